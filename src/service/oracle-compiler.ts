// The Oracle compiler, as the interface that staging requires. To import it is to load the whole grammar, and the reader of
// plain questions, which reads texts by it.

import type { Card } from '../cards/index.ts';
import { predefinedToken } from '../engine/index.ts';
import {
  compileCard,
  compileCondition,
  compileEffects,
  compileExceptions,
  compileInstructions,
  compileOwnReplacements,
  compilePlacements,
  type LineReader,
  memoizedReader,
  printAbility,
  withCastEffects,
} from '../oracle/compiler.ts';
import { GRAMMAR, type Grammar, type LinedCompilation } from './grammar.ts';
import './plain-reader.ts';

function compile(card: Card, reader?: LineReader): LinedCompilation {
  const { printed, unread, lines } = compileCard(card, reader);
  return {
    printed: withCastEffects(printed),
    unread: unread.map(({ text, about }) => ({ text, about })),
    lines: lines.map(face =>
      face.map(({ text, abilities, furthest }) => ({
        text,
        abilities,
        ...(furthest === undefined ? {} : { furthest }),
      })),
    ),
  };
}

export const ORACLE_COMPILER: Grammar = {
  card: card => compile(card),
  cards: () => {
    const reader = memoizedReader();
    return { card: card => compile(card, reader) };
  },
  condition: compileCondition,
  effects: compileEffects,
  exceptions: compileExceptions,
  instructions: compileInstructions,
  placements: compilePlacements,
  ownReplacements: compileOwnReplacements,
  predefined: predefinedToken,
  print: printAbility,
};

GRAMMAR.fill(ORACLE_COMPILER);
