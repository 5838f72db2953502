// A scenario: one rules question with everything that answers it.
import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { cardSchema, type ScenarioCard } from './card.ts';
import { type Choose, chooseSchema } from './choose.ts';
import { complete } from './complete.ts';
import { rulesDay } from './day.ts';
import { form, leaf, listOf, met, oneOf, part, text } from './form.ts';
import { type Given, givenSchema } from './given.ts';
import { type Then, thenSchema } from './then.ts';
import { type When, whenSchema } from './when.ts';

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

const id = leaf<string>(value => {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= LIMITS.name) {
    return { value };
  }
  return {
    complaint: `Expected an id in small letters, digits and hyphens, such as clone-of-a-bear, met ${met(value)}.`,
  };
});

const written = form('a scenario: a map with "when" and what else it needs', {
  id: id.default('question'),
  title: text('a title', LIMITS.text).exactOptional(),
  source: text('a source', LIMITS.text).exactOptional(),
  rules: rulesDay.default('current'),
  players: listOf(text('the name of a player')).default(['you', 'opponent']),
  active: text('a player').exactOptional(),
  note: text('a note', LIMITS.text).exactOptional(),
  confidence: oneOf('a confidence', ['low', 'high']).exactOptional(),
  cards: listOf(cardSchema).default([]),
  given: givenSchema.prefault({}),
  when: whenSchema,
  choose: listOf(chooseSchema).default([]),
  then: thenSchema.exactOptional(),
});
export type ScenarioWritten = z.output<typeof written>;

/** Anything at all to a scenario in long forms, or complaints about every part that is not one. */
export const scenarioSchema: z.ZodType<Scenario> = z.unknown().transform((value, context): Scenario => {
  const read = part(written, value, context, []);
  return read === undefined ? z.NEVER : complete(read, context);
});
