// Proposed events in words, before anything replaces them.

import type { Damage, GameEvent, ObjectId, PlayerId, Step, TokenToCreate } from '../../engine/index.ts';
import { ofKeywordMove } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { unnumbered } from '../../kit/strings.ts';
import { asSentence, counterWords, listInWords, pluralNoun, possessive, spelledOut, thirdPerson } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import type { ExplainContext } from '../explain-context.ts';
import { objectWords } from './pick-words.ts';
import { stepParts } from './step-parts.ts';

type Proposed = Extract<Step, { readonly kind: 'proposed' }>;
type Of<K extends GameEvent['kind']> = Extract<GameEvent, { readonly kind: K }>;

/** A proposed event as a whole sentence; one of an instruction with the name of the spell or ability. */
export function explainProposed(context: ExplainContext, step: Proposed): string {
  const { it, many, player, second, zone } = stepParts(context, step);
  // The table's entry for a kind takes events of that kind; the type cannot express this for a union.
  const words = PROPOSED[step.event.kind] as (parts: Parts, event: GameEvent) => readonly Clause[] | string;
  const said = words({ context, it, many, player, second, zone }, step.event);
  if (typeof said === 'string') return asSentence(said);
  const { by } = step;
  if (by === undefined) return asSentence(joined(said.map(({ subject, verb }) => `${subject} would ${verb}`)));
  const name = context.names.effect(by);
  const clauses = joined(said.map(indicative));
  return asSentence(clauses.startsWith(`${name} `) ? clauses : `${name}: ${clauses}`);
}

/** A subject with a verb in its plain form: "Bear Cub", "be destroyed". */
interface Clause {
  readonly subject: string;
  readonly verb: string;
  /** Whether the verb takes the plural form, or that of "you". */
  readonly many: boolean;
}

/** The clause of something that happens: "Bear Cub is destroyed". */
function indicative({ subject, verb, many }: Clause): string {
  const [head, ...rest] = verb.split(' ');
  if (head === 'be') return [subject, many ? 'are' : 'is', ...rest].join(' ');
  return `${subject} ${many ? verb : thirdPerson(verb)}`;
}

function joined(clauses: readonly string[]): string {
  return clauses.length === 2 ? clauses.join(', and ') : listInWords(clauses);
}

interface Parts {
  readonly context: ExplainContext;
  /** The affected objects. */
  readonly it: string;
  readonly many: boolean;
  readonly player: string;
  readonly second: boolean;
  readonly zone: ReturnType<typeof stepParts>['zone'];
}

function objectsDo({ it, many }: Parts, verb: string): readonly Clause[] {
  return [{ subject: it, verb, many }];
}

function playerDoes({ player, second }: Parts, verb: string): readonly Clause[] {
  return [{ subject: player, verb, many: second }];
}

function thingDoes(subject: string, verb: string, many = false): readonly Clause[] {
  return [{ subject, verb, many }];
}

