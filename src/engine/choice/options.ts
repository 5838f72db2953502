// Which picks are worth telling apart: k of n like objects are one pick, not each subset.
import { keyOf } from '../../kit/structure.ts';
import type { Play } from '../event/play.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameObject } from '../model/object.ts';
import type { GameState } from '../model/state.ts';
import type { Option } from './choice.ts';

/** More picks than this are not explored one by one; the answer then says that it is not complete. */
const MOST_OPTIONS = 128;

/**
 * Every pick of `min` to `max` of the objects, up to exchanging like ones; few before many, in the order given.
 * `likeBy` says what is alike, where the choice cares for less than everything about an object.
 */
export function objectOptions(
  play: Play,
  among: readonly ObjectId[],
  min: number,
  max: number,
  likeBy?: (id: ObjectId) => string,
): readonly Option[] {
  if (likeBy !== undefined) return optionsOf(play, among, min, max, likeBy);
  // asked of the same position again in every playing
  const known = knownOptions(play);
  const key = `${min}-${max} ${among.join()} ${[...play.named].join()}`;
  const options = known.get(key) ?? optionsOf(play, among, min, max, id => likeness(play, id));
  known.set(key, options);
  if (options.length >= MOST_OPTIONS) play.cut = true;
  return options;
}

function knownOptions(play: Play): Map<string, readonly Option[]> {
  const known = play.views.options.get(play.state) ?? new Map<string, readonly Option[]>();
  play.views.options.set(play.state, known);
  return known;
}

function optionsOf(
  play: Play,
  among: readonly ObjectId[],
  min: number,
  max: number,
  likeBy: (id: ObjectId) => string,
): readonly Option[] {
  const classes = classesOf(among, likeBy);
  const options: Option[] = [];
  for (let size = min; size <= max && options.length < MOST_OPTIONS; size++) {
    for (const objects of ofSize(classes, 0, size)) {
      options.push(optionOf(play.state, objects));
      if (options.length >= MOST_OPTIONS) break;
    }
  }
  if (options.length >= MOST_OPTIONS) play.cut = true;
  return options;
}

function optionOf(state: GameState, objects: readonly ObjectId[]): Option {
  if (objects.length === 0) return { pick: { kind: 'none' }, label: 'none' };
  return {
    pick: { kind: 'objects', objects },
    label: objects.map(id => state.objects.get(id)?.label ?? id).join(', '),
  };
}

function classesOf(among: readonly ObjectId[], likeBy: (id: ObjectId) => string): readonly (readonly ObjectId[])[] {
  const classes = new Map<string, ObjectId[]>();
  for (const id of among) {
    const key = likeBy(id);
    const like = classes.get(key);
    if (like === undefined) classes.set(key, [id]);
    else like.push(id);
  }
  return [...classes.values()];
}

/** Picks of exactly `size`, taking the first so many of each class. */
function* ofSize(
  classes: readonly (readonly ObjectId[])[],
  from: number,
  size: number,
): Generator<readonly ObjectId[], void, undefined> {
  if (size === 0) {
    yield [];
    return;
  }
  const like = classes[from];
  if (like === undefined) return;
  const others = classes.slice(from + 1).reduce((sum, other) => sum + other.length, 0);
  for (let taken = Math.min(size, like.length); taken >= Math.max(0, size - others); taken--) {
    for (const rest of ofSize(classes, from + 1, size - taken)) yield [...like.slice(0, taken), ...rest];
  }
}

const printedWords = new WeakMap<object, string>();

/** Words for a printed thing, equal for equal ones: comparing whole cards each time would be slow. */
export function printedAs(printed: object): string {
  const known = printedWords.get(printed);
  if (known !== undefined) return known;
  const words = keyOf(printed);
  const short = `${words.length}:${digest(words, 5381)}:${digest(words, 52711)}`;
  printedWords.set(printed, short);
  return short;
}

function digest(words: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < words.length; at++) sum = (Math.imul(sum, 33) ^ words.charCodeAt(at)) >>> 0;
  return sum;
}

/** Everything about an object but what it is called, when it came and what its card is, in words that compare. */
export function likeness(play: Play, id: ObjectId): string {
  const object = play.state.objects.get(id);
  if (object === undefined || play.named.has(id) || isReferredTo(play.state, object)) return `only ${id}`;
  return wordsOf(object);
}

const objectWords = new WeakMap<GameObject, string>();

/** The words of an object without its identity; equal words, like objects. */
export function wordsOf(object: GameObject): string {
  const known = objectWords.get(object);
  if (known !== undefined) return known;
  const words = keyOf(object, (field, value) => {
    if (UNIMPORTANT.has(field)) return undefined;
    return field === 'printed' && typeof value === 'object' && value !== null ? printedAs(value) : value;
  });
  objectWords.set(object, words);
  return words;
}

const UNIMPORTANT = new Set(['id', 'label', 'timestamp', 'arrived', 'attachTimestamp', 'counterTimestamps']);

function isReferredTo(state: GameState, object: GameObject): boolean {
  if (object.attachedTo !== undefined || object.components.length > 0) return true;
  if (
    state.effects.some(it => it.source === object.id || it.targets.includes(object.id) || it.holds?.includes(object.id))
  )
    return true;
  for (const other of state.objects.values()) {
    if (other.attachedTo === object.id || other.chosen.object === object.id || other.attacking === object.id)
      return true;
    if (other.blocking === object.id) return true;
    for (const verb in other.linked) if (other.linked[verb]?.includes(object.id)) return true;
  }
  return false;
}
