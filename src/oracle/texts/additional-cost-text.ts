// 118.8: additional costs of a spell, in the sentences of its text.
import { type ActivationCost, type ReadInstructions, readActivationCost } from './activation-costs.ts';

/** An additional cost that has to be paid, with its sentence. */
export interface AdditionalCost extends ActivationCost {
  readonly sentence: string;
}

const ADDITIONAL = /\bAs an additional cost to cast (?:this spell|[^,.]+), ((?!you may)[^.\n]+)\./gu;

/** The additional costs in a spell's text; `names` are those of the spell, and `read` reads what is no symbol. */
export function additionalCostsIn(
  text: string,
  names: readonly string[],
  read: ReadInstructions,
): readonly AdditionalCost[] {
  return [...text.matchAll(ADDITIONAL)].map(([sentence, words = '']) => ({
    sentence,
    ...readActivationCost(words, names, read),
  }));
}

/** Whether a text speaks of what was paid: "the sacrificed creature". */
export function speaksOfPaid(text: string): boolean {
  return /\bthe (?:sacrificed|discarded|exiled|returned) [a-z]+/u.test(text);
}
