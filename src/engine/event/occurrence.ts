// Occurrences: single facts about what has happened, for trigger events (603.2) and for the answer.

import type {
  ObjectDesignation,
  PerformedAction,
  PlayerDesignation,
  SkippedPart,
  TurnOrPart,
  Zone,
} from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { Move } from './game-event.ts';

/** Facts of one simultaneous event share a `batch` (603.2c). */
export type Occurrence = { readonly batch: number } & (
  | {
      readonly kind: 'entered';
      readonly object: ObjectId;
      readonly from: Zone;
      readonly cast: boolean;
      readonly created: boolean;
      /** 305.1: played as a land. */
      readonly played?: boolean;
      /** The source of the spell or ability that put it there. */
      readonly by?: ObjectId;
    }
  | {
      readonly kind: 'moved';
      readonly object: ObjectId;
      readonly from: Zone;
      readonly to: Zone;
      readonly verb: Move['verb'];
      /** The player whose spell or ability moved it. */
      readonly by?: PlayerId;
    }
  | {
      readonly kind: 'damaged';
      readonly source: ObjectId;
      readonly to: ObjectId | PlayerId;
      readonly amount: number;
      readonly combat: boolean;
    }
  /** 615.13: `by` is one application of an effect. */
  | { readonly kind: 'prevented'; readonly to: ObjectId | PlayerId; readonly amount: number; readonly by: string }
  | {
      readonly kind: 'countersPut';
      readonly on: ObjectId | PlayerId;
      readonly counter: string;
      readonly amount: number;
      readonly before: number;
      readonly player: PlayerId;
      readonly asItEntered: boolean;
    }
  | {
      readonly kind: 'countersRemoved';
      readonly on: ObjectId | PlayerId;
      readonly counter: string;
      readonly amount: number;
      readonly left: number;
    }
  | { readonly kind: 'gainedLife' | 'lostLife' | 'paidLife'; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'drew'; readonly player: PlayerId; readonly object: ObjectId }
  | { readonly kind: 'began'; readonly player: PlayerId; readonly what: TurnOrPart }
  | {
      readonly kind:
        | 'tapped'
        | 'untapped'
        | 'transformed'
        | 'turnedFaceUp'
        | 'turnedFaceDown'
        | 'phasedIn'
        | 'phasedOut'
        | 'becameCopy'
        /** 702.140d: a spell has merged with it. */
        | 'mutated';
      readonly object: ObjectId;
      /** The player who has tapped it. */
      readonly who?: PlayerId;
    }
  /** 701.37b, 709.5d: it has got a designation: monstrous, suspected, a half unlocked. */
  | { readonly kind: 'designated'; readonly object: ObjectId; readonly designation: ObjectDesignation }
  /** 701: "explores", "proliferates": after the process is complete, even where some of it was impossible. */
  | {
      readonly kind: 'acted';
      readonly action: PerformedAction;
      readonly player: PlayerId;
      readonly object: ObjectId | undefined;
    }
  /** 508.3a: declared as an attacker, attacking that. */
  | { readonly kind: 'attacked'; readonly object: ObjectId; readonly whom: ObjectId | PlayerId }
  /** 601.2i. */
  | { readonly kind: 'wasCast'; readonly object: ObjectId; readonly player: PlayerId }
  /** 602.2: an ability of it was activated. */
  | {
      readonly kind: 'activated';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly isMana: boolean;
      readonly isLoyalty: boolean;
    }
  /** 115.1: it has become the target of a spell or ability of that player. */
  | {
      readonly kind: 'targeted';
      readonly target: ObjectId | PlayerId;
      readonly by: ObjectId;
      readonly player: PlayerId;
      /** Set where an ability of that object targets it, which is no spell. */
      readonly ofAbility?: true;
    }
  | { readonly kind: 'attached'; readonly object: ObjectId; readonly to: ObjectId | PlayerId }
  | {
      readonly kind: 'addedMana';
      readonly source: ObjectId;
      readonly player: PlayerId;
      readonly mana: readonly string[];
      /** 106.12: the source was tapped for it. */
      readonly tapped: boolean;
    }
  /** 701.3d: it has ceased to be attached to that. */
  | { readonly kind: 'unattached'; readonly object: ObjectId; readonly to: ObjectId | PlayerId }
  | { readonly kind: 'dayNight'; readonly is: 'day' | 'night'; readonly from: 'day' | 'night' | undefined }
  | { readonly kind: 'playerDesignated'; readonly player: PlayerId; readonly designation: PlayerDesignation }
  | { readonly kind: 'lostGame'; readonly player: PlayerId }
  | { readonly kind: 'skipped'; readonly player: PlayerId; readonly what: SkippedPart }
);

/** An ability that has triggered (603.2), with the number of times for one cause (603.2d). */
export interface PendingTrigger {
  /** Undefined for an ability without a source (113.8). */
  readonly source: ObjectId | undefined;
  readonly sourceLabel: string;
  readonly controller: PlayerId;
  /** Key of the ability on its source; one entry per ability and cause. */
  readonly ability: string;
  readonly effect: string;
  readonly times: number;
  /** The referents that its event gives to its words; none for a reflexive one. */
  readonly refers?: TriggerReferents;
  /** 605.4a: the effects of a triggered mana ability, which are carried out at once. */
  readonly mana?: readonly Effect[];
  /** The position just before the event, in which what has left with it was last (608.2h). */
  readonly was?: GameState;
}

/** "It" or "that creature", "that player", "that many", the mana that was produced. */
export interface TriggerReferents {
  readonly it?: ObjectId | undefined;
  readonly that?: PlayerId | undefined;
  readonly amount?: number | undefined;
  readonly mana?: readonly string[] | undefined;
}
