// Sections of a line about the players and the turn: `my life: 3; turn: opponent 2; time: night`.

import { playerWord } from './item-modifiers.ts';
import type { DeclaredItem } from './object-list.ts';

/** The words before the colon of such a section. */
export const FACT_WORDS =
  "(?:(?:my|me|your|opp|opponent|opponent's|opp's|their) )?(?:life|commander casts)|turn|time|it is";

export interface SectionFacts {
  readonly you: DeclaredItem;
  readonly opponent: DeclaredItem;
  /** Beside the players: day or night, and which turn it is. */
  readonly shared: DeclaredItem;
  /** Beside what is given: whose turn it is. */
  readonly scenario: DeclaredItem;
}

/** The facts of sections, which are given by their words. */
export function factsSaid(options: ReadonlyMap<string, string>): SectionFacts {
  const lives: Record<'you' | 'opponent', DeclaredItem> = { you: {}, opponent: {} };
  for (const [word, text] of options) {
    const [, whose, fact] = /^(?:(.+) )?(life|commander casts)$/u.exec(word) ?? [];
    if (fact === undefined) continue;
    const player = whose !== undefined && /^(?:opp|opponent|their)/u.test(whose) ? 'opponent' : 'you';
    lives[player] = { ...lives[player], ...(fact === 'life' ? { life: text } : { commanderCasts: text }) };
  }
  const [, turn, number] =
    /^(.*?)(?:'s)?\s*(?:(\d+)(?:st|nd|rd|th)?)?(?: turn)?$/iu.exec(options.get('turn') ?? '') ?? [];
  const time = options.get('time') ?? options.get('it is');
  return {
    ...lives,
    shared: {
      ...(time === undefined ? {} : { dayNight: time.trim().toLowerCase() }),
      ...(number === undefined ? {} : { turn: number }),
    },
    scenario: turn === undefined || turn === '' ? {} : { active: playerWord(turn) ?? turn },
  };
}
