// How many: "the number of creatures you control", "its power", "your devotion to red", and "for each …".
import type { Amount, Color, Filter, ObjectRef } from '../../engine/index.ts';
import { AND, list, longest, table } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { filterMany, filterOne } from './filters.ts';
import { amountKnot } from './knots.ts';
import { digits, oneOrMoreWords, X } from './numbers.ts';
import { ANYONE, OPPONENT, ref, refWhose, whose, YOU } from './players.ts';
import { measure } from './posts.ts';
import { furtherAmounts, sums, tallies } from './tallies.ts';
import { colorWord } from './types.ts';

/** "the number of …", without those words. */
const counted: Phrase<Amount> = oneOf<Amount>('what is counted', [
  ...tallies(true),
  form({ kind: 'handSize' })`cards in ${{ who: whose }} hand`,
  form({ kind: 'graveyardSize' })`cards in ${{ who: whose }} graveyard`,
  form({ kind: 'librarySize' })`cards in ${{ who: whose }} library`,
  map(
    filterMany,
    (of): Amount | undefined => (isBareCards(of) ? undefined : { kind: 'count', of }),
    it => (it instanceof Object && it.kind === 'count' ? it.of : undefined),
  ),
  form({ kind: 'countersOn' })`${{ counter: counterKind }} counters on ${{ of: ref }}`,
  form({ kind: 'countersOn', counter: undefined })`counters on ${{ of: ref }}`,
  form({ kind: 'countersAmong' })`${{ counter: counterKind }} counters on ${{ of: filterMany }}`,
  form({ kind: 'countersAmong', counter: undefined })`counters on ${{ of: filterMany }}`,
  variant(form({ kind: 'countersAmong' })`${{ counter: counterKind }} counters among ${{ of: filterMany }}`),
  form({ kind: 'playerCounters', who: YOU })`${{ counter: counterKind }} counters you have`,
  says({ kind: 'timesKicked' }, 'times it was kicked'),
  variant(says({ kind: 'timesKicked' }, 'times ~ was kicked')),
  says({ kind: 'colorsSpent' }, 'colors of mana spent to cast it'),
  variant(says({ kind: 'colorsSpent' }, 'colors of mana spent to cast ~')),
  says({ kind: 'domain' }, 'basic land types among lands you control'),
  says({ kind: 'party' }, 'creatures in your party'),
  says({ kind: 'players', who: OPPONENT }, 'opponents you have'),
  different(true),
  says({ kind: 'linked', verb: 'devoured' }, 'creatures devoured this way'),
  variant(says({ kind: 'that' }, 'counters removed this way')),
  says({ kind: 'linked', verb: 'exiled' }, 'cards exiled with ~'),
  says({ kind: 'thisTurn', what: 'creaturesDied', who: ANYONE }, 'creatures that died this turn'),
  says({ kind: 'thisTurn', what: 'creaturesDied', who: YOU }, 'creatures that died under your control this turn'),
]);

/** After "for each": singular. */
const each: Phrase<Amount> = oneOf<Amount>('what is counted', [
  ...tallies(false),
  form({ kind: 'handSize' })`card in ${{ who: whose }} hand`,
  form({ kind: 'graveyardSize' })`card in ${{ who: whose }} graveyard`,
  map(
    filterOne,
    (of): Amount | undefined => (isBareCards(of) ? undefined : { kind: 'count', of }),
    it => (it instanceof Object && it.kind === 'count' ? it.of : undefined),
  ),
  form({ kind: 'countersOn' })`${{ counter: counterKind }} counter on ${{ of: ref }}`,
  variant(form({ kind: 'countersOn', of: { kind: 'it' } as ObjectRef })`${{ counter: counterKind }} counter on them`),
  form({ kind: 'countersOn', counter: undefined })`counter on ${{ of: ref }}`,
  form({ kind: 'countersAmong' })`${{ counter: counterKind }} counter on ${{ of: filterMany }}`,
  form({ kind: 'countersAmong', counter: undefined })`counter on ${{ of: filterMany }}`,
  variant(form({ kind: 'countersAmong' })`${{ counter: counterKind }} counter among ${{ of: filterMany }}`),
  form({ kind: 'playerCounters', who: YOU })`${{ counter: counterKind }} counter you have`,
  form({ kind: 'playerCounters', who: OPPONENT })`${{ counter: counterKind }} counter your opponents have`,
  says({ kind: 'timesKicked' }, 'time it was kicked'),
  variant(says({ kind: 'timesKicked' }, 'time ~ was kicked')),
  says({ kind: 'colorsSpent' }, 'color of mana spent to cast it'),
  variant(says({ kind: 'colorsSpent' }, 'color of mana spent to cast ~')),
  says({ kind: 'manaSpent', symbol: undefined }, 'mana spent to cast it'),
  says({ kind: 'domain' }, 'basic land type among lands you control'),
  says({ kind: 'party' }, 'creature in your party'),
  says({ kind: 'players', who: OPPONENT }, 'opponent you have'),
  variant(says({ kind: 'players', who: OPPONENT }, 'opponent')),
  says({ kind: 'playersWhere', who: OPPONENT, what: 'lifeLost' }, 'opponent who lost life this turn'),
  different(false),
  says({ kind: 'linked', verb: 'exiled' }, 'card exiled with ~'),
  says({ kind: 'linked', verb: 'devoured' }, 'creature it devoured'),
  says({ kind: 'thisTurn', what: 'creaturesDied', who: ANYONE }, 'creature that died this turn'),
  says({ kind: 'thisTurn', what: 'creaturesDied', who: YOU }, 'creature that died under your control this turn'),
  says(
    { kind: 'minus', of: { kind: 'thisTurn', what: 'spellsCast', who: ANYONE }, n: 1 },
    'other spell cast this turn',
  ),
  says({ kind: 'half', of: { kind: 'manaSpent', symbol: 'G' }, rounded: 'down' }, '{G}{G} spent to cast it'),
  says({ kind: 'that' }, 'card exiled this way'),
  variant(says({ kind: 'that' }, 'counter removed this way')),
  variant(says({ kind: 'that' }, 'card revealed this way')),
  variant(says({ kind: 'that' }, 'card discarded this way')),
  variant(says({ kind: 'that' }, 'creature card exiled this way')),
]);

