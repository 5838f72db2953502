// Reading of scenarios from text: YAML with several documents, or JSON. Scalars stay text until the schema reads them.
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { issuesOf } from './issues.ts';
import { SCENARIO_LIMITS } from './scenario-limits.ts';
import { type Scenario, scenarioSchema } from './schema/scenario-schema.ts';
import { dataOf, type FoundScenario, lineOfNode, scenariosOf, syntaxIssues, YAML_OPTIONS } from './yaml-document.ts';

export interface ReadOptions {
  /** The most characters the text may have; `LIMITS.file` when left out. */
  readonly longest?: number;
}

/** Every scenario of a text, or every problem found in it, with its lines. */
export function readScenarios(text: string, options: ReadOptions = {}): Result<readonly Scenario[], Issue> {
  const each = readEach(text, options);
  const issues = each.flatMap(it => (it.result.ok ? [] : it.result.issues));
  if (issues.length > 0) return err(issues);
  const scenarios = each.flatMap(it => (it.result.ok ? [it.result.value] : []));
  return scenarios.length === 0 ? err([NOTHING]) : ok(scenarios);
}

/** One of several scenarios in a text: read, or with its problems. */
export interface ScenarioReading {
  /** The line it begins on, counted from 1. */
  readonly line: number;
  /** Its id as written, where that is readable; else a name from its place in the text. */
  readonly id: string;
  readonly result: Result<Scenario, Issue>;
}

/** The readings of the scenarios of a text one by one, so that a problem in one does not hide the others. */
export function readEach(text: string, options: ReadOptions = {}): readonly ScenarioReading[] {
  const longest = options.longest ?? SCENARIO_LIMITS.file;
  if (text.length > longest) {
    const message = `The text has ${text.length} characters, and at most ${longest} can be read.`;
    return [unreadable('question', 1, [{ path: [], message }])];
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(text.replace(/^\uFEFF/, ''), { ...YAML_OPTIONS, lineCounter: lines });
  if (!Array.isArray(documents)) return [];
  const found = documents.flatMap((document): readonly (FoundScenario | ScenarioReading)[] => {
    const issues = syntaxIssues(document, lines);
    if (issues.length === 0) return scenariosOf(document.contents, lines);
    const line = lineOfNode(document.contents, lines) ?? issues[0]?.line ?? 1;
    return [unreadable(idOf(dataOf(document.contents, 0)) ?? 'question', line, issues)];
  });
  if (found.length > SCENARIO_LIMITS.scenarios) {
    const message = `The text has ${found.length} scenarios, and at most ${SCENARIO_LIMITS.scenarios} are read.`;
    return [unreadable('question', 1, [{ path: [], message }])];
  }
  return distinct(found.map((it, index) => ('result' in it ? it : readFound(it, index))));
}

/** One scenario from plain data, such as parsed JSON. */
export function readScenario(data: unknown): Result<Scenario, Issue> {
  const result = scenarioSchema.safeParse(data);
  return result.success ? ok(result.data) : err(issuesOf(result.error));
}

const NOTHING: Issue = { path: [], message: 'There is no scenario in this text.' };

function unreadable(id: string, line: number, issues: readonly Issue[]): ScenarioReading {
  return { id, line, result: err(issues) };
}

function readFound({ data, line, lineOf }: FoundScenario, index: number): ScenarioReading {
  const id = idOf(data) ?? (index === 0 ? 'question' : `question-${index + 1}`);
  const named = isData(data) && !('id' in data) ? { ...data, id } : data;
  const result = readScenario(named);
  if (result.ok) return { id, line, result };
  return unreadable(
    id,
    line,
    result.issues.map(issue => ({ ...issue, line: lineOf(issue.path) ?? line })),
  );
}

/** The list with a problem for each scenario whose id an earlier one has. */
function distinct(list: readonly ScenarioReading[]): readonly ScenarioReading[] {
  const lineOfId = new Map<string, number>();
  return list.map(reading => {
    const earlier = lineOfId.get(reading.id);
    if (earlier === undefined || !reading.result.ok) {
      lineOfId.set(reading.id, earlier ?? reading.line);
      return reading;
    }
    const message = `The id "${reading.id}" is used twice, first in the scenario on line ${earlier}.`;
    return unreadable(reading.id, reading.line, [{ path: ['id'], message, line: reading.line }]);
  });
}

function isData(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function idOf(data: unknown): string | undefined {
  return isData(data) && typeof data.id === 'string' ? data.id.slice(0, SCENARIO_LIMITS.name) : undefined;
}
