// Sizes asked with a contrast: "8/8 or the small one?", "a 0/0 or the big one?": how big it is.
import type { Token } from '../tokens/question-token.ts';
import { plainPart, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with each such pair, where a question consists of it, as what asks for the size. */
export function withContrastedSizes(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'size')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [before, size, or, ...rest] = tokens.slice(Math.max(0, i - 1), i + 6);
    if (before?.kind !== 'stop' || size?.kind !== 'size' || or?.kind !== 'small' || or.word !== 'or') return undefined;
    const end = rest.findIndex(it => it.kind === 'stop');
    const other = rest.slice(0, end < 0 ? rest.length : end);
    const isOther = /^ones?$/iu.test(other.at(-1)?.text ?? '') && other.some(it => CONTRASTED.test(it.text));
    if (!isOther || rest[end]?.text !== '?') return undefined;
    return { tokens: [{ kind: 'ask', word: '', ...plainPart(size), text: 'how big' }], to: i + 2 + other.length };
  });
}

const CONTRASTED = /^(?:small|smaller|little|tiny|big|bigger|large|full|normal|real|original|other)$/iu;
