// Several objects in one sentence: those of which the same is true together.

import type { ObjectId, Outcome } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';
import { objectWords } from '../step/choice.ts';
import { list } from '../words.ts';
import { enteredOf, predicateOf } from './entered.ts';

/** One object with its whole name, or several grouped by what becomes of them. */
export function entering(scene: Scene, outcome: Outcome, ids: readonly ObjectId[]): string {
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const predicate = predicateOf(enteredOf(scene, outcome, id));
    groups.set(predicate, [...(groups.get(predicate) ?? []), id]);
  }
  const parts = [...groups].map(
    ([predicate, group]) =>
      `${namesOf(scene, group, ids.length)} ${group.length === 1 ? predicate : several(predicate)}`,
  );
  return parts.some(it => /,| and /.test(it)) ? parts.join('; ') : list(parts);
}

export function namesOf(scene: Scene, ids: readonly ObjectId[], all: number): string {
  const [first] = ids;
  if (first !== undefined && ids.length === 1) return all === 1 ? scene.names.full(first) : scene.names.object(first);
  return objectWords(scene, ids);
}

/** The predicate of more than one: "enters tapped" is "enter tapped". */
export function several(predicate: string): string {
  return predicate
    .replace(/^enters/, 'enter')
    .replace(/^stays/, 'stay')
    .replace(/^goes/, 'go')
    .replace(/^is /, 'are ')
    .replace('ceases', 'cease');
}
