// One object a scenario writes, with where it stands and what was written of it.

import type { GameZone } from '../../vocabulary/index.ts';
import type { CreatingItem, EnteringItem } from '../schema/entering-schema.ts';
import type { GivenObject } from '../schema/given-schema.ts';

/** Where an object is before the event. `outside`: not in a zone of the game, or not there yet, such as a token. */
export type StartZone = GameZone | 'outside';

export interface DeclaredObject {
  /** Its place in the list of all. */
  readonly index: number;
  /** The one name an answer calls it by: its handle, its name, or Name#2 where several have the name. */
  readonly key: string;
  /** The name it is written with, without a number. */
  readonly name: string;
  /** Which of the objects of that name it is, from 1. */
  readonly number: number;
  /** What it may be called besides; the last one given comes first. */
  readonly handles: readonly string[];
  readonly zone: StartZone;
  /** The player it is listed under: its controller on the battlefield. Left out for what belongs to nobody. */
  readonly player?: string;
  readonly owner?: string;
  /** Its place in its zone, from the top; -1 for an entering object that is added on top (the first written is topmost). */
  readonly position: number;
  /** Where it is written. */
  readonly path: readonly (string | number)[];
  /** What is written of it under `given`. */
  readonly given?: GivenObject;
  /** What is written of it under `when: enters`, and its place among the entering objects, copies counted one by one. */
  readonly entering?: { readonly object: EnteringItem; readonly place: number };
  /** What is written of it under `when: creates`; only tokens with a handle are listed. `copy` counts from 0. */
  readonly creating?: { readonly object: CreatingItem; readonly item: number; readonly copy: number };
}
