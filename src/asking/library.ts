// The library of scenarios: found by id, by title, or by what somebody has begun to type.
import { fold } from '../kit/suggest.ts';
import { readScenarios, type Scenario } from '../scenario/index.ts';
import { type FileText, type Titles, textsIn, titlesOf } from './titles.ts';

export interface Library {
  readonly scenarios: readonly Scenario[];
  /** By id or by title, whatever its case and accents. */
  readonly find: (text: string) => Scenario | undefined;
  /** Scenarios whose title holds every word begun, the closest first. */
  readonly suggest: Titles['suggest'];
}

/**
 * The library of a folder: every YAML file under it, read when it is first needed. To find one scenario only the files
 * are read whose text has all of its words. A file that cannot be read is our mistake and throws.
 */
export function openLibrary(folder: string): Library {
  let texts: readonly FileText[] | undefined;
  let whole: Library | undefined;
  const all = () => {
    texts ??= textsIn(folder);
    return texts;
  };
  const library = () => {
    whole ??= libraryOf(all().flatMap(scenariosIn));
    return whole;
  };
  return {
    get scenarios() {
      return library().scenarios;
    },
    find: text =>
      (
        whole ??
        libraryOf(
          all()
            .filter(it => mayHold(it, text))
            .flatMap(scenariosIn),
        )
      ).find(text),
    suggest: (typed, limit) => library().suggest(typed, limit),
  };
}

/** Whether every word is somewhere in the file. Quotes do not count, since YAML may write them otherwise. */
function mayHold({ text }: FileText, sought: string): boolean {
  const plain = (it: string) => fold(it).replace(/["'\\]/gu, '');
  const folded = plain(text);
  return plain(sought)
    .split(/\s+/u)
    .every(word => folded.includes(word));
}

/** A library of scenarios already read. */
export function libraryOf(scenarios: readonly Scenario[]): Library {
  const titles = titlesOf(scenarios);
  const known = new Map(scenarios.flatMap(it => [[fold(it.title), it] as const, [it.id, it] as const]));
  return {
    scenarios,
    find: text => known.get(text.trim()) ?? known.get(fold(text.trim())),
    suggest: (typed, limit) => titles.suggest(typed, limit),
  };
}

function scenariosIn({ path, text }: FileText): readonly Scenario[] {
  const read = readScenarios(text);
  if (read.ok) return read.value;
  throw new Error(`${path}: ${read.issues.map(issue => issue.message).join(' ')}`);
}
