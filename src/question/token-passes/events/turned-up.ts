// "turn X face up": one verb around the name of what is turned.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

/** The tokens with that verb before the name, and filler after it. What turns something face down is not known. */
export function withTurnedUp(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'face', 'up', 'down') || !anyWord(tokens, ...TURNS)) return tokens;
  const result = [...tokens];
  for (const [i, { text, at, end }] of tokens.entries()) {
    if (!TURNS.includes(text.toLowerCase())) continue;
    const length = tokens.slice(i + 1).findIndex(it => !['who', 'number', 'filler', 'state'].includes(it.kind));
    const name = length < 0 ? -1 : i + 1 + length;
    const after = tokens.slice(name + 1, name + 3).map(it => it.text.toLowerCase());
    if (['face down', 'face', 'down'].includes(after[0] ?? '') && after.join(' ').includes('down')) {
      result[i] = { kind: 'unknown', text, at, end };
      continue;
    }
    const words = after[0] === 'up' || after[0] === 'face up' ? 1 : after.join(' ') === 'face up' ? 2 : 0;
    if (tokens[name]?.kind !== 'card' || words === 0) continue;
    result[i] = { kind: 'verb', action: 'turnsFaceUp', voice: 'active', text, at, end };
    for (let n = name + 1; n <= name + words; n++) {
      const token = tokens[n];
      if (token !== undefined) result[n] = asFiller(token);
    }
  }
  return result;
}

const TURNS: readonly string[] = ['turn', 'turns', 'turning', 'flip', 'flips', 'flipping'];
