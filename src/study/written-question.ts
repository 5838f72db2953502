// A question of study in its final form: words, options with what refutes each, the scenario with its expectation.

import { type ExplainedStep, type Explanation, firstScreen, questionInWords } from '../explain/index.ts';
import type { Inquiry } from '../scenario/index.ts';
import { expectationOf } from './expectation.ts';
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
  const found = reasonOf(explanation, asked);
  if (then === undefined || found === undefined) return undefined;
  const name = nameIn(explanation, asked, entering);
  const reason = tellingOf(found, explanation, { asked, otherwise, name });
  const isAboutMore = [asked.right, ...asked.wrong.map(it => it.text)].some(it => BEYOND_ENTERING.test(it));
  const question = `${words} ${questionInWords(asked.inquiry, isAboutMore && asked.inquiry === undefined ? [] : entering)}`;
  const right: StudyOption = { text: fullText(asked.right, asked), right: true, why: reason.text, rule: reason.rule };
  const wrong = asked.wrong.map(({ text, belief }): StudyOption => {
    const { rule, refutation, name: misconception } = belief;
    return { text: fullText(text, asked), right: false, why: refutation(name), rule, misconception };
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

/** An answer that tells more than how something enters. */
const BEYOND_ENTERING = /\btriggers?\b|\bdies\b/u;

/** The counters of an answer that tells how one thing enters, up to the kind of counter. */
const WITH_COUNTERS = /^(.+) enters (?:tapped |untapped )?with .+?(\S+) counters?\b/u;

/**
 * The text of an option, with "triggers once" where it is asked how often something triggers, and with "no counters" where
 * the right answer has some.
 */
function fullText(text: string, { inquiry, right }: Asked): string {
  if (inquiry?.kind === 'triggers' && inquiry.objects !== undefined) {
    return text.replace(/ triggers\.$/u, ' triggers once.');
  }
  const [, name, kind] = WITH_COUNTERS.exec(right) ?? [];
  return name !== undefined && text === `${name} enters.` ? `${name} enters with no ${kind} counters.` : text;
}

/** The name of the object asked about, as short as the explanation has it. */
function nameIn(explanation: Explanation, { inquiry }: Asked, entering: readonly string[]): string {
  const named = inquiry !== undefined && 'objects' in inquiry ? inquiry.objects?.[0] : undefined;
  const whole = named ?? entering[0] ?? 'it';
  const object = explanation.outcomes[0]?.objects.find(it => it.title.startsWith(whole));
  return (object?.short?.name ?? whole).replace(/, now .*$/u, '');
}

/** The steps that tell of what is asked, by kind of inquiry. */
const STEPS_ON: Readonly<Partial<Record<Inquiry['kind'], (step: ExplainedStep) => boolean>>> = {
  triggers: ({ matter }) => matter === 'trigger' || matter === 'additional trigger' || matter === 'chapter',
  counters: ({ text, applies }) => applies && text.includes('counter'),
};

/** An answer by which something does not trigger. */
const SILENT = /not trigger|[Nn]othing triggers/u;

/** A choice that the question itself has made. */
const CHOSEN = /^You choose /u;

/** A step by which something triggers, without for what or why, or enters as a copy, whatever it copies of it. */
const PLAIN_STEP = /^.+ (?:triggers|enters as a copy of [^,]+)\.$/u;

interface Reason {
  readonly text: string;
  readonly rule: string;
}

/** The step on what is asked, else the first sentence of the reason with a rule, else the step that decided last. */
function reasonOf(explanation: Explanation, { inquiry, right, wrong }: Asked): Reason | undefined {
  const own = inquiry === undefined ? undefined : STEPS_ON[inquiry.kind];
  const steps = (explanation.outcomes[0]?.steps ?? []).filter(it => it.notable);
  // what does not trigger is the reason only where something right does not
  const silent = SILENT.test(right) ? steps.find(it => !it.applies && own?.(it)) : undefined;
  const asked = own && (silent ?? steps.findLast(it => it.applies && own(it)) ?? steps.findLast(own));
  if (asked !== undefined) return { text: asked.text, rule: asked.rule };
  const causes = (explanation.causes ?? []).flatMap(it => it.names);
  const sentences = firstScreen(explanation).reason.filter(it => it.rules.length > 0 && !CHOSEN.test(it.text));
  const said = sentences.find(({ text }) => causes.some(name => text.includes(name))) ?? sentences[0];
  const [rule] = said?.rules ?? [];
  // a change of characteristics that no wrong answer denies is beside the point
  const denied = new Set(wrong.map(it => it.belief.rule));
  const denies = (it: ExplainedStep) => [it.rule, ...(it.also ?? [])].some(each => denied.has(each));
  const decisive = steps.find(it => it.answers === true && denies(it)) ?? steps.find(denies);
  if (said?.matter === 'characteristics' && decisive !== undefined) return { text: decisive.text, rule: decisive.rule };
  if (said !== undefined && rule !== undefined) return { text: said.text, rule };
  const step = steps.find(it => it.applies && !CHOSEN.test(it.text)) ?? steps[0];
  return step === undefined ? undefined : { text: step.text, rule: step.rule };
}

/** Rules that decide and answers that tempt, together, from which a question is no longer easy, or is hard. */
const MEDIUM = 6;
const HARD = 8;

/**
 * The reason, or in its place the step that decides against most of the wrong answers: one on what is asked that is told
 * under few of the beliefs. Where every step says the answer over again, or is told under all of them, the rule that the
 * first wrong answer breaks is the reason.
 */
function tellingOf(
  reason: Reason,
  { outcomes }: Explanation,
  { asked: { right, inquiry, wrong }, otherwise, name }: Pick<QuestionParts, 'asked' | 'otherwise'> & { name: string },
): Reason {
  const denying = (text: string) => otherwise.filter(it => !it.has(text)).length;
  const says = (text: string) => PLAIN_STEP.test(text) || right.startsWith(text.replace(/\.$/u, ''));
  if (denying(reason.text) === otherwise.length && !says(reason.text)) return reason;
  const isOfOne = inquiry !== undefined && 'objects' in inquiry;
  const isTelling = ({ matter, text }: ExplainedStep) =>
    matter !== 'plain entry' && !CHOSEN.test(text) && !says(text) && (!isOfOne || text.includes(name));
  const steps = (outcomes[0]?.steps ?? []).filter(it => it.notable && isTelling(it));
  const own = says(reason.text) ? 0 : denying(reason.text);
  const most = Math.max(own, ...steps.map(it => denying(it.text)));
  const best = steps.filter(it => denying(it.text) === most);
  const step = best.find(it => it.answers === true) ?? best.find(it => it.matter !== 'trigger') ?? best.at(-1);
  if (most > own && step !== undefined) return { text: step.text, rule: step.rule };
  const [refuted] = wrong;
  return own > 0 || refuted === undefined ? reason : { text: refuted.belief.truth, rule: refuted.belief.rule };
}

/** More rules, more permanents and more misconceptions that give another answer make a question harder. */
function difficultyOf({ board, asked, explanation }: QuestionParts): StudyDifficulty {
  const rules = new Set((explanation.outcomes[0]?.steps ?? []).flatMap(it => (it.notable ? [it.rule] : [])));
  const weight = rules.size + partCount(board) + (asked.tempting ?? asked.wrong.length);
  if (weight >= HARD) return 'hard';
  return weight >= MEDIUM ? 'medium' : 'easy';
}
