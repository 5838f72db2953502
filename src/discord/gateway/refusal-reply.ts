// Refusals of questions and look-ups: every problem, and the ways out of it as buttons.

import type { Issue } from '../../kit/issue.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import type { AnswerVisibility, ComponentAction, LookupKind } from '../input/component-action.ts';
import { type Correction, corrected, correctionsOf, withGap } from '../input/corrections.ts';
import {
  type CorrectionChoice,
  correctionRows,
  fitsButton,
  lookupForm,
  MOST_BUTTONS,
  MOST_CHOICES,
} from '../render/correction-buttons.ts';
import { renderIssues } from '../render/render-issues.ts';
import type { Reply } from '../render/reply.ts';
import { createRef } from '../store/question-store.ts';
import type { Services } from './command.ts';

/** The person, and the visibility of the answer. */
export interface Asker {
  readonly person: string;
  readonly visibility: AnswerVisibility;
}

/** The problems of a question, privately: the nearest names ask it again, and the form is filled in with it. */
export async function refuseQuestion(
  question: ServiceQuestion,
  issues: readonly Issue[],
  asker: Asker,
  services: Services,
): Promise<Reply> {
  const refOf = (it: ServiceQuestion) => createRef(it, asker.person, services.questions);
  const ask = async (again: ServiceQuestion): Promise<ComponentAction> => ({
    kind: 'ask',
    seen: asker.visibility,
    ref: await refOf(again),
  });
  const corrections = correctionsOf(question, issues);
  const choices: CorrectionChoice[] = [];
  const all = allCorrected(question, corrections);
  if (all !== undefined) {
    const label = corrections.map(it => it.names[0]).join(' · ');
    choices.push({ kind: 'buttons', buttons: [{ label, action: await ask(all) }] });
  }
  const instead = issues.flatMap(it => it.instead ?? []).slice(0, MOST_BUTTONS);
  if (instead.length > 0) {
    const buttons = instead.map(async text => ({
      label: labelOf(text, instead),
      action: await ask(insteadOf(question, text)),
    }));
    choices.push({ kind: 'buttons', buttons: await Promise.all(buttons) });
  }
  for (const correction of corrections.slice(0, MOST_CHOICES - choices.length)) {
    const { names, typed } = correction;
    if (names.length <= MOST_BUTTONS) {
      const asked = names.flatMap(label => ({ label, question: corrected(question, correction, label) }));
      const buttons = asked.map(async it => ({ label: it.label, action: await ask(it.question ?? question) }));
      choices.push({ kind: 'buttons', buttons: await Promise.all(buttons) });
    } else {
      const ref = await refOf(withGap(question, correction) ?? question);
      choices.push({ kind: 'menu', typed, names, action: { kind: 'fill', seen: asker.visibility, ref } });
    }
  }
  const ref = await refOf(question);
  const form = { kind: 'openModal', form: 'edit', ref } as const;
  const unknown = issues.find(it => it.unknownCard !== undefined)?.unknownCard;
  const describe = unknown === undefined ? undefined : ownCardForm(ref, unknown);
  return renderIssues(issues, correctionRows(choices, { form, describe, report: { kind: 'openReport', ref } }));
}

/** Opens the form of a card of one's own, with its name where that fits the button. */
function ownCardForm(ref: string, name: string): ComponentAction {
  const action = { kind: 'openDescription', ref, name } as const;
  return fitsButton(action) ? action : { ...action, name: '' };
}

/** A line of shorthand asked in place of a question, as of the same day. */
function insteadOf(question: ServiceQuestion, text: string): ServiceQuestion {
  const rules = question.kind === 'etb' ? question.options.rules : question.rules;
  return { kind: 'ruling', text, ...(rules === undefined ? {} : { rules }) };
}

/** The event of a line of shorthand, which stands before its board; the whole line where others begin alike. */
function labelOf(line: string, lines: readonly string[]): string {
  // a board begins with a word and a colon; names in an event stand after semicolons too
  const eventOf = (it: string) => it.split(/;\s*(?=[a-z][a-z ]*:)/u)[0] ?? it;
  return lines.filter(it => eventOf(it) === eventOf(line)).length > 1 ? line : eventOf(line);
}

/** Every problem put right at once by the best name for each; undefined where there is one alone. */
function allCorrected(question: ServiceQuestion, corrections: readonly Correction[]): ServiceQuestion | undefined {
  if (corrections.length < 2) return undefined;
  return corrections.reduce<ServiceQuestion | undefined>((sofar, correction) => {
    const [name] = correction.names;
    return sofar === undefined || name === undefined ? sofar : (corrected(sofar, correction, name) ?? sofar);
  }, question);
}

/** The look-up, and its day (empty for today), where that matters. */
export interface Lookup {
  readonly what: LookupKind;
  readonly text: string;
  readonly on: string;
}

/** The problems of a look-up, privately: the nearest names look again, and the form is filled in. */
export function refuseLookup(lookup: Lookup, issues: readonly Issue[]): Reply {
  const choices = issues.flatMap((issue): CorrectionChoice[] => {
    const { suggestions: names = [], typed = '' } = issue;
    const [first, ...others] = names;
    if (first === undefined) return [];
    if (lookup.what === 'card' && others.length >= MOST_BUTTONS) {
      return [{ kind: 'menu', typed, names, action: { kind: 'card', place: 'same', name: '' } }];
    }
    const buttons = names.map(label => ({ label, action: lookedUp(lookup, issue, label) }));
    return [{ kind: 'buttons', buttons: buttons.filter(it => fitsButton(it.action)) }];
  });
  return renderIssues(issues, correctionRows(choices, { form: lookupForm(lookup.what, lookup.on, lookup.text) }));
}

function lookedUp({ what, text, on }: Lookup, issue: Issue, name: string): ComponentAction {
  if (what === 'card') return { kind: 'card', place: 'same', name };
  const isDay = issue.path[0] === 'rules';
  return { kind: 'rule', page: 0, on: isDay ? name : on, query: isDay ? text : name };
}
