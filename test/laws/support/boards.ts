// Random boards: questions as plain data, as a person could write them, with several players and kinds of event.
import fc from 'fast-check';
import { type BoardEvent, boardEvent, type Entrant, entrant, type HandledPiece, whenOf } from './board-events.ts';
import { boardCounters, named, often, permanent, where } from './board-parts.ts';
import { MODELS, OWN_CARDS } from './law-cards.ts';
import {
  AMPLIFYING_NAMES,
  ATTACHING_NAMES,
  COPYING_NAMES,
  DEVOURING_NAMES,
  GATE_NAMES,
  LASTING_NAMES,
  MODEL_NAMES,
  SETTING_NAMES,
  SPELL_NAMES,
  VANILLA_NAMES,
} from './pool.ts';

/** A question as plain data: what `readScenario` reads. */
export interface Board {
  readonly id: string;
  readonly title: string;
  readonly players: readonly string[];
  readonly active: string;
  readonly cards: readonly unknown[];
  readonly given: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly when: Readonly<Record<string, unknown>>;
  /** The day whose rules apply; today when left out. */
  readonly rules?: string;
}

/** An object on the board; numbers are indices modulo the number of candidates. */
interface Piece {
  readonly what: string;
  readonly under: number;
  readonly tapped: boolean;
  readonly token: boolean;
  readonly counters: Readonly<Record<string, number>> | undefined;
  readonly damage: number;
  readonly attachedTo: number | undefined;
  readonly copyOf: string | undefined;
  readonly faceDown: string | undefined;
  readonly phasedOut: boolean;
}

/** A resolved spell whose effect lasts. */
interface Lasting {
  readonly from: string;
  readonly by: number;
}

/** A card elsewhere. */
interface Away {
  readonly what: string;
  readonly owner: number;
  readonly zone: 'hand' | 'library' | 'graveyard' | 'exile';
}

const piece: fc.Arbitrary<Piece> = fc.record({
  what: permanent,
  under: where,
  tapped: often(false, fc.constant(true)),
  token: often(false, fc.constant(true)),
  counters: often<Piece['counters']>(undefined, boardCounters),
  damage: often(0, fc.nat({ max: 2 })),
  attachedTo: fc.option(where, { nil: undefined, freq: 4 }),
  copyOf: often<Piece['copyOf']>(undefined, named(MODEL_NAMES)),
  faceDown: often<Piece['faceDown']>(undefined, fc.constantFrom('manifested', 'morph', 'cloaked')),
  phasedOut: fc.integer({ min: 0, max: 30 }).map(n => n === 30),
});

const away: fc.Arbitrary<Away> = fc.record({
  what: fc.oneof({ arbitrary: permanent, weight: 3 }, { arbitrary: named(SPELL_NAMES), weight: 1 }),
  owner: where,
  zone: fc.constantFrom('hand', 'library', 'graveyard', 'exile'),
});

const parts = fc.record({
  players: fc.constantFrom(2, 2, 2, 3, 4),
  active: where,
  life: fc.array(fc.constantFrom(20, 20, 20, 1, 3, 7), { minLength: 4, maxLength: 4 }),
  pieces: fc.array(piece, { maxLength: 7 }),
  away: fc.array(away, { maxLength: 5 }),
  library: fc.constantFrom(0, 2, 3),
  lasting: often<readonly Lasting[]>(
    [],
    fc.record({ from: named(LASTING_NAMES), by: where }).map(it => [it]),
  ),
  happening: boardEvent,
});
type Parts = typeof parts extends fc.Arbitrary<infer T> ? T : never;

/** Any board. */
export const anyBoard: fc.Arbitrary<Board> = parts.map(boardOf);

/** Boards on which several objects enter at the same time, often with effects on what others are. */
export const boardWithSeveralEntering: fc.Arbitrary<Board> = fc
  .record({
    all: parts,
    objects: fc.array(
      fc
        .tuple(entrant, fc.option(named(SETTING_NAMES), { nil: undefined, freq: 2 }))
        .map(([it, what]) => ({ ...it, what: what ?? it.what })),
      { minLength: 2, maxLength: 3 },
    ),
  })
  .map(({ all, objects }) => boardOf({ ...all, happening: { ...all.happening, kind: 'enters', entering: objects } }));

const BASIC_LANDS: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const CHOOSING_NAMES = [...COPYING_NAMES, ...DEVOURING_NAMES, 'Bargainer', 'Bold Pup', 'Shy Pup', 'Sutured Ghoul'];

