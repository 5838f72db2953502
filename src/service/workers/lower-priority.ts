// Priority of threads and processes beside the thread that talks to Discord, which comes first.
import { constants, getPriority, setPriority } from 'node:os';

/**
 * Lowers the priority of the process that calls, on Linux of the thread, by so many steps. They count from what it is: a
 * service manager may have lowered it already, and to raise it takes rights that a bot has not. Where the system allows no
 * change it stays.
 */
export function lowerPriority(steps: number): void {
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + steps));
  } catch {
    // Then answers compete with the gateway, which costs time and no answer.
  }
}
