// Staging of `given`: objects in their zones, then the relations between them, then players.

import type { GameObject, GameState, ObjectId, PlayerState, Printed, Zone } from '../../engine/index.ts';
import { playerId, zoneKey } from '../../engine/index.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { unnumbered } from '../../kit/strings.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import type { EnteringItem } from '../schema/entering-schema.ts';
import { faceCast } from './cast-face.ts';
import { withImpliedFacts } from './implied-facts.ts';
import { withOnlyOpponent } from './only-opponent.ts';
import { givenObject, manaSymbols, type ObjectSeed, plainObject } from './stage-object.ts';
import { withTies } from './stage-ties.ts';
import { cardNamed, idOf, objectNamed, recordUnread, type Staging } from './staging.ts';

/** Number of cards in a library that the scenario leaves out. */
const DEFAULT_LIBRARY_SIZE = 12;
/** The number where the event itself takes many from it: more than is drawn or milled by what doubles that. */
const LONG_LIBRARY_SIZE = 99;
/** Kinds of events that take any number of cards from a library. */
const TAKING: readonly string[] = ['draws', 'mills', 'resolves', 'activates'];

/** The position just before the event, without lasting effects. Problems are recorded in the staging. */
export function positionOf(staging: Staging): GameState {
  const { scenario, names } = staging;
  const objects = new Map<ObjectId, GameObject>();
  const zones: Record<string, ObjectId[]> = {};
  const put = (object: GameObject) => {
    objects.set(object.id, object);
    const key = zoneKey(object.zone, object.owner);
    const ids = zones[key] ?? [];
    ids.push(object.id);
    zones[key] = ids;
  };
  for (const written of names.objects) {
    if (written.creating !== undefined) continue;
    const object = objectOf(staging, written);
    if (object !== undefined) put(object);
  }
  raiseAdded(staging, zones);
  const size = TAKING.includes(scenario.when.kind) ? LONG_LIBRARY_SIZE : DEFAULT_LIBRARY_SIZE;
  for (const player of scenario.players) {
    if (scenario.given.players[player]?.library === undefined) defaultLibrary(player, size).forEach(put);
  }
  const state: GameState = {
    players: scenario.players.map(player => playerState(staging, objects, player)),
    active: playerId(scenario.active),
    step: scenario.given.step ?? 'precombat main',
    dayNight: scenario.given.dayNight,
    turn: scenario.given.turn,
    objects,
    zones,
    effects: [],
    nextTimestamp: names.objects.length + 1 + highest(staging),
    nextId: names.objects.length,
  };
  return withTies(staging, state);
}

/** Puts objects that enter from a zone that does not list them on top of it, the first written topmost. */
function raiseAdded(staging: Staging, zones: Record<string, ObjectId[]>): void {
  const added = new Set(staging.names.objects.filter(it => it.position === -1).map(idOf));
  for (const [zone, ids] of Object.entries(zones)) {
    zones[zone] = [...ids.filter(id => added.has(id)), ...ids.filter(id => !added.has(id))];
  }
}

function highest(staging: Staging): number {
  return Math.max(0, ...staging.names.objects.map(it => it.given?.timestamp ?? 0));
}

function objectOf(staging: Staging, written: DeclaredObject): GameObject | undefined {
  const printed = printedOf(staging, written);
  if (printed === undefined) return undefined;
  const player = written.player ?? staging.scenario.active;
  const zone = zoneOf(written, printed);
  const entering = written.entering?.object;
  const owner = written.owner ?? entering?.owner ?? player;
  const seed: ObjectSeed = {
    id: idOf(written),
    label: written.key,
    handle: written.handles[0] === undefined ? undefined : unnumbered(written.handles[0]),
    printed: printed.printed,
    token: printed.token,
    owner: playerId(owner),
    controller: playerId(zone === 'battlefield' ? player : (entering?.under ?? owner)),
    zone,
    timestamp: written.given?.timestamp ?? written.index + 1,
  };
  if (written.given === undefined) return { ...plainObject(seed), face: faceCast(staging, written, printed.printed) };
  const given =
    printed.face === undefined || written.given.face !== undefined
      ? written.given
      : { ...written.given, face: printed.printed.faces[printed.face]?.name ?? 'front' };
  return withOnlyOpponent(staging, givenObject(seed, given));
}

/** The zone of an object before the event: the stack for a spell that resolves, the hand for a land without a zone. */
function zoneOf(written: DeclaredObject, { printed, face }: Found): Zone {
  const entering = written.entering?.object;
  if (entering === undefined) return isCommandCard(printed) ? 'command' : written.zone;
  if (isSpellCopy(entering)) return 'stack';
  if (entering.card === undefined) return 'nowhere';
  if (entering.from === 'stack') return isLand(printed, face) && !entering.fromWritten ? 'hand' : 'stack';
  return written.zone === 'outside' ? entering.from : written.zone;
}

/**
 * 707.10f, 608.3f: whether a copy of a permanent spell resolves: from the stack, as a token, with its casting details.
 */
export function isSpellCopy({ copyOf, from, fromWritten, cast }: EnteringItem): boolean {
  return copyOf !== undefined && from === 'stack' && (cast !== undefined || fromWritten);
}

/**
 * 309.2c, 311.2, 312.2, 313.2, 314.2: types of cards that are never on the battlefield, wherever a question lists them.
 */
const COMMAND_TYPES = ['Plane', 'Phenomenon', 'Scheme', 'Conspiracy', 'Vanguard', 'Dungeon'] as const;