/** "colors among permanents you control". */
function different(many: boolean): Phrase<Amount> {
  const what = many
    ? table('what differs', {
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
    : table('what differs', {
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
  return map(
    form({ kind: 'different' })`${{ what }} among ${{ of: filterMany }}`,
    (it): Amount | undefined => (it.what === 'basicLandTypes' && isYourLands(it.of) ? undefined : it),
    it =>
      it instanceof Object && it.kind === 'different' && !(it.what === 'basicLandTypes' && isYourLands(it.of))
        ? it
        : undefined,
  );
}

const devotion: Phrase<readonly Color[]> = list(colorWord, AND);

/** A number as a noun phrase: "its power", "your life total", "the number of …", "twice …". */
export const amount: Phrase<Amount> = memo(
  oneOf<Amount>('an amount', [
    just`the number of ${counted}`,
    sums(just`the number of ${counted}`),
    variant(just`the total number of ${counted}`),
    ...furtherAmounts,
    form({ kind: 'measure' })`${{ of: refWhose }} ${{ measure }}`,
    form({ kind: 'life' })`${{ who: whose }} life total`,
    says({ kind: 'startingLife' }, 'your starting life total'),
    form({ kind: 'devotion' })`your devotion to ${{ colors: devotion }}`,
    form({ kind: 'greatest' })`the greatest ${{ measure }} among ${{ of: filterMany }}`,
    form({ kind: 'greatest' })`the greatest ${{ measure }} among ${{ of: twoKinds() }}`,
    variant(form({ kind: 'greatest' })`the highest ${{ measure }} among ${{ of: filterMany }}`),
    form({ kind: 'least' })`the least ${{ measure }} among ${{ of: filterMany }}`,
    form({ kind: 'total' })`the total ${{ measure }} of ${{ of: filterMany }}`,
    says({ kind: 'manaSpent', symbol: undefined }, 'the amount of mana spent to cast it'),
    variant(says({ kind: 'manaSpent', symbol: undefined }, 'the amount of mana spent to cast ~')),
    says({ kind: 'chosenNumber' }, 'the chosen number'),
    variant(says({ kind: 'chosenNumber' }, 'the last chosen number')),
    variant(says({ kind: 'chosenNumber' }, 'that number')),
    form({ kind: 'times', n: 2 })`twice ${{ of: amountKnot }}`,
    form({ kind: 'times', n: 3 })`three times ${{ of: amountKnot }}`,
    form({
      kind: 'half',
    })`half ${{ of: amountKnot }}, rounded ${{ rounded: table('up or down', { up: 'up', down: 'down' }) }}`,
    variant(form({ kind: 'half', rounded: 'down' })`half ${{ of: longest(amountKnot) }}`),
    says({ kind: 'thisTurn', what: 'lifeGained', who: YOU }, "the amount of life you've gained this turn"),
    variant(says({ kind: 'thisTurn', what: 'lifeGained', who: YOU }, 'the amount of life you gained this turn')),
    says({ kind: 'thisTurn', what: 'lifeLost', who: OPPONENT }, 'the total life lost by your opponents this turn'),
    variant(form({ kind: 'plus' })`${{ n: oneOrMoreWords }} plus ${{ of: amountKnot }}`),
    form({ kind: 'plus' })`${{ n: digits }} plus ${{ of: amountKnot }}`,
    variant(form({ kind: 'minus' })`${{ of: oneOrMoreWords }} minus ${{ n: amountKnot }}`),
    form({ kind: 'minus' })`${{ of: digits }} minus ${{ n: amountKnot }}`,
    form({ kind: 'speed' })`${{ who: whose }} speed`,
    says({ kind: 'party' }, 'the number of creatures in your party'),
    form({
      kind: 'remembered',
    })`${{ what: table('what was paid', { 'the life paid': 'life paid', 'the life paid as it entered': 'life paid', 'the amount of life paid this way': 'life paid' }) }}`,
    X,
  ]),
);

/** "… for each …" and "twice …": what stands after "for each". */
export const eachAmount: Phrase<Amount> = memo(
  oneOf<Amount>('what is counted', [
    each,
    form({ kind: 'plus' })`${{ of: each }} and each ${{ n: each }}`,
    variant(form({ kind: 'plus' })`${{ of: each }} and for each ${{ n: each }}`),
  ]),
);

amountKnot.tie(amount);

/** Whether a count of these is nothing to say: bare cards, or the cards of one player's zone, which have a name of their own. */
export function isBareCards({ clauses }: Filter): boolean {
  return (clauses.length === 1 && clauses[0]?.kind === 'card') || isZoneSize({ clauses });
}

/** "creatures you control and creature cards in your graveyard": either, each with its own words. */
function twoKinds(): Phrase<Filter> {
  return map(
    list(filterMany, AND, 2, 2),
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

/** A count of cards in one player's zone has a name of its own. */
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
