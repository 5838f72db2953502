// Declared objects as game objects: status, counters, and printed values where none are written.
import type {
  CastRecord as GameCast,
  ChosenValues as GameChosen,
  GameObject,
  PlayerId,
  Printed,
} from '../../engine/index.ts';
import { asNewObject, BASIC_LAND_TYPES, COLORS, playerId } from '../../engine/index.ts';
import { LIFE_PAID } from '../../vocabulary/index.ts';
import type { CastDetails } from '../schema/cast-schema.ts';
import type { ChosenWords } from '../schema/chosen-schema.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';
import { becomeByMode, modeNamed, modesOf } from './chosen-mode.ts';
import { printedCounters } from './entered-counters.ts';

/** The properties of an object before those of its entry in the scenario. */
export type ObjectSeed = Pick<
  GameObject,
  'id' | 'label' | 'printed' | 'token' | 'owner' | 'controller' | 'zone' | 'timestamp'
> &
  Partial<Pick<GameObject, 'handle'>>;

/** An object in its zone with the default status: untapped, unflipped, face up, phased in (110.5b). */
export function plainObject({ controller, zone, timestamp, ...identity }: ObjectSeed): GameObject {
  return { ...asNewObject({ ...identity, copies: [] }, zone, timestamp), controller, level: 1 };
}

/** The object of a scenario's entry, without attachments to other objects and copying, which need the whole board. */
export function givenObject(seed: ObjectSeed, given: GivenObject): GameObject {
  const other = faceIndex(seed.printed, given.face);
  // 710.1: the other part of a flip card is on the same face
  const isFlip = seed.printed.layout === 'flip';
  const face = isFlip ? 0 : other;
  const counters = given.counters ?? countersAsPrinted(seed, face, given);
  const chosen = stageChosen(withModeNamed(given.chosen, seed.printed));
  const plain = plainObject(seed);
  const became =
    given.copyOf === undefined && seed.zone === 'battlefield' ? becomeByMode({ ...plain, face }, chosen.mode) : [];
  return {
    ...plain,
    face,
    tapped: given.tapped ?? false,
    flipped: given.flipped || (isFlip && other > 0),
    faceDown: given.faceDown,
    phasedOut: given.phasedOut,
    ...countedFrom(counters, seed.timestamp),
    chosen,
    lasting: became,
    remembered: given.lifePaid === undefined ? {} : { [LIFE_PAID]: given.lifePaid },
    damage: given.damage,
    cast: given.cast === undefined ? undefined : stageCast(given.cast, seed.controller),
    prototyped: given.cast?.costs.includes('prototype') ?? false,
    designations: given.designations.filter(it => it !== 'enteredThisTurn'),
    arrivedThisTurn: given.designations.includes('enteredThisTurn'),
    level: given.level ?? 1,
  };
}

/** Counters, each kind with a timestamp (613.7c). */
export function countedFrom(
  counters: GameObject['counters'],
  timestamp: number,
): Pick<GameObject, 'counters' | 'counterTimestamps'> {
  return { counters, counterTimestamps: Object.fromEntries(Object.keys(counters).map(kind => [kind, timestamp])) };
}

/** The index of the face a scenario names: "front", "back", a face's name; 0 where none is written. */
export function faceIndex(printed: Printed, face: string | undefined): number {
  if (face === undefined || face === 'front') return 0;
  if (face === 'back') return Math.min(1, printed.faces.length - 1);
  const index = printed.faces.findIndex(f => f.name.toLowerCase() === face.toLowerCase());
  return Math.max(index, 0);
}

/** The choices with the mode as the card words it. */
function withModeNamed(chosen: ChosenWords | undefined, printed: Printed): ChosenWords | undefined {
  const typed = chosen?.mode ?? chosen?.word;
  const mode = typed === undefined ? undefined : modeNamed(modesOf(printed), typed);
  return chosen === undefined || mode === undefined ? chosen : { ...chosen, mode };
}

/** The counters of a permanent that is no copy; what is one has those of what it entered as, which needs the whole board. */
function countersAsPrinted({ printed, zone }: ObjectSeed, face: number, given: GivenObject): GameObject['counters'] {
  if (zone !== 'battlefield' || given.faceDown !== undefined || given.copyOf !== undefined) return {};
  return printedCounters(printed.faces[face] ?? printed.faces[0], given.cast);
}

/** Choices under the engine's keys; words outside the vocabulary of their key are left as words. */
export function stageChosen(chosen: ChosenWords | undefined): GameChosen {
  if (chosen === undefined) return {};
  const { color, player, basicLandType, colors, players, basicLandTypes, object: _, ...words } = chosen;
  const among = COLORS.filter(it => colors?.includes(it));
  const both = (players ?? []).map(playerId);
  const landTypes = (basicLandTypes ?? []).flatMap(typed => BASIC_LAND_TYPES.find(it => it === typed) ?? []);
  const knownColor = COLORS.find(c => c === color?.toLowerCase()) ?? among[0];
  const landType = BASIC_LAND_TYPES.find(t => t === basicLandType) ?? landTypes[0];
  const onePlayer = player === undefined ? both[0] : playerId(player);
  const mode = words.mode ?? words.word;
  return {
    ...words,
    ...(mode === undefined ? {} : { mode, word: mode }),
    ...(knownColor === undefined ? {} : { color: knownColor }),
    ...(landType === undefined ? {} : { basicLandType: landType }),
    ...(onePlayer === undefined ? {} : { player: onePlayer }),
    ...(among.length < 2 ? {} : { colors: among }),
    ...(both.length < 2 ? {} : { players: both }),
    ...(landTypes.length < 2 ? {} : { basicLandTypes: landTypes }),
  };
}

/** Casting details as the engine stores them (400.7d), without targets, whose names the caller resolves. */
export function stageCast(cast: CastDetails, caster: PlayerId): GameCast {
  const kickers = typeof cast.kicked === 'number' ? [] : cast.kicked;
  return {
    by: cast.by === undefined ? caster : playerId(cast.by),
    from: cast.from,
    x: cast.x,
    kicked: typeof cast.kicked === 'number' ? cast.kicked : kickers.length,
    costs: [...cast.costs, ...kickers].map(cost => cost.toLowerCase()),
    manaSpent: cast.manaSpent === undefined ? undefined : manaSymbols(cast.manaSpent),
    lifePaidFor: cast.lifePaidFor,
    treasureMana: cast.treasureMana,
    artifactMana: cast.artifactMana,
    creatureMana: cast.creatureMana,
    snowMana: cast.snowMana === undefined ? undefined : manaSymbols(cast.snowMana),
    additionalMana: cast.additionalMana,
    targets: [],
  };
}

/** Mana symbols of "WWU" or "{W}{W}{U}": ["W", "W", "U"]. */
export function manaSymbols(mana: string): readonly string[] {
  const braced = [...mana.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
  return braced.length > 0 ? braced : [...mana.replace(/[^A-Za-z0-9]/g, '').toUpperCase()];
}
