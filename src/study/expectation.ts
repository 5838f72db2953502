// The expectation of a question of study: what `then` of its scenario says, taken from the right answer.

import { keyOf } from '../kit/structure.ts';
import type { Answer, AnsweredScenario, Inquiry, ObjectAnswer, OutcomeAnswer } from '../scenario/index.ts';

type Written = Readonly<Record<string, unknown>>;

/** The expectation of an answer on what is asked, as a scenario writes it; undefined where outcomes differ in it. */
export function expectationOf({ answer, staged }: AnsweredScenario, inquiry: Inquiry | undefined): Written | undefined {
  const keys = inquiry !== undefined && 'objects' in inquiry ? inquiry.objects : undefined;
  const asked = staged.names.objects.filter(it => it.entering !== undefined).map(it => it.key);
  const each = answer.outcomes.map(outcome => expected(outcome, inquiry, keys ?? asked));
  const [first] = each;
  if (first === undefined || each.some(it => keyOf(it) !== keyOf(first))) return undefined;
  return first;
}

function expected(outcome: OutcomeAnswer, inquiry: Inquiry | undefined, keys: readonly string[]): Written {
  const triggers = inquiry === undefined || inquiry.kind === 'triggers' ? { triggers: triggersOf(outcome) } : {};
  if (inquiry?.kind === 'triggers') return triggers;
  const objects = keys.flatMap(key => {
    const object = outcome.objects[key];
    return object === undefined ? [] : [[key, stateOf(object, inquiry)] as const];
  });
  return { ...(objects.length > 0 && { always: Object.fromEntries(objects) }), ...triggers };
}

function triggersOf({ triggers }: Answer['outcomes'][number]): readonly Written[] {
  const times = new Map<string, { source: string; controller: string; times: number }>();
  for (const { source, controller, times: n } of triggers) {
    const known = times.get(`${source} ${controller}`);
    times.set(`${source} ${controller}`, { source, controller, times: (known?.times ?? 0) + n });
  }
  return [...times.values()];
}

function stateOf(object: ObjectAnswer, inquiry: Inquiry | undefined): Written {
  if (!object.exists) return { exists: false };
  if (object.zone !== 'battlefield') return { zone: object.zone };
  const { power, toughness, types, subtypes, supertypes, counters, tapped, name } = object;
  if (inquiry?.kind === 'counters') return { counters };
  if (inquiry?.kind === 'property' && inquiry.property === 'size') return { power, toughness };
  if (inquiry?.kind === 'property' && inquiry.property === 'types') return { types, subtypes, supertypes };
  return { zone: 'battlefield', name, tapped, counters, types };
}
