// Making things happen: an event is settled, performed at once, noticed, and what follows from it follows (608.2c).
import type { ChoiceKind } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import { discovered } from '../carry-out/discovered.ts';
import { instruct } from '../carry-out/instructions.ts';
import { type Manner, objectsOf } from '../carry-out/objects.ts';
import { type Asking, askWhether, askWord } from '../choice/ask.ts';
import { holds } from '../match/condition.ts';
import { isAmong, playersOf } from '../match/player.ts';
import type { View } from '../match/view.ts';
import { isPlayer, playerIn } from '../model/change.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { perform } from '../perform/index.ts';
import { cannotSacrifice } from '../replacement/forbidden.ts';
import { NOTHING_APPLIED } from '../replacement/once.ts';
import { spendMet } from '../replacement/used-up.ts';
import { notice } from '../trigger/notice.ts';
import { inOrderOfArrival } from './arrival-order.ts';
import { withoutContradictions } from './contradictions.ts';
import { endWithControl } from './control-changes.ts';
import type { Deed } from './deed.ts';
import type { GameEvent } from './event.ts';
import type { Occurrence } from './occurrence.ts';
import { note, type Play, viewNow } from './play.ts';
import { settle } from './settle.ts';
import { type Applied, type Followup, type Frame, newScene } from './work.ts';

/** Makes the event happen, with whatever follows from it. */
export function* happen(play: Play, event: GameEvent, applied: Applied = NOTHING_APPLIED): Asking<void> {
  yield* happenTogether(play, [event], applied);
}

/** Makes several events happen at the same time: state-based actions, damage with its results. */
export function* happenTogether(
  play: Play,
  events: readonly GameEvent[],
  applied: Applied = NOTHING_APPLIED,
  more: readonly Deed[] = [],
): Asking<void> {
  play.events += 1;
  if (play.events > MOST_EVENTS) {
    play.cut = true;
    return;
  }
  const scene = newScene();
  const deeds: Deed[] = [...more];
  const then: Followup[] = [];
  for (const event of events) {
    const settled = yield* settle(play, event, applied, scene);
    deeds.push(...settled.deeds);
    then.push(...settled.then);
  }
  spendMet(play, scene);
  const before = viewNow(play);
  const facts = perform(play, yield* inOrderOfArrival(play, yield* withoutContradictions(play, deeds)));
  if (facts.length > 0) {
    tellCounters(play, facts);
    observe(play, before, facts);
    endWithControl(play, before);
  }
  for (const followup of then) yield* follow(play, followup);
}

/** 122.6: counters given to an object as it enters are counters put on it. */
function tellCounters(play: Play, facts: readonly Occurrence[]): void {
  for (const fact of facts) {
    if (fact.kind !== 'countersPut' || !fact.asItEntered || isPlayer(play.state, fact.on)) continue;
    const { on, counter, amount, player } = fact;
    const more = { also: ['122.6a'], notable: false, players: [player] };
    note(play, '122.6', { kind: 'counters given', counter, amount }, [on], more);
  }
}

/** More than any question needs; draws that become ever more draws are followed no further. */
const MOST_EVENTS = 600;

/** 603.2: abilities trigger on what has happened. */
function observe(play: Play, before: View, facts: readonly Occurrence[]): void {
  const { triggered, steps } = notice(before, viewNow(play), facts);
  play.triggered.push(...triggered);
  play.trail.push(...steps);
}

function* follow(play: Play, followup: Followup): Asking<void> {
  if (followup.kind === 'effects') {
    yield* carryOut(play, followup.effects, followup.frame, followup.applied);
    return;
  }
  const { event, applied } = followup;
  if (event.kind !== 'draws') return yield* happen(play, event, applied);
  // 121.2, 614.11a: one at a time; what replaces a draw is completed before the next
  for (let n = 0; n < event.count && !drawsNoMore(play, event.player); n++) {
    yield* happen(play, { ...event, count: 1 }, applied);
  }
}

/** From an empty library every further draw is the same attempt, where nothing replaces draws. */
function drawsNoMore(play: Play, player: PlayerId): boolean {
  if (!playerIn(play.state, player).drewFromEmpty) return false;
  return !viewNow(play).replacements.some(effect => effect.ability.event.kind === 'draw');
}

