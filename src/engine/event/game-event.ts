// Events: all that would happen, proposed, replaced and performed. The names are those of the scenario format.

import type { FaceDownKind, ObjectDesignation, TurnOrPart, Zone } from '../../vocabulary/index.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { CopyException, CopyUntil } from '../ability/copy-exception.ts';
import type { Effect } from '../ability/effect.ts';
import type { CopiableValues, Printed } from '../model/characteristics.ts';
import type { CastRecord, ChosenValues, CopySource, GameObject, LastingChange } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';

/** The cause of an event: a spell or ability (an effect), or only the rules. */
export interface Cause {
  readonly name: string;
  readonly controller: PlayerId;
  /** The source, where that is in the position. */
  readonly source: ObjectId | undefined;
  /**
   * Whether the cause is an effect of a spell or ability (614.16). False for combat damage, turn-based and state-based
   * actions.
   */
  readonly isEffect: boolean;
}

/** One object about to enter, as proposed; replacement effects rewrite it. */
export interface EnteringObject {
  /** The object that will become the permanent; tokens are in the zone "nowhere" before they enter. */
  readonly object: ObjectId;
  readonly under: PlayerId;
  readonly from: Zone;
  /** Its controller on the battlefield, where the effect that returns it from exile has exiled it from there just before. */
  readonly exiledFrom?: PlayerId | undefined;
  readonly tapped: boolean;
  /** Index of the face that will be up. */
  readonly face: number;
  readonly faceDown: FaceDownKind | undefined;
  /** 708.2: the characteristics listed for it face down, where they are not those of a plain 2/2 creature. */
  readonly downAs?: CopiableValues | undefined;
  readonly counters: readonly PutCounter[];
  /** 122.2: counters that remain on it. */
  readonly remainingCounters?: GameObject['counters'];
  readonly copy:
    | {
        readonly of: CopySource;
        readonly exceptions: readonly CopyException[];
        readonly ofName: string;
        readonly until?: CopyUntil | undefined;
      }
    | undefined;
  readonly attachedTo: ObjectId | PlayerId | undefined;
  readonly attacking: ObjectId | PlayerId | 'choose' | undefined;
  readonly cast: CastRecord | undefined;
  readonly prototyped: boolean;
  readonly designations: readonly ObjectDesignation[];
  /** Changes by the effect that puts it there, for as long as that effect lasts (611.2e). */
  readonly changes: readonly Change[];
  /** Played as a land (305.1) rather than put there by an effect. */
  readonly played: boolean;
  readonly by: Cause | undefined;
  readonly instructed?: EntryInstruction | undefined;
  /** Actions of the same effect on it once it is there; it is "those" (611.2e). */
  readonly afterwards?: readonly Effect[] | undefined;
  /** Decisions of the replacement effects applied so far: choices, cards linked by a verb (607), numbers remembered. */
  readonly chosen?: ChosenValues;
  readonly linked?: Readonly<Record<string, readonly ObjectId[]>>;
  readonly remembered?: Readonly<Record<string, number>>;
  readonly protector?: PlayerId;
  /** 712.14c: the other card it melds with, and what the two are combined. */
  readonly melded?: { readonly with: ObjectId; readonly into: Printed };
  /** 701.7a: a token being created. */
  readonly created?: boolean;
  /** 701.9c: it is discarded all the same, and only where it goes is another; with whose effect made a player do so. */
  readonly discarded?: { readonly by: PlayerId | undefined };
  /** Changes by its own "as it enters" abilities. */
  readonly became?: readonly Omit<LastingChange, 'timestamp'>[];
}

/** The instruction of an effect that puts an object onto the battlefield, or creates it, on how it enters. */
export interface EntryInstruction {
  readonly tapped: boolean;
  readonly counters: readonly PutCounter[];
}

/** Counters that an object enters with or that are put on it. */
export interface PutCounter {
  readonly counter: string;
  readonly amount: number;
  /** 614.16: false where no effect puts them. */
  readonly byEffect?: boolean;
  /** 122.6a: the player whom the effect has put them; its controller where undefined. */
  readonly player?: PlayerId;
}

