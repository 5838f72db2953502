// Titles of the library, for suggestions while a person types: found in a file's text without reading its scenarios.
import { fold } from '../kit/fold.ts';
import { ASKED_MOST } from './popular-questions.ts';

export interface ScenarioTitle {
  readonly id: string;
  readonly title: string;
}

export interface ScenarioTitles {
  readonly all: readonly ScenarioTitle[];
  /** Titles that contain every word begun, the closest first; of nothing typed, those asked most first. */
  readonly suggest: (typed: string, limit: number) => readonly ScenarioTitle[];
}

/** Titles to suggest from. */
export function scenarioTitlesOf(all: readonly ScenarioTitle[]): ScenarioTitles {
  const folded = all.map(it => ({ it, words: fold(it.title) }));
  const most = ASKED_MOST.flatMap(id => all.find(it => it.id === id) ?? []);
  const unasked = [...new Set([...most, ...all])];
  return {
    all,
    suggest: (typed, limit) => {
      const starts = fold(typed);
      if (starts === '') return unasked.slice(0, limit);
      const begun = starts.split(/\s+/u).filter(word => word !== '');
      const matching = folded.filter(({ words }) => begun.every(word => words.includes(word)));
      const first = matching.filter(it => it.words.startsWith(starts));
      const rest = matching.filter(it => !it.words.startsWith(starts));
      return [...first, ...rest].slice(0, limit).map(({ it }) => it);
    },
  };
}

/** The id and title of each scenario of a file: our files write both on lines of their own. */
export function titlesIn(text: string): readonly ScenarioTitle[] {
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
