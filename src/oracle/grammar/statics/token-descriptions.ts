// 111.3, 111.10: descriptions of tokens: "1/1 green Squirrel creature token with flying", "Treasure token".

import {
  type Ability,
  type Amount,
  type Color,
  predefinedNames,
  predefinedToken,
  type Supertype,
  type TokenSpec,
} from '../../../engine/index.ts';
import { COLORS } from '../../../vocabulary/index.ts';
import { AND, listPhrase, optional, wordTable } from '../../combine.ts';
import { literalText, mapPhrase, memo, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { type PTAmounts, ptSize } from '../amounts/power-toughness.ts';
import { properName } from '../nouns/postmodifiers.ts';
import { pluralAmount, withIndefiniteArticle } from '../words/numbers.ts';
import { colorWord, supertypeWord } from '../words/type-adjectives.ts';
import { type TypeLineWords, typesOne } from '../words/type-words.ts';
import { gainedAbilities } from './gained-abilities.ts';

const colors: Phrase<readonly Color[]> = oneOf<readonly Color[]>('colors', [
  constant([], 'colorless'),
  listPhrase(colorWord, AND),
  constant(COLORS, 'all colors'),
]);

/** The predefined tokens by their names in a text, where those of Roles end in "Role" (111.10j to 111.10r). */
const NAMES = Object.fromEntries(predefinedNames().map(it => [isRole(it) ? `${it} Role` : it, it]));

function isRole(name: string): boolean {
  return predefinedToken(name)?.faces[0].subtypes.includes('Role') === true;
}

/** A predefined token (111.10): "Treasure". */
const predefined: Phrase<TokenSpec> = mapPhrase(
  wordTable<string>('a token', NAMES),
  (name): TokenSpec => ({ ...NOTHING, predefined: name }),
  it => (it.predefined !== undefined && it.types.length === 0 ? it.predefined : undefined),
);

const NOTHING: TokenSpec = { supertypes: [], types: [], subtypes: [], colors: [], abilities: [] };

interface TokenWords {
  readonly supertype: Supertype | undefined;
  readonly sizes: PTAmounts | undefined;
  readonly colors: readonly Color[];
  readonly types: TypeLineWords;
  readonly name: string | undefined;
  readonly abilities: readonly Ability[] | undefined;
}

/** A token described in full, in the order of the words; `many`: "tokens". */
function described(many: boolean): Phrase<TokenSpec> {
  const noun = many ? ' tokens' : ' token';
  return mapPhrase(
    template({})`${{ supertype: optional(spaced(supertypeWord)) }}${{ sizes: optional(spaced(ptSize)) }}${{
      colors: spaced(colors),
    }}${{ types: typesOne }}${literalText(noun)}${{ name: optional(wrapping` named ${properName}`) }}${{
      abilities: optional(wrapping` with ${gainedAbilities}`),
    }}`,
    specOf,
    tokenWordsOf,
  );
}

function specOf({ supertype, sizes, colors: colored, types, name, abilities }: TokenWords): TokenSpec | undefined {
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

function tokenWordsOf(token: TokenSpec): TokenWords | undefined {
  if (token.predefined !== undefined || token.types === undefined || token.supertypes.length > 1) return undefined;
  const { power, toughness, name, colors: colored, types, subtypes, abilities } = token;
  return {
    supertype: token.supertypes[0],
    sizes: power === undefined || toughness === undefined ? undefined : { power, toughness },
    colors: colored,
    types: { supertypes: [], types, subtypes },
    name,
    abilities: abilities.length === 0 ? undefined : abilities,
  };
}

function spaced<T>(phrase: Phrase<T>): Phrase<T> {
  return wrapping`${phrase} `;
}

/** One token without its article: "1/1 green Squirrel creature token", "Treasure token". */
export const tokenOne: Phrase<TokenSpec> = memo(
  oneOf<TokenSpec>('a token', [wrapping`${predefined} token`, described(false)]),
);
/** Tokens in the plural: "1/1 green Squirrel creature tokens". */
export const tokenMany: Phrase<TokenSpec> = memo(
  oneOf<TokenSpec>('tokens', [wrapping`${predefined} tokens`, described(true)]),
);

/** Tokens with their number: "a Treasure token", "two 1/1 white Soldier creature tokens", "that many Food tokens". */
export const tokensMade: Phrase<{ readonly amount: Amount; readonly token: TokenSpec }> = oneOf('tokens', [
  template({ amount: 1 as Amount })`${{ token: withIndefiniteArticle(tokenOne) }}`,
  template({})`${{ amount: pluralAmount }} ${{ token: tokenMany }}`,
]);
