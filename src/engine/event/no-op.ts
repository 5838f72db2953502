// No-op events: discarded before replacement effects are considered (614.7a): no damage, no life, no such permanent.

import { assertNever } from '../../kit/assert-never.ts';
import { isInstantOrSorcery } from '../../vocabulary/index.ts';
import { isDoubleFaced } from '../copy/printed-values.ts';
import { hasKeyword } from '../match/has.ts';
import { matches } from '../match/matches.ts';
import { isSummoningSick } from '../match/summoning-sick.ts';
import type { View } from '../match/view.ts';
import { isPlayer, playerNamedIn } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { NoOpReason } from '../trail/fact.ts';
import type { GameEvent } from './game-event.ts';
import type { Run } from './run-state.ts';

/** The reason why the event is a no-op, '' where none needs naming; undefined where it is none. */
export function noOpReason(run: Run, view: View, event: GameEvent): NoOpReason | '' | undefined {
  switch (event.kind) {
    case 'dealsDamage':
      return damageNoOp(view, event);
    case 'gainsLife':
      return event.amount <= 0 ? 'no life' : undefined;
    case 'losesLife':
      return event.amount <= 0 ? '' : undefined;
    case 'paysLife':
      // 119.4: no more than there is
      return event.amount <= 0
        ? ''
        : event.amount > playerNamedIn(run.state, event.player).life
          ? 'more life than there is'
          : undefined;
    case 'putsCounters':
      if (event.amount <= 0) return '';
      return isGone(view, event) ? 'no longer there' : undefined;
    case 'removesCounters':
    case 'movesCounters':
      return event.amount <= 0 ? '' : undefined;
    case 'draws':
    case 'mills':
      return event.count <= 0 ? '' : undefined;
    case 'creates':
      return event.tokens.every(token => token.count <= 0) ? '' : undefined;
    case 'destroys':
      return destroysNoOp(view, event.objects[0]);
    case 'moves': {
      const [move] = event.objects;
      return move === undefined || !run.state.objects.has(move.object) ? '' : undefined;
    }
    case 'taps':
      return event.objects.some(id => view.object(id).tapped) ? '' : undefined;
    case 'untaps':
      return event.objects.some(id => !view.object(id).tapped) ? '' : undefined;
    case 'turnsFaceUp':
      return facesUpNoOp(run, event.objects[0]);
    case 'turnsFaceDown':
      return facesDownNoOp(run, event.objects[0]);
    case 'transforms':
      return transformsNoOp(run, event.objects[0]);
    case 'attacks':
      return attacksNoOp(view, event.objects[0]?.object);
    case 'addsMana':
      return event.mana.length === 0 ? '' : undefined;
    case 'enters':
    case 'casts':
    case 'becomesCopy':
    case 'merges':
    case 'setsLife':
    case 'attaches':
    case 'phasesIn':
    case 'phasesOut':
    case 'begins':
    case 'losesGame':
    case 'winsGame':
    case 'shuffles':
    case 'carriesOut':
      return undefined;
    default:
      return assertNever(event);
  }
}

/** 120.8, 614.7a: no damage is none at all; 120.1a: only some things are dealt damage. */
function damageNoOp(view: View, event: Extract<GameEvent, { kind: 'dealsDamage' }>): NoOpReason | '' | undefined {
  const [damage] = event.damage;
  if (damage === undefined) return '';
  if (damage.amount <= 0) return 'no damage';
  return canBeDamaged(view, damage.to) ? undefined : 'not damageable';
}

function canBeDamaged(view: View, to: ObjectId | PlayerId): boolean {
  if (isPlayer(view.state, to)) return true;
  if (!view.battlefield.includes(to)) return false;
  return view.of(to).types.some(type => type === 'Creature' || type === 'Planeswalker' || type === 'Battle');
}

/**
 * 508.1a: only an untapped creature of the active player, there since the turn began or with haste (302.6), and
 * without defender (702.3b).
 */
