// Questions whether one permanent keeps something from happening, or changes it at all.

import type { Ability, ObjectId, Outcome, Step } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { listInWords } from '../english.ts';
import { explainLayer } from '../step/layer-step.ts';
import { type AskedOutcome, type AskedVerdict, type LaterSteps, objectsAsked, yesOrNo } from './asked-outcome.ts';
import { eventSaid } from './event-said.ts';
import { changedBy, laterOutcomes, withChange } from './later-outcomes.ts';
import { joinedOutcome } from './once-resolved.ts';
import { triggersSaid } from './triggers-said.ts';

/**
 * The verdict on whether it does, from the verdict on what it is said to stop: that it does not happen is its doing only
 * where a step says so. Undefined where it can't be told.
 */
export function stoppedBy(
  shown: AskedOutcome,
  { by, from, opposite }: Extract<Inquiry, { kind: 'stops' }>,
  happens: AskedVerdict | undefined,
): AskedVerdict | undefined {
  const ids = objectsAsked(shown, by);
  const isItsDoing =
    ids.length > 0 &&
    [...shown.outcome.trail, ...(happens?.later?.steps ?? [])].some(step =>
      stoppersIn(step, from !== undefined).some(id => id !== undefined && ids.includes(id)),
    );
  if (from === undefined) {
    if (isItsDoing || keepsOff(shown, ids)) return stopping(shown, ids, yesOrNo(opposite !== true, eventSaid(shown)));
    const taking = bearingOf(shown, ids);
    if (taking?.kind === 'layer' && takesAbilities(taking))
      return yesOrNo(opposite !== true, changesSaid(shown, taking));
    if (ids.length === 0 || taking !== undefined) return undefined;
    // 614.1: what only enters may stop what comes after it
    if (ids.every(it => shown.asked.includes(it))) return undefined;
    const later = bearingLater(shown, ids);
    if (later === undefined) return undefined;
    return later.bears
      ? { ...yesOrNo(opposite !== true, later.fact), later: later.steps }
      : yesOrNo(opposite === true, eventSaid(shown));
  }
  if (happens === undefined || ids.length === 0) return undefined;
  // nothing is said to stop its own entering: what was meant is not there
  const stopped = 'objects' in from && from.objects !== undefined ? objectsAsked(shown, from.objects) : [];
  if (!isItsDoing && stopped.length > 0 && stopped.every(it => ids.includes(it))) return undefined;
  if (happens.short === 'yes') return yesOrNo(false, happens.fact);
  return happens.short === 'no' && isItsDoing ? stopping(shown, ids, { ...happens, short: 'yes' }) : undefined;
}

/** Whether a spell does something all the same, where effects forbid a part of it: "does Leyline of Punishment stop Lightning Helix". */
function isInPart({ event, outcome }: AskedOutcome, ids: readonly ObjectId[]): boolean {
  const isForbidding = outcome.trail.some(it => it.kind === 'forbidden' && ids.some(id => id === it.effect.source));
  if (event.kind !== 'carriesOut' || !isForbidding) return false;
  const isOfSpell = (it: Outcome['occurrences'][number]) => it.kind === 'moved' && it.object === event.by.source;
  return outcome.occurrences.some(it => !isOfSpell(it));
}

/** Whether the only targets are players whom effects of some permanents keep spells and abilities from targeting (608.2b, 702.11c). */
function keepsOff({ context, outcome }: AskedOutcome, ids: readonly ObjectId[]): boolean {
  const isFizzled = outcome.trail.some(it => it.kind === 'fact' && it.fact.kind === 'illegal target' && it.fact.all);
  return isFizzled && ids.some(id => context.seenBefore.of(id).abilities.some(it => barsTargeting(it.ability)));
}

function barsTargeting(ability: Ability): boolean {
  if (ability.kind === 'cant') return ability.what.kind === 'target';
  const changes = ability.kind === 'static' ? ability.effects.flatMap(it => it.changes) : [];
  return changes.some(it => it.kind === 'rule' && it.rule.kind === 'target');
}

/** The verdict with what does the stopping in its answer, and not again in its fact: "yes, Torpor Orb stops it". */
function stopping(shown: AskedOutcome, ids: readonly ObjectId[], verdict: AskedVerdict): AskedVerdict {
  const { context } = shown;
  if (verdict.short !== 'yes') return verdict;
  const names = [...new Set(ids.map(context.names.short))];
  const lead = `${isInPart(shown, ids) ? 'in part' : 'yes'}, ${listInWords(names)} ${ids.length === 1 ? 'stops' : 'stop'} it`;
  const said = names.flatMap(it => [`, because of ${it}`, `: ${it}`]).find(it => verdict.fact.endsWith(it)) ?? '';
  return { ...verdict, lead, fact: verdict.fact.slice(0, verdict.fact.length - said.length) };
}

/**
 * The verdict on whether a permanent bears on what happens: an effect or a trigger of it stands in the trail. Undefined
 * where it is what the event is about.
 */