/** 608.2c: instructions are followed in the order written. */
export function* carryOut(
  play: Play,
  effects: readonly Effect[],
  frame: Frame,
  applied: Applied,
): Asking<readonly ObjectId[] | undefined> {
  let { those } = frame.context;
  for (const effect of effects) {
    const now: Frame = { ...frame, context: { ...frame.context, those } };
    those = (yield* carryOutOne(play, effect, now, applied)) ?? those;
  }
  return those;
}

function* carryOutOne(
  play: Play,
  effect: Effect,
  frame: Frame,
  applied: Applied,
): Asking<readonly ObjectId[] | undefined> {
  if (effect.kind === 'if') {
    const isSo = holds(viewNow(play), effect.condition, frame.context);
    return yield* carryOut(play, isSo ? effect.then : effect.otherwise, frame, applied);
  }
  if (effect.kind === 'may') {
    const [who] = playersOf(viewNow(play), effect.who, frame.context);
    const kind: ChoiceKind = effect.effects.some(it => it.kind === 'payLife' || it.kind === 'payMana') ? 'pay' : 'may';
    const asked = { kind, who: who ?? frame.context.controller, object: frame.context.source, rule: '608.2d' } as const;
    const done = yield* askWhether(play, asked, true);
    return yield* carryOut(play, done ? effect.effects : effect.otherwise, frame, applied);
  }
  if (effect.kind === 'performs') return yield* performs(play, effect, frame, applied);
  if (effect.kind === 'act') return yield* act(play, effect, frame, applied);
  if (effect.kind === 'oneOf') {
    const [who = frame.context.controller] = playersOf(viewNow(play), effect.who, frame.context);
    const asked = { kind: 'mode', who, object: frame.context.source, rule: '608.2d' } as const;
    const name = yield* askWord(
      play,
      asked,
      effect.modes.map(mode => mode.name),
    );
    const mode = effect.modes.find(it => it.name === name);
    return yield* carryOut(play, mode?.effects ?? [], frame, applied);
  }
  if (effect.kind === 'anyMay') return yield* anyMay(play, effect, frame, applied);
  if (effect.kind === 'eachDoes') return yield* eachDoes(play, effect, frame, applied);
  if (effect.kind === 'discover') {
    const { effects, targets } = discovered(viewNow(play), effect, frame.context);
    return yield* carryOut(play, effects, { ...frame, context: { ...frame.context, targets } }, applied);
  }
  const instructed = yield* instruct(mannerOf(play, effect, frame), effect);
  const from = play.occurrences.length;
  yield* happenTogether(play, instructed.events, applied, instructed.deeds);
  return instructed.those ?? madeSince(play, from);
}

/** 101.4: the players choose in turn order, then all of it happens at once. */
function* eachDoes(
  play: Play,
  effect: OfKind<Effect, 'eachDoes'>,
  frame: Frame,
  applied: Applied,
): Asking<readonly ObjectId[] | undefined> {
  const events: GameEvent[] = [];
  const deeds: Deed[] = [];
  for (const controller of playersOf(viewNow(play), effect.who, frame.context)) {
    const context = { ...frame.context, controller };
    for (const one of effect.effects) {
      if (one.kind !== 'move') continue;
      const instructed = yield* instruct(mannerOf(play, one, { ...frame, context }), one);
      events.push(...instructed.events);
      deeds.push(...instructed.deeds);
    }
  }
  yield* happenTogether(play, events, applied, deeds);
  return undefined;
}

/** 101.4: asked one after the other; 119.4: life that is not there cannot be paid. */
function* anyMay(
  play: Play,
  effect: OfKind<Effect, 'anyMay'>,
  frame: Frame,
  applied: Applied,
): Asking<readonly ObjectId[] | undefined> {
  const { that, source } = frame.context;
  for (const controller of playersOf(viewNow(play), effect.who, frame.context)) {
    if (effect.butThat && controller === that) continue;
    const { life } = playerIn(play.state, controller);
    const canPay = effect.effects.every(
      it => it.kind !== 'payLife' || typeof it.amount !== 'number' || it.amount <= life,
    );
    const asked = { kind: 'pay', who: controller, object: source, rule: '608.2d' } as const;
    if (!(yield* askWhether(play, asked, canPay))) continue;
    return yield* carryOut(play, effect.effects, { ...frame, context: { ...frame.context, controller } }, applied);
  }
  return yield* carryOut(play, effect.otherwise, frame, applied);
}

