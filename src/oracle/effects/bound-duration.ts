// 611.2b: "for as long as …": what an effect lasts as long as, said of its source.
import type { Clause, Condition } from '../../engine/index.ts';
import { YOU } from '../grammar/words/players.ts';

interface Bound {
  /** What lasts, as a sentence. */
  readonly sentence: string;
  readonly condition: Condition;
}

/** A sentence with such a duration, taken apart; undefined for one without. */
export function splitDuration(said: string): Bound | undefined {
  const after = /^(.*?) for as long as ([^,]*)\.$/.exec(said);
  const before = /^for as long as ([^,]*), (.*)\.$/.exec(said);
  const [what, when] = after === null ? [before?.[2], before?.[1]] : [after[1], after[2]];
  const condition = when === undefined ? undefined : boundTo(when);
  // "that land" is what the sentence before targeted
  const sentence = `${what}.`.replace(/^that (land|creature|permanent|artifact) /, 'target $1 ');
  return condition && { sentence, condition };
}

/** "it has a flood counter on it": said of what was targeted. */
function countersOn(said: string): Condition | undefined {
  const counter = /^(?:it|that (?:land|creature|permanent)) has an? (.+) counter on it$/.exec(said)?.[1];
  if (counter === undefined) return undefined;
  const clauses: readonly Clause[] = [{ kind: 'counters', counter, is: '>=', amount: 1 }];
  return { kind: 'is', ref: { kind: 'target', index: 0 }, filter: { clauses } };
}

function boundTo(said: string): Condition | undefined {
  const counters = countersOn(said);
  if (counters !== undefined) return counters;
  const parts = said.split(' and ').map((part): Condition | undefined => {
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
