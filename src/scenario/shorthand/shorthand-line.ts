// One line of shorthand: `Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign`.
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { finishScenario } from './etb-question.ts';
import { readEvent } from './event-line.ts';
import type { NameOf } from './object-list.ts';
import { type ShorthandReading, unreadQuestion } from './question-reading.ts';
import { cutSections, readSections } from './sections.ts';
import { type DayOf, typedDay, typedDayAsIs } from './typed-day.ts';

/** The scenario of a line of shorthand, or every problem with it. */
export function readShorthand(line: string, nameOf: NameOf, dayOf: DayOf = typedDayAsIs): ShorthandReading {
  if (line.length > SCENARIO_LIMITS.question) {
    const message = `The question has ${line.length} characters, and at most ${SCENARIO_LIMITS.question} are read.`;
    return unreadQuestion([{ path: [], message }]);
  }
  const { event, sections } = cutSections(line);
  const { given, scenario, options, issues: unread } = readSections(sections, nameOf);
  const read = readEvent(event, nameOf, options);
  const { choose } = read;
  const { issues, ...day } = typedDay(options.get('rules') ?? options.get('as of'), dayOf);
  const problems = [...read.issues, ...unread, ...issues];
  if (Object.keys(read.when).length === 0) return unreadQuestion(problems, { given }, () => []);
  return finishScenario(
    {
      title: titleOf(line),
      ...day,
      ...scenario,
      given,
      when: read.when,
      ...(choose.length === 0 ? {} : { choose }),
    },
    problems,
    () => [],
  );
}

function titleOf(line: string): string {
  const title = line.trim().replace(/\s+/gu, ' ');
  return title === '' ? 'A question' : title;
}
