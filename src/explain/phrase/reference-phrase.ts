// Phrases for players and single objects: "you", "its controller", "this creature".
import type { ObjectRef, PlayerRef, Zone } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { possessive, thirdPerson } from '../english.ts';
import type { Phraser } from './phraser.ts';

/** A player: "you", "an opponent", "its controller". */
export function playerPhrase(phraser: Phraser, who: PlayerRef): string {
  switch (who.kind) {
    case 'you':
      return phraser.voice.you;
    case 'opponent':
      return phraser.voice.opponent;
    case 'anyone':
      return 'any player';
    case 'another':
      return 'another player';
    case 'controllerOf':
      return `${possessive(phraser.ref(who.of))} controller`;
    case 'ownerOf':
      return `${possessive(phraser.ref(who.of))} owner`;
    case 'attached':
      return 'the enchanted player';
    case 'chosen':
      if (who.among === undefined) return 'the chosen player';
      return who.among === 'any' ? 'one of the chosen players' : 'the other chosen player';
    case 'that':
      return 'that player';
    case 'active':
      return 'the active player';
    case 'defending':
      return 'the defending player';
    case 'target':
      return 'the target player';
    case 'protector':
      return 'its protector';
    case 'monarch':
      return 'the monarch';
    case 'mostLife':
      return 'the player with the most life';
    default:
      return assertNever(who);
  }
}

export function possessivePhrase(phraser: Phraser, who: PlayerRef): string {
  return who.kind === 'you' ? phraser.voice.your : possessive(playerPhrase(phraser, who));
}

export function playerVerbPhrase(phraser: Phraser, who: PlayerRef, verb: string): string {
  const name = playerPhrase(phraser, who);
  return `${name} ${name === 'you' || name === 'they' ? verb : thirdPerson(verb)}`;
}

export function objectPhrase(phraser: Phraser, ref: ObjectRef): string {
  switch (ref.kind) {
    case 'self':
      return phraser.voice.self;
    case 'it':
      return phraser.voice.it;
    case 'attached':
      return ref.as === undefined ? 'the permanent it is attached to' : `the ${ref.as} permanent`;
    case 'target':
      return 'the target';
    case 'source':
      return 'its source';
    case 'chosen':
      return 'the chosen object';
    case 'those':
      return 'that';
    case 'member':
      return 'each of them';
    case 'top':
      return `the top card of ${possessivePhrase(phraser, ref.whose)} ${ref.zone}`;
    default:
      return assertNever(ref);
  }
}

/**
 * A predicate for moving to a zone: "is exiled", "goes to its owner's hand", "goes to the bottom of its owner's
 * library".
 */
export function zonePredicate(to: Zone, position?: 'top' | 'bottom' | 'shuffled'): string {
  if (to === 'exile') return 'is exiled';
  if (to === 'library') {
    if (position === 'shuffled') return "is shuffled into its owner's library";
    return `goes to the ${position ?? 'top'} of its owner's library`;
  }
  if (to === 'hand' || to === 'graveyard') return `goes to its owner's ${to}`;
  if (to === 'command') return 'goes to the command zone';
  if (to === 'nowhere') return 'ceases to exist';
  return to === 'outside' ? 'leaves the game' : `goes to the ${to}`;
}
