// Detection of triggered abilities from occurrences (603.2).

import type { Condition } from '../ability/condition.ts';
import { isOfSelf } from '../ability/is-of-self.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence, PendingTrigger } from '../event/occurrence.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import type { Context, View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { NotTriggeredReason, Step } from '../trail/step.ts';
import type { TriggerMatch } from './match-occurrence.ts';
import { matchTrigger } from './match-trigger.ts';
import { notTriggered } from './not-triggered.ts';
import { ofOwnMoves } from './own-moves.ts';
import { looksBack } from './trigger-event-facts.ts';
import { type FoundTriggers, positionFor, type Trigger, type TriggerPositions } from './trigger-positions.ts';
import { rulesFor } from './trigger-rules.ts';
import { additionalTimesEffects, silencedWard, suppressingEffect } from './trigger-times.ts';
import { couldTriggerOn, hasUnreadCondition, unreadTriggerStep } from './unread-triggers.ts';

/**
 * The triggered abilities in the order in which they go on the stack (603.3b), and notable ones that did not trigger.
 */
export interface DetectedTriggers {
  readonly triggered: readonly PendingTrigger[];
  readonly steps: readonly Step[];
}

/**
 * Detects triggers. `before` is the position just before the event, `after` the one right after it; occurrences of all
 * its batches.
 */
export function detectTriggers(before: View, after: View, occurrences: readonly Occurrence[]): DetectedTriggers {
  const positions: TriggerPositions = { before, after, occurrences };
  const found: FoundTriggers[] = [];
  for (const ability of after.triggers) watchNow(positions, ability, found);
  for (const ability of before.triggers) watchBack(positions, ability, found);
  for (const ability of ofOwnMoves(after, occurrences)) watchNow(positions, ability, found);
  found.push(...onTriggering(positions, found));
  for (const trigger of after.triggers) {
    const missed = couldTriggerOn(trigger, occurrences, after);
    if (missed !== undefined)
      found.push({ controller: trigger.controller, triggered: undefined, step: unreadTriggerStep(trigger, missed) });
  }
  const ordered = inTurnOrder(after, found);
  return {
    triggered: ordered.flatMap(it => (it.triggered === undefined ? [] : [it.triggered])),
    steps: [...stepsOf(ordered), ...notTriggered(before, after, occurrences)],
  };
}

/** 603.3b: where abilities of several players have triggered, the order of the players is a step too. */
function stepsOf(ordered: readonly FoundTriggers[]): readonly Step[] {
  const controllers = new Set(ordered.flatMap(it => (it.triggered === undefined ? [] : [it.controller])));
  return ordered.map(({ step, triggered }) =>
    controllers.size < 2 || triggered === undefined || step.kind !== 'triggered'
      ? step
      : { ...step, also: [...(step.also ?? []), '603.3b'] },
  );
}

function watchNow(positions: TriggerPositions, trigger: Trigger, found: FoundTriggers[]): void {
  const events = trigger.ability.events.filter(event => looksBack(event) === undefined);
  if (events.length > 0) watch(positions, positions.after, trigger, events, found);
}

/** 603.10: abilities that existed before the event, matched in the position before it. */
function watchBack(positions: TriggerPositions, trigger: Trigger, found: FoundTriggers[]): void {
  const events = trigger.ability.events.filter(event => looksBack(event) !== undefined);
  if (events.length > 0) watch(positions, positions.before, trigger, events, found);
}

function watch(
  positions: TriggerPositions,
  view: View,
  trigger: Trigger,
  events: readonly TriggerEvent[],
  found: FoundTriggers[],
): void {
  const { occurrences } = positions;
  const together = new Set<string>();
  const first = found.length;
  let often = 0;
  const { oneOrMoreMeansEach, triggersOncePerEvent } = view.edition.misconceptions;
  for (const event of events) if (event.kind === 'state') detectState(positions, trigger, event, found);
  for (const occurrence of occurrences) {
    const hit = firstSeen(events, occurrence, { view, context: trigger.context, occurrences });
    if (hit === undefined || isOverlooked(positions, trigger, occurrence, hit[1])) continue;
    const [event, seenAs] = hit;
    if (seenAs.together !== undefined && together.has(seenAs.together) && !oneOrMoreMeansEach) continue;
    if (triggersOncePerEvent && often > 0) continue;
    if ((trigger.ability.oncePerTurn || event.firstTime) && often > 0) continue;
    const outcome = checkTrigger(positions, view, trigger, event, occurrence, seenAs);
    found.push(outcome);
    if (outcome.triggered === undefined) continue;
    often += 1;
    if (seenAs.together !== undefined) together.add(seenAs.together);
  }
  // one event with several occurrences
  if (often > 1) found.splice(first, found.length, ...found.slice(first).map(repeatedly));
}

/** Whether an ability misses what it has matched, for those who believe that it sees too little. */
function isOverlooked(
  { after, occurrences }: TriggerPositions,
  { source }: Trigger,
  occurrence: Occurrence,
  { object }: TriggerMatch,
): boolean {
  const { entrantsMissEachOther, leavingSeesNothing, tokensDoNotDie, tokensDoNotEnter, copiesAfterEntering } =
    after.edition.misconceptions;
  if (occurrence.kind === 'entered') {
    if (tokensDoNotEnter && occurrence.created) return true;
    if (copiesAfterEntering && object === source && isCopy(after, source)) return true;
    return (
      entrantsMissEachOther &&
      object !== source &&
      occurrences.some(it => it.kind === 'entered' && it.object === source)
    );
  }
  if (occurrence.kind !== 'moved' || occurrence.from !== 'battlefield') return false;
  if (tokensDoNotDie && after.state.objects.get(occurrence.object)?.token === true) return true;
  return leavingSeesNothing && object !== source && occurrences.some(it => it.kind === 'moved' && it.object === source);
}

function isCopy({ state }: View, id: ObjectId | undefined): boolean {
  const object = id === undefined ? undefined : state.objects.get(id);
  return object !== undefined && object.copies.length > 0;
}

/** 603.2c: it triggers for each occurrence. */
function repeatedly(found: FoundTriggers): FoundTriggers {
  if (found.step.kind !== 'triggered') return found;
  return { ...found, step: { ...found.step, also: [...new Set([...(found.step.also ?? []), '603.2c'])] } };
}

function firstSeen(
  events: readonly TriggerEvent[],
  occurrence: Occurrence,
  watching: Parameters<typeof matchTrigger>[2],
): readonly [TriggerEvent, TriggerMatch] | undefined {
  for (const event of events) {
    const found = matchTrigger(event, occurrence, watching);
    if (found !== undefined) return [event, found];
  }
  return undefined;
}

/** The effects that keep an ability from triggering, or its condition that is not met. */
type NotTriggeredDetails = Partial<
  Pick<Extract<Step, { readonly kind: 'notTriggered' }>, 'because' | 'unmet' | 'notable'>
>;

/** 603.4, 603.2d: whether the ability triggers in the end, and the number of times. */
function checkTrigger(
  positions: TriggerPositions,
  view: View,
  trigger: Trigger,
  event: TriggerEvent,
  occurrence: Occurrence,
  hit: TriggerMatch,
): FoundTriggers {
  const { controller, name, ability, source } = trigger;
  const object = hit.object;
  const not = (rule: string, why: NotTriggeredReason, more: NotTriggeredDetails): FoundTriggers => ({
    controller,
    triggered: undefined,
    step: { kind: 'notTriggered', rule, notable: true, effect: name, object, why, because: [], ...more },
  });
  const isWard = trigger.keyword === 'ward' && source !== undefined;
  const suppressing = suppressingEffect(view, source, occurrence) ?? (isWard ? silencedWard(view, source) : undefined);
  if (suppressing !== undefined) return not('603.2', 'silenced', { because: [suppressing.name] });
  const { condition } = ability;
  if (condition !== undefined && hasUnreadCondition(condition)) {
    return { controller, triggered: undefined, step: unreadTriggerStep(trigger, occurrence) };
  }
  const refers: Context = { ...trigger.context, ...hit.refers, ...otherThan(occurrence, hit) };
  const { conditionsWait, additionalTimesMultiply } = view.edition.misconceptions;
  if (
    condition !== undefined &&
    !(conditionsWait && !isAboutCasting(condition)) &&
    !conditionHolds(positionFor(positions, view, condition), condition, refers)
  ) {
    // 702.100a: of evolve nobody expects that it triggers on its own arrival
    const isOwnArrival = trigger.keyword !== undefined && object === source && isOfOthers(event);
    return not('603.4', 'condition not met', { unmet: condition, notable: !isOwnArrival });
  }
  const more = source === undefined ? [] : additionalTimesEffects(view, source, occurrence, positions.occurrences);
  const added = more.reduce((sum, one) => sum + one.times * hit.times, hit.times);
  const times = additionalTimesMultiply ? more.reduce((n, one) => n * (1 + one.times), hit.times) : added;
  const capped = ability.oncePerTurn ? 1 : times;
  return {
    controller,
    triggered: triggeredAs(positions, trigger, capped, hit),
    on: occurrence,
    step: {
      kind: 'triggered',
      ...rulesFor(positions, trigger, { event, occurrence, extra: more.length > 0, hit }),
      notable: true,
      effect: name,
      object,
      times: capped,
      because: more.map(it => it.from.name),
      ...(ability.mana === undefined ? {} : { atOnce: true }),
    },
  };
}

/** Whether a condition is about how a spell was cast, and so is the same whenever it is looked at. */
function isAboutCasting(condition: Condition): boolean {
  return condition.kind === 'paid' || condition.kind === 'kicked' || condition.kind === 'wasCast';
}

/** Whether the event is that anything of a kind enters, not the source alone. */
function isOfOthers(event: TriggerEvent): boolean {
  return event.kind === 'enters' && !isOfSelf(event.what);
}

/** 603.4: "other" in the condition is other than what entered or left, and in the event other than the source. */
function otherThan({ kind }: Occurrence, { object }: TriggerMatch): Partial<Context> {
  return object !== undefined && (kind === 'entered' || kind === 'moved') ? { other: object } : {};
}

/** 603.8: state triggers, where the state or the ability is new with this event. */
function detectState(
  positions: TriggerPositions,
  trigger: Trigger,
  event: TriggerEvent & { readonly kind: 'state' },
  found: FoundTriggers[],
): void {
  const { before, after } = positions;
  if (!conditionHolds(after, event.condition, trigger.context)) return;
  const earlier = before.triggers.find(it => it.key === trigger.key && it.ability === trigger.ability);
  if (earlier !== undefined && conditionHolds(before, event.condition, earlier.context)) return;
  const { controller, name: effect, source: object } = trigger;
  found.push({
    controller,
    triggered: triggeredAs(positions, trigger, 1),
    step: { kind: 'triggered', rule: '603.8', notable: true, effect, object, by: 'event', times: 1, because: [] },
  });
}

/** "Causes a triggered ability to trigger": once for each time one has. */
function onTriggering(positions: TriggerPositions, found: readonly FoundTriggers[]): readonly FoundTriggers[] {
  const { after: view, occurrences } = positions;
  return view.triggers.flatMap(trigger =>
    trigger.ability.events.flatMap(event => {
      if (event.kind !== 'causesTrigger') return [];
      const watching = { view, context: trigger.context, occurrences };
      return found.flatMap(({ on, triggered }): readonly FoundTriggers[] => {
        const cause = on === undefined ? undefined : matchTrigger(event.cause, on, watching);
        if (on === undefined || cause === undefined || triggered === undefined) return [];
        if (event.ofIt && triggered.source !== cause.object) return [];
        const { controller, name: effect } = trigger;
        const { times, source: object } = triggered;
        const step = {
          kind: 'triggered',
          rule: '603.2',
          notable: true,
          effect,
          object,
          by: 'event',
          times,
          because: [],
        } as const;
        return [{ controller, triggered: triggeredAs(positions, trigger, times), step }];
      });
    }),
  );
}

function triggeredAs(positions: TriggerPositions, trigger: Trigger, times: number, hit?: TriggerMatch): PendingTrigger {
  const { source, controller, key, ability, name } = trigger;
  const object =
    source === undefined ? undefined : (positions.after.state.objects.get(source) ?? positions.before.object(source));
  const { it, that, amount, mana } = { ...hit?.refers, ...referredTo(trigger, positions.before) };
  const sourceLabel = object?.label ?? name.name;
  const was = positions.before.state;
  return {
    source,
    sourceLabel,
    controller,
    ability: key,
    effect: ability.effect,
    times,
    refers: { it, that, amount, mana },
    ...(ability.mana === undefined ? {} : { mana: ability.mana }),
    was,
  };
}

/** 603.7c: the object that a delayed triggered ability refers to, where that is still the one it was. */
function referredTo({ fixedSet }: Trigger, before: View): Pick<TriggerMatch['refers'], 'it'> {
  const meant = fixedSet?.find((id): id is ObjectId => before.state.objects.has(id as ObjectId));
  return fixedSet === undefined ? {} : { it: meant };
}

/** 603.3b: the active player's first, then the others' in turn order; a player's own in the order of the position. */
function inTurnOrder(view: View, found: readonly FoundTriggers[]): readonly FoundTriggers[] {
  const { players, active } = view.state;
  const first = players.findIndex(player => player.id === active);
  const rank = (found: FoundTriggers) => {
    const at = players.findIndex(player => player.id === found.controller);
    return (at - first + players.length) % players.length;
  };
  return [...found].sort((one, other) => rank(one) - rank(other));
}