export function borneOnBy(shown: AskedOutcome, { by }: Extract<Inquiry, { kind: 'bears' }>): AskedVerdict | undefined {
  const ids = objectsAsked(shown, by).filter(it => !shown.asked.includes(it));
  if (ids.length === 0) return undefined;
  const bearing = bearingOf(shown, ids);
  const isOwnTrigger = shown.outcome.triggers.some(it => it.source !== undefined && ids.includes(it.source));
  if (bearing === undefined && isOwnTrigger) return yesOrNo(true, eventSaid(shown));
  if (bearing === undefined) {
    const later = bearingLater(shown, ids);
    if (later === undefined) return undefined;
    return later.bears ? { ...yesOrNo(true, later.fact), later: later.steps } : yesOrNo(false, eventSaid(shown));
  }
  // "does X work with Y": not where Y keeps X from it; where X stops Y, either may be meant
  if (by.length > 1 && (bearing.kind === 'forbidden' || bearing.kind === 'notTriggered')) {
    const isLast = stoppersIn(bearing, false).some(
      id => id !== undefined && objectsAsked(shown, by.slice(-1)).includes(id),
    );
    return isLast ? yesOrNo(false, eventSaid(shown)) : undefined;
  }
  return yesOrNo(
    true,
    bearing.kind === 'layer' ? changesSaid(shown, bearing) : withCause(shown, ids, eventSaid(shown)),
  );
}

/** "… does not trigger, because of Torpor Orb" in place of a second colon. */
function withCause({ context }: AskedOutcome, ids: readonly ObjectId[], said: string): string {
  const name = ids.map(context.names.short).find(it => said.endsWith(`: ${it}`));
  return name === undefined ? said : `${said.slice(0, -name.length - 2)}, because of ${name}`;
}

/** Whether permanents bear on what comes of the abilities that have triggered; undefined where it can't be told. */
function bearingLater(
  shown: AskedOutcome,
  ids: readonly ObjectId[],
): { readonly bears: boolean; readonly fact: string; readonly steps: LaterSteps } | undefined {
  const { triggers } = shown.outcome;
  const bearsIn = (outcome: Outcome) => bearingOf({ ...shown, outcome }, ids) !== undefined;
  const resolved = laterOutcomes(shown, triggers, bearsIn, () => true);
  if (resolved === undefined) return undefined;
  const outcome = joinedOutcome(shown.outcome, resolved, triggers);
  const { contextOf = () => shown.context } = shown;
  const changed = changedBy(shown, resolved);
  const fact = triggersSaid(shown, triggers, true) + withChange({ n: 1, changed });
  const steps = { steps: resolved.flatMap(it => it.trail), context: contextOf(outcome) };
  return { bears: resolved.some(bearsIn), fact, steps };
}

/** The first step by which one of some permanents bears on what happens: one that replaces, forbids or triggers before one of a layer. */
function bearingOf({ outcome: { trail, state } }: AskedOutcome, ids: readonly ObjectId[]): Step | undefined {
  const sources = (step: Step) =>
    step.kind === 'triggered' ? [step.object, ...step.because.map(it => it.source)] : stoppersIn(step, true);
  const own = (step: Step) => 'object' in step && ids.some(it => it === step.object) && step.kind !== 'triggered';
  const bears = (step: Step) => !own(step) && sources(step).some(id => id !== undefined && ids.includes(id));
  const applies = (step: Step) => step.kind !== 'layer' || (step.idle !== true && state.objects.has(step.object));
  const steps = trail.filter(it => bears(it) && applies(it));
  return steps.find(it => it.kind !== 'layer') ?? steps[0];
}

/** Whether an effect takes abilities away (613.1f), as setting a basic land type does (305.7). */
function takesAbilities({ change }: Layer): boolean {
  return change?.kind === 'losesAll' || change?.kind === 'loses' || change?.kind === 'setLandTypes';
}

type Layer = Extract<Step, { kind: 'layer' }>;

/** "Merfolk Token gets +1/+1 and has islandwalk": what the effects of one source make of an object, without their cause. */
function changesSaid({ context, outcome }: AskedOutcome, { object, effect: { source } }: Layer): string {
  const name = context.names.object(object);
  const said = outcome.trail.flatMap(step => {
    if (step.kind !== 'layer' || step.object !== object || step.effect.source !== source || step.idle === true)
      return [];
    const cause = ` because of ${context.names.effect(step.effect)}`;
    const sentence = explainLayer(context, step).replace(cause, '').replace(/\.$/, '');
    return sentence.startsWith(`${name} `) ? [sentence.slice(name.length + 1)] : [];
  });
  return `${name} ${listInWords([...new Set(said)])}`;
}

/** The objects whose effects forbid or replace an event, or keep an ability from triggering; with `all`, of those that apply to an object too. */
function stoppersIn(step: Step, all: boolean): readonly (ObjectId | undefined)[] {
  switch (step.kind) {
    case 'notTriggered':
      return step.because.map(it => it.source);
    case 'forbidden':
    case 'replaced':
      return [step.effect.source];
    case 'considered':
      return step.lost?.because.map(it => it.source) ?? [];
    case 'layer':
      return all ? [step.effect.source] : [];
    case 'fact':
      return step.fact.kind === 'cannot search' ? step.objects : [];
    case 'chose':
    case 'lookedAhead':
    case 'ordered':
    case 'proposed':
    case 'stateBased':
    case 'triggered':
      return [];
    default:
      return assertNever(step);
  }
}
