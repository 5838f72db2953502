// The reason of the right answer: the steps that decide against the wrong ones.

import { type ExplainedStep, type Explanation, firstScreen } from '../explain/index.ts';
import type { Inquiry } from '../scenario/index.ts';
import type { Asked, RightAnswer } from './study-answers.ts';

export interface Reason {
  readonly text: string;
  readonly rule: string;
}

/** A right answer with what is asked, and the name of the object asked about. */
export interface Reasoned extends Pick<RightAnswer, 'explanation' | 'otherwise'> {
  readonly asked: Asked;
  readonly name: string;
}

/** Characters of a reason of two sentences. */
const LONGEST_REASON = 200;

/**
 * The reason why the right answer is right: one or two steps that, together, are told under none of the beliefs, as far as
 * there are such; the rules that the wrong answers break, where no step says more than the answer.
 */
export function rightReason(reasoned: Reasoned): Reason | undefined {
  const first = reasonOf(reasoned.explanation, reasoned.asked);
  if (first === undefined) return undefined;
  const told = tellingOf(first, reasoned);
  const [one, ...more] = told.length > 0 ? told : truthsOf(reasoned);
  if (one === undefined) return first;
  const second = more.find(it => it.text.length + one.text.length < LONGEST_REASON);
  return second === undefined ? one : { text: `${one.text} ${second.text}`, rule: one.rule };
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
const PLAIN_STEP = /^.+ triggers\.$|^.+ enters (?:tapped )?as a copy of /u;

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
  if (said !== undefined && rule !== undefined) {
    // of several effects on a number, the last one brings it about
    const last = INSTEAD_OF.test(said.text) ? steps.findLast(it => isOnSameNumber(it.text, said.text)) : undefined;
    return last === undefined ? { text: said.text, rule } : { text: last.text, rule: last.rule };
  }
  const step = steps.find(it => it.applies && !CHOSEN.test(it.text)) ?? steps[0];
  return step === undefined ? undefined : { text: step.text, rule: step.rule };
}

/** A step by which an effect changes a number: "two counters instead of one for Servant of the Scale". */
const INSTEAD_OF = /: (?:you create )?\S+ (counters?|tokens?) instead of \S+(.*)$/u;

function isOnSameNumber(one: string, other: string): boolean {
  const [, noun = '', whose] = INSTEAD_OF.exec(one) ?? [];
  const [, otherNoun = '', otherWhose] = INSTEAD_OF.exec(other) ?? [];
  return noun !== '' && noun.replace(/s$/u, '') === otherNoun.replace(/s$/u, '') && whose === otherWhose;
}

/**
 * The reason, or in its place the step that decides against most of the wrong answers: one on what is asked that is told
 * under few of the beliefs; and a second one that decides against others of them, or by which something dies, else the
 * rules that those others break. Empty where every step says the answer over again, or is told under all of them.
 */
function tellingOf(
  reason: Reason,
  { explanation, otherwise, asked: { right, inquiry, wrong }, name }: Reasoned,
): readonly Reason[] {
  const denied = (text: string) => otherwise.filter(it => !it.has(text));
  const says = (text: string) => PLAIN_STEP.test(text) || right.startsWith(text.replace(/\.$/u, ''));
  const isOfOne = inquiry !== undefined && 'objects' in inquiry;
  const steps = (explanation.outcomes[0]?.steps ?? []).filter(
    ({ notable, matter, text }) => notable && matter !== 'plain entry' && !CHOSEN.test(text) && !says(text),
  );
  const own = says(reason.text) ? 0 : denied(reason.text).length;
  const about = steps.filter(it => !isOfOne || it.text.includes(name));
  const first = own === otherwise.length ? reason : (mostDenying(about, it => denied(it.text).length, own) ?? reason);
  if (denied(first.text).length === 0 || says(first.text)) return [];
  const left = wrong.filter((_, n) => otherwise[n]?.has(first.text) === true);
  const denies = (text: string) => left.filter(it => otherwise[wrong.indexOf(it)]?.has(text) === false).length;
  const deaths = steps.filter(it => STATE_BASED.test(it.rule) && it.text !== first.text);
  const second =
    left.length > 0
      ? mostDenying([...about, ...deaths], it => denies(it.text), 0)
      : isOfOne
        ? deaths.at(-1)
        : undefined;
  if (second !== undefined) return [first, { text: second.text, rule: second.rule }];
  return [first, ...left.map(({ belief }) => ({ text: belief.truth, rule: belief.rule }))];
}

/** 704.5: state-based actions. */
const STATE_BASED = /^704\.5/u;

/** The step that denies most, where that is more than some number. */
function mostDenying(
  steps: readonly ExplainedStep[],
  count: (step: ExplainedStep) => number,
  moreThan: number,
): ExplainedStep | undefined {
  const most = Math.max(moreThan, ...steps.map(count));
  if (most === moreThan) return undefined;
  const best = steps.filter(it => count(it) === most);
  return best.find(it => it.answers === true) ?? best.find(it => it.matter !== 'trigger') ?? best.at(-1);
}

/** The rules that the wrong answers break, each in a sentence. */
function truthsOf({ asked: { wrong } }: Reasoned): readonly Reason[] {
  const truths = wrong.map(({ belief }) => ({ text: belief.truth, rule: belief.rule }));
  return truths.filter((it, n) => truths.findIndex(other => other.text === it.text) === n);
}
