// A token: a predefined one by its name, or one described in full.
import * as z from 'zod';
import type { Color } from '../../engine/index.ts';
import { LIMITS } from '../limits.ts';
import { form, isMap, part, text } from './form.ts';
import { capitalized, colorList } from './lists.ts';

export type TokenSpec =
  | { readonly kind: 'predefined'; readonly name: string }
  | {
      readonly kind: 'described';
      /** Left out: named after its subtypes (111.4). */
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

const described = form('a token', {
  name: text('the name of a token').exactOptional(),
  types: capitalized('a card type').default([]),
  subtypes: capitalized('a subtype').default([]),
  supertypes: capitalized('a supertype').default([]),
  colors: colorList().default([]),
  power: text('a power').exactOptional(),
  toughness: text('a toughness').exactOptional(),
  loyalty: text('a loyalty').exactOptional(),
  defense: text('a defense').exactOptional(),
  text: text('the text of a token', LIMITS.text).exactOptional(),
});
const predefined = text('a token: the name of a predefined one, or a map of what it is');

export const tokenSchema: z.ZodType<TokenSpec> = z.unknown().transform((value, context): TokenSpec => {
  if (isMap(value)) {
    const read = part(described, value, context, []);
    return read === undefined ? z.NEVER : { kind: 'described', ...read };
  }
  const name = part(predefined, value, context, []);
  return name === undefined ? z.NEVER : { kind: 'predefined', name: name.replace(/ token$/i, '') };
});
