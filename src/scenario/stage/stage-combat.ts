// 508.1, 509.1, 510.1: combat before combat damage: a source that damages a player, planeswalker or battle attacks it;
// of two creatures one attacks and the other blocks.
import {
  type Ability,
  type GameObject,
  type GameState,
  type ObjectId,
  type PlayerId,
  project,
} from '../../engine/index.ts';
import type { DamageDealt } from '../schema/when-events.ts';
import { idOf, playerNamed, type Staging } from './staging.ts';

/** The position in the combat that the damage of the event requires; creatures that attack do so in their controller's turn. */
export function withCombat(staging: Staging, position: GameState): GameState {
  const { when } = staging.scenario;
  const attacker = [...position.objects.values()].find(it => it.zone === 'battlefield' && it.attacking !== undefined);
  const state = attacker === undefined ? position : { ...position, active: attacker.controller };
  return withAttackers(staging, when.kind === 'dealsDamage' ? withDamagers(staging, state, when.damage) : state);
}

/** The position with the creatures attacking and blocking that deal combat damage in the event. */
function withDamagers(staging: Staging, state: GameState, dealt: readonly DamageDealt[]): GameState {
  const objects = new Map(state.objects);
  const combat = dealt.filter(damage => damage.combat);
  for (const damage of combat) attack(staging, objects, damage);
  const active = [...objects.values()].find(it => it.attacking !== undefined)?.controller ?? state.active;
  for (const damage of combat) block(staging, objects, damage, active);
  return { ...state, objects };
}

/**
 * 508.1f, 508.1k: attacking creatures without vigilance are tapped, where the question does not say otherwise, and their
 * controllers have attacked this turn, as have those of creatures of which it says so.
 */
function withAttackers(staging: Staging, state: GameState): GameState {
  const there = [...state.objects.values()].filter(it => it.zone === 'battlefield');
  const isTold = new Set(staging.names.objects.flatMap(it => (it.given?.tapped === undefined ? [] : [idOf(it)])));
  const untold = there.filter(it => it.attacking !== undefined && !isTold.has(it.id));
  const view = untold.length === 0 ? undefined : project(state, staging.edition);
  const objects = new Map(state.objects);
  for (const attacker of untold) {
    const stays = view?.of(attacker.id).abilities.some(({ ability }) => isVigilance(ability));
    if (stays !== true) objects.set(attacker.id, { ...attacker, tapped: true });
  }
  const players = state.players.map(player => {
    const told = staging.scenario.given.players[player.id]?.thisTurn?.attacked;
    const count = there.filter(it => it.controller === player.id && hasAttacked(it)).length;
    return told !== undefined || count === 0
      ? player
      : { ...player, thisTurn: { ...player.thisTurn, attacked: count } };
  });
  return { ...state, objects, players };
}

function isVigilance(ability: Ability): boolean {
  return ability.kind === 'keyword' && ability.keyword === 'vigilance';
}

function hasAttacked({ attacking, designations }: GameObject): boolean {
  return attacking !== undefined || designations.includes('attackedThisTurn');
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
