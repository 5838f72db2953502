// Limits of one question. Beyond these a reader gets a sentence, not a slow answer.

export const SCENARIO_LIMITS = {
  /** Characters of a question typed by a person. */
  question: 4_000,
  /** Characters of a file of scenarios. */
  file: 2_000_000,
  /** Scenarios in one file. */
  scenarios: 2_000,
  /** Characters of a name, a word or a number. */
  name: 200,
  /** Characters of a title, a note, or the text of a card. */
  text: 4_000,
  /** Entries of any list. */
  list: 250,
  /** Keys of any map. */
  keys: 250,
  /** Objects of one entry, as in `30 Squirrel Token`. */
  count: 999,
  /** Permanents on the battlefield before the event. */
  permanents: 400,
  /** Objects in all zones together. */
  objects: 1_500,
  /** Objects that enter, or tokens that would be created, in one event. */
  entering: 100,
  players: 8,
  /** The greatest number: life, damage, counters. */
  number: 1_000_000,
  /** Issues reported at once; the rest are counted. */
  issues: 20,
} as const;
