// Permanents told to stand side by side: "X next to a Y on their board", "they have X alongside Y": both are there.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such word as "and", but behind an event, of which the second is no part. */
export function withSideBySide(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'next', 'alongside', 'beside', 'side') || !tokens.some((_, i) => isBesideName(tokens, i)))
    return tokens;
  return withRunsReplaced(tokens, i => {
    const [owner, beside, lead] = [tokens[i - 2], tokens[i], tokens[i + 1]];
    if (beside === undefined || !isBesideName(tokens, i)) return undefined;
    if (tokens.slice(sentenceStart(tokens, i), i).some(isOfEvent)) return undefined;
    const and: Token = { kind: 'small', word: 'and', ...plainPart(beside) };
    // "their X next to a Y": both are theirs
    const isOwned = owner?.kind === 'who' && owner.whose && lead?.kind === 'number' && lead.article;
    return isOwned ? { tokens: [and, { ...owner, ...plainPart(lead) }], to: i + 2 } : { tokens: [and], to: i + 1 };
  });
}

const BESIDE = /^(?:right )?(?:next to|alongside|beside|side by side with)$/iu;

function isBesideName(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  return token?.kind === 'small' && BESIDE.test(token.text) && tokens[i - 1]?.kind === 'card';
}

function isOfEvent({ kind }: Token): boolean {
  return kind === 'verb' || kind === 'be' || kind === 'ask';
}
