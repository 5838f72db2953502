// Facts told between a player and what the player does: "they drew for the turn and cast Concentrate".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such fact before the player. */
export function withFactsBehindPlayers(tokens: readonly Token[]): readonly Token[] {
  return anyOfKind(tokens, 'fact') ? withRunsReplaced(tokens, i => factBehind(tokens, i)) : tokens;
}

function factBehind(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, fact, verb] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || fact?.kind !== 'fact') return undefined;
  const isDone = verb?.kind === 'verb' && verb.voice === 'active';
  return isDone ? { tokens: [fact, player], to: i + 2 } : undefined;
}
