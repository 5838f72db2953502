// Issue: a problem that a person can cause and correct. A value, never an exception.

/**
 * A limit of the service that kept a question from its answer: too many questions in all, or of one person; its time, its
 * memory; either of those when it was asked before; or the end of the service.
 */
export type ServiceLimit = 'busy' | 'person' | 'time' | 'memory' | 'before' | 'end';

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
  /** The name of a card that is not known, as typed: it may be described instead. */
  readonly unknownCard?: string;
  /** The limit that was met, where the problem is none of what was typed. */
  readonly limit?: ServiceLimit;
  /** The rule of the game that makes it one, by what it is about: an effect says that an ability can't be activated (602.5). */
  readonly refusal?: 'activation forbidden';
  /** The line of the file, counted from 1. */
  readonly line?: number;
}

/** The limit at which a question was given up while it was worked on; undefined for any other problem. */
export function givenUpBy(issues: readonly Issue[]): ServiceLimit | undefined {
  return issues.find(it => it.limit === 'time' || it.limit === 'memory')?.limit;
}
