// Subjects with predicates: "~ gets +1/+1", "creatures you control have flying", "its power is equal to …".
import type { Ability, Change, Filter, GameRule, ObjectRef } from '../../../engine/index.ts';
import { listOfOne, rankedWordings } from '../../combine.ts';
import { literalText, mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { template } from '../../template.ts';
import { eachFilter } from '../nouns/filters.ts';
import { PAIR, SELF_FILTER, subjectMany, subjectOne } from '../nouns/subjects.ts';
import { clauseOf } from '../words/noun-clauses.ts';
import { IT_REF, YOU } from '../words/players.ts';
import { replaceRef } from '../words/pronouns.ts';
import { changesMany, changesOne, contractedMany, contractedOne } from './changes.ts';
import { gainedAbilities } from './gained-abilities.ts';
import { ruleClause } from './game-rules.ts';
import { definesPT } from './size-predicates.ts';

export interface SubjectPredicate {
  readonly affects: Filter;
  readonly changes: readonly Change[];
}

/** "you and creatures you control have hexproof": the player has it too (702.11c, 702.18a). */
const withYou: Phrase<SubjectPredicate> = mapPhrase(
  template(
    {},
  )`you and ${{ affects: oneOf<Filter>('whom', [subjectOne, subjectMany]) }} have ${{ abilities: gainedAbilities }}`,
  ({ affects, abilities }) => ofBoth(affects, abilities),
  ({ affects, changes: [gains, ...rules] }) => {
    if (gains?.kind !== 'gains' || rules.length === 0) return undefined;
    return same(rules, ofPlayer(gains.abilities)) ? { affects, abilities: gains.abilities } : undefined;
  },
);

/** "you, planeswalkers you control, and other creatures you control have hexproof". */
const withYouAndTwo: Phrase<SubjectPredicate> = variant(
  mapPhrase(
    template({})`you, ${{ one: subjectMany }}, and ${{ other: subjectMany }} have ${{ abilities: gainedAbilities }}`,
    ({ one, other, abilities }) => ofBoth({ clauses: [{ kind: 'any', of: [one, other].map(clauseOf) }] }, abilities),
    () => undefined,
  ),
);

function ofBoth(affects: Filter, abilities: readonly Ability[]): SubjectPredicate | undefined {
  const rules = ofPlayer(abilities);
  return rules && { affects, changes: [{ kind: 'gains', abilities }, ...rules] };
}

/** The player's part; undefined where one of the abilities is none of a player's, or protection, which prevents damage. */
function ofPlayer(abilities: readonly Ability[]): readonly Change[] | undefined {
  const rules = abilities.map((ability): GameRule | undefined => {
    if (ability.kind !== 'keyword') return undefined;
    const { keyword, of } = ability;
    if (keyword === 'hexproof' || keyword === 'shroud')
      return { kind: 'target', who: YOU, by: keyword, from: undefined };
    return keyword === 'hexproof from' && of !== undefined
      ? { kind: 'target', who: YOU, by: 'hexproof', from: of }
      : undefined;
  });
  const read = rules.flatMap((rule): readonly Change[] => (rule === undefined ? [] : [{ kind: 'rule', rule }]));
  return read.length < abilities.length ? undefined : read;
}

/** A clause with a subject of its own. */
export const withSubject: Phrase<SubjectPredicate> = memo(
  rankedWordings<SubjectPredicate>('a clause', [
    template({ affects: SELF_FILTER })`~'s ${{ changes: listOfOne(definesPT) }}`,
    template({})`${{ affects: subjectOne }} ${{ changes: changesOne }}`,
    template({})`${{ affects: subjectMany }} ${{ changes: changesMany }}`,
    template({})`${{ affects: eachFilter }} ${{ changes: changesOne }}`,
    template({ changes: [{ kind: 'control', who: YOU }] })`you control ${{ affects: subjectOne }}`,
    template({
      changes: [{ kind: 'control', who: { kind: 'monarch' } }],
    })`the monarch controls ${{ affects: subjectOne }}`,
    variant(template({ affects: PAIR })`each of those creatures ${{ changes: changesOne }}`),
    ruleClause,
    withYou,
    withYouAndTwo,
  ]),
);

/** A placeholder for the subject of a pronoun. */
const UNKNOWN_ONE: Filter = { clauses: [{ kind: 'is', ref: IT_REF }] };

const pronoun = oneOf<undefined>('it', [literalText('it'), variant(literalText('he')), variant(literalText('she'))]);
const its = oneOf<undefined>('its', [literalText('its'), variant(literalText('his')), variant(literalText('her'))]);

/** A clause about "it" or "them". */
export const withPronounSubject: Phrase<SubjectPredicate> = memo(
  rankedWordings<SubjectPredicate>('a clause', [
    template({ affects: UNKNOWN_ONE })`${pronoun}${{ changes: contractedOne }}`,
    template({ affects: UNKNOWN_ONE })`${its} ${{ changes: listOfOne(definesPT) }}`,
    template({ affects: UNKNOWN_ONE })`${pronoun} ${{ changes: changesOne }}`,
    variant(template({ affects: UNKNOWN_ONE })`that creature ${{ changes: changesOne }}`),
  ]),
);

/** A clause about "them": the objects named before. */
export const withPluralPronounSubject: Phrase<SubjectPredicate> = memo(
  rankedWordings<SubjectPredicate>('a clause', [
    template({ affects: UNKNOWN_ONE })`they${{ changes: contractedMany }}`,
    template({ affects: UNKNOWN_ONE })`they ${{ changes: changesMany }}`,
  ]),
);

/** The one object of a subject; undefined for a subject of another kind. */
export function refOfSubject({ clauses: [is] }: Filter): ObjectRef | undefined {
  return is?.kind === 'is' ? is.ref : undefined;
}

/** The clause with that object for "it", as the subject and in comparisons. */
export function withAntecedent(predicate: SubjectPredicate, ref: ObjectRef): SubjectPredicate {
  if (same(predicate.affects, UNKNOWN_ONE)) return { ...predicate, affects: { clauses: [{ kind: 'is', ref }] } };
  if (ref.kind !== 'top') return predicate;
  return {
    affects: withRef(predicate.affects, IT_REF, ref),
    changes: predicate.changes.map(it => withRef(it, IT_REF, ref)),
  };
}

/** The same data with one reference replaced; quoted abilities are left alone. */
function withRef<T>(value: T, from: ObjectRef, to: ObjectRef): T {
  return replaceRef(value, from, to) as T; // the same shape: only references differ
}

/** The clause with "it" for that object. */
export function withoutAntecedent(predicate: SubjectPredicate, ref: ObjectRef): SubjectPredicate {
  if (same(predicate.affects, { clauses: [{ kind: 'is', ref }] })) return { ...predicate, affects: UNKNOWN_ONE };
  if (ref.kind !== 'top') return predicate;
  return {
    affects: withRef(predicate.affects, ref, IT_REF),
    changes: predicate.changes.map(it => withRef(it, ref, IT_REF)),
  };
}

/** The clause with that subject for "it" and "they", and the reverse. */
export function withSubjectFilter(predicate: SubjectPredicate, affects: Filter): SubjectPredicate | undefined {
  return same(predicate.affects, UNKNOWN_ONE) ? { ...predicate, affects } : undefined;
}
export function withItAsSubject(predicate: SubjectPredicate): SubjectPredicate {
  return { ...predicate, affects: UNKNOWN_ONE };
}
