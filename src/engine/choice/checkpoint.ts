// Checkpoints of a run: keys of what is left to do. Of two ways that come to the same key only one is explored.
import { keyOf } from '../../kit/structure.ts';
import type { Run } from '../event/run-state.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { printedKey } from './options.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Records the key of what is left to do, where it is of use, with the other names for objects that `renamed` gives. */
export function recordCheckpoint(run: Run, renamed: () => ReadonlyMap<string, string> = () => NO_NAMES): void {
  const { frames, state, began, named, affected, isOnItsOwn } = run;
  if (frames === undefined || !isOnItsOwn) return;
  const names = renamed();
  const position = state === began ? '' : changesSince(began, state);
  run.checkpoints.push(workKey([frames.map(frame => frame(names)), position, named, affected], names));
}

/** The key of plain data, of maps and sets, with other names for objects. */
export function workKey(work: unknown, names: ReadonlyMap<string, string> = NO_NAMES): string {
  const standing = (field: string, value: unknown): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value;
    if (typeof value !== 'object' || value === null) return value;
    if (field === 'printed') return printedKey(value);
    if (value instanceof Set) return [...value].map(it => workKey(it, names)).sort();
    if (value instanceof Map) return [...value].map(entry => workKey(entry, names)).sort();
    return value;
  };
  return keyOf([work], standing);
}

/** The new objects and effects of a position, with the timestamps of objects. */
function changesSince(before: GameState, { objects, zones, ...rest }: GameState): unknown {
  const changed = [...objects.values()].filter(it => before.objects.get(it.id) !== it);
  const gone = [...before.objects.keys()].filter((id: ObjectId) => !objects.has(id));
  const moved = Object.entries(zones).filter(([key, ids]) => before.zones[key] !== ids);
  return [changed, gone, moved, rest];
}
