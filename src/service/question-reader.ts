// The reader of plain questions behind answers. It is large, and a question in another form needs none of it: it may be
// loaded later.
import { ModuleSlot } from '../kit/module-slot.ts';
import type { QuestionMeans, QuestionReading } from '../question/index.ts';

export type QuestionReader = (text: string, means: QuestionMeans) => QuestionReading;

/** The reader, filled by its module. */
export const QUESTION_READER = new ModuleSlot<QuestionReader>('reader of plain questions');
