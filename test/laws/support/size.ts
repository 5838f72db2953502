// Numbers of boards that are tried: on every change, or at night (`npm run laws`). A law that fails prints the seed.

/** Vitest's mode: `vitest run test/laws --mode nightly`. */
const NIGHTLY = process.env.MODE === 'nightly';
const BOARDS = numberIn('LAWS_BOARDS') ?? (NIGHTLY ? 10_000 : 250);

export const SIZE = {
  /** Boards for the laws of one board. */
  boards: BOARDS,
  /** Boards for laws that ask each board several times over. */
  fewer: Math.ceil(BOARDS / 5),
  /** Boards for each way of writing the same question otherwise. */
  equivalent: NIGHTLY ? BOARDS : Math.ceil(BOARDS / 5),
  /** Boards that two solvers argue over. */
  naive: NIGHTLY ? 2 * BOARDS : BOARDS,
  /** Boards whose answers are explained in words, which is slowest. */
  explained: Math.ceil(BOARDS / 20),
  /** The same boards for every change; others every night. */
  seed: numberIn('LAWS_SEED') ?? (NIGHTLY ? Date.now() % 1_000_000 : 614),
  /** The time limit of a test in milliseconds. */
  timeout: 1_200_000 + BOARDS * 7_000,
} as const;

function numberIn(name: string): number | undefined {
  const written = process.env[name];
  return written === undefined || written === '' ? undefined : Number(written);
}
