// The library of scenarios in a folder, read when it is first needed.
import { basename } from 'node:path';
import { fold } from '../kit/fold.ts';
import { once } from '../kit/once.ts';
import { readScenarios, type Scenario } from '../scenario/index.ts';
import { type FileText, fileAt, pathsIn } from './library-files.ts';
import { type ScenarioLibrary, scenarioLibraryOf } from './scenario-library.ts';
import { titlesIn } from './scenario-titles.ts';

/**
 * The library of a folder: every YAML file under it, read when it is first needed. To find one scenario, its file alone is
 * read where that has its id for a name, else every file for the titles in it. A file that cannot be read is our mistake and throws.
 */
export function openLibrary(folder: string): ScenarioLibrary {
  const paths = once(() => pathsIn(folder));
  const whole = once(() => scenarioLibraryOf(paths().flatMap(it => scenariosIn(fileAt(it)))));
  const byName = once(() => new Map(paths().map(it => [basename(it, '.yaml'), it])));
  const byTitle = once(
    () =>
      new Map(
        paths().flatMap(path =>
          titlesIn(fileAt(path).text).flatMap(({ id, title }) => [[id, path] as const, [fold(title), path] as const]),
        ),
      ),
  );
  const findIn = (path: string | undefined, sought: string) =>
    path === undefined ? undefined : scenarioLibraryOf(scenariosIn(fileAt(path))).find(sought);
  return {
    get scenarios() {
      return whole().scenarios;
    },
    find: text => {
      const sought = text.trim();
      // A file has the name of its first scenario: for that one, no other has to be read.
      return (
        findIn(byName().get(sought), sought) ?? findIn(byTitle().get(sought) ?? byTitle().get(fold(sought)), sought)
      );
    },
    suggest: (typed, limit) => whole().suggest(typed, limit),
  };
}

function scenariosIn({ path, text }: FileText): readonly Scenario[] {
  const read = readScenarios(text);
  if (read.ok) return read.value;
  throw new Error(`${path}: ${read.issues.map(issue => issue.message).join(' ')}`);
}
