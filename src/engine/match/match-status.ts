// Clauses about status, combat and what is attached.
import { assertNever } from '../../kit/assert-never.ts';
import type { Clause } from '../ability/filter.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { attachments, countersOn, hasSubtype } from './has.ts';
import type { View } from './view.ts';

/** A clause about more than types, colors, names, abilities and players. */
export type OtherClause = Exclude<Clause, { readonly kind: (typeof FIRST)[number] }>;

const FIRST = [
  ...(['all', 'any', 'not', 'type', 'subtype', 'supertype', 'color', 'colorless', 'multicolored'] as const),
  ...(['monocolored', 'historic', 'outlaw', 'party', 'named', 'keyword', 'noAbilities', 'manaAbility'] as const),
  ...(['controlledBy', 'other', 'is'] as const),
] as const;

type StatusClause = Exclude<
  OtherClause,
  {
    readonly kind:
      | ('permanent' | 'card' | 'spell' | 'token' | 'inZone' | 'ownedBy' | 'attachedTo' | 'measure' | 'parity')
      | (
          | 'attachedToA'
          | 'opposing'
          | 'withAttached'
          | 'outsideIdentity'
          | 'targets'
          | 'costHas'
          | 'costIs'
          | 'doubleFaced'
          | 'counters'
          | 'chosen'
          | 'shares'
          | 'history'
          | 'damagedThisWay'
          | 'attackingPlayer'
        );
  }
>;

/** Whether an object has the status that a clause names, in combat or out of it. */
export function hasStatus(view: View, clause: StatusClause, object: GameObject): boolean {
  switch (clause.kind) {
    case 'modified':
      return isModified(view, object);
    case 'adventure':
      return object.faceDown === undefined && (object.copies.at(-1)?.of ?? object).printed.layout === 'adventure';
    case 'enchanted':
      return attachments(view, object.id).some(id => hasSubtype(view, id, 'Aura'));
    case 'equipped':
      return attachments(view, object.id).some(id => hasSubtype(view, id, 'Equipment'));
    case 'commander':
      return object.designations.includes('commander');
    case 'tapped':
      return object.tapped;
    case 'untapped':
      return !object.tapped;
    case 'attacking':
      return object.attacking !== undefined;
    case 'blocking':
      return object.blocking !== undefined;
    case 'blocked':
      return object.attacking !== undefined && isBlocked(view, object.id);
    case 'unblocked':
      return object.attacking !== undefined && !isBlocked(view, object.id);
    case 'faceDown':
      return object.faceDown !== undefined;
    case 'faceUp':
      return object.faceDown === undefined;
    case 'transformed':
      return object.face > 0 && (object.printed.layout === 'transform' || object.printed.layout === 'battle');
    case 'designation':
      return object.designations.includes(clause.designation);
    default:
      return assertNever(clause);
  }
}

/** 700.9: has counters, is equipped, or is enchanted by an Aura its controller controls. */
function isModified(view: View, object: GameObject): boolean {
  if (countersOn(object, undefined) > 0) return true;
  const controller = view.controller(object.id);
  return attachments(view, object.id).some(
    id => hasSubtype(view, id, 'Equipment') || (hasSubtype(view, id, 'Aura') && view.controller(id) === controller),
  );
}

function isBlocked(view: View, id: ObjectId): boolean {
  return view.battlefield.some(other => view.object(other).blocking === id);
}
