// Performance of events: replacement effects, atomic actions, triggers, and the followups in order (608.2c).
import type { ChoiceKind } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import { type ChoiceGenerator, chooseWhether, chooseWord } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { Occurrence } from '../event/occurrence.ts';
import {
  type AppliedKeys,
  type EventBatch,
  type Followup,
  type InstructionFrame,
  newEventBatch,
} from '../event/pending-event.ts';
import { currentView, type Run, recordFact } from '../event/run-state.ts';
import { actedObjects, type InstructionContext, legalObjects } from '../instructions/acted-objects.ts';
import { discoverInstructions } from '../instructions/discover.ts';
import { resultOfInstruction } from '../instructions/instruction-table.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { evaluate } from '../match/evaluate.ts';
import { isAmongPlayers, resolvePlayers } from '../match/resolve-reference.ts';
import type { View } from '../match/view.ts';
import { isPlayer, playerNamedIn } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { performActions } from '../perform/index.ts';
import { NOTHING_APPLIED } from '../replacement/applied-effects.ts';
import { cannotPayLife, cannotSacrifice } from '../replacement/cant-effects.ts';
import { spendMetEffects } from '../replacement/limited-uses.ts';
import { detectTriggers } from '../trigger/detect.ts';
import { resolveContradictions } from './contradictions.ts';
import { endDesignationsOnControlChange } from './control-changes.ts';
import { inTimestampOrder } from './entry-timestamps.ts';
import { inGraveyardOrder } from './graveyard-order.ts';
import { proposeInstructed } from './propose-event.ts';
import { resolveReplacements } from './resolve-replacements.ts';

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
  const facts = performActions(run, yield* inGraveyardOrder(run, yield* inTimestampOrder(run, possible)));
  if (facts.length > 0) {
    recordCounters(run, facts);
    observe(run, before, facts);
    endDesignationsOnControlChange(run, before);
  }
  triggerReflexively(run, batch);
  for (const followup of then) yield* follow(run, followup);
}

/** 122.6: records counters an object enters with as counters put on it. */
function recordCounters(run: Run, facts: readonly Occurrence[]): void {
  for (const fact of facts) {
    if (fact.kind !== 'countersPut' || !fact.asItEntered || isPlayer(run.state, fact.on)) continue;
    const { on, counter, amount, player } = fact;
    const more = { also: ['122.6a'], notable: false, players: [player] };
    recordFact(run, '122.6', { kind: 'counters given', counter, amount }, [on], more);
  }
}

/** The greatest number of events of a run, more than any question needs; it ends infinite draws. */
const MOST_EVENTS = 600;

/** 603.2: abilities trigger on what has happened. */
function observe(run: Run, before: View, facts: readonly Occurrence[]): void {
  const { triggered, steps } = detectTriggers(before, currentView(run), facts);
  run.triggered.push(...triggered);
  run.trail.push(...steps);
}

/** 603.12: reflexive abilities trigger on what was done just before. */
function triggerReflexively(run: Run, { reflexive }: EventBatch): void {
  for (const { effect, source, controller, ability, text } of reflexive.values()) {
    const sourceLabel = currentView(run).object(source).label;
    run.triggered.push({ source, sourceLabel, controller, ability, effect: text, times: 1 });
    run.trail.push({ kind: 'triggered', rule: '603.12', notable: true, effect, object: source, times: 1, because: [] });
  }
  reflexive.clear();
}

