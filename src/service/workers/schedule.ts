// The schedule of the workers: whose task is next, on which worker, and for how long.
//
// What ends within its first moments is in the quick lane; what takes longer moves to the heavy lane, where it stands,
// and leaves at least one worker to the quick one. Where the heavy lane is full it makes way and waits for a turn there.
import type { Clock } from '../../clock/index.ts';
import { GivenUpQuestions } from './given-up-questions.ts';
import { BUSY, ENDING, type GivenUp, noStudyQuestion, stillAtWork, tooMuch } from './refused-tasks.ts';
import type { ScheduledWorker, WorkerEvents } from './scheduled-worker.ts';
import { ageOf, endWork, freeSlot, isAddition, type Job, noJob, QUICK_MS, type Slot, type Work } from './slot.ts';
import type { Task, TaskResult } from './task.ts';
import { WaitingJobs, type WaitingTasks } from './waiting-jobs.ts';

export interface ScheduleOptions {
  /** The number of workers, at least one. */
  readonly workers: number;
  readonly spawn: (events: WorkerEvents) => ScheduledWorker;
  readonly clock: Clock;
  /** The most questions that wait for their turn; 1,000 when left out. */
  readonly waiting?: number;
  /** The time limit of one question in milliseconds; ten seconds when left out. */
  readonly timeout?: number;
  /** Tasks that a new worker begins with, where nothing waits; none when left out. */
  readonly warmUp?: readonly Task[];
  /** Tasks that workers do after those while nobody asks, so that V8 compiles what questions run often; none when left out. */
  readonly exercise?: readonly Task[];
}

/** Milliseconds after which a question makes way for others, where the heavy lane has no room for it. */
export const STOP_MS = 1_000;
/** Milliseconds for one question while other people's questions wait for the heavy lane. */
export const CROWDED_MS = 4_000;
/** Milliseconds within which a task that is told to stop has stopped, or its worker is ended. */
export const STOPPING_MS = 1_000;
/** The most questions of a person that wait while another of theirs is at work. */
export const MOST_WAITING = 2;
/** Milliseconds without a question after which additions are worked out: they would slow down what people wait for. */
export const ADDITION_PAUSE_MS = 100;
/** Milliseconds after which additions are worked out beside questions as well. */
export const ADDITION_PATIENCE_MS = 3_000;
/** Milliseconds after the start in which no worker is exercised: the bot connects, and its shards do. */
export const EXERCISE_AFTER_MS = 5_000;
/** The most additions that wait. */
const MOST_ADDITIONS = 200;

/** The schedule: each task goes to a worker when its turn comes. */
export class Schedule {
  readonly #options: ScheduleOptions;
  readonly #timeout: number;
  readonly #slots = new Set<Slot>();
  readonly #waiting = new WaitingJobs();
  readonly #givenUp = new GivenUpQuestions();
  /** The moment at which somebody asked last, or was answered. */
  #askedAt = Number.NEGATIVE_INFINITY;
  /** Cancels the next look at the additions. */
  #putOff: (() => void) | undefined;
  /** The call after which no worker is exercised. */
  #unexercised: (() => void) | undefined;
  /** Whether nothing is to wait for the heavy lane any more. */
  #leaving = false;
  #closed = false;

  constructor(options: ScheduleOptions) {
    this.#options = options;
    this.#timeout = options.timeout ?? 10_000;
    this.#spawn();
  }

