// Abilities are data (113): the Oracle compiler makes them, the engine interprets them, the grammar prints them back.

import type { Zone } from '../../vocabulary/index.ts';
import type { Condition } from './condition.ts';
import type { ContinuousEffect } from './continuous-effect.ts';
import type { Effect } from './effect.ts';
import type { KeywordAbility } from './keyword.ts';
import type { CantAbility, ReplacementAbility } from './replacement.ts';
import type { TriggerEvent } from './trigger.ts';

/** 604: its effects apply as long as it functions. */
export interface StaticAbility {
  readonly kind: 'static';
  readonly effects: readonly ContinuousEffect[];
  /** "As long as …", about the whole ability. */
  readonly condition: Condition | undefined;
  /** 604.3: characteristic-defining; works in every zone. */
  readonly defining: boolean;
  /** The zones it works from, where not the battlefield (113.6). */
  readonly functionsFrom?: readonly Zone[];
}

/** 603. The effect is kept as text: it has no bearing on answers, except `effects`. */
export interface TriggeredAbility {
  readonly kind: 'triggered';
  /** Any of these. */
  readonly events: readonly TriggerEvent[];
  /** 603.4: the intervening "if". */
  readonly condition: Condition | undefined;
  readonly effect: string;
  /** Effects on a spell that has just been cast: "it gains devour 5". */
  readonly effects?: readonly Effect[];
  /** 605.1b: the effects of a triggered mana ability, all of them read. */
  readonly mana?: readonly Effect[];
  readonly oncePerTurn: boolean;
  /** 707.9a: as of an activated ability. */
  readonly givesItself?: true;
  readonly functionsFrom?: readonly Zone[];
}

/** 602. Kept as text: cost and effect, as written. */
export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly text: string;
  /** 605.1a, 606.2: whether it is a mana ability or a loyalty ability. */
  readonly sort: 'mana' | 'loyalty' | 'other';
  /** The mana that a mana ability adds, as far as it was read, for what its permanent could produce (106.7). */
  readonly mana?: readonly Effect[];
  /** 707.9a: the copy effect it makes lets the object keep this ability. */
  readonly givesItself?: true;
}

/** 113.3a. `effects` as far as they were read, for `effects:` and `by:` of a scenario. */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly text: string;
  readonly effects: readonly Effect[] | undefined;
}

/** A line the compiler could not read. It is named in the answer. */
export interface UnreadAbility {
  readonly kind: 'unread';
  readonly text: string;
}

export type Ability =
  | StaticAbility
  | ReplacementAbility
  | CantAbility
  | TriggeredAbility
  | ActivatedAbility
  | SpellAbility
  | KeywordAbility
  | UnreadAbility;
