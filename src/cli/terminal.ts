// What the terminal needs of the ruling service: given to each command from outside, so that a command can be tried without one.

import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { Scenario } from '../scenario/index.ts';
import type { Reading, Ruling, ServiceQuestion } from '../service/index.ts';

export interface TerminalService {
  /** The scenario that a question means: the options of /etb, a title of the library, a line of shorthand. */
  readonly read: (question: ServiceQuestion) => Result<Scenario, Issue>;
  /** What a plain question is understood to mean. */
  readonly understand: (text: string) => Reading;
  readonly ask: (scenario: Scenario) => Result<Ruling, Issue>;
  /** A rule or a glossary entry as text; `on` names a day, today's rules when left out. */
  readonly rule: (query: string, on?: string) => Result<string, Issue>;
  /** A card as Threshold reads it, as text. */
  readonly card: (name: string) => Result<string, Issue>;
}

export interface TerminalOptions {
  /** A bulk file of cards in place of the installed ones. */
  readonly cards?: string;
}

export type OpenTerminal = (options: TerminalOptions) => Promise<Result<TerminalService, Issue>>;

/** Where a command reads and writes. */
export interface Terminal {
  readonly open: OpenTerminal;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Columns to wrap at. */
  readonly width: number;
}
