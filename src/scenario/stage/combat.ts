// 508.1, 509.1, 510.1: what deals combat damage to a player, planeswalker or battle is attacking it; a creature it damages as well is blocking it.
import type { GameObject, GameState, ObjectId } from '../../engine/index.ts';
import type { DamageDealt } from '../schema/when.ts';
import { idOf, playerNamed, type Staging } from './staging.ts';

/** The position in the combat that the damage of the event tells of. */
export function inCombat(staging: Staging, state: GameState): GameState {
  const { when } = staging.scenario;
  if (when.kind !== 'dealsDamage') return state;
  const objects = new Map(state.objects);
  const combat = when.damage.filter(damage => damage.combat);
  for (const damage of combat) attack(staging, objects, damage);
  for (const damage of combat) block(staging, objects, damage);
  return { ...state, objects };
}

function attack(staging: Staging, objects: Map<ObjectId, GameObject>, { source, to }: DamageDealt): void {
  const attacker = objectCalled(staging, objects, source);
  const attacked = objectCalled(staging, objects, to);
  const attacking =
    playerNamed(staging, to) ?? (attacked === undefined || isCreature(attacked) ? undefined : attacked.id);
  if (attacker?.zone !== 'battlefield' || attacking === undefined) return;
  objects.set(attacker.id, { ...attacker, attacking });
}

function block(staging: Staging, objects: Map<ObjectId, GameObject>, { source, to }: DamageDealt): void {
  const attacker = objectCalled(staging, objects, source);
  const blocker = objectCalled(staging, objects, to);
  if (attacker?.attacking === undefined || blocker === undefined || !isCreature(blocker)) return;
  objects.set(blocker.id, { ...blocker, blocking: attacker.id });
}

function objectCalled(staging: Staging, objects: ReadonlyMap<ObjectId, GameObject>, name: string) {
  const written = staging.names.find(name);
  return written === undefined ? undefined : objects.get(idOf(written));
}

function isCreature({ printed, face }: GameObject): boolean {
  return (printed.faces[face] ?? printed.faces[0]).types.includes('Creature');
}
