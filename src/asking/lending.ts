// Something that is replaced while it is in use: what was replaced is put away when the last to use it has given it back.

/** What was lent, until it is given back. */
export interface Loan<T> {
  readonly it: T;
  readonly giveBack: () => void;
}

export interface Lending<T> {
  /** As it is now, to be used at once and not kept. */
  readonly now: () => T;
  /** As it is now, to be used until it is given back, whatever replaces it meanwhile. */
  readonly lend: () => Loan<T>;
  /** Puts another in its place. */
  readonly replace: (next: T) => void;
}

/** Takes the first, and how one that nobody uses any more is put away; that never happens to the last. */
export function lending<T>(first: T, putAway: (it: T) => void): Lending<T> {
  let present: Shelved<T> = { it: first, lent: 0, replaced: false };
  const settle = (shelved: Shelved<T>) => {
    if (shelved.replaced && shelved.lent === 0) putAway(shelved.it);
  };
  return {
    now: () => present.it,
    lend: () => {
      const mine = present;
      let given = false;
      mine.lent += 1;
      return {
        it: mine.it,
        giveBack: () => {
          if (given) return;
          given = true;
          mine.lent -= 1;
          settle(mine);
        },
      };
    },
    replace: next => {
      const before = present;
      present = { it: next, lent: 0, replaced: false };
      before.replaced = true;
      settle(before);
    },
  };
}

interface Shelved<T> {
  readonly it: T;
  lent: number;
  replaced: boolean;
}
