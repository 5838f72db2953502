// The library of scenarios in a folder, read when it is first needed.
import { fold } from '../kit/fold.ts';
import { once } from '../kit/once.ts';
import { readScenarios, type Scenario } from '../scenario/index.ts';
import { type FileText, textsIn } from './library-files.ts';
import { type ScenarioLibrary, scenarioLibraryOf } from './scenario-library.ts';
import { titlesIn } from './scenario-titles.ts';

/**
 * The library of a folder: every YAML file under it, read when it is first needed. To find one scenario only the file is
 * read that has its id or title. A file that cannot be read is our mistake and throws.
 */
export function openLibrary(folder: string): ScenarioLibrary {
  const texts = once(() => textsIn(folder));
  const whole = once(() => scenarioLibraryOf(texts().flatMap(scenariosIn)));
  const files = once(
    () =>
      new Map(
        texts().flatMap(file =>
          titlesIn(file.text).flatMap(({ id, title }) => [[id, file] as const, [fold(title), file] as const]),
        ),
      ),
  );
  return {
    get scenarios() {
      return whole().scenarios;
    },
    find: text => {
      const sought = text.trim();
      const file = files().get(sought) ?? files().get(fold(sought));
      return file && scenarioLibraryOf(scenariosIn(file)).find(sought);
    },
    suggest: (typed, limit) => whole().suggest(typed, limit),
  };
}

function scenariosIn({ path, text }: FileText): readonly Scenario[] {
  const read = readScenarios(text);
  if (read.ok) return read.value;
  throw new Error(`${path}: ${read.issues.map(issue => issue.message).join(' ')}`);
}
