// Conditions of static abilities and of replacement effects, and intervening "if"s.
import type {
  DayNight,
  NamedPartOfTurn,
  ObjectDesignation,
  PlayerDesignation,
  ThisTurnFact,
} from '../../vocabulary/index.ts';
import type { Amount } from './amount.ts';
import type { Comparison, Filter } from './filter.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

/** "If …, …; otherwise …": one list of instructions or the other. */
export interface Conditional<T> {
  readonly kind: 'if';
  readonly condition: Condition;
  readonly then: readonly T[];
  readonly otherwise: readonly T[];
}

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** The number of matching objects compared: "you control three or more artifacts" is their count >= 3. */
  | { readonly kind: 'count'; readonly of: Filter; readonly is: Comparison; readonly amount: Amount }
  /** A condition on players: "an opponent controls a Swamp", "each opponent controls …". */
  | {
      readonly kind: 'playerCount';
      readonly who: PlayerRef;
      readonly every: boolean;
      readonly of: Filter;
      readonly is: Comparison;
      readonly amount: Amount;
    }
  /**
   * A number of several players ("an opponent has …") is compared player by player: any will do; `than` each: all must.
   */
  | {
      readonly kind: 'compare';
      readonly left: Amount;
      readonly is: Comparison;
      readonly right: Amount;
      readonly than?: 'each';
    }
  /** "it's a creature", "this creature is untapped", "enchanted creature is black". */
  | { readonly kind: 'is'; readonly ref: ObjectRef; readonly filter: Filter }
  /** The same of its copiable values alone: "ignoring any type-changing effects" (702.44a). */
  | { readonly kind: 'copiable'; readonly ref: ObjectRef; readonly filter: Filter }
  /** "it's your turn", "it's not your turn" with not; `atMost`: "your first, second, or third turn of the game". */
  | { readonly kind: 'turn'; readonly who: PlayerRef; readonly atMost?: number }
  | { readonly kind: 'step'; readonly step: NamedPartOfTurn; readonly who: PlayerRef | undefined }
  /** The way its spell was cast: "it was cast from your graveyard", "you cast it". */
  | { readonly kind: 'wasCast'; readonly from?: string; readonly by?: PlayerRef }
  | { readonly kind: 'kicked'; readonly with?: string; readonly times?: number }
  | { readonly kind: 'paid'; readonly cost: string }
  /** Mana spent on it; "S" is mana from a snow source (107.4h), with `itsColors` of a color that it has. */
  | {
      readonly kind: 'manaSpent';
      readonly symbols: readonly string[];
      readonly sameColor?: number;
      readonly itsColors?: boolean;
    }
  /** Player facts: "you have the city's blessing", "you're the monarch", "an opponent lost life this turn". */
  | { readonly kind: 'designation'; readonly who: PlayerRef; readonly designation: PlayerDesignation }
  | { readonly kind: 'happened'; readonly what: ThisTurnFact; readonly who: PlayerRef; readonly atLeast?: number }
  /** 614.12c: that anchor word was chosen. */
  | { readonly kind: 'chosenWord'; readonly word: string }
  | { readonly kind: 'chosenIs'; readonly what: string; readonly value: string }
  /** "if it has N or more level counters", levels and classes: the source's level lies in the range. */
  | { readonly kind: 'level'; readonly from: number; readonly to: number | undefined }
  /** 719, 725, 702.131 …: the source is solved, unlocked, renowned, monstrous, prepared. */
  | { readonly kind: 'status'; readonly status: ObjectDesignation }
  | { readonly kind: 'dayNight'; readonly is: DayNight | 'neither' }
  /** "if a creature died this turn", "if it was devoured": objects linked by a verb. */
  | {
      readonly kind: 'linked';
      readonly verb: string;
      readonly filter: Filter | undefined;
      readonly is: Comparison;
      readonly amount: Amount;
    }
  /** An "if" in words that were not read: whether it is true is unknown. */
  | { readonly kind: 'unread'; readonly text: string }
  /** Ability words that stand for a condition (207.2c). */
  | { readonly kind: 'delirium' | 'threshold' | 'hellbent' | 'metalcraft' | 'ferocious'; readonly who: PlayerRef };
