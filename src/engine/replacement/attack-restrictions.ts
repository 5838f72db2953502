// Restrictions on attacking (508.1c), which are kept as text: plain ones are applied, others are told.
import type { GameRule } from '../ability/continuous-effect.ts';
import type { CantAbility } from '../ability/replacement.ts';
import type { TextBearing } from '../ability/text-bearing.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { matches } from '../match/matches.ts';
import type { Functioning, FunctioningRule, View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';

/** The restriction that forbids the object to attack, as a "can't" effect; undefined where there is none. */
export function attackRestriction(view: View, object: ObjectId): Functioning<CantAbility> | undefined {
  const [found] = textsOn(view, object, 'attacking at all');
  return found && { ...found.by.from, ability: { kind: 'cant', what: found.rule, condition: undefined } };
}

/** A restriction in words that were not looked into, with the object that has it. */
export interface UnsureRestriction {
  readonly text: string;
  readonly source: ObjectId | undefined;
}

/** Restrictions that may forbid the attack: whether they are met is not looked at. */
export function unsureRestrictions(
  view: View,
  attacker: ObjectId,
  attacked: ObjectId | undefined,
): readonly UnsureRestriction[] {
  const ofAttacker = textsOn(view, attacker, 'attacking');
  const ofAttacked = attacked === undefined ? [] : textsOn(view, attacked, 'being attacked');
  const rules = [...ofAttacker, ...ofAttacked].map(({ rule, by }) => ({ text: rule.text, source: by.from.source }));
  const cants = view.cants.flatMap(({ ability: { what, condition }, context, source }) =>
    what.kind === 'text' &&
    what.about.includes('attacking') &&
    (condition === undefined || conditionHolds(view, condition, context))
      ? [{ text: what.text, source }]
      : [],
  );
  return [...rules, ...cants];
}

/** 508.1g, 701.43d: the words by which the attacker may be exerted as it attacks. */
export function exertText(view: View, attacker: ObjectId): string | undefined {
  const found = view.cants.find(
    ({ ability: { what }, source }) => what.kind === 'text' && what.about.includes('exerting') && source === attacker,
  );
  return found?.ability.what.kind === 'text' ? found.ability.what.text : undefined;
}

interface TextRule {
  readonly rule: OfText;
  readonly by: FunctioningRule;
}

type OfText = Extract<GameRule, { readonly kind: 'text' }>;

function textsOn(view: View, object: ObjectId, about: TextBearing): readonly TextRule[] {
  return view.rules.flatMap(by => {
    const { rule, affects, from } = by;
    if (rule.kind !== 'text' || !rule.about.includes(about)) return [];
    const applies =
      from.fixedSet === undefined ? matches(view, affects, object, from.context) : from.fixedSet.includes(object);
    return applies ? [{ rule, by }] : [];
  });
}
