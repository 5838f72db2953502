// What a headline is made from: an outcome in its scene, and the kinds of events.

import type { GameEvent, Outcome } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';

/** An outcome with the scene its words are made in. */
export interface Happening {
  readonly scene: Scene;
  readonly outcome: Outcome;
}

export type Kind = GameEvent['kind'];
/** Some events share a shape: the one whose kinds include it. */
export type Of<K extends Kind> = GameEvent extends infer E
  ? E extends { readonly kind: infer Kinds }
    ? K extends Kinds
      ? E
      : never
    : never
  : never;
