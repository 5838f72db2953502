// Alternatives that only deny what is asked before them: "do I get the two zombies, or does it not trigger?".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such alternative, in which nothing is named, as filler. */
export function withoutOrNot(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'or') || !anyWord(tokens, 'not') || !anyOfKind(tokens, 'ask')) return tokens;
  return withRunsReplaced(tokens, i => denialAt(tokens, i));
}

function denialAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, or, ask, not] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (or?.kind !== 'small' || or.word !== 'or' || ask?.kind !== 'ask' || not?.kind !== 'small' || not.word !== 'not')
    return undefined;
  const asked = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  const stop = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  const part = tokens.slice(i, stop < 0 ? tokens.length : stop);
  const names = part.some(it => ['card', 'noun', 'size', 'counters'].includes(it.kind));
  if (!isComma(before) || !asked || names) return undefined;
  return { tokens: part.map(asFiller), to: i + part.length };
}
