// The library of scenarios: found by id, by title, or by the beginnings of words.
import { fold } from '../kit/fold.ts';
import type { Scenario } from '../scenario/index.ts';
import { type ScenarioTitles, scenarioTitlesOf } from './scenario-titles.ts';

export interface ScenarioLibrary {
  readonly scenarios: readonly Scenario[];
  /** The scenario of an id or of a title, whatever its case and accents. */
  readonly find: (text: string) => Scenario | undefined;
  /** Scenarios whose title contains every word begun, the closest first. */
  readonly suggest: ScenarioTitles['suggest'];
}

/** A library of scenarios already read. */
export function scenarioLibraryOf(scenarios: readonly Scenario[]): ScenarioLibrary {
  const titles = scenarioTitlesOf(scenarios);
  const known = new Map(scenarios.flatMap(it => [[fold(it.title), it] as const, [it.id, it] as const]));
  return {
    scenarios,
    find: text => known.get(text.trim()) ?? known.get(fold(text.trim())),
    suggest: (typed, limit) => titles.suggest(typed, limit),
  };
}
