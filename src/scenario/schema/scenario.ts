// A scenario: one rules question with everything that answers it.
import type { ScenarioCard } from './card.ts';
import type { Choose } from './choose.ts';
import type { Given } from './given.ts';
import type { Then } from './then.ts';
import type { When } from './when.ts';

/** A scenario in long forms only: short forms are expanded and everything with a default has it. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly source?: string;
  /** "current", or the day as YYYY-MM-DD. */
  readonly rules: string;
  /** In turn order. */
  readonly players: readonly string[];
  readonly active: string;
  readonly note?: string;
  /** `low`: the expected answer is doubtful. */
  readonly confidence?: 'low' | 'high';
  readonly cards: readonly ScenarioCard[];
  readonly given: Given;
  readonly when: When;
  readonly choose: readonly Choose[];
  /** Left out when asking. */
  readonly then?: Then;
}