/** Boards small enough for brute force, with like objects and choices. */
export const smallBoard: fc.Arbitrary<Board> = fc
  .record({
    all: parts,
    pieces: fc.array(
      fc
        .tuple(piece, fc.option(named(GATE_NAMES), { nil: undefined, freq: 3 }))
        .map(([it, gate]) => ({ ...it, what: gate ?? it.what, phasedOut: false, faceDown: undefined })),
      { maxLength: 3 },
    ),
    like: fc.record({
      what: named(VANILLA_NAMES.filter(name => !BASIC_LANDS.includes(name))),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    entering: fc.array(fc.record({ it: entrant, what: named(CHOOSING_NAMES) }), { minLength: 1, maxLength: 2 }),
    isEntering: fc.integer({ min: 0, max: 3 }).map(n => n < 3),
  })
  .map(({ all, pieces, like, entering: objects, isEntering }) => {
    const plain = {
      tapped: false,
      token: false,
      counters: undefined,
      damage: 0,
      copyOf: undefined,
      faceDown: undefined,
    };
    const alike = { ...plain, what: like.what, under: 0, attachedTo: undefined, phasedOut: false };
    return boardOf({
      ...all,
      pieces: [...pieces, ...Array<Piece>(like.count).fill(alike)],
      away: all.away.slice(0, 3),
      happening: {
        ...all.happening,
        entering: objects.map(({ it, what }) => ({ ...it, what, under: it.under % 2 })),
        ...(isEntering ? { kind: 'enters' as const } : {}),
      },
    });
  });

/** Small boards on which like objects enter together, or several effects make more of one event. */
export const boardWithLikeEntering: fc.Arbitrary<Board> = fc
  .record({
    all: parts,
    pieces: fc.array(
      fc
        .tuple(
          piece,
          fc.oneof(named(AMPLIFYING_NAMES), named(AMPLIFYING_NAMES), named(VANILLA_NAMES), named(GATE_NAMES)),
        )
        .map(([it, what]) => ({ ...it, what, under: 0, phasedOut: false, faceDown: undefined })),
      { maxLength: 4 },
    ),
    entering: entrant,
    what: fc.option(named(CHOOSING_NAMES), { nil: undefined, freq: 4 }),
    count: fc.integer({ min: 2, max: 3 }),
    kind: fc.constantFrom<BoardEvent['kind']>(
      'enters',
      'enters',
      'creates',
      'putsCounters',
      'gainsLife',
      'dealsDamage',
    ),
  })
  .map(({ all, pieces, entering: one, what, count, kind }) => {
    const like = { ...one, what: what ?? one.what, under: 0, of: undefined };
    const happening = { ...all.happening, kind, player: 0, entering: Array<Entrant>(count).fill(like) };
    return boardOf({ ...all, pieces, away: all.away.slice(0, 3), happening }, false);
  });

const PLAYERS = ['you', 'opponent', 'third', 'fourth'] as const;

/** A board of its parts; what enters has names of its own, unless it is to be alike. */
function boardOf(all: Parts, isNamed = true): Board {
  const players = PLAYERS.slice(0, all.players);
  const of = (n: number) => players[n % players.length] ?? 'you';
  const pieces = all.pieces.map((it, n) => ({ ...it, handle: `p${n + 1}` }));
  const given = players.map((player, n) => {
    const zone = (name: Away['zone']) => all.away.filter(it => it.zone === name && of(it.owner) === player);
    const effects = all.lasting.filter(it => of(it.by) === player).map(it => effectOf(it.from, pieces));
    const library = [...zone('library').map(it => it.what), ...Array<string>(all.library).fill('Plains')];
    const entry = {
      life: all.life[n] ?? 20,
      battlefield: pieces.filter(it => of(it.under) === player).map(it => pieceOf(it, pieces)),
      hand: zone('hand').map(it => it.what),
      library,
      graveyard: zone('graveyard').map(it => it.what),
      exile: zone('exile').map(it => it.what),
      ...(effects.length === 0 ? {} : { effects }),
    };
    return [player, entry] as const;
  });
  const when = whenOf(all.happening, pieces, of, isNamed);
  const written = JSON.stringify([given, when]);
  return {
    id: 'generated-board',
    title: 'A generated board',
    players,
    active: of(all.active),
    cards: [...OWN_CARDS, ...MODELS].filter(card => written.includes(`"${card.name}"`)),
    given: Object.fromEntries(given),
    when,
  };
}

type Handled = Piece & HandledPiece;

function pieceOf(piece: Handled, pieces: readonly Handled[]): Readonly<Record<string, unknown>> {
  const host = piece.attachedTo === undefined ? undefined : pieces[piece.attachedTo % pieces.length]?.handle;
  const attaches = ATTACHING_NAMES.includes(piece.what) && host !== undefined && host !== piece.handle;
  return {
    ...(piece.token && piece.copyOf !== undefined ? { copyOf: piece.copyOf } : { card: piece.what }),
    as: piece.handle,
    ...(piece.tapped ? { tapped: true } : {}),
    ...(piece.counters === undefined ? {} : { counters: piece.counters }),
    ...(piece.damage === 0 ? {} : { damage: piece.damage }),
    ...(piece.copyOf === undefined || piece.token ? {} : { copyOf: piece.copyOf }),
    ...(piece.faceDown === undefined || piece.token ? {} : { faceDown: piece.faceDown }),
    ...(piece.phasedOut ? { phasedOut: true } : {}),
    ...(attaches ? { attachedTo: host } : {}),
    ...(chosenFor(piece.what) ?? {}),
  };
}

/** The choices made for a permanent that is there already. */
function chosenFor(what: string): { readonly chosen: Readonly<Record<string, string>> } | undefined {
  const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'Adaptive Automaton': { creatureType: 'Bear' },
    'Cavern of Souls': { creatureType: 'Bear' },
    Conspiracy: { creatureType: 'Zombie' },
    'Citadel Siege': { mode: 'Khans' },
    'Convincing Mirage': { basicLandType: 'Island' },
    'Frostcliff Siege': { mode: 'Temur' },
    'Kin Seeker': { creatureType: 'Elf' },
    "Painter's Servant": { color: 'blue' },
    'Proud One': { color: 'green' },
    'Runed Halo': { cardName: 'Hill Giant' },
    'Voice of All': { color: 'red' },
  };
  const found = chosen[what];
  return found === undefined ? undefined : { chosen: found };
}

function effectOf(from: string, pieces: readonly Handled[]): unknown {
  const [first] = pieces;
  const targeted = from === 'Purelace' || from === 'Strange Inversion';
  return targeted && first !== undefined ? { from, targets: [first.handle] } : { from };
}
