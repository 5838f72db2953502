// 111.3, 111.10: tokens as effects describe them: "1/1 green Squirrel creature token with flying", "Treasure token".
import {
  type Ability,
  type Amount,
  type Color,
  predefinedNames,
  type Supertype,
  type TokenSpec,
} from '../../engine/index.ts';
import { AND, list, optional, table } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { lit, map, memo, oneOf, type Phrase } from '../phrase.ts';
import { gained } from './gained.ts';
import { article, several } from './numbers.ts';
import { properName } from './posts.ts';
import { type Sizes, size } from './power-toughness.ts';
import { type Types, typesOne } from './type-words.ts';
import { colorWord, supertypeWord } from './types.ts';

const colors: Phrase<readonly Color[]> = oneOf<readonly Color[]>('colors', [
  says([], 'colorless'),
  list(colorWord, AND),
  says(['white', 'blue', 'black', 'red', 'green'], 'all colors'),
]);

const NAMES = Object.fromEntries(predefinedNames().map(it => [it, it]));

/** "Treasure": 111.10. */
const predefined: Phrase<TokenSpec> = map(
  table<string>('a token', NAMES),
  (name): TokenSpec => ({ ...NOTHING, predefined: name }),
  it => (it.predefined !== undefined && it.types.length === 0 ? it.predefined : undefined),
);

const NOTHING: TokenSpec = { supertypes: [], types: [], subtypes: [], colors: [], abilities: [] };

interface Said {
  readonly supertype: Supertype | undefined;
  readonly sizes: Sizes | undefined;
  readonly colors: readonly Color[];
  readonly types: Types;
  readonly name: string | undefined;
  readonly abilities: readonly Ability[] | undefined;
}

/** In the order of the words. `many`: "tokens". */
function described(many: boolean): Phrase<TokenSpec> {
  const noun = many ? ' tokens' : ' token';
  return map(
    form({})`${{ supertype: optional(spaced(supertypeWord)) }}${{ sizes: optional(spaced(size)) }}${{
      colors: spaced(colors),
    }}${{ types: typesOne }}${lit(noun)}${{ name: optional(just` named ${properName}`) }}${{
      abilities: optional(just` with ${gained}`),
    }}`,
    specOf,
    saidOf,
  );
}

function specOf({ supertype, sizes, colors: colored, types, name, abilities }: Said): TokenSpec | undefined {
  if (types.types.length === 0 || types.supertypes.length > 0) return undefined;
  return {
    ...(name === undefined ? {} : { name }),
    supertypes: supertype === undefined ? [] : [supertype],
    types: types.types,
    subtypes: types.subtypes,
    colors: colored,
    ...(sizes === undefined ? {} : { power: sizes.power, toughness: sizes.toughness }),
    abilities: abilities ?? [],
  };
}

function saidOf(it: TokenSpec): Said | undefined {
  if (it.predefined !== undefined || it.types === undefined || it.supertypes.length > 1) return undefined;
  const { power, toughness, name, colors: colored, types, subtypes, abilities } = it;
  return {
    supertype: it.supertypes[0],
    sizes: power === undefined || toughness === undefined ? undefined : { power, toughness },
    colors: colored,
    types: { supertypes: [], types, subtypes },
    name,
    abilities: abilities.length === 0 ? undefined : abilities,
  };
}

function spaced<T>(phrase: Phrase<T>): Phrase<T> {
  return just`${phrase} `;
}

/** "1/1 green Squirrel creature token", "Treasure token": without its article. */
export const tokenOne: Phrase<TokenSpec> = memo(
  oneOf<TokenSpec>('a token', [just`${predefined} token`, described(false)]),
);
/** "1/1 green Squirrel creature tokens". */
export const tokenMany: Phrase<TokenSpec> = memo(
  oneOf<TokenSpec>('tokens', [just`${predefined} tokens`, described(true)]),
);

/** How many of which: "a Treasure token", "two 1/1 white Soldier creature tokens", "that many Food tokens". */
export const tokensMade: Phrase<{ readonly amount: Amount; readonly token: TokenSpec }> = oneOf('tokens', [
  form({ amount: 1 as Amount })`${{ token: article(tokenOne) }}`,
  form({})`${{ amount: several }} ${{ token: tokenMany }}`,
]);
