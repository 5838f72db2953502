// Performance of events: replacement effects, atomic actions, triggers, and the followups in order (608.2c).
import { equals } from '../../kit/structure.ts';
import { type ChoiceKind, COLORS, type PerformedAction } from '../../vocabulary/index.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import { type ChoiceGenerator, chooseWhether, chooseWord } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { PendingTrigger } from '../event/occurrence.ts';
import { type AppliedKeys, type Followup, type InstructionFrame, newEventBatch } from '../event/pending-event.ts';
import { currentView, type Run, recordFact } from '../event/run-state.ts';
import { actedObjects } from '../instructions/acted-objects.ts';
import { announced } from '../instructions/announce.ts';
import { discoverInstructions } from '../instructions/discover.ts';
import { resultOfInstruction } from '../instructions/instruction-table.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { evaluate } from '../match/evaluate.ts';
import { isAmongPlayers, resolvePlayers } from '../match/resolve-reference.ts';
import { isPlayer, playerNamedIn } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { performActions } from '../perform/index.ts';
import { NOTHING_APPLIED } from '../replacement/applied-effects.ts';
import { spendMetEffects } from '../replacement/limited-uses.ts';
import { resolveContradictions } from './contradictions.ts';
import { endDesignations } from './control-changes.ts';
import { inTimestampOrder } from './entry-timestamps.ts';
import { inGraveyardOrder } from './graveyard-order.ts';
import { targetsLeft } from './illegal-targets.ts';
import { instructionContextOf } from './instruction-context.ts';
import { madeSince, withDeparted } from './last-known.ts';
import { milledSince, millsOf } from './mills.ts';
import { observe, recordCounters } from './observe-facts.ts';
import { mayBeChosen } from './payable.ts';
import { proposeInstructed } from './propose-event.ts';
import { triggerReflexively } from './reflexive.ts';
import { resolveReplacements } from './resolve-replacements.ts';
import { returnsAfter } from './returns.ts';

/** Performs the event with its followups. */
export function* performEvent(
  run: Run,
  event: GameEvent,
  applied: AppliedKeys = NOTHING_APPLIED,
): ChoiceGenerator<void> {
  yield* performTogether(run, [event], applied);
}

/** Performs several events at the same time: state-based actions, damage with its results. */
export function* performTogether(
  run: Run,
  events: readonly GameEvent[],
  applied: AppliedKeys = NOTHING_APPLIED,
  more: readonly AtomicAction[] = [],
): ChoiceGenerator<void> {
  run.events += 1;
  if (run.events > MOST_EVENTS) {
    run.cut = true;
    return;
  }
  const batch = newEventBatch();
  const actions: AtomicAction[] = [...more];
  const then: Followup[] = [];
  // of the first event all that is under way is known
  if (run.events === 1) run.frames = [() => [actions, then, batch]];
  for (const event of events) {
    const settled = yield* resolveReplacements(run, event, applied, batch);
    actions.push(...settled.actions);
    then.push(...settled.followups);
  }
  run.frames = undefined;
  spendMetEffects(run, batch);
  const before = currentView(run);
  const possible = yield* resolveContradictions(run, actions);
  const waiting = run.triggered.length;
  const facts = performActions(run, yield* inGraveyardOrder(run, yield* inTimestampOrder(run, possible)));
  if (facts.length > 0) {
    recordCounters(run, facts);
    observe(run, before, facts);
    endDesignations(run, before);
  }
  const returning = returnsAfter(run, before, facts);
  const observed = run.triggered.length;
  triggerReflexively(run, batch);
  if (returning.length > 0) yield* performTogether(run, returning);
  for (const followup of then) yield* follow(run, followup);
  for (const trigger of run.triggered.slice(waiting, observed)) yield* resolveAtOnce(run, trigger);
}

/** 605.4a: a triggered mana ability resolves immediately after the mana ability that triggered it. */
function* resolveAtOnce(run: Run, { mana, refers, ...trigger }: PendingTrigger): ChoiceGenerator<void> {
  if (mana === undefined) return;
  const { source, controller, sourceLabel: name } = trigger;
  const chosen = source === undefined ? undefined : run.state.objects.get(source)?.chosen;
  const by = { name, controller, source, isEffect: true };
  const frame = { by, context: { source, controller, chosen, ...refers }, told: true };
  for (let n = 0; n < trigger.times; n++) yield* followInstructions(run, mana, frame, NOTHING_APPLIED);
}

/** The greatest number of events of a run, more than any question needs; it ends infinite draws. */
const MOST_EVENTS = 600;

