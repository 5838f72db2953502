// Compiled cards by name: those of the scenario itself, then those of the book.

import { type Card, type CardBook, type CardFace, type CardLookup, noSuchCard } from '../../cards/index.ts';
import type { Ability, Condition, CopyException, Edition, Effect, Printed } from '../../engine/index.ts';
import { fold } from '../../kit/fold.ts';
import type { Issue } from '../../kit/issue.ts';
import { keyOf } from '../../kit/structure.ts';
import {
  type EffectOptions,
  emblemCard,
  hasPrototype,
  type OwnReplacement,
  type Placement,
  type SpellInstructions,
  type UnreadSubject,
} from '../../oracle/index.ts';
import { LETTER_OF } from '../../vocabulary/index.ts';
import type { FaceText, ScenarioCard } from '../schema/card-schema.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import type { ScenarioToken } from '../schema/token-schema.ts';
import { makerOfEmblem } from './emblem-names.ts';

/** The parts of the Oracle compiler that staging uses. */
export interface Compiler {
  /** A card with all its faces; lines that were not read are listed in `unread`. */
  readonly card: (card: Card) => CardCompilation;
  /**
   * The effects of the sentences of a spell or ability; undefined where unread. `names`: those of itself or a target.
   */
  readonly effects: (text: string, options?: EffectOptions) => readonly Effect[] | undefined;
  /** The instructions of an instant or sorcery in order, with its targets and the sentences that were not read. */
  readonly instructions: (text: string, names: readonly string[]) => SpellInstructions;
  /** The clauses of a text that put something onto the battlefield or create it, with all it says about that. */
  readonly placements: (text: string, names: readonly string[]) => readonly Placement[];
  /** An ability in words; undefined where it has none. */
  readonly print: (ability: Ability) => string | undefined;
  /** The condition that words after "if" state; undefined when they were not read. */
  readonly condition: (words: string, names: readonly string[]) => Condition | undefined;
  /** The exceptions of a copy effect, from the words after "except"; undefined when they were not read. */
  readonly exceptions: (text: string, names?: readonly string[]) => readonly CopyException[] | undefined;
  /** The self-replacement effects of a spell's text on the damage it deals (614.15), and the sentences not read. */
  readonly ownReplacements: (text: string, names: readonly string[]) => readonly OwnReplacement[];
  /** The token of a name such as "Treasure" (111.10), named according to the edition (111.4). */
  readonly predefined: (name: string, edition: Pick<Edition, 'tokenNamesEndInToken'>) => Printed | undefined;
}

/** A line of a card that was not read, with what it is about. */
export interface UnreadText {
  readonly text: string;
  readonly about: readonly UnreadSubject[];
}

export interface CardCompilation {
  readonly printed: Printed;
  readonly unread: readonly UnreadText[];
}

export interface CompiledCardRef extends CardCompilation {
  /** The index of the face that the name means, where there are several. */
  readonly face: number | undefined;
}

export interface CardCache {
  /** The card of a name, or the problem with the name. */
  readonly card: (name: string, path: Issue['path']) => CompiledCardRef | Issue;
  readonly token: (token: ScenarioToken, edition: Pick<Edition, 'tokenNamesEndInToken'>) => CardCompilation | undefined;
  readonly compiler: Compiler;
}

/** The cards of a scenario and a book. Each card is compiled once. */
export function cardCacheFor(scenario: Scenario, book: Pick<CardBook, 'byName'>, compiler: Compiler): CardCache {
  const own = new Map(scenario.cards.flatMap(card => namesOf(card).map(name => [fold(name), card] as const)));
  const compiled = new Map<string, CardCompilation>();
  const compile: Compile = (card, key) => {
    const known = compiled.get(key) ?? compiler.card(card);
    compiled.set(key, known);
    return known;
  };
  return {
    compiler,
    card: (name, path) => {
      const ours = own.get(fold(name));
      if (ours !== undefined)
        return { ...compile(ownCardAsPrinted(ours), `own:${ours.name}`), face: faceNamed(ours, name) };
      const found = book.byName(name);
      if (found.kind === 'found') return { ...compile(found.card, found.card.name), face: found.face };
      const emblem = emblemNamed(name, own, book);
      if (emblem !== undefined) return { ...compile(emblem, `emblem:${emblem.name}`), face: undefined };
      if (found.kind === 'ambiguous') return ambiguous(name, found.names, found.count, path);
      return unknownCard(name, found, path);
    },
    token: (token, edition) => {
      if (token.kind === 'described') return tokenOf(compile, token, edition);
      const printed = compiler.predefined(token.name, edition);
      return printed === undefined ? undefined : { printed, unread: [] };
    },
  };
}

