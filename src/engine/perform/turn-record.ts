// Record of this turn, for conditions and amounts about the past ("if a creature died this turn").

import { assertNever } from '../../kit/assert-never.ts';
import type { ThisTurnFact } from '../../vocabulary/index.ts';
import { isInstantOrSorcery } from '../../vocabulary/index.ts';
import type { View } from '../match/view.ts';
import { type StateDraft, setPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { UnnumberedOccurrence } from './performer.ts';

/** Adds an occurrence to the record of the turn. Draws are counted apart, by `drawn`. */
export function recordInTurn(draft: StateDraft, before: View, fact: UnnumberedOccurrence): void {
  switch (fact.kind) {
    case 'gainedLife':
      add(draft, fact.player, 'lifeGained', fact.amount);
      break;
    case 'lostLife':
      add(draft, fact.player, 'lifeLost', fact.amount);
      break;
    case 'damaged':
      add(draft, fact.to, 'damageDealt', fact.amount);
      break;
    case 'entered':
      if (fact.created) add(draft, draft.objects.get(fact.object)?.controller, 'tokensCreated');
      if (fact.from === 'graveyard') add(draft, draft.objects.get(fact.object)?.owner, 'cardsLeftGraveyard');
      break;
    case 'moved':
      moved(draft, before, fact);
      break;
    case 'attacked':
      add(draft, draft.objects.get(fact.object)?.controller, 'attacked');
      break;
    case 'wasCast':
      spellCast(draft, before, fact);
      break;
    case 'acted':
      if (fact.action === 'surveil') add(draft, fact.player, 'surveilled');
      break;
    case 'activated':
    case 'targeted':
    case 'prevented':
    case 'countersPut':
    case 'countersRemoved':
    case 'paidLife':
    case 'drew':
    case 'began':
    case 'tapped':
    case 'untapped':
    case 'transformed':
    case 'turnedFaceUp':
    case 'turnedFaceDown':
    case 'phasedIn':
    case 'phasedOut':
    case 'becameCopy':
    case 'mutated':
    case 'designated':
    case 'attached':
    case 'unattached':
    case 'addedMana':
    case 'dayNight':
    case 'playerDesignated':
    case 'lostGame':
    case 'skipped':
      break;
    default:
      assertNever(fact);
  }
}

function moved(
  draft: StateDraft,
  before: View,
  { object, from, to, verb }: UnnumberedOccurrence & { readonly kind: 'moved' },
): void {
  const was = before.state.objects.get(object);
  if (was === undefined) return;
  if (from === 'graveyard') add(draft, was.owner, 'cardsLeftGraveyard');
  if (verb === 'discard') add(draft, was.owner, 'cardsDiscarded');
  if (to === 'graveyard' && isPermanentCard(before, object)) add(draft, was.owner, 'descended');
  if (from !== 'battlefield') return;
  const controller = before.controller(object);
  add(draft, controller, 'permanentsLeft');
  if (!before.of(object).types.includes('Land')) add(draft, controller, 'nonlandPermanentsLeft');
  if (verb === 'sacrifice') add(draft, controller, 'permanentsSacrificed');
  if (to === 'graveyard' && before.of(object).types.includes('Creature')) add(draft, controller, 'creaturesDied');
}

function spellCast(
  draft: StateDraft,
  before: View,
  { object, player }: UnnumberedOccurrence & { readonly kind: 'wasCast' },
): void {
  add(draft, player, 'spellsCast');
  if (before.state.objects.get(object)?.cast?.costs.includes('warp')) add(draft, player, 'spellsWarped');
  const { types, colors } = before.of(object);
  if (!types.includes('Creature')) add(draft, player, 'noncreatureSpellsCast');
  if (isInstantOrSorcery(types)) add(draft, player, 'instantsAndSorceriesCast');
  for (const color of colors) add(draft, player, `${color}SpellsCast`);
}

/** Whether an object is a permanent card (110.4a); a token is no card. */
function isPermanentCard(view: View, id: ObjectId): boolean {
  const { printed, token } = view.object(id);
  return !token && !isInstantOrSorcery(printed.faces[0].types);
}

function add(draft: StateDraft, player: ObjectId | PlayerId | undefined, what: ThisTurnFact, amount = 1): void {
  const who = draft.players.find(it => it.id === player);
  if (who === undefined) return;
  setPlayer(draft, who.id, ({ thisTurn }) => ({
    // in one order, whatever happened first
    thisTurn: Object.fromEntries(Object.entries({ ...thisTurn, [what]: Number(thisTurn[what] ?? 0) + amount }).sort()),
  }));
}
