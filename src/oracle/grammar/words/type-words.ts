// Sequences of types as predicates: "legendary Zombie artifact creature", "artifacts", "Islands".
import type { CardType, Supertype } from '../../../engine/index.ts';
import { AND, listPhrase } from '../../combine.ts';
import { startsOf } from '../../dispatch.ts';
import { mapPhrase, oneOf, type Phrase, type PhraseInput, type PhraseReading } from '../../phrase.ts';
import { subtypeMany, subtypeOne } from './subtype-words.ts';
import { cardTypeWord, cardTypeWords, supertypeWord } from './type-adjectives.ts';

export interface TypeLineWords {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

const EMPTY: TypeLineWords = { supertypes: [], types: [], subtypes: [] };

/** Supertypes, subtypes and card types, at least one word: "legendary Zombie artifact creature". */
export const typesOne: Phrase<TypeLineWords> = run(false);
/** The same in the plural, which is that of the last word: "artifact creatures", "Zombies". */
export const typesMany: Phrase<TypeLineWords> = run(true);

const A: ReadonlySet<number> = new Set(['a'.charCodeAt(0)]);

/** Types with an article: "a Bird", "an artifact". */
export function withTypeArticle(phrase: Phrase<TypeLineWords>): Phrase<TypeLineWords> {
  return {
    name: phrase.name,
    read(input, at) {
      const skip = input.text.startsWith('a ', at) ? 2 : input.text.startsWith('an ', at) ? 3 : 0;
      if (skip === 0) return [];
      return phrase.read(input, at + skip).filter(it => it.value.types.length + it.value.subtypes.length > 0);
    },
    print(value) {
      if (value?.types === undefined || value.types.length + value.subtypes.length === 0) return undefined;
      const printed = phrase.print(value);
      return printed && `${/^[aeioAEIOU]/.test(printed) ? 'an' : 'a'} ${printed}`;
    },
    first: () => A,
    keys: () => ['supertypes', 'types', 'subtypes'],
  };
}

function run(many: boolean): Phrase<TypeLineWords> {
  const lastType = many ? cardTypeWords : cardTypeWord;
  const lastSubtype = many ? subtypeMany : subtypeOne;
  const start = oneOf<unknown>('types', [lastType, lastSubtype, cardTypeWord, subtypeOne, supertypeWord]);
  return {
    name: 'types',
    read(input, at) {
      const found: PhraseReading<TypeLineWords>[] = [];
      walk(input, { value: EMPTY, end: at, variant: false }, lastType, lastSubtype, found);
      if (!many) for (const reading of supertypesOnly(input, at)) found.push(reading);
      return found;
    },
    print(value) {
      if (value?.types === undefined) return undefined;
      const { supertypes, types, subtypes } = value;
      const words = [
        ...supertypes.map(it => supertypeWord.print(it)),
        ...subtypes.map((subtype, i) =>
          (types.length === 0 && i === subtypes.length - 1 ? lastSubtype : subtypeOne).print(subtype),
        ),
        ...types.map((it, i) => (i === types.length - 1 ? lastType : cardTypeWord).print(it)),
      ];
      if (words.length === 0 || words.includes(undefined)) return undefined;
      if (types.length + subtypes.length > 0) return words.join(' ');
      return many ? undefined : words.join(' and ');
    },
    first: () => start.first(),
    starts: () => startsOf(start),
    keys: () => ['supertypes', 'types', 'subtypes'],
  };
}

function walk(
  input: PhraseInput,
  so: PhraseReading<TypeLineWords>,
  lastType: Phrase<CardType>,
  lastSubtype: Phrase<string>,
  found: PhraseReading<TypeLineWords>[],
): void {
  const { value, end } = so;
  for (const reading of lastType.read(input, end))
    found.push(grown({ ...value, types: [...value.types, reading.value] }, reading.end));
  if (value.types.length === 0) {
    for (const reading of lastSubtype.read(input, end)) {
      found.push(grown({ ...value, subtypes: [...value.subtypes, reading.value] }, reading.end));
    }
  }
  const next: PhraseReading<TypeLineWords>[] = [
    ...cardTypeWord.read(input, end).map(it => grown({ ...value, types: [...value.types, it.value] }, it.end)),
  ];
  if (value.types.length === 0) {
    for (const reading of subtypeOne.read(input, end)) {
      next.push(grown({ ...value, subtypes: [...value.subtypes, reading.value] }, reading.end));
    }
    if (value.subtypes.length === 0) {
      for (const reading of supertypeWord.read(input, end)) {
        next.push(grown({ ...value, supertypes: [...value.supertypes, reading.value] }, reading.end));
      }
    }
  }
  for (const reading of next) {
    if (input.text[reading.end] === ' ')
      walk(input, { ...reading, end: reading.end + 1 }, lastType, lastSubtype, found);
  }
}

function supertypesOnly(input: PhraseInput, at: number): readonly PhraseReading<TypeLineWords>[] {
  return mapPhrase(
    listPhrase(supertypeWord, AND),
    (supertypes): TypeLineWords => ({ ...EMPTY, supertypes }),
    it => it.supertypes,
  ).read(input, at);
}

function grown(value: TypeLineWords, end: number): PhraseReading<TypeLineWords> {
  return { value, end, variant: false };
}
