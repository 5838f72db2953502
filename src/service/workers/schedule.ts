// The schedule of the workers: whose task is next, on which worker, and for how long.
//
// What ends within its first moments is in the quick lane; what takes longer moves to the heavy lane, where it stands,
// and leaves at least one worker to the quick one. Where the heavy lane is full it makes way and waits for a turn there.
import type { Clock } from '../../clock/index.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { BUSY, ENDING, type GivenUp, stillAtWork, tooMuch } from './refused-tasks.ts';
import type { Task, TaskResult } from './task.ts';
import { Turns } from './turns.ts';

/** A worker as the schedule sees it. */
export interface ScheduledWorker {
  /** Begins a task; its report comes by the events the worker was made with. */
  readonly begin: (task: Task) => void;
  /** Milliseconds of processor time that the worker has taken for its task; undefined where the system does not tell. */
  readonly spent?: () => number | undefined;
  /** Instructs the worker to stop its task, which it reports soon; a worker without this is ended to stop it. */
  readonly interrupt?: () => void;
  /** Ends the worker, whatever it is at. */
  readonly end: () => Promise<void>;
}

/** Reports of a worker. */
export interface WorkerEvents {
  readonly begun: () => void;
  readonly done: (result: TaskResult) => void;
  /** The task has stopped, as it was told to: the worker is free. */
  readonly interrupted: () => void;
  /** The task failed by a fault of ours: the worker may have stopped halfway through anything. */
  readonly fault: (fault: unknown) => void;
  /** The worker is gone; `isOutOfMemory` where the task took more memory than a worker has. */
  readonly gone: (fault: unknown, isOutOfMemory: boolean) => void;
}

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
}

/** Milliseconds after which a question is in the heavy lane. */
export const QUICK_MS = 300;
/** Milliseconds after which a question makes way for others, where the heavy lane has no room for it. */
export const STOP_MS = 1_000;
/** Milliseconds for one question while other people's questions wait for the heavy lane. */
export const CROWDED_MS = 4_000;
/** Milliseconds within which a task that is told to stop has stopped, or its worker is ended. */
export const STOPPING_MS = 1_000;
/** The most questions of a person that wait while another of theirs is at work. */
export const MOST_WAITING = 2;
/** The most additions that wait. */
const MOST_ADDITIONS = 200;
/** The most questions remembered as given up. */
const MOST_GIVEN_UP = 1_000;

interface Job {
  readonly task: Task;
  readonly person: string;
  /** The same for questions with the same answer; undefined where that does not matter. */
  readonly key: string | undefined;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (fault: unknown) => void;
}

interface Work {
  readonly job: Job;
  /** The moment at which the worker began; undefined until it reports that. */
  begun: number | undefined;
  heavy: boolean;
  /** Cancels the next look at it. */
  cancel?: () => void;
}

interface Slot {
  readonly worker: ScheduledWorker;
  /** The key of the question it was at last. */
  last?: string | undefined;
  /** Whether it has done a task, and has loaded what that needs. */
  warm?: boolean;
  work: Work | undefined;
}

