// A subject with what it gets, has or is: "~ gets +1/+1", "creatures you control have flying", "its power is equal to …".
import type { Change, Filter, ObjectRef } from '../../engine/index.ts';
import { ranked, single } from '../combine.ts';
import { form } from '../form.ts';
import { lit, map, memo, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { changesMany, changesOne, contractedMany, contractedOne, defines } from './changes.ts';
import { eachFilter } from './filters.ts';
import { gained } from './gained.ts';
import { ruleClause } from './game-rules.ts';
import { clauseOf } from './noun-clauses.ts';
import { IT, YOU } from './players.ts';
import { replaced } from './pronouns.ts';
import { PAIR, self, subjectMany, subjectOne } from './subjects.ts';

export interface Predication {
  readonly affects: Filter;
  readonly changes: readonly Change[];
}

/** "you and creatures you control have hexproof": the player's part is kept as text. */
const withYou: Phrase<Predication> = map(
  form({})`you and ${{ affects: oneOf<Filter>('whom', [subjectOne, subjectMany]) }} have ${{ abilities: gained }}`,
  ({ affects, abilities }): Predication | undefined => {
    // a player's protection prevents damage: it is more than text
    if (abilities.some(it => it.kind === 'keyword' && it.keyword === 'protection')) return undefined;
    const text = `you have ${gained.print(abilities) ?? ''}`;
    return {
      affects,
      changes: [
        { kind: 'gains', abilities },
        { kind: 'rule', rule: { kind: 'text', text } },
      ],
    };
  },
  ({ affects, changes: [gains, rule, ...more] }) => {
    if (gains?.kind !== 'gains' || rule?.kind !== 'rule' || rule.rule.kind !== 'text' || more.length > 0)
      return undefined;
    return rule.rule.text.startsWith('you have ') ? { affects, abilities: gains.abilities } : undefined;
  },
);

/** "you, planeswalkers you control, and other creatures you control have hexproof". */
const withYouAndTwo: Phrase<Predication> = variant(
  map(
    form({})`you, ${{ one: subjectMany }}, and ${{ other: subjectMany }} have ${{ abilities: gained }}`,
    ({ one, other, abilities }): Predication | undefined =>
      abilities.some(it => it.kind === 'keyword' && it.keyword === 'protection')
        ? undefined
        : {
            affects: { clauses: [{ kind: 'any', of: [one, other].map(clauseOf) }] },
            changes: [
              { kind: 'gains', abilities },
              { kind: 'rule', rule: { kind: 'text', text: `you have ${gained.print(abilities) ?? ''}` } },
            ],
          },
    () => undefined,
  ),
);

/** With a subject of its own. */
export const clause: Phrase<Predication> = memo(
  ranked<Predication>('a clause', [
    form({ affects: self })`~'s ${{ changes: single(defines) }}`,
    form({})`${{ affects: subjectOne }} ${{ changes: changesOne }}`,
    form({})`${{ affects: subjectMany }} ${{ changes: changesMany }}`,
    form({})`${{ affects: eachFilter }} ${{ changes: changesOne }}`,
    form({ changes: [{ kind: 'control', who: YOU }] })`you control ${{ affects: subjectOne }}`,
    variant(form({ affects: PAIR })`each of those creatures ${{ changes: changesOne }}`),
    ruleClause,
    withYou,
    withYouAndTwo,
  ]),
);

/** What stands for the subject of a pronoun until it is known. */
const UNKNOWN_ONE: Filter = { clauses: [{ kind: 'is', ref: IT }] };

const it = oneOf<undefined>('it', [lit('it'), variant(lit('he')), variant(lit('she'))]);
const its = oneOf<undefined>('its', [lit('its'), variant(lit('his')), variant(lit('her'))]);

/** About "it" or "them". */
export const pronoun: Phrase<Predication> = memo(
  ranked<Predication>('a clause', [
    form({ affects: UNKNOWN_ONE })`${it}${{ changes: contractedOne }}`,
    form({ affects: UNKNOWN_ONE })`${its} ${{ changes: single(defines) }}`,
    form({ affects: UNKNOWN_ONE })`${it} ${{ changes: changesOne }}`,
    variant(form({ affects: UNKNOWN_ONE })`that creature ${{ changes: changesOne }}`),
  ]),
);

/** About "them": the objects named before. */
export const pronounMany: Phrase<Predication> = memo(
  ranked<Predication>('a clause', [
    form({ affects: UNKNOWN_ONE })`they${{ changes: contractedMany }}`,
    form({ affects: UNKNOWN_ONE })`they ${{ changes: changesMany }}`,
  ]),
);

/** The one object a subject is, where it is one. */
export function refOfSubject({ clauses: [is] }: Filter): ObjectRef | undefined {
  return is?.kind === 'is' ? is.ref : undefined;
}

/** With "it" as that object, as the subject and in what the subject is compared with. */
export function named(said: Predication, ref: ObjectRef): Predication {
  if (same(said.affects, UNKNOWN_ONE)) return { ...said, affects: { clauses: [{ kind: 'is', ref }] } };
  if (ref.kind !== 'top') return said;
  return { affects: withRef(said.affects, IT, ref), changes: said.changes.map(it => withRef(it, IT, ref)) };
}

/** The same data with one reference for another; quoted abilities are left alone. */
function withRef<T>(value: T, from: ObjectRef, to: ObjectRef): T {
  return replaced(value, from, to) as T; // the same shape: only references differ
}

/** With that object as "it". */
export function withPronoun(said: Predication, ref: ObjectRef): Predication {
  if (same(said.affects, { clauses: [{ kind: 'is', ref }] })) return { ...said, affects: UNKNOWN_ONE };
  if (ref.kind !== 'top') return said;
  return { affects: withRef(said.affects, ref, IT), changes: said.changes.map(it => withRef(it, ref, IT)) };
}

/** With that subject for "it" and "they", and the other way round. */
export function about(said: Predication, affects: Filter): Predication | undefined {
  return same(said.affects, UNKNOWN_ONE) ? { ...said, affects } : undefined;
}
export function aboutIt(said: Predication): Predication {
  return { ...said, affects: UNKNOWN_ONE };
}
