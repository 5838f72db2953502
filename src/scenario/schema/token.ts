// A token: a predefined one by its name, or one described in full.
import type { Color } from './words.ts';

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
