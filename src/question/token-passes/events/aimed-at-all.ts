// Aims at all there is, as the text of a spell has them: "Brotherhood's End dealing 3 to everything", "Pyroclasm, 2 to each creature".

import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma } from '../../tokens/token-parts.ts';

/** The tokens with such words after a spell of which the text speaks of each or of all as filler. */
export function withoutAimsAtAll(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'everything', 'everyone', 'each', 'all', 'every', 'both')) return tokens;
  if (!tokens.some(it => EVERYTHING.test(it.text))) return tokens;
  const filled = new Set<number>();
  for (const [i, token] of tokens.entries()) {
    const to = token.kind === 'card' ? saidOfAll(tokens, i) : i;
    const known = token.kind === 'card' && to > i ? cards.named(token.names[0] ?? '') : undefined;
    if (known?.spell !== true || !(known.says.has('each') || known.says.has('all'))) continue;
    for (let n = i + 1; n < to; n++) if (!(known.x && isOfX(tokens, n))) filled.add(n);
  }
  return filled.size === 0 ? tokens : tokens.map((token, i) => (filled.has(i) ? asFiller(token) : token));
}

const EVERYTHING = /^(?:everything|everyone|each|all|every|both)$/iu;

/** The place after the words on all there is that follow a spell; its own place where none do. */
function saidOfAll(tokens: readonly Token[], i: number): number {
  let at = i + 1;
  if (isComma(tokens[at])) at++;
  let all = false;
  for (; isOfAim(tokens[at]); at++) all = all || EVERYTHING.test(tokens[at]?.text ?? '');
  const next = tokens[at];
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'ask' || isListEnd(next);
  return all && ends ? at : i;
}

function isListEnd(token: Token): boolean {
  return token.kind === 'small' && ['comma', 'and', 'with', 'if'].includes(token.word);
}

/** Whether a token says what X is, of a spell that has one (107.3): "for 3". */
function isOfX(tokens: readonly Token[], n: number): boolean {
  const [before, token, next] = [tokens[n - 1], tokens[n], tokens[n + 1]];
  const isFor = (it: Token | undefined) => it?.kind === 'small' && it.word === 'for';
  return (isFor(token) && next?.kind === 'number') || (token?.kind === 'number' && isFor(before));
}

/** Whether a token is of such words. */
function isOfAim(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'small') return ['to', 'on', 'for', 'all', 'both'].includes(token.word);
  if (token.kind === 'number') return true;
  if (token.kind === 'verb') return ['deals', 'hits'].includes(token.action);
  if (token.kind === 'about') return /^(?:damage|dmg)$/iu.test(token.text);
  return token.kind === 'filler' || (token.kind === 'noun' && /^creatures?$/iu.test(token.text));
}
