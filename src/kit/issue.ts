// A problem a person can cause and mend: where it is and what would work. Never an exception.

export interface Issue {
  /** Where: keys and indexes from the root of what was read, such as ['given', 'you', 'battlefield', 0]. */
  readonly path: readonly (string | number)[];
  /** What was met and what was expected, as one or more whole sentences. */
  readonly message: string;
  /** The nearest things that would have worked, best first. */
  readonly suggestions?: readonly string[];
  /** The line of the file it stands on, counted from 1. */
  readonly line?: number;
}
