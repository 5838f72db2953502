// Spells told after what somebody has: "I got Tamanoa, Magma Jet to my opponent's face".

import { lastIndexBefore } from '../../../kit/lists.ts';
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { isComma } from '../../tokens/token-parts.ts';

/** The tokens with a stop before each spell in such a list that a player whom it is for follows. */
export function withSpellsOutOfLists(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return tokens.map((token, i): Token => {
    const [name, lead, player] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    if (!isComma(token) || name?.kind !== 'card' || cardKnown(cards, name)?.spell !== true) return token;
    const isFor = lead?.kind === 'small' && ['to', 'on', 'at'].includes(lead.word);
    const from = lastIndexBefore(tokens, i, it => ['have', 'verb', 'ask', 'stop', 'zone'].includes(it.kind));
    if (!isFor || player?.kind !== 'who' || player.whose || tokens[from]?.kind !== 'have') return token;
    const { text, at, end } = token;
    return { kind: 'stop', hard: false, text, at, end };
  });
}
