// An event on its way through 616.1: what is left of it, what has been applied, what comes with it and after it.
import type { Effect } from '../ability/effect.ts';
import type { Context, View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { AtomicAction } from './atomic-action.ts';
import type { Cause, EnteringObject, GameEvent } from './game-event.ts';
import type { Run } from './run-state.ts';

/** 614.5: keys of the effects that have had their opportunity with an event and what became of it. */
export type AppliedKeys = ReadonlySet<string>;

/** What a simultaneous event has settled so far that its other parts must respect. Changes in place while it is settled. */
export interface EventBatch {
  /** 614.13a: everything that enters in this event. */
  readonly entering: Map<ObjectId, EnteringObject>;
  /** 614.13b: objects chosen to change zones. */
  readonly movedObjects: Set<ObjectId>;
  /** 614.12b: life already bound to be paid. */
  readonly lifeToPay: Map<PlayerId, number>;
  /** Life that will be gained (positive) or lost by what is settled already (120.4c). */
  readonly life: Map<PlayerId, number>;
  /** 615.8: "the next time": effects that have met their damage, and its source where it was that of a source. */
  readonly metDamage: Map<string, ObjectId | undefined>;
  /** 615.5: what follows an effect that prevents damage from whatever sources at once, by effect and what is damaged. */
  readonly preventionFollowups: Map<string, PreventionFollowup>;
}

/** Instructions that follow, for all the damage prevented together. The frame changes in place as more of it is. */
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
    life: new Map(),
    metDamage: new Map(),
    preventionFollowups: new Map(),
  };
}

/** What follows once the event is over: an event, or instructions. */
export type Followup =
  | { readonly kind: 'event'; readonly event: GameEvent; readonly applied: AppliedKeys }
  | {
      readonly kind: 'effects';
      readonly effects: readonly Effect[];
      readonly frame: InstructionFrame;
      readonly applied: AppliedKeys;
    };

/** Who carries out instructions, and what their words mean. */
export interface InstructionFrame {
  readonly by: Cause;
  readonly context: Context;
}

/** One event for one object or player, being settled. Changes in place. */
export interface PendingEvent {
  readonly run: Run;
  readonly batch: EventBatch;
  /** What would happen now; undefined once nothing is left of it. */
  event: GameEvent | undefined;
  applied: AppliedKeys;
  /** How the position is read for this event: looking ahead at what enters (614.12). Read it through `sight`. */
  view: View;
  /** The event the view looks ahead for; undefined where it is the view the work began with. */
  viewedEvent: GameEvent | undefined;
  /** Performed with it as they are. */
  readonly actions: AtomicAction[];
  /** Contained in it or happening at the same time, still to be settled themselves (616.1g, 616.2). */
  containedEvents: GameEvent[];
  readonly followups: Followup[];
}

/** What one event has come to. */
export interface EventResult {
  readonly actions: readonly AtomicAction[];
  readonly followups: readonly Followup[];
}

/** Adds to a number kept by player. */
export function addTo(sums: Map<PlayerId, number>, player: PlayerId, amount: number): void {
  sums.set(player, (sums.get(player) ?? 0) + amount);
}