/** The emblem of the card before the last word: "Elspeth, Knight-Errant Emblem". */
function emblemNamed(
  name: string,
  own: ReadonlyMap<string, ScenarioCard>,
  book: Pick<CardBook, 'byName'>,
): Card | undefined {
  const maker = makerOfEmblem(name);
  if (maker === undefined) return undefined;
  const ours = own.get(fold(maker));
  const found = book.byName(maker);
  const card = ours === undefined ? (found.kind === 'found' ? found.card : undefined) : ownCardAsPrinted(ours);
  return card && emblemCard(card, name);
}

type Compile = (card: Card, key: string) => CardCompilation;

/** Whether a look-up of a card gave a problem. */
export function isIssue(found: object): found is Issue {
  return 'message' in found;
}

/** The problem with the name of a card that nobody has written into the scenario itself, where there is one. */
export function problemWithCard(name: string, book: Pick<CardBook, 'byName'>, path: Issue['path']): Issue | undefined {
  const found = book.byName(name);
  if (found.kind === 'found' || emblemNamed(name, new Map(), book) !== undefined) return undefined;
  return found.kind === 'ambiguous' ? ambiguous(name, found.names, found.count, path) : unknownCard(name, found, path);
}

function unknownCard(name: string, found: Extract<CardLookup, { kind: 'unknown' }>, path: Issue['path']): Issue {
  return { path, message: noSuchCard(name, found), suggestions: found.suggestions, typed: name, unknownCard: name };
}

function ambiguous(name: string, names: readonly string[], count: number, path: Issue['path']): Issue {
  const message = `"${name}" may be any of ${count} cards. Which one is meant?`;
  return { path, message, suggestions: names, typed: name };
}

/** The index of the face of that name, where it is not the name of the whole card. */
function faceNamed({ name: whole, faces = [] }: ScenarioCard, name: string): number | undefined {
  const index = fold(whole) === fold(name) ? -1 : faces.findIndex(face => fold(face.name) === fold(name));
  return index === -1 ? undefined : index;
}

function namesOf(card: ScenarioCard): readonly string[] {
  return [card.name, ...(card.faces ?? []).map(face => face.name)];
}

/** The printed card that a scenario's own card describes. */
export function ownCardAsPrinted(card: ScenarioCard): Card {
  const [first, ...rest] = (card.faces ?? [card]).map(faceOf);
  const faces: [CardFace, ...CardFace[]] = [first ?? faceOf(card), ...rest];
  const layout = (card.layout ??
    (rest.length > 0 ? 'transform' : layoutOf(faces[0].typeLine, faces[0].oracleText))) as Card['layout']; // checked by the schema
  return { name: card.name, layout, faces };
}

function layoutOf(typeLine: string, text: string): Card['layout'] {
  if (typeLine.includes('Saga')) return 'saga';
  if (typeLine.includes('Class')) return 'class';
  if (hasPrototype(text)) return 'prototype';
  return 'normal';
}

function faceOf(face: FaceText): CardFace {
  return {
    name: face.name,
    manaCost: face.manaCost ?? '',
    typeLine: face.type,
    oracleText: face.text ?? '',
    ...optional('power', face.power),
    ...optional('toughness', face.toughness),
    ...optional('loyalty', face.loyalty),
    ...optional('defense', face.defense),
  };
}

function optional<K extends string>(key: K, value: string | undefined): { readonly [P in K]?: string } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: string }; // a record of one key
}

/** 111.3, 111.4: a token as its maker describes it, named after its subtypes where no name is given. */
function tokenOf(
  compile: Compile,
  token: Extract<ScenarioToken, { kind: 'described' }>,
  edition: Pick<Edition, 'tokenNamesEndInToken'>,
): CardCompilation {
  const subtypes = token.subtypes.join(' ');
  const name = token.name ?? (edition.tokenNamesEndInToken ? `${subtypes} Token`.trim() : subtypes);
  const left = [...token.supertypes, ...token.types].join(' ');
  const face: CardFace = {
    name,
    manaCost: '',
    typeLine: subtypes === '' ? left : `${left} — ${subtypes}`,
    oracleText: token.text ?? '',
    colorIndicator: token.colors.map(color => LETTER_OF[color]),
    ...optional('power', token.power),
    ...optional('toughness', token.toughness),
    ...optional('loyalty', token.loyalty),
    ...optional('defense', token.defense),
  };
  const layout = layoutOf(face.typeLine, face.oracleText);
  const { printed, unread } = compile({ name, layout, faces: [face] }, keyOf(face));
  return { printed: { ...printed, layout: 'token', cardName: name }, unread };
}
