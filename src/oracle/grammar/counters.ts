// How many counters of which kind go where: "two +1/+1 counters on it", "a charge counter on it for each …".
import type { Amount } from '../../engine/index.ts';
import { ranked } from '../combine.ts';
import { form } from '../form.ts';
import { map, oneOf, type Phrase, variant } from '../phrase.ts';
import { amount, eachAmount } from './amounts.ts';
import { counterKind } from './counter-kinds.ts';
import { article, several, X } from './numbers.ts';

export interface Counters {
  readonly counter: string;
  readonly amount: Amount;
  readonly additional: boolean;
}

/** Counters and where they go; `where` is "on it", "on ~", "on that creature". */
export function countersOn(where: Phrase<undefined>): Phrase<Counters> {
  return ranked<Counters>('counters', [
    form({ amount: 1, additional: false })`${{ counter: article(counterKind) }} counter ${where}`,
    form({ amount: 1, additional: true })`an additional ${{ counter: counterKind }} counter ${where}`,
    form({ additional: false })`${{ amount: several }} ${{ counter: counterKind }} counters ${where}`,
    form({ additional: true })`${{ amount: several }} additional ${{ counter: counterKind }} counters ${where}`,
    form({
      additional: false,
    })`${{ counter: article(counterKind) }} counter ${where} for each ${{ amount: eachAmount }}`,
    form({
      additional: true,
    })`an additional ${{ counter: counterKind }} counter ${where} for each ${{ amount: eachAmount }}`,
    timesEach(
      form({ additional: false })`${{ amount: several }} ${{ counter: counterKind }} counters ${where} for each `,
    ),
    variant(form({ additional: true })`an additional ${{ amount: X }} ${{ counter: counterKind }} counters ${where}`),
    variant(
      form({
        additional: true,
      })`an additional X ${{ counter: counterKind }} counters ${where}, where X is ${{ amount }}`,
    ),
    form({ additional: false })`a number of ${{ counter: counterKind }} counters ${where} equal to ${{ amount }}`,
    form({
      additional: true,
    })`a number of additional ${{ counter: counterKind }} counters ${where} equal to ${{ amount }}`,
    variant(form({ additional: false })`X ${{ counter: counterKind }} counters ${where}, where X is ${{ amount }}`),
    variant(
      form({ additional: true })`X additional ${{ counter: counterKind }} counters ${where}, where X is ${{ amount }}`,
    ),
  ]);
}

/** "two … for each …": a product. */
function timesEach(start: Phrase<Counters>): Phrase<Counters> {
  const whole = form({})`${{ start }}${{ each: eachAmount }}`;
  return map(
    whole,
    ({ start: some, each }): Counters | undefined =>
      typeof some.amount === 'number' ? { ...some, amount: { kind: 'times', of: each, n: some.amount } } : undefined,
    it =>
      typeof it.amount === 'object' && it.amount.kind === 'times'
        ? { start: { ...it, amount: it.amount.n }, each: it.amount.of }
        : undefined,
    ['counter', 'amount', 'additional'],
  );
}

/** "two +1/+1 counters", "a charge counter", "that many -1/-1 counters": no place said. */
export const countersAlone: Phrase<{ readonly counter: string; readonly amount: Amount }> = oneOf('counters', [
  form({ amount: 1 })`${{ counter: article(counterKind) }} counter`,
  form({})`${{ amount: several }} ${{ counter: counterKind }} counters`,
]);
