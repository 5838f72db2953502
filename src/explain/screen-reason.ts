// The reason of a result in one or two sentences: the steps that name what changed it, and what it would be without.

import { asSentence, capitalized, listInWords, timesInWords, withoutPlace } from './english.ts';
import type { ExplainedCause, ExplainedStep, Explanation } from './explanation.ts';

/** One sentence of the reason, with the rules it rests on. */
export interface ReasonSentence {
  readonly text: string;
  readonly rules: readonly string[];
}

interface Reason {
  readonly reason: readonly ReasonSentence[];
  /** Notable steps that applied and that the reason has not said, in order. */
  readonly left: readonly ExplainedStep[];
}

const MOST_STEPS = 2;
/** Characters of the steps of a reason; the first is whole in any case. */
const ROOM = 330;

/** The reason of an answer, and the steps it leaves over. */
export function reasonOf(explanation: Explanation): Reason {
  const { causes = [], headline } = explanation;
  const candidates = candidateSteps(explanation);
  const taken = new Set<ExplainedStep>();
  let length = 0;
  const take = (step: ExplainedStep | undefined) => {
    if (step === undefined || taken.has(step) || taken.size >= MOST_STEPS) return;
    if (taken.size > 0 && length + step.text.length > ROOM) return;
    taken.add(step);
    length += step.text.length;
  };
  const said = () => [...taken].map(it => it.text).join(' ');
  for (const cause of causes) if (!names(said(), cause)) take(candidates.find(it => names(it.text, cause)));
  for (const step of candidates) if (!step.applies) take(step);
  const decided = decisions(explanation);
  if (taken.size === 0 && decided.length === 0) take(candidates[0]);
  const told = explanation.outcomes.length > 1 ? explanation.outcomes.flatMap(it => it.picked ?? []) : [];
  const open = causes.filter(it => !names([headline, said(), ...told].join(' '), it));
  const chosen = candidates.filter(it => taken.has(it));
  const reason = [...decided, ...chosen.map(sentenceOf), ...withoutSentences(open)];
  return {
    reason: reason.length > 0 ? reason : nothingChanged(explanation),
    left: candidates.filter(it => it.applies && !taken.has(it)),
  };
}

function sentenceOf({ text, rule }: ExplainedStep): ReasonSentence {
  return { text, rules: [rule] };
}

function names(text: string, cause: ExplainedCause): boolean {
  return cause.names.some(it => text.includes(it));
}

/** The choices that decide between several outcomes. */
function decisions({ outcomes, decidedBy }: Explanation): readonly ReasonSentence[] {
  const [first, ...others] = outcomes;
  const [choice = '', ...more] = decidedBy;
  if (first === undefined || others.length === 0 || choice === '') return [];
  const plain = withoutPlace(choice);
  const alike = more.length > 0 && more.every(it => withoutPlace(it) === plain);
  const own = first.choices.find(it => !others.every(other => other.choices.includes(it)));
  const rule = first.steps.find(it => it.text === own)?.rule;
  const text = alike ? `${plain.replace(/\.$/, '')}, ${timesInWords(decidedBy.length)}.` : choice;
  return [{ text, rules: rule === undefined ? [] : [rule] }];
}

// Rule 110.2 is recorded with how each permanent entered, which the state shows.
export const ENTRY_RULE = '110.2';

/** Notable steps of the outcome shown first that say more than its state does; of several outcomes, those they share. */
function candidateSteps({ outcomes, causes = [] }: Explanation): readonly ExplainedStep[] {
  const [first, ...others] = outcomes;
  if (first === undefined) return [];
  const isShared = ({ text }: ExplainedStep) =>
    others.filter(it => it.steps.some(step => step.text === text)).length * 2 >= others.length;
  const isChoice = ({ text }: ExplainedStep) => others.length > 0 && first.choices.includes(text);
  return first.steps.filter(step => {
    if (!step.notable || step.rule === ENTRY_RULE || isChoice(step)) return false;
    // what triggers stands below in the order of the stack
    const triggers = step.applies && step.rule.startsWith('603.');
    return (!triggers || causes.some(it => names(step.text, it))) && isShared(step);
  });
}

/** "Without Panharmonicon or Elesh Norn, Atraxa would trigger twice." */
function withoutSentences(causes: readonly ExplainedCause[]): readonly ReasonSentence[] {
  const groups = new Map<string, string[]>();
  for (const {
    names: [whole = '', , short = whole],
    without = '',
  } of causes) {
    groups.set(without, [...(groups.get(without) ?? []), short]);
  }
  return [...groups].map(([without, group]) => {
    const which = listInWords([...new Set(group)], without === '' ? 'and' : 'or');
    const text =
      without === ''
        ? `${which} ${group.length === 1 ? 'changes' : 'change'} the result too`
        : `without ${which}, ${without}`;
    return { text: asSentence(capitalized(text)), rules: [] };
  });
}

/** A card that enters, and nothing that bears on it. */
function nothingChanged({ outcomes }: Explanation): readonly ReasonSentence[] {
  const [only, ...more] = outcomes;
  const plain = only?.steps.some(it => it.rule === ENTRY_RULE) === true && more.length === 0;
  return plain ? [{ text: 'Nothing changes how it enters.', rules: [ENTRY_RULE] }] : [];
}
