// Amounts: "three", "the number of creatures you control", "your devotion to black".

import type { Amount, OfKind } from '../../engine/index.ts';
import { assertNever } from '../../kit/never.ts';
import { counters, list, numberWord, possessive, spelled, times } from '../words.ts';
import type { Say } from './say.ts';

export function sayAmount(say: Say, amount: Amount): string {
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
      return `${say.amount(amount.of)} plus ${say.amount(amount.n)}`;
    case 'minus':
      return `${say.amount(amount.of)} minus ${say.amount(amount.n)}`;
    case 'product':
      return `${say.amount(amount.of)} times ${say.amount(amount.n)}`;
    case 'times':
      return amount.n === 2 ? `twice ${say.amount(amount.of)}` : `${times(amount.n)} ${say.amount(amount.of)}`;
    case 'half':
      return `half ${say.amount(amount.of)}, rounded ${amount.rounded}`;
    case 'atMost':
      return `${say.amount(amount.of)}, at most ${say.amount(amount.n)}`;
    case 'count':
      return `the number of ${say.filter(amount.of, 'many')}`;
    case 'different':
      return `the number of ${spelled(amount.what)} among ${say.filter(amount.of, 'many')}`;
    case 'measure':
      return `${possessive(say.ref(amount.of))} ${spelled(amount.measure)}`;
    case 'greatest':
    case 'least':
    case 'total':
      return `the ${amount.kind} ${spelled(amount.measure)} among ${say.filter(amount.of, 'many')}`;
    case 'countersOn':
      return `the number of ${amount.counter === undefined ? '' : `${amount.counter} `}counters on ${say.ref(amount.of)}`;
    case 'countersAmong':
      return `the number of ${amount.counter === undefined ? '' : `${amount.counter} `}counters among ${say.filter(amount.of, 'many')}`;
    case 'playersWhere':
      return `the number of players among ${say.who(amount.who)} for whom this turn’s ${spelled(amount.what)} is not none`;
    case 'most':
      return typeof amount.of === 'string'
        ? `the most ${amount.of === 'handSize' ? 'cards in hand' : amount.of === 'life' ? 'life' : `${spelled(amount.of)} this turn`} of ${say.who(amount.who)}`
        : `the greatest number of ${say.filter(amount.of, 'many')} that ${say.who(amount.who)} controls`;
    default:
      return playerAmount(say, amount);
  }
}

type OfSpell =
  | 'colorsSpent'
  | 'manaSpent'
  | 'timesKicked'
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
  | 'thisTurn';
type SpellAmount = OfKind<Exclude<Amount, number>, OfSpell>;
type PlayerAmount = OfKind<Exclude<Amount, number>, OfPlayers> | SpellAmount;

function playerAmount(say: Say, amount: PlayerAmount): string {
  switch (amount.kind) {
    case 'life':
      return `${say.whose(amount.who)} life total`;
    case 'startingLife':
      return 'the starting life total';
    case 'playerCounters':
      return `the number of ${amount.counter} counters ${say.does(amount.who, 'have')}`;
    case 'players':
      return amount.who.kind === 'opponent' ? `the number of ${say.voice.your} opponents` : 'the number of players';
    case 'handSize':
      return `the number of cards in ${say.whose(amount.who)} hand`;
    case 'librarySize':
      return `the number of cards in ${say.whose(amount.who)} library`;
    case 'graveyardSize':
      return `the number of cards in ${say.whose(amount.who)} graveyard`;
    case 'devotion':
      return `${say.voice.your} devotion to ${list(amount.colors)}`;
    case 'domain':
      return `the number of basic land types among lands ${say.voice.you === 'you' ? 'you control' : `${say.voice.you} controls`}`;
    case 'party':
      return `the number of creatures in ${say.voice.your} party`;
    case 'speed':
      return `${say.whose(amount.who)} speed`;
    case 'thisTurn':
      return `${spelled(amount.what)} this turn`;
    default:
      return spellAmount(say, amount);
  }
}

function spellAmount(say: Say, amount: SpellAmount): string {
  switch (amount.kind) {
    case 'colorsSpent':
      return 'the number of colors of mana spent to cast it';
    case 'manaSpent':
      return amount.symbol === undefined ? 'the mana spent to cast it' : `the {${amount.symbol}} spent to cast it`;
    case 'timesKicked':
      return 'the number of times it was kicked';
    case 'timesPaid':
      return `the number of times its ${amount.cost} cost was paid`;
    case 'linked':
      return `the number of cards ${spelled(amount.verb)} with it`;
    case 'linkedTotal':
      return `the total ${spelled(amount.measure)} of the cards ${spelled(amount.verb)} with it`;
    case 'remembered':
      return spelled(amount.what);
    case 'chosenNumber':
      return 'the chosen number';
    case 'classLevel':
      return 'its level';
    case 'symbols':
      return `the number of ${amount.color} mana symbols among ${say.filter(amount.of, 'many')}`;
    default:
      return assertNever(amount);
  }
}

/** "two +1/+1 counters", "X charge counters", "a +1/+1 counter for each creature you control". */
export function sayCounters(say: Say, amount: Amount, kind: string, additional = false): string {
  const more = additional ? 'additional ' : '';
  if (typeof amount === 'number') return counters(amount, `${more}${kind}`);
  if (amount.kind === 'x') return `X ${more}${kind} counters`;
  if (amount.kind === 'that') return `that many ${more}${kind} counters`;
  if (amount.kind === 'count') return `${counters(1, `${more}${kind}`)} for each ${say.filter(amount.of, 'bare')}`;
  return `${more}${kind} counters equal to ${say.amount(amount)}`;
}
