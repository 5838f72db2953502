// Questions read: plain ones, shorthand and YAML, completed by what is known.
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { readDay } from '../rules/index.ts';
import type { NameOf, Scenario, ShorthandReading } from '../scenario/index.ts';
import { readScenarios, readShorthand, withAssumedObjects } from '../scenario/index.ts';
import type { AnswerDeps, ServiceQuestion } from './answerer.ts';
import { asResolution } from './as-resolution.ts';
import { withFullNames } from './loose-names.ts';
import type { UnderstoodQuestion } from './plain-question.ts';
import { isWrittenOut } from './typed-issues.ts';

/** Reads a title, YAML, shorthand or a plain question. A day beside the text overrides the one in it. */
export function readRuling(
  { text, rules }: Extract<ServiceQuestion, { kind: 'ruling' }>,
  titled: AnswerDeps['scenarioTitled'],
  typed: (text: string) => Result<Scenario, Issue>,
): Result<Scenario, Issue> {
  const day = rules === undefined ? undefined : readDay(rules);
  const known = titled(text);
  const scenario = known === undefined ? typed(text) : ok(known);
  const issues = [scenario, day].flatMap(it => (it === undefined || it.ok ? [] : it.issues));
  return issues.length > 0 ? err(issues) : scenario;
}

/**
 * A reading with what it leaves unsaid and the full names of its cards; the remarks on those, and those that `remarksOn`
 * makes, are kept by its scenario.
 */
export function completed(
  reading: Result<Scenario, Issue>,
  book: AnswerDeps['book'],
  understood: WeakMap<Scenario, UnderstoodQuestion>,
  remarksOn: (scenario: Scenario) => readonly string[] = () => [],
): Result<Scenario, Issue> {
  if (!reading.ok) return reading;
  const { scenario, remarks: onNames } = withFullNames(withAssumedObjects(reading.value, book), book);
  const remarks = [...onNames, ...remarksOn(scenario)];
  if (remarks.length > 0) understood.set(scenario, { lines: remarks, taken: [], asked: [] });
  return ok(scenario);
}

/** A reader of texts that are no scenario; `line` is the reading as shorthand. */
export type ReadPlain = (text: string, line: ShorthandReading) => Result<Scenario, Issue>;

/** A typed question read as a scenario, in whichever form it is. */
export function readTyped(
  text: string,
  nameOf: NameOf,
  book: AnswerDeps['book'],
  plain: ReadPlain,
): Result<Scenario, Issue> {
  if (!isWrittenOut(text)) return plain(text, asResolution(readShorthand(text, nameOf, readDay), text, book));
  const read = readScenarios(text);
  if (!read.ok) return read;
  const [only, ...more] = read.value;
  if (only !== undefined && more.length === 0) return ok(only);
  const message = `There are ${read.value.length} scenarios in this text. Please ask one at a time.`;
  return err([{ path: [], message }]);
}
