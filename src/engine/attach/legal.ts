// Legal attachment of Auras, Equipment and Fortifications (303.4, 301.5, 702.5, 702.16c).

import type { KeywordAbility } from '../ability/keyword.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { contextOf } from '../match/context.ts';
import { matches } from '../match/matches.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import { select } from '../match/select.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** The kind of attachment an object is; undefined for any other object. */
export type AttachmentKind = 'Aura' | 'Equipment' | 'Fortification' | undefined;

/** The kind of attachment the object is; an Aura that is also an Equipment is an Aura (303.4i). */
export function attachmentKind(view: View, id: ObjectId): AttachmentKind {
  const { subtypes } = view.of(id);
  return (['Aura', 'Equipment', 'Fortification'] as const).find(kind => subtypes.includes(kind));
}

/**
 * Whether the object may be attached there, by its own abilities and by other effects; 702.6e: `asCreature` where it is as
 * though that were a creature.
 */
export function canBeAttached(view: View, id: ObjectId, to: ObjectId | PlayerId, asCreature = false): boolean {
  const kind = attachmentKind(view, id);
  if (kind === undefined || id === to || isBattleOrCreature(view, id)) return false;
  if (isPlayer(view.state, to)) return kind === 'Aura' && enchantsPlayer(view, id, to);
  if (view.state.objects.get(to) === undefined) return false;
  const { zone, phasedOut } = view.object(to);
  if (phasedOut || (zone !== 'battlefield' && kind !== 'Aura')) return false;
  return (isSubject(view, id, to, kind) || (asCreature && isOnBattlefield(view, to))) && !isForbidden(view, id, to);
}

/** Everything an Aura may enchant now. */
export function enchantable(view: View, id: ObjectId): readonly (ObjectId | PlayerId)[] {
  const players = view.state.players.filter(player => !player.lost).map(player => player.id);
  const enchants = enchantAbilities(view, id);
  const objects = new Set<ObjectId>(view.battlefield);
  for (const { of } of enchants)
    if (of !== undefined) for (const found of select(view, of, contextOf(view, id))) objects.add(found);
  return [
    ...[...objects].filter(to => canBeAttached(view, id, to)),
    ...players.filter(to => canBeAttached(view, id, to)),
  ];
}

function enchantAbilities(view: View, id: ObjectId): readonly KeywordAbility[] {
  return keywordsOf(view, id).filter(ability => ability.keyword === 'enchant');
}

function keywordsOf(view: View, id: ObjectId): readonly KeywordAbility[] {
  return view.of(id).abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability] : []));
}

/** 303.4d, 301.5c, 310.10: a creature attaches to nothing, unless it reconfigures (702.151). */
function isBattleOrCreature(view: View, id: ObjectId): boolean {
  const { types } = view.of(id);
  if (types.includes('Battle')) return true;
  return types.includes('Creature') && !keywordsOf(view, id).some(ability => ability.keyword === 'reconfigure');
}

function isSubject(view: View, id: ObjectId, to: ObjectId, kind: AttachmentKind): boolean {
  const { types } = view.of(to);
  if (kind === 'Equipment') return types.includes('Creature') && isOnBattlefield(view, to);
  if (kind === 'Fortification') return types.includes('Land') && isOnBattlefield(view, to);
  const enchants = enchantAbilities(view, id);
  const context = { ...contextOf(view, id), it: to };
  return (
    enchants.length > 0 &&
    enchants.every(({ of }) => of !== undefined && namesZone(view, of, to) && matches(view, of, to, context))
  );
}

/** An enchant ability is about permanents unless it names another zone. */
function namesZone(view: View, of: NonNullable<KeywordAbility['of']>, to: ObjectId): boolean {
  return isOnBattlefield(view, to) || of.clauses.some(clause => clause.kind === 'inZone');
}

function isOnBattlefield(view: View, id: ObjectId): boolean {
  return view.object(id).zone === 'battlefield';
}

/** 702.5d: enchant player, enchant opponent. */
function enchantsPlayer(view: View, id: ObjectId, to: PlayerId): boolean {
  const enchants = enchantAbilities(view, id);
  const controller = view.controller(id);
  const fits = new Set(['player', to === controller ? 'you' : 'opponent']);
  return enchants.length > 0 && enchants.every(({ words = '' }) => fits.has(words));
}

/** 702.16c: protection from a quality it has; "can't be enchanted", "can't be attached to …". */
function isForbidden(view: View, id: ObjectId, to: ObjectId): boolean {
  return view.cants.some(cant => {
    const { what, condition } = cant.ability;
    if (what.kind !== 'attachTo') return false;
    const context = { ...cant.context, it: to };
    if (cant.fixedSet !== undefined && !cant.fixedSet.includes(to)) return false;
    if (condition !== undefined && !conditionHolds(view, condition, context)) return false;
    return matches(view, what.what, id, context) && matches(view, what.to, to, context);
  });
}

/** The opponents of a player (102.2, 102.3). */
export function opponentsOf(view: View, player: PlayerId): readonly PlayerId[] {
  return resolvePlayers(view, { kind: 'opponent' }, { source: undefined, controller: player });
}
