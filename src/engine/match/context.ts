// Contexts: the referents of "this", "you", "it" and "that many" for an ability.

import type { ActiveEffect } from '../model/active-effect.ts';
import type { ObjectId } from '../model/ids.ts';
import { chosenX } from './chosen-x.ts';
import type { Context, View } from './view.ts';

/** The context of an ability of an object, with its controller in that position. */
export function contextOf(view: View, source: ObjectId): Context {
  const object = view.object(source);
  return { source, controller: view.controller(source), chosen: object.chosen, x: chosenX(object) };
}

/** The context of a lasting effect of a resolved spell or ability. */
export function contextOfEffect(effect: ActiveEffect): Context {
  return { source: effect.source, controller: effect.controller, targets: effect.targets, chosen: effect.chosen };
}
