// Abilities that counters give by rule, and what damage does to counters.
import type { ReplacementAbility, Rewrite } from '../ability/replacement.ts';
import { ITSELF, SELF } from '../ability/self.ts';
import type { Edition } from '../edition.ts';
import type { GameObject } from '../model/game-object.ts';
import type { IntrinsicCounters } from '../trail/step.ts';
import type { ObjectDraft } from './object-draft.ts';

/** An ability that a rule gives, with its number and a key of its own. */
export interface IntrinsicAbility<A = ReplacementAbility> {
  readonly key: string;
  readonly rule: string;
  readonly ability: A;
  /** The counters that it has a permanent enter with; left out for any other. */
  readonly counters?: IntrinsicCounters;
}

/** 122.1c, 122.1d, 122.1h: the effects of shield, stun and finality counters; several are one effect. */
export function counterAbilities(object: GameObject, edition: Edition): readonly IntrinsicAbility[] {
  const { shield = 0, stun = 0, finality = 0 } = object.counters;
  const shields = shield < 2 || edition.shieldCountersAreOneEffect ? (shield > 0 ? SHIELD : []) : eachShield(shield);
  return [...shields, ...(stun > 0 ? [STUN] : []), ...(finality > 0 ? [FINALITY] : [])];
}

/**
 * 306.7 until April 2018: an opponent may have noncombat damage of theirs dealt to a planeswalker in place of its
 * controller.
 */
export function damageAbilities(draft: ObjectDraft, edition: Edition): readonly IntrinsicAbility[] {
  return draft.types.includes('Planeswalker') && !edition.planeswalkersAreNotHitInstead ? HIT_INSTEAD : [];
}

/** 122.1c until the rules of January 2026: each counter is an effect of its own. */
function eachShield(count: number): readonly IntrinsicAbility[] {
  return Array.from({ length: count }, (_, n) => SHIELD.map(it => ({ ...it, key: `${it.key}:${n}` }))).flat();
}

/** A replacement ability without a condition. */
export function replacingByRule(
  event: ReplacementAbility['event'],
  ...rewrites: readonly Rewrite[]
): ReplacementAbility {
  return { kind: 'replacement', event, condition: undefined, optional: undefined, rewrites };
}

const HIT_INSTEAD: readonly IntrinsicAbility[] = [
  {
    key: 'rule:306.7',
    rule: '306.7',
    ability: {
      ...replacingByRule(
        {
          kind: 'dealDamage',
          source: { clauses: [{ kind: 'controlledBy', who: { kind: 'opponent' } }] },
          to: [{ kind: 'you' }],
          combat: false,
        },
        { kind: 'redirect', to: { kind: 'self' } },
      ),
      optional: { kind: 'controllerOf', of: { kind: 'source' } },
      offers: 'redirected damage',
    },
  },
];

const SHIELD: readonly IntrinsicAbility[] = [
  {
    key: 'counter:shield:destroy',
    rule: '122.1c',
    ability: replacingByRule(
      { kind: 'destroy', what: SELF, byEffect: true },
      { kind: 'removeCounter', counter: 'shield', amount: 1 },
    ),
  },
  {
    key: 'counter:shield:damage',
    rule: '122.1c',
    ability: {
      ...replacingByRule(
        { kind: 'dealDamage', source: undefined, to: [SELF], combat: undefined },
        {
          kind: 'prevent',
          amount: 'all',
          then: [{ kind: 'removeCounters', counter: 'shield', amount: 1, from: ITSELF }],
        },
      ),
    },
  },
];

const STUN: IntrinsicAbility = {
  key: 'counter:stun',
  rule: '122.1d',
  ability: replacingByRule({ kind: 'untap', what: SELF }, { kind: 'removeCounter', counter: 'stun', amount: 1 }),
};

const FINALITY: IntrinsicAbility = {
  key: 'counter:finality',
  rule: '122.1h',
  ability: replacingByRule(
    { kind: 'move', what: SELF, from: 'battlefield', to: 'graveyard' },
    { kind: 'zone', to: 'exile' },
  ),
};
