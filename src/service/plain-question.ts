// Plain questions in answers: their reading as lines above the answer, or the question back as an issue.
import type { Issue } from '../kit/issue.ts';
import type { QuestionReading } from '../question/index.ts';
import { type NameOf, printShorthand, type Scenario } from '../scenario/index.ts';

/** The reading of a plain question in lines: its shorthand, the cards chosen for ambiguous names, and assumptions. */
export function understoodLines(
  reading: Extract<QuestionReading, { kind: 'read' }>,
  nameOf: NameOf,
): readonly string[] {
  const { scenario, taken, standIns, assumed, passedOver } = reading;
  const line = printShorthand(scenario, nameOf) ?? inShort(scenario);
  return [
    `I read: ${line}`,
    ...taken.map(({ typed, card, others }) => `I took ${card} for "${typed}"${othersSaid(others)}.`),
    ...unique(standIns.map(({ said, name }) => `${name} stands in for "${said}".`)),
    ...assumed.map(it => `I took it that ${it}.`),
    ...(passedOver.length === 0 ? [] : [`I passed over ${passedOver.map(it => `"${it}"`).join(', ')}.`]),
  ];
}

/** The most other cards a line names. */
const MOST_OTHERS = 3;

function othersSaid(others: readonly string[]): string {
  if (others.length === 0) return '';
  return `; others: ${others.slice(0, MOST_OTHERS).join(', ')}${others.length > MOST_OTHERS ? ' …' : ''}`;
}

function unique(lines: readonly string[]): readonly string[] {
  return [...new Set(lines)];
}

/** A scenario that shorthand has no line for: the kind of its event. */
function inShort({ when }: Scenario): string {
  return when.kind;
}

/** The reason why a plain question has no answer yet, with suggestions that have one. */
export function questionBack(reading: Exclude<QuestionReading, { kind: 'read' }>, nameOf: NameOf): readonly Issue[] {
  if (reading.kind !== 'asked back') return [{ path: [], message: reading.sentence }];
  const suggestions = reading.offers.flatMap(({ question, scenario, label }) => {
    if (question !== undefined) return [question];
    const line = scenario === undefined ? undefined : printShorthand(scenario, nameOf);
    return [line ?? label];
  });
  const instead = suggestions.filter(it => reading.offers.every(({ label }) => label !== it));
  return [{ path: [], message: reading.question, suggestions, instead }];
}
