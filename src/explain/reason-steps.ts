// Steps of a trail that may be the reason shown on the first screen.
import type { ExplainedCause, ExplainedStep, Explanation } from './explanation.ts';

/** Rule 704.5d is about tokens that have left the battlefield. */
const TOKEN_GONE = '704.5d';

const CHOOSES = /^\S.* chooses? to apply /u;

/** Notable steps of the outcome shown first that say more than its state does; of several outcomes, those they share. */
export function candidateSteps({ outcomes, causes = [] }: Explanation): readonly ExplainedStep[] {
  const [first, ...others] = outcomes;
  if (first === undefined) return [];
  const isShared = ({ text }: ExplainedStep) =>
    others.filter(it => it.steps.some(step => step.text === text)).length * 2 >= others.length;
  const isChoice = ({ text, rule }: ExplainedStep) =>
    others.length > 0 && (first.choices.includes(text) || (rule.startsWith('616.1') && CHOOSES.test(text)));
  return first.steps.filter(step => {
    if (!step.notable || step.rule === ENTRY_RULE || isChoice(step)) return false;
    // that a token is gone in the end is no reason for what triggers
    if (step.rule === TOKEN_GONE && first.triggers.length > 0) return false;
    // what triggers stands below in the order of the stack
    const triggers = step.applies && step.rule.startsWith('603.');
    return (
      (!triggers || step.each === true || step.rule === MORE_TIMES || causes.some(it => namesCause(step.text, it))) &&
      isShared(step)
    );
  });
}

/** Whether a text names a cause, in letters of any case. */
export function namesCause(text: string, cause: ExplainedCause): boolean {
  const said = text.toLowerCase();
  return cause.names.some(it => said.includes(it.toLowerCase()));
}

/** The rule recorded with how each permanent entered, which the state shows. */
export const ENTRY_RULE = '110.2';

/** Rule 603.2d is about abilities that trigger additional times. */
export const MORE_TIMES = '603.2d';
