// Rules by which an ability triggered, as its step cites them.
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { SEPARATE_INSTANCES } from '../keywords/separate-instances.ts';
import type { View } from '../match/view.ts';
import type { TriggeredBy } from '../trail/step.ts';
import type { TriggerMatch } from './match-occurrence.ts';
import { LOOK_BACK_RULES, looksBack } from './trigger-event-facts.ts';
import type { Trigger, TriggerPositions } from './trigger-positions.ts';

interface Triggering {
  readonly event: TriggerEvent;
  readonly occurrence: Occurrence;
  /** Whether an effect makes it trigger additional times (603.2d). */
  readonly extra: boolean;
  readonly hit: TriggerMatch;
}

/** The rules that a step cites for an ability that triggered, and which of them it triggered by. */
export function rulesFor(
  positions: TriggerPositions,
  trigger: Trigger,
  { event, occurrence, extra, hit }: Triggering,
): { readonly rule: string; readonly also: readonly string[]; readonly by: TriggeredBy } {
  const [rule, by] = ruleOf(trigger, event, occurrence, positions);
  const also = alsoFor(positions, trigger, event, hit);
  return extra ? { rule: '603.2d', also: [...new Set([rule, ...also])], by } : { rule, also, by };
}

function ruleOf(
  trigger: Trigger,
  event: TriggerEvent,
  occurrence: Occurrence,
  positions: TriggerPositions,
): readonly [string, TriggeredBy] {
  // an inherent ability of the game
  if (trigger.source === undefined && trigger.rule !== undefined) return [trigger.rule, 'own rule'];
  if (event.kind === 'chapter') {
    const isChosen = occurrence.kind === 'countersPut' && isReadAhead(trigger, positions);
    return isChosen ? ['702.155a', 'chosen chapter'] : ['714.2b', 'chapter'];
  }
  const back = looksBack(event);
  if (back !== undefined) return [LOOK_BACK_RULES[back], back === 'leaving' ? 'leaving' : 'event'];
  if (event.kind === 'enters') return ['603.6a', 'entering'];
  if (event.kind === 'begins') return ['603.2b', 'event'];
  if (trigger.rule !== undefined) return [trigger.rule, 'own rule'];
  if (event.kind === 'attacks') return ['508.3a', 'own rule'];
  return event.kind === 'attacksWith' ? [ruleOfAttack(event), 'own rule'] : ['603.2', 'event'];
}

function ruleOfAttack({ each, beside }: TriggerEvent & { readonly kind: 'attacksWith' }): string {
  if (beside !== undefined) return '508.1m';
  return each === true ? '508.3e' : '508.3d';
}

function isReadAhead(trigger: Trigger, { after }: TriggerPositions): boolean {
  const { source } = trigger;
  if (source === undefined || !after.object(source).arrivedThisTurn) return false;
  return after
    .of(source)
    .abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'read ahead');
}

function alsoFor(
  positions: TriggerPositions,
  trigger: Trigger,
  event: TriggerEvent,
  hit: TriggerMatch,
): readonly string[] {
  const also: string[] = [];
  if (trigger.rule !== undefined) also.push(trigger.rule);
  if (event.kind === 'chapter') also.push('714.2b');
  if (trigger.ability.mana !== undefined) also.push('605.4a');
  also.push(...separately(trigger, looksBack(event) === undefined ? positions.after : positions.before));
  if (hit.together !== undefined) also.push('603.2c');
  if (trigger.ability.condition !== undefined) also.push('603.4');
  const owner = trigger.source === undefined ? undefined : positions.after.state.objects.get(trigger.source)?.owner;
  // 603.3a: the controller, where that is not the owner
  if (owner !== undefined && owner !== trigger.controller) also.push('603.3a');
  if (event.kind === 'enters' && hit.object !== undefined) also.push('611.3c');
  return [...new Set(also)];
}

/** 702.85c and its like: several instances of a keyword on one object trigger separately. */
function separately({ source, keyword }: Trigger, view: View): readonly string[] {
  const rule = keyword === undefined ? undefined : SEPARATE_INSTANCES[keyword];
  if (rule === undefined || source === undefined) return [];
  const instances = view
    .of(source)
    .abilities.filter(it => it.ability.kind === 'keyword' && it.ability.keyword === keyword);
  return instances.length > 1 ? [rule] : [];
}
