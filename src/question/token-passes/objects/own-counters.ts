// Counters said to be an object's own: "with its two counters", "with all of its counters".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens without the owner in "with its two counters", after the name that has them. */
export function withoutOwnersOfCounters(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyWord(tokens, 'its', 'his', 'her', 'their')) return tokens;
  return withRunsReplaced(tokens, i => (isOwner(tokens, i) ? { tokens: [], to: i + 1 } : undefined));
}

function isOwner(tokens: readonly Token[], i: number): boolean {
  const [lead, owner, ...rest] = tokens.slice(Math.max(0, i - 1), i + 5);
  const isLed = lead?.kind === 'small' && lead.word === 'with';
  const [number, counters] = rest.filter(it => it.kind !== 'filler');
  const isNumber = number?.kind === 'number' && !number.article;
  return isLed && /^(?:its|his|her|their)$/iu.test(owner?.text ?? '') && isNumber && counters?.kind === 'counters';
}
