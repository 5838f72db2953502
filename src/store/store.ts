// The store: what the bot keeps of people and servers, as ports that commands use, whatever database is behind them.

import type { WorkSchedule } from './work-schedule.ts';

/** Questions too long for a button, packed, by a short key. The same question always has the same key. */
export interface KeptQuestions {
  /** Saves a packed question under `key`, as asked by `person`. */
  readonly save: (key: string, code: string, person: string) => Promise<void>;
  /** The packed question of that key; undefined where it was never kept, or is no longer. */
  readonly find: (key: string) => Promise<string | undefined>;
}

/** Settings of servers, each as one text, whose form is the business of those who write it. */
export interface ServerSettingsStore {
  readonly read: (server: string) => Promise<string | undefined>;
  /**
   * Changes the settings of a server by what they are at that moment, which nobody else changes meanwhile; where
   * `change` gives undefined they stay.
   */
  readonly change: (server: string, change: (settings: string | undefined) => string | undefined) => Promise<void>;
  /** The settings of all servers, by server. */
  readonly all: () => Promise<ReadonlyMap<string, string>>;
}

/** One answer of a person to a study question. */
export interface StudyAnswer {
  readonly person: string;
  /** The server in which a daily question was answered; undefined where the person studies alone. */
  readonly server?: string | undefined;
  /** The question by its seed, which makes the same question anew. */
  readonly question: string;
  /** The option chosen, counted from 0. */
  readonly option: number;
  readonly correct: boolean;
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
}

/** A rule in the spaced repetition of a person. */
export interface RepeatedRule {
  readonly rule: string;
  /** The state of the repetition, as whoever schedules it writes it. */
  readonly state: string;
  /** Milliseconds since 1970 at which it is to be asked again. */
  readonly dueAt: number;
}

/** Study: answers, and what is to be asked again. */
export interface StudyStore {
  /** Records an answer; false where the person has answered that question in that place before. */
  readonly answer: (answer: StudyAnswer) => Promise<boolean>;
  /** The answers of a person, the newest first. */
  readonly answersOf: (person: string) => Promise<readonly StudyAnswer[]>;
  /** The answers to a question in a server. */
  readonly answersTo: (question: string, server: string) => Promise<readonly StudyAnswer[]>;
  readonly saveCard: (person: string, card: RepeatedRule) => Promise<void>;
  /** The rules of a person, those first that are due first. */
  readonly cardsOf: (person: string) => Promise<readonly RepeatedRule[]>;
}

/** The question of a day in a server. */
export interface DailyQuestion {
  readonly server: string;
  /** The day on which it was due, as 2026-08-07. */
  readonly day: string;
  readonly channel: string;
  /** The question, in the form of whoever posts it. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** The id of its message; undefined until it is posted. */
  readonly message: string | undefined;
  /** The sentence why it could not be posted; undefined where that is not so. */
  readonly failed: string | undefined;
  readonly closed: boolean;
}

/** Daily questions: each is posted and closed by one process, whatever their number. */
export interface DailyStore {
  /**
   * Claims the question of a day, to post it; false where another process has. A claim of which nothing was heard for ten
   * minutes can be taken over, with the question it was for.
   */
  readonly claim: (
    question: Pick<DailyQuestion, 'server' | 'day' | 'channel' | 'content' | 'dueAt'>,
  ) => Promise<boolean>;
  readonly posted: (server: string, day: string, message: string) => Promise<void>;
  readonly failed: (server: string, day: string, why: string) => Promise<void>;
  /**
   * Closes a question, to show its answer; false where another process has. A question whose answer is not shown ten
   * minutes after can be closed again.
   */
  readonly close: (server: string, day: string) => Promise<boolean>;
  /** Notes that the answer to a question is shown, or never can be. */
  readonly answered: (server: string, day: string) => Promise<void>;
  readonly find: (server: string, day: string) => Promise<DailyQuestion | undefined>;
  /** The last question of a server, posted or not. */
  readonly newest: (server: string) => Promise<DailyQuestion | undefined>;
  /** The questions that were posted and can be closed, of those due at a moment or before. */
  readonly openSince: (dueAt: number) => Promise<readonly DailyQuestion[]>;
}

/** Tables of scores: of a server, those who want to be in it. */
export interface ScoreStore {
  readonly join: (server: string, person: string) => Promise<void>;
  readonly leave: (server: string, person: string) => Promise<void>;
  readonly has: (server: string, person: string) => Promise<boolean>;
  /** The answers to the daily questions of a server since a moment, of those in its table, the oldest first. */
  readonly answersOfMembers: (server: string, since: number) => Promise<readonly StudyAnswer[]>;
}

/** A report of an answer that somebody thinks is wrong. */
export interface StoredReport {
  readonly id: string;
  /** Undefined where the person has been forgotten. */
  readonly person: string | undefined;
  /** The question, the answer and the versions behind it, in the form of whoever writes reports. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly reportedAt: number;
}

export interface ReportStore {
  readonly add: (report: StoredReport) => Promise<void>;
  readonly find: (id: string) => Promise<StoredReport | undefined>;
  /** The newest reports, at most `limit`. */
  readonly newest: (limit: number) => Promise<readonly StoredReport[]>;
  /** The number of reports of a person since a moment, in milliseconds since 1970. */
  readonly countOf: (person: string, since: number) => Promise<number>;
  /** Marks a report as mended; false where there is none of that id. */
  readonly mend: (id: string) => Promise<boolean>;
  /** The mended reports of a person that nobody has been told of; from then on they count as told. */
  readonly takeMended: (person: string) => Promise<readonly StoredReport[]>;
}

/** Interactions that were taken, so that each is answered by one process, and once. */
export interface TakenInteractions {
  /**
   * Claims an interaction. The result is false where any process took it within the last two minutes; a request that is
   * older is accepted nowhere.
   */
  readonly take: (id: string) => Promise<boolean>;
}

/** The numbers of what was erased, by kind. */
export interface Erased {
  readonly questions: number;
  readonly study: number;
  /** Reports stay without the person. */
  readonly reports: number;
}

/** All that is kept. Every method rejects where the database cannot be used. */
export interface Store {
  /** The place of the data: `memory` ends with the process; `shared` is one for many processes on many machines. */
  readonly kind: 'memory' | 'file' | 'shared';
  readonly questions: KeptQuestions;
  readonly settings: ServerSettingsStore;
  readonly study: StudyStore;
  readonly daily: DailyStore;
  readonly scores: ScoreStore;
  readonly reports: ReportStore;
  readonly interactions: TakenInteractions;
  /** Scheduled work, of which each run happens in one of the processes that share the store. */
  readonly schedule: Pick<WorkSchedule, 'add'>;
  /** Erases what is kept of a person. Once it resolves, it is gone for every process that shares the store. */
  readonly forget: (person: string) => Promise<Erased>;
  /** Deletes what nobody has used for too long; resolves to the number of rows. */
  readonly expire: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const DAY = 24 * 3_600_000;

/** The time that each kind of thing is kept unused, in milliseconds. */
export const KEPT_FOR = { questions: 30 * DAY, reports: 365 * DAY, study: 365 * DAY, interactions: 120_000 } as const;
