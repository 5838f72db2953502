// Numbers: a, two, 3, X, that many; and the indefinite article.
import type { Amount } from '../../../engine/index.ts';
import { NUMBER_WORDS } from '../../../kit/number-words.ts';
import { textMatching, wordTable } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, type PhraseReading, recordMiss, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';

/** Number words from "two" to "twenty". */
export const wordNumber = wordTable<number>(
  'a number',
  Object.fromEntries(NUMBER_WORDS.map((word, i) => [word, i] as const).slice(2)),
);

/** A number in digits: "3". */
export const digits: Phrase<number> = mapPhrase(textMatching('a number', /\d+/), Number, n =>
  Number.isInteger(n) && n >= 0 ? String(n) : undefined,
);

export const X: Phrase<Amount> = constant({ kind: 'x' }, 'X');
export const thatMany: Phrase<Amount> = constant({ kind: 'that' }, 'that many');
export const thatMuch: Phrase<Amount> = constant({ kind: 'that' }, 'that much');

/** An amount before a plural: "two", "X", "that many". */
export const pluralAmount: Phrase<Amount> = oneOf<Amount>('a number', [
  wordNumber,
  X,
  thatMany,
  constant({ kind: 'times', of: { kind: 'x' }, n: 2 }, 'twice X'),
  constant({ kind: 'times', of: { kind: 'that' }, n: 2 }, 'twice that many'),
  constant({ kind: 'any' }, 'any number of'),
  mapPhrase(textMatching('a large number', /(?:[2-9]\d|\d{3,})(?!\/)/), Number, n =>
    typeof n === 'number' && n > 20 ? String(n) : undefined,
  ),
]);

/** An amount of cards: "a card", "two cards", "X cards". */
export const severalCards: Phrase<Amount> = oneOf<Amount>('cards', [
  constant(1, 'a card'),
  mapPhrase(
    template({})`${{ n: pluralAmount }} cards`,
    ({ n }): Amount => n,
    n => (n === 1 ? undefined : { n }),
  ),
]);

/** An amount before "life" or "damage": "3", "X", "that much". */
export const massAmount: Phrase<Amount> = oneOf<Amount>('a number', [
  digits,
  X,
  thatMuch,
  variant(constant({ kind: 'times', of: { kind: 'x' }, n: 2 }, 'twice X')),
  variant(
    mapPhrase(
      template({})`${{ n: wordNumber }} times X`,
      ({ n }): Amount => ({ kind: 'times', of: { kind: 'x' }, n }),
      () => undefined,
    ),
  ),
  variant(
    mapPhrase(
      template({})`X plus ${{ n: digits }}`,
      ({ n }): Amount => ({ kind: 'plus', of: { kind: 'x' }, n }),
      () => undefined,
    ),
  ),
]);

/** Number words from "one" to "twenty". */
export const oneOrMoreWords: Phrase<number> = oneOf<number>('a number', [constant(1, 'one'), wordNumber]);

/** The phrase after "a" or "an", by the sound of its first letter: "a Bear", "an Elf". */
export function withIndefiniteArticle<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    name: `a ${phrase.name}`,
    read(input, at): readonly PhraseReading<T>[] {
      if (input.text.startsWith('a ', at)) return phrase.read(input, at + 2);
      if (input.text.startsWith('an ', at)) return phrase.read(input, at + 3);
      return recordMiss(input, at, 'a');
    },
    print(value) {
      const printed = phrase.print(value);
      return printed === undefined
        ? undefined
        : `${/^(?:[aeioAEIO8]|un(?!i)|u[ln]t|Unicorn$|hour|X )/.test(printed) && !/^(?:one |Ein)/.test(printed) ? 'an' : 'a'} ${printed}`;
    },
    first: () => A,
    starts: () => ['a ', 'an '],
    ...(phrase.keys ? { keys: () => phrase.keys?.() ?? [] } : {}),
  };
}

const A: ReadonlySet<number> = new Set(['a'.charCodeAt(0)]);

/** An ordinal: "second" in "your second card each turn". */
export const ordinalWord = wordTable<number>('an ordinal', {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  tenth: 10,
  twelfth: 12,
});
