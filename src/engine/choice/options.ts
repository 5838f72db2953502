// Distinct picks: k of n like objects are one pick, not each subset.
import { Memo } from '../../kit/memo.ts';
import { keyOf } from '../../kit/structure.ts';
import type { Run } from '../event/run-state.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { Option } from './choice.ts';

/** The greatest number of picks explored one by one; with more the answer is marked incomplete. */
const MOST_OPTIONS = 128;

/**
 * Every pick of `min` to `max` of the objects, up to exchanging like ones; few before many, in the order given.
 * `likeBy` is the key of likeness, where the choice depends on less than everything about an object.
 */
export function objectOptions(
  run: Run,
  among: readonly ObjectId[],
  min: number,
  max: number,
  likeBy?: (id: ObjectId) => string,
): readonly Option[] {
  if (likeBy !== undefined) return optionsOf(run, among, min, max, likeBy);
  // computed again for the same position in every playing otherwise
  const cached = cachedOptions(run);
  const key = `${min}-${max} ${among.join()} ${[...run.named].join()}`;
  const options = cached.get(key) ?? optionsOf(run, among, min, max, id => likenessKey(run, id));
  cached.set(key, options);
  if (options.length >= MOST_OPTIONS) run.cut = true;
  return options;
}

/** Options by choice, of the positions of one question. */
interface OfferedOptions {
  readonly of: Run['views'];
  readonly options: Map<string, readonly Option[]>;
}

const OFFERED = new Memo<GameState, OfferedOptions>();

function cachedOptions({ views, state }: Run): OfferedOptions['options'] {
  const cached = OFFERED.get(state);
  if (cached?.of === views) return cached.options;
  const options: OfferedOptions['options'] = new Map();
  OFFERED.set(state, { of: views, options });
  return options;
}

function optionsOf(
  run: Run,
  among: readonly ObjectId[],
  min: number,
  max: number,
  likeBy: (id: ObjectId) => string,
): readonly Option[] {
  const classes = classesOf(among, likeBy);
  const options: Option[] = [];
  for (let size = min; size <= max && options.length < MOST_OPTIONS; size++) {
    for (const objects of ofSize(classes, 0, size)) {
      options.push(optionOf(run.state, objects));
      if (options.length >= MOST_OPTIONS) break;
    }
  }
  if (options.length >= MOST_OPTIONS) run.cut = true;
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

/** Picks of exactly `size`, with the first members of each class. */
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
export function printedKey(printed: object): string {
  const cached = printedWords.get(printed);
  if (cached !== undefined) return cached;
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

/** The key of everything about an object but its name, its arrival and its card, and of whether the event is about it. */
export function likenessKey(run: Run, id: ObjectId): string {
  const object = run.state.objects.get(id);
  if (object === undefined || run.named.has(id) || isReferredTo(run.state, object)) return `only ${id}`;
  const key = objectKey(object);
  return run.affected.has(id) ? `affected ${key}` : key;
}

const objectWords = new Memo<GameObject, string>();

/** The words of an object without its identity; equal words, like objects. */
export function objectKey(object: GameObject): string {
  const cached = objectWords.get(object);
  if (cached !== undefined) return cached;
  const words = keyOf(object, (field, value) => {
    if (UNIMPORTANT.has(field)) return undefined;
    return field === 'printed' && typeof value === 'object' && value !== null ? printedKey(value) : value;
  });
  objectWords.set(object, words);
  return words;
}

const UNIMPORTANT = new Set(['id', 'label', 'timestamp', 'arrived', 'attachTimestamp', 'counterTimestamps']);

function isReferredTo(state: GameState, object: GameObject): boolean {
  if (object.attachedTo !== undefined || object.components.length > 0) return true;
  if (
    state.effects.some(
      it => it.source === object.id || it.targets.includes(object.id) || it.fixedSet?.includes(object.id),
    )
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
