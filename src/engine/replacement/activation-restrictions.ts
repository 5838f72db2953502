// 602.5: effects by which activated abilities can't be activated.
import type { GameRule } from '../ability/continuous-effect.ts';
import type { CantAbility } from '../ability/replacement.ts';
import type { TextBearing } from '../ability/text-bearing.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { matches } from '../match/matches.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { Functioning, FunctioningRule, View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';

/** An activated ability as prohibitions tell it from others: the object that has it, and its kind. */
export interface ActivatedAbilityKind {
  readonly object: ObjectId;
  readonly isMana: boolean;
  readonly isLoyalty: boolean;
  /** Whether {T} is in its cost. */
  readonly taps: boolean;
}

/** The object whose ability or effect forbids to activate the ability; undefined where nothing does. */
export function activationForbiddenBy(view: View, ability: ActivatedAbilityKind): ObjectId | 'effect' | undefined {
  const cant = view.cants.find(it => forbids(view, it, ability));
  if (cant !== undefined) return cant.source ?? 'effect';
  const rule = view.rules.find(it => isAbout(it.rule, ability) && affects(view, it, ability.object));
  return rule === undefined ? undefined : (rule.from.source ?? 'effect');
}

function forbids(view: View, { ability, context }: Functioning<CantAbility>, of: ActivatedAbilityKind): boolean {
  const { what, condition } = ability;
  if (what.kind !== 'activate' || !isForbiddenKind(what, of)) return false;
  if (condition !== undefined && !conditionHolds(view, condition, context)) return false;
  const controller = view.controller(of.object);
  if (what.who !== undefined && !resolvePlayers(view, what.who, context).includes(controller)) return false;
  return what.what === undefined || matches(view, what.what, of.object, context);
}

function isForbiddenKind({ except, only }: OfKind<CantAbility['what'], 'activate'>, of: ActivatedAbilityKind): boolean {
  if (only === 'loyalty') return of.isLoyalty;
  if (of.isMana) return except === undefined;
  return !(of.isLoyalty && except === 'manaAndLoyalty');
}

/** "Its activated abilities can't be activated", which is kept as text. */
function isAbout(rule: GameRule, { isMana, taps }: ActivatedAbilityKind): boolean {
  const about = (it: TextBearing) => rule.kind === 'text' && rule.about.includes(it);
  return (
    about('being activated') ||
    (!isMana && about('being activated but for mana')) ||
    (taps && about('being activated by tapping'))
  );
}

function affects(view: View, { affects: filter, from }: FunctioningRule, object: ObjectId): boolean {
  return from.fixedSet === undefined ? matches(view, filter, object, from.context) : from.fixedSet.includes(object);
}
