// Schema of `then`: the expectations of a scenario.
import * as z from 'zod';
import { CARD_TYPES, OBJECT_ZONES } from '../../vocabulary/index.ts';
import { askSchema, type ExpectedAsk } from './asks-schema.ts';
import { chosenSchema } from './chosen-schema.ts';
import { listSchema, mapSchema, recordSchema } from './collection-schemas.ts';
import type { ExpectedObject, ExpectedPlayer } from './expected-properties.ts';
import { keywordSchema, subtypeSchema, supertypeSchema } from './game-words.ts';
import { colorListSchema, counterMapSchema, designationsSchema, namesSchema } from './list-schemas.ts';
import {
  anyTextSchema,
  describeValue,
  flagSchema,
  parsePart,
  readerSchema,
  textSchema,
  toFlag,
  valueSchema,
  wholeNumberSchema,
  wordSchema,
} from './schema-parts.ts';

/** One line of an assertion: an object, a number of objects of one name, or a player. */
export type Assertion =
  | { readonly kind: 'object'; readonly subject: string; readonly expect: ExpectedObject }
  | { readonly kind: 'number'; readonly name: string; readonly count: number; readonly expect: ExpectedObject }
  | { readonly kind: 'player'; readonly subject: string; readonly expect: ExpectedPlayer };

export interface ExpectedTrigger {
  readonly source: string;
  /** The controller; any player when left out. */
  readonly controller?: string;
  readonly times: number;
}

export interface ExpectedOutcome {
  readonly assertions: readonly Assertion[];
  readonly triggers?: readonly ExpectedTrigger[];
}

export interface Then {
  readonly always: readonly Assertion[];
  readonly sometimes: readonly Assertion[];
  readonly never: readonly Assertion[];
  /** Exactly the distinct outcomes, compared by the properties that the list mentions. */
  readonly outcomes?: readonly ExpectedOutcome[];
  /** Exactly the abilities that trigger, in every outcome. */
  readonly triggers?: readonly ExpectedTrigger[];
  readonly cites: readonly string[];
  /** Choices that are asked for in some outcome; an empty list says that there are none. */
  readonly asks?: readonly ExpectedAsk[];
  /** Text the refusal contains; "" for any refusal. */
  readonly illegal?: string;
}

/** The properties asserted of one subject as written, before it is resolved to an object or a player. */
export type ExpectedAnything = ExpectedObject & ExpectedPlayer;

/** Assertions as written: subjects to properties. */
export type AssertionsInput = Readonly<Record<string, ExpectedAnything>>;

export interface OutcomeInput {
  readonly assertions: AssertionsInput;
  readonly triggers?: readonly ExpectedTrigger[];
}

export interface ThenInput extends Omit<Then, 'always' | 'sometimes' | 'never' | 'outcomes'> {
  readonly always: AssertionsInput;
  readonly sometimes: AssertionsInput;
  readonly never: AssertionsInput;
  readonly outcomes?: readonly OutcomeInput[];
}

const number = wholeNumberSchema('a whole number', -1_000_000).exactOptional();

const name = textSchema('a name').exactOptional();

const yesNo = flagSchema().exactOptional();

const keywords = listSchema(keywordSchema).exactOptional();

const attacking = readerSchema((value, report): string | boolean => {
  return toFlag(value) ?? parsePart(textSchema('what it attacks, yes or no'), value, report, []) ?? z.NEVER;
});

const expected: z.ZodType<ExpectedAnything> = recordSchema('a map of properties, such as {tapped: true}', {
  zone: wordSchema('a zone', OBJECT_ZONES).exactOptional(),
  exists: yesNo,
  controller: name,
  owner: name,
  name: anyTextSchema('a name').exactOptional(),
  manaValue: number,
  types: listSchema(wordSchema('a card type', CARD_TYPES)).exactOptional(),
  subtypes: listSchema(subtypeSchema).exactOptional(),
  supertypes: listSchema(supertypeSchema).exactOptional(),
  colors: colorListSchema().exactOptional(),
  power: number,
  toughness: number,
  loyalty: number,
  defense: number,
  counters: counterMapSchema().exactOptional(),
  tapped: yesNo,
  faceDown: yesNo,
  face: name,
  phasedOut: yesNo,
  keywords,
  lacks: keywords,
  copyOf: name,
  attachedTo: name,
  chosen: chosenSchema.exactOptional(),
  token: yesNo,
  protector: name,
  damage: number,
  attacking: attacking.exactOptional(),
  level: number,
  designations: designationsSchema('anything').exactOptional(),
  life: number,
  handSize: number,
  librarySize: number,
  graveyard: namesSchema('a card').exactOptional(),
  exile: namesSchema('a card').exactOptional(),
  hand: namesSchema('a card').exactOptional(),
  mana: anyTextSchema('mana such as GG').exactOptional(),
  skipped: namesSchema('a step, a phase or a turn').exactOptional(),
  lost: yesNo,
});

const assertions = mapSchema('assertions, such as {Clone: {tapped: true}}', expected);

const triggers = listSchema(
  recordSchema(
    'a trigger such as {source: Soul Warden, controller: you}',
    {
      source: textSchema('the source of an ability'),
      controller: name,
      times: wholeNumberSchema('a number of times').default(1),
    },
    value => (typeof value === 'string' ? { source: value } : value),
  ),
);

const outcome: z.ZodType<OutcomeInput> = readerSchema((value, report): OutcomeInput => {
  const { triggers: written, ...rest } = typeof value === 'object' && value !== null ? { ...value } : ({} as Entries);
  const subjects = parsePart(assertions, Array.isArray(value) ? value : rest, report, []);
  const expectedTriggers = written === undefined ? undefined : parsePart(triggers, written, report, ['triggers']);
  if (subjects === undefined) return z.NEVER;
  return { assertions: subjects, ...(expectedTriggers === undefined ? {} : { triggers: expectedTriggers }) };
});

type Entries = Readonly<Record<string, unknown>>;

const ruleNumber = valueSchema<string>(value => {
  const written = String(value).trim();
  if (/^\d{3}(\.\d{1,3}[a-z]{0,2})?$/.test(written)) return { value: written };
  return { complaint: `Expected the number of a rule, such as 614.12, met ${describeValue(value)}.` };
});

const illegal = readerSchema((value, report): string => {
  if (value === '' || toFlag(value) === true) return '';
  return parsePart(textSchema('text of the refusal'), value, report, []) ?? z.NEVER;
});

/** The schema of `then` as written. */
export const thenSchema: z.ZodType<ThenInput> = recordSchema('what must hold, a map with always, triggers, cites …', {
  always: assertions.default({}),
  sometimes: assertions.default({}),
  never: assertions.default({}),
  outcomes: listSchema(outcome).exactOptional(),
  triggers: triggers.exactOptional(),
  cites: listSchema(ruleNumber).default([]),
  asks: listSchema(askSchema).exactOptional(),
  illegal: illegal.exactOptional(),
});
