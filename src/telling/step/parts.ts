// A free step taken apart for its words: the objects, players and numbers it speaks of.

import type { ObjectId, PlayerId } from '../../engine/index.ts';
import { objectOf, type Scene } from '../scene.ts';
import { list, spelled, thirdPerson } from '../words.ts';
import { objectWords } from './choice.ts';
import { type Detail, numberIn, wordIn } from './detail.ts';

/** A free step: a code, and what it is about. */
export interface Coded {
  readonly code: string;
  readonly rule: string;
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly detail: Detail;
}

export interface Parts {
  readonly code: string;
  readonly rule: string;
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
  readonly detail: Detail;
  readonly amount: number | undefined;
  readonly counter: string | undefined;
  /** A detail that is an id, by its name; any other word as it is. */
  readonly named: (...keys: readonly string[]) => string | undefined;
  readonly would?: boolean;
  /** The owner's or controller's zone: "your hand". */
  readonly zone: (zone: string | undefined) => string;
}

export function partsOf(scene: Scene, coded: Coded): Parts {
  const speakers = coded.players.map(it => scene.names.player(it));
  const [first] = coded.objects;
  return {
    code: coded.code,
    rule: coded.rule,
    it: coded.objects.length === 0 ? '' : objectWords(scene, coded.objects),
    many: coded.objects.length > 1,
    first: first === undefined ? '' : scene.names.object(first),
    rest: coded.objects.length < 2 ? '' : objectWords(scene, coded.objects.slice(1)),
    restMany: coded.objects.length > 2,
    player: list(speakers.map(it => it.name)),
    players: speakers.length,
    second: speakers.length === 1 && speakers[0]?.second === true,
    detail: coded.detail,
    amount: numberIn(coded.detail, 'amount', 'count', 'number', 'n'),
    counter: wordIn(coded.detail, 'counter'),
    named: (...keys) => {
      const word = wordIn(coded.detail, ...keys);
      return word === undefined ? undefined : scene.names.thing(word as ObjectId); // an id, or a name that stands for itself
    },
    zone: zone => zoneOf(scene, first, zone),
  };
}

/** "your hand", "the graveyard of your opponent" is "your opponent's graveyard". */
function zoneOf(scene: Scene, id: ObjectId | undefined, zone: string | undefined): string {
  if (zone === undefined) return 'its zone';
  if (zone === 'battlefield' || zone === 'stack') return `the ${zone}`;
  if (zone === 'exile') return 'exile';
  if (zone === 'command') return 'the command zone';
  if (zone === 'outside') return 'outside the game';
  if (zone === 'nowhere') return 'nowhere';
  const owner = id === undefined ? undefined : objectOf(scene, id)?.owner;
  return owner === undefined ? `its owner's ${zone}` : `${scene.names.player(owner).own} ${zone}`;
}

/** The objects with a verb: "Bear Cub enters", "two Bears enter", "Bear Cub would enter". */
export function does(it: Parts, verb: string): string {
  if (it.would === true) return `${it.it} would ${verb}`;
  return `${it.it} ${it.many ? verb : thirdPerson(verb)}`;
}

/** The players with a verb. */
export function playerDoes(it: Parts, verb: string): string {
  if (it.would === true) return `${it.player} would ${verb}`;
  return `${it.player} ${it.second || it.players > 1 ? verb : thirdPerson(verb)}`;
}

/** Words for codes. */
export type Words = Readonly<Record<string, (parts: Parts) => string>>;

/** A code nobody knows: its own words about what it concerns. */
export function anything(it: Parts): string {
  const about = [it.it, it.player].filter(each => each !== '');
  const said = spelled(it.code);
  return about.length === 0 ? said : `${list(about)}: ${said}`;
}
