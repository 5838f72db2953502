// Ways to change the reading of a plain question, one press away: the other cards a name may mean, and the line that was read.

import { type Explanation, withoutUnusedNames } from '../../explain/screen.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import { corrected, withGap } from '../input/corrections.ts';
import { plainLine } from '../input/escape.ts';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { type ButtonRow, button, row } from '../render/buttons.ts';
import { type CorrectionChoice, choiceRows, MOST_BUTTONS } from '../render/correction-buttons.ts';
import { fitWords } from '../render/fit.ts';
import { createRef } from '../store/question-store.ts';
import type { Services } from './command.ts';
import type { Asker } from './refusal-reply.ts';

/** At most so many names have room among the rows of an answer. */
const MOST_NAMES = 2;

/** The rows of a reading under its answer; none where the question was not a plain one. */
export async function readingRows(
  question: ServiceQuestion,
  { taken = [], shorthand }: Explanation,
  asker: Asker,
  services: Services,
): Promise<readonly ButtonRow[]> {
  const refOf = (it: ServiceQuestion) => createRef(it, asker.person, services.questions);
  const choices: CorrectionChoice[] = [];
  for (const { typed, others } of taken.slice(0, MOST_NAMES)) {
    const correction = { option: 'question', typed, names: others };
    if (others.length > MOST_BUTTONS) {
      const gap = withGap(question, correction);
      if (gap === undefined) continue;
      const action = { kind: 'fill', seen: asker.visibility, ref: await refOf(gap) } as const;
      choices.push({ kind: 'menu', typed, names: others, action });
      continue;
    }
    const asked = others.flatMap(label => {
      const other = corrected(question, correction, label);
      return other === undefined ? [] : [{ label, other }];
    });
    const buttons = asked.map(async ({ label, other }) => ({
      label,
      action: { kind: 'ask', seen: asker.visibility, ref: await refOf(other) } as const,
    }));
    choices.push({ kind: 'buttons', buttons: await Promise.all(buttons) });
  }
  return [...choiceRows(choices), ...(await editorRow(question, shorthand, refOf))];
}

/** The button "I read: …", which opens the form filled in with the line that was read. */
async function editorRow(
  question: ServiceQuestion,
  shorthand: string | undefined,
  refOf: (question: ServiceQuestion) => Promise<string>,
): Promise<readonly ButtonRow[]> {
  if (shorthand === undefined || question.kind !== 'ruling') return [];
  const label = fitWords(`I read: ${plainLine(withoutUnusedNames(shorthand))}`, DISCORD_LIMITS.buttonLabel);
  const ref = await refOf({ ...question, text: shorthand });
  return [row([button(label, { kind: 'openModal', form: 'edit', ref })])];
}
