// The whole trail in words: each step once, what follows from a look ahead told with it, silent steps left out.

import type { Step } from '../engine/index.ts';
import type { Scene } from './scene.ts';
import { type Ahead, aheadOf } from './step/ahead.ts';
import { tellStep } from './step/step.ts';
import type { StepTelling } from './telling.ts';

/** Takes an outcome's trail; gives its sentences in order, without repetition. */
export function tellTrail(scene: Scene, trail: readonly Step[]): readonly StepTelling[] {
  const ahead = new Map<string, Ahead>();
  const told: StepTelling[] = [];
  for (const [at, step] of trail.entries()) {
    if (step.kind === 'lookedAhead') ahead.set(step.object, aheadOf(scene, step));
    if (isSilent(trail, at, step)) continue;
    const telling = tellStep(scene, step, { ahead });
    const known = told.findIndex(it => it.text === telling.text);
    if (known < 0) told.push(telling);
    else if (telling.notable) told[known] = { ...(told[known] ?? telling), notable: true };
  }
  return told;
}

/** Steps that another step says better. */
function isSilent(trail: readonly Step[], at: number, step: Step): boolean {
  const later = trail.slice(at + 1);
  if (step.kind === 'considered' && step.applies) {
    return later.some(
      it => it.kind === 'replaced' && it.effect.source === step.effect.source && it.object === step.object,
    );
  }
  // What the look ahead found is said again with what does not apply because of it.
  if (step.kind === 'lookedAhead') {
    return (
      !step.notable ||
      later.some(it => it.kind === 'considered' && it.why === 'does not match' && it.object === step.object)
    );
  }
  return false;
}

/** How much a step has decided: rules of the weightiest are quoted first. */
function weightOf(scene: Scene, step: Step, ahead: ReadonlyMap<string, Ahead>): number {
  if (step.kind === 'proposed') return 4;
  if (!tellStep(scene, step, { ahead }).notable) return 3;
  return step.kind === 'layer' || step.kind === 'triggered' ? 2 : 1;
}

/** The rules of a trail, each once: those that decided first, then those that bear on them, then the rest in order. */
export function rulesOf(scene: Scene, trail: readonly Step[]): readonly string[] {
  const ahead = new Map<string, Ahead>();
  for (const step of trail) if (step.kind === 'lookedAhead') ahead.set(step.object, aheadOf(scene, step));
  const weighed = trail
    .map(step => ({ step, weight: weightOf(scene, step, ahead) }))
    .sort((a, b) => a.weight - b.weight);
  const main = weighed.filter(it => it.weight === 1).map(it => it.step.rule);
  return [...new Set([...main, ...weighed.flatMap(({ step }) => [step.rule, ...(step.also ?? [])])])];
}
