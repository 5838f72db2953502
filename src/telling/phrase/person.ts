// Players and single objects: "you", "its controller", "this creature".

import type { ObjectRef, PlayerRef } from '../../engine/index.ts';
import { assertNever } from '../../kit/never.ts';
import { possessive, thirdPerson } from '../words.ts';
import type { Say } from './say.ts';

/** "you", "an opponent", "its controller". */
export function sayWho(say: Say, who: PlayerRef): string {
  switch (who.kind) {
    case 'you':
      return say.voice.you;
    case 'opponent':
      return say.voice.opponent;
    case 'anyone':
      return 'any player';
    case 'another':
      return 'another player';
    case 'controllerOf':
      return `${possessive(say.ref(who.of))} controller`;
    case 'ownerOf':
      return `${possessive(say.ref(who.of))} owner`;
    case 'attached':
      return 'the enchanted player';
    case 'chosen':
      return 'the chosen player';
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
    default:
      return assertNever(who);
  }
}

export function sayWhose(say: Say, who: PlayerRef): string {
  return who.kind === 'you' ? say.voice.your : possessive(sayWho(say, who));
}

export function sayDoes(say: Say, who: PlayerRef, verb: string): string {
  const name = sayWho(say, who);
  return `${name} ${name === 'you' ? verb : thirdPerson(verb)}`;
}

export function sayRef(say: Say, ref: ObjectRef): string {
  switch (ref.kind) {
    case 'self':
      return say.voice.self;
    case 'it':
      return say.voice.it;
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
    case 'top':
      return `the top card of ${sayWhose(say, ref.whose)} ${ref.zone}`;
    default:
      return assertNever(ref);
  }
}
