// Statements after "but": "Mulldrifter, but Torpor Orb is already in play when I cast it".
import type { Token } from '../../tokens/question-token.ts';
import { isComma } from '../../tokens/token-parts.ts';

/** The most tokens between "but" and the place where its object is. */
const NEAR = 6;

/** The tokens with a stop before each "but" after which something else is said to be in play: it is no list with what stands before. */
export function withButClauses(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isBut)) return tokens;
  return tokens.map((token, i): Token => {
    const [before, but] = [tokens[i - 1], tokens[i + 1]];
    const parts = isComma(token) && before?.kind === 'card' && but !== undefined && isBut(but);
    if (!parts || !isInPlay(tokens, i + 2)) return token;
    return { kind: 'stop', hard: false, text: token.text, at: token.at, end: token.end };
  });
}

function isBut(token: Token): boolean {
  return token.kind === 'filler' && /^but$/iu.test(token.text);
}

/** Whether one named object is said to be in play from an index on: "my Torpor Orb is already out". */
function isInPlay(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < Math.min(tokens.length, from + NEAR); i += 1) {
    const token = tokens[i];
    if (token?.kind === 'there') return tokens.slice(from, i).some(it => it.kind === 'be');
    if (token?.kind === 'stop' || token?.kind === 'verb') return false;
  }
  return false;
}
