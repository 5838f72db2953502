// An effect that a resolved spell or ability made and that still lasts (611.2).
import type { StaticAbility } from '../ability/ability.ts';
import type { CantAbility, ReplacementAbility } from '../ability/replacement.ts';
import type { ChosenValues } from './game-object.ts';
import type { ObjectId, PlayerId } from './ids.ts';

export interface ActiveEffect {
  readonly id: string;
  /** The card or words it came from, for display. */
  readonly sourceName: string;
  readonly controller: PlayerId;
  readonly does: StaticAbility | ReplacementAbility | CantAbility;
  /** 611.2c: the objects (or players) it is locked to; undefined for effects that look anew each time (replacement and rules effects). */
  readonly holds: readonly (ObjectId | PlayerId)[] | undefined;
  readonly targets: readonly (ObjectId | PlayerId)[];
  readonly chosen: ChosenValues;
  readonly timestamp: number;
  /** For "the next time", "the next 3 damage": how much is left; undefined for no limit. */
  readonly uses: number | undefined;
  /** The object it came from, where it is one in the position. */
  readonly source: ObjectId | undefined;
}
