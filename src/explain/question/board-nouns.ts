// Subjects and nouns of a board in words: players, tokens.
import type { ScenarioToken } from '../../scenario/index.ts';
import { listInWords } from '../english.ts';

/** A part that there are no words for. */
export const UNSAID = Symbol('unsaid');

/** Words, or the sign that there are none. */
export type Said = string | typeof UNSAID;

/** A player as the subject of a sentence. */
export function playerSubject(player: string): string {
  return player === 'you' ? 'you' : 'your opponent';
}

/** "1/1 white Soldier creature token", "Treasure token". */
export function tokenNoun(token: ScenarioToken): string {
  if (token.kind === 'predefined') return `${token.name} token`;
  const size = token.power === undefined ? [] : [`${token.power}/${token.toughness ?? ''}`];
  const types = token.types.map(it => it.toLowerCase());
  return [...size, listInWords(token.colors), ...token.subtypes, ...types, 'token'].filter(it => it !== '').join(' ');
}
