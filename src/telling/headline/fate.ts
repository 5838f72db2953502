// Where objects have gone: they die, are exiled, stay.

import type { ObjectId, Outcome } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';
import { list } from '../words.ts';
import { enteredOf, predicateOf } from './entered.ts';
import { namesOf, several } from './groups.ts';
import type { Happening } from './happening.ts';

/** What becomes of objects that would be destroyed or moved, like fates together. */
export function fates(
  { scene, outcome }: Happening,
  ids: readonly ObjectId[],
  otherwise = 'stays where it is',
): string {
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const fate = fateOf(scene, outcome, id) || otherwise;
    groups.set(fate, [...(groups.get(fate) ?? []), id]);
  }
  return list(
    [...groups].map(
      ([fate, group]) =>
        `${namesOf(scene, group, ids.length)} ${group.length === 1 ? fate : several(fate).replace(/^dies/, 'die')}`,
    ),
  );
}

/** Where an object has gone: "dies", "is exiled", "" where it stayed. */
export function fateOf(scene: Scene, outcome: Outcome, id: ObjectId): string {
  const [was, now] = [outcome.before.objects.get(id), outcome.state.objects.get(id)];
  if (was === undefined || was.zone === now?.zone) return '';
  if (now === undefined || now.zone === 'nowhere') return goneWords(scene, outcome, id);
  if (now.zone === 'battlefield') return predicateOf(enteredOf(scene, outcome, id));
  const own = scene.names.player(now.owner).own;
  if (now.zone === 'exile') return 'is exiled';
  if (now.zone === 'graveyard' && was.zone === 'battlefield') {
    return scene.seenBefore.of(id).types.includes('Creature') ? 'dies' : `is put into ${own} graveyard`;
  }
  return now.zone === 'command' ? 'goes to the command zone' : `goes to ${own} ${now.zone}`;
}

/** A token that left: it dies or is exiled, and then ceases to exist. */
function goneWords(scene: Scene, outcome: Outcome, id: ObjectId): string {
  const move = outcome.occurrences.find(it => it.kind === 'moved' && it.object === id);
  if (move?.kind !== 'moved') return 'ceases to exist';
  if (move.to === 'exile') return 'is exiled and ceases to exist';
  if (move.to !== 'graveyard') return `goes to its owner's ${move.to} and ceases to exist`;
  return `${scene.seenBefore.of(id).types.includes('Creature') ? 'dies' : 'is put into the graveyard'} and ceases to exist`;
}
