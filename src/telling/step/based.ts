// State-based actions (704.5) in words, by the rule that does them; an unknown one falls back on its name.

import type { ObjectId, Step } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';
import { list, sentence, spelled } from '../words.ts';
import { objectWords } from './choice.ts';

type StateBased = Extract<Step, { readonly kind: 'stateBased' }>;

interface Who {
  /** The objects: "Clone", "two Bears". */
  readonly it: string;
  readonly player: string;
  readonly many: boolean;
}

/** Whole sentences for a state-based action. */
export function tellStateBased(scene: Scene, step: StateBased): string {
  const words = BASED[step.rule] ?? BASED[step.rule.replace(/[a-z]+$/, '')];
  const who: Who = {
    it: objectWords(scene, step.objects),
    player: list(step.players.map(it => scene.names.player(it).name)),
    many: step.objects.length > 1,
  };
  if (words !== undefined) return sentence(words(who));
  const about = [
    ...step.objects.map((id: ObjectId) => scene.names.object(id)),
    ...step.players.map(it => scene.names.player(it).name),
  ];
  return sentence(`State-based action: ${spelled(step.action)}${about.length === 0 ? '' : ` (${list(about)})`}`);
}

function grave(it: Who, why: string): string {
  return it.many
    ? `${it.it} are put into their owners' graveyards: ${why}`
    : `${it.it} is put into its owner's graveyard: ${why}`;
}

function verb(it: Who, one: string, many: string): string {
  return `${it.it} ${it.many ? many : one}`;
}

const BASED: Readonly<Record<string, (it: Who) => string>> = {
  '704.5a': it => `${it.player === 'you' ? 'you lose' : `${it.player} loses`} the game with 0 or less life`,
  '704.5b': it =>
    `${it.player === 'you' ? 'you lose' : `${it.player} loses`} the game for drawing from an empty library`,
  '704.5c': it =>
    `${it.player === 'you' ? 'you lose' : `${it.player} loses`} the game with ten or more poison counters`,
  '704.5d': it =>
    `${verb(it, 'is a token', 'are tokens')} outside the battlefield and ${it.many ? 'cease' : 'ceases'} to exist`,
  '704.5e': it =>
    `${verb(it, 'is a copy', 'are copies')} of a card or spell and ${it.many ? 'cease' : 'ceases'} to exist`,
  '704.5f': it => grave(it, 'a creature with toughness 0 or less dies'),
  '704.5g': it => `${verb(it, 'is', 'are')} destroyed: the damage marked is lethal`,
  '704.5h': it => `${verb(it, 'is', 'are')} destroyed: damage from a source with deathtouch is lethal`,
  '704.5i': it => grave(it, 'a planeswalker with loyalty 0 stays no longer'),
  '704.5j': it =>
    `legend rule: ${it.it} ${it.many ? "are put into their owners' graveyards" : "is put into its owner's graveyard"}, since one player controls two legendary permanents of that name`,
  '704.5k': it =>
    `world rule: ${it.it} ${it.many ? "are put into their owners' graveyards" : "is put into its owner's graveyard"}: only one that is newer than the others stays`,
  '704.5m': it => grave(it, 'an Aura attached to nothing, or to something it can not enchant, stays no longer'),
  '704.5n': it =>
    `${verb(it, 'becomes', 'become')} unattached: what ${it.many ? 'they are' : 'it is'} attached to is not legal`,
  '704.5p': it =>
    `${verb(it, 'becomes', 'become')} unattached: ${it.many ? 'they are' : 'it is'} neither an Aura, an Equipment nor a Fortification that can be attached`,
  '704.5q': it => `+1/+1 and -1/-1 counters on ${it.it} are removed in pairs`,
  '704.5r': it => `counters on ${it.it} are removed down to the most it may have`,
  '704.5s': it => `${verb(it, 'is', 'are')} sacrificed: the last chapter of the Saga is behind it`,
  '704.5u': it =>
    `${verb(it, 'is', 'are')} put into a sector, as ${it.many ? 'their controllers choose' : 'its controller chooses'}`,
  '704.5v': it => grave(it, 'a Siege with defense 0 stays no longer'),
  '704.5w': it => grave(it, 'a battle with defense 0 stays no longer'),
  '704.5x': it => `${it.it} needs a protector${it.player === '' ? '' : `: ${it.player}`}`,
  '704.5y': it => `${it.it} needs another protector${it.player === '' ? '' : `: ${it.player}`}`,
  '704.5z': it => grave(it, "of one player's Roles on a permanent only the newest stays"),
  '702.131b': it => `${it.player === 'you' ? 'you get' : `${it.player} gets`} the city's blessing`,
  '702.145d': it => `it becomes day, since ${it.it} ${it.many ? 'have' : 'has'} daybound`,
  '702.145g': it => `it becomes night, since ${it.it} ${it.many ? 'have' : 'has'} nightbound`,
  '702.145c': it => `${verb(it, 'transforms', 'transform')}: it is night`,
  '702.145f': it => `${verb(it, 'transforms', 'transform')}: it is day`,
  '903.9a': it => `its owner puts ${it.it} into the command zone`,
  '704.5aa': it => `${it.player === 'you' ? 'your speed becomes' : `the speed of ${it.player} becomes`} 1`,
};