/** A keyword action, as often as replacement effects make it: "twice instead" doubles it, each of them once (614.5). */
function* act(
  play: Play,
  { action, effects }: OfKind<Effect, 'act'>,
  frame: Frame,
  applied: Applied,
): Asking<readonly ObjectId[] | undefined> {
  const { controller: player, source: object } = frame.context;
  const view = viewNow(play);
  const doubling = view.replacements.filter(({ ability: { event }, context }) => {
    const isIt = (event.kind === 'proliferate' || event.kind === 'explore') && event.kind === action;
    return isIt && isAmong(view, event.who, context, player);
  });
  let times = 1;
  for (const { ability, name } of doubling) {
    for (const rewrite of ability.rewrites) {
      if (rewrite.kind !== 'scale') continue;
      times *= rewrite.times;
      note(play, '614.1a', { kind: 'done again' }, name.source === undefined ? [] : [name.source]);
    }
  }
  let those: readonly ObjectId[] | undefined;
  for (let n = 0; n < times; n++) {
    those = yield* carryOut(play, inItsTime(play, action, effects), frame, applied);
    yield* happenTogether(play, [], applied, [{ kind: 'acts', action, player, object }]);
  }
  return those;
}

/** 701.47a: until June 2023 amassing changed no Army's types. */
function inItsTime(play: Play, action: string, effects: readonly Effect[]): readonly Effect[] {
  const asNow = action !== 'amass' || play.edition.amassMakesAnArmyOfTheType;
  return asNow ? effects : effects.filter(effect => effect.kind !== 'continuous');
}

/** 701.44a, 701.63a: each of the objects in turn does what is said; "this permanent" is it and "you" its controller. */
function* performs(
  play: Play,
  effect: OfKind<Effect, 'performs'>,
  frame: Frame,
  applied: Applied,
): Asking<readonly ObjectId[] | undefined> {
  const { controller } = frame.context;
  const objects = yield* objectsOf(mannerOf(play, effect, frame), effect.what, controller);
  for (const source of objects) {
    const who = play.state.objects.has(source) ? viewNow(play).controller(source) : controller;
    const by = { ...frame.by, controller: who, source };
    const context = { ...frame.context, source, controller: who, those: undefined };
    yield* carryOut(play, effect.effects, { by, context }, applied);
  }
  return objects;
}

/** What has come about: "that token", "those creatures". */
function madeSince(play: Play, from: number): readonly ObjectId[] | undefined {
  const made = play.occurrences.slice(from).flatMap(it => (it.kind === 'entered' ? [it.object] : []));
  return made.length === 0 ? undefined : made;
}

function mannerOf(play: Play, effect: Effect, frame: Frame): Manner {
  const view = viewNow(play);
  const who = 'who' in effect ? playersOf(view, effect.who, frame.context)[0] : undefined;
  const sacrifices = effect.kind === 'move' && effect.verb === 'sacrifice';
  return {
    play,
    view,
    frame,
    asks: { kind: kindOf(effect), rule: '608.2d', object: frame.context.source },
    optional: false,
    barred: id => sacrifices && (view.controller(id) !== who || cannotSacrifice(play, view, id)),
  };
}

function kindOf(effect: Effect): ChoiceKind {
  if (effect.kind === 'reveal') return 'reveal';
  if (effect.kind === 'sift') return 'put';
  if (effect.kind === 'putCounters' || effect.kind === 'removeCounters') return 'counter';
  if (effect.kind === 'attach') return 'attachTo';
  if (effect.kind !== 'move') return 'object';
  return effect.verb === 'mill' || effect.verb === 'put' || effect.verb === 'shuffle' ? 'put' : effect.verb;
}
