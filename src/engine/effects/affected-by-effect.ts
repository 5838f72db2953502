// Objects that a resolved effect affects, fixed as it begins or found anew.
import type { Objects } from '../ability/effect.ts';
import { resolveObject } from '../match/resolve-reference.ts';
import { select } from '../match/select.ts';
import type { Context, View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** Objects and players that an effect affects. */
export type AffectedIds = readonly (ObjectId | PlayerId)[];

/** 608.2b: the targets without those that are illegal. */
export function legalTargets(context: Context): AffectedIds {
  return (context.targets ?? []).flatMap(it => it ?? []);
}

/** The objects that an effect affects as it begins: those it names by number, or all that its words fit now. */
export function affectedBy(view: View, what: Objects, { context, numbered }: EffectOrigin): AffectedIds {
  return numbered === true ? namedObjects(view, what, context) : affectedNow(view, what, context);
}

/** The objects that an effect names where its targets go by their numbers. */
function namedObjects(view: View, what: Objects, context: Context): AffectedIds {
  switch (what.kind) {
    case 'target':
      return [context.targets?.[what.index] ?? []].flat();
    case 'ref':
      return what.ref.kind === 'those' ? (context.those ?? []) : [resolveObject(view, what.ref, context) ?? []].flat();
    case 'each':
      return select(view, what.filter, context);
    case 'choose':
    case 'chooseFromTop':
    case 'rest':
    case 'topOfLibrary':
      return context.those ?? [];
  }
}

/** The objects affected now: the targets where there are any, else the objects that the filter matches. */
function affectedNow(view: View, what: Objects, context: Context): AffectedIds {
  const targets = legalTargets(context);
  switch (what.kind) {
    case 'target': {
      const target = context.targets?.[what.index];
      // 608.2b: an illegal one
      if (target === undefined && what.index < (context.targets ?? []).length) return [];
      return target === undefined ? targets : what.index === 0 && targets.length > 1 ? targets : [target];
    }
    case 'ref': {
      const object = resolveObject(view, what.ref, context);
      if (targets.length > 0 && (what.ref.kind !== 'self' || object === undefined)) return targets;
      return object === undefined ? targets : [object];
    }
    case 'each':
      return targets.length > 0 ? targets : select(view, what.filter, context);
    case 'choose':
    case 'chooseFromTop':
    case 'rest':
    case 'topOfLibrary':
      return targets;
  }
}

/** The origin of the effects: their controller, source, choices and targets. */
export interface EffectOrigin {
  readonly sourceName: string;
  readonly context: Context;
  /** Whether its targets go by their numbers; otherwise an effect is about all of them. */
  readonly numbered?: boolean;
}
