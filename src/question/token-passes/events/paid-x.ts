// X of a card that is told as what was paid, "Toxic Deluge paying 3 life", or behind its name alone: "Stonecoil Serpent x3".

import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "x3" and "x 3" behind a card with X in its cost as that X, where no more than one of it is told. */
export function withXBehindNames(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!tokens.some(it => /^x/iu.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [card, sign, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (card?.kind !== 'card' || sign === undefined || cardKnown(cards, card)?.x !== true) return undefined;
    if (sign.kind === 'number' && /^x ?\d/iu.test(sign.text)) {
      return { tokens: [card, { kind: 'x', value: sign.value, ...plainPart(sign) }], to: i + 2 };
    }
    const isApart = /^x$/iu.test(sign.text) && next?.kind === 'number' && !next.article;
    if (!isApart) return undefined;
    return {
      tokens: [card, { kind: 'x', value: next.value, text: `x ${next.text}`, at: sign.at, end: next.end }],
      to: i + 3,
    };
  });
}

/** The tokens with each number that is paid for a spell with an X in its cost or additional cost as that X. */
export function withPaidX(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'pay', 'paying')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const [spell, number, life] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    if (!/^(?:paying|pay|and pay)$/iu.test(token.text) || number?.kind !== 'number' || number.article) continue;
    const known = spell?.kind === 'card' ? cards.named(spell.names[0] ?? '') : undefined;
    if (known?.spell !== true || !known.says.paysX) continue;
    result[i] = { kind: 'small', word: 'for', ...plainPart(token) };
    if (life !== undefined && /^life$/iu.test(life.text)) result[i + 2] = asFiller(life);
  }
  return result;
}
