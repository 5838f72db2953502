// Questions that mean the same: other seats, another order of writing, a later day, copies, other wordings.
import { RULE_SWITCHES } from '../../src/engine/index.ts';
import { DIGEST_DATE } from '../../src/rules/index.ts';
import { anyBoard, type Board } from './support/boards.ts';
import { endsOf } from './support/compare-answers.ts';
import { printedRow, textOf } from './support/pool.ts';
import { ADDED, describeRewriting, type Rewriting } from './support/rewriting.ts';
import { SIZE } from './support/size.ts';
import { flagsReadBy } from './support/solved.ts';
import { inOtherWords } from './support/wordings.ts';

const CASES: readonly Rewriting[] = [
  {
    law: 'a permanent is added that nothing mentions',
    boards: anyBoard,
    other: withUnmentioned,
    share: 0.03,
  },
  {
    law: 'a board is written in another order, with the timestamps of its permanents',
    boards: anyBoard,
    other: inReverse,
    share: 0.4,
  },
  {
    law: 'two players exchange their seats, with all they have',
    boards: anyBoard,
    other: withSeatsExchanged,
    share: 0.3,
    called: { anna: 'bert', bert: 'anna' },
  },
  {
    law: 'the seats are counted from another player on',
    boards: anyBoard,
    other: withSeatsTurned,
    share: 0.5,
  },
  {
    law: 'it is answered under the rules of a later day on which nothing it asks for had changed',
    boards: anyBoard,
    other: onTwoDays,
    share: 0.4,
  },
  {
    law: 'a permanent is a copy of the card instead of the card',
    boards: anyBoard,
    other: withCopy,
    isReprinted: true,
    share: 0.1,
  },
  {
    law: 'cards have older wordings',
    boards: anyBoard,
    other: inOtherWords,
    isReprinted: true,
    share: 0.3,
  },
];

describeRewriting(CASES, SIZE.equivalent);

type Written = Readonly<Record<string, unknown>>;

/** A number that depends on the board alone. */
function numberOf(board: Board): number {
  return [...JSON.stringify([board.given, board.when])].reduce((sum, it) => (sum * 31 + it.charCodeAt(0)) % 65_537, 7);
}

function battlefieldOf(given: Written | undefined): readonly Written[] {
  return Array.isArray(given?.battlefield) ? given.battlefield : [];
}

/** Permanents without abilities, each with words of texts for which its presence may matter. */
const INERT = [
  { name: 'Inert Block', type: 'Artifact', looks: /artifact|historic/i },
  { name: 'Inert Veil', type: 'Enchantment', looks: /enchantment/i },
  { name: 'Inert Place', type: 'Land', looks: /land|domain|plains|island|swamp|mountain|forest/i },
  { name: 'Inert Beast', type: 'Creature — Hippo', looks: /creature|devour|party|champion|amplify|convoke|tribute/i },
] as const;

/** Words for which the presence of any permanent may matter. */
const LOOKS =
  /permanent|nonland|noncreature|nontoken|nonartifact|colou?r|mana value|name|sacrifice|destroy|exile|return|number of|for each|proliferate|tap|monarch|attach|ascend/i;

function withUnmentioned(board: Board): Board | undefined {
  const written = JSON.stringify([board.given, board.when]);
  if (/"does"|"sacrifices"|"untap"|"begins"/.test(written)) return undefined;
  const printed = [...written.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => textOf(name));
  const texts = [...printed, ...board.cards.map(it => JSON.stringify(it))];
  if (texts.some(text => LOOKS.test(text))) return undefined;
  const inert = INERT.filter(({ looks }) => !texts.some(text => looks.test(text)));
  const one = inert[numberOf(board) % inert.length];
  if (one === undefined) return undefined;
  const size = one.type.startsWith('Creature') ? { power: '4', toughness: '4' } : {};
  const last = board.players.at(-1) ?? 'you';
  const all = board.given[last] ?? {};
  const battlefield = [...battlefieldOf(all), { card: one.name, as: ADDED }];
  return {
    ...board,
    cards: [...board.cards, { name: one.name, manaCost: '{1}', type: one.type, ...size }],
    given: { ...board.given, [last]: { ...all, battlefield } },
  };
}

/** The board with timestamps in the order written. */
function timed(board: Board): Board {
  let timestamp = 0;
  const given = Object.entries(board.given).map(([player, all]) => {
    const battlefield = battlefieldOf(all).map(it => ({ ...it, timestamp: ++timestamp }));
    return [player, { ...all, battlefield }] as const;
  });
  return { ...board, given: Object.fromEntries(given) };
}

/** The board with its timestamps, and the same with its players and permanents in reverse. */
function inReverse(board: Board): readonly [Board, Board] | undefined {
  const first = timed(board);
  const reversed = Object.entries(first.given).map(
    ([player, all]) => [player, { ...all, battlefield: battlefieldOf(all).toReversed() }] as const,
  );
  if (Object.values(first.given).flatMap(battlefieldOf).length < 2) return undefined;
  return [first, { ...first, given: Object.fromEntries(reversed.toReversed()) }];
}

