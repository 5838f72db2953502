// The terminal and the ruling service as commands use them: passed from outside, so that tests can replace both.

import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { Scenario } from '../scenario/index.ts';
import type { QuestionReading, Ruling, RulingService, ServiceQuestion } from '../service/index.ts';

export interface TerminalService {
  /** The scenario of a question: of the options of /etb, a title of the library, or a line of shorthand. */
  readonly read: (question: ServiceQuestion) => Result<Scenario, Issue>;
  /** The meaning of a plain question. */
  readonly understand: (text: string) => QuestionReading;
  readonly ask: (scenario: Scenario) => Result<Ruling, Issue>;
  /** A rule or a glossary entry as text; `on` names a day, today's rules when left out. */
  readonly rule: (query: string, on?: string) => Result<string, Issue>;
  /** A card as Threshold reads it, as text. */
  readonly card: (name: string) => Result<string, Issue>;
  readonly study: RulingService['study'];
}

export interface TerminalOptions {
  /** A bulk file of cards in place of the installed ones. */
  readonly cards?: string;
  /** The time at which the grammar is loaded; `when needed`: not at once, and what needs it is to be called by `withGrammar`. */
  readonly grammar?: 'when needed';
}

export type OpenTerminal = (options: TerminalOptions) => Promise<Result<TerminalService, Issue>>;

/** The input and output of a command. */
export interface Terminal {
  readonly open: OpenTerminal;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Columns to wrap at. */
  readonly width: number;
  /** Whether the output shows colors. */
  readonly color?: boolean;
}
