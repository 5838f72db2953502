// The questions that were given up, by key, and the people who asked them last.
import { RecentMap } from '../../kit/recent-map.ts';
import type { GivenUp } from './refused-tasks.ts';
import type { Job } from './slot.ts';

/** The most questions remembered, and the most people. */
const MOST = 1_000;

/** The memory of them: they are refused when asked again, and the next question of such a person begins as heavy. */
export class GivenUpQuestions {
  readonly #reasons = new RecentMap<string, GivenUp>(MOST);
  readonly #askers = new RecentMap<string, true>(MOST);

  /** The reason why the question of this key was given up; undefined where it was not. */
  reasonOf(key: string | undefined): GivenUp | undefined {
    return key === undefined ? undefined : this.#reasons.get(key);
  }

  /** Whether the last question of the person was given up. */
  isAsker(person: string): boolean {
    return this.#askers.get(person) === true;
  }

  add({ key, person }: Job, reason: GivenUp): void {
    if (key !== undefined) this.#reasons.set(key, reason);
    if (person !== '') this.#askers.set(person, true);
  }

  /** Has the person's next question begin as everybody's. */
  forgive(person: string): void {
    this.#askers.delete(person);
  }
}
