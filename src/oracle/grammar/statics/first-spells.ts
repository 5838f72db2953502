// Abilities of spells: "the first spell you cast each turn has cascade", "this spell has flash as long as C".
import type { Clause, Filter, StaticAbility } from '../../../engine/index.ts';
import { mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { template, wrapping } from '../../template.ts';
import { asLongAsCondition } from '../conditions/conditions.ts';
import { filterOne } from '../nouns/filters.ts';
import { SELF_FILTER } from '../nouns/subjects.ts';
import { firstOf } from './first-spell-condition.ts';
import { gainedAbilities } from './gained-abilities.ts';

const TREASURE_MANA: Clause = { kind: 'history', what: 'treasureManaSpent' };

const spells: Phrase<Filter> = oneOf<Filter>('spells of each turn', [
  mapPhrase(
    template({})`${{ of: filterOne }} each turn that mana from a Treasure was spent to cast`,
    ({ of }): Filter => ({ clauses: [...of.clauses, TREASURE_MANA] }),
    ({ clauses }) => (same(clauses.at(-1), TREASURE_MANA) ? { of: { clauses: clauses.slice(0, -1) } } : undefined),
  ),
  wrapping`${filterOne} each turn`,
]);

/** A sentence without its period. The record of the turn has the spell itself as it becomes cast. */
export const firstSpellEachTurn: Phrase<StaticAbility> = mapPhrase(
  template({})`the first ${{ affects: spells }} has ${{ abilities: gainedAbilities }}`,
  ({ affects, abilities }): StaticAbility | undefined =>
    affects.clauses.some(isCastByYou)
      ? {
          kind: 'static',
          defining: false,
          condition: undefined,
          effects: [{ affects, changes: [{ kind: 'gains', abilities }], condition: firstOf(affects) }],
        }
      : undefined,
  ({ kind, condition, effects }) => {
    const [only, ...more] = kind === 'static' && condition === undefined ? effects : [];
    const [gains, ...others] = only?.changes ?? [];
    if (only === undefined || more.length > 0 || gains?.kind !== 'gains' || others.length > 0) return undefined;
    const isFirst = only.affects.clauses.some(isCastByYou) && same(only.condition, firstOf(only.affects));
    return isFirst ? { affects: only.affects, abilities: gains.abilities } : undefined;
  },
);

function isCastByYou(clause: Clause): boolean {
  if (clause.kind === 'all') return clause.of.some(isCastByYou);
  return clause.kind === 'history' && clause.what === 'cast' && clause.who?.kind === 'you';
}

/** "this spell has flash as long as C": an ability of the spell alone. */
export const spellHas: Phrase<StaticAbility> = mapPhrase(
  template({})`this spell has ${{ abilities: gainedAbilities }} ${{ when: asLongAsCondition }}`,
  ({ abilities, when }): StaticAbility => ({
    kind: 'static',
    defining: false,
    condition: undefined,
    effects: [{ affects: SELF_FILTER, changes: [{ kind: 'gains', abilities }], condition: when }],
    functionsFrom: ON_THE_STACK,
  }),
  ({ kind, condition, effects, functionsFrom }) => {
    const [only, ...more] = kind === 'static' && condition === undefined ? effects : [];
    const [gains, ...others] = only?.changes ?? [];
    if (only?.condition === undefined || gains?.kind !== 'gains' || more.length + others.length > 0) return undefined;
    if (!same(only.affects, SELF_FILTER) || !same(functionsFrom, ON_THE_STACK)) return undefined;
    return { abilities: gains.abilities, when: only.condition };
  },
);

const ON_THE_STACK = ['stack'] as const;
