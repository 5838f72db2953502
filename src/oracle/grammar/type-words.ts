// Runs of types as predicates say them: "legendary Zombie artifact creature", "artifacts", "Islands".
import type { CardType, Supertype } from '../../engine/index.ts';
import { AND, list } from '../combine.ts';
import { startsOf } from '../dispatch.ts';
import { type Input, map, oneOf, type Phrase, type Reading } from '../phrase.ts';
import { subtypeMany, subtypeOne } from './subtypes.ts';
import { cardTypeWord, cardTypeWords, supertypeWord } from './types.ts';

export interface Types {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

const EMPTY: Types = { supertypes: [], types: [], subtypes: [] };

/** "legendary Zombie artifact creature": supertypes, subtypes, types. At least one word. */
export const typesOne: Phrase<Types> = run(false);
/** The same in the plural: its last word is. "artifact creatures", "Zombies". */
export const typesMany: Phrase<Types> = run(true);

const A: ReadonlySet<number> = new Set(['a'.charCodeAt(0)]);

/** "a Bird", "an artifact". */
export function withArticle(phrase: Phrase<Types>): Phrase<Types> {
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

function run(many: boolean): Phrase<Types> {
  const lastType = many ? cardTypeWords : cardTypeWord;
  const lastSubtype = many ? subtypeMany : subtypeOne;
  const start = oneOf<unknown>('types', [lastType, lastSubtype, cardTypeWord, subtypeOne, supertypeWord]);
  return {
    name: 'types',
    read(input, at) {
      const found: Reading<Types>[] = [];
      walk(input, { value: EMPTY, end: at, variant: false }, lastType, lastSubtype, found);
      if (!many) for (const it of supertypesOnly(input, at)) found.push(it);
      return found;
    },
    print(value) {
      if (value?.types === undefined) return undefined;
      const { supertypes, types, subtypes } = value;
      const words = [
        ...supertypes.map(it => supertypeWord.print(it)),
        ...subtypes.map((it, i) =>
          (types.length === 0 && i === subtypes.length - 1 ? lastSubtype : subtypeOne).print(it),
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
  input: Input,
  so: Reading<Types>,
  lastType: Phrase<CardType>,
  lastSubtype: Phrase<string>,
  found: Reading<Types>[],
): void {
  const { value, end } = so;
  for (const it of lastType.read(input, end))
    found.push(grown({ ...value, types: [...value.types, it.value] }, it.end));
  if (value.types.length === 0) {
    for (const it of lastSubtype.read(input, end)) {
      found.push(grown({ ...value, subtypes: [...value.subtypes, it.value] }, it.end));
    }
  }
  const next: Reading<Types>[] = [
    ...cardTypeWord.read(input, end).map(it => grown({ ...value, types: [...value.types, it.value] }, it.end)),
  ];
  if (value.types.length === 0) {
    for (const it of subtypeOne.read(input, end)) {
      next.push(grown({ ...value, subtypes: [...value.subtypes, it.value] }, it.end));
    }
    if (value.subtypes.length === 0) {
      for (const it of supertypeWord.read(input, end)) {
        next.push(grown({ ...value, supertypes: [...value.supertypes, it.value] }, it.end));
      }
    }
  }
  for (const it of next) {
    if (input.text[it.end] === ' ') walk(input, { ...it, end: it.end + 1 }, lastType, lastSubtype, found);
  }
}

function supertypesOnly(input: Input, at: number): readonly Reading<Types>[] {
  return map(
    list(supertypeWord, AND),
    (supertypes): Types => ({ ...EMPTY, supertypes }),
    it => it.supertypes,
  ).read(input, at);
}

function grown(value: Types, end: number): Reading<Types> {
  return { value, end, variant: false };
}