const PROPOSED = {
  enters: (parts, { objects }) => objectsDo(parts, `enter${statusWords(parts.context, objects)}`),
  creates: (parts, { tokens }) => playerDoes(parts, `create ${listInWords(tokens.map(tokenWords))}`),
  draws: (parts, { count }) => playerDoes(parts, `draw ${cards(count)}`),
  mills: (parts, { count }) => playerDoes(parts, `mill ${cards(count)}`),
  gainsLife: (parts, { amount }) => playerDoes(parts, `gain ${amount} life`),
  losesLife: (parts, { amount }) => playerDoes(parts, `lose ${amount} life`),
  paysLife: (parts, { amount }) => playerDoes(parts, `pay ${amount} life`),
  setsLife: ({ player }, { amount }) => thingDoes(`${possessive(player)} life total`, `become ${amount}`),
  destroys: parts => objectsDo(parts, 'be destroyed'),
  taps: parts => objectsDo(parts, 'become tapped'),
  untaps: parts => objectsDo(parts, 'untap'),
  transforms: parts => objectsDo(parts, 'transform'),
  phasesIn: parts => objectsDo(parts, 'phase in'),
  phasesOut: parts => objectsDo(parts, 'phase out'),
  turnsFaceUp: parts => objectsDo(parts, 'be turned face up'),
  turnsFaceDown: parts => objectsDo(parts, 'be turned face down'),
  becomesCopy: (parts, { ofName }) => objectsDo(parts, `become a copy of ${copiedName(ofName)}`),
  merges: ({ context, it }, { spell }) => thingDoes(context.names.object(spell), `merge with ${it}`),
  attaches: (parts, { to }) => objectsDo(parts, `become attached to ${parts.context.names.thing(to)}`),
  putsCounters: ({ context }, { on, counter, amount }) =>
    thingDoes(counterWords(amount, counter), `be put on ${context.names.thing(on)}`, amount !== 1),
  removesCounters: ({ context }, { on, counter, amount }) =>
    thingDoes(counterWords(amount, counter), `be removed from ${context.names.thing(on)}`, amount !== 1),
  movesCounters: ({ context }, { from, to, counter, amount }) =>
    thingDoes(
      counterWords(amount, counter),
      `move from ${context.names.object(from)} to ${context.names.object(to)}`,
      amount !== 1,
    ),
  dealsDamage: ({ context }, { damage }) => damageClauses(context, damage),
  moves: (parts, { objects }) => {
    const participle = ofKeywordMove(MOVED, objects[0]?.verb ?? 'put');
    if (participle !== undefined) return objectsDo(parts, `be ${participle}`);
    return objectsDo(parts, `go to ${listInWords([...new Set(objects.map(move => parts.zone(move.to)))], 'or')}`);
  },
  begins: ({ player }, { what }) => thingDoes(`${possessive(player)} ${spelledOut(what)}`, 'begin'),
  attacks: parts => objectsDo(parts, 'attack'),
  casts: ({ it }) => `${it} becomes cast`,
  addsMana: (parts, { mana }) =>
    playerDoes(parts, mana.length === 0 ? 'add no mana' : `add ${mana.map(symbol => `{${symbol}}`).join('')}`),
  losesGame: parts => playerDoes(parts, 'lose the game'),
  winsGame: parts => playerDoes(parts, 'win the game'),
  shuffles: parts => playerDoes(parts, 'shuffle'),
  carriesOut: (_, { by }) => `the instructions of ${by.name} are carried out in order`,
} as const satisfies {
  readonly [K in GameEvent['kind']]: (parts: Parts, event: Of<K>) => readonly Clause[] | string;
};

/** " tapped and attacking your opponent": the status in which all of several objects are to enter. */
function statusWords(context: ExplainContext, objects: Of<'enters'>['objects']): string {
  const [attacked, ...others] = new Set(objects.map(it => it.attacking));
  const whom = others.length > 0 || attacked === undefined || attacked === 'choose' ? undefined : attacked;
  const words = [
    ...(objects.every(it => it.tapped) ? ['tapped'] : []),
    ...(whom === undefined ? [] : [`attacking ${context.names.thing(whom)}`]),
  ];
  return words.length === 0 ? '' : ` ${words.join(' and ')}`;
}

/** Moves that are keyword actions, as participles. */
const MOVED = {
  exile: 'exiled',
  sacrifice: 'sacrificed',
  discard: 'discarded',
  mill: 'milled',
};

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

/** Damage to be dealt, with equal parts of one source joined: "deal 2 damage to you and Grizzly Bears". */
function damageClauses(context: ExplainContext, damage: readonly Damage[]): readonly Clause[] {
  const alike = new Map<
    string,
    { readonly source: ObjectId; readonly amount: number; readonly to: (ObjectId | PlayerId)[] }
  >();
  for (const { source, amount, to } of damage) {
    const group = alike.get(`${amount} ${source}`);
    if (group === undefined) alike.set(`${amount} ${source}`, { source, amount, to: [to] });
    else group.to.push(to);
  }
  return [...alike.values()].flatMap(({ source, amount, to }) =>
    thingDoes(context.names.object(source), `deal ${amount} damage to ${things(context, to)}`),
  );
}

function things(context: ExplainContext, ids: readonly (ObjectId | PlayerId)[]): string {
  const players = ids.filter(id => context.names.isPlayer(id));
  const objects = ids.filter((id): id is ObjectId => !context.names.isPlayer(id));
  return listInWords([
    ...players.map(id => context.names.thing(id)),
    ...(objects.length === 0 ? [] : [objectWords(context, objects)]),
  ]);
}