function* follow(run: Run, followup: Followup): ChoiceGenerator<void> {
  if (followup.kind === 'effects') {
    const { effects, frame, costs = [], applied } = followup;
    const paid = costs.length === 0 ? frame : yield* payCosts(run, costs, frame, applied);
    yield* followInstructions(run, effects, paid, applied);
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

/** The frame of the instructions once these costs are paid: with what has left for them, as it last was (608.2h). */
function* payCosts(
  run: Run,
  costs: readonly Effect[],
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<InstructionFrame> {
  const before = currentView(run);
  const from = run.occurrences.length;
  const { by, context } = frame;
  yield* followInstructions(run, costs, { ...frame, by: { ...by, isEffect: false }, told: false }, applied);
  const left = run.occurrences.slice(from).flatMap(it => (it.kind === 'moved' ? [it.object] : []));
  const others = left.filter(id => id !== context.source);
  const lastKnown = withDeparted(context.lastKnown, before, run, left);
  return { ...frame, context: { ...context, those: others.length > 0 ? others : context.those, lastKnown } };
}

/** 608.2c: instructions are followed in the order written. */
export function* followInstructions(
  run: Run,
  effects: readonly Effect[],
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  let { those } = frame.context;
  let { lastKnown, destroyed } = frame.context;
  for (const effect of effects) {
    const now: InstructionFrame = { ...frame, context: { ...frame.context, those, lastKnown, destroyed } };
    const targets = (frame.context.targets ?? []).flatMap(it => it ?? []);
    const before = targets.length === 0 && effect.kind !== 'destroy' ? undefined : currentView(run);
    const from = run.occurrences.length;
    those = (yield* carryOutOne(run, effect, now, applied)) ?? those;
    if (before === undefined) continue;
    lastKnown = withDeparted(lastKnown, before, run, targets);
    if (effect.kind === 'destroy') destroyed = { objects: destroyedOf(those, run, from), before };
  }
  return those;
}

/** 701.8a: those objects that have left since occurrence `from`; what is put elsewhere than a graveyard is destroyed too. */
function destroyedOf(objects: readonly ObjectId[] | undefined, run: Run, from: number): readonly ObjectId[] {
  const left = run.occurrences
    .slice(from)
    .flatMap(it => (it.kind === 'moved' && it.from === 'battlefield' ? [it.object] : []));
  return left.filter(id => objects?.includes(id));
}

/** 608.2h: the views in which targets were last in their zones, with those that this instruction has moved. */
function withDeparted(
  lastKnown: ReadonlyMap<ObjectId, View> | undefined,
  before: View,
  run: Run,
  targets: readonly (ObjectId | PlayerId)[],
): ReadonlyMap<ObjectId, View> | undefined {
  const departed = targets.filter((id): id is ObjectId => {
    const was = isPlayer(before.state, id) ? undefined : before.state.objects.get(id);
    return (
      was !== undefined &&
      lastKnown?.get(id as ObjectId) === undefined &&
      run.state.objects.get(was.id)?.zone !== was.zone
    );
  });
  return departed.length === 0
    ? lastKnown
    : new Map([...(lastKnown ?? []), ...departed.map(id => [id, before] as const)]);
}

/** 608.2d: whether there are too few objects for the first thing that a player may do, or too little life (119.4). */
function isImpossible(run: Run, first: Effect | undefined, frame: InstructionFrame): boolean {
  if (first === undefined) return false;
  const view = currentView(run);
  if (first.kind === 'payLife') {
    const [payer = frame.context.controller] = resolvePlayers(view, first.who, frame.context);
    const amount = evaluate(view, first.amount, frame.context);
    return amount > 0 && (playerNamedIn(run.state, payer).life < amount || cannotPayLife(run, view, payer));
  }
  if ((first.kind !== 'move' && first.kind !== 'reveal') || first.what.kind !== 'choose') return false;
  const legal = legalObjects(instructionContextOf(run, first, frame), first.what.filter);
  return legal.length < evaluate(view, first.what.min, frame.context);
}

function* carryOutOne(
  run: Run,
  effect: Effect,
  frame: InstructionFrame,
  applied: AppliedKeys,
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  if (effect.kind === 'if') {
    const isSo = conditionHolds(currentView(run), effect.condition, frame.context);
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
    } as const;
    const done = yield* chooseWhether(run, header, !isImpossible(run, effect.effects[0], frame));
    return yield* followInstructions(run, done ? effect.effects : effect.otherwise, frame, applied);
  }
  if (effect.kind === 'performs') return yield* performs(run, effect, frame, applied);
  if (effect.kind === 'act') return yield* act(run, effect, frame, applied);
  if (effect.kind === 'oneOf') {
    const [who = frame.context.controller] = resolvePlayers(currentView(run), effect.who, frame.context);
    const header = { kind: 'mode', who, object: frame.context.source, rule: '608.2d' } as const;
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

/** Instructions that each player follows by themselves. */
const OF_ONE_PLAYER = ['move', 'draw', 'gainLife', 'loseLife', 'dealDamage', 'createTokens'] as const;

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
  for (const controller of resolvePlayers(currentView(run), effect.who, frame.context)) {
    const context = { ...frame.context, controller };
    for (const one of effect.effects.flatMap(each => (isOfYou(each) ? each.effects : [each]))) {
      if (!isOfOnePlayer(one)) continue;
      const milled = millsOf(run, one, { ...frame, context });
      if (milled !== undefined) {
        events.push(...milled);
        continue;
      }
      const instructed = yield* resultOfInstruction(instructionContextOf(run, one, { ...frame, context }), one);
      events.push(...instructed.events);
      actions.push(...instructed.actions);
    }
  }
  yield* performTogether(run, events, applied, actions);
  return undefined;
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
function inItsTime(run: Run, action: string, effects: readonly Effect[]): readonly Effect[] {
  const asNow = action !== 'amass' || run.edition.amassMakesAnArmyOfTheType;
  return asNow ? effects : effects.filter(effect => effect.kind !== 'continuous');
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

/** The objects that entered since occurrence `from` ("that token", "those creatures"); undefined where none did. */
/** 701.17a: the events in which players mill, which may be replaced; undefined for other instructions. */
function millsOf(run: Run, effect: Effect, { by, context }: InstructionFrame): readonly GameEvent[] | undefined {
  if (effect.kind !== 'move' || effect.verb !== 'mill' || effect.what.kind !== 'topOfLibrary') return undefined;
  const view = currentView(run);
  const count = evaluate(view, effect.what.amount, context);
  const players = count > 0 ? resolvePlayers(view, effect.what.who, context) : [];
  return players.map(player => ({ kind: 'mills', player, count, by }));
}

/** The cards milled from an occurrence on. */
function milledSince(run: Run, from: number): readonly ObjectId[] {
  return run.occurrences.slice(from).flatMap(it => (it.kind === 'moved' && it.verb === 'mill' ? [it.object] : []));
}

function madeSince(run: Run, from: number): readonly ObjectId[] | undefined {
  const made = run.occurrences.slice(from).flatMap(it => (it.kind === 'entered' ? [it.object] : []));
  return made.length === 0 ? undefined : made;
}

function instructionContextOf(run: Run, effect: Effect, frame: InstructionFrame): InstructionContext {
  const view = currentView(run);
  const who = 'who' in effect ? resolvePlayers(view, effect.who, frame.context)[0] : undefined;
  const sacrifices = effect.kind === 'move' && effect.verb === 'sacrifice';
  return {
    play: run,
    view,
    frame,
    choice: { kind: kindOf(effect), rule: '608.2d', object: frame.context.source },
    optional: false,
    isExcluded: id => sacrifices && (view.controller(id) !== who || cannotSacrifice(run, view, id)),
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
