// Scenario files on disk: named ones, and all in a folder.
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';

/** Whether a file stands at a path. Any text is accepted, even one that cannot be a path. */
export function isFile(path: string): boolean {
  return thereAt(path)?.isFile() ?? false;
}

/** The scenario files at paths: files as they are, folders with everything below them, by name. */
export function scenarioFiles(paths: readonly string[]): Result<readonly string[], Issue> {
  const issues: Issue[] = [];
  const files = paths.flatMap(path => {
    const there = thereAt(path);
    if (there === undefined) {
      issues.push({ path: [], message: `There is no file or folder ${path}.` });
      return [];
    }
    return there.isDirectory() ? filesIn(path) : [path];
  });
  return issues.length > 0 ? err(issues) : ok([...new Set(files)]);
}

/** The text of a file. */
export function readText(path: string): Result<string, Issue> {
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err([{ path: [], message: `The file ${path} could not be read: ${reason}.` }]);
  }
}

function thereAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // a name too long or with characters no name has
  }
}

const SCENARIO_FILE = /\.(?:ya?ml|json)$/iu;

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return SCENARIO_FILE.test(entry.name) ? [path] : [];
    });
}
