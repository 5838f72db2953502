// Representatives of huge ranges: what something in the position could distinguish, and one of everything else.

import type { ChoiceRange } from '../ability/replacement.ts';
import type { Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import type { Face, Printed } from '../model/characteristics.ts';
import { visit } from '../walk/index.ts';

/** The representative of every card name that nothing in the position distinguishes. */
export const OTHER_NAME = 'any other name';

/** The names of the cards in a range ("a nonland card name") in the position, each face by itself, sorted. */
export function distinguishableCardNames(run: Run, range: ChoiceRange | undefined): readonly string[] {
  const names = new Set<string>();
  for (const object of run.state.objects.values()) {
    if (object.token) continue;
    for (const face of object.printed.faces) if (face.name !== '' && isNameWithin(face, range)) names.add(face.name);
  }
  return [...names].sort();
}

/** 201.4a: whether the name of a face is within the range of a choice: "a nonland card name", "other than a basic land". */
export function isNameWithin(face: Face, range: ChoiceRange | undefined): boolean {
  if (range?.kind === 'words') return range.words.every(kind => isOfKind(face, kind));
  return range?.kind !== 'except' || !range.words.some(kind => isOfKind(face, kind));
}

/** "nonbasic land", "noncreature, nonland": each word a type or supertype it has, or lacks. */
function isOfKind(face: Face, kind: string): boolean {
  const has = [...face.supertypes, ...face.types].map(type => type.toLowerCase());
  const words = kind.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.every(word => (word.startsWith('non') ? !has.includes(word.slice(3)) : has.includes(word)));
}

/** The creature types something in the position has or mentions, and the first of the others. */
export function distinguishableCreatureTypes(run: Run, view: View, legal: readonly string[]): readonly string[] {
  const words = new Set<string>();
  for (const object of run.state.objects.values()) for (const word of mentionedBy(object.printed)) words.add(word);
  for (const id of view.battlefield) for (const subtype of view.of(id).subtypes) words.add(subtype);
  const mentioned = legal.filter(type => words.has(type));
  const other = legal.find(type => !words.has(type));
  return other === undefined ? mentioned : [...mentioned, other];
}

const CACHE = new WeakMap<Printed, readonly string[]>();

/** The subtypes a card has or mentions. */
function mentionedBy(printed: Printed): readonly string[] {
  const cached = CACHE.get(printed);
  if (cached !== undefined) return cached;
  const words: string[] = [];
  const collect = (node: object) => {
    if ('subtypes' in node && Array.isArray(node.subtypes)) words.push(...node.subtypes);
  };
  visit('printed', printed, {
    face: collect,
    change: collect,
    exception: collect,
    token: collect,
    clause: it => it.kind === 'subtype' && words.push(it.subtype),
  });
  CACHE.set(printed, words);
  return words;
}

/**
 * Whole numbers from the first to the last; without a last, those a measure in the position could meet and one more.
 */
export function distinguishableNumbers(view: View, from: number, to: number | undefined): readonly number[] {
  if (to !== undefined && to - from <= MOST) return upTo(from, Math.max(from, to));
  const met = new Set([from]);
  for (const id of view.battlefield) {
    const { power = 0, toughness = 0, manaValue } = view.of(id);
    for (const number of [power, toughness, manaValue]) if (number >= from && number <= (to ?? number)) met.add(number);
  }
  const distinct = [...met].sort((one, other) => one - other);
  return [...distinct, (distinct.at(-1) ?? from) + 1];
}

const MOST = 40;

function upTo(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}
