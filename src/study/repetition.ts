// Spaced repetition by rule: when a rule is to be asked again, and how well it is known. Days, not minutes.
import { type CardInput, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import * as z from 'zod';
import { STUDY_TOPICS, type StudyTopic } from './study-question.ts';

/** A rule as it stands in the repetition of a person. */
export interface RuleReview {
  /** The state, as text that `reviewRule` reads back. */
  readonly state: string;
  /** Milliseconds since 1970 at which it is to be asked again. */
  readonly dueAt: number;
}

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const cardSchema = z.object({
  due: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  elapsed_days: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.number(),
  last_review: z.string().nullish().default(null),
});
const topics = Object.keys(STUDY_TOPICS) as StudyTopic[]; // the record's own keys
const stateSchema = z.object({ topic: z.enum(topics), missed: z.number(), card: cardSchema });

/** The review of a rule after an answer at `now`, in milliseconds since 1970; `state` is undefined for a new rule. */
export function reviewRule(state: string | undefined, topic: StudyTopic, correct: boolean, now: number): RuleReview {
  const before = stateIn(state);
  const card: CardInput = before?.card ?? createEmptyCard(new Date(now));
  const missed = (before?.missed ?? 0) + (correct ? 0 : 1);
  const { card: next } = scheduler.next(card, new Date(now), correct ? Rating.Good : Rating.Again);
  return { state: JSON.stringify({ topic, missed, card: next }), dueAt: next.due.getTime() };
}

/** The knowledge of a rule. */
export interface Knowledge {
  readonly topic: StudyTopic;
  /** The chance from 0 to 1 that it is known now. */
  readonly known: number;
  /** The number of wrong answers about it. */
  readonly missed: number;
  /** Days after which it is known with a chance of nine in ten. */
  readonly stability: number;
}

/** The knowledge of a rule at `now`; undefined for a state that was not written here. */
export function knowledgeOf(state: string, now: number): Knowledge | undefined {
  const read = stateIn(state);
  if (read === undefined) return undefined;
  const { topic, missed, card } = read;
  const known = scheduler.get_retrievability(card, new Date(now), false);
  return { topic, known, missed, stability: card.stability };
}

function stateIn(state: string | undefined): z.infer<typeof stateSchema> | undefined {
  if (state === undefined) return undefined;
  try {
    const read = stateSchema.safeParse(JSON.parse(state));
    return read.success ? read.data : undefined;
  } catch {
    // Nothing that was written here.
    return undefined;
  }
}
