// A card as Threshold reads it, ready to be shown.
import type { ExplainedCardLine } from '../explain/index.ts';

export interface ExplainedFace {
  readonly name: string;
  /** Such as "{3}{B}"; left out where there is none. */
  readonly cost?: string;
  readonly type: string;
  /** Power and toughness, loyalty or defense, as printed. */
  readonly size?: string;
  readonly lines: readonly ExplainedCardLine[];
}

export interface ExplainedCard {
  readonly name: string;
  readonly faces: readonly ExplainedFace[];
  readonly oracleId?: string;
  /** Official rulings on it, newest first; left out where none are stored. */
  readonly rulings?: readonly { readonly day: string; readonly text: string }[];
  readonly foot: readonly string[];
}
