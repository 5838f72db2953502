// X of a spell that is told as what was paid: "Toxic Deluge paying 3 life".

import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

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
