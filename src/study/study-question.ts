// Study questions: a question with its right answer and the answers that misconceptions give, as plain data.
import type { Edition, GameState } from '../engine/index.ts';
import type { ExplainedStep, ReadPosition } from '../explain/index.ts';
import type { Compiler, Scenario } from '../scenario/index.ts';

/** The topics of study, each with its heading. */
export const STUDY_TOPICS = {
  entering: 'entering the battlefield',
  copies: 'copies',
  counters: 'counters and tokens',
  layers: 'layers',
  triggers: 'triggers',
  sagas: 'Sagas and battles',
  changes: 'what changed in the rules',
} as const satisfies Record<string, string>;
export type StudyTopic = keyof typeof STUDY_TOPICS;

export const STUDY_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type StudyDifficulty = (typeof STUDY_DIFFICULTIES)[number];

/** One answer to choose from. */
export interface StudyOption {
  /** The answer in a sentence: "Walking Ballista enters with three +1/+1 counters." No two of a question are equal. */
  readonly text: string;
  readonly right: boolean;
  /** One sentence: the reason why it is right, or the misconception it comes from and what refutes that. */
  readonly why: string;
  /** The rule that decides, or that refutes the misconception. */
  readonly rule: string;
  /** The name of the misconception that gives this answer; left out for the right one. */
  readonly misconception?: string;
}

/** A scenario in the written form that files and `readScenario` have, its right answer as expectation. */
export type StudyScenario = Readonly<Record<string, unknown>>;

/** A step of the trail as it is kept with a question. */
export type StudyStep = Omit<ExplainedStep, 'matter'>;

/** A question of multiple choice. Plain data, which can be posted and stored. */
export interface StudyQuestion {
  /** The seed that makes this question again, with the same topic and difficulty asked for. */
  readonly seed: number;
  readonly topic: StudyTopic;
  readonly difficulty: StudyDifficulty;
  /** The question as a person would ask it at a table. */
  readonly question: string;
  readonly scenario: StudyScenario;
  /** The options in the order shown, one of them right; from three to four. */
  readonly options: readonly StudyOption[];
  /** The rule that decides the right answer. */
  readonly rule: string;
  /** The steps that decide the right answer. */
  readonly trail: readonly StudyStep[];
}

/** The seed of a question with what it should be about. */
export interface StudyRequest {
  /** A whole number from 0; the same request makes the same question everywhere. */
  readonly seed: number;
  readonly topic?: StudyTopic;
  readonly difficulty?: StudyDifficulty;
  /** The most boards that are tried; with fewer, the same question comes or none. 1,500 when left out. */
  readonly boards?: number;
}

/** Sources of questions. */
export interface StudySources {
  readonly compiler: Compiler;
  /** Reads positions through their layers, under an edition. */
  readonly read: (edition: Edition) => (state: GameState) => ReadPosition;
  /** The scenarios of the library, which questions vary. */
  readonly library: readonly Scenario[];
}
