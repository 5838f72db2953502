// Choices of an opponent that only one could be made (614.12a): with two players nobody has to tell it.

import type { GameObject, Rewrite } from '../../engine/index.ts';
import { playerId } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import type { Staging } from './staging.ts';

/** The permanent with its controller's only opponent as the player chosen as it entered, where it chose one and none is told. */
export function withOnlyOpponent({ scenario: { players } }: Staging, object: GameObject): GameObject {
  const { zone, chosen, printed, face, faceDown, copies, owner, controller } = object;
  if (zone !== 'battlefield' || faceDown !== undefined || copies.length > 0 || owner !== controller) return object;
  if (chosen.player !== undefined || chosen.players !== undefined) return object;
  const [only, ...others] = players.filter(it => it !== controller);
  if (only === undefined || others.length > 0) return object;
  const abilities = printed.faces[face]?.abilities ?? [];
  const isChosen = abilities.some(it => it.kind === 'replacement' && it.rewrites.some(choosesOpponent));
  return isChosen ? { ...object, chosen: { ...chosen, player: playerId(only) } } : object;
}

function choosesOpponent(rewrite: Rewrite): boolean {
  if (rewrite.kind !== 'choose' || rewrite.what !== 'player' || rewrite.among?.kind !== 'filter') return false;
  return equals(rewrite.among.filter, { clauses: [{ kind: 'controlledBy', who: { kind: 'opponent' } }] });
}
