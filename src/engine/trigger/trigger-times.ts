// Number of times an ability triggers for one cause: additional times (603.2d), and effects that stop triggering.
import type { Filter } from '../ability/filter.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { zonesOfFilter } from '../match/filter-zones.ts';
import { matches } from '../match/matches.ts';
import type { FunctioningRule, View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { matchTrigger } from './match-trigger.ts';

/** The effects by which the ability of that source triggers additional times for the occurrence. */
export function additionalTimesEffects(
  view: View,
  source: ObjectId,
  occurrence: Occurrence,
  occurrences: readonly Occurrence[],
): readonly { readonly from: FunctioningRule['from']; readonly times: number }[] {
  return view.rules.flatMap(({ rule, from }) => {
    if (rule.kind !== 'extraTriggers' || !isAbilityOf(view, rule.of, source, from)) return [];
    const watch = { view, context: from.context, occurrences };
    const causes = rule.cause === undefined || matchTrigger(rule.cause, occurrence, watch) !== undefined;
    return causes ? [{ from, times: rule.times }] : [];
  });
}

/**
 * The effect that stops the occurrence from causing an ability of that source to trigger; undefined where none does.
 */
export function suppressingEffect(
  view: View,
  source: ObjectId | undefined,
  occurrence: Occurrence,
): FunctioningRule['from'] | undefined {
  const object = causeOf(occurrence);
  if (object === undefined) return undefined;
  for (const { rule, affects, from } of view.rules) {
    if (rule.kind !== 'noTriggers') continue;
    const how = occurrence.kind === 'entered' ? 'entering' : 'dying';
    if (typeof rule.event === 'string' && rule.event !== how) continue;
    const what = typeof rule.event === 'string' ? affects : rule.event;
    if (!matchesThere(view, what, object, from)) continue;
    if (rule.of === undefined || (source !== undefined && isAbilityOf(view, rule.of, source, from))) return from;
  }
  return undefined;
}

/** The effect by which ward abilities of the object don't trigger; undefined where there is none. */
export function silencedWard(view: View, source: ObjectId): FunctioningRule['from'] | undefined {
  return view.rules.find(
    ({ rule, affects, from }) => rule.kind === 'wardIsSilent' && matchesThere(view, affects, source, from),
  )?.from;
}

/** The object whose entering or dying the occurrence is. */
function causeOf(occurrence: Occurrence): ObjectId | undefined {
  if (occurrence.kind === 'entered') return occurrence.object;
  return occurrence.kind === 'moved' && occurrence.from === 'battlefield' && occurrence.to === 'graveyard'
    ? occurrence.object
    : undefined;
}

/** 109.2: whether the ability is that of such an object: of a permanent, where the filter names no zone. */
function isAbilityOf(view: View, of: Filter, source: ObjectId, from: FunctioningRule['from']): boolean {
  // "a triggered ability of ~ or an Equipment attached to it": no event is told of, so that "it" is the source itself
  const { context } = from;
  const told = { ...from, context: { ...context, it: context.it ?? context.source } };
  if (!matchesThere(view, of, source, told)) return false;
  const zones = zonesOfFilter(of);
  return zones === 'everywhere' || zones.includes(view.object(source).zone);
}

function matchesThere(view: View, what: Filter, id: ObjectId, from: FunctioningRule['from']): boolean {
  return view.state.objects.has(id) && matches(view, what, id, from.context);
}
