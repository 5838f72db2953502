// Spells told after what somebody has: "I got Tamanoa, Magma Jet to my opponent's face".

import { lastIndexBefore } from '../../../kit/lists.ts';
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with a stop before each spell in such a list that a player whom it is for follows. */
export function withSpellsOutOfLists(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'comma') || !anyOfKind(tokens, 'have')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [token, name, lead, player] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    if (token === undefined || !isComma(token) || name?.kind !== 'card') return undefined;
    const isFor = lead?.kind === 'small' && ['to', 'on', 'at'].includes(lead.word);
    const from = lastIndexBefore(tokens, i, it => ['have', 'verb', 'ask', 'stop', 'zone'].includes(it.kind));
    if (!isFor || player?.kind !== 'who' || player.whose || tokens[from]?.kind !== 'have') return undefined;
    if (cardKnown(cards, name)?.spell !== true) return undefined;
    return { tokens: [{ kind: 'stop', hard: false, ...plainPart(token) }], to: i + 1 };
  });
}
