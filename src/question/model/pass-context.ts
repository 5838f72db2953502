// Context of token passes.
import type { Cards } from './card-traits.ts';

/** The question as typed and the cards, at which a pass may look beside the tokens. */
export interface PassContext {
  readonly text: string;
  readonly cards: Cards;
}
