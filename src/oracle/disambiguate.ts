// Choice among several readings: the preferred wording, the longest reading, the particular before the general.
import { NONE, oneOf, type Phrase, recordMiss } from './phrase.ts';

/**
 * Several wordings of one meaning, the printed one first: a reading by a later one is a variant wherever an earlier one
 * could print the same value.
 */
export function rankedWordings<T>(name: string, alternatives: readonly Phrase<T>[]): Phrase<T> {
  const demoted = alternatives.map((alternative, i): Phrase<T> => {
    const better = alternatives.slice(0, i);
    if (better.length === 0) return alternative;
    return {
      ...alternative,
      read: (input, at) =>
        alternative
          .read(input, at)
          .map(found =>
            found.variant || better.every(other => other.print(found.value) === undefined)
              ? found
              : { ...found, variant: true },
          ),
    };
  });
  return oneOf(name, demoted);
}

/** The readings of the first alternative that can be read there: a general wording after the particular ones. */
export function prefer<T>(name: string, alternatives: readonly Phrase<T>[]): Phrase<T> {
  const any = oneOf(name, alternatives);
  return {
    ...any,
    read(input, at) {
      for (const alternative of alternatives) {
        const found = alternative.read(input, at);
        if (found.length > 0) return found;
      }
      return recordMiss(input, at, name);
    },
  };
}

/** The longest readings only: for phrases that bind all that they can take. */
export function longest<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    ...phrase,
    read(input, at) {
      const found = phrase.read(input, at);
      if (found.length < 2) return found;
      const end = Math.max(...found.map(it => it.end));
      return found.filter(it => it.end === end);
    },
  };
}

/** The readings of the first phrase, with those of the other that go further than all of them. */
export function firstOrFurther<T>(phrase: Phrase<T>, other: Phrase<T>): Phrase<T> {
  return {
    ...oneOf(phrase.name, [phrase, other]),
    read(input, at) {
      const found = phrase.read(input, at);
      const end = Math.max(at, ...found.map(it => it.end));
      const further = other.read(input, at).filter(it => it.end > end);
      return further.length === 0 ? found : [...found, ...further];
    },
  };
}

/** The readings of the phrase; where none of them takes the whole text, those of the other as well. */
export function orElseWhole<T>(phrase: Phrase<T>, other: Phrase<T>): Phrase<T> {
  return {
    ...oneOf(phrase.name, [phrase, other]),
    read(input, at) {
      const found = phrase.read(input, at);
      return found.some(it => it.end === input.text.length) ? found : [...found, ...other.read(input, at)];
    },
  };
}

/** The phrase with every reading marked as a variant that would be printed in other words than those read. */
export function printsAsRead<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    ...phrase,
    read(input, at) {
      const found = phrase.read(input, at);
      if (found.length === 0) return NONE;
      return found.map(reading =>
        reading.variant || phrase.print(reading.value) === input.text.slice(at, reading.end)
          ? reading
          : { ...reading, variant: true },
      );
    },
  };
}
