// A clock that stands still until a test moves it: nothing happens because a machine is slow.

import type { Clock } from '../../src/clock/index.ts';

interface Timer {
  readonly at: number;
  readonly act: () => void;
}

/** Starts at noon of 7 August 2026, in UTC. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 7, 7, 12);
  readonly #timers = new Set<Timer>();
  readonly #watchers: (() => void)[] = [];

  readonly now = (): number => this.#now;

  readonly elapsed = (): number => this.#now;

  readonly after = (ms: number, act: () => void): (() => void) => {
    const timer = { at: this.#now + ms, act };
    this.#timers.add(timer);
    for (const notify of this.#watchers.splice(0)) notify();
    return () => void this.#timers.delete(timer);
  };

  /** Lets so many milliseconds pass; timers due within them are called before this returns, in their order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#dueBy(end); due; due = this.#dueBy(end)) {
      this.#timers.delete(due);
      this.#now = due.at;
      due.act();
    }
    this.#now = end;
  }

  /** Resolves when the next timer is set. Call this before the cause of that, and advance once it resolves. */
  nextTimer(): Promise<void> {
    return new Promise(resolve => this.#watchers.push(resolve));
  }

  #dueBy(end: number): Timer | undefined {
    return [...this.#timers].filter(it => it.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