/** The schedule: each task goes to a worker when its turn comes. */
export class Schedule {
  readonly #options: ScheduleOptions;
  readonly #timeout: number;
  readonly #slots = new Set<Slot>();
  /** Look-ups, which take a moment: before all questions. */
  readonly #lookups: Job[] = [];
  /** Additions to answers that were given: behind all questions. */
  readonly #additions: Job[] = [];
  readonly #quick = new Turns<Job>();
  readonly #heavy = new Turns<Job>();
  /** Why questions were given up, by their keys. */
  readonly #givenUp = new RecentMap<string, GivenUp>(MOST_GIVEN_UP);
  /** People whose last question was given up: their next begins in the heavy lane. */
  readonly #heavyAskers = new RecentMap<string, true>(MOST_GIVEN_UP);
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
        resolve();
      };
      const first = [...this.#slots].find(it => it.work === undefined) ?? this.#spawn();
      this.#warm(first, { then: others, otherwise: reject });
    });
  }

  /** Answers a person's question in its turn. Rejects for faults of ours only. */
  async question(task: Task, person: string, key?: string): Promise<TaskResult> {
    const before = key === undefined ? undefined : this.#givenUp.get(key);
    // One that took too much memory would take as much again.
    if (before?.limit === 'memory' || (before && before.patience >= this.#patienceOf(person)))
      return tooMuch(before, 'before');
    if (this.#closed) return ENDING;
    if (this.#quick.size + this.#heavy.size >= (this.#options.waiting ?? 1_000)) return BUSY;
    const open = this.#quick.countOf(person) + this.#heavy.countOf(person) + (this.#isAtWork(person) ? 1 : 0);
    if (open > MOST_WAITING) return stillAtWork(open);
    return new Promise((resolve, reject) => {
      const known = before !== undefined || this.#heavyAskers.get(person) === true;
      const job = { task, person, key, resolve, reject };
      if (known) this.#waitHeavy(job);
      else this.#quick.add(person, job);
      this.#arrange();
    });
  }

  /** Looks something up, before any question that waits. */
  async lookup(task: Task): Promise<TaskResult> {
    if (this.#closed) return ENDING;
    return new Promise((resolve, reject) => {
      this.#lookups.push({ task, person: '', key: undefined, resolve, reject });
      this.#arrange();
    });
  }

  /** Works out an addition to an answer, behind all questions; refused where too many wait. */
  async addition(task: Task, key: string): Promise<TaskResult> {
    if (this.#closed || this.#leaving) return ENDING;
    if (this.#additions.length >= MOST_ADDITIONS) return BUSY;
    return new Promise((resolve, reject) => {
      this.#additions.push({ task, person: '', key, resolve, reject });
      this.#arrange();
    });
  }

  /** Refuses what would wait behind long questions, and additions; what is quick is still answered. */
  leave(): void {
    this.#leaving = true;
    for (const job of [...this.#additions.splice(0), ...this.#heavy.clear()]) job.resolve(ENDING);
    for (const slot of this.#slots) {
      if (!isAddition(slot.work)) continue;
      slot.work?.job.resolve(ENDING);
      this.#stop(slot);
    }
    this.#arrange();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const waiting = [
      ...this.#lookups.splice(0),
      ...this.#additions.splice(0),
      ...this.#quick.clear(),
      ...this.#heavy.clear(),
    ];
    for (const job of waiting) job.resolve(ENDING);
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
      const slot = this.#freeSlot(job) ?? this.#spawn();
      slot.work = { ...job, begun: undefined };
      slot.last = job.job.key;
      slot.worker.begin(job.job.task);
    }
  }

  /** A worker without work: the one that was at the same question last, else a new one for a heavy question alone. */
  #freeSlot({ job: { key }, heavy }: Pick<Work, 'job' | 'heavy'>): Slot | undefined {
    const free = [...this.#slots].filter(it => it.work === undefined);
    const same = free.find(it => key !== undefined && it.last === key);
    return same ?? free.find(it => (it.warm === true) !== heavy) ?? free[0];
  }

  /** The next task, taken where there is a worker for it. */
  #take(): Pick<Work, 'job' | 'heavy'> | undefined {
    const { workers } = this.#options;
    if (this.#slots.size >= workers && ![...this.#slots].some(it => it.work === undefined)) return undefined;
    const isAtWork = (person: string) => this.#isAtWork(person);
    const quick = this.#lookups.shift() ?? this.#quick.take(isAtWork);
    const job = quick ?? (this.#hasHeavyRoom() ? (this.#heavy.take(isAtWork) ?? this.#additions.shift()) : undefined);
    return job && { job, heavy: quick === undefined };
  }

  /** Stops an addition, or the oldest question of the quick lane that has had its time, where others wait for that lane. */
  #makeWay(): void {
    if (this.#quick.size + this.#lookups.length === 0) return;
    const quick = [...this.#slots].filter(it => it.work === undefined || !it.work.heavy);
    if (quick.some(it => this.#ageOf(it) < QUICK_MS)) return;
    const adding = [...this.#slots].find(({ work, worker }) => isAddition(work) && worker.interrupt !== undefined);
    if (adding?.work !== undefined) {
      this.#additions.unshift(adding.work.job);
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
    else this.#heavy.add(job.person, job);
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
    const crowded = this.#heavy.hasOther(person, other => this.#isAtWork(other));
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

  /** Milliseconds that a worker has worked on its task: of the processor, or a third of those that have passed. */
  #ageOf({ work, worker }: Slot): number {
    if (work?.begun === undefined) return 0;
    const passed = this.#options.clock.now() - work.begun;
    const spent = worker.spent?.();
    // On a busy machine a worker hardly gets a turn: that makes no question heavy.
    return spent === undefined ? passed : Math.max(spent, passed / 3);
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
          if (job !== undefined && isQuick) this.#heavyAskers.delete(job.person);
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
    job?.resolve(tooMuch(reason, 'now'));
    if (job?.key !== undefined) this.#givenUp.set(job.key, reason);
    if (job !== undefined && job.person !== '') this.#heavyAskers.set(job.person, true);
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
    if (task === undefined || this.#closed || this.#lookups.length + this.#quick.size > 0) {
      then();
      return;
    }
    const next = () => this.#warm(slot, { then, otherwise }, at + 1);
    // Heavy, since a heavy question would otherwise take the worker that is left.
    slot.work = { job: { ...noJob(task), resolve: next, reject: otherwise }, begun: undefined, heavy: true };
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

/** Whether a worker is at an addition, and not told to stop it. */
function isAddition(work: Work | undefined): boolean {
  return work?.begun !== undefined && work.job.task.kind === 'otherDates';
}

/** A job of nobody. */
function noJob(task: Task): Job {
  return { task, person: '', key: undefined, resolve: () => {}, reject: () => {} };
}

/** Ends the work of a slot; returns the job it had. */
function endWork(slot: Slot): Job | undefined {
  const { work } = slot;
  slot.work = undefined;
  work?.cancel?.();
  return work?.job;
}