export interface TokenToCreate {
  readonly printed: Printed;
  readonly count: number;
  readonly copy:
    | { readonly of: CopySource; readonly exceptions: readonly CopyException[]; readonly ofName: string }
    | undefined;
  readonly face: number;
  readonly tapped: boolean;
  readonly counters: readonly PutCounter[];
  readonly attachedTo: ObjectId | PlayerId | undefined;
  readonly attacking: ObjectId | PlayerId | 'choose' | undefined;
  /** Changes by the effect that creates them (611.2e). */
  readonly changes?: readonly Change[];
  readonly instructed?: EntryInstruction | undefined;
  /** Actions of the same effect on them, which are "those". */
  readonly afterwards?: readonly Effect[] | undefined;
  /** The name of the tokens in the answer: "Goblin Token". */
  readonly label: string;
}

export interface Damage {
  readonly source: ObjectId;
  readonly to: ObjectId | PlayerId;
  readonly amount: number;
  readonly combat: boolean;
  /** Keywords its source counts as having for this damage: "wither". */
  readonly asThough?: readonly string[];
  /** Its source as it last was, where that has left the zone it was in (608.2h). */
  readonly sourceAsItWas?: DepartedSource;
}

/** 702.2e, 702.15c, 702.80b, 702.90d: what the results of damage need to know of a source that has left. */
export interface DepartedSource {
  readonly controller: PlayerId;
  /** Keywords among deathtouch, infect, lifelink and wither that it had. */
  readonly keywords: readonly string[];
}

/** 508.1: a creature declared as an attacker, and what it attacks; 'choose' where its controller is to choose. */
export interface Attack {
  readonly object: ObjectId;
  readonly attacking: ObjectId | PlayerId | 'choose';
}

