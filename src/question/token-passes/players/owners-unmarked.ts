// Owners typed without the sign of one, "the opponents Blood Moon": a player in the plural right before a name is whose it is.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';

/** The tokens with each such player as an owner. */
export function withOwnersUnmarked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'opponents', 'opps') || !tokens.some((_it, i) => isUnmarked(tokens, i))) return tokens;
  return tokens.map((token, i) => (token.kind === 'who' && isUnmarked(tokens, i) ? { ...token, whose: true } : token));
}

/** Whether the player at a place, typed in the plural, stands before a name or the state of what is named. */
function isUnmarked(tokens: readonly Token[], i: number): boolean {
  const [player, next, named] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || player.each === true || !PLURAL.test(player.text)) return false;
  return next?.kind === 'card' || (next?.kind === 'state' && named?.kind === 'card');
}

const PLURAL = /^(?:(?:the|my|an|our) )?(?:opponents|opps)$/iu;
