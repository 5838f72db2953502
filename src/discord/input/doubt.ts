// The words of a person on an answer that they think is wrong.

/** The doubt: what the answer should be, and by which rule, which may be empty. */
export interface Doubt {
  readonly expected: string;
  readonly rule: string;
}

/** The note on a report that is mended: its id, and the question in one line. */
export interface MendedReport {
  readonly id: string;
  readonly question: string;
}
