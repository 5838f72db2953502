// The Oracle compiler, as the interface that staging requires.
import { predefinedToken } from '../engine/index.ts';
import { compileCard, compileEffects, compileExceptions, compilePlacements } from '../oracle/index.ts';
import type { Compiler } from '../scenario/index.ts';
import { withCastEffects } from './cast-effects.ts';

export const ORACLE_COMPILER: Compiler = {
  card: card => {
    const { printed, unread } = compileCard(card);
    return { printed: withCastEffects(printed), unread: unread.map(line => line.text) };
  },
  effects: compileEffects,
  placements: compilePlacements,
  exceptions: compileExceptions,
  predefined: predefinedToken,
};
