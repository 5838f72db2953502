// What a step concerns, taken apart for its words: the objects and players it speaks of, and their zones.

import type { ObjectId, PlayerId, Zone } from '../../engine/index.ts';
import { objectOf, type Scene } from '../scene.ts';
import { list, thirdPerson } from '../words.ts';
import { objectWords } from './choice.ts';

/** The objects and players a step is about. */
export interface Concerned {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
}

export interface Parts {
  /** The objects, empty where there are none. */
  readonly it: string;
  readonly many: boolean;
  /** The first of the objects, and the others. */
  readonly first: string;
  readonly rest: string;
  readonly restMany: boolean;
  /** The players; empty where there are none. */
  readonly player: string;
  readonly players: number;
  readonly second: boolean;
  /** The owner's or controller's zone: "your hand". */
  readonly zone: (zone: Zone) => string;
}

export function partsOf(scene: Scene, { objects, players }: Concerned): Parts {
  const speakers = players.map(it => scene.names.player(it));
  const [first] = objects;
  return {
    it: objects.length === 0 ? '' : objectWords(scene, objects),
    many: objects.length > 1,
    first: first === undefined ? '' : scene.names.object(first),
    rest: objects.length < 2 ? '' : objectWords(scene, objects.slice(1)),
    restMany: objects.length > 2,
    player: list(speakers.map(it => it.name)),
    players: speakers.length,
    second: speakers.length === 1 && speakers[0]?.second === true,
    zone: zone => zoneOf(scene, first, zone),
  };
}

/** "your hand", "the graveyard of your opponent" is "your opponent's graveyard". */
function zoneOf(scene: Scene, id: ObjectId | undefined, zone: Zone): string {
  switch (zone) {
    case 'battlefield':
    case 'stack':
      return `the ${zone}`;
    case 'exile':
      return 'exile';
    case 'command':
      return 'the command zone';
    case 'outside':
      return 'outside the game';
    case 'nowhere':
      return 'nowhere';
    case 'hand':
    case 'library':
    case 'graveyard': {
      const owner = id === undefined ? undefined : objectOf(scene, id)?.owner;
      return owner === undefined ? `its owner's ${zone}` : `${scene.names.player(owner).own} ${zone}`;
    }
  }
}

/** The objects with a verb: "Bear Cub enters", "two Bears enter". */
export function does(it: Parts, verb: string): string {
  return `${it.it} ${it.many ? verb : thirdPerson(verb)}`;
}

/** The players with a verb. */
export function playerDoes(it: Parts, verb: string): string {
  return `${it.player} ${it.second || it.players > 1 ? verb : thirdPerson(verb)}`;
}
