// Issue: a problem that a person can cause and correct. A value, never an exception.

export interface Issue {
  /** The position: keys and indexes from the root of the data read, such as ['given', 'you', 'battlefield', 0]. */
  readonly path: readonly (string | number)[];
  /** The value found and the value expected, as one or more whole sentences. */
  readonly message: string;
  /** The nearest valid values, best first. */
  readonly suggestions?: readonly string[];
  /** The words typed that any one of the suggestions would stand in place of; left out where they replace nothing. */
  readonly typed?: string;
  /** Questions that could be asked in place of this, best first: lines of shorthand. */
  readonly instead?: readonly string[];
  /** The line of the file, counted from 1. */
  readonly line?: number;
}
