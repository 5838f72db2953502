// What the terminal asks of the house: given to each command from outside, so that a command can be tried without one.
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { Answer, NameOf, Scenario } from '../scenario/index.ts';
import type { Telling } from '../telling/index.ts';

/** An answer as plain data, and in words. */
export interface HouseAnswer {
  readonly answer: Answer;
  /** Undefined where the event or a choice was refused: the answer's reason says why. */
  readonly telling: () => Telling | undefined;
}

export interface House {
  readonly nameOf: NameOf;
  readonly ask: (scenario: Scenario) => Result<HouseAnswer, Issue>;
  /** The scenario of the library with this title or id. */
  readonly titled: (text: string) => Scenario | undefined;
  /** A rule or a glossary entry as text; `on` is a day, today's rules when left out. */
  readonly rule: (query: string, on?: string) => Result<string, Issue>;
  /** A card as Threshold reads it, as text. */
  readonly card: (name: string) => Result<string, Issue>;
}

export interface HouseOptions {
  /** A bulk file of cards in place of the installed ones. */
  readonly cards?: string;
}

export type OpenHouse = (options: HouseOptions) => Promise<Result<House, Issue>>;

/** Where a command reads and writes. */
export interface Terminal {
  readonly open: OpenHouse;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Columns to wrap at. */
  readonly width: number;
}
