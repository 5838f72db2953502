// Sizes said after a token: "a Wurm token (5/5)".
import type { Token } from './question-token.ts';

/** The tokens with the size that follows a described creature token as its own. */
export function withSizedTokens(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const before = result.at(-1);
    const described = before?.kind === 'noun' ? before.noun.token : undefined;
    if (
      token.kind !== 'size' ||
      before?.kind !== 'noun' ||
      typeof described !== 'object' ||
      !('power' in described) ||
      isNamed(tokens[i + 1])
    ) {
      result.push(token);
      continue;
    }
    const { power, toughness, text, end } = token;
    const noun = { ...before.noun, token: { ...described, power, toughness } };
    result.splice(-1, 1, { ...before, noun, text: `${before.text} ${text}`, end });
  }
  return result;
}

/** "creature token 4/4 angel": the size is of what follows. */
function isNamed(next: Token | undefined): boolean {
  return next?.kind === 'noun' || next?.kind === 'card' || next?.kind === 'about' || next?.kind === 'unknown';
}