function attacksNoOp(view: View, id: ObjectId | undefined): NoOpReason | '' | undefined {
  const attacker = id === undefined ? undefined : view.state.objects.get(id);
  if (attacker === undefined) return '';
  const { id: object, tapped } = attacker;
  const { types } = view.of(object);
  const isCreature = view.battlefield.includes(object) && types.includes('Creature') && !types.includes('Battle');
  if (!isCreature || tapped || view.controller(object) !== view.state.active) return 'no attacker';
  if (isSummoningSick(view, object)) return 'summoning sick';
  return hasKeyword(view, object, 'defender') && !mayAttackAnyway(view, object) ? 'defender' : undefined;
}

/** "Can attack as though it didn't have defender", which is kept as text. */
function mayAttackAnyway(view: View, object: ObjectId): boolean {
  return view.rules.some(
    ({ rule, affects, from }) =>
      rule.kind === 'text' &&
      rule.about.includes('attacking with defender') &&
      matches(view, affects, object, from.context),
  );
}

/** 400.7: what has gone to a graveyard, a hand or a library is another object, which nothing that was said is about. */
function isGone(view: View, { on, asItEnters }: Extract<GameEvent, { kind: 'putsCounters' }>): boolean {
  if (asItEnters || isPlayer(view.state, on)) return false;
  const zone = view.state.objects.get(on)?.zone;
  return zone === 'graveyard' || zone === 'hand' || zone === 'library';
}

/** 701.8a: only a permanent is destroyed. */
function destroysNoOp(view: View, object: ObjectId | undefined): NoOpReason | '' | undefined {
  return object === undefined || !view.battlefield.includes(object) ? 'not on the battlefield' : undefined;
}

/** Whether the object has a keyword ability, with or without a quality. */
export function hasKeywordAbility(view: View, object: ObjectId, keyword: string): boolean {
  return view.of(object).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
}

/** 701.40g, 701.58g: an instant or sorcery card is revealed and stays face down; so does what is not face down. */
function facesUpNoOp(run: Run, object: ObjectId | undefined): NoOpReason | '' | undefined {
  const turning = object === undefined ? undefined : run.state.objects.get(object);
  if (turning?.faceDown === undefined) return '';
  const printed = [turning.printed, ...turning.components];
  const isSpell = printed.some(it => isInstantOrSorcery(it.faces[0].types));
  if (!isSpell || turning.copies.length > 0) return undefined;
  return turning.components.length > 0
    ? 'merged instant or sorcery'
    : turning.faceDown === 'cloaked'
      ? 'cloaked instant or sorcery'
      : 'instant or sorcery';
}

/** 708.2b, 712.16, 730.2j: not what is face down already, nor a melded or other double-faced permanent. */
function facesDownNoOp(run: Run, object: ObjectId | undefined): NoOpReason | '' | undefined {
  const turning = object === undefined ? undefined : run.state.objects.get(object);
  if (turning?.zone !== 'battlefield') return '';
  if (turning.faceDown !== undefined) return 'already face down';
  if (turning.components.some(isDoubleFaced)) return 'merged double-faced';
  return isDoubleFaced(turning.printed) ? 'double-faced' : undefined;
}

/** 701.27c, 701.27d, 712.15a: only a double-faced permanent, face up, and not to an instant or sorcery face. */
function transformsNoOp(run: Run, object: ObjectId | undefined): NoOpReason | '' | undefined {
  const turning = object === undefined ? undefined : run.state.objects.get(object);
  if (turning === undefined) return '';
  if (turning.faceDown !== undefined) return 'transforms face down';
  if (turning.token && !run.edition.tokenCopiesHaveBothFaces) return 'not double-faced';
  // a meld card is double-faced, and does not transform
  if (turning.printed.layout === 'meld') return 'meld card';
  const other = turning.printed.faces[turning.face === 0 ? 1 : 0];
  if (!isDoubleFaced(turning.printed) || other === undefined) return 'not double-faced';
  return isInstantOrSorcery(other.types) ? 'other face is a spell' : undefined;
}
