// Identifiers of the objects that a name of a scenario means.
import type { ObjectId } from '../engine/index.ts';
import type { Staged } from './stage/stage.ts';
import { idOf } from './stage/staging.ts';

/** Every object a name may mean; empty where there is none of that name. */
export function idsNamed({ names }: Staged, name: string): readonly ObjectId[] {
  return names.findAll(name).map(idOf);
}