function isCommandCard({ faces }: Printed): boolean {
  return COMMAND_TYPES.some(type => faces[0].types.includes(type));
}

/** Whether a card is a land as it is played (305.1), by the face that is named (712.11b). */
export function isLand(printed: Printed, face: number | undefined): boolean {
  return (printed.faces[face ?? 0] ?? printed.faces[0]).types.includes('Land');
}

interface Found {
  readonly printed: Printed;
  readonly token: boolean;
  readonly face: number | undefined;
}

function printedOf(staging: Staging, written: DeclaredObject): Found | undefined {
  const { given, entering, path } = written;
  const what = given ?? entering?.object;
  if (what?.card !== undefined) {
    const name = unnumbered(what.card);
    const found = cardNamed(staging, given === undefined ? name : what.card, path);
    return found === undefined
      ? undefined
      : { ...found, token: false, face: doubleFaced(found.printed) ? found.face : undefined };
  }
  if (what?.token !== undefined) {
    const found = staging.cards.token(what.token, staging.edition);
    if (found !== undefined) {
      recordUnread(staging, found.printed.cardName, found.unread);
      return { printed: found.printed, token: true, face: undefined };
    }
    staging.issues.push({
      path: [...path, 'token'],
      message: `There is no predefined token called "${written.name}". Say its size and what it is, as in: 1/1 green Saproling token.`,
    });
    return undefined;
  }
  return copiedPrint(staging, what?.copyOf, written);
}

/** The printed values of a token that is a copy: those of the object or card it copies. */
function copiedPrint(staging: Staging, copyOf: string | undefined, written: DeclaredObject): Found | undefined {
  if (copyOf === undefined) return undefined;
  const of = staging.names.find(copyOf);
  if (of !== undefined && of.index !== written.index) {
    const printed = printedOf(staging, of);
    return printed === undefined ? undefined : { ...printed, token: true, face: undefined };
  }
  const found = cardNamed(staging, copyOf, [...written.path, 'copyOf']);
  return found === undefined ? undefined : { ...found, token: true };
}

function doubleFaced(printed: Printed): boolean {
  return printed.layout === 'transform' || printed.layout === 'modal_dfc' || printed.layout === 'battle';
}

/** The players whose default libraries are kept. */
const MOST_LIBRARIES = 16;

const LIBRARIES = new RecentMap<string, readonly GameObject[]>(MOST_LIBRARIES);

/** The library of a player of whom none is written; the same objects in every position, for all that is kept with them. */
function defaultLibrary(player: string, size: number): readonly GameObject[] {
  const key = `${size} ${player}`;
  const library = LIBRARIES.get(key) ?? unknownCards(player, size);
  LIBRARIES.set(key, library);
  return library;
}

function unknownCards(player: string, size: number): readonly GameObject[] {
  const owner = playerId(player);
  return Array.from({ length: size }, (_, n) =>
    plainObject({
      id: `u-${player}-${n}` as ObjectId, // branded here: no scenario names it
      label: '',
      printed: UNKNOWN_CARD,
      token: false,
      owner,
      controller: owner,
      zone: 'library',
      timestamp: 0,
    }),
  );
}

/** A card without known characteristics. */
const UNKNOWN_CARD: Printed = {
  layout: 'normal',
  cardName: '',
  faces: [{ name: '', supertypes: [], types: [], subtypes: [], abilities: [] }],
};

type Objects = ReadonlyMap<ObjectId, GameObject>;

function playerState(staging: Staging, objects: Objects, player: string): PlayerState {
  const given = staging.scenario.given.players[player];
  return {
    id: playerId(player),
    life: given?.life ?? 20,
    counters: given?.counters ?? {},
    designations: given?.designations ?? [],
    speed: given?.speed ?? 0,
    commanderCasts: given?.commanderCasts,
    commanderDamage: commanderDamageTo(staging, player, given?.commanderDamage ?? {}),
    thisTurn: withImpliedFacts({
      ...castNow(staging, objects, player),
      ...Object.fromEntries(Object.entries(given?.thisTurn ?? {}).filter(([, fact]) => fact !== undefined)),
    }),
    mana: given?.mana === undefined ? [] : manaSymbols(given.mana),
    skipped: [],
    lost: false,
    drawn: 0,
  };
}

/** The record of spells cast this turn: those that resolve now, as far as the question does not count them itself. */
function castNow({ scenario, names }: Staging, objects: Objects, player: string): PlayerState['thisTurn'] {
  if (scenario.when.kind !== 'enters') return {};
  const cast = names.objects.filter(written => {
    const item = written.entering?.object;
    const object = objects.get(idOf(written));
    return item?.card !== undefined && object?.zone === 'stack' && (item.cast?.by ?? item.under) === player;
  });
  return cast.length === 0 ? {} : { spellsCast: cast.length };
}

/** Combat damage dealt to a player by each commander (903.10a), by the commander's identifier. An object that is no commander is reported. */
function commanderDamageTo(
  staging: Staging,
  player: string,
  dealt: Readonly<Record<string, number>>,
): PlayerState['commanderDamage'] {
  const amounts: Record<ObjectId, number> = {};
  for (const [name, amount] of Object.entries(dealt)) {
    const path = ['given', player, 'commanderDamage', name];
    const id = objectNamed(staging, name, path);
    if (id === undefined) continue;
    if (staging.names.find(name)?.given?.designations.includes('commander')) amounts[id] = amount;
    else staging.issues.push({ path, message: `"${name}" is no commander. Write "commander" under its designations.` });
  }
  return amounts;
}
