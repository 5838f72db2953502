// A question of study in its final form: words, options with what refutes each, the scenario with its expectation.

import { type Explanation, questionInWords } from '../explain/index.ts';
import { expectationOf } from './expectation.ts';
import { optionTexts } from './option-texts.ts';
import { rightReason } from './right-reason.ts';
import type { Chance } from './seeded-chance.ts';
import type { Asked, RightAnswer } from './study-answers.ts';
import { partCount, type StudyBoard, scenarioOf } from './study-board.ts';
import type { StudyDifficulty, StudyOption, StudyQuestion, StudyTopic } from './study-question.ts';

/** The parts of a question. */
export interface QuestionParts extends RightAnswer {
  readonly seed: number;
  readonly topic: StudyTopic;
  readonly chance: Chance;
  readonly board: StudyBoard;
  /** The board and the event in sentences. */
  readonly words: string;
  readonly asked: Asked;
}

/** The steps that are shown. */
const MOST_STEPS = 6;

/** The question of its parts; undefined where its right answer cannot be written as an expectation. */
export function writtenQuestion(parts: QuestionParts): StudyQuestion | undefined {
  const { seed, topic, chance, board, words, asked, answered, explanation, otherwise } = parts;
  const { when } = answered.staged.scenario;
  const entering = when.kind === 'enters' ? when.objects.map(it => it.card ?? '') : [];
  const then = expectationOf(answered, asked.inquiry);
  const name = nameIn(explanation, asked, entering);
  const reason = rightReason({ explanation, otherwise, asked, name });
  if (then === undefined || reason === undefined) return undefined;
  const texts = optionTexts(asked);
  if (NOTHING_TRIGGERS.test(texts.right) && answered.outcomes.some(it => it.triggers.length > 0)) return undefined;
  const isAboutMore = [asked.right, ...asked.wrong.map(it => it.text)].some(it => BEYOND_ENTERING.test(it));
  const question = `${words} ${questionInWords(asked.inquiry, isAboutMore && asked.inquiry === undefined ? [] : entering)}`;
  const right: StudyOption = { text: texts.right, right: true, why: reason.text, rule: reason.rule };
  const wrong = asked.wrong.map(({ text, belief }, n): StudyOption => {
    const { rule, refutation, name: misconception } = belief;
    return { text: texts.wrong[n] ?? text, right: false, why: refutation(name), rule, misconception };
  });
  const [shown] = explanation.outcomes;
  return {
    seed,
    topic,
    difficulty: difficultyOf(parts),
    question,
    scenario: { ...scenarioOf(board), id: `study-${topic}-${seed}`, title: question, then },
    options: chance.some([right, ...wrong], wrong.length + 1),
    rule: reason.rule,
    trail: (shown?.steps ?? [])
      .filter(it => it.notable)
      .slice(0, MOST_STEPS)
      .map(({ matter: _, ...step }) => step),
  };
}

/** A right answer that was completed so, which its outcome has to bear out. */
const NOTHING_TRIGGERS = /, and nothing triggers/u;

/** An answer that tells more than how something enters. */
const BEYOND_ENTERING = /\btriggers?\b|\bdies\b/u;

/** The name of the object asked about, as short as the explanation has it. */
function nameIn(explanation: Explanation, { inquiry }: Asked, entering: readonly string[]): string {
  const named = inquiry !== undefined && 'objects' in inquiry ? inquiry.objects?.[0] : undefined;
  const whole = named ?? entering[0] ?? 'it';
  const object = explanation.outcomes[0]?.objects.find(it => it.title.startsWith(whole));
  return (object?.short?.name ?? whole).replace(/, now .*$/u, '');
}

/** Rules that decide and answers that tempt, together, from which a question is no longer easy, or is hard. */
const MEDIUM = 6;
const HARD = 8;

/** More rules, more permanents and more misconceptions that give another answer make a question harder. */
function difficultyOf({ board, asked, explanation }: QuestionParts): StudyDifficulty {
  const rules = new Set((explanation.outcomes[0]?.steps ?? []).flatMap(it => (it.notable ? [it.rule] : [])));
  const weight = rules.size + partCount(board) + (asked.tempting ?? asked.wrong.length);
  if (weight >= HARD) return 'hard';
  return weight >= MEDIUM ? 'medium' : 'easy';
}
