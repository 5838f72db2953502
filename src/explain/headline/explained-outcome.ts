// Input of headlines: an outcome with its context, and event types by kind.

import type { GameEvent, Outcome } from '../../engine/index.ts';
import type { ExplainContext } from '../explain-context.ts';

/** An outcome with the context of its explanation. */
export interface OutcomeInContext {
  readonly context: ExplainContext;
  readonly outcome: Outcome;
}

export type EventKind = GameEvent['kind'];
/** The events whose kinds include K; some kinds share a shape. */
export type EventOfKind<K extends EventKind> = GameEvent extends infer E
  ? E extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? E
      : never
    : never
  : never;
