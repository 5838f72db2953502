// Cards spoken of again by their order: "the latter", "the former".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with "the latter" as the card named last before it, and "the former" as the one named before that. */
export function withFormerAndLatter(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'latter', 'former')) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const named = tokens.slice(0, i).filter(it => it.kind === 'card' || it.kind === 'noun');
    const meant = /former$/iu.test(token.text) ? named.at(-2) : named.at(-1);
    if (meant === undefined) return [token];
    // "X, the latter with two counters": said of X
    const isApposed = isComma(token) && saidNext(tokens, i + 1);
    if (isApposed) return [];
    if (/^the$/iu.test(token.text) && ORDER.test(tokens[i + 1]?.text ?? '')) return [];
    if (!ORDER.test(token.text)) return [token];
    const comma = /^the$/iu.test(tokens[i - 1]?.text ?? '') ? tokens[i - 2] : tokens[i - 1];
    if (isComma(comma) && isWith(tokens[i + 1]) && /latter$/iu.test(token.text)) return [];
    return [{ ...meant, ...plainPart(token) }];
  });
}

const ORDER = /^(?:the )?(?:latter|former)$/iu;

/** Whether "the latter with" stands from a place on. */
function saidNext(tokens: readonly Token[], i: number): boolean {
  const at = /^the$/iu.test(tokens[i]?.text ?? '') ? i + 1 : i;
  return /^(?:the )?latter$/iu.test(tokens[at]?.text ?? '') && isWith(tokens[at + 1]);
}

function isWith(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['with', 'attached'].includes(token.word);
}