  /** Resolves when one worker has loaded what questions need; the others then do the same, beside what is asked. */
  warmUp(): Promise<void> {
    return new Promise((resolve, reject) => {
      const others = () => {
        while (!this.#closed && this.#slots.size < this.#options.workers) this.#warm(this.#spawn());
        if (!this.#closed) {
          this.#unexercised = this.#options.clock.after(EXERCISE_AFTER_MS, () => {
            for (const slot of this.#slots) this.#exercise(slot);
          });
        }
        resolve();
      };
      const first = [...this.#slots].find(it => it.work === undefined) ?? this.#spawn();
      this.#warm(first, { then: others, otherwise: reject });
    });
  }

  /** Answers a person's question in its turn. Rejects for faults of ours only. */
  async question(task: Task, person: string, key?: string): Promise<TaskResult> {
    const before = this.#givenUp.reasonOf(key);
    // One that took too much memory would take as much again.
    if (before?.limit === 'memory' || (before && before.patience >= this.#patienceOf(person)))
      return tooMuch(before, 'before');
    if (this.#closed) return ENDING;
    if (this.#waiting.questions >= (this.#options.waiting ?? 1_000)) return BUSY;
    const open = this.#waiting.countOf(person) + (this.#isAtWork(person) ? 1 : 0);
    if (open > MOST_WAITING) return stillAtWork(open);
    this.#askedAt = this.#options.clock.now();
    return new Promise((resolve, reject) => {
      const known = before !== undefined || this.#givenUp.isAsker(person);
      const job = { task, person, key, resolve, reject };
      if (known) this.#waitHeavy(job);
      else this.#waiting.addQuestion(job, 'quick');
      this.#arrange();
    });
  }

  /** The numbers of tasks that wait for a worker. */
  waiting(): WaitingTasks {
    return this.#waiting.counts;
  }

  /** Looks something up, before any question that waits. */
  async lookup(task: Task): Promise<TaskResult> {
    if (this.#closed) return ENDING;
    return new Promise((resolve, reject) => {
      this.#waiting.addLookup({ task, person: '', key: undefined, resolve, reject });
      this.#arrange();
    });
  }

  /** Works out an addition to an answer, behind all questions; refused where too many wait. */
  async addition(task: Task, key: string): Promise<TaskResult> {
    if (this.#closed || this.#leaving) return ENDING;
    if (this.#waiting.additions >= MOST_ADDITIONS) return BUSY;
    return new Promise((resolve, reject) => {
      this.#waiting.addAddition({ task, person: '', key, resolve, reject }, this.#options.clock.now());
      this.#arrange();
    });
  }

  /** Refuses what would wait behind long questions, and additions; what is quick is still answered. */
  leave(): void {
    this.#leaving = true;
    for (const job of this.#waiting.clearLong()) job.resolve(ENDING);
    for (const slot of this.#slots) {
      if (!isAddition(slot.work)) continue;
      slot.work?.job.resolve(ENDING);
      this.#stop(slot);
    }
    this.#arrange();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#putOff?.();
    this.#unexercised?.();
    for (const job of this.#waiting.clear()) job.resolve(ENDING);
    for (const slot of this.#slots) slot.work?.job.resolve(ENDING);
    await Promise.all([...this.#slots].map(slot => this.#retire(slot)));
  }

  /** Moves what has taken long to the heavy lane, gives free workers what is next, and stops what must make way. */
  #arrange(): void {
    if (this.#closed) return;
    for (const slot of this.#slots) {
      const { work } = slot;
      if (work !== undefined && !work.heavy && this.#ageOf(slot) >= QUICK_MS && this.#hasHeavyRoom()) work.heavy = true;
    }
    this.#beginNext();
    this.#makeWay();
    this.#giveUpCrowded();
  }

  #beginNext(): void {
    for (let job = this.#take(); job !== undefined; job = this.#take()) {
      const slot = freeSlot(this.#slots, job.job, job.heavy) ?? this.#spawn();
      slot.work = { ...job, begun: undefined };
      slot.last = job.job.key;
      slot.worker.begin(job.job.task);
    }
  }

  /** The next task, taken where there is a worker for it. */
  #take(): Pick<Work, 'job' | 'heavy'> | undefined {
    const { workers } = this.#options;
    if (this.#slots.size >= workers && ![...this.#slots].some(it => it.work === undefined)) return undefined;
    const isAtWork = (person: string) => this.#isAtWork(person);
    const quick = this.#waiting.takeQuick(isAtWork);
    const job =
      quick ?? (this.#hasHeavyRoom() ? (this.#waiting.takeHeavy(isAtWork) ?? this.#takeAddition()) : undefined);
    return job && { job, heavy: quick === undefined };
  }

  /** The next addition, once nobody has asked for a moment or it has waited for long; before that it is put off. */
  #takeAddition(): Job | undefined {
    const { clock } = this.#options;
    const since = this.#waiting.additionSince ?? clock.now();
    const wait = Math.min(this.#askedAt + ADDITION_PAUSE_MS, since + ADDITION_PATIENCE_MS) - clock.now();
    if (wait <= 0) return this.#waiting.takeAddition();
    this.#putOff?.();
    this.#putOff = this.#waiting.additions === 0 ? undefined : clock.after(wait, () => this.#arrange());
    return undefined;
  }

  /** Stops an addition, or the oldest question of the quick lane that has had its time, where others wait for that lane. */
  #makeWay(): void {
    if (this.#waiting.quick === 0) return;
    const quick = [...this.#slots].filter(it => it.work === undefined || !it.work.heavy);
    if (quick.some(it => this.#ageOf(it) < QUICK_MS)) return;
    const adding = [...this.#slots].find(({ work, worker }) => isAddition(work) && worker.interrupt !== undefined);
    if (adding?.work !== undefined) {
      this.#waiting.returnAddition(adding.work.job);
      this.#stop(adding);
      return;
    }
    const most = this.#leaving ? QUICK_MS : STOP_MS;
    const overdue = quick.find(it => it.work !== undefined && this.#ageOf(it) >= most);
    if (overdue?.work === undefined || quick.some(it => this.#ageOf(it) < most)) return;
    this.#waitHeavy(overdue.work.job);
    this.#stop(overdue);
  }

  /** Has a job wait for the heavy lane. */
  #waitHeavy(job: Job): void {
    if (this.#leaving) job.resolve(ENDING);
    else this.#waiting.addQuestion(job, 'heavy');
  }

  /** Ends questions that have been at work for long while others wait for the heavy lane. */
  #giveUpCrowded(): void {
    for (const slot of this.#slots) {
      const { work } = slot;
      if (work === undefined || this.#ageOf(slot) < Math.min(CROWDED_MS, this.#timeout)) continue;
      if (this.#patienceOf(work.job.person) < this.#timeout)
        this.#giveUp(slot, { limit: 'time', patience: this.#patienceOf(work.job.person) });
    }
  }

  /** Milliseconds for a question of this person: fewer while others wait for the heavy lane. */
  #patienceOf(person: string): number {
    const crowded = this.#waiting.isHeavyAwaited(person, other => this.#isAtWork(other));
    return crowded ? Math.min(CROWDED_MS, this.#timeout) : this.#timeout;
  }

  #isAtWork(person: string): boolean {
    return person !== '' && [...this.#slots].some(({ work }) => work?.job.person === person);
  }

  /** Whether another worker may be taken by the heavy lane, and one is left. */
  #hasHeavyRoom(): boolean {
    const heavy = [...this.#slots].filter(({ work }) => work?.heavy).length;
    return heavy < Math.max(1, this.#options.workers - 1);
  }

  #ageOf(slot: Slot): number {
    return ageOf(slot, this.#options.clock);
  }

  #spawn(): Slot {
    const slot: Slot = {
      work: undefined,
      worker: this.#options.spawn({
        begun: () => this.#begun(slot),
        done: result => {
          slot.warm = true;
          const isQuick = this.#ageOf(slot) < QUICK_MS;
          const job = endWork(slot);
          if (job !== undefined && job.person !== '') this.#askedAt = this.#options.clock.now();
          if (job !== undefined && isQuick) this.#givenUp.forgive(job.person);
          job?.resolve(result);
          this.#arrange();
        },
        interrupted: () => {
          endWork(slot);
          this.#arrange();
        },
        fault: fault => {
          endWork(slot)?.reject(fault);
          this.#replace(slot, true);
        },
        gone: (fault, isOutOfMemory) => this.#gone(slot, fault, isOutOfMemory),
      }),
    };
    this.#slots.add(slot);
    return slot;
  }

  #begun(slot: Slot): void {
    if (slot.work === undefined) return;
    slot.work.begun = this.#options.clock.now();
    this.#watch(slot, slot.work);
  }

  /** Looks at the work again when it may have reached its next limit, and gives it up at the last. */
  #watch(slot: Slot, work: Work): void {
    const age = this.#ageOf(slot);
    const limit = [QUICK_MS, STOP_MS, CROWDED_MS].find(it => it > age && it < this.#timeout) ?? this.#timeout;
    if (age >= limit) {
      this.#giveUp(slot, { limit: 'time', patience: this.#timeout });
      return;
    }
    work.cancel = this.#options.clock.after(Math.max(1, limit - age), () => {
      this.#arrange();
      if (slot.work === work) this.#watch(slot, work);
    });
  }

  #giveUp(slot: Slot, reason: GivenUp): void {
    this.#refuse(slot, reason);
    this.#stop(slot);
  }

  /** Refuses the question of a worker, now and when it is asked again. */
  #refuse(slot: Slot, reason: GivenUp): void {
    const job = slot.work?.job;
    if (job === undefined) return;
    job.resolve(job.task.kind === 'study' ? noStudyQuestion(reason) : tooMuch(reason, 'now'));
    this.#givenUp.add(job, reason);
  }

  /** Frees a worker from its task, whose job has been seen to: it is told to stop, and ended where it does not. */
  #stop(slot: Slot): void {
    const { work, worker } = slot;
    if (work === undefined || worker.interrupt === undefined) {
      this.#replace(slot);
      return;
    }
    work.cancel?.();
    // It is not free before it reports.
    const stopping: Work = { job: noJob(work.job.task), begun: undefined, heavy: work.heavy };
    slot.work = stopping;
    stopping.cancel = this.#options.clock.after(STOPPING_MS, () => {
      if (slot.work === stopping) this.#replace(slot);
    });
    worker.interrupt();
    this.#arrange();
  }

  #gone(slot: Slot, fault: unknown, isOutOfMemory: boolean): void {
    if (!this.#slots.has(slot)) return;
    if (isOutOfMemory) this.#refuse(slot, { limit: 'memory', patience: this.#timeout });
    else slot.work?.job.reject(fault);
    this.#replace(slot);
  }

  /** Replaces a worker; one without work only if told so: a worker that fails as it starts would be spawned for ever. */
  #replace(slot: Slot, always = slot.work !== undefined): void {
    void this.#retire(slot);
    if (always && !this.#closed) this.#warm(this.#spawn());
    this.#arrange();
  }

  /** Has a worker do the tasks that load what questions need, as long as none waits. */
  #warm(slot: Slot, { then, otherwise }: WarmUp = WITHOUT_WAITING, at = 0): void {
    const task = this.#options.warmUp?.[at];
    if (task === undefined || this.#closed || this.#waiting.quick > 0) {
      then();
      return;
    }
    const next = () => this.#warm(slot, { then, otherwise }, at + 1);
    // Heavy, since a heavy question would otherwise take the worker that is left.
    slot.work = { job: { ...noJob(task), resolve: next, reject: otherwise }, begun: undefined, heavy: true };
    slot.worker.begin(task);
  }

  /** Has a worker do the tasks that make it quick, each while nobody asks and no other worker is kept from questions. */
  #exercise(slot: Slot, at = 0): void {
    const task = this.#options.exercise?.[at];
    if (task === undefined || this.#closed || this.#leaving || !this.#slots.has(slot)) return;
    const { clock } = this.#options;
    const isAsked = this.#waiting.quick > 0 || clock.now() < this.#askedAt + ADDITION_PAUSE_MS;
    if (isAsked || slot.work !== undefined || !this.#hasHeavyRoom()) {
      clock.after(ADDITION_PAUSE_MS, () => this.#exercise(slot, at));
      return;
    }
    const next = () => this.#exercise(slot, at + 1);
    slot.work = { job: { ...noJob(task), resolve: next }, begun: undefined, heavy: true };
    slot.worker.begin(task);
  }

  async #retire(slot: Slot): Promise<void> {
    this.#slots.delete(slot);
    endWork(slot);
    await slot.worker.end();
  }
}

/** Steps after a worker has been warmed up, or has failed. */
interface WarmUp {
  readonly then: () => void;
  readonly otherwise: (fault: unknown) => void;
}

const WITHOUT_WAITING: WarmUp = { then: () => {}, otherwise: () => {} };
