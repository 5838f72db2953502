// Unread triggers: abilities whose event or "if" was not read, and occurrences that could match them (603.2).
import { assertNever } from '../../kit/assert-never.ts';
import type { TriggeredAbility } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { Functioning, View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Step } from '../trail/step.ts';
import { couldBeAbout } from './subject-matches.ts';

/** Whether some part of the condition was not read. */
export function hasUnreadCondition(condition: Condition): boolean {
  switch (condition.kind) {
    case 'unread':
      return true;
    case 'and':
    case 'or':
      return condition.of.some(hasUnreadCondition);
    case 'not':
      return hasUnreadCondition(condition.of);
    case 'chosenIs':
    case 'chosenWord':
    case 'compare':
    case 'copiable':
    case 'count':
    case 'dayNight':
    case 'delirium':
    case 'designation':
    case 'ferocious':
    case 'happened':
    case 'hellbent':
    case 'is':
    case 'kicked':
    case 'level':
    case 'linked':
    case 'manaSpent':
    case 'metalcraft':
    case 'paid':
    case 'playerCount':
    case 'status':
    case 'step':
    case 'threshold':
    case 'turn':
    case 'wasCast':
      return false;
    default:
      return assertNever(condition);
  }
}

/** The step for an ability of which it is unknown whether it triggers. */
export function unreadTriggerStep(trigger: Functioning<TriggeredAbility>, object: Occurrence | undefined): Step {
  const about = object !== undefined && 'object' in object ? object.object : undefined;
  const { name: effect, ability: unread } = trigger;
  const why = 'not understood';
  return { kind: 'notTriggered', rule: '603.2', notable: true, effect, object: about, why, because: [], unread };
}

/** The first occurrence that an event kept as text could match; undefined where none could. */
export function couldTriggerOn(
  { ability, source }: Functioning<TriggeredAbility>,
  occurrences: readonly Occurrence[],
  view: View,
): Occurrence | undefined {
  const kept = ability.events.flatMap(it => (it.kind === 'text' && it.about.length > 0 ? [it] : []));
  if (kept.length === 0) return undefined;
  return occurrences.find(occurrence =>
    kept.some(({ about, ofItself }) => {
      if (ofItself && isOfAnother(source, occurrence)) return false;
      return about.some(it => couldBeAbout(it, occurrence, view));
    }),
  );
}

/** Whether the occurrence is about another object than the source. */
function isOfAnother(source: ObjectId | undefined, occurrence: Occurrence): boolean {
  return source !== undefined && 'object' in occurrence && occurrence.object !== source;
}