function* follow(run: Run, followup: Followup): ChoiceGenerator<void> {
  if (followup.kind === 'effects') {
    const { effects, frame, costs = [], applied } = followup;
    const paid = costs.length === 0 ? frame : yield* payCosts(run, costs, frame, applied);
    if (paid !== undefined) yield* followInstructions(run, effects, paid, applied);
    return;
  }
  const { event, applied } = followup;
  if (event.kind !== 'draws') return yield* performEvent(run, event, applied);
  // 121.2, 614.11a: one at a time; what replaces a draw is completed before the next
  for (let n = 0; n < event.count && !drawsNoMore(run, event.player); n++) {
    yield* performEvent(run, { ...event, count: 1 }, applied);
  }
}

/** Whether further draws change nothing: the library is empty and nothing replaces draws. */
function drawsNoMore(run: Run, player: PlayerId): boolean {
  if (!playerNamedIn(run.state, player).drewFromEmpty) return false;
  return !currentView(run).replacements.some(effect => effect.ability.event.kind === 'draw');
}

/**
 * The frame of the instructions once these costs are paid: with what has left for them, as it last was (608.2h); undefined
 * where no target is left (608.2b).
 */
function* payCosts(
  run: Run,
  costs: readonly Effect[],
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<InstructionFrame | undefined> {
  const before = currentView(run);
  const from = run.occurrences.length;
  const { by, context } = frame;
  yield* followInstructions(run, costs, { ...frame, by: { ...by, isEffect: false }, told: false }, applied);
  const facts = run.occurrences.slice(from);
  const left = facts.flatMap(it => (it.kind === 'moved' ? [it.object] : []));
  const tapped = facts.flatMap(it => (it.kind === 'tapped' ? [it.object] : []));
  const others = (left.length > 0 ? left : tapped).filter(id => id !== context.source);
  const lastKnown = withDeparted(context.lastKnown, before, run, left);
  const done = [...(context.done ?? []), { facts, destroyed: [], before }];
  const targets = targetsLeft(run, context.targets ?? [], left, by);
  if (targets === undefined) return undefined;
  const those = others.length > 0 ? others : context.those;
  return { ...frame, context: { ...context, ...(context.targets && { targets }), those, lastKnown, done } };
}

/** 608.2c: instructions are followed in the order written. */
export function* followInstructions(
  run: Run,
  effects: readonly Effect[],
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  let { those } = frame.context;
  let { lastKnown, done = [], chosen } = frame.context;
  for (const [n, effect] of effects.entries()) {
    const now: InstructionFrame = { ...frame, context: { ...frame.context, those, lastKnown, done, chosen } };
    if (effect.kind === 'announce') {
      chosen = yield* announced(run, effect, now.context);
      continue;
    }
    const targets = (frame.context.targets ?? []).flatMap(it => it ?? []);
    const before = currentView(run);
    const from = run.occurrences.length;
    const acted = yield* carryOutOne(run, effect, now, applied);
    those = changedTogether(run, effects.slice(0, n + 1), frame) ?? acted ?? those;
    lastKnown = withDeparted(lastKnown, before, run, [...targets, ...(those ?? [])]);
    const destroyed = effect.kind === 'destroy' ? (those ?? []) : [];
    done = [...done, { facts: run.occurrences.slice(from), destroyed, before }];
  }
  return those;
}

/** Several targets under one noun, each changed alike by the last of the instructions and those right before it. */
function changedTogether(
  run: Run,
  effects: readonly Effect[],
  { context }: InstructionFrame,
): readonly ObjectId[] | undefined {
  const last = effects.at(-1);
  if (last?.kind !== 'continuous') return undefined;
  const apart = effects.findLastIndex(
    it => it.kind !== 'continuous' || it.what.kind !== 'target' || !equals(it.changes, last.changes),
  );
  const group = effects.slice(apart + 1);
  const ids = group.flatMap(it =>
    it.kind === 'continuous' && it.what.kind === 'target' ? (context.targets?.[it.what.index] ?? []) : [],
  );
  return group.length < 2 ? undefined : ids.flatMap(it => run.state.objects.get(it as ObjectId)?.id ?? []);
}

function* carryOutOne(
  run: Run,
  effect: Effect,
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  if (effect.kind === 'if') {
    const isSo = conditionHolds(currentView(run), effect.condition, frame.context);
    const { source } = frame.context;
    if (!isSo && effect.unmet !== undefined && source !== undefined)
      recordFact(run, '610.3a', { kind: effect.unmet }, [source]);
    else if (!isSo && frame.told === true && effect.otherwise.length === 0)
      recordUnfollowed(run, effect.condition, frame);
    return yield* followInstructions(run, isSo ? effect.then : effect.otherwise, frame, applied);
  }
  if (effect.kind === 'may') {
    const [who] = resolvePlayers(currentView(run), effect.who, frame.context);
    const kind: ChoiceKind = effect.effects.some(it => it.kind === 'payLife' || it.kind === 'payMana') ? 'pay' : 'may';
    const header = {
      kind,
      who: who ?? frame.context.controller,
      object: frame.context.source,
      rule: '608.2d',
      offered: { ...effect, rewrites: [], by: frame.by },
    } as const;
    const done = yield* chooseWhether(run, header, mayBeChosen(run, effect.effects[0], frame, header.who));
    return yield* followInstructions(run, done ? effect.effects : effect.otherwise, frame, applied);
  }
  if (effect.kind === 'performs') return yield* performs(run, effect, frame, applied);
  if (effect.kind === 'act') return yield* act(run, effect, frame, applied);
  if (effect.kind === 'oneOf') {
    const [who = frame.context.controller] = resolvePlayers(currentView(run), effect.who, frame.context);
    const isOfColors = effect.modes.every(mode => COLORS.some(color => color === mode.name));
    const kind: ChoiceKind = isOfColors ? 'color' : 'mode';
    const header = { kind, who, object: frame.context.source, rule: '608.2d' };
    const name = yield* chooseWord(
      run,
      header,
      effect.modes.map(mode => mode.name),
    );
    const mode = effect.modes.find(it => it.name === name);
    return yield* followInstructions(run, mode?.effects ?? [], frame, applied);
  }
  if (effect.kind === 'anyMay') return yield* anyMay(run, effect, frame, applied);
  if (effect.kind === 'eachDoes') return yield* eachDoes(run, effect, frame, applied);
  if (effect.kind === 'repeat') return yield* repeated(run, effect, frame, applied);
  if (effect.kind === 'announce') return undefined;
  if (effect.kind === 'discover') {
    const { effects, targets } = discoverInstructions(currentView(run), effect, frame.context);
    return yield* followInstructions(run, effects, { ...frame, context: { ...frame.context, targets } }, applied);
  }
  const from = run.occurrences.length;
  const milled = millsOf(run, effect, frame);
  if (milled !== undefined) {
    if (frame.told) for (const event of milled) proposeInstructed(run, event, frame.by);
    yield* performTogether(run, milled, applied, []);
    return milledSince(run, from);
  }
  const instructed = yield* resultOfInstruction(instructionContextOf(run, effect, frame), effect);
  if (frame.told) for (const event of instructed.events) proposeInstructed(run, event, frame.by);
  yield* performTogether(run, instructed.events, applied, instructed.actions);
  return instructed.actedOn ?? madeSince(run, from);
}

/** 608.2c: an instruction that is not followed, with the one object it speaks of: its target, else what was acted on before. */
function recordUnfollowed(run: Run, unmet: Condition, { by, context }: InstructionFrame): void {
  const targets = (context.targets ?? []).flatMap(it => it ?? []);
  const [only, ...more] = targets.length === 1 ? targets : (context.those ?? []);
  const of = only === undefined || more.length > 0 || isPlayer(run.state, only) ? [] : [only];
  recordFact(run, '608.2c', { kind: 'instruction not followed', unmet, by }, of);
}

/** Instructions that each player follows by themselves. */
const OF_ONE_PLAYER = ['move', 'draw', 'gainLife', 'loseLife', 'dealDamage', 'createTokens', 'shuffle'] as const;

function isOfOnePlayer(effect: Effect): effect is OfKind<Effect, (typeof OF_ONE_PLAYER)[number]> {
  return OF_ONE_PLAYER.some(kind => kind === effect.kind);
}

/** Whether they are instructions to the player who is already following them. */
function isOfYou(effect: Effect): effect is OfKind<Effect, 'eachDoes'> {
  return effect.kind === 'eachDoes' && effect.who.kind === 'you';
}

/** 101.4: the players choose in turn order, then all actions happen at once. */
function* eachDoes(
  run: Run,
  effect: OfKind<Effect, 'eachDoes'>,
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  const events: GameEvent[] = [];
  const actions: AtomicAction[] = [];
  const actedOn: ObjectId[] = [];
  const players = resolvePlayers(currentView(run), effect.who, frame.context);
  const effects = effect.effects.flatMap(each => (isOfYou(each) ? each.effects : [each]));
  if (!effects.every(isOfOnePlayer)) return yield* oneAfterAnother(run, players, effects, frame, applied);
  for (const controller of players) {
    const context = { ...frame.context, controller };
    for (const one of effects) {
      if (!isOfOnePlayer(one)) continue;
      const milled = millsOf(run, one, { ...frame, context });
      if (milled !== undefined) {
        events.push(...milled);
        continue;
      }
      const instructed = yield* resultOfInstruction(instructionContextOf(run, one, { ...frame, context }), one);
      events.push(...instructed.events);
      actions.push(...instructed.actions);
      actedOn.push(...(instructed.actedOn ?? []));
    }
  }
  if (frame.told) for (const event of events) proposeInstructed(run, event, frame.by);
  yield* performTogether(run, events, applied, actions);
  return actedOn.length === 0 ? undefined : actedOn;
}

/** Instructions of which a later one depends on the one before, followed by each of the players in turn order (101.4). */
function* oneAfterAnother(
  run: Run,
  players: readonly PlayerId[],
  effects: readonly Effect[],
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  const actedOn: ObjectId[] = [];
  for (const controller of players) {
    const context = { ...frame.context, controller };
    actedOn.push(...((yield* followInstructions(run, effects, { ...frame, context }, applied)) ?? []));
  }
  return actedOn.length === 0 ? undefined : actedOn;
}

/** 101.4: players decide one after the other; 119.4: no player pays more life than they have. */
function* anyMay(
  run: Run,
  effect: OfKind<Effect, 'anyMay'>,
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  const { that, source } = frame.context;
  for (const controller of resolvePlayers(currentView(run), effect.who, frame.context)) {
    if (effect.butThat && controller === that) continue;
    const { life } = playerNamedIn(run.state, controller);
    const canPay = effect.effects.every(
      it => it.kind !== 'payLife' || typeof it.amount !== 'number' || it.amount <= life,
    );
    const header = { kind: 'pay', who: controller, object: source, rule: '608.2d' } as const;
    if (!(yield* chooseWhether(run, header, canPay))) continue;
    return yield* followInstructions(
      run,
      effect.effects,
      { ...frame, context: { ...frame.context, controller } },
      applied,
    );
  }
  return yield* followInstructions(run, effect.otherwise, frame, applied);
}

/** A keyword action with its repetitions: each "twice instead" effect doubles them once (614.5). */
function* act(
  run: Run,
  { action, effects }: OfKind<Effect, 'act'>,
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  const { controller: player, source: object } = frame.context;
  const view = currentView(run);
  const doubling = view.replacements.filter(({ ability: { event }, context }) => {
    const isIt = (event.kind === 'proliferate' || event.kind === 'explore') && event.kind === action;
    return isIt && isAmongPlayers(view, event.who, context, player);
  });
  let times = 1;
  for (const { ability, name } of doubling) {
    for (const rewrite of ability.rewrites) {
      if (rewrite.kind !== 'scale') continue;
      times *= rewrite.times;
      recordFact(run, '614.1a', { kind: 'done again' }, name.source === undefined ? [] : [name.source]);
    }
  }
  let those: readonly ObjectId[] | undefined;
  for (let n = 0; n < times; n++) {
    those = yield* followInstructions(run, inItsTime(run, action, effects), frame, applied);
    yield* performTogether(run, [], applied, [{ kind: 'acts', action, player, object }]);
  }
  return those;
}

/** 701.47a: until June 2023 amassing changed no Army's types. */
function inItsTime(run: Run, action: PerformedAction, effects: readonly Effect[]): readonly Effect[] {
  const asNow = action !== 'amass' || run.edition.amassMakesAnArmyOfTheType;
  return asNow ? effects : effects.filter(effect => effect.kind !== 'continuous');
}

/** The effects as often as is said, each time as the position is then. */
function* repeated(
  run: Run,
  { times, effects }: OfKind<Effect, 'repeat'>,
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  const often = evaluate(currentView(run), times, frame.context);
  let those: readonly ObjectId[] | undefined;
  for (let n = 0; n < often && !run.cut; n++) those = yield* followInstructions(run, effects, frame, applied);
  return those;
}

/** 701.44a, 701.63a: the effects for each of the objects in turn; "this permanent" is it and "you" its controller. */
function* performs(
  run: Run,
  effect: OfKind<Effect, 'performs'>,
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  const { controller } = frame.context;
  const objects = yield* actedObjects(instructionContextOf(run, effect, frame), effect.what, controller);
  for (const source of objects) {
    const who = run.state.objects.has(source) ? currentView(run).controller(source) : controller;
    const by = { ...frame.by, controller: who, source };
    const context = { ...frame.context, source, controller: who, those: undefined };
    yield* followInstructions(run, effect.effects, { ...frame, by, context }, applied);
  }
  return objects;
}
