// Players whom something is there against: "someone has Blood Moon against me": it is not theirs.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "against me" at the end of a clause as filler. */
export function withoutPlayersOpposed(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'against')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [against, player, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    const isAgainst = against?.kind === 'small' && /^against$/iu.test(against.text);
    const isPlayer = player?.kind === 'who' && (!player.whose || end === undefined || end.kind === 'stop');
    const isEnd =
      end === undefined || end.kind === 'stop' || isComma(end) || (end.kind === 'small' && end.word === 'and');
    return isAgainst && isPlayer && isEnd ? { tokens: [against, player].map(asFiller), to: i + 2 } : undefined;
  });
}
