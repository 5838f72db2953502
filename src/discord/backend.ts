// The backend of the Discord room, given to it from outside: questions in, explanations or issues out.

import type { CardMention } from '../cards/index.ts';
import type { NameCodes } from '../cards/name-codes.ts';
import type { Explanation } from '../explain/screen.ts';
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import type { AnswerRecord, ExplainedCard, ServiceQuestion, StudyRequestAbout } from '../service/index.ts';
import type { WaitingTasks } from '../service/node.ts';
import type { StudyQuestion } from '../study/study-question.ts';

/** Something of the library or the rules, offered while a person types. */
export interface Suggestion {
  /** The value that Discord sends back when this is picked; at most 100 characters. */
  readonly id: string;
  readonly title: string;
}

export interface NamedRule {
  /** A rule's number, or a headword. */
  readonly rule: string;
  readonly text: string;
}

/** A rule or glossary entry on its own page. */
export interface ExplainedRule {
  /** The wording "614.12 Replacement Effects", or the glossary's headword. */
  readonly title: string;
  /** The address of the rule on a public site; a glossary entry has none of its own. */
  readonly link?: string;
  readonly text: string;
  /** The missing thing that was looked up, where this is the nearest to it; or the remark that the day is later than any rules known. */
  readonly notices?: readonly string[];
  /** Whether `text` is the official wording, and not our summary. */
  readonly official: boolean;
  readonly examples: readonly string[];
  /** Known changes to the rule, each with its date. */
  readonly changes?: readonly string[];
  /** The rules just before, after and under it. */
  readonly neighbors: readonly NamedRule[];
  /** Other rules that the words of a query found, best first. */
  readonly also: readonly NamedRule[];
  /** Lines of the footer, such as the date of the rules. */
  readonly foot: readonly string[];
}

/** One source of the answers, by name, with its version or count. */
export interface VersionInfo {
  readonly name: string;
  readonly version: string;
}

/**
 * The ruling service as Discord uses it. Queries are in the words a person typed; every result is a promise, so that a
 * long exploration may run beside the gateway. Nothing here throws for what a person can cause: those are issues, whole
 * sentences about what can be corrected, all at once.
 */
export interface BotBackend {
  /** The answer to a question of a person, whose questions take turns with those of others. */
  answer(question: ServiceQuestion, person: string): Promise<Result<Explanation, Issue>>;
  /** The answer again with what other days' rules change; undefined where `answer` has given all there is. */
  otherDates(question: ServiceQuestion): Promise<Explanation | undefined>;
  /** A question of a person and its answer, as they are kept in a report; a refusal of the rules is an answer as well. */
  record(question: ServiceQuestion, person: string): Promise<Result<AnswerRecord, Issue>>;
  /** A question of study for a person; the same request makes the same one in every process of this version. */
  study(request: StudyRequestAbout, person: string): Promise<Result<StudyQuestion, Issue>>;
  /** Resolves when the first question can be answered as fast as later ones. */
  warmUp(): Promise<void>;
  /**
   * A rule by number or words, or a glossary entry, as of a day (a date, a year, a set) or today; or what changed
   * ("changes of 2026-08-07").
   */
  rule(query: string, on?: string): Promise<Result<ExplainedRule, Issue>>;
  card(name: string): Promise<Result<ExplainedCard, Issue>>;
  /** The cards named in a text, in its order; those it may mean where a name is not sure. */
  cardsIn(text: string): Promise<readonly CardMention[]>;
  /** The codes of all card names, for buttons. */
  nameCodes(): Promise<NameCodes>;
  /** Card names nearest to what was typed, best first; at most `limit`. Must be fast: this runs on every keystroke. */
  suggestCards(typed: string, limit: number): Promise<readonly string[]>;
  /** Scenarios of the library, best first. */
  suggestQuestions(typed: string, limit: number): Promise<readonly Suggestion[]>;
  suggestRules(typed: string, limit: number): Promise<readonly Suggestion[]>;
  /** Editions of the rules whose changes can be told, the newest first, as the option `changes` takes them. */
  suggestEditions(typed: string, limit: number): Promise<readonly Suggestion[]>;
  /** The day of the newest official rules; undefined where none are installed. */
  rulesDay(): Promise<string | undefined>;
  /** Days whose rules may be requested: the date typed, sets by name. */
  suggestDays(typed: string, limit: number): Promise<readonly Suggestion[]>;
  /** The numbers of tasks that wait for a worker now, by lane. */
  waiting(): Promise<WaitingTasks>;
  /** Ends the work on questions: on those that wait behind long ones, or on all; each is refused with a reason. */
  endWork(what: 'waiting' | 'all'): Promise<void>;
  /** The versions of rules, cards and program behind the answers. */
  about(): Promise<readonly VersionInfo[]>;
}
