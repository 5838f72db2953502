// Steps that a reader misses nothing without: of bystanders, or of effects that change nothing.

import type { Ability, Step } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { abilitiesOf, type ExplainContext } from '../explain-context.ts';
import { effectScope } from './effect-scope.ts';
import { isDeath } from './state-based-step.ts';

type Of<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;

/** Whether a step changes nothing, or concerns a bystander and does not bear on the result. */
export function isEmpty(context: ExplainContext, trail: readonly Step[], step: Step): boolean {
  switch (step.kind) {
    case 'layer':
      return context.answers?.(step) !== true && isIdle(trail, step);
    case 'considered':
      return step.why === 'does not match' || step.why === 'affects more than itself'
        ? speaksOfOthers(context, step)
        : false;
    case 'notTriggered':
      return step.why === 'no trigger' && !entersBySomething(trail, step);
    case 'fact':
      return step.fact.kind === 'is a new object' && isMoveTold(trail, step);
    case 'chose':
    case 'forbidden':
    case 'lookedAhead':
    case 'ordered':
    case 'proposed':
    case 'replaced':
    case 'stateBased':
    case 'triggered':
      return false;
    default:
      return assertNever(step);
  }
}

function isIdle(trail: readonly Step[], step: Of<'layer'>): boolean {
  if (step.idle === true) return step.missing === undefined;
  if (isToldAsEntering(trail, step)) return true;
  // of a bystander only what is new; of what the event is about everything
  return step.standing === true && !isAskedAbout(trail, step.object) && !bringsDeath(trail, step);
}

/** 611.2e: whether the step on how the object entered tells of the change: "enters and becomes a Mutant". */
function isToldAsEntering(trail: readonly Step[], { lasting, object, effect }: Of<'layer'>): boolean {
  if (lasting !== true) return false;
  return trail.some(step => {
    if (step.kind !== 'replaced' || step.object !== object || step.rewrite.kind !== 'becomes') return false;
    return step.effect.source === effect.source && step.effect.name === effect.name;
  });
}

/** Whether a standing change of size is why a state-based action moves the object. */
function bringsDeath(trail: readonly Step[], { object, change }: Of<'layer'>): boolean {
  if (change === undefined || !('toughness' in change)) return false;
  return trail.some(step => {
    if (step.kind !== 'stateBased' || !step.objects.includes(object)) return false;
    return isDeath(step.action, 'for its size');
  });
}

function isAskedAbout(trail: readonly Step[], object: string): boolean {
  return trail.some(it => it.kind === 'proposed' && it.by === undefined && it.objects.some(id => id === object));
}

/** An effect on how its own source enters, considered for another; or one that makes others copies, for itself. */
function speaksOfOthers(context: ExplainContext, { effect, object, why }: Of<'considered'>): boolean {
  const own = effect.source === object;
  if (why === 'affects more than itself') return own && abilitiesOf(context, effect.source).some(copiesOthers);
  if (own || effect.source === undefined || !context.before.objects.has(effect.source)) return false;
  if (effectScope(context, effect) !== undefined) return false;
  const { abilities } = context.seenBefore.of(effect.source);
  return abilities.some(({ ability }) => isOfEntering(ability));
}

function isOfEntering(ability: Ability): boolean {
  return ability.kind === 'keyword' || (ability.kind === 'replacement' && ability.event.kind === 'enters');
}

function copiesOthers(ability: Ability): boolean {
  return ability.kind === 'replacement' && ability.rewrites.some(it => it.kind === 'asCopy');
}

/** 603.6d: whether an ability of its own, which is no triggered one, had a part in how it entered. */
function entersBySomething(trail: readonly Step[], { effect }: Of<'notTriggered'>): boolean {
  return trail.some(it => it.kind === 'replaced' && it.effect.source === effect.source && it.object === effect.source);
}

/** Whether another step tells of the move by which an object became a new one. */
function isMoveTold(trail: readonly Step[], { objects }: Of<'fact'>): boolean {
  return trail.some(other => {
    if (other.kind === 'stateBased') return objects.every(id => other.objects.includes(id));
    if (other.kind !== 'fact') return false;
    return other.fact.kind === 'goes to the graveyard' && objects.every(id => other.objects.includes(id));
  });
}
