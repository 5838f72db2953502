// Schema of a token: a predefined one by its name, or one described in full.

import * as z from 'zod';
import type { Color } from '../../engine/index.ts';
import { isRecord } from '../../kit/structure.ts';
import { CARD_TYPES } from '../../vocabulary/index.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { listSchema, recordSchema } from './collection-schemas.ts';
import { printedNumberSchema, subtypeSchema, supertypeSchema } from './game-words.ts';
import { colorListSchema } from './list-schemas.ts';
import { parsePart, readerSchema, textSchema, wordSchema } from './schema-parts.ts';

export type ScenarioToken =
  | { readonly kind: 'predefined'; readonly name: string }
  | {
      readonly kind: 'described';
      /** The name; where left out, that of its subtypes (111.4). */
      readonly name?: string;
      readonly types: readonly string[];
      readonly subtypes: readonly string[];
      readonly supertypes: readonly string[];
      readonly colors: readonly Color[];
      readonly power?: string;
      readonly toughness?: string;
      readonly loyalty?: string;
      readonly defense?: string;
      readonly text?: string;
    };

const described = recordSchema('a token', {
  name: textSchema('the name of a token').exactOptional(),
  types: listSchema(wordSchema('a card type', CARD_TYPES)).default([]),
  subtypes: listSchema(subtypeSchema).default([]),
  supertypes: listSchema(supertypeSchema).default([]),
  colors: colorListSchema().default([]),
  power: printedNumberSchema('a power').exactOptional(),
  toughness: printedNumberSchema('a toughness').exactOptional(),
  loyalty: printedNumberSchema('a loyalty').exactOptional(),
  defense: printedNumberSchema('a defense').exactOptional(),
  text: textSchema('the text of a token', SCENARIO_LIMITS.text).exactOptional(),
});
const predefined = textSchema('a token: the name of a predefined one, or a map of what it is');

export const tokenSchema: z.ZodType<ScenarioToken> = readerSchema((value, report): ScenarioToken => {
  if (isRecord(value)) {
    const read = parsePart(described, value, report, []);
    return read === undefined ? z.NEVER : { kind: 'described', ...read };
  }
  const name = parsePart(predefined, value, report, []);
  return name === undefined ? z.NEVER : { kind: 'predefined', name: name.replace(/ token$/i, '') };
});
