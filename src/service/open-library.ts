// The library of scenarios in a folder, read when it is first needed.
import { fold } from '../kit/fold.ts';
import { readScenarios, type Scenario } from '../scenario/index.ts';
import { type FileText, textsIn } from './library-files.ts';
import { type ScenarioLibrary, scenarioLibraryOf } from './scenario-library.ts';

/**
 * The library of a folder: every YAML file under it, read when it is first needed. To find one scenario only the files
 * are read whose text has all of its words. A file that cannot be read is our mistake and throws.
 */
export function openLibrary(folder: string): ScenarioLibrary {
  let texts: readonly FileText[] | undefined;
  let whole: ScenarioLibrary | undefined;
  const all = () => {
    texts ??= textsIn(folder);
    return texts;
  };
  const library = () => {
    whole ??= scenarioLibraryOf(all().flatMap(scenariosIn));
    return whole;
  };
  return {
    get scenarios() {
      return library().scenarios;
    },
    find: text =>
      (
        whole ??
        scenarioLibraryOf(
          all()
            .filter(it => mayContain(it, text))
            .flatMap(scenariosIn),
        )
      ).find(text),
    suggest: (typed, limit) => library().suggest(typed, limit),
  };
}

/** Whether every word is somewhere in the file. Quotes do not count, since YAML may write them otherwise. */
function mayContain({ text }: FileText, sought: string): boolean {
  const plain = (it: string) => fold(it).replace(/["'\\]/gu, '');
  const folded = plain(text);
  return plain(sought)
    .split(/\s+/u)
    .every(word => folded.includes(word));
}

function scenariosIn({ path, text }: FileText): readonly Scenario[] {
  const read = readScenarios(text);
  if (read.ok) return read.value;
  throw new Error(`${path}: ${read.issues.map(issue => issue.message).join(' ')}`);
}
