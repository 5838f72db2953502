// Entry facts: what the compiled abilities of a card determine about entering, as one flat record.
import type { Face } from '../engine/index.ts';
import { type CompiledCard, isUnreadLine } from './compile-card.ts';
import { otherEntryFacts } from './facts/other-entry-facts.ts';
import { ownEntryFacts } from './facts/own-entry-facts.ts';

/** The facts of one card; keys without a value are left out. */
export type Facts = Readonly<Record<string, unknown>>;

export interface EntryFacts {
  readonly name: string;
  readonly facts: Facts;
  readonly faces?: Readonly<Record<string, Facts>>;
  readonly unread: number;
}

/** The facts of a card, from its compiled abilities alone. */
export function entryFacts({ printed, lines }: CompiledCard): EntryFacts {
  const [front, ...others] = printed.faces;
  const facts = factsOf(front);
  const unread = lines.flat().filter(it => isUnreadLine(it.read)).length;
  const common = { name: printed.cardName, facts, unread };
  if (others.length === 0) return common;
  return { ...common, faces: Object.fromEntries(printed.faces.map(face => [face.name, factsOf(face)])) };
}

function factsOf(face: Face): Facts {
  const all: Facts = { ...ownEntryFacts(face.abilities), ...otherEntryFacts(face.abilities) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
