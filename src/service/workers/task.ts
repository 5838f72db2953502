// Tasks and reports, as they are posted between the schedule and its worker threads.
import type { Explanation } from '../../explain/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { Result } from '../../kit/result.ts';
import type { StudyQuestion } from '../../study/index.ts';
import type { AnswerRecord } from '../answer-record.ts';
import type { ServiceQuestion } from '../answerer.ts';
import type { ExplainedCard } from '../explained-card.ts';
import type { StudyRequestAbout } from '../study-ruling.ts';

/** A task for a worker. */
export type Task =
  | { readonly kind: 'answer'; readonly question: ServiceQuestion; readonly revision: string }
  /** The explanation again, with the answers under other days' rules. */
  | { readonly kind: 'otherDates'; readonly question: ServiceQuestion; readonly revision: string }
  /** The question and its answer as they are kept in a report. */
  | { readonly kind: 'record'; readonly question: ServiceQuestion }
  | { readonly kind: 'study'; readonly request: StudyRequestAbout }
  | { readonly kind: 'card'; readonly name: string };

/** A task as it is posted, with the store of its cards. */
export interface PostedTask {
  readonly task: Task;
  /** The store, `same` where it is that of the task before; undefined where the cards are those of the pack. */
  readonly store: OpenedStore | 'same' | undefined;
  /** A number that is another one whenever there may be other rules; undefined where it is not known. */
  readonly rules: number | undefined;
  /** A number of its own, by which it can be interrupted; never 0. */
  readonly number: number;
}

/** A store in a file, as of one of its revisions. */
export interface OpenedStore {
  readonly path: string;
  readonly revision: number;
  /** The names and places of its cards, in memory that all threads share. */
  readonly index: SharedArrayBuffer;
  /** Whether our grammar has compiled its cards. */
  readonly compiled: boolean;
}

/** A first explanation, and whether the rules of other days or more causes may add to it. */
export interface FirstExplanation {
  readonly explanation: Explanation;
  readonly hasMore: boolean;
}

/** The result of a task, of the type that belongs to its kind. */
export type TaskResult = Result<FirstExplanation | Explanation | AnswerRecord | StudyQuestion | ExplainedCard, Issue>;

/** A worker's report: once that it has loaded, with its thread; then of each task the result or the fault. */
export type WorkerReport =
  | { readonly kind: 'loaded'; readonly thread: string | undefined }
  | { readonly kind: 'done'; readonly result: TaskResult }
  /** The end of a task that was told to stop. */
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'fault'; readonly fault: unknown };