export type GameEvent =
  | { readonly kind: 'enters'; readonly objects: readonly EnteringObject[] }
  | {
      readonly kind: 'creates';
      readonly under: PlayerId;
      readonly tokens: readonly TokenToCreate[];
      readonly by: Cause | undefined;
    }
  | {
      readonly kind: 'becomesCopy';
      readonly object: ObjectId;
      readonly of: CopySource;
      readonly ofName: string;
      readonly exceptions: readonly CopyException[];
      readonly until?: CopyUntil | undefined;
    }
  | {
      readonly kind: 'transforms' | 'taps' | 'untaps' | 'phasesIn' | 'phasesOut';
      readonly objects: readonly ObjectId[];
      /** The player who taps them, by an effect or for a cost. */
      readonly who?: PlayerId;
      /** The keyword that transforms it, which its own prohibition does not stop (702.145b). */
      readonly dueTo?: string;
    }
  | {
      readonly kind: 'turnsFaceUp';
      readonly objects: readonly ObjectId[];
      readonly x: number | undefined;
      readonly by: Cause | undefined;
    }
  | {
      readonly kind: 'turnsFaceDown';
      readonly objects: readonly ObjectId[];
      readonly by: Cause | undefined;
      /** 708.2: the characteristics the effect lists for it; undefined for a plain 2/2 creature. */
      readonly as: CopiableValues | undefined;
    }
  | {
      readonly kind: 'merges';
      readonly spell: ObjectId;
      readonly with: ObjectId;
      /** Whether the spell is on top; undefined where its controller is to choose (702.140c). */
      readonly top: boolean | undefined;
    }
  | {
      readonly kind: 'putsCounters';
      readonly on: ObjectId | PlayerId;
      readonly counter: string;
      readonly amount: number;
      readonly player: PlayerId;
      readonly by: Cause | undefined;
      /** 122.6: given to an object as it enters. */
      readonly asItEnters?: boolean;
    }
  | {
      readonly kind: 'removesCounters';
      readonly on: ObjectId | PlayerId;
      readonly counter: string;
      readonly amount: number;
      readonly by: Cause | undefined;
    }
  | {
      readonly kind: 'movesCounters';
      readonly from: ObjectId;
      readonly to: ObjectId;
      readonly counter: string;
      readonly amount: number;
      readonly by: Cause | undefined;
    }
  | { readonly kind: 'dealsDamage'; readonly damage: readonly Damage[]; readonly by: Cause | undefined }
  | {
      readonly kind: 'draws' | 'mills';
      readonly player: PlayerId;
      readonly count: number;
      readonly by: Cause | undefined;
    }
  | {
      readonly kind: 'gainsLife' | 'losesLife' | 'paysLife';
      readonly player: PlayerId;
      readonly amount: number;
      readonly by: Cause | undefined;
      /** 120.3a: a result of damage. */
      readonly fromDamage?: boolean;
    }
  | { readonly kind: 'setsLife'; readonly player: PlayerId; readonly amount: number; readonly by: Cause | undefined }
  | {
      readonly kind: 'destroys';
      readonly objects: readonly ObjectId[];
      readonly noRegeneration: boolean;
      readonly by: Cause | undefined;
    }
  /** A zone change to anywhere but the battlefield: dies, is exiled, discarded, sacrificed, returned, shuffled in. */
  | { readonly kind: 'moves'; readonly objects: readonly Move[]; readonly by: Cause | undefined }
  | {
      readonly kind: 'attaches';
      readonly object: ObjectId;
      readonly to: ObjectId | PlayerId;
      /** 702.6e: as though what it is attached to were a creature. */
      readonly asCreature?: boolean;
      readonly by: Cause | undefined;
    }
  | { readonly kind: 'begins'; readonly player: PlayerId; readonly what: TurnOrPart }
  | {
      readonly kind: 'addsMana';
      readonly source: ObjectId | undefined;
      readonly player: PlayerId;
      readonly mana: readonly string[];
      /** 106.12: by a mana ability of the source with {T} in its cost, not by an effect that resolves. */
      readonly tapped: boolean;
    }
  /** 508.1: creatures declared as attackers at the same time. */
  | { readonly kind: 'attacks'; readonly objects: readonly Attack[] }
  /** 601.2i: a spell on the stack becomes cast, with its targets announced and its costs paid. */
  | { readonly kind: 'casts'; readonly object: ObjectId; readonly cast: CastRecord }
  | { readonly kind: 'losesGame' | 'winsGame'; readonly player: PlayerId }
  | { readonly kind: 'shuffles'; readonly player: PlayerId }
  /** An instruction: its effects are carried out one after the other, each an event of its own (608.2c). */
  | {
      readonly kind: 'carriesOut';
      readonly effects: readonly Effect[];
      /** Instructions of paying its activation cost, before its effects and by no effect (602.2b). */
      readonly costs?: readonly Effect[];
      /** 602.2: that of an activated ability, whose activation is part of the event. */
      readonly activation?: Activation;
      readonly by: Cause;
      /** The instant or sorcery spell that resolves, which leaves the stack at the end (608.2n). */
      readonly spell?: ObjectId;
      readonly targets: readonly (ObjectId | PlayerId)[];
      /** Places among the targets of those that are illegal as it resolves (608.2b). */
      readonly illegal?: readonly number[];
      readonly x?: number;
      /** "That many" of a triggered ability: the number its event gives. */
      readonly amount?: number;
      /** The position in which its source and targets that have left their zones were there last (608.2h). */
      readonly lastKnown?: GameState;
      /** The rule that defines the keyword action (701). */
      readonly rule?: string;
    };

/** The kind of an ability that is activated. */
export interface Activation {
  readonly isMana: boolean;
  readonly isLoyalty: boolean;
}

export interface Move {
  readonly object: ObjectId;
  readonly to: Zone;
  readonly verb:
    | 'die'
    | 'counter'
    | 'destroy'
    | 'sacrifice'
    | 'discard'
    | 'exile'
    | 'return'
    | 'mill'
    | 'put'
    | 'shuffle'
    | 'stateBased';
  readonly position: 'top' | 'bottom' | 'shuffled';
  readonly withCounters: readonly PutCounter[];
  /** 122.2: counters that remain on it. */
  readonly remainingCounters?: GameObject['counters'];
  /** The object whose ability exiles it, for linked abilities (607). */
  readonly linkedTo: ObjectId | undefined;
  /** 610.3: whether it returns right after that object leaves the battlefield. */
  readonly untilItLeaves?: boolean;
}
