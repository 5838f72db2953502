// More of what is counted: this turn's numbers, mana symbols, other players' cards, what something has exiled.

import type { Amount, Filter, Measure, ObjectRef, PlayerRef } from '../../engine/index.ts';
import type { ThisTurnFact } from '../../vocabulary/index.ts';
import { form, says } from '../form.ts';
import { lit, map, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { filterMany } from './filters.ts';
import { amountKnot } from './knots.ts';
import { ANYONE, IT, OPPONENT, SELF, YOU } from './players.ts';
import { measure } from './posts.ts';
import { colorWord } from './types.ts';

const only = (ref: ObjectRef): Filter => ({ clauses: [{ kind: 'is', ref }] });

const turn = (what: ThisTurnFact, who: PlayerRef): Amount => ({ kind: 'thisTurn', what, who });

/** Numbers of this turn's record, as "the number of …" and as "for each …" count them. */
const OF_THE_TURN: readonly (readonly [Amount, string, string])[] = [
  [turn('cardsDrawn', YOU), "cards you've drawn this turn", "card you've drawn this turn"],
  [turn('spellsCast', YOU), "spells you've cast this turn", "spell you've cast this turn"],
  [turn('spellsCast', ANYONE), 'spells cast this turn', 'spell cast this turn'],
  [
    turn('instantsAndSorceriesCast', YOU),
    "instant and sorcery spells you've cast this turn",
    "instant and sorcery spell you've cast this turn",
  ],
  [
    turn('permanentsSacrificed', YOU),
    "permanents you've sacrificed this turn",
    "permanent you've sacrificed this turn",
  ],
  [turn('cardsDiscarded', YOU), "cards you've discarded this turn", "card you've discarded this turn"],
  [turn('tokensCreated', YOU), "tokens you've created this turn", "token you've created this turn"],
];

const OTHERS_CARDS: readonly (readonly [Amount, string, string])[] = [
  [{ kind: 'handSize', who: OPPONENT }, "cards in your opponents' hands", "card in your opponents' hands"],
  [
    { kind: 'graveyardSize', who: OPPONENT },
    "cards in your opponents' graveyards",
    "card in your opponents' graveyards",
  ],
  [{ kind: 'handSize', who: ANYONE }, "cards in all players' hands", "card in all players' hands"],
];

/** After "the number of" (`many`) or "for each". */
export function tallies(many: boolean): readonly Phrase<Amount>[] {
  const of = (it: readonly (readonly [Amount, string, string])[]) =>
    it.map(([value, plural, singular]) => says(value, many ? plural : singular));
  const s = many ? 's' : '';
  return [
    ...of(OF_THE_TURN),
    ...of(OTHERS_CARDS),
    form({ kind: 'symbols' })`${{ color: colorWord }} mana symbol${lit(s)} in the mana costs of ${{ of: filterMany }}`,
    form({ kind: 'symbols', of: only(IT) })`${{ color: colorWord }} mana symbol${lit(s)} in its mana cost`,
    variant(form({ kind: 'symbols', of: only(SELF) })`${{ color: colorWord }} mana symbol${lit(s)} in ~'s mana cost`),
    says({ kind: 'different', what: 'colors', of: only(IT) }, 'of its colors'),
    says({ kind: 'different', what: 'creatureTypes', of: only(IT) }, 'of its creature types'),
    ...(many ? [variant(form({ kind: 'different', what: 'names' })`differently named ${{ of: filterMany }}`)] : []),
  ];
}

/** "the exiled cards' total power" in its several wordings: what the permanent itself has exiled. */
const exiledTotal: readonly Phrase<Amount>[] = [
  form({ kind: 'linkedTotal', verb: 'exiled' })`the total ${{ measure }} of the exiled cards`,
  variant(form({ kind: 'linkedTotal', verb: 'exiled' })`their total ${{ measure }}`),
  variant(form({ kind: 'linkedTotal', verb: 'exiled' })`the total ${{ measure }} of cards exiled with ~`),
  form({ kind: 'linkedTotal', verb: 'crafted' })`the total ${{ measure }} of the exiled cards used to craft it`,
  ...(
    [
      ['power', "the exiled card's power"],
      ['toughness', "the exiled card's toughness"],
      ['manaValue', "the exiled card's mana value"],
    ] as const
  ).map(
    ([what, words]: readonly [Measure, string]): Phrase<Amount> =>
      variant(says({ kind: 'linkedTotal', verb: 'exiled', measure: what }, words)),
  ),
];

/** "the number of Elves you control plus the number of Elf cards in your graveyard". */
export function sums(one: Phrase<Amount>): Phrase<Amount> {
  const number = (it: Amount) => typeof it !== 'number' && (it.kind === 'count' || it.kind === 'countersOn');
  return map(
    form({})`${{ of: one }} plus ${{ n: one }}`,
    ({ of, n }): Amount | undefined => (number(of) ? { kind: 'plus', of, n } : undefined),
    it =>
      typeof it === 'object' && it.kind === 'plus' && typeof it.n !== 'number' && number(it.of)
        ? { of: it.of, n: it.n }
        : undefined,
  );
}

/** "the total number of instant cards you own in exile and in your graveyard". */
const inTwoZones: Phrase<Amount> = map(
  form({})`the total number of ${{ of: filterMany }} you own in exile and in your graveyard`,
  ({ of }): Amount => inBoth(of),
  it => {
    if (typeof it !== 'object' || it.kind !== 'plus' || typeof it.of !== 'object' || it.of.kind !== 'count')
      return undefined;
    const of: Filter = { clauses: it.of.of.clauses.slice(0, -2) };
    return same(it, inBoth(of)) ? { of } : undefined;
  },
);

function inBoth(of: Filter): Amount {
  return { kind: 'plus', of: countIn(of, 'exile'), n: countIn(of, 'graveyard') };
}

function countIn({ clauses }: Filter, zone: 'exile' | 'graveyard'): Amount {
  const own = [
    { kind: 'inZone', zone, whose: YOU },
    { kind: 'ownedBy', who: YOU },
  ] as const;
  return { kind: 'count', of: { clauses: [...clauses, ...own] } };
}

/** Further amounts as noun phrases. */
export const furtherAmounts: readonly Phrase<Amount>[] = [
  form({ kind: 'most', who: ANYONE })`the greatest number of ${{ of: filterMany }} a player controls`,
  says(
    { kind: 'most', who: OPPONENT, of: 'cardsDrawn' },
    'the greatest number of cards an opponent has drawn this turn',
  ),
  says({ kind: 'linked', verb: 'sacrificed' }, 'the number of Forests sacrificed as it entered'),
  inTwoZones,
  says({ kind: 'most', who: ANYONE, of: 'life' }, 'the highest life total among players'),
  says({ kind: 'most', who: OPPONENT, of: 'life' }, 'the highest life total among your opponents'),
  variant(says({ kind: 'most', who: OPPONENT, of: 'life' }, 'the life total of an opponent with the most life')),
  says(
    { kind: 'most', who: OPPONENT, of: 'handSize' },
    'the number of cards in the hand of the opponent with the most cards in hand',
  ),
  says({ kind: 'linkedTotal', verb: 'returned', measure: 'manaValue' }, 'the mana value of the returned creature'),
  ...exiledTotal,
  says(turn('lifeLost', YOU), "the amount of life you've lost this turn"),
  variant(says(turn('lifeLost', YOU), 'the amount of life you lost this turn')),
  says(turn('lifeLost', OPPONENT), 'the total amount of life your opponents have lost this turn'),
  form({ kind: 'minus' })`${{
    of: oneOf<Amount>('an amount', [says({ kind: 'life', who: YOU }, 'your life total')]),
  }} minus ${{ n: amountKnot }}`,
  variant(form({ kind: 'different', what: 'colors' })`the number of colors that are among ${{ of: filterMany }}`),
];
