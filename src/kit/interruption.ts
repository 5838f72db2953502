// Interruption of long work: what may take long asks now and then whether it is to stop.

/** The error that ends work which was interrupted. */
export class Interrupted extends Error {}

let isInterrupted: (() => boolean) | undefined;

/** Carries something out, which an `Interrupted` ends soon after the test is true. */
export function interruptible<T>(test: () => boolean, act: () => T): T {
  const before = isInterrupted;
  isInterrupted = test;
  try {
    return act();
  } finally {
    isInterrupted = before;
  }
}

/** Ends the work at hand with an `Interrupted`, if it is to stop. Whoever calls it leaves nothing half done behind. */
export function stopIfInterrupted(): void {
  if (isInterrupted?.() === true) throw new Interrupted('The work was interrupted.');
}
