// Schema of a scenario: one rules question with its position, event, choices and expectations.
import * as z from 'zod';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { type ScenarioCard, scenarioCardSchema } from './card-schema.ts';
import { type Choose, chooseSchema } from './choose-schema.ts';
import { listSchema, recordSchema } from './collection-schemas.ts';
import { completeScenario } from './complete-scenario.ts';
import { type Given, givenSchema } from './given-schema.ts';
import { rulesDay } from './rules-day.ts';
import { describeValue, parsePart, readerSchema, textSchema, valueSchema, wordSchema } from './schema-parts.ts';
import { type Then, thenSchema } from './then-schema.ts';
import type { When } from './when-events.ts';
import { whenSchema } from './when-schema.ts';

/** A scenario in long forms only: short forms are expanded and every default is filled in. */
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
  /** Undeclared objects that the event speaks of: put under `given` by whoever read a typed question. */
  readonly assumed?: readonly AssumedObject[];
  readonly when: When;
  readonly choose: readonly Choose[];
  /** The expectations; left out for a mere question. */
  readonly then?: Then;
}

/** An object of the asker that is there because the event speaks of it. */
export interface AssumedObject {
  readonly name: string;
  /** The stack for a spell that is resolving. */
  readonly zone: 'battlefield' | 'stack';
}

const id = valueSchema<string>(value => {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= SCENARIO_LIMITS.name) {
    return { value };
  }
  return {
    complaint: `Expected an id in small letters, digits and hyphens, such as clone-of-a-bear, met ${describeValue(value)}.`,
  };
});

const written = recordSchema('a scenario: a map with "when" and what else it needs', {
  id: id.default('question'),
  title: textSchema('a title', SCENARIO_LIMITS.text).exactOptional(),
  source: textSchema('a source', SCENARIO_LIMITS.text).exactOptional(),
  rules: rulesDay.default('current'),
  players: listSchema(textSchema('the name of a player')).default(['you', 'opponent']),
  active: textSchema('a player').exactOptional(),
  note: textSchema('a note', SCENARIO_LIMITS.text).exactOptional(),
  confidence: wordSchema('a confidence', ['low', 'high']).exactOptional(),
  cards: listSchema(scenarioCardSchema).default([]),
  given: givenSchema.prefault({}),
  when: whenSchema,
  choose: listSchema(chooseSchema).default([]),
  then: thenSchema.exactOptional(),
});
export type ScenarioInput = z.output<typeof written>;

/** The schema from any value to a scenario in long forms, with complaints about every part that is not one. */
export const scenarioSchema: z.ZodType<Scenario> = readerSchema((value, report): Scenario => {
  const read = parsePart(written, value, report, []);
  return read === undefined ? z.NEVER : completeScenario(read, report);
});
