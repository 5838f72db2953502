// Questions of the library with the rules that they cite, found in the text of a file without reading its scenarios.
import { type CitingQuestion, ruleNumbersIn } from '../rules/index.ts';
import { textsIn } from './library-files.ts';
import { titlesIn } from './scenario-titles.ts';

/** The questions of a file. */
export function citingQuestionsIn(text: string): readonly CitingQuestion[] {
  return text.split(/^---.*$/mu).flatMap(scenario => {
    const rules = new Set<string>(ruleNumbersIn(scenario));
    return titlesIn(scenario).map(({ title }) => ({ title, rules }));
  });
}

/** The questions of a folder, read when they are first needed. */
export function openCitingQuestions(folder: string): () => readonly CitingQuestion[] {
  let questions: readonly CitingQuestion[] | undefined;
  return () => {
    questions ??= textsIn(folder).flatMap(it => citingQuestionsIn(it.text));
    return questions;
  };
}
