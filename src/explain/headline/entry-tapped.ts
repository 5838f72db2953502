// Tapped or not: the part of a headline that says how a permanent entered where an effect could have tapped it.
import type { GameObject, ObjectId, Outcome, Step } from '../../engine/index.ts';
import type { ExplainContext } from '../explain-context.ts';
import { effectScope, isOutOfScopeBecause, tapsItself, tapsOthers } from '../step/effect-scope.ts';
import { lookAheadFinding } from '../step/look-ahead-step.ts';

/**
 * The status: "tapped", "tapped and attacking your opponent"; "untapped" only where an effect that taps was considered.
 */
export function tappedWords(context: ExplainContext, outcome: Outcome, object: GameObject): string {
  const attacking = object.attacking === undefined ? '' : `attacking ${context.names.thing(object.attacking)}`;
  if (attacking !== '') return object.tapped ? `tapped and ${attacking}` : attacking;
  if (object.tapped) return 'tapped';
  const mayBeTapped = tapsItself(context, object.id) || outcome.trail.some(step => isTapping(context, object.id, step));
  return mayBeTapped ? 'untapped' : '';
}

/** The status with which a permanent entered that has left: as the last effect on that had it. */
export function tappedAsEntered({ trail }: Outcome, id: ObjectId): string {
  const last = trail.findLast(it => it.kind === 'replaced' && it.object === id && it.rewrite.kind === 'tapped');
  return last?.kind === 'replaced' && last.rewrite.kind === 'tapped' && last.rewrite.tapped ? 'tapped' : '';
}

/** Whether a step brings up that the object might enter tapped: an effect that taps, kept from it by what it would be. */
function isTapping(context: ExplainContext, id: ObjectId, step: Step): boolean {
  if (step.kind === 'replaced') return step.object === id && step.rewrite.kind === 'tapped';
  if (step.kind !== 'considered' || step.object !== id || step.applies || !tapsOthers(context, step.effect))
    return false;
  return step.why !== 'does not match' || missesByTypes(context, step, id);
}

/** Whether an effect misses the object for a card type that it lacks or gains against those printed. */
function missesByTypes(context: ExplainContext, { effect }: Of<'considered'>, id: ObjectId): boolean {
  const scope = effectScope(context, effect);
  const object = context.after.objects.get(id);
  if (scope === undefined || object === undefined) return false;
  const ahead = context.ahead.get(id);
  if (ahead !== undefined && isOutOfScopeBecause(scope, lookAheadFinding(context, ahead))) return true;
  const printed = (object.printed.faces[object.face] ?? object.printed.faces[0]).types;
  const now = context.seenAfter.of(id).types;
  return scope.fits(printed) !== scope.fits(now);
}

type Of<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;
