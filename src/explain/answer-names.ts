// Names in an answer: objects by their shortest clear name, players by "you" and their names.

import type { EffectName, GameObject, GameState, ObjectId, PlayerId } from '../engine/index.ts';
import { Memo } from '../kit/memo.ts';
import { hyphenated } from '../kit/strings.ts';
import { capitalized, ordinalNumber, possessive, thirdPerson, unnumbered } from './english.ts';

/** A player as the subject or owner in a sentence. */
export interface Speaker {
  /** The name: "you", "your opponent", "Ann". */
  readonly name: string;
  /** The possessive: "your", "your opponent's", "Ann's". */
  readonly own: string;
  readonly second: boolean;
}

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

/** The label without its number; for a handle, the printed name; cached. */
function plainName(object: GameObject): string {
  const known = PLAIN.get(object);
  if (known !== undefined) return known;
  const name = plainNameOf(object);
  PLAIN.set(object, name);
  return name;
}

const PLAIN = new Memo<GameObject, string>();

function plainNameOf(object: GameObject): string {
  const { printed } = object;
  const [front] = printed.faces;
  const label = object.label.replace(/#\d+$/, '');
  // a card of two faces is called by one of them, not by both
  if (label === printed.cardName && label.includes(' // ') && printed.layout !== 'split')
    return (printed.layout === 'modal_dfc' ? printed.faces[object.face] : undefined)?.name ?? front.name;
  return (isHandle(object) ? front.name || printed.cardName || label : label) || UNNAMED;
}

/** A card that nothing is known of. */
const UNNAMED = 'a card';

/** Whether the label is a name the scenario invented rather than that of the card or token. */
function isHandle({ label, printed }: GameObject): boolean {
  const bare = label.replace(/#\d+$/, '');
  const names = [printed.cardName, ...printed.faces.map(face => face.name)].filter(it => it !== '');
  return names.length > 0 && !names.some(name => bare.includes(name) || name.includes(bare));
}

/** The letter of a handle that reading a question gave one of several cards of a name: "sheoldred-a"; undefined for others. */
function givenLetter({ label, printed }: GameObject): string | undefined {
  const [short = ''] = printed.faces[0].name.split(',');
  const start = `${hyphenated(short)}-`;
  return label.startsWith(start) && label.length === start.length + 1 ? label.at(-1) : undefined;
}

/** Whether the label is a handle that somebody wrote. */
function isWrittenHandle(object: GameObject): boolean {
  return isHandle(object) && givenLetter(object) === undefined;
}

/** The objects of each name. */
function alikeNames(objects: readonly GameObject[]): ReadonlyMap<string, readonly GameObject[]> {
  const groups = new Map<string, GameObject[]>();
  for (const object of objects) {
    const name = plainName(object);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [object]);
    else group.push(object);
  }
  return groups;
}

/** Objects of one name, with what tells them apart. */
interface Alike {
  readonly group: readonly GameObject[];
  /** The first of the positions. */
  readonly first: GameState | undefined;
  readonly player: (id: PlayerId) => Speaker;
}

/** The suffix that separates an object from others of its name: its handle, its controller, its age, or its place. */
function suffixOf(object: GameObject, { group, first, player }: Alike): string {
  const [, number] = /#(\d+)$/.exec(object.label) ?? [];
  const letter = givenLetter(object);
  const at = letter === undefined ? Number(number ?? 1) : letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const place = ` (${ordinalNumber(at)})`;
  if (isWrittenHandle(object)) return ` (${object.label.replace(/#\d+$/, '')})${number === undefined ? '' : place}`;
  return qualityOf(object, { group, first, player }) ?? place;
}

/** The quality that alone tells the object apart: its controller, or its being new; undefined where neither does. */
function qualityOf(object: GameObject, { group, first, player }: Alike): string | undefined {
  if (group.some(isWrittenHandle)) return undefined;
  const was = (it: GameObject) => first?.objects.get(it.id) ?? it;
  const controllers = new Set(group.map(it => was(it).controller));
  if (group.length <= MOST_PLAYERS && controllers.size === group.length)
    return ` (${ownedBy(player(was(object).controller))})`;
  const isThere = (it: GameObject) => was(it).zone === 'battlefield';
  const fresh = group.filter(it => !isThere(it)).length;
  if (fresh !== 1) return undefined;
  if (!isThere(object)) return ' (new)';
  return group.length === 2 ? ' (old)' : undefined;
}

const MOST_PLAYERS = 8;

/** The owner, standing alone: "yours", "your opponent's". */
function ownedBy({ own, second }: Speaker): string {
  return second ? 'yours' : own;
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
