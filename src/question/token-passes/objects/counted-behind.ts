// Numbers told behind what they count: "Cloudpost, 3 of them", "I have Squadron Hawk, two of those".

import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, isComma, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such number before the name, which is there where nothing else is told of it. */
export function withCountedBehind(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'them', 'those', 'these')) return tokens;
  return withRunsReplaced(tokens, i => {
    const card = tokens[i];
    const at = isComma(tokens[i + 1]) ? i + 2 : i + 1;
    const [number, of, them] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (card?.kind !== 'card' || number?.kind !== 'number' || number.article || number.value < 2) return undefined;
    if (of?.kind !== 'small' || of.word !== 'of' || !/^(?:them|those|these)$/iu.test(them?.text ?? ''))
      return undefined;
    const place = emptyAt(card);
    const player: Token = { kind: 'who', who: 'you', whose: false, ...place };
    const having: readonly Token[] = sentenceStart(tokens, i) === i ? [player, { kind: 'have', ...place }] : [];
    return { tokens: [...having, { ...number, ...place, text: number.text }, card], to: at + 3 };
  });
}
