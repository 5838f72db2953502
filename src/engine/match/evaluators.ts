// Filters hold amounts and amounts hold filters: what each asks of the other.
import type { Amount } from '../ability/amount.ts';
import type { Filter } from '../ability/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Context, View } from './view.ts';

export interface Evaluators {
  evaluate(view: View, amount: Amount, context: Context): number;
  select(view: View, filter: Filter, context: Context): readonly ObjectId[];
}
