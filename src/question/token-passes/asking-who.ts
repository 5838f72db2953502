// Questions that begin with what they ask for: "…, who dies", "which one triggers".
import type { Token } from '../tokens/question-token.ts';
import { plainPart } from '../tokens/token-parts.ts';

/** The tokens with each "who" or "which" before the last verb of its sentence as the beginning of a question. */
export function withAskedSubjects(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i) => (isAskedSubject(tokens, i) ? { kind: 'ask', word: '', ...plainPart(token) } : token));
}

function isAskedSubject(tokens: readonly Token[], i: number): boolean {
  const [before, token, next, end] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (token?.kind !== 'small' || token.word !== 'that' || !/^(?:who|which)\b/iu.test(token.text)) return false;
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word !== 'with');
  const ends = end === undefined || end.kind === 'stop';
  return begins && ends && next?.kind === 'verb' && next.voice === 'middle' && next.past !== true;
}
