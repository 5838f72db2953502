// Permanents that each player has: "Consecrated Sphinx on both sides".
import { lastIndexBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';

/** The tokens with each list that stands on both sides as what both players have. */
export function withBothSides(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'side', 'sides')) return tokens;
  let result = tokens;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const length = sidesAt(tokens, i);
    if (length === 0) continue;
    const from = lastIndexBefore(tokens, i, it => !isOfList(it)) + 1;
    const first = tokens[from];
    if (from === i || first === undefined) continue;
    const have: Token = { kind: 'have', everybody: true, text: '', at: first.at, end: first.at };
    result = [...result.slice(0, from), have, ...result.slice(from, i), ...result.slice(i + length)];
  }
  return result;
}

/** The number of tokens from a place on that say "on both sides"; 0 for others. */
function sidesAt(tokens: readonly Token[], i: number): number {
  const [on, ...rest] = tokens.slice(i, i + 4);
  if (on?.kind !== 'small' || on.word !== 'on') return 0;
  const length = rest.findIndex(it => /^sides?$/iu.test(it.text));
  const words = rest.slice(0, length).map(it => it.text.toLowerCase());
  return length > 0 && /^(?:both|each|either)(?: of the)?$/u.test(words.join(' ')) ? length + 2 : 0;
}

function isOfList(token: Token): boolean {
  if (token.kind === 'small') return token.word === 'and';
  return ['card', 'noun', 'number', 'filler'].includes(token.kind);
}
