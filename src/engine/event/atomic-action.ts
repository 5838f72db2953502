// Atomic actions: events with nothing left to replace, for one object or player, and actions that only performing
// creates.
import type {
  DayNight,
  ObjectDesignation,
  PerformedAction,
  PlayerDesignation,
  SkippedPart,
} from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';
import type { ActiveEffect } from '../model/active-effect.ts';
import type { CopiableValues } from '../model/characteristics.ts';
import type { ChosenValues, LastingChange } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Activation, Cause, Damage, EnteringObject, GameEvent, Move } from './game-event.ts';

type Plain =
  | 'becomesCopy'
  | 'putsCounters'
  | 'removesCounters'
  | 'attaches'
  | 'begins'
  | 'addsMana'
  | 'casts'
  | 'losesGame'
  | 'winsGame'
  | 'shuffles';

export type AtomicAction =
  | Extract<GameEvent, { kind: Plain }>
  | { readonly kind: 'merges'; readonly spell: ObjectId; readonly with: ObjectId; readonly top: boolean }
  | { readonly kind: 'enters'; readonly entering: EnteringObject; readonly created: boolean }
  | { readonly kind: 'moves'; readonly move: Move; readonly by: Cause | undefined }
  | {
      readonly kind: 'transforms' | 'taps' | 'untaps' | 'phasesIn' | 'phasesOut' | 'turnsFaceUp';
      readonly object: ObjectId;
      readonly who?: PlayerId;
    }
  /** 602.2: an ability of the object has been activated, with its targets announced. */
  | {
      readonly kind: 'activates';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly targets: readonly (ObjectId | PlayerId)[];
      readonly activation: Activation;
    }
  /** 508.1k. */
  | { readonly kind: 'attacks'; readonly object: ObjectId; readonly attacking: ObjectId | PlayerId }
  | { readonly kind: 'turnsFaceDown'; readonly object: ObjectId; readonly as: CopiableValues | undefined }
  | { readonly kind: 'gainsLife' | 'losesLife'; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'draws'; readonly player: PlayerId }
  /** 119.4: beside the loss of life, to distinguish "pays life" from "loses life". */
  | { readonly kind: 'paidLife'; readonly player: PlayerId; readonly amount: number }
  /** 120.4b: the damage was dealt; its results are actions of their own. */
  | { readonly kind: 'dealt'; readonly damage: Damage }
  /** 615.13. */
  | { readonly kind: 'prevents'; readonly to: ObjectId | PlayerId; readonly amount: number; readonly by: string }
  /** 120.3e. */
  | { readonly kind: 'marksDamage'; readonly object: ObjectId; readonly amount: number; readonly deathtouch: boolean }
  /** 701.19a: removes damage, taps, leaves combat. */
  | { readonly kind: 'regenerates'; readonly object: ObjectId; readonly taps: boolean }
  | { readonly kind: 'skips'; readonly player: PlayerId; readonly what: SkippedPart }
  /** A token that is not created, or that ceases to exist (704.5d). */
  | { readonly kind: 'ceases'; readonly object: ObjectId }
  /** 704.5n, 704.5p. */
  | { readonly kind: 'unattaches'; readonly object: ObjectId }
  /** 704.5x, 704.5y. */
  | { readonly kind: 'protects'; readonly object: ObjectId; readonly player: PlayerId }
  /** Records on an object: choices (607.2d), linked cards (607.2a), lasting changes. */
  | {
      readonly kind: 'remembers';
      readonly object: ObjectId;
      readonly chosen?: ChosenValues;
      readonly linked?: { readonly verb: string; readonly objects: readonly ObjectId[] };
      readonly designations?: readonly ObjectDesignation[];
      /** A designation it loses. */
      readonly without?: ObjectDesignation;
      readonly changes?: Omit<LastingChange, 'timestamp'>;
    }
  | { readonly kind: 'designates'; readonly player: PlayerId; readonly designation: PlayerDesignation }
  /** 114.2: an emblem with these abilities, put into the command zone. */
  | {
      readonly kind: 'getsEmblem';
      readonly player: PlayerId;
      readonly name: string;
      readonly abilities: readonly Ability[];
    }
  /** 701: a keyword action has been carried out in full. */
  | {
      readonly kind: 'acts';
      readonly action: PerformedAction;
      readonly player: PlayerId;
      readonly object: ObjectId | undefined;
    }
  /** 731.1: it becomes day or night. */
  | { readonly kind: 'dayNight'; readonly is: DayNight }
  /** 704.5aa. */
  | { readonly kind: 'increasesSpeed'; readonly player: PlayerId; readonly by: number }
  /** 514.2: damage is removed, and what lasts until end of turn or for this turn ends. */
  | { readonly kind: 'cleansUp' }
  /** 611.2: a lasting effect begins. */
  | { readonly kind: 'establishes'; readonly effects: readonly ActiveEffect[] };
