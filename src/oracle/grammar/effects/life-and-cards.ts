// Life and cards by an amount: "you gain life equal to …", "draw X cards, where X is …", "mills cards equal to …".
import type { Amount, Effect, PlayerRef } from '../../../engine/index.ts';
import { mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { amount, eachAmount } from '../amounts/amounts.ts';
import { digits, massAmount, severalCards } from '../words/numbers.ts';
import { possessivePlayer } from '../words/players.ts';
import { who } from './acting-player.ts';
import { halfOfLife } from './half-of-life.ts';

/** Life and cards with an amount that is counted: "you gain life equal to …", "draw cards equal to …". */
export const lifeAndCards: Phrase<Effect> = oneOf<Effect>('an amount', [
  template({ kind: 'setLife' })`${{ who: possessivePlayer }} life total becomes ${{ amount: digits }}`,
  template({ kind: 'gainLife' })`${who('gain', 'gains')} life equal to ${{ amount }}`,
  template({ kind: 'loseLife' })`${who('lose', 'loses')} life equal to ${{ amount }}`,
  halfOfLife,
  template({ kind: 'draw' })`${who('draw', 'draws')} cards equal to ${{ amount }}`,
  timesEach('gainLife', template({})`${who('gain', 'gains')} ${{ n: digits }} life for each ${{ each: eachAmount }}`),
  timesEach('loseLife', template({})`${who('lose', 'loses')} ${{ n: digits }} life for each ${{ each: eachAmount }}`),
  timesEach('draw', template({ n: 1 })`${who('draw', 'draws')} a card for each ${{ each: eachAmount }}`),
  template({ kind: 'draw' })`${who('draw', 'draws')} X cards, where X is ${{ amount }}`,
  template({ kind: 'gainLife' })`${who('gain', 'gains')} X life, where X is ${{ amount }}`,
  template({ kind: 'loseLife' })`${who('lose', 'loses')} X life, where X is ${{ amount }}`,
  milled(template({})`${who('mill', 'mills')} cards equal to ${{ n: amount }}`),
  milled(template({})`${who('mill', 'mills')} X cards, where X is ${{ n: amount }}`),
  template({ kind: 'draw' })`${who('draw', 'draws')} ${{ amount: severalCards }}`,
  template({ kind: 'gainLife' })`${who('gain', 'gains')} ${{ amount: massAmount }} life`,
  template({ kind: 'loseLife' })`${who('lose', 'loses')} ${{ amount: massAmount }} life`,
]);

/** 701.17a: so many cards from the top of the player's library. */
function milled(phrase: Phrase<{ readonly who: PlayerRef; readonly n: Amount }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, n }): Effect => ({
      kind: 'move',
      verb: 'mill',
      who: player,
      what: { kind: 'topOfLibrary', who: player, amount: n },
      to: 'graveyard',
    }),
    (): undefined => undefined,
  );
}

function timesEach(
  kind: 'gainLife' | 'loseLife' | 'draw',
  phrase: Phrase<{ readonly who: PlayerRef; readonly n: number; readonly each: Amount }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, n, each }): Effect => ({
      kind,
      who: player,
      amount: n === 1 ? each : { kind: 'times', of: each, n },
    }),
    (): undefined => undefined,
  );
}
