// Evaluators: the functions that filters and amounts, which contain each other, call of one another.
import type { Amount } from '../ability/amount.ts';
import type { Filter } from '../ability/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Context, View } from './view.ts';

export interface Evaluators {
  evaluate(view: View, amount: Amount, context: Context): number;
  select(view: View, filter: Filter, context: Context): readonly ObjectId[];
}
