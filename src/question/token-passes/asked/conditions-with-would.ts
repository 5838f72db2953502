// Conditions with "would": "is it gone when it would flip", "if my Bear would die": what happens, and no question of its own.

import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with each "would" between "when" and what happens as filler, where a question stands before or after. */
export function withoutConditionalWould(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'would') || !anyWord(tokens, 'if')) return tokens;
  return tokens.map((token, i) => {
    if (token.kind !== 'ask' || !/^would$/iu.test(token.text)) return token;
    const [subject, verb] = [tokens[i - 1], tokens[i + 1]];
    const isSubject = subject?.kind === 'card' || (subject?.kind === 'small' && subject.word === 'it');
    if (!isSubject || verb?.kind !== 'verb' || verb.voice !== 'middle') return token;
    const part = tokens.slice(sentenceStart(tokens, i), i);
    const condition = part.findLastIndex(it => it.kind === 'small' && it.word === 'if');
    const isPlain =
      condition >= 0 && part.slice(condition + 1, -1).every(it => it.kind === 'who' || it.kind === 'filler');
    return isPlain ? asFiller(token) : token;
  });
}
