// Like objects that enter together under one player are interchangeable: of two ways in which only their parts are
// exchanged one is explored.
import { recordCheckpoint, workKey } from '../choice/checkpoint.ts';
import type { PickedChoice } from '../choice/choice.ts';
import { likenessKey } from '../choice/options.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { EventResult } from '../event/pending-event.ts';
import type { Run } from '../event/run-state.ts';
import type { ObjectId } from '../model/ids.ts';

/** The result of one part of an event so far. */
export interface PartResult extends EventResult {
  readonly part: GameEvent;
}

/** The parts of an event that are like others, while they are resolved one after the other. */
export interface LikeParts {
  readonly classes: ReadonlyMap<GameEvent, string>;
  /** The picks made for the last part of each class. */
  readonly picks: Map<string, readonly PickedChoice[]>;
}

/** The parts that are like others; undefined where there are none, or where what is under way is not known. */
export function likeParts(run: Run, parts: readonly GameEvent[]): LikeParts | undefined {
  if (parts.length < 2 || run.frames === undefined) return undefined;
  const keys = parts.map(part => classOf(run, part));
  const classes = new Map<GameEvent, string>();
  for (const [n, part] of parts.entries()) {
    const key = keys[n];
    if (key !== undefined && keys.some((other, at) => at !== n && other === key)) classes.set(part, key);
  }
  return classes.size === 0 ? undefined : { classes, picks: new Map() };
}

function classOf(run: Run, part: GameEvent): string | undefined {
  const object = enteringIn(part);
  return object === undefined ? undefined : `${likenessKey(run, object)} ${workKey(part, called(run, object, 'it'))}`;
}

function enteringIn(part: GameEvent): ObjectId | undefined {
  return part.kind === 'enters' ? part.objects[0]?.object : undefined;
}

/** Begins a part: its picks are compared with those for the last part like it. */
export function beginPart(run: Run, like: LikeParts, part: GameEvent): void {
  const earlier = like.picks.get(like.classes.get(part) ?? '');
  run.exchange = { earlier: earlier ?? [], from: run.picks.length };
}

/**
 * Ends a part: what is left to do is the same where parts of like objects have come out exchanged. After a part without a
 * choice nothing is recorded: the next that has one, or the last, comes to the same.
 */
export function endPart(run: Run, like: LikeParts, results: readonly PartResult[], left: readonly GameEvent[]): void {
  const last = results.at(-1)?.part;
  const of = last === undefined ? undefined : like.classes.get(last);
  const picks = run.picks.slice(run.exchange?.from);
  if (of !== undefined) like.picks.set(of, picks);
  run.exchange = undefined;
  if (picks.length > 0 || left.length === 0) recordCheckpoint(run, () => exchangedNames(run, like, results, left));
}

/** Names for like objects in the order of their results, whichever of them has come out so. */
function exchangedNames(
  run: Run,
  { classes }: LikeParts,
  results: readonly PartResult[],
  left: readonly GameEvent[],
): ReadonlyMap<string, string> {
  const named: { readonly object: ObjectId; readonly of: string; readonly result: string }[] = [];
  for (const result of [...results, ...left.map(part => ({ part }))]) {
    const object = enteringIn(result.part);
    const of = classes.get(result.part);
    if (object === undefined || of === undefined) continue;
    named.push({ object, of, result: workKey(result, called(run, object, 'it')) });
  }
  const sorted = named.sort((one, other) => (one.of + one.result < other.of + other.result ? -1 : 1));
  return new Map(sorted.flatMap(({ object }, n) => [...called(run, object, `like ${n}`)]));
}

/** Another name for an object, and for what is called after it. */
function called(run: Run, object: ObjectId, name: string): ReadonlyMap<string, string> {
  const label = run.state.objects.get(object)?.label;
  return new Map([[object as string, name], ...(label === undefined ? [] : ([[label, name]] as const))]);
}

/** Parts with their results, in an order that exchanging like objects does not change. */
export function resultKeys(results: readonly PartResult[], names: ReadonlyMap<string, string>): readonly string[] {
  return results.map(result => workKey(result, names)).sort();
}
