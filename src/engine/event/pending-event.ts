// Pending events: events while effects are applied to them (616.1), with the effects applied, contained events and
// followups.
import type { Effect } from '../ability/effect.ts';
import type { Context, View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { EffectName } from '../trail/step.ts';
import type { AtomicAction } from './atomic-action.ts';
import type { Cause, EnteringObject, GameEvent } from './game-event.ts';
import type { Run } from './run-state.ts';

/** 614.5: keys of the effects that have had their opportunity with an event or its modified forms. */
export type AppliedKeys = ReadonlySet<string>;

/** An event batch: decisions of a simultaneous event so far that its other parts must respect. Changes in place. */
export interface EventBatch {
  /** 614.13a: everything that enters in this event. */
  readonly entering: Map<ObjectId, EnteringObject>;
  /** 614.13b: objects chosen to change zones. */
  readonly movedObjects: Set<ObjectId>;
  /** 614.12b: life already chosen to be paid. */
  readonly lifeToPay: Map<PlayerId, number>;
  /** 614.12b: counters already chosen to be removed, by object and kind. */
  readonly countersToRemove: Map<string, number>;
  /** Life that will be gained (positive) or lost by the parts resolved so far (120.4c). */
  readonly life: Map<PlayerId, number>;
  /** 615.8: "the next time": effects already applied to damage, and its source where they depend on one. */
  readonly metDamage: Map<string, ObjectId | undefined>;
  /**
   * 615.5: followups of an effect that prevents damage from several sources at once, by effect and by damaged object or
   * player.
   */
  readonly preventionFollowups: Map<string, PreventionFollowup>;
  /** 603.12: reflexive abilities that trigger once the event has happened, by ability where all of it counts as one time. */
  readonly reflexive: Map<string, ReflexiveTrigger>;
}

/** A reflexive ability of an effect that was applied (603.12). */
export interface ReflexiveTrigger {
  readonly effect: EffectName;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: string;
  readonly text: string;
  /** Whether it is linked to an effect by which its source enters as a copy (707.9g). */
  readonly onCopying: boolean;
}

/** Instructions that follow, for all the damage prevented together. The frame changes in place with further damage. */
export interface PreventionFollowup {
  readonly kind: 'effects';
  readonly effects: readonly Effect[];
  frame: InstructionFrame;
  readonly applied: AppliedKeys;
}

export function newEventBatch(): EventBatch {
  return {
    entering: new Map(),
    movedObjects: new Set(),
    lifeToPay: new Map(),
    countersToRemove: new Map(),
    life: new Map(),
    metDamage: new Map(),
    preventionFollowups: new Map(),
    reflexive: new Map(),
  };
}

/** An event or instructions to perform after the event. */
export type Followup =
  | { readonly kind: 'event'; readonly event: GameEvent; readonly applied: AppliedKeys }
  | {
      readonly kind: 'effects';
      readonly effects: readonly Effect[];
      readonly frame: InstructionFrame;
      /** The costs of the instructions, paid first (601.2h, 602.2b). */
      readonly costs?: readonly Effect[];
      readonly applied: AppliedKeys;
    };

/** The player who follows instructions, and the context of their words. */
export interface InstructionFrame {
  readonly by: Cause;
  readonly context: Context;
  /** Whether the instructions are the event of the question, so that the trail tells each. */
  readonly told?: boolean;
}

/** One event for one object or player while effects are applied to it. Changes in place. */
export interface PendingEvent {
  readonly run: Run;
  readonly batch: EventBatch;
  /** The event before any effect was applied to it. */
  readonly proposed: GameEvent | undefined;
  /** The event as modified so far; undefined once nothing is left of it. */
  event: GameEvent | undefined;
  applied: AppliedKeys;
  /** The view for this event, looking ahead at the entering object (614.12). Read it through `eventView`. */
  view: View;
  /** The event the view looks ahead for; undefined where it is the view at the start. */
  viewedEvent: GameEvent | undefined;
  /** The position of that view. */
  viewedState: GameState | undefined;
  /** Atomic actions performed with it. */
  readonly actions: AtomicAction[];
  /** Events contained in it or simultaneous with it, to be resolved themselves (616.1g, 616.2). */
  containedEvents: GameEvent[];
  readonly followups: Followup[];
}

/** The result of one event: its actions and its followups. */
export interface EventResult {
  readonly actions: readonly AtomicAction[];
  readonly followups: readonly Followup[];
}

/** Adds the amount to the sum of a player, or under a heading, in place. */
export function addTo<K extends string>(sums: Map<K, number>, key: K, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

/** The heading of counters of a kind on an object or a player in `countersToRemove`. */
export function countersKey(on: ObjectId | PlayerId, counter: string): string {
  return `${on} ${counter}`;
}
