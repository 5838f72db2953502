// A replayed report in lines for a reader, and its question as a scenario to be filled in.

import { wrap } from '../explain/index.ts';
import { printScenario, type Scenario } from '../scenario/index.ts';
import { isSameAnswer, type KeptAnswer, type ReportContent } from '../service/index.ts';

/** The question of a report asked again. */
export interface Replay {
  readonly now: KeptAnswer;
  /** The scenario that was asked; undefined where the question was not read, neither then nor now. */
  readonly scenario: Scenario | undefined;
  /** The question as it is read now, where that is another one than it was. */
  readonly readAs: string | undefined;
}

const LONGEST_TITLE = 200;

/** The lines on a report: the words of the reporter, and whether the answer is the same today. */
export function replayLines(report: ReportContent, { now, readAs }: Replay, width: number): readonly string[] {
  const { id, record, versions } = report;
  const line = (name: string, text: string) => wrap(`  ${name}: ${text}`, width, '    ');
  const isSame = readAs === undefined && isSameAnswer(record.answer, now);
  return [
    `Report ${id} of ${dayOf(report)}`,
    ...line('asked', record.question),
    ...(readAs === undefined ? [] : line('read today as', readAs)),
    ...line('reported', reportedWords(report)),
    ...line('answered by', versions.map(it => `${it.name} ${it.version}`).join(' · ')),
    '',
    ...(isSame
      ? wrap(`The answer is the same today: ${headlineOf(now)}`, width)
      : [
          'The answer is another one today.',
          ...line('then', headlineOf(record.answer)),
          ...line('now', headlineOf(now)),
        ]),
    ...(isSame ? [] : differenceLines(record.answer, now, width)),
  ];
}

/** The scenario of a report as a file of the library, with its expectation left to fill in. */
export function scenarioToFillIn(report: ReportContent, now: KeptAnswer, scenario: Scenario): string {
  const { record, rule } = report;
  const asked = record.asked.kind === 'ruling' ? record.asked.text : record.question;
  const title = asked.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_TITLE);
  const { source: _, note: __, ...rest } = scenario;
  return [
    ...comment(`Reported on ${dayOf(report)}: ${reportedWords(report)}`),
    ...comment(`Today's answer: ${headlineOf(now)}`),
    printScenario({ ...rest, id: scenarioName(report), title }).trimEnd(),
    '# What must hold; docs/scenarios.md has every key.',
    '# then:',
    `#   always: {${objectsAsked(now).map(quoted).join(', ')}}`,
    `#   cites: [${rule === '' ? '' : JSON.stringify(rule)}]`,
    '',
  ].join('\n');
}

/** The id of the scenario of a report, and the name of its file. */
export function scenarioName({ id }: ReportContent): string {
  return `report-${id}`;
}

function dayOf({ reportedAt }: ReportContent): string {
  return reportedAt.slice(0, 'yyyy-mm-dd'.length);
}

function reportedWords({ expected, rule }: ReportContent): string {
  return rule === '' ? expected : `${expected} (${rule})`;
}

function headlineOf(answer: KeptAnswer): string {
  return answer.kind === 'answered' ? answer.headline : answer.reasons.join(' ');
}

/** The lines of either answer that the other does not have. */
function differenceLines(then: KeptAnswer, now: KeptAnswer, width: number): readonly string[] {
  const [before, after] = [wordsOf(then), wordsOf(now)];
  const marked = [
    ...before.filter(it => !after.includes(it)).map(it => `- ${it}`),
    ...after.filter(it => !before.includes(it)).map(it => `+ ${it}`),
  ];
  return marked.flatMap(it => wrap(`    ${it}`, width, '      '));
}

function wordsOf(answer: KeptAnswer): readonly string[] {
  if (answer.kind === 'refused') return [];
  const outcomes = answer.outcomes.flatMap(it => [it.sentence, ...it.choices, ...it.objects, ...it.triggers]);
  return [...new Set([...outcomes, ...answer.unread.map(it => `not read: ${it}`)])];
}

function objectsAsked(answer: KeptAnswer): readonly string[] {
  if (answer.kind === 'refused') return [];
  const objects = Object.entries(answer.endings?.[0]?.objects ?? {});
  return objects.flatMap(([name, it]) => (it.asked ? [name] : []));
}

function quoted(name: string): string {
  return `${JSON.stringify(name)}: {}`;
}

function comment(text: string): readonly string[] {
  return text.split(/\r?\n/u).map(it => `# ${it}`);
}
