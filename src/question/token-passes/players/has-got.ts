// "he's got Containment Priest", "they've got a Blood Moon": what somebody has, which nobody gets now.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with "got" after a player's "has" as having, where a card follows. */
export function withWhatIsGot(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'got')) return tokens;
  return tokens.map((token, i) => {
    const [who, next, after] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    const isLed = next?.kind === 'number' || (next?.kind === 'who' && next.whose);
    const isThing = next?.kind === 'card' || (isLed && after?.kind === 'card');
    const isHaving = who?.kind === 'who' && !who.whose && /['’](?:s|ve)$/iu.test(who.text);
    if (token.kind !== 'verb' || !/^got$/iu.test(token.text) || !isHaving || !isThing) return token;
    return { kind: 'have', ...plainPart(token) };
  });
}
