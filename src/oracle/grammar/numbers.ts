// Numbers: a, two, 3, X, that many; and "a" or "an" before a noun.
import type { Amount } from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/numbers.ts';
import { table, text } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, missed, oneOf, type Phrase, type Reading } from '../phrase.ts';

/** "two" to "twenty". */
export const wordNumber = table<number>(
  'a number',
  Object.fromEntries(NUMBER_WORDS.map((word, i) => [word, i] as const).slice(2)),
);

/** "3". */
export const digits: Phrase<number> = map(text('a number', /\d+/), Number, n =>
  Number.isInteger(n) && n >= 0 ? String(n) : undefined,
);

export const X: Phrase<Amount> = says({ kind: 'x' }, 'X');
export const thatMany: Phrase<Amount> = says({ kind: 'that' }, 'that many');
export const thatMuch: Phrase<Amount> = says({ kind: 'that' }, 'that much');

/** How many, before a plural: "two", "X", "that many". */
export const several: Phrase<Amount> = oneOf<Amount>('a number', [
  wordNumber,
  X,
  thatMany,
  says({ kind: 'times', of: { kind: 'x' }, n: 2 }, 'twice X'),
  says({ kind: 'times', of: { kind: 'that' }, n: 2 }, 'twice that many'),
  says({ kind: 'any' }, 'any number of'),
  map(text('a large number', /(?:[2-9]\d|\d{3,})(?!\/)/), Number, n =>
    typeof n === 'number' && n > 20 ? String(n) : undefined,
  ),
]);

/** "a card", "two cards", "X cards". */
export const severalCards: Phrase<Amount> = oneOf<Amount>('cards', [
  says(1, 'a card'),
  map(
    form({})`${{ n: several }} cards`,
    ({ n }): Amount => n,
    n => (n === 1 ? undefined : { n }),
  ),
]);

/** How much, before "life" or "damage": "3", "X", "that much". */
export const muchOf: Phrase<Amount> = oneOf<Amount>('a number', [digits, X, thatMuch]);

/** "one" to "twenty". */
export const oneOrMoreWords: Phrase<number> = oneOf<number>('a number', [says(1, 'one'), wordNumber]);

/** "a Bear", "an Elf": the article goes by the sound of what follows. */
export function article<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    name: `a ${phrase.name}`,
    read(input, at): readonly Reading<T>[] {
      if (input.text.startsWith('a ', at)) return phrase.read(input, at + 2);
      if (input.text.startsWith('an ', at)) return phrase.read(input, at + 3);
      return missed(input, at, 'a');
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

/** "second", in "your second card each turn". */
export const ordinal = table<number>('an ordinal', {
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
