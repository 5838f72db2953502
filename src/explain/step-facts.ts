// Facts that only say how a step before them came about.
import type { Fact, Rewrite, Step } from '../engine/index.ts';
import type { FactStep } from './entry-steps.ts';

/** Kinds of facts recorded just before the replacement that caused them. */
const FACTS_OF_STEP: Readonly<Partial<Record<Rewrite['kind'], readonly Fact['kind'][]>>> = {
  prevent: ['prevented', 'cannot be prevented'],
  redirect: ['redirected', 'cannot be redirected'],
  regenerate: ['regenerated'],
  lifeFloor: ['life floor'],
};

/** Whether a fact only says how the step before it came about. */
export function isFactOfStep(fact: Step | undefined, step: Step | undefined): fact is FactStep {
  if (fact?.kind !== 'fact' || step?.kind !== 'replaced') return false;
  return FACTS_OF_STEP[step.rewrite.kind]?.includes(fact.fact.kind) ?? false;
}

/** The step before; for what an effect does besides preventing (615.5), that on damage that cannot be prevented. */
export function factBefore(trail: readonly Step[], at: number): Step | undefined {
  const before = trail[at - 1];
  const earlier = before?.kind === 'fact' && before.fact.kind === 'then' ? trail[at - 2] : undefined;
  return earlier?.kind === 'fact' && earlier.fact.kind === 'cannot be prevented' ? earlier : before;
}
