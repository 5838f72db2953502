// Sizes told that the text of a card itself gives it: "they cast Steel Seraph prototyped so it's the 3/3".
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { asFiller, isComma, sentenceEnd, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with each such size, and the words that lead to it, as filler, where a state of the card was told before it. */
export function withoutSizesOfTexts(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'size') || !anyOfKind(tokens, 'state')) return tokens;
  const filled = tokens.flatMap((token, i) => {
    if (token.kind !== 'size' || sentenceEnd(tokens, i)?.text === '?' || !endsClause(tokens[i + 1])) return [];
    const from = leadOf(tokens, i);
    const said = tokens.slice(sentenceStart(tokens, i), from);
    const card = said.findLast(it => it.kind === 'card');
    const known = card?.kind === 'card' ? cardKnown(cards, card) : undefined;
    const isOfState = said.some(it => it.kind === 'state' && it.patch.cast !== undefined);
    const isOwn = known?.says.has(`${token.power}/${token.toughness}`) === true;
    return isOfState && isOwn ? [[from, i] as const] : [];
  });
  if (filled.length === 0) return tokens;
  return tokens.map((it, i) => (filled.some(([from, to]) => i >= from && i <= to) ? asFiller(it) : it));
}

/** The place at which the words begin that lead to a size: "so it's the", "as a", "making it a". */
function leadOf(tokens: readonly Token[], size: number): number {
  let from = size;
  while (from > 0 && isLeading(tokens[from - 1])) from--;
  return from;
}

function isLeading(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || token.kind === 'card') return false;
  if (token.kind === 'filler' || token.kind === 'be' || (token.kind === 'number' && token.article)) return true;
  if (isComma(token)) return true;
  return /^(?:it|it['’]?s|as|so|she['’]?s|he['’]?s|that['’]?s|which|making|now|only)$/iu.test(token.text);
}

function endsClause(next: Token | undefined): boolean {
  if (next === undefined || next.kind === 'stop') return true;
  return next.kind === 'filler' || (next.kind === 'small' && ['comma', 'and', 'then'].includes(next.word));
}
