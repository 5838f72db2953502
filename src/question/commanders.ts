// Commanders: "my commander Atraxa", a designation of the card named after it (903.3).
import type { Token } from './question-token.ts';

/** The tokens with that designation in place of the word before the name of a card. */
export function withCommanders(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i): Token => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const owned = before?.kind === 'who' && before.whose;
    if (!owned || next?.kind !== 'card' || !/^(?:commander|general)$/iu.test(token.text)) return token;
    const { text, at, end } = token;
    return { kind: 'state', patch: { designations: ['commander'] }, after: false, text, at, end };
  });
}
