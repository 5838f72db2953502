// The outcomes that the runs of an event were found to have, each once.
import { once } from '../../kit/once.ts';
import type { Run } from '../event/run-state.ts';
import type { GameState } from '../model/state.ts';
import type { EndedRun } from './explained-trail.ts';
import { bySpread, type Turn } from './explore.ts';
import { outcomeKey, shortOutcomeKey } from './outcome-key.ts';

/** An outcome, and the path that came to it with the fewest choices varied. */
export interface FoundOutcome {
  readonly ended: EndedRun;
  path: readonly Turn[];
}

/** Outcomes whose short keys are equal: by their whole keys, as soon as there is another to compare the first with. */
type AlikeOutcomes = () => Map<string, FoundOutcome>;

/** The outcomes found, each once: whole keys are made only of those whose short keys are equal. */
export class FoundOutcomes {
  readonly #before: GameState;
  readonly #alike = new Map<string, AlikeOutcomes>();
  readonly #all: FoundOutcome[] = [];

  constructor(before: GameState) {
    this.#before = before;
  }

  /** The outcomes in the order in which they were found. */
  get all(): readonly FoundOutcome[] {
    return this.#all;
  }

  /** Adds the outcome of a run that has ended, unless an equal one was found before. */
  add(run: Run, path: readonly Turn[]): void {
    const before = this.#before;
    const short = shortOutcomeKey(before, run);
    const alike = this.#alike.get(short);
    if (alike === undefined) {
      const first = this.#found(run, path);
      this.#alike.set(
        short,
        once(() => new Map([[outcomeKey(before, run), first]])),
      );
      return;
    }
    const key = outcomeKey(before, run);
    const equal = alike().get(key);
    if (equal === undefined) alike().set(key, this.#found(run, path));
    else if (bySpread(path, equal.path) < 0) equal.path = path;
  }

  #found(run: Run, path: readonly Turn[]): FoundOutcome {
    const { state, triggered: triggers, trail, picks, occurrences } = run;
    const outcome = { before: this.#before, state, triggers, trail, picks, occurrences };
    const found = { ended: { outcome, after: run.after ?? state }, path };
    this.#all.push(found);
    return found;
  }
}
