// Restrictions on attacking (508.1c), which are kept as text: plain ones are applied, others are told.
import type { CantAbility } from '../ability/replacement.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { matches } from '../match/matches.ts';
import type { Functioning, FunctioningRule, View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';

/** "Can't attack", "can't attack or block": without a word on when, whom or with how many. */
const PLAIN = /^can't attack(?:$|,| or block\b| and )/i;
const UNLESS = /\b(?:unless|alone|if|you|your|owner|except|more than|planeswalkers?|player|players)\b/;

/** The restriction that forbids the object to attack, as a "can't" effect; undefined where there is none. */
export function attackRestriction(view: View, object: ObjectId): Functioning<CantAbility> | undefined {
  const found = textsOn(view, object).find(({ text }) => PLAIN.test(text) && !UNLESS.test(text));
  return (
    found && {
      ...found.by.from,
      ability: { kind: 'cant', what: { kind: 'text', text: found.text }, condition: undefined },
    }
  );
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
  const ofAttacker = textsOn(view, attacker).filter(({ text }) => /^can't attack/i.test(text));
  const ofAttacked =
    attacked === undefined ? [] : textsOn(view, attacked).filter(({ text }) => /^can't be attacked/i.test(text));
  const rules = [...ofAttacker, ...ofAttacked].map(({ text, by }) => ({ text, source: by.from.source }));
  const cants = view.cants.flatMap(({ ability: { what, condition }, context, source }) =>
    what.kind === 'text' &&
    /\b(?:can't|can) (?:\S+ or )?(?:be )?attack/i.test(what.text) &&
    (condition === undefined || conditionHolds(view, condition, context))
      ? [{ text: what.text, source }]
      : [],
  );
  return [...rules, ...cants];
}

interface TextRule {
  readonly text: string;
  readonly by: FunctioningRule;
}

function textsOn(view: View, object: ObjectId): readonly TextRule[] {
  return view.rules.flatMap(by => {
    const { rule, affects, from } = by;
    if (rule.kind !== 'text') return [];
    const applies =
      from.fixedSet === undefined ? matches(view, affects, object, from.context) : from.fixedSet.includes(object);
    return applies ? [{ text: rule.text, by }] : [];
  });
}
