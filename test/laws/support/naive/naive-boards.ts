// Small boards of random cards for the naive solver: up to five permanents, and one that enters.
import fc from 'fast-check';
import type { Lasting, NaiveCard, NaivePiece, Player, Sentence } from './model.ts';
import { AURAS, DEFINING, GATES, OWN, STATED, SWITCH, TEXT_CHANGES } from './naive-sentences.ts';

export interface NaiveBoard {
  readonly pieces: readonly NaivePiece[];
  /** One or two. */
  readonly entering: readonly NaivePiece[];
}

const some = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list);
const said = fc.oneof({ arbitrary: some(STATED), weight: 1 }, { arbitrary: some(GATES), weight: 1 });

const raw = fc.record({
  frame: some([
    'creature',
    'creature',
    'artifact',
    'land',
    'enchantment',
    'artifact creature',
    'enchantment creature',
    'aura',
  ]),
  color: some(['', 'white', 'blue', 'black', 'red', 'green']),
  subtype: some(['Goblin', 'Zombie', 'Bear']),
  isForest: fc.boolean(),
  manaValue: fc.integer({ min: 1, max: 4 }),
  power: fc.integer({ min: 0, max: 3 }),
  toughness: fc.integer({ min: 1, max: 3 }),
  said: fc.array(said, { minLength: 1, maxLength: 2 }),
  own: fc.option(some(OWN), { nil: undefined, freq: 3 }),
  defining: fc.option(some(DEFINING), { nil: undefined, freq: 1 }),
  aura: some(AURAS),
  counters: fc.constantFrom(0, 0, 0, 1, 2),
  controller: some<Player>(['you', 'you', 'opponent']),
  host: fc.nat({ max: 4 }),
  text: fc.option(some(TEXT_CHANGES), { nil: undefined, freq: 1 }),
  isSwitched: some([false, false, false, true]),
});
type Raw = typeof raw extends fc.Arbitrary<infer T> ? T : never;

/** Any small board. */
export const naiveBoard: fc.Arbitrary<NaiveBoard> = fc
  .record({
    pieces: fc.array(raw, { minLength: 1, maxLength: 5 }),
    entering: fc.tuple(raw, raw),
    isCreature: some([true, true, false]),
    count: some([1, 1, 2]),
  })
  .map(({ pieces, entering, isCreature, count }) => {
    // no rule says whether an Aura that has lost its enchant ability stays: Auras enchant what no Aura can be
    const hosts = pieces.filter(it => it.frame !== 'aura');
    const order = pieces.filter(it => it.frame !== 'aura' || hosts.length > 0);
    const all = order.map((it, n) => pieceOf(it, n, order.indexOf(hosts[it.host % hosts.length] ?? it)));
    const arriving = entering.slice(0, count).map((raw, n): NaivePiece => {
      const frame = isCreature ? 'creature' : raw.frame === 'aura' ? 'enchantment' : raw.frame;
      const piece = pieceOf({ ...raw, frame }, order.length + n, 0);
      return { ...piece, id: `e${n + 1}`, counters: 0, lasting: [] };
    });
    return { pieces: all, entering: arriving };
  });

function pieceOf(raw: Raw, n: number, host: number): NaivePiece {
  const id = `p${n}`;
  return {
    id,
    owner: raw.controller,
    controller: raw.controller,
    card: cardOf(raw, n),
    counters: raw.frame.includes('creature') ? raw.counters : 0,
    tapped: false,
    timestamp: n + 1,
    attachedTo: raw.frame === 'aura' ? `p${host}` : undefined,
    lasting: lastingOf(raw),
  };
}

function cardOf(raw: Raw, n: number): NaiveCard {
  const isCreature = raw.frame.includes('creature');
  const isLand = raw.frame === 'land';
  const types = ['artifact', 'enchantment', 'land', 'creature'].filter(type => raw.frame.includes(type));
  return {
    name: `Card ${'ABCDEFG'[n] ?? n}`,
    manaValue: isLand ? 0 : raw.manaValue,
    types: raw.frame === 'aura' ? ['Enchantment'] : types.map(type => `${type[0]?.toUpperCase()}${type.slice(1)}`),
    subtypes: raw.frame === 'aura' ? ['Aura'] : isCreature ? [raw.subtype] : isLand && raw.isForest ? ['Forest'] : [],
    colors: isLand || raw.color === '' ? [] : [raw.color],
    power: isCreature && raw.defining === undefined ? raw.power : undefined,
    toughness: isCreature && raw.defining === undefined ? raw.toughness : undefined,
    sentences: sentencesOf(raw, isCreature),
  };
}

function sentencesOf(raw: Raw, isCreature: boolean): readonly Sentence[] {
  if (raw.frame === 'aura') return raw.aura;
  const own = [raw.own, raw.defining].filter((one): one is Sentence => one !== undefined);
  return [...new Set([...(isCreature ? own : []), ...raw.said])];
}

/** A change of text at most, since no rule says in which order two of them are read; switching needs a creature. */
function lastingOf(raw: Raw): readonly Lasting[] {
  const isCreature = raw.frame.includes('creature');
  return [...(raw.text === undefined ? [] : [raw.text]), ...(raw.isSwitched && isCreature ? [SWITCH] : [])];
}

const LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** The board as a scenario. */
export function naiveScenario({ pieces, entering }: NaiveBoard): Readonly<Record<string, unknown>> {
  const given = (['you', 'opponent'] as const).map(player => [
    player,
    {
      battlefield: pieces.filter(it => it.controller === player).map(pieceEntry),
      ...(player === 'you' ? { effects: pieces.flatMap(effectEntries) } : {}),
    },
  ]);
  return {
    id: 'naive-board',
    title: 'A board for two solvers',
    players: ['you', 'opponent'],
    active: 'you',
    cards: [...pieces, ...entering].map(it => cardEntry(it.card)),
    given: Object.fromEntries(given),
    when: {
      enters: entering.map(it => ({ card: it.card.name, as: it.id, from: 'hand', under: it.controller })),
    },
  };
}

function effectEntries({ id, lasting }: NaivePiece): readonly unknown[] {
  return lasting.map(({ text, words }) => ({
    text,
    targets: [id],
    ...(words === undefined ? {} : { chosen: { fromWord: words[0], toWord: words[1] } }),
  }));
}

function pieceEntry({ id, card, counters, timestamp, attachedTo }: NaivePiece): unknown {
  return {
    card: card.name,
    as: id,
    timestamp,
    // none, where it would have those that it entered with by its own words
    counters: counters === 0 ? {} : { '+1/+1': counters },
    ...(attachedTo === undefined ? {} : { attachedTo }),
  };
}

function cardEntry({ name, manaValue, types, subtypes, colors, power, toughness, sentences }: NaiveCard): unknown {
  const [color] = colors;
  const generic = manaValue - colors.length;
  const cost = `${generic > 0 ? `{${generic}}` : ''}${color === undefined ? '' : `{${LETTERS[color]}}`}`;
  const isCreature = types.includes('Creature');
  return {
    name,
    ...(cost === '' ? {} : { manaCost: cost }),
    type: [types.join(' '), ...(subtypes.length === 0 ? [] : [subtypes.join(' ')])].join(' — '),
    text: sentences.map(it => it.text).join('\n'),
    ...(isCreature ? { power: String(power ?? '*'), toughness: String(toughness ?? '*') } : {}),
  };
}
