// Staging of `effects`: lasting effects of resolved spells and abilities, made by the engine from their words.

import type {
  ActiveEffect,
  Context,
  Effect,
  GameObject,
  GameState,
  ObjectId,
  PlayerId,
  Printed,
} from '../../engine/index.ts';
import { lastingCopies, lastingEffects, playerId, project, some, targetsIn } from '../../engine/index.ts';
import { unnumbered } from '../../kit/strings.ts';
import { afterCost, offersMode, ofMode, replacingSentences, selfNamesOf, unreadSubjects } from '../../oracle/index.ts';
import type { GivenEffect } from '../schema/given-object-schema.ts';
import { effectsOfCard } from './stage-cause.ts';
import { withEmblem } from './stage-emblems.ts';
import { plainObject, stageChosen } from './stage-object.ts';
import { cardNamed, idOf, objectOrPlayer, type Staging } from './staging.ts';
import { unfitChoices } from './unfit-values.ts';
import { lastingAmong, untoldChoices, untoldMode } from './untold-choices.ts';

/** The position with its lasting effects, with timestamps later than every object, in the order written (613.7). */
export function withLastingEffects(staging: Staging, state: GameState): GameState {
  const { edition } = staging;
  let now = withCrewed(staging, state);
  for (const player of staging.scenario.players) {
    const given = staging.scenario.given.players[player]?.effects ?? [];
    for (const [n, effect] of given.entries()) {
      const path = ['given', player, 'effects', n];
      const emblem = withEmblem(staging, now, effect, player, path);
      if (emblem !== undefined && /emblem/i.test(String(effect.chosen?.mode ?? ''))) {
        now = emblem;
        continue;
      }
      const view = project(now, edition);
      const { effects, name, context, state: ready } = makerOf(staging, now, effect, player, path);
      now = ready;
      const maker = { sourceName: name, context };
      const made = lastingEffects(view, effects, maker, now.nextTimestamp);
      const copies = lastingCopies(view, effects, maker);
      staging.issues.push(...untoldChoices({ name, effects, context }, path));
      if (made.length + copies.length === 0 && !effects.some(isOfEach)) {
        if (emblem === undefined) recordNothingLasts(staging, effect, path);
        else now = emblem;
      }
      const stamped = made.map(it => (effect.timestamp === undefined ? it : { ...it, timestamp: effect.timestamp }));
      now = withCopies(added(now, stamped), copies, effect.timestamp);
    }
  }
  return now;
}

/** 702.122a: the position in which what was crewed is a creature, by the effect of its own ability. */
function withCrewed(staging: Staging, state: GameState): GameState {
  let now = state;
  for (const { id, zone, controller, designations } of state.objects.values()) {
    if (zone !== 'battlefield' || !designations.includes('crewed')) continue;
    const view = project(now, staging.edition);
    const { name } = view.of(id);
    const effects = staging.cards.compiler.effects(`${name} becomes an artifact creature until end of turn.`, {
      names: [name],
    });
    const context: Context = { source: id, controller, targets: [], chosen: {} };
    now = added(now, lastingEffects(view, effects ?? [], { sourceName: name, context }, now.nextTimestamp));
  }
  return now;
}

/** 615.11: whether an effect makes shields one for each object, of which there may be none. */
function isOfEach(effect: Effect): boolean {
  return effect.kind === 'shield' && effect.each !== undefined;
}

function added(state: GameState, made: readonly ActiveEffect[]): GameState {
  return { ...state, effects: [...state.effects, ...made], nextTimestamp: state.nextTimestamp + made.length };
}

/** 707.4: the position with the objects that have become copies, at that time. */
function withCopies(
  state: GameState,
  copies: ReturnType<typeof lastingCopies>,
  timestamp = state.nextTimestamp,
): GameState {
  if (copies.length === 0) return state;
  const objects = new Map(state.objects);
  for (const { object, copy } of copies) {
    const before = objects.get(object);
    if (before !== undefined) objects.set(object, { ...before, copies: [...before.copies, { ...copy, timestamp }] });
  }
  return { ...state, objects, nextTimestamp: state.nextTimestamp + 1 };
}

interface Making {
  readonly effects: readonly Effect[];
  readonly name: string;
  readonly context: Context;
  /** The position, with the spell it was where that still matters. */
  readonly state: GameState;
}

function makerOf(
  staging: Staging,
  now: GameState,
  effect: GivenEffect,
  player: string,
  path: readonly (string | number)[],
): Making {
  const controller = playerId(player);
  const targets = (effect.targets ?? []).flatMap(
    (name, n) => objectOrPlayer(staging, name, [...path, 'targets', n]) ?? [],
  );

  const source = effect.from === undefined ? undefined : staging.names.find(effect.from);
  const maker = source === undefined ? undefined : now.objects.get(idOf(source));
  // "any player may activate this ability": the permanent may be another player's
  const inPlay = source !== undefined && (maker?.controller === controller || maker?.zone === 'battlefield');
  // choices made for the object that makes the effect, where the effect has none of its own
  const chosen = { ...(inPlay ? now.objects.get(idOf(source))?.chosen : {}), ...stageChosen(effect.chosen) };
  const x = chosen.number === undefined ? {} : { x: chosen.number };
  const card =
    effect.from === undefined || effect.text !== undefined
      ? undefined
      : cardNamed(staging, effect.from, [...path, 'from']);
  if (effect.chosen !== undefined) {
    staging.issues.push(...unfitChoices(staging, effect.chosen, [], [...path, 'chosen']));
    if (card !== undefined) recordUnknownMode(staging, card.printed, effect.chosen.mode, path);
  }
  if (card !== undefined && effect.chosen?.mode === undefined) recordUntoldMode(staging, card.printed, path);
  if (card !== undefined) recordUnreadSentences(staging, card.printed, effect.chosen?.mode);
  const read = effect.text === undefined ? undefined : readText(staging, effect, effect.text, path);
  const effects = read ?? (card === undefined ? [] : effectsOfCard(staging, card.printed, effect.chosen?.mode));
  const name = effect.from ?? effect.text ?? '';
  recordUntoldTarget(staging, effects, { name, targets: effect.targets ?? [] }, path);
  const spell =
    inPlay || card === undefined || !dealsDamage(effects) ? undefined : spellThatWas(now, card.printed, controller);
  const object = chosenSource(effects, targets);
  const context: Context = {
    source: inPlay ? idOf(source) : spell?.id,
    controller,
    targets,
    chosen: object === undefined ? chosen : { ...chosen, object },
    ...x,
  };
  return { effects, name, context, state: spell === undefined ? now : withObject(now, spell) };
}

