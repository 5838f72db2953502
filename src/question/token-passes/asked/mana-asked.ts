// Mana asked for without a verb: "Green from my Islands, yes or no?"
import { COLORS } from '../../../engine/index.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceEnd, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what asks before each such color. */
export function withManaAsked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, '?') || !anyWord(tokens, ...COLORS)) return tokens;
  return withRunsReplaced(tokens, i => {
    const [before, color, from, owner] = [tokens[i - 1], ...tokens.slice(i, i + 3)];
    const begins = before === undefined || before.kind === 'stop';
    const isColor = color !== undefined && COLORS.some(it => it === color.text.toLowerCase());
    const isFrom = from?.kind === 'small' && ['from', 'off', 'with'].includes(from.word);
    if (!begins || !isColor || !isFrom || owner?.kind !== 'who' || !owner.whose) return undefined;
    if (sentenceEnd(tokens, i)?.text !== '?') return undefined;
    const { text: _, ...place } = plainPart(color);
    const get: Token = { kind: 'about', word: '', text: 'get', ...place };
    return { tokens: [{ kind: 'ask', word: '', text: 'can i', ...place }, get, color], to: i + 1 };
  });
}
