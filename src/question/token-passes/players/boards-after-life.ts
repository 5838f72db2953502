// Boards told behind a life total: "opp is at 3 life with Worship and a bear", "he has 3 life, Worship and a bear".
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { isComma, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "has" before each such board, of the player whose life total it is. */
export function withBoardsAfterLife(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'fact')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [total, sign] = [tokens[i - 1], tokens[i]];
    const who = total === undefined ? undefined : playerAtLife(total);
    if (total === undefined || who === undefined || sign?.kind !== 'small') return undefined;
    const isListed = isComma(sign) && /\b(?:has|have|had|got)\b/iu.test(total.text);
    if (sign.word !== 'with' && !isListed) return undefined;
    const named = tokens.slice(i + 1).find(it => it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'state');
    // "opp has 3 life, bolt kills?"
    const isThing = named?.kind === 'noun' || (named?.kind === 'card' && cardKnown(cards, named)?.spell === false);
    if (!isThing) return undefined;
    const place = plainPart(sign);
    return {
      tokens: [
        { kind: 'who', who, whose: false, ...place },
        { kind: 'have', ...place },
      ],
      to: i + 1,
    };
  });
}

/** The player whose life total a token tells; undefined for another token. */
function playerAtLife(token: Token): Side | undefined {
  if (token.kind !== 'fact' || token.path[0] !== 'given' || token.path[2] !== 'life') return undefined;
  const [, player] = token.path;
  return player === 'you' || player === 'opponent' ? player : undefined;
}
