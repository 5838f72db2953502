// Damage in one sentence to several recipients, by power, or by each of several objects (120, 701.14a).
import type { Amount, Clause, Effect, ObjectRef, Objects, PlayerRef } from '../../../engine/index.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { filterMany, filterOne } from '../nouns/filters.ts';
import { massAmount } from '../words/numbers.ts';
import { IT_REF, SELF_REF, YOU } from '../words/players.ts';
import { damaged, oneTarget } from './acted-on.ts';

const POWER: Amount = { kind: 'measure', measure: 'power', of: { kind: 'member' } };
const TARGET: ObjectRef = { kind: 'target', index: 0 };
const MEMBER: ObjectRef = { kind: 'member' };

/** Two recipients of the same damage: "each creature and each player". */
export const damageToBoth: Phrase<readonly Effect[]> = mapPhrase(
  template({})`~ deals ${{ n: massAmount }} damage to ${{ to: damaged }} and ${{ also: damaged }}`,
  ({ n, to, also }): readonly Effect[] => [
    { kind: 'dealDamage', source: SELF_REF, amount: n, to },
    { kind: 'dealDamage', source: SELF_REF, amount: n, to: also },
  ],
  (): undefined => undefined,
);

export const damageEach: Phrase<readonly Effect[]> = mapPhrase(
  template(
    {},
  )`~ deals ${{ n: massAmount }} damage to ${{ to: damaged }} and ${{ m: massAmount }} damage to ${{ also: damaged }}`,
  ({ n, to, m, also }): readonly Effect[] => [
    { kind: 'dealDamage', source: SELF_REF, amount: n, to },
    { kind: 'dealDamage', source: SELF_REF, amount: m, to: also },
  ],
  (): undefined => undefined,
);

/** 701.14a, and damage that one creature deals to another: by its power. */
const fights: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>('a fight', [
  mapPhrase(
    template({})`${{ one: oneTarget }} fights ${{ other: oneTarget }}`,
    ({ one, other }): readonly Effect[] => [{ ...fought(MEMBER, secondTarget(other)), dealers: one }],
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`~ fights ${{ other: oneTarget }}`,
    ({ other }): readonly Effect[] => [fought(SELF_REF, other)],
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`${either('it', 'that creature')} fights ${{ other: oneTarget }}`,
    ({ other }): readonly Effect[] => [fought(IT_REF, other)],
    (): undefined => undefined,
  ),
]);

/** Recipients of damage: one, or two joined: "each other creature and each opponent". */
const recipients: Phrase<readonly (Objects | PlayerRef)[]> = oneOf<readonly (Objects | PlayerRef)[]>('whom', [
  mapPhrase(
    damaged,
    (it): readonly (Objects | PlayerRef)[] => [it],
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`${{ one: damaged }} and ${{ also: damaged }}`,
    ({ one, also }): readonly (Objects | PlayerRef)[] => [one, also],
    (): undefined => undefined,
  ),
]);

/** "Target creature deals damage equal to its power to each other creature": the others are others than that one. */
const byItsPower: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>('damage by power', [
  mapPhrase(
    template({})`${{ one: oneTarget }} deals damage equal to its power to ${{ all: recipients }}`,
    ({ all }): readonly Effect[] | undefined =>
      all.some(isSeveralTargets)
        ? undefined
        : all.map(to => byPower(TARGET, thanIt(isOneTarget(to) ? secondTarget(to) : to))),
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`${either('it', 'that creature')} deals damage equal to its power to ${{ all: recipients }}`,
    ({ all }): readonly Effect[] | undefined => (all.some(hasOther) ? undefined : all.map(to => byPower(IT_REF, to))),
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`${{ one: oneTarget }} deals damage equal to twice its power to ${{ to: oneTarget }}`,
    ({ to }): readonly Effect[] => [twiceByPower(TARGET, thanIt(secondTarget(to)))],
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`~ deals damage equal to twice its power to ${{ to: damaged }}`,
    ({ to }): readonly Effect[] => [twiceByPower(SELF_REF, to)],
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`${{ one: oneTarget }} deals damage to itself equal to its power`,
    ({ one }): readonly Effect[] => [byPower(TARGET, one)],
    (): undefined => undefined,
  ),
]);

