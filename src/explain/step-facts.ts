// Facts that only say how a step before them came about.
import type { ReplacementResults, Rewrite, Step } from '../engine/index.ts';
import type { FactStep } from './entry-steps.ts';

/** The kind of replacement that each such fact is recorded before. */
const RESULTS_OF = {
  prevented: 'prevent',
  'cannot be prevented': 'prevent',
  redirected: 'redirect',
  'cannot be redirected': 'redirect',
  regenerated: 'regenerate',
  'life floor': 'lifeFloor',
} as const satisfies Record<keyof ReplacementResults, Rewrite['kind']>;

/** Whether a fact only says how the step before it came about. */
export function isFactOfStep(fact: Step | undefined, step: Step | undefined): fact is FactStep {
  if (fact?.kind !== 'fact' || step?.kind !== 'replaced') return false;
  const { kind } = fact.fact;
  return isResult(kind) && RESULTS_OF[kind] === step.rewrite.kind;
}

function isResult(kind: FactStep['fact']['kind']): kind is keyof ReplacementResults {
  return kind in RESULTS_OF;
}

/** The step before; for what an effect does besides preventing (615.5), that on damage that cannot be prevented. */
export function factBefore(trail: readonly Step[], at: number): Step | undefined {
  const before = trail[at - 1];
  const earlier = before?.kind === 'fact' && before.fact.kind === 'then' ? trail[at - 2] : undefined;
  return earlier?.kind === 'fact' && earlier.fact.kind === 'cannot be prevented' ? earlier : before;
}
