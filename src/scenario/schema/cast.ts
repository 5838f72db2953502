// How a spell was cast.
import type { CastOrigin } from './words.ts';

export interface CastTarget {
  /** An object or a player of the scenario. */
  readonly name: string;
  /** False when it is no longer a legal target as the spell resolves (608.2b). */
  readonly legal: boolean;
}

export interface Cast {
  readonly from: CastOrigin;
  readonly x?: number;
  /** How many times it was kicked (0: not), or the kicker costs paid. */
  readonly kicked: number | readonly string[];
  /** Alternative and additional costs paid, by the keyword's name in lower case: "escape", "bestow", "dash". */
  readonly costs: readonly string[];
  /** The mana spent, one letter each; "" when it was free; left out when nothing is said. */
  readonly manaSpent?: string;
  /** Phyrexian symbols paid with life. */
  readonly lifePaidFor: readonly string[];
  readonly targets: readonly CastTarget[];
  /** The player who cast it, when that is not the player it enters under. */
  readonly by?: string;
  readonly countered: boolean;
}

/** Cast from hand with nothing special: what `from: stack` without `cast` means. */
export const PLAIN_CAST: Cast = { from: 'hand', kicked: 0, costs: [], lifePaidFor: [], targets: [], countered: false };
