// Phrases for amounts: "three", "the number of creatures you control", "your devotion to black".

import type { Amount, OfKind } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { LIFE_PAID } from '../../vocabulary/index.ts';
import { counterWords, listInWords, possessive, spelledOut, timesInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { comparisonPhrase } from './comparison-phrase.ts';
import type { Phraser } from './phraser.ts';

const MOVED = {
  destroy: 'destroyed',
  die: 'that died',
  exile: 'exiled',
  discard: 'discarded',
  sacrifice: 'sacrificed',
  mill: 'milled',
  return: 'returned',
} as const;

const TOTALED = {
  lifeLost: 'life lost',
  lifeGained: 'life gained',
  damage: 'damage dealt',
  countersRemoved: 'counters removed',
} as const;

export function amountPhrase(phraser: Phraser, amount: Amount): string {
  if (typeof amount === 'number') return numberWord(amount);
  switch (amount.kind) {
    case 'x':
      return 'X';
    case 'that':
      return 'that many';
    case 'prevented':
      return 'the damage prevented';
    case 'any':
      return 'any number';
    case 'plus':
      return `${phraser.amount(amount.of)} plus ${phraser.amount(amount.n)}`;
    case 'minus':
      return `${phraser.amount(amount.of)} minus ${phraser.amount(amount.n)}`;
    case 'product':
      return `${phraser.amount(amount.of)} times ${phraser.amount(amount.n)}`;
    case 'times':
      if (amount.n === -1) return `minus ${phraser.amount(amount.of)}`;
      return amount.n === 2
        ? `twice ${phraser.amount(amount.of)}`
        : `${timesInWords(amount.n)} ${phraser.amount(amount.of)}`;
    case 'half':
      return `half ${phraser.amount(amount.of)}, rounded ${amount.rounded}`;
    case 'atMost':
      return `${phraser.amount(amount.of)}, at most ${phraser.amount(amount.n)}`;
    case 'count':
      return `the number of ${phraser.filter(amount.of, 'many')}`;
    case 'different':
      return `the number of ${spelledOut(amount.what)} among ${phraser.filter(amount.of, 'many')}`;
    case 'alike':
      return `the most of ${phraser.filter(amount.of, 'many')} that have ${spelledOut(amount.what)} in common`;
    case 'measure':
      return `${possessive(phraser.ref(amount.of))} ${spelledOut(amount.measure)}`;
    case 'greatest':
    case 'least':
    case 'total':
      return `the ${amount.kind} ${spelledOut(amount.measure)} among ${phraser.filter(amount.of, 'many')}`;
    case 'countersOn':
      return `the number of ${amount.counter === undefined ? '' : `${amount.counter} `}counters on ${phraser.ref(amount.of)}`;
    case 'countersAmong':
      return `the number of ${amount.counter === undefined ? '' : `${amount.counter} `}counters among ${phraser.filter(amount.of, 'many')}`;
    case 'playersWhere':
      return `the number of players among ${phraser.who(amount.who)} for whom this turn’s ${spelledOut(amount.what)} is not none`;
    case 'playersWith':
      return `the number of players among ${phraser.who(amount.who)} with ${phraser.amount(amount.of)} ${comparisonPhrase(amount.is, phraser.amount(amount.n))}`;
    case 'keywordTotal':
      return `the points of ${amount.keyword} ${phraser.ref(amount.of)} has`;
    case 'timesAttacked':
      return `the number of times ${phraser.ref(amount.of)} has attacked this turn`;
    case 'movedThisWay':
      return `the ${amount.most ? 'greatest ' : ''}number of ${phraser.filter(amount.of, 'many')} ${MOVED[amount.verb]} this way`;
    case 'totalThisWay':
      return `the ${amount.counter ?? ''} ${TOTALED[amount.what]} this way`.replace('  ', ' ');
    case 'unlockedDoors':
      return `the number of unlocked doors among ${phraser.filter(amount.of, 'many')}`;
    case 'most':
      return typeof amount.of === 'string'
        ? `the most ${amount.of === 'handSize' ? 'cards in hand' : amount.of === 'life' ? 'life' : `${spelledOut(amount.of)} this turn`} of ${phraser.who(amount.who)}`
        : `the greatest number of ${phraser.filter(amount.of, 'many')} that ${phraser.who(amount.who)} controls`;
    default:
      return playerAmount(phraser, amount);
  }
}

type OfSpell =
  | 'colorsSpent'
  | 'manaSpent'
  | 'timesKicked'
  | 'manaFrom'
  | 'additionalMana'
  | 'commanderCasts'
  | 'identityColors'
  | 'timesPaid'
  | 'linked'
  | 'linkedTotal'
  | 'remembered'
  | 'chosenNumber'
  | 'classLevel'
  | 'symbols';
type OfPlayers =
  | 'life'
  | 'startingLife'
  | 'playerCounters'
  | 'players'
  | 'handSize'
  | 'librarySize'
  | 'graveyardSize'
  | 'devotion'
  | 'domain'
  | 'party'
  | 'speed'
  | 'unspentMana'
  | 'thisTurn';
type SpellAmount = OfKind<Exclude<Amount, number>, OfSpell>;
type PlayerAmount = OfKind<Exclude<Amount, number>, OfPlayers> | SpellAmount;

function playerAmount(phraser: Phraser, amount: PlayerAmount): string {
  switch (amount.kind) {
    case 'life':
      return `${phraser.whose(amount.who)} life total`;
    case 'startingLife':
      return 'the starting life total';
    case 'playerCounters':
      return `the number of ${amount.counter} counters ${phraser.does(amount.who, 'have')}`;
    case 'players':
      return amount.who.kind === 'opponent' ? `the number of ${phraser.voice.your} opponents` : 'the number of players';
    case 'handSize':
      return `the number of cards in ${phraser.whose(amount.who)} hand`;
    case 'librarySize':
      return `the number of cards in ${phraser.whose(amount.who)} library`;
    case 'graveyardSize':
      return `the number of cards in ${phraser.whose(amount.who)} graveyard`;
    case 'devotion':
      return `${phraser.voice.your} devotion to ${amount.colors === 'chosen' ? 'the chosen color' : listInWords(amount.colors)}`;
    case 'domain':
      return `the number of basic land types among lands ${phraser.voice.you === 'you' ? 'you control' : `${phraser.voice.you} controls`}`;
    case 'party':
      return `the number of creatures in ${phraser.voice.your} party`;
    case 'speed':
      return `${phraser.whose(amount.who)} speed`;
    case 'unspentMana':
      return `${phraser.whose(amount.who)} unspent ${amount.symbol === undefined ? '' : `{${amount.symbol}} `}mana`;
    case 'thisTurn':
      return `${spelledOut(amount.what)} this turn`;
    default:
      return spellAmount(phraser, amount);
  }
}

function spellAmount(phraser: Phraser, amount: SpellAmount): string {
  switch (amount.kind) {
    case 'colorsSpent':
      return 'the number of colors of mana spent to cast it';
    case 'manaSpent':
      return amount.symbol === undefined ? 'the mana spent to cast it' : `the {${amount.symbol}} spent to cast it`;
    case 'manaFrom':
      return `the mana from ${amount.source}s spent to cast ${phraser.ref(amount.of)}`;
    case 'additionalMana':
      return `the additional mana paid for ${phraser.ref(amount.of)}`;
    case 'identityColors':
      return `the number of colors in the color identity of ${phraser.whose(amount.who)} commanders`;
    case 'commanderCasts':
      return `the number of times ${phraser.who(amount.who)} cast a commander from the command zone`;
    case 'timesKicked':
      return 'the number of times it was kicked';
    case 'timesPaid':
      return `the number of times its ${amount.cost} cost was paid`;
    case 'linked':
      return `the number of cards ${spelledOut(amount.verb)} with it`;
    case 'linkedTotal':
      return `the total ${spelledOut(amount.measure)} of the cards ${spelledOut(amount.verb)} with it`;
    case 'remembered':
      return amount.what === LIFE_PAID ? 'the life paid as it entered' : spelledOut(amount.what);
    case 'chosenNumber':
      return 'the chosen number';
    case 'classLevel':
      return 'its level';
    case 'symbols':
      return `the number of ${amount.color} mana symbols among ${phraser.filter(amount.of, 'many')}`;
    default:
      return assertNever(amount);
  }
}

/**
 * Counters with their amount: "two +1/+1 counters", "X charge counters", "a +1/+1 counter for each creature you
 * control".
 */
export function countersPhrase(phraser: Phraser, amount: Amount, kind: string, additional = false): string {
  const more = additional ? 'additional ' : '';
  if (typeof amount === 'number') return counterWords(amount, `${more}${kind}`);
  if (amount.kind === 'x') return `X ${more}${kind} counters`;
  if (amount.kind === 'that') return `that many ${more}${kind} counters`;
  if (amount.kind === 'count')
    return `${counterWords(1, `${more}${kind}`)} for each ${phraser.filter(amount.of, 'bare')}`;
  return `${more}${kind} counters equal to ${phraser.amount(amount)}`;
}
