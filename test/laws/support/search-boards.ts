// Search for boards that break a law, and for the smallest one that does.
import fc from 'fast-check';
import type { Board } from './boards.ts';
import { SIZE } from './size.ts';
import { asFile } from './solved.ts';

/** Examines a board: complaints by the titles of laws; undefined for a board that is no question. */
export type LawCheck = (board: Board) => ReadonlyMap<string, readonly string[]> | undefined;

export interface Search {
  /** The number of boards that could be asked. */
  readonly asked: number;
  /** The number of boards on which each law was examined. */
  readonly examined: ReadonlyMap<string, number>;
  /** The first board that breaks each law. */
  readonly broken: ReadonlyMap<string, { readonly board: Board; readonly complaints: readonly string[] }>;
}

/** Examines so many boards. */
export function searchBoards(boards: fc.Arbitrary<Board>, count: number, look: LawCheck): Search {
  const broken = new Map<string, { readonly board: Board; readonly complaints: readonly string[] }>();
  const examined = new Map<string, number>();
  let asked = 0;
  const property = fc.property(boards, board => {
    const found = look(board);
    if (found === undefined) return;
    asked += 1;
    for (const [law, complaints] of found) {
      examined.set(law, (examined.get(law) ?? 0) + 1);
      if (complaints.length > 0 && !broken.has(law)) broken.set(law, { board, complaints });
    }
  });
  fc.assert(property, { numRuns: count, seed: SIZE.seed });
  return { asked, examined, broken };
}

/** The report on a broken law: the smallest board found in half a minute as a file, the complaints, and the seed. */
export function describeBroken(
  boards: fc.Arbitrary<Board>,
  count: number,
  look: LawCheck,
  law: string,
  { broken }: Search,
): string {
  let smallest = broken.get(law);
  const property = fc.property(boards, board => {
    const complaints = look(board)?.get(law) ?? [];
    if (complaints.length > 0) smallest = { board, complaints };
    return complaints.length === 0;
  });
  fc.check(property, { numRuns: count, seed: SIZE.seed, interruptAfterTimeLimit: 30_000 });
  if (smallest === undefined) return `Broken, but no board was kept (seed ${SIZE.seed}).`;
  return [`LAWS_SEED=${SIZE.seed}`, ...smallest.complaints, '', asFile(smallest.board)].join('\n');
}