/** The board with its two players called by names, and with those names exchanged. */
function withSeatsExchanged(board: Board): readonly [Board, Board] | undefined {
  if (board.players.length !== 2) return undefined;
  const first = calling(timed(board), { you: 'anna', opponent: 'bert' });
  const second = calling(timed(board), { you: 'bert', opponent: 'anna' });
  return [first, { ...second, players: first.players }];
}

function calling(board: Board, names: Readonly<Record<string, string>>): Board {
  const written = JSON.stringify(board, (_key, value: unknown) =>
    typeof value === 'string' ? (names[value] ?? value) : value,
  );
  const other: Board = JSON.parse(written);
  const given = Object.entries(other.given).map(([player, all]) => [names[player] ?? player, all] as const);
  return { ...other, given: Object.fromEntries(given) };
}

/** The board with its timestamps, and the same with its players listed from the second on. */
function withSeatsTurned(board: Board): readonly [Board, Board] {
  const first = timed(board);
  return [first, { ...first, players: [...first.players.slice(1), ...first.players.slice(0, 1)] }];
}

/** The question on a day, and on a later one on which all it asked of the rules was the same. */
function onTwoDays(board: Board): readonly [Board, Board] | undefined {
  const days = [...new Set([...RULE_SWITCHES.map(it => it.since), DIGEST_DATE])].sort();
  const first = { ...board, rules: days[numberOf(board) % days.length] ?? DIGEST_DATE };
  const flags = flagsReadBy(first, endsOf);
  const changes = RULE_SWITCHES.filter(({ flag, since }) => flags.has(flag) && since > first.rules).map(it => it.since);
  const later = days.filter(day => day > first.rules && !changes.some(change => change <= day));
  const second = later[numberOf(board) % later.length];
  return second === undefined ? undefined : [first, { ...board, rules: second }];
}

/** Texts that see whether something is the card itself, or where it goes. */
const SEES = /graveyard|dies|leaves|hand|named|card|token|exile|transform|meld|copy|chosen|choose/i;

/** Words of permanents that entered with counters, which what has become a copy since did not (122.6, 707.2). */
const ENTERED_WITH =
  /\benters? (?:the battlefield )?with\b|\b(?:modular|fading|vanishing|graft|sunburst|devour|amplify|bloodthirst|ravenous|riot|tribute|unleash)\b/i;

/** The board with one of its permanents as a blank card of the same types that has become a copy of it. */
function withCopy(board: Board): readonly [Board, Board] | undefined {
  const pieces = Object.values(board.given).flatMap(battlefieldOf);
  // a name that several have would mean any of them, in place of the card
  const isAlone = ({ card }: Written) => pieces.filter(it => it.card === card).length === 1;
  // a card in a graveyard is the card, whatever it was a copy of
  const entering = Array.isArray(board.when.enters) ? (board.when.enters as readonly Written[]) : [];
  const named = [...pieces, ...entering].map(it => textOf(String(it.card)));
  if (named.some(it => /top card of your graveyard/iu.test(it))) return undefined;
  const able = pieces.filter(piece => isPlainCard(piece) && isAlone(piece));
  const piece = able[numberOf(board) % able.length];
  const row = printedRow(String(piece?.card));
  if (piece === undefined || row === undefined) return undefined;
  const { name: _, text: __, ...values } = row;
  const blank = { ...values, name: 'Blank Shell' };
  const { card, as, ...rest } = piece;
  const called = (of: unknown, how: Written): Board['given'] => {
    const written = JSON.stringify(of).replaceAll(JSON.stringify(as), JSON.stringify(ADDED));
    const given: Board['given'] = JSON.parse(written);
    const put = (it: Written) => (it.as === ADDED ? { ...rest, ...how, as: ADDED } : it);
    return Object.fromEntries(
      Object.entries(given).map(([player, all]) => [player, { ...all, battlefield: battlefieldOf(all).map(put) }]),
    );
  };
  const when: Board['when'] = JSON.parse(
    JSON.stringify(board.when).replaceAll(JSON.stringify(as), JSON.stringify(ADDED)),
  );
  const cards = [...board.cards, blank];
  return [
    { ...board, cards, when, given: called(board.given, { card }) },
    { ...board, cards, when, given: called(board.given, { card: blank.name, copyOf: card }) },
  ];
}

/** Types whose permanents have had counters since they entered; what became a copy later has not. */
const COUNTED = /\b(?:Saga|Planeswalker|Battle)\b/u;

function isPlainCard({ card, token, copyOf, faceDown, attachedTo }: Written): boolean {
  const row = printedRow(String(card));
  const isAsPrinted = token === undefined && copyOf === undefined && faceDown === undefined && attachedTo === undefined;
  return (
    isAsPrinted && row !== undefined && !SEES.test(row.text) && !ENTERED_WITH.test(row.text) && !COUNTED.test(row.type)
  );
}
