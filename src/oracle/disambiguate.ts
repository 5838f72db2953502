// Which of several readings holds: the better wording, the one that goes further, the particular before the general.
import { NONE, oneOf, type Phrase, recordMiss } from './phrase.ts';

/**
 * Several wordings of one meaning, the one we print first: a reading by a later one is a variant wherever an earlier
 * one could print the same value.
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

/** The first of these that can be read there at all: a general wording after the particular ones. */
export function prefer<T>(name: string, alternatives: readonly Phrase<T>[]): Phrase<T> {
  const any = oneOf(name, alternatives);
  return {
    ...any,
    read(input, at) {
      for (const it of alternatives) {
        const found = it.read(input, at);
        if (found.length > 0) return found;
      }
      return recordMiss(input, at, name);
    },
  };
}

/** Only the readings that go furthest: for what binds all that it can take. */
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

/** What the first phrase reads, and of what the other reads only that which goes further. */
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

/** Readings that would be printed in other words than those read are of a wording we do not print. */
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