/** 700.2: a mode that the card does not have. */
function recordUnknownMode(
  staging: Staging,
  printed: Printed,
  mode: string | undefined,
  path: readonly (string | number)[],
): void {
  if (mode === undefined || offersMode(printed, mode)) return;
  staging.issues.push({
    path: [...path, 'chosen', 'mode'],
    message: `"${mode}" is none of the modes of ${printed.cardName}.`,
  });
}

function recordUntoldMode(staging: Staging, printed: Printed, path: readonly (string | number)[]): void {
  staging.issues.push(...untoldMode(printed, mode => effectsOfCard(staging, printed, mode), path));
}

/** 608.2h: a spell that is no longer there deals damage with its last known information; it is in no zone. */
function spellThatWas(state: GameState, printed: Printed, owner: PlayerId): GameObject {
  const id = `s${state.nextId}` as ObjectId; // branded here: no scenario names it
  const name = printed.faces[0].name;
  return plainObject({
    id,
    label: name,
    printed,
    token: false,
    owner,
    controller: owner,
    zone: 'nowhere',
    timestamp: 0,
  });
}

function withObject(state: GameState, object: GameObject): GameState {
  return { ...state, objects: new Map([...state.objects, [object.id, object]]), nextId: state.nextId + 1 };
}

function dealsDamage(effects: readonly Effect[]): boolean {
  return some('effect', effects, { effect: it => it.kind === 'dealDamage' && it.source.kind === 'self' });
}

/** 609.7a: the source chosen: an object named after the targets. */
function chosenSource(effects: readonly Effect[], targets: readonly (ObjectId | PlayerId)[]): ObjectId | undefined {
  if (!some('effect', effects, { clause: it => it.kind === 'is' && it.ref.kind === 'chosen' })) return undefined;
  const named = targets[Math.max(-1, ...targetsIn('effect', effects)) + 1];
  return named === undefined ? undefined : (named as ObjectId);
}

/**
 * Records unread sentences that replace or prevent, since other sentences of the card may have been read; and sentences
 * after a prevention (615.5).
 */
function recordUnreadSentences(
  staging: Staging,
  { faces, cardName }: Printed,
  mode: string | number | undefined,
): void {
  for (const face of faces) {
    for (const ability of face.abilities) {
      if (ability.kind !== 'spell' && ability.kind !== 'activated') continue;
      const line = ability.text;
      const isRead = (sentence: string) =>
        staging.cards.compiler.effects(sentence, { names: selfNamesOf(face) }) !== undefined;
      if (replacingSentences(ofMode(afterCost(line), mode)).every(isRead)) continue;
      staging.unread.push({ card: cardName ?? face.name, line, about: unreadSubjects(line) });
    }
  }
}

function readText(
  staging: Staging,
  { targets = [], from }: GivenEffect,
  text: string,
  path: readonly (string | number)[],
): readonly Effect[] {
  const names = [
    ...targets.map(unnumbered),
    ...(from === undefined ? [] : [from, unnumbered(from).replace(/,.*$/u, '')]),
  ];
  const read = staging.cards.compiler.effects(text, { names });
  if (read !== undefined) return read;
  staging.unread.push({ card: 'effects', line: text, about: unreadSubjects(text) });
  const source = from === undefined ? '' : ` of ${from}`;
  staging.issues.push({ path: [...path, 'text'], message: `I could not read the effect${source}: "${text}"` });
  return [];
}

/** 115.1: records that the effect changes a target and nothing says which. */
function recordUntoldTarget(
  staging: Staging,
  effects: readonly Effect[],
  { name, targets }: { readonly name: string; readonly targets: readonly string[] },
  path: readonly (string | number)[],
): void {
  const lasting = lastingAmong(effects).filter(it => !isOfEach(it));
  if (targets.length > 0 || lasting.length === 0) return;
  if (lasting.some(it => targetsIn('effect', [it]).length === 0)) return;
  const message = `${name} changes a target, and none is given. Name it in the list "targets".`;
  staging.issues.push({ path: [...path, 'targets'], message });
}

function recordNothingLasts(staging: Staging, effect: GivenEffect, path: readonly (string | number)[]): void {
  if (staging.issues.length > 0) return;
  const message = `I could not read an effect that lasts in ${effect.from ?? 'these words'}.`;
  staging.issues.push({ path, message });
}
