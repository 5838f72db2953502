// Lasting effects of resolved spells and abilities (611.2).
import type { StaticAbility, TriggeredAbility } from '../ability/ability.ts';
import type { CantAbility, ReplacementAbility } from '../ability/replacement.ts';
import type { ChosenValues } from './game-object.ts';
import type { ObjectId, PlayerId } from './ids.ts';

export interface ActiveEffect {
  readonly id: string;
  /** The card or words it came from, for display. */
  readonly sourceName: string;
  readonly controller: PlayerId;
  /** A triggered ability is a delayed one (603.7). */
  readonly does: StaticAbility | ReplacementAbility | CantAbility | TriggeredAbility;
  /**
   * 611.2c: the fixed set of affected objects or players; undefined for effects without one (replacement and rules
   * effects). Of a delayed triggered ability, the object it refers to (603.7c).
   */
  readonly fixedSet: readonly (ObjectId | PlayerId)[] | undefined;
  readonly targets: readonly (ObjectId | PlayerId)[];
  readonly chosen: ChosenValues;
  readonly timestamp: number;
  /** For "the next time", "the next 3 damage": the uses or damage left; undefined for no limit. */
  readonly uses: number | undefined;
  /** 514.2: whether it lasts until end of turn, or for this turn. */
  readonly untilCleanup?: boolean;
  /** The source, where it is an object of the position. */
  readonly source: ObjectId | undefined;
}
