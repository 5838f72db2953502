// The question of a day as the store keeps it: whole, so that a later version of the program closes what it posted.

import * as z from 'zod';
import { STUDY_DIFFICULTIES, STUDY_TOPICS, type StudyQuestion, type StudyTopic } from '../../study/study-question.ts';

const topics = Object.keys(STUDY_TOPICS) as StudyTopic[]; // the record's own keys
const option = z.object({ text: z.string(), right: z.boolean(), why: z.string(), rule: z.string() });
const step = z.object({ rule: z.string(), text: z.string(), applies: z.boolean(), notable: z.boolean() });
const schema = z.object({
  seed: z.number(),
  topic: z.enum(topics),
  difficulty: z.enum(STUDY_DIFFICULTIES),
  question: z.string(),
  scenario: z.record(z.string(), z.unknown()),
  options: z.array(option),
  rule: z.string(),
  trail: z.array(step),
});

/** The text of a question. */
export function printDaily(question: StudyQuestion): string {
  return JSON.stringify(question);
}

/** The question of a text that `printDaily` wrote; undefined for any other. */
export function readDaily(content: string): StudyQuestion | undefined {
  try {
    return schema.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}
