// Names in an answer: objects by their shortest clear name, players by "you" and their names.

import type { EffectName, GameObject, GameState, ObjectId, PendingTrigger, PlayerId } from '../engine/index.ts';
import { capitalized, unnumbered } from '../kit/strings.ts';
import { alikeNames, plainName, type Speaker, suffixOf } from './alike-names.ts';
import { possessive, thirdPerson } from './english.ts';

export interface AnswerNames {
  /** The shortest clear name of an object: "Erebos", "Bear Cub (second)". */
  readonly object: (id: ObjectId) => string;
  /** The whole name of an object: "Erebos, God of the Dead". */
  readonly full: (id: ObjectId) => string;
  /** The whole name of an object without what tells it apart: "Bear Cub". */
  readonly plain: (id: ObjectId) => string;
  /** The shortest name of an object without what tells it apart: "Erebos". */
  readonly short: (id: ObjectId) => string;
  readonly player: (id: PlayerId) => Speaker;
  readonly isPlayer: (id: string) => id is PlayerId;
  /** The name of an object or a player. */
  readonly thing: (id: ObjectId | PlayerId) => string;
  /** A player with a verb: "you choose", "Ann chooses". */
  readonly does: (id: PlayerId, verb: string) => string;
  readonly effect: (effect: EffectName) => string;
  /** The name of the source of an ability that has triggered; what it comes with, where it has none (725.2). */
  readonly sourceOf: (trigger: Pick<PendingTrigger, 'source' | 'sourceLabel'>) => string;
}

/**
 * Names for all objects and players in some states. `shown` has the players' names where they differ from their ids;
 * `token` names tokens that are in none of the states any more.
 */
export function answerNames(
  states: readonly GameState[],
  shown: Readonly<Record<string, string>> = {},
  token = 'the token',
): AnswerNames {
  const objects = new Map<ObjectId, GameObject>();
  for (const state of states) for (const [id, object] of state.objects) objects.set(id, object);
  const players = new Set<string>(states.flatMap(state => state.players.map(it => it.id)));
  const alike = alikeNames([...objects.values()]);
  const shorts = shortNames([...objects.values()]);
  const isPlayer = (id: string): id is PlayerId => players.has(id);
  const player = (id: PlayerId) => speaker(id, shown, players.size);
  const plain = (id: ObjectId) => {
    const object = objects.get(id);
    return object === undefined ? unknown(id, token) : plainName(object);
  };
  // names are asked for again and again
  const suffixes = new Map<ObjectId, string>();
  const suffix = (id: ObjectId) => {
    const known = suffixes.get(id);
    if (known !== undefined) return known;
    const object = objects.get(id);
    const group = object === undefined ? [] : (alike.get(plainName(object)) ?? []);
    const made = object === undefined || group.length < 2 ? '' : suffixOf(object, { group, first: states[0], player });
    suffixes.set(id, made);
    return made;
  };
  const apart = (id: ObjectId, name: string) => `${name}${suffix(id)}`;
  const full = (id: ObjectId) => apart(id, plain(id));
  const short = (id: ObjectId) => shorts.get(plain(id)) ?? plain(id);
  const object = (id: ObjectId) => apart(id, short(id));
  return {
    object,
    full,
    plain,
    short,
    player,
    isPlayer,
    thing: id => (isPlayer(id) ? player(id).name : object(id as ObjectId)), // what is no player is an object
    does: (id, verb) => `${player(id).name} ${player(id).second ? verb : thirdPerson(verb)}`,
    sourceOf: ({ source, sourceLabel }) => (source === undefined ? sourceLabel : object(source)),
    effect: effect =>
      effect.source !== undefined && objects.has(effect.source) ? object(effect.source) : effectName(effect.name),
  };
}

/** The name of a lasting effect; a whole sentence of its text is quoted, as far as it is needed to know it again. */
function effectName(name: string): string {
  const bare = unnumbered(name.trim());
  if (bare === '') return 'the effect in question';
  if (bare.length <= LONGEST_NAME && !bare.endsWith('.')) return bare;
  const words = bare.replace(/\.$/, '').split(' ');
  const shown = words
    .slice(0, MOST_WORDS)
    .join(' ')
    .replace(/[,;:]$/, '');
  return `the effect “${shown}${words.length > MOST_WORDS ? '…' : ''}”`;
}

const LONGEST_NAME = 48;

const MOST_WORDS = 8;

/** The name of an object in neither position: a token that was not created, or the id itself without its number. */
function unknown(id: ObjectId, token: string): string {
  return /^new:\d+$/i.test(id) ? token : unnumbered(id);
}

/** The person who asks is "you"; the only other player is "your opponent" unless a name is given. */
function speaker(id: PlayerId, shown: Readonly<Record<string, string>>, players: number): Speaker {
  const given = shown[id];
  if (given === undefined ? id === 'you' : given.toLowerCase() === 'you')
    return { name: 'you', own: 'your', second: true };
  if (given === undefined && id === 'opponent' && players <= 2) {
    return { name: 'your opponent', own: "your opponent's", second: false };
  }
  const name = given ?? capitalized(id);
  return { name, own: possessive(name), second: false };
}

/** Short names of legends, from the part before the comma, where no other name begins so. */
function shortNames(objects: readonly GameObject[]): ReadonlyMap<string, string> {
  const all = [...new Set(objects.map(plainName))];
  const shorts = new Map<string, string>();
  for (const name of all) {
    const [short = name, ...rest] = name.split(', ');
    if (rest.length === 0 || /[("]/.test(name)) continue;
    if (
      all.filter(other => other === short || other.startsWith(`${short},`) || other.startsWith(`${short} `)).length ===
      1
    ) {
      shorts.set(name, short);
    }
  }
  return shorts;
}
