// Moves that are keyword actions (701): exile, sacrifice, discard, mill.
import type { Move } from './game-event.ts';

const KEYWORD_MOVES = ['exile', 'sacrifice', 'discard', 'mill'] as const;

type KeywordMove = (typeof KEYWORD_MOVES)[number];

/** Something for each move that is a keyword action; undefined for any other move. */
export function ofKeywordMove<T>(table: Readonly<Record<KeywordMove, T>>, verb: Move['verb']): T | undefined {
  const found = KEYWORD_MOVES.find(it => it === verb);
  return found && table[found];
}
