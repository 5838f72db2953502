// "it" after a condition or a subject: in "as long as ~ is tapped, it has flying" it is the object named before.
import type { Condition, Filter, Ref } from '../../engine/index.ts';
import { same } from '../phrase.ts';

const IT: Ref = { kind: 'it' };

/** The one object a subject is, if it is one: "~", "enchanted creature". */
export function subjectRef({ clauses }: Filter): Ref | undefined {
  const [first] = clauses;
  return first?.kind === 'is' ? first.ref : undefined;
}

/** The one object a condition speaks of: "~ is tapped", "enchanted creature is red". */
export function conditionRef(condition: Condition): Ref | undefined {
  switch (condition.kind) {
    case 'is':
      return condition.ref;
    case 'status':
      return { kind: 'self' };
    case 'not':
      return conditionRef(condition.of);
    case 'and':
    case 'or': {
      const [first] = condition.of;
      return first && conditionRef(first);
    }
    default:
      return undefined;
  }
}

/** The condition with "it" meaning that object. */
export function bindIt(condition: Condition, ref: Ref): Condition {
  return exchange(condition, IT, ref) as Condition; // the same shape: only references differ
}

/** The condition as it is said after that object was named; undefined where "it" would mean something else in it. */
export function unbindIt(condition: Condition, ref: Ref): Condition {
  return exchange(condition, ref, IT) as Condition; // the same shape: only references differ
}

function exchange(value: unknown, from: Ref, to: Ref): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(it => exchange(it, from, to));
  if (same(value, from)) return to;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, exchange(it, from, to)]));
}
