// Counters with their kind, number and place: "two +1/+1 counters on it", "a charge counter on it for each …".
import type { Amount } from '../../../engine/index.ts';
import { rankedWordings } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { template } from '../../template.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { pluralAmount, withIndefiniteArticle, X } from '../words/numbers.ts';
import { amount, eachAmount } from './amounts.ts';

export interface Counters {
  readonly counter: string;
  readonly amount: Amount;
  readonly additional: boolean;
}

/** Counters and the object they are put on; `where` is "on it", "on ~", "on that creature". */
export function countersOnObject(where: Phrase<undefined>): Phrase<Counters> {
  return rankedWordings<Counters>('counters', [
    template({ amount: 1, additional: false })`${{ counter: withIndefiniteArticle(counterKind) }} counter ${where}`,
    template({ amount: 1, additional: true })`an additional ${{ counter: counterKind }} counter ${where}`,
    template({ additional: false })`${{ amount: pluralAmount }} ${{ counter: counterKind }} counters ${where}`,
    template({
      additional: true,
    })`${{ amount: pluralAmount }} additional ${{ counter: counterKind }} counters ${where}`,
    template({
      additional: false,
    })`${{ counter: withIndefiniteArticle(counterKind) }} counter ${where} for each ${{ amount: eachAmount }}`,
    template({
      additional: true,
    })`an additional ${{ counter: counterKind }} counter ${where} for each ${{ amount: eachAmount }}`,
    timesEach(
      template({
        additional: false,
      })`${{ amount: pluralAmount }} ${{ counter: counterKind }} counters ${where} for each `,
    ),
    variant(
      template({ additional: true })`an additional ${{ amount: X }} ${{ counter: counterKind }} counters ${where}`,
    ),
    variant(
      template({
        additional: true,
      })`an additional X ${{ counter: counterKind }} counters ${where}, where X is ${{ amount }}`,
    ),
    template({ additional: false })`a number of ${{ counter: counterKind }} counters ${where} equal to ${{ amount }}`,
    template({
      additional: true,
    })`a number of additional ${{ counter: counterKind }} counters ${where} equal to ${{ amount }}`,
    variant(template({ additional: false })`X ${{ counter: counterKind }} counters ${where}, where X is ${{ amount }}`),
    variant(
      template({
        additional: true,
      })`X additional ${{ counter: counterKind }} counters ${where}, where X is ${{ amount }}`,
    ),
  ]);
}

/** A product: "two … for each …". */
function timesEach(start: Phrase<Counters>): Phrase<Counters> {
  const whole = template({})`${{ start }}${{ each: eachAmount }}`;
  return mapPhrase(
    whole,
    ({ start: some, each }): Counters | undefined =>
      typeof some.amount === 'number' ? { ...some, amount: { kind: 'times', of: each, n: some.amount } } : undefined,
    counters =>
      typeof counters.amount === 'object' && counters.amount.kind === 'times'
        ? { start: { ...counters, amount: counters.amount.n }, each: counters.amount.of }
        : undefined,
    ['counter', 'amount', 'additional'],
  );
}

/** Counters without a place: "two +1/+1 counters", "a charge counter", "that many -1/-1 counters". */
export const countersAlone: Phrase<{ readonly counter: string; readonly amount: Amount }> = oneOf('counters', [
  template({ amount: 1 })`${{ counter: withIndefiniteArticle(counterKind) }} counter`,
  template({})`${{ amount: pluralAmount }} ${{ counter: counterKind }} counters`,
]);
