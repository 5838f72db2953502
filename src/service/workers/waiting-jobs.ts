// The jobs that wait for a worker: look-ups, questions of both lanes, and additions to answers.
import type { Job } from './slot.ts';
import { Turns } from './turns.ts';

/** The numbers of tasks that wait for a worker, by lane. */
export type WaitingTasks = Readonly<Record<'lookup' | 'quick' | 'heavy' | 'addition', number>>;

/** Jobs in the order of their lanes, and in each lane of questions in turns of people. */
export class WaitingJobs {
  /** Look-ups, which take a moment: before all questions. */
  readonly #lookups: Job[] = [];
  /** Additions to answers that were given: behind all questions. */
  readonly #additions: { readonly job: Job; readonly since: number }[] = [];
  readonly #quick = new Turns<Job>();
  readonly #heavy = new Turns<Job>();

  /** The numbers of all that waits. */
  get counts(): WaitingTasks {
    return {
      lookup: this.#lookups.length,
      quick: this.#quick.size,
      heavy: this.#heavy.size,
      addition: this.additions,
    };
  }

  /** The number of questions. */
  get questions(): number {
    return this.#quick.size + this.#heavy.size;
  }

  /** The number of jobs that wait for the quick lane: look-ups, and questions that are not known to be heavy. */
  get quick(): number {
    return this.#lookups.length + this.#quick.size;
  }

  get additions(): number {
    return this.#additions.length;
  }

  /** The number of questions of a person. */
  countOf(person: string): number {
    return this.#quick.countOf(person) + this.#heavy.countOf(person);
  }

  addLookup(job: Job): void {
    this.#lookups.push(job);
  }

  addQuestion(job: Job, lane: 'quick' | 'heavy'): void {
    (lane === 'quick' ? this.#quick : this.#heavy).add(job.person, job);
  }

  /** Adds an addition that waits from this moment on. */
  addAddition(job: Job, since: number): void {
    this.#additions.push({ job, since });
  }

  /** Puts an addition that had begun before the others, as one that has waited for ever. */
  returnAddition(job: Job): void {
    this.#additions.unshift({ job, since: Number.NEGATIVE_INFINITY });
  }

  /** The moment from which the oldest addition waits; undefined where none does. */
  get additionSince(): number | undefined {
    return this.#additions[0]?.since;
  }

  /** The next job of the quick lane. Nobody who is passed over has a turn. */
  takeQuick(passedOver: (person: string) => boolean): Job | undefined {
    return this.#lookups.shift() ?? this.#quick.take(passedOver);
  }

  /** The next question of the heavy lane. Nobody who is passed over has a turn. */
  takeHeavy(passedOver: (person: string) => boolean): Job | undefined {
    return this.#heavy.take(passedOver);
  }

  /** The addition that waits for the longest. */
  takeAddition(): Job | undefined {
    return this.#additions.shift()?.job;
  }

  /** Whether a question of anybody but this person, who is not passed over, waits for the heavy lane. */
  isHeavyAwaited(person: string, passedOver: (person: string) => boolean): boolean {
    return this.#heavy.hasOther(person, passedOver);
  }

  /** Removes and returns what takes long: the additions and the heavy lane. */
  clearLong(): readonly Job[] {
    return [...this.#additions.splice(0).map(it => it.job), ...this.#heavy.clear()];
  }

  /** Removes and returns everything. */
  clear(): readonly Job[] {
    return [...this.#lookups.splice(0), ...this.#quick.clear(), ...this.clearLong()];
  }
}
