// Parts of a step for its sentence: the objects and players it concerns, and their zones.

import type { ObjectId, PlayerId, Zone } from '../../engine/index.ts';
import { listInWords, thirdPerson } from '../english.ts';
import { type ExplainContext, objectOf } from '../explain-context.ts';
import { objectWords } from './pick-words.ts';

/** The objects and players of a step. */
export interface Concerned {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
}

export interface StepParts {
  /** The objects, empty where there are none. */
  readonly it: string;
  readonly many: boolean;
  /** The first of the objects. */
  readonly first: string;
  readonly rest: string;
  readonly restMany: boolean;
  /** The players; empty where there are none. */
  readonly player: string;
  readonly players: number;
  readonly second: boolean;
  /** A zone of the objects' owner or controller: "your hand". */
  readonly zone: (zone: Zone) => string;
}

export function stepParts(context: ExplainContext, { objects, players }: Concerned): StepParts {
  const speakers = players.map(it => context.names.player(it));
  const [first] = objects;
  return {
    it: objects.length === 0 ? '' : objectWords(context, objects),
    many: objects.length > 1,
    first: first === undefined ? '' : context.names.object(first),
    rest: objects.length < 2 ? '' : objectWords(context, objects.slice(1)),
    restMany: objects.length > 2,
    player: listInWords(speakers.map(it => it.name)),
    players: speakers.length,
    second: speakers.length === 1 && speakers[0]?.second === true,
    zone: zone => zoneOf(context, objects, zone),
  };
}

const SEVERAL = { hand: 'hands', library: 'libraries', graveyard: 'graveyards' } as const;

/** A zone with its owner: "your hand", "your opponent's graveyard", "their owners' hands". */
function zoneOf(context: ExplainContext, ids: readonly ObjectId[], zone: Zone): string {
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
      const [owner, ...others] = new Set(ids.map(it => objectOf(context, it)?.owner));
      if (others.length > 0) return `their owners' ${SEVERAL[zone]}`;
      return owner === undefined ? `its owner's ${zone}` : `${context.names.player(owner).own} ${zone}`;
    }
  }
}

/** The objects with a verb: "Bear Cub enters", "two Bears enter". */
export function objectsVerb(parts: StepParts, verb: string): string {
  return `${parts.it} ${parts.many ? verb : thirdPerson(verb)}`;
}

/** The players with a verb. */
export function playersVerb(parts: StepParts, verb: string): string {
  return `${parts.player} ${parts.second || parts.players > 1 ? verb : thirdPerson(verb)}`;
}
