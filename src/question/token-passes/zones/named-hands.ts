// Hands of which each card is named: "one card in hand, a Mountain", "my only two cards in hand are X and a Plains".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the cards that a hand of some size is told to be, in place of cards that nobody named. */
export function withNamedHands(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'fact')) return tokens;
  return withRunsReplaced(tokens, i => {
    const hand = namedHandAt(tokens, i);
    return hand && { tokens: [hand.token], to: hand.to + 1 };
  });
}

/** The hand told of at a place, and the last place that tells of it; undefined where its cards are not all named. */
function namedHandAt(tokens: readonly Token[], i: number): { readonly token: Token; readonly to: number } | undefined {
  const hand = tokens[i];
  if (hand?.kind !== 'fact' || hand.path[2] !== 'hand') return undefined;
  const count = Number(/^\d+/u.exec(`${hand.value}`)?.[0]);
  if (!isNamingNext(tokens[i + 1])) return undefined;
  const value: string[] = [];
  let to = i + 1;
  for (let at = i + 2; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === 'card' && token.names[0] !== undefined) {
      value.push(token.names[0]);
      to = at;
      if (value.length === count) return { token: { ...hand, value }, to };
    } else if (!isOfList(token)) return undefined;
  }
  return undefined;
}

/** The wording "are", a comma or a colon before the names. */
function isNamingNext(token: Token | undefined): boolean {
  return token?.kind === 'be' || (token?.kind === 'small' && ['comma', 'colon'].includes(token.word));
}

function isOfList(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article || token.value === 1;
  return token?.kind === 'filler' || (token?.kind === 'small' && ['comma', 'and'].includes(token.word));
}
