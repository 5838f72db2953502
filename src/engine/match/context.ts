// Contexts: what "this", "you", "it" and "that many" mean for an ability.
import type { ActiveEffect } from '../model/active-effect.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Context, View } from './view.ts';

/** The context of an ability of an object, as its controller in that position has it. */
export function contextOf(view: View, source: ObjectId): Context {
  const object = view.object(source);
  return { source, controller: view.controller(source), chosen: object.chosen, x: object.cast?.x };
}

/** The context of an effect that a resolved spell or ability made. */
export function contextOfEffect(effect: ActiveEffect): Context {
  return { source: effect.source, controller: effect.controller, targets: effect.targets, chosen: effect.chosen };
}
