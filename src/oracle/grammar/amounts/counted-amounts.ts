// Further counts: numbers of this turn, mana symbols, other players' cards, exiled cards.

import type { Amount, Clause, Comparison, Filter, Measure, ObjectRef, PlayerRef } from '../../../engine/index.ts';
import type { ThisTurnFact } from '../../../vocabulary/index.ts';
import { LETTER_OF } from '../../../vocabulary/index.ts';
import { wordTable } from '../../combine.ts';
import { either, literalText, mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { filterMany } from '../nouns/filters.ts';
import { measureWord, postmodifier } from '../nouns/postmodifiers.ts';
import { amountRef } from '../words/forward-refs.ts';
import { wordNumber } from '../words/numbers.ts';
import { ANYONE, IT_REF, OPPONENT, objectRef, SELF_REF, YOU } from '../words/players.ts';
import { colorWord } from '../words/type-adjectives.ts';
import { movedThisWay, totalsThisWay } from './amounts-this-way.ts';

const only = (ref: ObjectRef): Filter => ({ clauses: [{ kind: 'is', ref }] });

const turn = (what: ThisTurnFact, who: PlayerRef): Amount => ({ kind: 'thisTurn', what, who });

/** Numbers of this turn's record, in the wordings after "the number of" and after "for each". */
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

/** A color of mana, by its symbol. */
const manaWord: Phrase<string> = wordTable('a color of mana', LETTER_OF);

const THAT_PLAYER: PlayerRef = { kind: 'that' };

/** "creatures you controlled that were destroyed this way". */
const destroyedOfYours: Phrase<Amount> = template({ kind: 'movedThisWay', verb: 'destroy' })`${{
  of: withLastClause(filterMany, { kind: 'controlledBy', who: YOU }),
}} you controlled that were destroyed this way`;

/** The noun phrase with a clause that further words stand for. */
function withLastClause(phrase: Phrase<Filter>, clause: Clause): Phrase<Filter> {
  return mapPhrase(
    phrase,
    ({ clauses }): Filter => ({ clauses: [...clauses, clause] }),
    ({ clauses }) => (same(clauses.at(-1), clause) ? { clauses: clauses.slice(0, -1) } : undefined),
  );
}

/** Counts that stand in the words after "for each" alone. */
const SINGLY: readonly Phrase<Amount>[] = [
  template({
    kind: 'playersWith',
    who: ANYONE,
    of: { kind: 'graveyardSize', who: THAT_PLAYER } as Amount,
    is: '>=' as Comparison,
  })`graveyard with ${{ n: wordNumber as Phrase<Amount> }} or more cards in it`,
  constant(
    {
      kind: 'playersWith',
      who: OPPONENT,
      of: { kind: 'life', who: THAT_PLAYER },
      is: '<',
      n: { kind: 'half', of: { kind: 'startingLife' }, rounded: 'up' },
    },
    'opponent whose life total is less than half their starting life total',
  ),
  template({ kind: 'keywordTotal', of: IT_REF as ObjectRef })`point of ${{
    keyword: wordTable('a keyword with a number', { bushido: 'bushido' }),
  }} it has`,
  template({ kind: 'timesAttacked' })`time ${{ of: objectRef }} has attacked this turn`,
];

/** The counts after "the number of" (`many`) or after "for each". */
export function countedAmounts(many: boolean): readonly Phrase<Amount>[] {
  const of = (rows: readonly (readonly [Amount, string, string])[]) =>
    rows.map(([value, plural, singular]) => constant(value, many ? plural : singular));
  const s = many ? 's' : '';
  return [
    ...of(OF_THE_TURN),
    ...of(OTHERS_CARDS),
    template({
      kind: 'symbols',
    })`${{ color: colorWord }} mana symbol${literalText(s)} in the mana costs of ${{ of: filterMany }}`,
    template({
      kind: 'symbols',
      of: only(IT_REF),
    })`${{ color: colorWord }} mana symbol${literalText(s)} in its mana cost`,
    variant(
      template({
        kind: 'symbols',
        of: only(SELF_REF),
      })`${{ color: colorWord }} mana symbol${literalText(s)} in ~'s mana cost`,
    ),
    template({
      kind: 'unspentMana',
      who: YOU,
    })`unspent ${{ symbol: manaWord }} mana you have`,
    constant({ kind: 'unspentMana', who: YOU, symbol: undefined }, 'unspent mana you have'),
    template({ kind: 'unlockedDoors' })`unlocked door${literalText(s)} among ${{ of: filterMany }}`,
    ...movedThisWay(many),
    ...(many ? [destroyedOfYours] : SINGLY),
    constant({ kind: 'different', what: 'colors', of: only(IT_REF) }, 'of its colors'),
    constant({ kind: 'different', what: 'creatureTypes', of: only(IT_REF) }, 'of its creature types'),
    ...(many ? [variant(template({ kind: 'different', what: 'names' })`differently named ${{ of: filterMany }}`)] : []),
  ];
}

/** "the exiled cards' total power" in its several wordings: the cards that the permanent itself has exiled. */
const exiledTotal: readonly Phrase<Amount>[] = [
  template({ kind: 'linkedTotal', verb: 'exiled' })`the total ${{ measure: measureWord }} of the exiled cards`,
  variant(template({ kind: 'linkedTotal', verb: 'exiled' })`their total ${{ measure: measureWord }}`),
  variant(
    template({ kind: 'linkedTotal', verb: 'exiled' })`the total ${{ measure: measureWord }} of cards exiled with ~`,
  ),
  template({
    kind: 'linkedTotal',
    verb: 'crafted',
  })`the total ${{ measure: measureWord }} of the exiled cards used to craft it`,
  ...(
    [
      ['power', "the exiled card's power"],
      ['power', "the exiled creature card's power"],
      ['toughness', "the exiled card's toughness"],
      ['manaValue', "the exiled card's mana value"],
    ] as const
  ).map(
    ([what, words]: readonly [Measure, string]): Phrase<Amount> =>
      variant(constant({ kind: 'linkedTotal', verb: 'exiled', measure: what }, words)),
  ),
  template({ kind: 'linkedTotal', verb: 'discarded' })`the discarded card's ${{ measure: measureWord }}`,
];

/** After a count of what "your opponents control": "the total number of white cards in their graveyards". */
const IN_THEIR_GRAVEYARDS: Phrase<Amount> = mapPhrase(
  template({})`the ${either('number', 'total number')} of ${{ of: filterMany }} in their graveyards`,
  ({ of }): Amount => ({
    kind: 'count',
    of: { clauses: [...of.clauses, { kind: 'inZone', zone: 'graveyard', whose: OPPONENT }] },
  }),
  () => undefined,
);

/** A sum of two counts: "the number of Elves you control plus the number of Elf cards in your graveyard". */
export function sumAmount(one: Phrase<Amount>): Phrase<Amount> {
  const number = (it: Amount) => typeof it !== 'number' && (it.kind === 'count' || it.kind === 'countersOn');
  const two: Phrase<{ readonly of: Amount; readonly n: Amount }> = oneOf('a sum', [
    template({})`${{ of: one }} plus ${{ n: one }}`,
    variant(template({})`${{ of: one }} plus ${{ n: IN_THEIR_GRAVEYARDS }}`),
  ]);
  return mapPhrase(
    two,
    ({ of, n }): Amount | undefined => (number(of) ? { kind: 'plus', of, n } : undefined),
    amount =>
      typeof amount === 'object' && amount.kind === 'plus' && typeof amount.n !== 'number' && number(amount.of)
        ? { of: amount.of, n: amount.n }
        : undefined,
  );
}

/** A count over two zones: "the total number of instant cards you own in exile and in your graveyard". */
const inTwoZones: Phrase<Amount> = mapPhrase(
  oneOf<{ readonly of: Filter }>('cards', [
    template({})`the total number of ${{ of: filterMany }} you own in exile and in your graveyard`,
    variant(
      mapPhrase(
        template({})`the ${either('number', 'total number')} of cards you own in exile and in your graveyard${{
          more: postmodifier(true),
        }}`,
        ({ more }) => ({ of: { clauses: [{ kind: 'card' as const }, more] } }),
        () => undefined,
      ),
    ),
    // "… that are Oozes or are named ~"
    variant(
      mapPhrase(
        template(
          {},
        )`the total number of cards you own in exile and in your graveyard that are ${{ of: filterMany }} or are named ~`,
        ({ of }) => ({
          of: {
            clauses: [
              {
                kind: 'any' as const,
                of: [
                  { kind: 'all' as const, of: of.clauses },
                  { kind: 'named' as const, name: '~' },
                ],
              },
            ],
          },
        }),
        () => undefined,
      ),
    ),
  ]),
  ({ of }): Amount => inBoth(of),
  amount => {
    if (
      typeof amount !== 'object' ||
      amount.kind !== 'plus' ||
      typeof amount.of !== 'object' ||
      amount.of.kind !== 'count'
    )
      return undefined;
    const of: Filter = { clauses: amount.of.of.clauses.slice(0, -2) };
    return same(amount, inBoth(of)) ? { of } : undefined;
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
  ...totalsThisWay,
  template({ kind: 'most', who: ANYONE })`the greatest number of ${{ of: filterMany }} a player controls`,
  constant(
    { kind: 'most', who: OPPONENT, of: 'cardsDrawn' },
    'the greatest number of cards an opponent has drawn this turn',
  ),
  constant({ kind: 'linked', verb: 'sacrificed' }, 'the number of Forests sacrificed as it entered'),
  inTwoZones,
  constant({ kind: 'most', who: ANYONE, of: 'life' }, 'the highest life total among players'),
  constant({ kind: 'most', who: OPPONENT, of: 'life' }, 'the highest life total among your opponents'),
  variant(constant({ kind: 'most', who: OPPONENT, of: 'life' }, 'the life total of an opponent with the most life')),
  constant(
    { kind: 'most', who: OPPONENT, of: 'handSize' },
    'the number of cards in the hand of the opponent with the most cards in hand',
  ),
  constant({ kind: 'linkedTotal', verb: 'returned', measure: 'manaValue' }, 'the mana value of the returned creature'),
  ...exiledTotal,
  constant(turn('lifeLost', YOU), "the amount of life you've lost this turn"),
  variant(constant(turn('lifeLost', YOU), 'the amount of life you lost this turn')),
  constant(turn('lifeLost', OPPONENT), 'the total amount of life your opponents have lost this turn'),
  template({ kind: 'minus' })`${{
    of: oneOf<Amount>('an amount', [constant({ kind: 'life', who: YOU }, 'your life total')]),
  }} minus ${{ n: amountRef }}`,
  constant(
    { kind: 'different', what: 'colors', of: { clauses: [{ kind: 'history', what: 'exiledWithThis' }] } },
    'the number of colors among the exiled cards used to craft it',
  ),
  variant(template({ kind: 'different', what: 'colors' })`the number of colors that are among ${{ of: filterMany }}`),
];
