// Names right after the card that puts them onto the battlefield, or the spell that is aimed at them: "Sneak Attack Emrakul",
// "Cloudshift Thragtusk".

import { firstFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the word that joins such a card to the one that it is about. */
export function withPutInNames(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token?.kind !== 'card' || !begins(tokens, i)) return undefined;
    const next = firstFrom(tokens, i + 1, it => !(it.kind === 'number' && it.article));
    if (next?.kind !== 'card') return undefined;
    const word = putsIn(token, cards) ? 'into' : isAimed(token, cards) ? 'on' : undefined;
    if (word === undefined) return undefined;
    return { tokens: [token, { kind: 'small', word, text: '', at: token.end, end: token.end }], to: i + 1 };
  });
}

/** Whether the text of a card puts cards from a hand, a library or a graveyard onto the battlefield. */
function putsIn(token: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, token);
  if (known === undefined || token.open) return false;
  const action = known.says.action;
  return action.kind === 'returns' && (known.spell || action.from === 'hand');
}

function begins(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return before === undefined || before.kind === 'stop';
}

/** Whether a card is a spell with a target. */
function isAimed(token: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, token);
  return known?.spell === true && !token.open && known.says.hasTarget && !known.says.hasAdditionalCost;
}
