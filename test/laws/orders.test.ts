// Changes of a question that must not change its answer: the written order of simultaneous or unrelated things, other
// names of players, and objects without any bearing on it.
import { DIGEST_DATE } from '../../src/rules/index.ts';
import { anyBoard, type Board, boardWithSeveralEntering } from './support/boards.ts';
import { textOf, VANILLA_NAMES } from './support/pool.ts';
import { ADDED, describeRewriting, type Rewriting } from './support/rewriting.ts';

const CASES: readonly Rewriting[] = [
  {
    law: 'what enters together is listed in another order',
    boards: boardWithSeveralEntering,
    other: reversedEntering,
    share: 0.5,
  },
  {
    law: 'creatures and lands without abilities are listed in another order',
    boards: anyBoard,
    other: vanillaLast,
    share: 0.1,
  },
  {
    law: 'a phased-out permanent is added (702.26b)',
    boards: anyBoard,
    other: withPhasedOut,
    share: 0.4,
  },
  {
    law: 'an artifact without abilities is added where nothing looks at artifacts',
    boards: anyBoard,
    other: withArtifact,
    share: 0.05,
  },
  {
    law: 'players are called by other names',
    boards: anyBoard,
    other: withOtherNames,
    share: 0.5,
    called: { anna: 'you', bert: 'opponent', carla: 'third', dora: 'fourth' },
  },
  {
    law: 'cards in hands and in exile are listed in another order',
    boards: anyBoard,
    other: withHandsReversed,
    share: 0.03,
  },
  {
    law: 'the rules of today are given by their date',
    boards: anyBoard,
    other: board => ({ ...board, rules: DIGEST_DATE }),
    share: 0.5,
  },
];

describeRewriting(CASES);

function reversedEntering(board: Board): Board | undefined {
  const { enters } = board.when;
  if (!Array.isArray(enters) || enters.length < 2) return undefined;
  // cards of a library that stay there are in it in the order in which they were listed
  if (enters.filter(it => it.from === 'library').length > 1) return undefined;
  return { ...board, when: { enters: enters.toReversed() } };
}

/** The board with objects without abilities and counters behind the others, in reversed order. */
function vanillaLast(board: Board): Board | undefined {
  let moved = 0;
  const given = Object.entries(board.given).map(([player, all]) => {
    const battlefield = Array.isArray(all.battlefield) ? all.battlefield : [];
    const vanilla = battlefield.filter(isVanilla);
    moved += battlefield.length > 1 ? vanilla.length : 0;
    return [
      player,
      { ...all, battlefield: [...battlefield.filter(it => !isVanilla(it)), ...vanilla.toReversed()] },
    ] as const;
  });
  return moved === 0 ? undefined : { ...board, given: Object.fromEntries(given) };
}

function isVanilla(piece: { readonly card?: string; readonly counters?: unknown; readonly copyOf?: unknown }): boolean {
  return VANILLA_NAMES.includes(piece.card ?? '') && piece.counters === undefined && piece.copyOf === undefined;
}

/** The same board with other names of players. */
function withOtherNames(board: Board): Board {
  const names: Readonly<Record<string, string>> = { you: 'anna', opponent: 'bert', third: 'carla', fourth: 'dora' };
  const written = JSON.stringify(board, (_key, value: unknown) =>
    typeof value === 'string' ? (names[value] ?? value) : value,
  );
  const other: Board = JSON.parse(written);
  const given = Object.entries(other.given).map(([player, all]) => [names[player] ?? player, all] as const);
  return { ...other, given: Object.fromEntries(given) };
}

function withHandsReversed(board: Board): Board | undefined {
  const turned = (zone: unknown) => (Array.isArray(zone) ? zone.toReversed() : []);
  const isLong = (zone: unknown) => Array.isArray(zone) && zone.length > 1;
  if (!Object.values(board.given).some(all => isLong(all.hand) || isLong(all.exile))) return undefined;
  const given = Object.entries(board.given).map(
    ([player, all]) => [player, { ...all, hand: turned(all.hand), exile: turned(all.exile) }] as const,
  );
  return { ...board, given: Object.fromEntries(given) };
}

function isUntapStep(board: Board): boolean {
  return JSON.stringify(board.when).includes('"untap"');
}

const FADED = {
  name: 'Faded Dream',
  manaCost: '{G}{G}',
  type: 'Legendary Artifact Creature — Elf Zombie',
  text: 'Other creatures get +1/+1.\nCreatures enter tapped.\nWhenever another creature enters, you gain 1 life.',
  power: '5',
  toughness: '5',
};

function withPhasedOut(board: Board): Board | undefined {
  if (isUntapStep(board)) return undefined;
  return withBystander({ ...board, cards: [...board.cards, FADED] }, { card: FADED.name, phasedOut: true });
}

function withBystander(board: Board, piece: Readonly<Record<string, unknown>>): Board {
  const last = board.players.at(-1) ?? 'you';
  const all = board.given[last] ?? {};
  const battlefield = [...(Array.isArray(all.battlefield) ? all.battlefield : []), { ...piece, as: ADDED }];
  return { ...board, given: { ...board.given, [last]: { ...all, battlefield } } };
}

/** Words of texts for which the mere presence of an artifact may matter. */
const LOOKS =
  /artifact|permanent|nonland|noncreature|nontoken|colou?r|mana value|name|sacrifice|destroy|exile|return|number of|for each|proliferate|tap/i;

function withArtifact(board: Board): Board | undefined {
  const written = JSON.stringify([board.given, board.when]);
  const names = [...written.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name);
  if (names.some(name => LOOKS.test(textOf(name))) || /"does"|"sacrifices"|"untap"|"begins"/.test(written))
    return undefined;
  const cards = [...board.cards, { name: 'Inert Block', manaCost: '{1}', type: 'Artifact' }];
  return withBystander({ ...board, cards }, { card: 'Inert Block' });
}
