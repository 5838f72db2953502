// Staging of `given`: objects in their zones, then the relations between them, then players.

import type {
  CopyEffect,
  CopyException,
  GameObject,
  GameState,
  ObjectId,
  PlayerState,
  Printed,
  Zone,
} from '../../engine/index.ts';
import { copySourceOf, playerId, returningTo, zoneKey } from '../../engine/index.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { unnumbered } from '../../kit/strings.ts';
import { returnsToOnceItLeaves } from '../../oracle/index.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import type { EnteringItem } from '../schema/entering-schema.ts';
import { faceCast } from './cast-face.ts';
import { exceptionsOf } from './stage-exceptions.ts';
import { givenObject, manaSymbols, type ObjectSeed, plainObject } from './stage-object.ts';
import {
  cardNamed,
  idOf,
  objectNamed,
  objectOrPlayer,
  playerNamed,
  recordUnread,
  type Staging,
  sourceOfCard,
} from './staging.ts';

/** Number of cards in a library that the scenario leaves out. */
const DEFAULT_LIBRARY_SIZE = 12;

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
  for (const player of scenario.players) {
    if (scenario.given.players[player]?.library === undefined) defaultLibrary(player).forEach(put);
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
  return givenObject(seed, given);
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
export function isSpellCopy({ copyOf, from, cast }: EnteringItem): boolean {
  return copyOf !== undefined && from === 'stack' && cast !== undefined;
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
function defaultLibrary(player: string): readonly GameObject[] {
  const library = LIBRARIES.get(player) ?? unknownCards(player);
  LIBRARIES.set(player, library);
  return library;
}

function unknownCards(player: string): readonly GameObject[] {
  const owner = playerId(player);
  return Array.from({ length: DEFAULT_LIBRARY_SIZE }, (_, n) =>
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
    thisTurn: {
      ...castNow(staging, objects, player),
      ...Object.fromEntries(Object.entries(given?.thisTurn ?? {}).filter(([, fact]) => fact !== undefined)),
    },
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

/** The position with copies, attachments, components, protectors and targets, which need every object to be there. */
function withTies(staging: Staging, state: GameState): GameState {
  const objects = new Map(state.objects);
  const tied = new Set<ObjectId>();
  const tie = (written: DeclaredObject) => {
    const id = idOf(written);
    const object = objects.get(id);
    if (object === undefined || written.given === undefined || tied.has(id)) return;
    tied.add(id);
    const copied = written.given.copyOf === undefined ? undefined : givenNamed(staging, written.given.copyOf, written);
    // An object that is copied may itself be a copy: that one is made first (707.3).
    if (copied !== undefined) tie(copied);
    objects.set(id, tiedObject(staging, { ...state, objects }, written, object));
  };
  for (const written of staging.names.objects) tie(written);
  linkExiled(staging, objects);
  linkPaired(staging, objects);
  return { ...state, objects };
}

/** 607.2a: links exiled cards with the permanents whose abilities exiled them. */
function linkExiled(staging: Staging, objects: Map<ObjectId, GameObject>): void {
  for (const written of staging.names.objects) {
    const { exiledWith } = written.given ?? {};
    if (exiledWith === undefined) continue;
    const path = [...written.path, 'exiledWith'];
    const by = objects.get(objectNamed(staging, exiledWith, path) ?? idOf(written));
    if (written.zone !== 'exile') staging.issues.push({ path, message: `${written.name} is not in exile.` });
    if (by === undefined || by.id === idOf(written)) continue;
    const exiled = [...(by.linked.exiled ?? []), idOf(written)];
    const to = returnsToOnceItLeaves(by.printed.faces.flatMap(it => it.abilities));
    const back = to === undefined ? {} : { [returningTo(to)]: exiled };
    objects.set(by.id, { ...by, linked: { ...by.linked, exiled, ...back } });
  }
}

/** 702.95b: links paired creatures with each other, which one player controls (702.95a). */
function linkPaired(staging: Staging, objects: Map<ObjectId, GameObject>): void {
  for (const written of staging.names.objects) {
    const { pairedWith } = written.given ?? {};
    if (pairedWith === undefined) continue;
    const path = [...written.path, 'pairedWith'];
    const other = objects.get(objectNamed(staging, pairedWith, path) ?? idOf(written));
    const own = objects.get(idOf(written));
    if (own === undefined || other === undefined) continue;
    const areOfOne = own.id !== other.id && own.controller === other.controller;
    if (!areOfOne || own.zone !== 'battlefield' || other.zone !== 'battlefield') {
      const message = `${own.label} and ${other.label} can't be paired: two creatures of one player can (702.95a).`;
      staging.issues.push({ path, message });
      continue;
    }
    objects.set(own.id, pairedTo(own, other.id));
    objects.set(other.id, pairedTo(other, own.id));
  }
}

function pairedTo(object: GameObject, other: ObjectId): GameObject {
  const designations = object.designations.filter(it => it !== 'paired');
  return {
    ...object,
    designations: [...designations, 'paired'],
    linked: { ...object.linked, paired: [other] },
  };
}

function tiedObject(staging: Staging, state: GameState, written: DeclaredObject, object: GameObject): GameObject {
  const given = written.given;
  if (given === undefined) return object;
  const at = (key: string) => [...written.path, key];
  const attachedTo =
    given.attachedTo === undefined ? undefined : objectOrPlayer(staging, given.attachedTo, at('attachedTo'));
  const chosenObject =
    given.chosen?.object === undefined ? undefined : objectNamed(staging, given.chosen.object, at('chosen'));
  const protector =
    given.protector === undefined ? defaultProtector(staging, object) : playerNamed(staging, given.protector);
  const attacking =
    given.attacking === undefined ? undefined : objectOrPlayer(staging, given.attacking, at('attacking'));
  const copy = copyEffect(staging, state, written, object);
  const targets = (given.cast?.targets ?? []).flatMap(target => objectOrPlayer(staging, target.name, at('cast')) ?? []);
  return {
    ...object,
    attachedTo,
    ...(chosenObject === undefined ? {} : { chosen: { ...object.chosen, object: chosenObject } }),
    attachTimestamp: attachedTo === undefined ? undefined : object.timestamp,
    protector,
    attacking,
    copies: copy === undefined ? [] : [copy],
    cast: object.cast === undefined ? undefined : { ...object.cast, targets },
    components: given.components.flatMap(name => cardNamed(staging, name, at('components'))?.printed ?? []),
  };
}

/** 310.12a: the protector of a Siege where the scenario names none: the next opponent in turn order. */
function defaultProtector(staging: Staging, object: GameObject) {
  const up = object.printed.faces[object.face] ?? object.printed.faces[0];
  if (object.zone !== 'battlefield' || !up.types.includes('Battle')) return undefined;
  const { players } = staging.scenario;
  const after = players[(players.indexOf(object.controller) + 1) % players.length];
  return after === undefined ? undefined : playerId(after);
}

function copyEffect(
  staging: Staging,
  state: GameState,
  written: DeclaredObject,
  object: GameObject,
): CopyEffect | undefined {
  const given = written.given;
  if (given?.copyOf === undefined) return undefined;
  const there = givenNamed(staging, given.copyOf, written);
  // An object whose card is not known is not in the position: that is reported where it is written.
  if (there !== undefined && !state.objects.has(idOf(there))) return undefined;
  const of =
    there === undefined
      ? copiedCard(staging, given.copyOf, [...written.path, 'copyOf'])
      : { source: copySourceOf(state, idOf(there)), name: there.key };
  if (of === undefined) return undefined;
  const said = exceptionsOf(staging, given.except, [...written.path, 'except'], [written.name]);
  const exceptions = said.length > 0 ? said : ownExceptions(object);
  return { of: of.source, exceptions, timestamp: object.timestamp, ofName: of.name };
}

/** 707.9: the exceptions of a permanent that entered as a copy by its own text, where the scenario names none. */
function ownExceptions({ printed, face }: GameObject): readonly CopyException[] {
  const up = printed.faces[face] ?? printed.faces[0];
  const copying = up.abilities.flatMap(it => (it.kind === 'replacement' ? it.rewrites : []));
  return copying.flatMap(it => (it.kind === 'asCopy' ? it.exceptions : []));
}

/** The object of the board that is copied: one that is there before anything enters, and not the copy itself. */
function givenNamed(staging: Staging, name: string, but: DeclaredObject): DeclaredObject | undefined {
  return staging.names.findAll(name).find(it => it.given !== undefined && it.index !== but.index);
}

/** The copiable values of an object of the scenario, or of a card (707.2), with its name. */
export function copyOfNamed(staging: Staging, state: GameState, name: string, path: readonly (string | number)[]) {
  const object = staging.names.findAll(name).find(it => !isCalledAfter(it, name));
  if (object !== undefined && state.objects.has(idOf(object))) {
    return { source: copySourceOf(state, idOf(object)), name: object.key };
  }
  return object === undefined ? copiedCard(staging, name, path) : undefined;
}

/** Whether the object only has the name of what it copies: a token still to be created. */
function isCalledAfter({ creating, entering, handles }: DeclaredObject, name: string): boolean {
  if (creating !== undefined) return true;
  return entering?.object.copyOf !== undefined && !handles.includes(name);
}

function copiedCard(staging: Staging, name: string, path: readonly (string | number)[]) {
  const card = cardNamed(staging, unnumbered(name), path);
  return card === undefined ? undefined : { source: sourceOfCard(card), name: card.printed.cardName };
}
