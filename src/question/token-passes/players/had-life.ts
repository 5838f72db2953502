// Life totals at the end of what a player has: "they have Worship and a bear, at 4 life": it is theirs.
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such life total as that of the player who has what is listed before it. */
export function withHadLife(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'fact')) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token?.kind !== 'fact' || token.path.join('.') !== 'given.you.life' || !BARE.test(token.text)) return undefined;
    const who = haverBefore(tokens, i);
    return who === 'opponent' ? { tokens: [{ ...token, path: ['given', who, 'life'] }], to: i + 1 } : undefined;
  });
}

/** A life total with nobody whose it is. */
const BARE =
  /^(?:(?:and|while|all|with|only|just) )*(?:(?:at|on|down to) \S+(?: life)?(?: left| total)?|\S+ life (?:left|remaining))$/iu;

/** The player who has what stands right before a place. */
function haverBefore(tokens: readonly Token[], i: number): Side | undefined {
  let at = i - 1;
  while (isListed(tokens[at])) at--;
  const [player, have] = [tokens[at - 1], tokens[at]];
  return have?.kind === 'have' && player?.kind === 'who' && !player.whose ? player.who : undefined;
}

/** Whether a token is of a list of objects. */
function isListed(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'small') return ['and', 'comma', 'with'].includes(token.word);
  return ['be', 'card', 'noun', 'number', 'state', 'counters', 'filler', 'there'].includes(token.kind);
}
