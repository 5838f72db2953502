// Relations between the objects of `given`: copies, attachments, what was exiled, and pairs, which need every object to be there.

import type { CopyEffect, CopyException, GameObject, GameState, ObjectId, PlayerId } from '../../engine/index.ts';
import { copySourceOf, playerId, returningTo } from '../../engine/index.ts';
import { unnumbered } from '../../kit/strings.ts';
import { returnsToOnceItLeaves } from '../../oracle/index.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';
import { faceAsEntered, printedCounters, withExcepted } from './entered-counters.ts';
import { exceptionsOf } from './stage-exceptions.ts';
import { countedFrom } from './stage-object.ts';
import { cardNamed, idOf, objectNamed, objectOrPlayer, playerNamed, type Staging, sourceOfCard } from './staging.ts';

/** The position with copies, attachments, components, protectors and targets, which need every object to be there. */
export function withTies(staging: Staging, state: GameState): GameState {
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

/** The objects that name another in that field, each with the other, or itself where there is none of that name. */
function* tiesBy(key: 'exiledWith' | 'pairedWith', staging: Staging, objects: ReadonlyMap<ObjectId, GameObject>) {
  for (const written of staging.names.objects) {
    const name = written.given?.[key];
    if (name === undefined) continue;
    const path = [...written.path, key];
    yield { written, path, other: objects.get(objectNamed(staging, name, path) ?? idOf(written)) };
  }
}

/** 607.2a: links exiled cards with the permanents whose abilities exiled them. */
function linkExiled(staging: Staging, objects: Map<ObjectId, GameObject>): void {
  for (const { written, path, other: by } of tiesBy('exiledWith', staging, objects)) {
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
  for (const { written, path, other } of tiesBy('pairedWith', staging, objects)) {
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
  const counters = countersOfCopy(object, given, copy);
  return {
    ...object,
    ...(counters === undefined ? {} : countedFrom(counters, object.timestamp)),
    attachedTo,
    ...(chosenObject === undefined ? {} : { chosen: { ...object.chosen, object: chosenObject } }),
    attachTimestamp: attachedTo === undefined ? undefined : attachTimestampOf(state, written, object, attachedTo),
    protector,
    attacking,
    copies: copy === undefined ? [] : [copy],
    cast: object.cast === undefined ? undefined : { ...object.cast, targets },
    components: given.components.flatMap(name => cardNamed(staging, name, at('components'))?.printed ?? []),
  };
}

/** 614.12, 614.1c: the counters that a copy entered with, where none are written. */
function countersOfCopy(
  object: GameObject,
  given: GivenObject,
  copy: CopyEffect | undefined,
): GameObject['counters'] | undefined {
  const isThere = object.zone === 'battlefield' && object.faceDown === undefined;
  if (copy === undefined || given.counters !== undefined || !isThere) return undefined;
  const face = faceAsEntered(object, given, copy);
  return face === undefined
    ? undefined
    : withExcepted(printedCounters(face, given.cast), copy.exceptions, face, given.cast);
}

/** 613.7e: the timestamp of being attached, later than that of what it is attached to; the one written, where one is. */
function attachTimestampOf(
  { objects }: GameState,
  { given, index }: DeclaredObject,
  { timestamp }: GameObject,
  attachedTo: ObjectId | PlayerId,
): number {
  const host = objects.get(attachedTo as ObjectId); // a player is no object, and found by no id of one
  if (given?.timestamp !== undefined || host === undefined || host.timestamp < timestamp) return timestamp;
  // before whatever came after the host, and in the order written among what is attached to it
  return host.timestamp + (index + 1) / (objects.size + 1);
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
