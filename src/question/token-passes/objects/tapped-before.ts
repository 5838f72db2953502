// Permanents of which it is asked whether they untap in the untap step: they are tapped before it (502.3).
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';

/** The tokens with the name that such a question is about as that of a tapped permanent, where no state was told. */
export function withTappedBefore(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'fact')) return tokens;
  const isStep = tokens.some(it => it.kind === 'fact' && it.path[0] === 'step' && /\buntap$/u.test(String(it.value)));
  if (!isStep || tokens.some(isTapping)) return tokens;
  const asks = tokens.findIndex(it => it.kind === 'ask');
  const untap = asks < 0 ? -1 : tokens.findIndex((it, n) => n > asks && /^untaps?$/iu.test(it.text));
  const named = tokens.slice(0, Math.max(0, untap)).findLastIndex(it => it.kind === 'card');
  const name = tokens[named];
  if (name === undefined) return tokens;
  const { at } = name;
  return tokens.toSpliced(named, 0, { kind: 'state', patch: { tapped: true }, after: false, text: '', at, end: at });
}

/** Whether a token tells that something is tapped, or is not. */
function isTapping(token: Token): boolean {
  return token.kind === 'state' && 'tapped' in token.patch;
}
