// Proposed events in words, before anything replaces them.

import type { Damage, GameEvent, ObjectId, PlayerId, Step, TokenToCreate } from '../../engine/index.ts';
import {
  asSentence,
  counterWords,
  listInWords,
  numberWord,
  pluralNoun,
  possessive,
  spelledOut,
  unnumbered,
  withIndefiniteArticleWord,
} from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import { objectWords } from './pick-words.ts';
import { stepParts } from './step-parts.ts';

type Proposed = Extract<Step, { readonly kind: 'proposed' }>;
type Of<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

/** A proposed event as a whole sentence. */
export function explainProposed(context: ExplainContext, step: Proposed): string {
  const { it, player, zone } = stepParts(context, step);
  // The table's entry for a kind takes events of that kind; the type cannot express this for a union.
  const words = PROPOSED[step.event.kind] as (parts: Parts, event: GameEvent) => string;
  return asSentence(words({ context, it, player, zone }, step.event));
}

interface Parts {
  readonly context: ExplainContext;
  /** The affected objects. */
  readonly it: string;
  readonly player: string;
  readonly zone: ReturnType<typeof stepParts>['zone'];
}

const PROPOSED = {
  enters: ({ it }) => `${it} would enter`,
  creates: ({ player }, { tokens }) => `${player} would create ${listInWords(tokens.map(tokenWords))}`,
  draws: ({ player }, { count }) => `${player} would draw ${cards(count)}`,
  mills: ({ player }, { count }) => `${player} would mill ${cards(count)}`,
  gainsLife: ({ player }, { amount }) => `${player} would gain ${amount} life`,
  losesLife: ({ player }, { amount }) => `${player} would lose ${amount} life`,
  paysLife: ({ player }, { amount }) => `${player} would pay ${amount} life`,
  setsLife: ({ player }, { amount }) => `${possessive(player)} life total would become ${amount}`,
  destroys: ({ it }) => `${it} would be destroyed`,
  taps: ({ it }) => `${it} would become tapped`,
  untaps: ({ it }) => `${it} would untap`,
  transforms: ({ it }) => `${it} would transform`,
  phasesIn: ({ it }) => `${it} would phase in`,
  phasesOut: ({ it }) => `${it} would phase out`,
  turnsFaceUp: ({ it }) => `${it} would be turned face up`,
  turnsFaceDown: ({ it }) => `${it} would be turned face down`,
  becomesCopy: ({ it }, { ofName }) => `${it} would become a copy of ${copiedName(ofName)}`,
  merges: ({ context, it }, { spell }) => `${context.names.object(spell)} would merge with ${it}`,
  attaches: ({ context, it }, { to }) => `${it} would become attached to ${context.names.thing(to)}`,
  putsCounters: ({ context }, { on, counter, amount }) =>
    `${counterWords(amount, counter)} would be put on ${context.names.thing(on)}`,
  removesCounters: ({ context }, { on, counter, amount }) =>
    `${counterWords(amount, counter)} would be removed from ${context.names.thing(on)}`,
  movesCounters: ({ context }, { from, to, counter, amount }) =>
    `${counterWords(amount, counter)} would move from ${context.names.object(from)} to ${context.names.object(to)}`,
  dealsDamage: ({ context }, { damage }) => damageWords(context, damage),
  moves: ({ it, zone }, { objects }) =>
    `${it} would go to ${listInWords([...new Set(objects.map(move => zone(move.to)))], 'or')}`,
  begins: ({ player }, { what }) => `${possessive(player)} ${spelledOut(what)} would begin`,
  attacks: ({ it }) => `${it} would attack`,
  casts: ({ it }) => `${it} becomes cast`,
  addsMana: ({ player }, { mana }) => `${player} would add ${mana.map(symbol => `{${symbol}}`).join('')}`,
  losesGame: ({ player }) => `${player} would lose the game`,
  winsGame: ({ player }) => `${player} would win the game`,
  shuffles: ({ player }) => `${player} would shuffle`,
  carriesOut: (_, { by }) => `the instructions of ${by.name} are carried out in order`,
} as const satisfies { readonly [K in GameEvent['kind']]: (parts: Parts, event: Of<K>) => string };

function cards(count: number): string {
  return count === 1 ? 'a card' : `${numberWord(count)} cards`;
}

/** The name of a copied object; a face-down one has none (708.2a). */
function copiedName(name: string): string {
  return unnumbered(name) || 'something face down';
}

/** Tokens to create: "a Goblin token", "two tokens that are copies of Bear Cub". */
function tokenWords({ count, copy, label, printed }: TokenToCreate): string {
  const name = unnumbered(printed.faces[0].name || label).replace(/ ?Token$/i, '');
  const noun = copy === undefined && name !== '' ? `${name} token` : 'token';
  const tokens = count === 1 ? withIndefiniteArticleWord(noun) : `${numberWord(count)} ${pluralNoun(noun)}`;
  if (copy === undefined) return tokens;
  return `${tokens} that ${count === 1 ? 'is a copy' : 'are copies'} of ${copiedName(copy.ofName)}`;
}

/**
 * Damage to be dealt, with equal parts of one source joined: "Bear Cub would deal 2 damage to you and Grizzly Bears".
 */
function damageWords(context: ExplainContext, damage: readonly Damage[]): string {
  const alike = new Map<
    string,
    { readonly source: ObjectId; readonly amount: number; readonly to: (ObjectId | PlayerId)[] }
  >();
  for (const { source, amount, to } of damage) {
    const group = alike.get(`${amount} ${source}`);
    if (group === undefined) alike.set(`${amount} ${source}`, { source, amount, to: [to] });
    else group.to.push(to);
  }
  const clauses = [...alike.values()].map(
    it => `${context.names.object(it.source)} would deal ${it.amount} damage to ${things(context, it.to)}`,
  );
  return clauses.length === 2 ? clauses.join(', and ') : listInWords(clauses);
}

function things(context: ExplainContext, ids: readonly (ObjectId | PlayerId)[]): string {
  const players = ids.filter(id => context.names.isPlayer(id));
  const objects = ids.filter((id): id is ObjectId => !context.names.isPlayer(id));
  return listInWords([
    ...players.map(id => context.names.thing(id)),
    ...(objects.length === 0 ? [] : [objectWords(context, objects)]),
  ]);
}
