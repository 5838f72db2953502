// Applicable replacement and prevention effects of an event (614.4-614.6, 614.12).
import type { ReplacementAbility, Rewrite } from '../ability/replacement.ts';
import { printedKey } from '../choice/options.ts';
import { isDoubleFaced } from '../copy/printed-values.ts';
import { eventView } from '../entering/look-ahead.ts';
import { recordLookAhead } from '../entering/record-look-ahead.ts';
import type { EnteringObject } from '../event/game-event.ts';
import type { PendingEvent } from '../event/pending-event.ts';
import { type Run, record } from '../event/run-state.ts';
import { affectedByEvent } from '../event/split-event.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { matches } from '../match/matches.ts';
import type { Context, Functioning, View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { NotAppliedReason } from '../trail/step.ts';
import { some } from '../walk/index.ts';
import { ruleOfEntering } from './citations.ts';
import { affectsOnlyItself, effectSources } from './effect-sources.ts';
import { eventContext } from './event-context.ts';
import { hasMetOtherSource } from './limited-uses.ts';
import { matchesPattern, PATTERNS_FOR } from './match-pattern.ts';
import { recordCreatedAlready, recordPhasedOut, recordSimultaneousEntrants } from './simultaneous-entrants.ts';

export interface ApplicableEffect {
  readonly effect: Functioning<ReplacementAbility>;
  /** The key for 614.5: an ability an object has only as a copy is another ability than its own. */
  readonly key: string;
  readonly context: Context;
}

/** The effects that apply to the event and have not had their opportunity with it. */
export function applicableEffects(pending: PendingEvent): readonly ApplicableEffect[] {
  const { event } = pending;
  if (event === undefined) return [];
  const kinds: readonly string[] = PATTERNS_FOR[event.kind];
  if (kinds.length === 0) return [];
  const entering = event.kind === 'enters' ? event.objects[0] : undefined;
  const additions = eventContext(eventView(pending), event);
  const { misconceptions } = pending.run.edition;
  if (misconceptions.enteringWithIsNotPutting && event.kind === 'putsCounters' && event.asItEnters) return [];
  if (entering !== undefined) {
    recordLookAhead(pending, entering);
    recordSimultaneousEntrants(pending, event, entering);
    recordCreatedAlready(pending, entering);
  }
  recordPhasedOut(pending, event, kinds);
  const candidates: ApplicableEffect[] = [];
  for (const effect of effectSources(pending, event)) {
    const pattern = effect.ability.event;
    if (!kinds.includes(pattern.kind)) continue;
    const key = keyOf(effect, entering);
    const open = pending.applied.has(key) ? keyAgain(pending, key) : key;
    if (open === undefined) {
      alreadyApplied(pending, effect, { ...effect.context, ...additions });
      continue;
    }
    const context = contextOf(effect, additions, entering);
    const why = notAppliedReason(pending, effect, context, entering);
    if (why === undefined) candidates.push({ effect, key: open, context });
    else if (entering !== undefined || event.kind === 'creates')
      considered(pending.run, effect, affectedByEvent(event), why);
  }
  return candidates;
}

/**
 * The key under which an effect applies once more to a number that another has changed, for those who believe that it
 * may; undefined where it may not.
 */
function keyAgain({ run, applied, event }: PendingEvent, key: string): string | undefined {
  if (!run.edition.misconceptions.effectsApplyAgain || event === undefined || event.kind === 'enters') return undefined;
  // the counters something enters with are of an effect that has been applied itself
  const others = event.kind === 'putsCounters' && event.asItEnters ? 2 : 1;
  if (applied.size <= others) return undefined;
  return [...applied].some(it => it.endsWith(AGAIN)) ? undefined : `${key}${AGAIN}`;
}

const AGAIN = ' again';

function notAppliedReason(
  pending: PendingEvent,
  effect: Functioning<ReplacementAbility>,
  context: Context,
  entering: EnteringObject | undefined,
): NotAppliedReason | undefined {
  const { event } = pending;
  const { ability } = effect;
  if (event === undefined) return 'does not match';
  if (effect.uses !== undefined && effect.uses <= 0) return 'already applied';
  if (hasMetOtherSource(pending.batch, event, effect.key)) return 'already applied';
  if (entering !== undefined && effect.source === entering.object) {
    const { silenceStopsReplacement, groupEffectsReachTheirSource } = pending.run.edition.misconceptions;
    if (silenceStopsReplacement && isSilenced(pending.view, entering.object)) return 'does not match';
    if (!affectsOnlyItself(ability) && !groupEffectsReachTheirSource)
      return notAppliedReasonOfGroup(pending, ability, context);
  }
  if (isAboutResult(ability.rewrites) !== (event.kind === 'losesLife') && ability.event.kind === 'dealDamage') {
    return 'does not match';
  }
  const affected = affectedByEvent(event);
  if (effect.fixedSet !== undefined && !isLockedTo(effect.fixedSet, affected, context.eventSource))
    return 'does not match';
  if (!matchesPattern(pending.run, pending.view, ability.event, event, context)) return 'does not match';
  const asked =
    ability.selfReplacement === true && asksOfCasting(ability) ? { ...context, it: effect.source } : context;
  if (ability.condition !== undefined && !conditionHolds(pending.view, ability.condition, asked))
    return 'condition not met';
  // 702.145b: only what is represented by a double-faced card enters transformed by daybound; until June 2022
  // whatever had it would have, and 712.14a kept the rest from entering
  if (effect.keyword === 'daybound' && entering !== undefined && pending.run.edition.dayboundNeedsTwoFaces) {
    if (!hasBack(pending, entering)) return 'condition not met';
  }
  return undefined;
}

/** 614.12: why an effect of the entering object on a group of permanents does not apply to it. */
function notAppliedReasonOfGroup(
  { run, view, event }: PendingEvent,
  { event: pattern }: ReplacementAbility,
  context: Context,
) {
  const isIn = event !== undefined && matchesPattern(run, view, pattern, event, context);
  return isIn ? 'affects more than itself' : 'does not match';
}

/** Whether the entering object is double-faced, as a token that copies a double-faced object is. */
function hasBack(pending: PendingEvent, entering: EnteringObject): boolean {
  const { token, printed } = pending.view.object(entering.object);
  return isDoubleFaced(token ? (entering.copy?.of.printed ?? printed) : printed);
}

/** 614.5: records that an effect would apply again, and does not. */
function alreadyApplied(pending: PendingEvent, effect: Functioning<ReplacementAbility>, context: Context): void {
  const { event, run } = pending;
  if (event === undefined) return;
  // what has changed how it enters is told; of what changes its controller also that it does so only once
  if (event.kind === 'enters' && !effect.ability.rewrites.some(it => it.kind === 'underControl')) return;
  if (!matchesPattern(run, pending.view, effect.ability.event, event, context)) return;
  considered(run, effect, affectedByEvent(event), 'already applied', event.kind === 'enters');
}

function isLockedTo(
  locked: NonNullable<Functioning<ReplacementAbility>['fixedSet']>,
  ...ids: readonly (string | undefined)[]
) {
  return locked.some(id => ids.includes(id));
}

/** 120.4c: whether an effect that watches for damage modifies the results of the damage. */
function isAboutResult(rewrites: readonly Rewrite[]): boolean {
  return rewrites.some(rewrite => rewrite.kind === 'lifeFloor');
}

/** Whether an effect stops the entering of the object from triggering anything. */
function isSilenced(view: View, id: ObjectId): boolean {
  return view.rules.some(({ rule, affects, from }) => {
    if (rule.kind !== 'noTriggers' || rule.event === 'dying') return false;
    return matches(view, typeof rule.event === 'string' ? affects : rule.event, id, from.context);
  });
}

function keyOf(effect: Functioning<ReplacementAbility>, entering: EnteringObject | undefined): string {
  if (entering?.copy === undefined || effect.source !== entering.object) return effect.key;
  return effect.key.includes('granted') ? effect.key : `${effect.key}@${printedKey(entering.copy.of)}`;
}

function contextOf(
  effect: Functioning<ReplacementAbility>,
  additions: Partial<Context>,
  entering: EnteringObject | undefined,
): Context {
  const context = { ...effect.context, ...additions };
  if (entering === undefined || effect.source !== entering.object) return context;
  return { ...context, controller: entering.under, chosen: entering.chosen ?? {} };
}

function alsoConsidered({ rule, ability }: Functioning<ReplacementAbility>): readonly string[] {
  const kind = ruleOfEntering(ability);
  return [...(rule === undefined ? [] : ['614.12']), ...(kind === undefined ? [] : [kind])];
}

/** Records an effect that was considered and does not apply, once for each effect and object. */
function considered(
  run: Run,
  effect: Functioning<ReplacementAbility>,
  object: ObjectId | PlayerId | undefined,
  why: NotAppliedReason,
  notable = why === 'affects more than itself',
): void {
  const { name, source } = effect.name;
  const isTold = run.trail.some(
    step =>
      step.kind === 'considered' &&
      step.object === object &&
      step.effect.name === name &&
      step.effect.source === source &&
      step.why === why,
  );
  if (isTold) return;
  record(run, {
    kind: 'considered',
    rule: ruleConsidered(effect, why),
    ...(why === 'already applied' || effect.ability.event.kind === 'createTokens'
      ? {}
      : { also: alsoConsidered(effect) }),
    notable,
    effect: effect.name,
    object,
    applies: false,
    why,
  });
}

/** 701.7b: a token is considered as it is described, before effects that would change it. */
function ruleConsidered(effect: Functioning<ReplacementAbility>, why: NotAppliedReason): string {
  if (why === 'already applied') return '614.5';
  return effect.ability.event.kind === 'createTokens' ? '701.7b' : (effect.rule ?? '614.12');
}

/** 614.15: whether the condition of a spell's own effect is about how that spell was cast. */
function asksOfCasting({ condition }: ReplacementAbility): boolean {
  return some('condition', condition, { condition: ['kicked', 'paid', 'wasCast', 'manaSpent'] });
}
