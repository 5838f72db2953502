// A declared object: an object that a scenario writes down, with its zone and the parts of the scenario about it.

import type { GameZone } from '../../vocabulary/index.ts';
import type { CreatingItem, EnteringItem } from '../schema/entering-schema.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';

/** The zone of an object before the event. `outside`: not in a zone of the game, or not there yet, such as a token. */
export type StartZone = GameZone | 'outside';

export interface DeclaredObject {
  /** Its index in the list of all declared objects. */
  readonly index: number;
  /** The one name an answer has for it: its handle, its name, or Name#2 where several have the name. */
  readonly key: string;
  /** The name it is written with, without a number. */
  readonly name: string;
  /** Its number among the objects of that name, from 1. */
  readonly number: number;
  /** Further names for it; the last one given comes first. */
  readonly handles: readonly string[];
  readonly zone: StartZone;
  /**
   * The player it is listed under: its controller on the battlefield. Left out for an object that belongs to nobody.
   */
  readonly player?: string;
  readonly owner?: string;
  /** Its position in its zone, from the top; -1 for an entering object added on top, the first written topmost. */
  readonly position: number;
  /** The path of its entry in the scenario. */
  readonly path: readonly (string | number)[];
  /** Its entry under `given`. */
  readonly given?: GivenObject;
  /** Its entry under `when: enters`, and its place among the entering objects, copies counted one by one. */
  readonly entering?: { readonly object: EnteringItem; readonly place: number };
  /** Its entry under `when: creates`; only tokens with a handle are listed. `copy` counts from 0. */
  readonly creating?: { readonly object: CreatingItem; readonly item: number; readonly copy: number };
}
