// Permanents that came in on an earlier turn: "they cast Serra Angel last turn", "they prototyped a Combat Thresher a turn ago".
import { firstFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, sentenceStart } from '../../tokens/token-parts.ts';

const BEFORE =
  /^(?:last turn|the turn before|turn before|a turn ago|two turns ago|a few turns ago|turns ago|turn ago)$/iu;

/** The tokens with each such verb as what the player has, where another event follows in a later sentence. */
export function withTurnsBefore(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => BEFORE.test(it.text))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (!isBroughtIn(token) || !isOfEarlierTurn(tokens, i)) return [token];
    const have: Token = { kind: 'have', ...plainPart(token) };
    return token.kind === 'state' ? [have, token] : [have];
  });
}

/** Whether a token is a verb of casting or playing, or a manner of being cast in place of one: "they prototyped X". */
function isBroughtIn(token: Token): boolean {
  if (token.kind === 'state') return 'cast' in token.patch;
  return token.kind === 'verb' && token.action === 'enters' && token.voice === 'active';
}

/** Whether a player is the subject of a sentence of an earlier turn, after which something else happens. */
function isOfEarlierTurn(tokens: readonly Token[], i: number): boolean {
  const player = tokens[i - 1];
  if (player?.kind !== 'who' || player.whose) return false;
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  if (end < 0 || !tokens.slice(sentenceStart(tokens, i), end).some(it => BEFORE.test(it.text))) return false;
  return firstFrom(tokens, end, it => it.kind === 'verb') !== undefined;
}
