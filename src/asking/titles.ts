// The titles of the library, read off its files without reading the scenarios: they are offered while a person types.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../kit/suggest.ts';

export interface Title {
  readonly id: string;
  readonly title: string;
}

export interface Titles {
  readonly all: readonly Title[];
  /** Those that hold every word begun, the closest first. */
  readonly suggest: (typed: string, limit: number) => readonly Title[];
}

/** A file of scenarios, as text. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** Every YAML file under a folder, by name. */
export function textsIn(folder: string): readonly FileText[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .map(file => join(folder, file))
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));
}

/** The titles of a folder, read when they are first needed. */
export function openTitles(folder: string): Titles {
  let titles: Titles | undefined;
  const read = () => {
    titles ??= titlesOf(textsIn(folder).flatMap(it => titlesIn(it.text)));
    return titles;
  };
  return {
    get all() {
      return read().all;
    },
    suggest: (typed, limit) => read().suggest(typed, limit),
  };
}

/** Titles to suggest from. */
export function titlesOf(all: readonly Title[]): Titles {
  const folded = all.map(it => ({ it, words: fold(it.title) }));
  return {
    all,
    suggest: (typed, limit) => {
      const starts = fold(typed);
      const begun = starts.split(/\s+/u).filter(word => word !== '');
      const matching = folded.filter(({ words }) => begun.every(word => words.includes(word)));
      const first = matching.filter(it => it.words.startsWith(starts));
      const rest = matching.filter(it => !it.words.startsWith(starts));
      return [...first, ...rest].slice(0, limit).map(({ it }) => it);
    },
  };
}

/** The id and title of each scenario of a file: our files write both on lines of their own. */
function titlesIn(text: string): readonly Title[] {
  return text.split(/^---.*$/mu).flatMap(scenario => {
    const [id, title] = ['id', 'title'].map(key =>
      scalar(new RegExp(`^${key}:[ \\t]+(.+)$`, 'mu').exec(scenario)?.[1]),
    );
    return id === undefined || title === undefined ? [] : [{ id, title }];
  });
}

/** A text as YAML writes it on one line: plain, or in quotes of either kind. */
function scalar(written: string | undefined): string | undefined {
  const text = written?.trim();
  const [, double, single] = /^(?:("(?:[^"\\]|\\.)*")|'((?:[^']|'')*)')/u.exec(text ?? '') ?? [];
  if (double !== undefined) return JSON.parse(double);
  return single?.replaceAll("''", "'") ?? text?.replace(/\s+#.*$/u, '');
}
