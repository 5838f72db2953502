// Amounts: "the number of creatures you control", "its power", "your devotion to red", and "for each …".
import type { Amount, Color, Filter, ObjectRef } from '../../../engine/index.ts';
import { LIFE_PAID } from '../../../vocabulary/index.ts';
import { AND, listPhrase, longest, wordTable } from '../../combine.ts';
import { either, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { filterMany, filterOne } from '../nouns/filters.ts';
import { measureWord } from '../nouns/postmodifiers.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { amountRef } from '../words/forward-refs.ts';
import { digits, oneOrMoreWords, X } from '../words/numbers.ts';
import { ANYONE, OPPONENT, objectRef, possessiveObject, possessivePlayer, YOU } from '../words/players.ts';
import { colorWord } from '../words/type-adjectives.ts';
import { countedAmounts, furtherAmounts, sumAmount } from './counted-amounts.ts';

/** The words after "the number of". */
const counted: Phrase<Amount> = oneOf<Amount>('what is counted', [
  ...countedAmounts(true),
  template({ kind: 'handSize' })`cards in ${{ who: possessivePlayer }} hand`,
  template({ kind: 'graveyardSize' })`cards in ${{ who: possessivePlayer }} graveyard`,
  template({ kind: 'librarySize' })`cards in ${{ who: possessivePlayer }} library`,
  mapPhrase(
    filterMany,
    (of): Amount | undefined => (isBareCards(of) ? undefined : { kind: 'count', of }),
    it => (it instanceof Object && it.kind === 'count' ? it.of : undefined),
  ),
  template({ kind: 'countersOn' })`${{ counter: counterKind }} counters on ${{ of: objectRef }}`,
  template({ kind: 'countersOn', counter: undefined })`counters on ${{ of: objectRef }}`,
  template({ kind: 'countersAmong' })`${{ counter: counterKind }} counters on ${{ of: filterMany }}`,
  template({ kind: 'countersAmong', counter: undefined })`counters on ${{ of: filterMany }}`,
  variant(template({ kind: 'countersAmong' })`${{ counter: counterKind }} counters among ${{ of: filterMany }}`),
  template({ kind: 'playerCounters', who: YOU })`${{ counter: counterKind }} counters you have`,
  constant({ kind: 'timesKicked' }, 'times it was kicked'),
  variant(constant({ kind: 'timesKicked' }, 'times ~ was kicked')),
  constant({ kind: 'colorsSpent' }, 'colors of mana spent to cast it'),
  variant(constant({ kind: 'colorsSpent' }, 'colors of mana spent to cast ~')),
  constant({ kind: 'identityColors', who: YOU }, "colors in your commanders' color identity"),
  variant(constant({ kind: 'identityColors', who: YOU }, "colors in your commander's color identity")),
  constant({ kind: 'domain' }, 'basic land types among lands you control'),
  constant({ kind: 'party' }, 'creatures in your party'),
  constant({ kind: 'players', who: OPPONENT }, 'opponents you have'),
  different(true),
  constant({ kind: 'linked', verb: 'devoured' }, 'creatures devoured this way'),
  variant(constant({ kind: 'that' }, 'counters removed this way')),
  constant({ kind: 'linked', verb: 'exiled' }, 'cards exiled with ~'),
  constant({ kind: 'thisTurn', what: 'creaturesDied', who: ANYONE }, 'creatures that died this turn'),
  constant({ kind: 'thisTurn', what: 'creaturesDied', who: YOU }, 'creatures that died under your control this turn'),
]);

/** The words after "for each", in the singular. */
const each: Phrase<Amount> = oneOf<Amount>('what is counted', [
  ...countedAmounts(false),
  template({ kind: 'handSize' })`card in ${{ who: possessivePlayer }} hand`,
  template({ kind: 'graveyardSize' })`card in ${{ who: possessivePlayer }} graveyard`,
  mapPhrase(
    filterOne,
    (of): Amount | undefined => (isBareCards(of) ? undefined : { kind: 'count', of }),
    it => (it instanceof Object && it.kind === 'count' ? it.of : undefined),
  ),
  template({ kind: 'countersOn' })`${{ counter: counterKind }} counter on ${{ of: objectRef }}`,
  variant(
    template({ kind: 'countersOn', of: { kind: 'it' } as ObjectRef })`${{ counter: counterKind }} counter on them`,
  ),
  template({ kind: 'countersOn', counter: undefined })`counter on ${{ of: objectRef }}`,
  template({ kind: 'countersAmong' })`${{ counter: counterKind }} counter on ${{ of: filterMany }}`,
  template({ kind: 'countersAmong', counter: undefined })`counter on ${{ of: filterMany }}`,
  variant(template({ kind: 'countersAmong' })`${{ counter: counterKind }} counter among ${{ of: filterMany }}`),
  template({ kind: 'playerCounters', who: YOU })`${{ counter: counterKind }} counter you have`,
  template({ kind: 'playerCounters', who: OPPONENT })`${{ counter: counterKind }} counter your opponents have`,
  constant({ kind: 'timesKicked' }, 'time it was kicked'),
  variant(constant({ kind: 'timesKicked' }, 'time ~ was kicked')),
  constant({ kind: 'colorsSpent' }, 'color of mana spent to cast it'),
  variant(constant({ kind: 'colorsSpent' }, 'color of mana spent to cast ~')),
  constant({ kind: 'manaSpent', symbol: undefined }, 'mana spent to cast it'),
  constant({ kind: 'manaFrom', source: 'Treasure', of: { kind: 'it' } }, 'mana from a Treasure spent to cast it'),
  variant(
    constant({ kind: 'manaFrom', source: 'Treasure', of: { kind: 'it' } }, 'mana from a Treasure spent to cast them'),
  ),
  constant(
    { kind: 'manaFrom', source: 'artifact', of: { kind: 'it' } },
    'mana from an artifact source spent to cast it',
  ),
  constant({ kind: 'commanderCasts', who: YOU }, "time you've cast your commander from the command zone this game"),
  variant(
    constant({ kind: 'commanderCasts', who: YOU }, "time you've cast a commander from the command zone this game"),
  ),
  constant({ kind: 'domain' }, 'basic land type among lands you control'),
  constant({ kind: 'party' }, 'creature in your party'),
  constant({ kind: 'players', who: OPPONENT }, 'opponent you have'),
  variant(constant({ kind: 'players', who: OPPONENT }, 'opponent')),
  constant({ kind: 'playersWhere', who: OPPONENT, what: 'lifeLost' }, 'opponent who lost life this turn'),
  different(false),
  constant({ kind: 'linked', verb: 'exiled' }, 'card exiled with ~'),
  constant({ kind: 'linked', verb: 'devoured' }, 'creature it devoured'),
  constant({ kind: 'thisTurn', what: 'creaturesDied', who: ANYONE }, 'creature that died this turn'),
  constant({ kind: 'thisTurn', what: 'creaturesDied', who: YOU }, 'creature that died under your control this turn'),
  constant(
    { kind: 'minus', of: { kind: 'thisTurn', what: 'spellsCast', who: ANYONE }, n: 1 },
    'other spell cast this turn',
  ),
  constant({ kind: 'half', of: { kind: 'manaSpent', symbol: 'G' }, rounded: 'down' }, '{G}{G} spent to cast it'),
  constant({ kind: 'that' }, 'card exiled this way'),
  variant(constant({ kind: 'that' }, 'counter removed this way')),
  variant(constant({ kind: 'that' }, 'card revealed this way')),
  variant(constant({ kind: 'that' }, 'card discarded this way')),
  variant(constant({ kind: 'that' }, 'creature card exiled this way')),
]);

/** Numbers of different qualities: "colors among permanents you control". */
function different(many: boolean): Phrase<Amount> {
  const what = many
    ? wordTable('what differs', {
        colors: 'colors',
        'card types': 'cardTypes',
        'creature types': 'creatureTypes',
        'different names': 'names',
        'different mana values': 'manaValues',
        'different powers': 'powers',
        'basic land types': 'basicLandTypes',
        'kinds of counters': 'counterKinds',
        'different mana costs': 'manaCosts',
      } as const)
    : wordTable('what differs', {
        color: 'colors',
        'card type': 'cardTypes',
        'creature type': 'creatureTypes',
        'different name': 'names',
        'different mana value': 'manaValues',
        'different power': 'powers',
        'basic land type': 'basicLandTypes',
        'kind of counter': 'counterKinds',
        'different mana cost': 'manaCosts',
      } as const);
  return mapPhrase(
    template({ kind: 'different' })`${{ what }} among ${{ of: filterMany }}`,
    (it): Amount | undefined => (it.what === 'basicLandTypes' && isYourLands(it.of) ? undefined : it),
    amount =>
      amount instanceof Object &&
      amount.kind === 'different' &&
      !(amount.what === 'basicLandTypes' && isYourLands(amount.of))
        ? amount
        : undefined,
  );
}

const devotion: Phrase<readonly Color[] | 'chosen'> = oneOf<readonly Color[] | 'chosen'>('colors', [
  constant('chosen', 'that color'),
  mapPhrase(
    listPhrase(colorWord, AND),
    (it): readonly Color[] | 'chosen' => it,
    it => (it === 'chosen' ? undefined : it),
  ),
]);

/** An amount as a noun phrase: "its power", "your life total", "the number of …", "twice …". */
export const amount: Phrase<Amount> = memo(
  oneOf<Amount>('an amount', [
    wrapping`the number of ${counted}`,
    sumAmount(wrapping`${either('the number of ', 'the total number of ')}${counted}`),
    variant(wrapping`the total number of ${counted}`),
    ...furtherAmounts,
    template({ kind: 'measure' })`${{ of: possessiveObject }} ${{ measure: measureWord }}`,
    template({ kind: 'life' })`${{ who: possessivePlayer }} life total`,
    constant({ kind: 'startingLife' }, 'your starting life total'),
    template({ kind: 'devotion' })`your devotion to ${{ colors: devotion }}`,
    template({ kind: 'greatest' })`the greatest ${{ measure: measureWord }} among ${{ of: filterMany }}`,
    template({ kind: 'greatest' })`the greatest ${{ measure: measureWord }} among ${{ of: twoKinds() }}`,
    variant(template({ kind: 'greatest' })`the highest ${{ measure: measureWord }} among ${{ of: filterMany }}`),
    template({ kind: 'least' })`the least ${{ measure: measureWord }} among ${{ of: filterMany }}`,
    template({ kind: 'total' })`the total ${{ measure: measureWord }} of ${{ of: filterMany }}`,
    constant({ kind: 'manaSpent', symbol: undefined }, 'the amount of mana spent to cast it'),
    variant(constant({ kind: 'manaSpent', symbol: undefined }, 'the amount of mana spent to cast ~')),
    constant({ kind: 'chosenNumber' }, 'the chosen number'),
    variant(constant({ kind: 'chosenNumber' }, 'the last chosen number')),
    variant(constant({ kind: 'chosenNumber' }, 'that number')),
    template({ kind: 'times', n: 2 })`twice ${{ of: amountRef }}`,
    template({ kind: 'times', n: 3 })`three times ${{ of: amountRef }}`,
    template({
      kind: 'half',
    })`half ${{ of: amountRef }}, rounded ${{ rounded: wordTable('up or down', { up: 'up', down: 'down' }) }}`,
    variant(template({ kind: 'half', rounded: 'down' })`half ${{ of: longest(amountRef) }}`),
    constant({ kind: 'thisTurn', what: 'lifeGained', who: YOU }, "the amount of life you've gained this turn"),
    variant(constant({ kind: 'thisTurn', what: 'lifeGained', who: YOU }, 'the amount of life you gained this turn')),
    constant({ kind: 'thisTurn', what: 'lifeLost', who: OPPONENT }, 'the total life lost by your opponents this turn'),
    variant(template({ kind: 'plus' })`${{ n: oneOrMoreWords }} plus ${{ of: amountRef }}`),
    template({ kind: 'plus' })`${{ n: digits }} plus ${{ of: amountRef }}`,
    variant(template({ kind: 'minus' })`${{ of: oneOrMoreWords }} minus ${{ n: amountRef }}`),
    template({ kind: 'minus' })`${{ of: digits }} minus ${{ n: amountRef }}`,
    template({
      kind: 'minus',
    })`${{ of: constant<Amount>({ kind: 'measure', measure: 'manaValue', of: { kind: 'it' } }, 'its mana value') }} minus ${{ n: digits }}`,
    template({ kind: 'speed' })`${{ who: possessivePlayer }} speed`,
    constant({ kind: 'party' }, 'the number of creatures in your party'),
    constant({ kind: 'remembered', what: LIFE_PAID }, 'the life paid as it entered'),
    ...['the life paid', 'the life paid as ~ entered', 'the amount of life paid this way'].map(words =>
      variant(constant<Amount>({ kind: 'remembered', what: LIFE_PAID }, words)),
    ),
    X,
  ]),
);

/** An amount as the words after "for each"; "twice …" included. */
export const eachAmount: Phrase<Amount> = memo(
  oneOf<Amount>('what is counted', [
    each,
    template({ kind: 'plus' })`${{ of: each }} and each ${{ n: each }}`,
    variant(template({ kind: 'plus' })`${{ of: each }} and for each ${{ n: each }}`),
    template({ kind: 'atMost' })`${{ of: each }}, to a maximum of ${{ n: digits }}`,
  ]),
);

amountRef.define(amount);

/** Whether a count has another wording: bare cards, or the cards of one player's zone. */
export function isBareCards({ clauses }: Filter): boolean {
  return (clauses.length === 1 && clauses[0]?.kind === 'card') || isZoneSize({ clauses });
}

/** Two kinds, each with its own words: "creatures you control and creature cards in your graveyard". */
function twoKinds(): Phrase<Filter> {
  return mapPhrase(
    listPhrase(filterMany, AND, 2, 2),
    (of): Filter | undefined =>
      of.every(it => it.clauses.length > 1)
        ? { clauses: [{ kind: 'any', of: of.map(({ clauses }) => ({ kind: 'all' as const, of: clauses })) }] }
        : undefined,
    ({ clauses: [any, ...more] }) => {
      if (any?.kind !== 'any' || more.length > 0) return undefined;
      const parts = any.of.flatMap(it => (it.kind === 'all' && it.of.length > 1 ? [{ clauses: it.of }] : []));
      return parts.length === any.of.length ? parts : undefined;
    },
  );
}

/** Whether a filter is the cards in one player's zone, whose count has a wording of its own. */
function isZoneSize({ clauses }: Filter): boolean {
  const [card, zone, ...more] = clauses;
  return (
    more.length === 0 &&
    card?.kind === 'card' &&
    zone?.kind === 'inZone' &&
    zone.whose !== undefined &&
    (zone.zone === 'hand' || zone.zone === 'graveyard' || zone.zone === 'library')
  );
}

function isYourLands({ clauses }: Filter): boolean {
  const [land, yours, ...more] = clauses;
  return (
    more.length === 0 &&
    land?.kind === 'type' &&
    land.type === 'Land' &&
    yours?.kind === 'controlledBy' &&
    yours.who.kind === 'you'
  );
}
