// Random events on a board, in the form of scenarios.
import fc from 'fast-check';
import { arriving, boardCounters, counter, named, often, where } from './board-parts.ts';
import { KICKED_NAMES, MODEL_NAMES, MULTIKICKED_NAMES } from './pool.ts';

/** An object on the board with its name there, of which events speak. */
export interface HandledPiece {
  readonly handle: string;
  readonly copyOf: string | undefined;
}

/** One thing that enters: a card or a token, from somewhere, in some manner. */
export const entrant = fc.record({
  what: arriving,
  model: named(MODEL_NAMES),
  under: where,
  from: fc.constantFrom('stack', 'stack', 'hand', 'library', 'graveyard', 'exile', 'nowhere'),
  x: fc.nat({ max: 3 }),
  kicked: fc.nat({ max: 2 }),
  mana: fc.constantFrom('', 'WU', 'BRG', 'WUBRG', 'CC'),
  tapped: often(false, fc.constant(true)),
  counters: often<Readonly<Record<string, number>>>({}, boardCounters),
  faceDown: often<string | undefined>(undefined, fc.constantFrom('manifested', 'morph')),
  of: often<number | undefined>(undefined, where),
});
export type Entrant = typeof entrant extends fc.Arbitrary<infer T> ? T : never;

/** Events other than entering; those that more effects apply to stand several times. */
const OTHER_KINDS = [
  ...(['creates', 'creates', 'creates', 'does', 'becomesCopy', 'transforms', 'turnsFaceUp', 'phasesIn'] as const),
  ...(['putsCounters', 'putsCounters', 'removesCounters', 'movesCounters', 'untaps', 'taps', 'begins'] as const),
  ...(['dealsDamage', 'dealsDamage', 'draws', 'draws', 'gainsLife', 'losesLife', 'paysLife', 'addsMana'] as const),
  ...(['destroys', 'dies', 'dies', 'discards', 'mills', 'exiles', 'sacrifices'] as const),
] as const;

/** The event; numbers choose players and objects of the board, modulo their number. */
export const boardEvent = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constant('enters' as const), weight: 3 },
    { arbitrary: fc.constantFrom(...OTHER_KINDS), weight: 4 },
  ),
  entering: fc.array(entrant, { minLength: 1, maxLength: 3 }),
  objects: fc.tuple(where, where),
  player: where,
  count: fc.integer({ min: 1, max: 3 }),
  counter,
  combat: fc.boolean(),
  token: fc.constantFrom<unknown>(
    'Treasure',
    'Food',
    { types: ['Creature'], subtypes: ['Goblin'], colors: ['red'], power: '1', toughness: '1' },
    { types: ['Artifact', 'Creature'], subtypes: ['Thopter'], power: '1', toughness: '1', text: 'Flying' },
  ),
  action: fc.constantFrom('populate', 'investigate', 'amass Zombies', 'manifest', 'proliferate', 'incubate'),
  step: fc.constantFrom('upkeep', 'draw', 'untap', 'precombat main', 'end'),
});
export type BoardEvent = typeof boardEvent extends fc.Arbitrary<infer T> ? T : never;

/** The event in the form of scenarios. */
export function whenOf(
  happening: BoardEvent,
  pieces: readonly HandledPiece[],
  of: (n: number) => string,
  isNamed: boolean,
): Readonly<Record<string, unknown>> {
  const at = (n: number) => pieces[n % pieces.length]?.handle;
  const [one, other] = [at(happening.objects[0]), at(happening.objects[1])];
  const player = of(happening.player);
  const several = [...new Set([one, other])].filter(handle => handle !== undefined);
  const onPlayers = playersEvent(happening, player);
  if (onPlayers !== undefined) return onPlayers;
  if (happening.kind === 'enters' || one === undefined || other === undefined) {
    return {
      enters: happening.entering.map((entry, n) => enteringOf(entry, isNamed ? `e${n + 1}` : undefined, pieces, of)),
    };
  }
  switch (happening.kind) {
    case 'becomesCopy':
      return { becomesCopy: { object: one, of: other } };
    case 'putsCounters':
    case 'removesCounters':
      return { [happening.kind]: { on: one, kind: happening.counter, count: happening.count, player } };
    case 'movesCounters':
      return { movesCounters: { from: one, to: other } };
    case 'dealsDamage':
      return {
        dealsDamage: [
          { source: one, to: player, amount: happening.count, combat: happening.combat },
          { source: one, to: other, amount: happening.count, combat: happening.combat },
        ],
      };
    case 'turnsFaceUp':
      return { turnsFaceUp: { objects: several } };
    case 'sacrifices':
      return { sacrifices: { player, count: happening.count } };
    default:
      return { [happening.kind]: several };
  }
}

/** Events that need no object of the board. */
function playersEvent(happening: BoardEvent, player: string): Readonly<Record<string, unknown>> | undefined {
  switch (happening.kind) {
    case 'creates':
      return { creates: { under: player, token: happening.token, count: happening.count } };
    case 'does':
      return { does: { player, action: happening.action } };
    case 'draws':
    case 'mills':
    case 'discards':
      return { [happening.kind]: { player, count: happening.count } };
    case 'gainsLife':
    case 'losesLife':
    case 'paysLife':
      return { [happening.kind]: { player, amount: happening.count } };
    case 'begins':
      return { begins: { player, step: happening.step } };
    case 'addsMana':
      return { addsMana: { player, mana: 'GG' } };
    default:
      return undefined;
  }
}

function enteringOf(
  entering: Entrant,
  handle: string | undefined,
  pieces: readonly HandledPiece[],
  of: (n: number) => string,
): Readonly<Record<string, unknown>> {
  const under = of(entering.under);
  const common = {
    ...(handle === undefined ? {} : { as: handle }),
    under,
    ...(entering.tapped ? { tapped: true } : {}),
    ...(Object.keys(entering.counters).length === 0 ? {} : { counters: entering.counters }),
  };
  const plain = pieces.filter(piece => piece.copyOf === undefined);
  const copied = entering.of === undefined ? undefined : plain[entering.of % plain.length]?.handle;
  if (copied !== undefined) return { copyOf: copied, ...common };
  if (entering.from === 'nowhere') return { copyOf: entering.model, ...common };
  const cast =
    entering.from === 'stack'
      ? { cast: { x: entering.x, manaSpent: entering.mana, ...kickedAs(entering.what, entering.kicked) } }
      : {};
  const faceDown = entering.faceDown === undefined ? {} : { faceDown: entering.faceDown };
  return { card: entering.what, from: entering.from, ...common, ...cast, ...faceDown };
}

/** The number of times that a spell is kicked, as far as its card can be (702.33). */
function kickedAs(name: string, kicked: number): { readonly kicked?: number } {
  const most = MULTIKICKED_NAMES.includes(name) ? 2 : KICKED_NAMES.includes(name) ? 1 : 0;
  return most === 0 ? {} : { kicked: Math.min(kicked, most) };
}
