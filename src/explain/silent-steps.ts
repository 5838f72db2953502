// Steps of the trail without a line of their own, since another says as much.
import type { ObjectId, PlayerId, Step } from '../engine/index.ts';
import { MOVING_CHOICES } from '../vocabulary/index.ts';
import { matterOf } from './step/step-matter.ts';
import { factBefore, isFactOfStep } from './step-facts.ts';

/** Whether a later step explains a fact together with the effect that caused it. */
function isExplainedNext(trail: readonly Step[], at: number): boolean {
  return [at + 1, at + 2].some(next => factBefore(trail, next) === trail[at] && isFactOfStep(trail[at], trail[next]));
}

/** Whether a step is left out, since another step explains it better. */
export function isSilent(trail: readonly Step[], at: number, step: Step): boolean {
  switch (step.kind) {
    case 'considered':
      return (
        step.applies &&
        trail.some(it => it.kind === 'replaced' && it.effect.source === step.effect.source && it.object === step.object)
      );
    // Repeated in the sentence on the effect that does not apply because of it.
    case 'lookedAhead':
      return trail
        .slice(at + 1)
        .some(it => it.kind === 'considered' && it.why === 'does not match' && it.object === step.object);
    // The copied object stands in the sentence on the effect that copies.
    case 'fact':
      if (isExplainedNext(trail, at)) return true;
      // that nothing happens to one of several says nothing of the damage to the others
      if (step.fact.kind === 'nothing happens' && step.objects.length === 0)
        return trail.some(it => it.kind === 'fact' && matterOf(it) === 'result of damage');
      return (
        step.fact.kind === 'copies' ||
        (step.fact.kind === 'reveals' && trail.some(it => it.kind === 'chose' && it.choice.kind === 'reveal')) ||
        (step.fact.kind === 'with it' && isChosen(trail, step.objects[0]))
      );
    // The choice has a step of its own, and so has its result.
    case 'replaced':
      if (step.rewrite.kind === 'if')
        return trail.some(
          other =>
            other !== step &&
            other.kind === 'replaced' &&
            other.effect.source === step.effect.source &&
            other.object === step.object,
        );
      if (step.rewrite.kind === 'do') return isChosen(trail, step.object);
      if (step.rewrite.kind === 'protector')
        return trail.some(it => it.kind === 'chose' && it.choice.kind === 'protector');
      return step.rewrite.kind === 'may' || step.rewrite.kind === 'modes' || step.rewrite.kind === 'choose';
    // The order has a step of its own.
    case 'chose':
      return step.choice.kind === 'apply';
    case 'layer':
      return step.code === 'copiable' && step.effect.source === step.object;
    case 'ordered':
      return step.among.every(it => it.source === step.chosen.source && it.name === step.chosen.name);
    // An unmet "if" matters to nobody where other abilities of the same source trigger.
    case 'notTriggered':
      return (
        step.why === 'condition not met' &&
        trail.some(it => it.kind === 'triggered' && it.effect.source === step.effect.source)
      );
    // What an instruction proposes is told; of the event of the question, what became of it.
    case 'proposed':
      if (step.by !== undefined) return false;
      return trail.some(it => (it.kind === 'proposed' ? it.by !== undefined : !IS_BESIDE_EVENT[it.kind]));
    case 'forbidden':
    case 'triggered':
    case 'stateBased':
      return false;
  }
}

/** Whether a step tells nothing of what became of the event. */
const IS_BESIDE_EVENT = {
  lookedAhead: true,
  considered: true,
  replaced: false,
  ordered: false,
  chose: false,
  forbidden: false,
  layer: false,
  triggered: false,
  notTriggered: false,
  stateBased: false,
  fact: false,
} as const satisfies Record<Exclude<Step['kind'], 'proposed'>, boolean>;

/** Whether a choice of the trail already names what was moved as the object enters. */
function isChosen(trail: readonly Step[], object: ObjectId | PlayerId | undefined): boolean {
  return trail.some(
    it => it.kind === 'chose' && it.choice.object === object && MOVING_CHOICES.some(kind => kind === it.choice.kind),
  );
}
