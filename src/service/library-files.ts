// The files of scenarios in a folder: their texts, and the titles in them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScenarioTitles, scenarioTitlesOf, titlesIn } from './scenario-titles.ts';

/** A file of scenarios, as text. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** The paths of the YAML files under a folder, by name. */
export function pathsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => join(folder, file));
}

/** The file at a path. */
export function fileAt(path: string): FileText {
  return { path, text: readFileSync(path, 'utf8') };
}

/** Every YAML file under a folder, by name. */
export function textsIn(folder: string): readonly FileText[] {
  return pathsIn(folder).map(fileAt);
}

/** The titles of a folder, read when they are first needed. */
export function openTitles(folder: string): ScenarioTitles {
  let titles: ScenarioTitles | undefined;
  const read = () => {
    titles ??= scenarioTitlesOf(textsIn(folder).flatMap(it => titlesIn(it.text)));
    return titles;
  };
  return {
    get all() {
      return read().all;
    },
    suggest: (typed, limit) => read().suggest(typed, limit),
  };
}
