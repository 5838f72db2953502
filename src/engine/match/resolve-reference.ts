// Resolution of references: the players and objects that the words of an ability refer to.
import { assertNever } from '../../kit/assert-never.ts';
import type { ObjectRef, PlayerRef } from '../ability/reference.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { PlayerState } from '../model/state.ts';
import { inZone } from '../model/zone-lists.ts';
import type { Context, View } from './view.ts';

/** The players referred to, in turn order from the active player (101.4), without players who have lost. */
export function resolvePlayers(view: View, who: PlayerRef, context: Context): readonly PlayerId[] {
  switch (who.kind) {
    case 'you':
      return [context.controller];
    case 'opponent':
    case 'another':
      return inTurnOrder(view).filter(id => id !== context.controller);
    case 'anyone':
      return inTurnOrder(view);
    case 'mostLife':
      return inTurnOrder(view).filter(id => hasMostLife(view, id));
    case 'chosen':
      return chosenPlayers(who, context);
    default: {
      const player = onePlayer(view, who, context);
      return player === undefined ? [] : [player];
    }
  }
}

/** Whether the player is among those referred to; faster than `resolvePlayers`. */
export function isAmongPlayers(view: View, who: PlayerRef, context: Context, player: PlayerId): boolean {
  if (who.kind === 'you') return player === context.controller;
  if (who.kind === 'opponent' || who.kind === 'another') return player !== context.controller;
  if (who.kind === 'anyone') return true;
  if (who.kind === 'mostLife') return hasMostLife(view, player);
  if (who.kind === 'chosen') return chosenPlayers(who, context).includes(player);
  return onePlayer(view, who, context) === player;
}

/** The object referred to; undefined where there is none. "Those" is the first of them. */
export function resolveObject(view: View, ref: ObjectRef, context: Context): ObjectId | undefined {
  switch (ref.kind) {
    case 'self':
      return context.source;
    case 'it':
      return context.it;
    case 'attached':
      return asObject(view, hostOf(view, context));
    case 'target':
      return asObject(view, context.targets?.[ref.index]);
    case 'source':
      return context.eventSource;
    case 'chosen':
      return context.chosen?.object;
    case 'top': {
      const player = resolvePlayers(view, ref.whose, context)[0];
      return player === undefined ? undefined : inZone(view.state, ref.zone, player)[0];
    }
    case 'those':
      return context.those?.[0];
    case 'member':
      return context.member;
    default:
      return assertNever(ref);
  }
}

/** The state of a player. Throws for one that is not in the game: our bug. */
export function playerState(view: View, id: PlayerId): PlayerState {
  const found = view.state.players.find(player => player.id === id);
  if (found === undefined) throw new Error(`No player ${id} in the position`);
  return found;
}

function inTurnOrder(view: View): readonly PlayerId[] {
  const { players, active } = view.state;
  const first = Math.max(
    0,
    players.findIndex(player => player.id === active),
  );
  return [...players.slice(first), ...players.slice(0, first)].filter(player => !player.lost).map(player => player.id);
}

function hasMostLife(view: View, player: PlayerId): boolean {
  const { life } = playerState(view, player);
  return view.state.players.every(other => other.lost || other.life <= life);
}

/** 607.2d: the chosen player, each of several, or the other than "that player". */
function chosenPlayers(
  { among }: PlayerRef & { readonly kind: 'chosen' },
  { chosen, that }: Context,
): readonly PlayerId[] {
  const all = chosen?.players ?? (chosen?.player === undefined ? [] : [chosen.player]);
  if (among === undefined) return all.slice(0, 1);
  return among === 'any' ? all : all.filter(it => that !== undefined && it !== that);
}

type Single = Exclude<PlayerRef, { readonly kind: 'you' | 'opponent' | 'another' | 'anyone' | 'mostLife' | 'chosen' }>;

function onePlayer(view: View, who: Single, context: Context): PlayerId | undefined {
  switch (who.kind) {
    case 'controllerOf':
    case 'ownerOf':
      return belongingTo(view, who, context);
    case 'attached':
      return asPlayer(view, hostOf(view, context));
    case 'that':
      return context.that;
    case 'active':
      return view.state.active;
    case 'defending':
      return defending(view, context);
    case 'target':
      return asPlayer(view, context.targets?.[who.index]);
    case 'protector':
      return context.source === undefined ? undefined : view.object(context.source).protector;
    case 'monarch':
      return view.state.players.find(player => player.designations.includes('monarch'))?.id;
    default:
      return assertNever(who);
  }
}

function belongingTo(
  view: View,
  who: PlayerRef & { readonly kind: 'controllerOf' | 'ownerOf' },
  context: Context,
): PlayerId | undefined {
  const id = resolveObject(view, who.of, context);
  const known = id === undefined ? view : (context.lastKnown?.get(id) ?? view);
  if (id === undefined || !known.state.objects.has(id)) return undefined;
  return who.kind === 'ownerOf' ? known.object(id).owner : known.controller(id);
}

/** 508.5: the player attacked, or the controller or protector of what is attacked. */
function defending(view: View, context: Context): PlayerId | undefined {
  const attacker = [context.it, context.source].find(id => attackedBy(view, id) !== undefined);
  const attacked = attackedBy(view, attacker);
  const object = asObject(view, attacked);
  if (object === undefined) return asPlayer(view, attacked);
  return view.object(object).protector ?? view.controller(object);
}

function attackedBy(view: View, id: ObjectId | undefined): ObjectId | PlayerId | undefined {
  return id === undefined ? undefined : view.state.objects.get(id)?.attacking;
}

/** 608.2h: what the source is attached to, or was where it has left the battlefield, sacrificed as a cost perhaps. */
function hostOf(view: View, { source, lastKnown }: Context): ObjectId | PlayerId | undefined {
  if (source === undefined) return undefined;
  const now = view.state.objects.get(source);
  if (now?.zone === 'battlefield') return now.attachedTo;
  return lastKnown?.get(source)?.state.objects.get(source)?.attachedTo;
}

function asObject(view: View, id: ObjectId | PlayerId | undefined): ObjectId | undefined {
  if (id === undefined) return undefined;
  // an id found among the objects is an object's
  const object = view.state.objects.get(id as ObjectId);
  return object?.id;
}

function asPlayer(view: View, id: ObjectId | PlayerId | undefined): PlayerId | undefined {
  return view.state.players.find(player => player.id === id)?.id;
}
