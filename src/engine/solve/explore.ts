// Exploration of choices: all of them depth first while that is possible, then spread over them.

/** A choice on an explored path: the option taken, counted from 0, and the number of options. */
export interface Turn {
  readonly taken: number;
  readonly of: number;
}

/** The share of the budget that is explored depth first, in which most questions end. */
const DEPTH_FIRST = 2 / 3;

/**
 * Explores paths: `play` goes along one, takes the first option of each choice after it, and gives all choices met;
 * `spent` is the share of the budget used so far. Where not everything can be explored, each choice is varied alone,
 * then in pairs and so on. Returns whether everything was explored.
 */
export function explore(runPath: (path: readonly Turn[]) => readonly Turn[], spent: () => number): boolean {
  const first = runPath([]);
  let next = nextPath(first);
  while (next !== undefined && spent() < DEPTH_FIRST) next = nextPath(runPath(next));
  if (next === undefined) return true;
  let level: readonly Varied[] = [{ turns: first, from: 0 }];
  while (level.length > 0 && spent() < 1) level = varyOnce(level, next, runPath, spent);
  return false;
}

/** The next path in depth-first order; undefined after the last. */
function nextPath(turns: readonly Turn[]): readonly Turn[] | undefined {
  for (let depth = turns.length - 1; depth >= 0; depth--) {
    const turn = turns[depth];
    if (turn !== undefined && turn.taken + 1 < turn.of) return taking(turns, depth, turn.taken + 1);
  }
  return undefined;
}

function taking(turns: readonly Turn[], depth: number, taken: number): readonly Turn[] {
  return [...turns.slice(0, depth), { taken, of: turns[depth]?.of ?? 0 }];
}

/** A path that was explored, and its first choice that was not varied. */
interface Varied {
  readonly turns: readonly Turn[];
  readonly from: number;
}

/** Varies one more choice of each path, while the budget lasts: of all choices first one option each, then another. */
function varyOnce(
  level: readonly Varied[],
  next: readonly Turn[],
  runPath: (path: readonly Turn[]) => readonly Turn[],
  spent: () => number,
): readonly Varied[] {
  const found: Varied[] = [];
  const most = Math.max(0, ...level.flatMap(({ turns, from }) => turns.slice(from).map(turn => turn.of)));
  for (let taken = 1; taken < most; taken++) {
    for (const { turns, from } of level) {
      for (let depth = from; depth < turns.length; depth++) {
        if (taken >= (turns[depth]?.of ?? 0)) continue;
        if (spent() >= 1) return found;
        const path = taking(turns, depth, taken);
        // depth first has come by it
        if (!isBefore(path, next)) found.push({ turns: runPath(path), from: depth + 1 });
      }
    }
  }
  return found;
}

function isBefore(path: readonly Turn[], other: readonly Turn[]): boolean {
  const at = path.findIndex(({ taken }, n) => taken !== other[n]?.taken);
  const [one, two] = [path[at], other[at]];
  return one !== undefined && two !== undefined && one.taken < two.taken;
}

/** The order of paths by how many choices they vary, then by how far down the options, then by which choices. */
export function bySpread(one: readonly Turn[], other: readonly Turn[]): number {
  const [varied, others] = [variedIn(one), variedIn(other)];
  if (varied.length !== others.length) return varied.length - others.length;
  const furthest = Math.max(0, ...varied.map(it => it.taken)) - Math.max(0, ...others.map(it => it.taken));
  if (furthest !== 0) return furthest;
  const at = varied.findIndex(({ depth }, n) => depth !== others[n]?.depth);
  return (varied[at]?.depth ?? 0) - (others[at]?.depth ?? 0);
}

/** The choices of a path in which another option than the first was taken. */
function variedIn(path: readonly Turn[]): readonly { readonly depth: number; readonly taken: number }[] {
  return path.flatMap(({ taken }, depth) => (taken === 0 ? [] : [{ depth, taken }]));
}