/** The second target of a sentence. */
function secondTarget(objects: Objects): Objects {
  return objects.kind === 'target' ? { ...objects, index: 1 } : objects;
}

function isOneTarget(to: Objects | PlayerRef): to is Extract<Objects, { readonly kind: 'target' }> {
  return to.kind === 'target' && 'filter' in to;
}

/** Several targets under one noun, which are counted from the first target of the sentence. */
function isSeveralTargets(to: Objects | PlayerRef): boolean {
  const [first] = to.kind === 'each' ? to.filter.clauses : [];
  return first?.kind === 'any' && first.of.some(it => it.kind === 'is' && it.ref.kind === 'target');
}

function hasOther(to: Objects | PlayerRef): boolean {
  return 'filter' in to && to.filter.clauses.some(it => it.kind === 'other');
}

/** "Other" as other than the target that deals the damage. */
function thanIt(to: Objects | PlayerRef): Objects | PlayerRef {
  if (!('filter' in to)) return to;
  const than: Clause = { kind: 'not', of: { kind: 'is', ref: TARGET } };
  return { ...to, filter: { clauses: to.filter.clauses.map(it => (it.kind === 'other' ? than : it)) } };
}

function byPower(source: ObjectRef, to: Objects | PlayerRef): Effect & { readonly kind: 'dealDamage' } {
  return { kind: 'dealDamage', source, amount: { kind: 'measure', measure: 'power', of: source }, to };
}

function fought(source: ObjectRef, to: Objects): Effect & { readonly kind: 'dealDamage' } {
  return { ...byPower(source, to), fights: true };
}

function twiceByPower(source: ObjectRef, to: Objects | PlayerRef): Effect {
  const power = { kind: 'measure', measure: 'power', of: source } as const;
  return { kind: 'dealDamage', source, amount: { kind: 'times', of: power, n: 2 }, to };
}

/** Several objects that deal damage at the same time: "each creature", "creatures you control each". */
const dealers: Phrase<Objects> = oneOf<Objects>('each of several', [
  template({ kind: 'each' })`each ${{ filter: filterOne }} deals`,
  template({ kind: 'each' })`${{ filter: filterMany }} each deal`,
]);

const ofEach = either('its', 'their');

/** "Each creature deals 1 damage to its controller". */
const byEach: Phrase<readonly Effect[]> = mapPhrase(
  oneOf<{ readonly all: Objects; readonly amount: Amount; readonly to: Objects | PlayerRef }>('damage by each', [
    template({})`${{ all: dealers }} ${{ amount: massAmount }} damage to ${{ to: recipientOfEach() }}`,
    template({ amount: POWER })`${{ all: dealers }} damage equal to ${ofEach} power to ${{ to: recipientOfEach() }}`,
    template({ amount: POWER })`${{ all: dealers }} damage to ${{ to: recipientOfEach() }} equal to ${ofEach} power`,
  ]),
  ({ all, amount, to }): readonly Effect[] | undefined =>
    hasOther(all) || hasOther(to) ? undefined : [{ kind: 'dealDamage', source: MEMBER, amount, to, dealers: all }],
  (): undefined => undefined,
);

function recipientOfEach(): Phrase<Objects | PlayerRef> {
  return oneOf<Objects | PlayerRef>('whom', [
    constant<PlayerRef>({ kind: 'controllerOf', of: MEMBER }, 'its controller'),
    constant<PlayerRef>({ kind: 'ownerOf', of: MEMBER }, 'its owner'),
    constant<Objects>({ kind: 'ref', ref: MEMBER }, 'itself'),
    constant<PlayerRef>(YOU, 'you'),
    oneTarget,
    constant<PlayerRef>({ kind: 'opponent' }, 'each opponent'),
    constant<PlayerRef>({ kind: 'anyone' }, 'each player'),
  ]);
}

/** Fights, and damage by power or by several dealers. */
export const damageByPower: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>('damage by power', [
  fights,
  byItsPower,
  byEach,
]);
