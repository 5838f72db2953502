// Steps of a trail that may be the reason shown on the first screen.
import { type ExplainedCause, type ExplainedStep, type Explanation, isOfTrigger } from './explanation.ts';

const CHOOSES = /^\S.* chooses? to apply /u;

/** Notable steps of the outcome shown first that say more than its state does; of several outcomes, those they share. */
export function candidateSteps({ outcomes, causes = [] }: Explanation): readonly ExplainedStep[] {
  const [first, ...others] = outcomes;
  if (first === undefined) return [];
  const isShared = ({ text }: ExplainedStep) =>
    others.filter(it => it.steps.some(step => step.text === text)).length * 2 >= others.length;
  // a choice made several times stands there once
  const isMade = (text: string) =>
    first.choices.some(it => it === text || it.startsWith(`${text.replace(/\.$/u, '')}, `));
  const isChoice = ({ text, matter }: ExplainedStep) =>
    others.length > 0 && (isMade(text) || (matter === 'order of effects' && CHOOSES.test(text)));
  return first.steps.filter(step => {
    if (!step.notable || step.matter === 'plain entry' || isChoice(step)) return false;
    // that a token is gone in the end is no reason for what triggers
    if (step.matter === 'token gone' && first.triggers.length > 0) return false;
    // of what can't enter the headline says where it stays
    if (step.matter === 'stays' && first.steps.some(it => it.notable && isBarred(it, step))) return false;
    // what triggers stands below in the order of the stack
    const triggers = step.applies && isOfTrigger(step.matter);
    return (!triggers || step.each === true || causes.some(it => namesCause(step.text, it))) && isShared(step);
  });
}

/** Whether a step says that the subject of another one can't do something. */
function isBarred({ text }: ExplainedStep, { text: stays }: ExplainedStep): boolean {
  const [subject = ''] = stays.split(/ stays? where /u);
  return text.startsWith(`${subject} can't `);
}

/** Whether a text names a cause, in letters of any case. */
export function namesCause(text: string, cause: ExplainedCause): boolean {
  const said = text.toLowerCase();
  return cause.names.some(it => said.includes(it.toLowerCase()));
}
