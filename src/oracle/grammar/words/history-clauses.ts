// Clauses about an object's history or actions: "you cast from exile", "attacking you", "exiled with it".
import type { Amount, Clause, Comparison, Measure, PlayerRef } from '../../../engine/index.ts';
import { literalText, mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { counterKind } from './counter-kinds.ts';
import { digits, withIndefiniteArticle } from './numbers.ts';
import { OPPONENT, objectRef, SELF_REF, YOU } from './players.ts';

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
).map(([zone, words]) => constant(cast(zone, YOU), ` you cast from ${words}`));

const attackedWho: readonly (readonly [PlayerRef, string])[] = [
  [YOU, 'you'],
  [OPPONENT, 'your opponents'],
  [{ kind: 'attached' }, 'enchanted player'],
  [{ kind: 'chosen' }, 'the last chosen player'],
];

/** Clauses about attacking: "attacking you", "that's attacking one of your opponents". */
function attacking(many: boolean): readonly Phrase<Clause>[] {
  const that = many ? ' that are attacking ' : " that's attacking ";
  return attackedWho
    .flatMap(([who, words]) => [
      constant<Clause>({ kind: 'attackingPlayer', who }, ` attacking ${words}`),
      variant(constant<Clause>({ kind: 'attackingPlayer', who }, that + words)),
    ])
    .concat(variant(constant<Clause>({ kind: 'attackingPlayer', who: OPPONENT }, `${that}one of your opponents`)));
}

type Is = { readonly is: Comparison; readonly amount: Amount };

/** A clause about any of several measures: "with power or toughness 1 or less". */
function anyMeasure(words: string, measures: readonly Measure[]): Phrase<Clause> {
  const is = oneOf<Is>('a comparison', [
    template({ is: '=' })`${{ amount: digits }}`,
    template({ is: '<=' })`${{ amount: digits }} or less`,
    template({ is: '>=' })`${{ amount: digits }} or greater`,
    constant({ is: '=', amount: { kind: 'chosenNumber' } }, 'equal to the chosen number'),
  ]);
  return mapPhrase(
    template({})` with ${literalText(words)} ${is}`,
    (it): Clause => ({ kind: 'any', of: measures.map(measure => ({ kind: 'measure', measure, ...it })) }),
    clause => {
      const all = clause.kind === 'any' ? clause.of : [];
      const [first] = all;
      if (first?.kind !== 'measure' || all.length !== measures.length) return undefined;
      const { is, amount } = first;
      const alike = all.every((it, n) => same(it, { kind: 'measure', measure: measures[n], is, amount }));
      return alike ? { is, amount } : undefined;
    },
  );
}

/** The clauses with the blank before them. */
export function historyClauses(many: boolean): readonly Phrase<Clause>[] {
  const on = many ? 'on them' : 'on it';
  return [
    ...castFrom,
    constant(
      { kind: 'all', of: [cast(undefined, YOU), { kind: 'not', of: cast('hand', YOU) }] },
      ' you cast from anywhere other than your hand',
    ),
    ...attacking(many),
    variant(constant({ kind: 'controlledBy', who: YOU }, ' your team controls')),
    constant(
      {
        kind: 'all',
        of: [
          { kind: 'controlledBy', who: YOU },
          { kind: 'not', of: { kind: 'ownedBy', who: YOU } },
        ],
      },
      " you control but don't own",
    ),
    constant(
      {
        kind: 'all',
        of: [
          { kind: 'ownedBy', who: YOU },
          { kind: 'not', of: { kind: 'controlledBy', who: YOU } },
        ],
      },
      " you own but don't control",
    ),
    constant({ kind: 'history', what: 'enteredThisTurn', who: YOU }, ' that entered under your control this turn'),
    constant(
      { kind: 'history', what: 'enteredThisTurn', who: OPPONENT },
      " that entered under an opponent's control this turn",
    ),
    variant(
      constant({ kind: 'history', what: 'enteredThisTurn', who: YOU }, ' you had enter under your control this turn'),
    ),
    constant({ kind: 'history', what: 'putThereThisTurn' }, ' that was put there this turn'),
    variant(constant({ kind: 'history', what: 'putThereThisTurn' }, ' that was put there from anywhere this turn')),
    constant(
      { kind: 'history', what: 'putThereThisTurn', zone: 'library' },
      ' that was put there from your library this turn',
    ),
    variant(
      constant(
        { kind: 'history', what: 'putThereThisTurn', zone: 'library' },
        ' that were put there from your library this turn',
      ),
    ),
    constant({ kind: 'history', what: 'diedThisTurn' }, ' that was put there from the battlefield this turn'),
    variant(constant({ kind: 'history', what: 'exiledWithThis' }, ' exiled with it')),
    variant(constant({ kind: 'history', what: 'exiledWithThis' }, ' exiled with him')),
    variant(constant({ kind: 'history', what: 'exiledWithThis' }, ' exiled with her')),
    variant(
      template({
        kind: 'shares',
        what: 'creatureType',
      })` that shares at least one creature type with ${{ with: objectRef }}`,
    ),
    variant(template({ kind: 'shares', what: 'name' })` with the same name as ${{ with: objectRef }}`),
    template({ kind: 'shares', what: 'manaValue' })` with the same mana value as ${{ with: objectRef }}`,
    template({ kind: 'not' })` that ${literalText(many ? "don't" : "doesn't")} have the same name as ${{
      of: template({ kind: 'shares', what: 'name' })`${{ with: objectRef }}`,
    }}`,
    template({ kind: 'not' })` without ${{
      of: template({
        kind: 'counters',
        is: '>=',
        amount: 1,
      })`${{ counter: withIndefiniteArticle(counterKind) }} counter ${literalText(on)}`,
    }}`,
    anyMeasure('power or toughness', ['power', 'toughness']),
    anyMeasure('mana value, power, or toughness', ['manaValue', 'power', 'toughness']),
    anyMeasure('base power or toughness', ['basePower', 'baseToughness']),
    variant(constant({ kind: 'is', ref: SELF_REF }, ' that is ~')),
    wrapping` ${variant(constant<Clause>({ kind: 'attackingPlayer', who: OPPONENT }, 'attacking one of your opponents'))}`,
  ];
}
