// Contract of the answerer: questions in, rulings out, with what it answers from.
import type { CardBook } from '../cards/index.ts';
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { QuestionReading } from '../question/index.ts';
import type { RuleLookup } from '../rules/index.ts';
import type { Compiler, EtbOptions, NameOf, Scenario, SlashLine } from '../scenario/index.ts';
import type { RulingsOf } from './official-rulings.ts';
import type { Ruling } from './scenario-ruling.ts';

/** A question as it was asked. Plain data, so that it can be posted to a worker and packed into buttons. */
export type ServiceQuestion = (
  | { readonly kind: 'etb'; readonly options: EtbOptions }
  /** The question as typed: a line of shorthand, a scenario written out, or the title or id of a scenario of the library. */
  | { readonly kind: 'ruling'; readonly text: string; readonly rules?: string }
) & {
  /** Codes of alterations, separated by commas, each of the question as the one before has changed it. */
  readonly whatIf?: string;
};

/** The question of a command line in the form Discord shows it; undefined where the command asks for no answer. */
export function questionOf({ command, options }: SlashLine): ServiceQuestion | undefined {
  const { card = '', question = '', rules, private: _, ...rest } = options;
  const onDay = rules === undefined ? {} : { rules };
  if (command === 'etb') return { kind: 'etb', options: { card, ...rest, ...onDay } };
  return command === 'ruling' ? { kind: 'ruling', text: question, ...onDay } : undefined;
}

/** Dependencies of answering. */
export interface AnswerDeps {
  readonly book: Pick<CardBook, 'byName' | 'fullName' | 'date' | 'namesIn' | 'nameNear'>;
  /** The compiler of cards; that of the grammar when left out. */
  readonly compiler?: Compiler;
  readonly excerpts: RuleLookup['excerpts'];
  /** The scenario of the library with this title or id. */
  readonly scenarioTitled: (text: string) => Scenario | undefined;
  /** Official rulings on cards; none are offered when left out. */
  readonly rulingsOf?: RulingsOf;
  /** A clock in milliseconds, and the most of its time for answers under other days' rules; no limit when left out. */
  readonly timeBudget?: { readonly clock: () => number; readonly most: number };
}

/** Answers to questions, and other questions that one leads to. */
export interface Answerer {
  /** The full name of the card that a typed name means; undefined where there is none. */
  readonly nameOf: NameOf;
  /** A scenario from the options of /etb, from a line of shorthand, from a scenario's text, or from the library. */
  readonly read: (question: ServiceQuestion) => Result<Scenario, Issue>;
  /** The reading of a plain question. */
  readonly understand: (text: string) => QuestionReading;
  readonly ask: (scenario: Scenario) => Result<DatedRuling, Issue>;
  /** Lines of shorthand that have an answer, in place of a scenario that has none. */
  readonly waysOut: (scenario: Scenario) => readonly string[];
}

/** A ruling with a first explanation, which can be had before that with the other days and all causes. */
export interface DatedRuling extends Ruling {
  /** The explanation under the rules of its own day; without causes where it takes long to find them. */
  readonly today: Ruling['explain'];
  /** Whether `explain` may add to `today`. */
  readonly hasMore: () => boolean;
}
