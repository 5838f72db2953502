// Remarks that devotion is too low by now: "I don't have the devotion anymore", "Devotion's nowhere near seven" (700.5).
import { firstIndexFrom, lastIndexBefore } from '../../kit/lists.ts';
import type { Token } from '../tokens/question-token.ts';
import { fillRange, isComma } from '../tokens/token-parts.ts';

/** The tokens without each such clause: it is as the board shows, of which nobody told that it has more. */
export function withoutDevotionLacked(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => DEVOTION.test(it.text))) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (!DEVOTION.test(token.text)) continue;
    const from = lastIndexBefore(tokens, i, isEnd) + 1;
    const to = firstIndexFrom(tokens, i, isEnd) ?? tokens.length;
    const clause = tokens.slice(from, to);
    const isOfBoard = clause.some(it => ['card', 'noun', 'verb', 'ask'].includes(it.kind));
    const isLow = clause.some(it => LOW.test(it.text) || (it.kind === 'small' && ['not', 'without'].includes(it.word)));
    if (!isOfBoard && isLow) fillRange(result, from, to);
  }
  return result;
}

const DEVOTION = /^devotion(?:['’]?s)?$/iu;
const LOW = /^(?:low|lower|lost|gone|missing|short|nowhere|dropped|insufficient|lacking|lack|no|too low)$/iu;

function isEnd(token: Token): boolean {
  return token.kind === 'stop' || isComma(token) || (token.kind === 'small' && ['and', 'if'].includes(token.word));
}
