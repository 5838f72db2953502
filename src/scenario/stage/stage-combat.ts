// 508.1, 509.1, 510.1: combat before combat damage: a source that damages a player, planeswalker or battle attacks it;
// of two creatures one attacks and the other blocks.
import type { GameObject, GameState, ObjectId, PlayerId } from '../../engine/index.ts';
import type { DamageDealt } from '../schema/when-events.ts';
import { idOf, playerNamed, type Staging } from './staging.ts';

/** The position in the combat that the damage of the event requires; creatures that attack do so in their controller's turn. */
export function withCombat(staging: Staging, position: GameState): GameState {
  const { when } = staging.scenario;
  const attacker = [...position.objects.values()].find(it => it.zone === 'battlefield' && it.attacking !== undefined);
  const state = attacker === undefined ? position : { ...position, active: attacker.controller };
  if (when.kind !== 'dealsDamage') return state;
  const objects = new Map(state.objects);
  const combat = when.damage.filter(damage => damage.combat);
  for (const damage of combat) attack(staging, objects, damage);
  const active = [...objects.values()].find(it => it.attacking !== undefined)?.controller ?? state.active;
  for (const damage of combat) block(staging, objects, damage, active);
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

/** 506.2: of two creatures the one attacks that the attacking player controls. */
function block(
  staging: Staging,
  objects: Map<ObjectId, GameObject>,
  { source, to }: DamageDealt,
  active: PlayerId,
): void {
  const pair = [objectCalled(staging, objects, source), objectCalled(staging, objects, to)];
  const attacker = pair.find(it => it?.controller === active);
  const blocker = pair.find(it => it !== attacker);
  if (attacker === undefined || blocker === undefined || blocker.controller === active || !isCreature(blocker)) return;
  if (attacker.zone !== 'battlefield' || blocker.zone !== 'battlefield' || !isCreature(attacker)) return;
  objects.set(attacker.id, { ...attacker, attacking: attacker.attacking ?? blocker.controller });
  objects.set(blocker.id, { ...blocker, blocking: attacker.id });
}

function objectCalled(staging: Staging, objects: ReadonlyMap<ObjectId, GameObject>, name: string) {
  const written = staging.names.find(name);
  return written === undefined ? undefined : objects.get(idOf(written));
}

function isCreature({ printed, face }: GameObject): boolean {
  return (printed.faces[face] ?? printed.faces[0]).types.includes('Creature');
}
