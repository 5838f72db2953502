// 402.2: static abilities about maximum hand sizes.
import type { Amount, GameRule, PlayerRef } from '../../../engine/index.ts';
import { rankedWordings } from '../../combine.ts';
import { oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { oneOrMoreWords } from '../words/numbers.ts';
import { ANYONE, OPPONENT, YOU } from '../words/players.ts';

/** Players who have no maximum: "players have". */
const having: Phrase<PlayerRef> = oneOf<PlayerRef>('who', [
  constant(YOU, 'you have'),
  constant(ANYONE, 'players have'),
  variant(constant(ANYONE, 'each player has')),
  constant(OPPONENT, 'your opponents have'),
]);

const whose: Phrase<PlayerRef> = oneOf<PlayerRef>('whose', [
  constant(YOU, 'your'),
  constant(ANYONE, "each player's"),
  constant(OPPONENT, "each opponent's"),
]);

const set: Phrase<Amount> = rankedWordings<Amount>('a hand size', [oneOrMoreWords, wrapping`equal to ${amount}`]);

const many: Phrase<Amount> = oneOf<Amount>('a number of cards', [oneOrMoreWords]);

/** "you have no maximum hand size", "each opponent's maximum hand size is reduced by two". */
export const handSize: Phrase<GameRule> = oneOf<GameRule>('a maximum hand size', [
  template({ kind: 'noMaximumHandSize' })`${{ who: having }} no maximum hand size`,
  template({
    kind: 'maximumHandSize',
    how: 'set',
  })`${{ who: whose }} maximum hand size is ${{ amount: set }}`,
  template({ kind: 'maximumHandSize', how: 'more' })`${{
    who: whose,
  }} maximum hand size is increased by ${{ amount: many }}`,
  template({ kind: 'maximumHandSize', how: 'less' })`${{
    who: whose,
  }} maximum hand size is reduced by ${{ amount: many }}`,
]);
