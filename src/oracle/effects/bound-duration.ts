// 611.2b: durations of the form "for as long as …", as conditions about the source.
import type { Clause, Condition } from '../../engine/index.ts';
import { YOU } from '../grammar/words/players.ts';

interface Bound {
  /** The sentence without its duration. */
  readonly sentence: string;
  readonly condition: Condition;
}

/** A sentence split into effect and such a duration; undefined for one without. */
export function splitDuration(wording: string): Bound | undefined {
  const after = /^(.*?) for as long as ([^,]*)\.$/.exec(wording);
  const before = /^for as long as ([^,]*), (.*)\.$/.exec(wording);
  const [what, when] = after === null ? [before?.[2], before?.[1]] : [after[1], after[2]];
  const condition = when === undefined ? undefined : boundTo(when);
  // "that land" is the target of the sentence before
  const sentence = `${what}.`.replace(/^that (land|creature|permanent|artifact) /, 'target $1 ');
  return condition && { sentence, condition };
}

/** "it has a flood counter on it" as a condition about the target. */
function countersOn(wording: string): Condition | undefined {
  const counter = /^(?:it|that (?:land|creature|permanent)) has an? (.+) counter on it$/.exec(wording)?.[1];
  if (counter === undefined) return undefined;
  const clauses: readonly Clause[] = [{ kind: 'counters', counter, is: '>=', amount: 1 }];
  return { kind: 'is', ref: { kind: 'target', index: 0 }, filter: { clauses } };
}

function boundTo(wording: string): Condition | undefined {
  const counters = countersOn(wording);
  if (counters !== undefined) return counters;
  const parts = wording.split(' and ').map((part): Condition | undefined => {
    const clauses = BOUND[part];
    return clauses && { kind: 'is', ref: { kind: 'self' }, filter: { clauses } };
  });
  const known = parts.flatMap(it => it ?? []);
  if (known.length < parts.length) return undefined;
  return known.length === 1 ? known[0] : { kind: 'and', of: known };
}

const THERE: Clause = { kind: 'inZone', zone: 'battlefield', whose: undefined };

const BOUND: Readonly<Record<string, readonly Clause[]>> = {
  'you control ~': [THERE, { kind: 'controlledBy', who: YOU }],
  '~ remains on the battlefield': [THERE],
  '~ is on the battlefield': [THERE],
  '~ remains tapped': [THERE, { kind: 'tapped' }],
  '~ remains untapped': [THERE, { kind: 'untapped' }],
};
