// What a headline is made from: an outcome in its scene, and the kinds of events.

import type { GameEvent, Outcome } from '../../engine/index.ts';
import type { ExplainContext } from '../explain-context.ts';

/** An outcome with the scene its words are made in. */
export interface OutcomeInContext {
  readonly scene: ExplainContext;
  readonly outcome: Outcome;
}

export type EventKind = GameEvent['kind'];
/** Some events share a shape: the one whose kinds include it. */
export type EventOfKind<K extends EventKind> = GameEvent extends infer E
  ? E extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? E
      : never
    : never
  : never;
