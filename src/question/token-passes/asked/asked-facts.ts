// Facts of players that are asked about: "I'm at 51 life … is he dead and I'm at 1?".
import { keyOf } from '../../../kit/structure.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { asFiller, sentenceEnd, sentenceStart } from '../../tokens/token-parts.ts';

type Fact = Extract<Token, { kind: 'fact' }>;

/** The tokens without each fact in a question that was told otherwise before: it is what is to be confirmed. */
export function withoutAskedFacts(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'fact') || tokens.filter(it => it.kind === 'fact').length < 2) return tokens;
  return tokens.map((token, i) => (token.kind === 'fact' && isAsked(tokens, i, token) ? asFiller(token) : token));
}

function isAsked(tokens: readonly Token[], i: number, fact: Fact): boolean {
  const key = keyOf(fact.path);
  const told = tokens.findIndex(it => it.kind === 'fact' && keyOf(it.path) === key);
  if (told >= i || sentenceEnd(tokens, i)?.text !== '?') return false;
  const from = sentenceStart(tokens, i);
  return told < from && tokens.some((it, n) => n >= from && n < i && (it.kind === 'ask' || it.kind === 'be'));
}
