// Names right after the card that puts them onto the battlefield: "Sneak Attack Emrakul", "Natural Order Craterhoof Behemoth".
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { spellAction } from '../model/spell.ts';
import type { Token } from '../tokens/question-token.ts';

/** The tokens with the word that joins such a card to the one that it puts there. */
export function withPutInNames(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    const next = tokens.slice(i + 1).find(it => !(it.kind === 'number' && it.article));
    if (token.kind !== 'card' || next?.kind !== 'card' || !putsIn(token, cards)) return [token];
    return [token, { kind: 'small', word: 'into', text: '', at: token.end, end: token.end }];
  });
}

/** Whether the text of a card puts cards from a hand, a library or a graveyard onto the battlefield. */
function putsIn(token: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, token);
  if (known === undefined || token.open) return false;
  const action = spellAction(known);
  return action.kind === 'returns' && (known.spell || action.from === 'hand');
}
