// What follows a noun about how it came or what it does: "you cast from exile", "attacking you", "exiled with it".
import type { Amount, Clause, Comparison, Measure, PlayerRef } from '../../engine/index.ts';
import { form, just, says } from '../form.ts';
import { lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { article, digits } from './numbers.ts';
import { OPPONENT, ref, SELF, YOU } from './players.ts';

const cast = (zone: 'hand' | 'exile' | 'graveyard' | 'library' | undefined, who: PlayerRef | undefined): Clause => ({
  kind: 'history',
  what: 'cast',
  ...(who === undefined ? {} : { who }),
  ...(zone === undefined ? {} : { zone }),
});

const castFrom: readonly Phrase<Clause>[] = (
  [
    ['hand', 'your hand'],
    ['exile', 'exile'],
    ['graveyard', 'your graveyard'],
    ['library', 'your library'],
  ] as const
).map(([zone, words]) => says(cast(zone, YOU), ` you cast from ${words}`));

const attackedWho: readonly (readonly [PlayerRef, string])[] = [
  [YOU, 'you'],
  [OPPONENT, 'your opponents'],
  [{ kind: 'attached' }, 'enchanted player'],
  [{ kind: 'chosen' }, 'the last chosen player'],
];

/** "attacking you", "that's attacking one of your opponents". */
function attacking(many: boolean): readonly Phrase<Clause>[] {
  const that = many ? ' that are attacking ' : " that's attacking ";
  return attackedWho
    .flatMap(([who, words]) => [
      says<Clause>({ kind: 'attackingPlayer', who }, ` attacking ${words}`),
      variant(says<Clause>({ kind: 'attackingPlayer', who }, that + words)),
    ])
    .concat(variant(says<Clause>({ kind: 'attackingPlayer', who: OPPONENT }, `${that}one of your opponents`)));
}

type Is = { readonly is: Comparison; readonly amount: Amount };

/** "with power or toughness 1 or less". */
function eitherMeasure(words: string, measures: readonly [Measure, Measure]): Phrase<Clause> {
  const is = oneOf<Is>('a comparison', [
    form({ is: '=' })`${{ amount: digits }}`,
    form({ is: '<=' })`${{ amount: digits }} or less`,
    form({ is: '>=' })`${{ amount: digits }} or greater`,
  ]);
  return map(
    form({})` with ${lit(words)} ${is}`,
    (it): Clause => ({ kind: 'any', of: measures.map(measure => ({ kind: 'measure', measure, ...it })) }),
    it => {
      const [one, other, ...more] = it.kind === 'any' ? it.of : [];
      if (one?.kind !== 'measure' || other?.kind !== 'measure' || more.length > 0) return undefined;
      if (one.measure !== measures[0] || other.measure !== measures[1]) return undefined;
      return { is: one.is, amount: one.amount };
    },
  );
}

/** With the blank before it. */
export function histories(many: boolean): readonly Phrase<Clause>[] {
  const on = many ? 'on them' : 'on it';
  return [
    ...castFrom,
    ...attacking(many),
    variant(says({ kind: 'controlledBy', who: YOU }, ' your team controls')),
    says(
      {
        kind: 'all',
        of: [
          { kind: 'controlledBy', who: YOU },
          { kind: 'not', of: { kind: 'ownedBy', who: YOU } },
        ],
      },
      " you control but don't own",
    ),
    says({ kind: 'history', what: 'enteredThisTurn', who: YOU }, ' that entered under your control this turn'),
    says({ kind: 'history', what: 'putThereThisTurn' }, ' that was put there this turn'),
    variant(says({ kind: 'history', what: 'putThereThisTurn' }, ' that was put there from anywhere this turn')),
    says({ kind: 'history', what: 'diedThisTurn' }, ' that was put there from the battlefield this turn'),
    variant(says({ kind: 'history', what: 'exiledWithThis' }, ' exiled with it')),
    variant(says({ kind: 'history', what: 'exiledWithThis' }, ' exiled with him')),
    variant(says({ kind: 'history', what: 'exiledWithThis' }, ' exiled with her')),
    variant(
      form({ kind: 'shares', what: 'creatureType' })` that shares at least one creature type with ${{ with: ref }}`,
    ),
    variant(form({ kind: 'shares', what: 'name' })` with the same name as ${{ with: ref }}`),
    form({ kind: 'not' })` that ${lit(many ? "don't" : "doesn't")} have the same name as ${{
      of: form({ kind: 'shares', what: 'name' })`${{ with: ref }}`,
    }}`,
    form({ kind: 'not' })` without ${{
      of: form({ kind: 'counters', is: '>=', amount: 1 })`${{ counter: article(counterKind) }} counter ${lit(on)}`,
    }}`,
    eitherMeasure('power or toughness', ['power', 'toughness']),
    eitherMeasure('base power or toughness', ['basePower', 'baseToughness']),
    variant(says({ kind: 'is', ref: SELF }, ' that is ~')),
    just` ${variant(says<Clause>({ kind: 'attackingPlayer', who: OPPONENT }, 'attacking one of your opponents'))}`,
  ];
}
