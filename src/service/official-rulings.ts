// Official rulings beside answers: those on the cards of the question, of which the one on the same event is offered.
import type { CardBook } from '../cards/index.ts';
import { type Explanation, offeredRuling } from '../explain/screen.ts';
import type { ExplainedCard } from './explained-card.ts';

/** Official rulings by the Oracle id of a card. */
export type RulingsOf = (oracleId: string) => readonly { readonly day: string; readonly text: string }[];

/** A card with the official rulings there are on it, newest first. */
export function withRulings(card: ExplainedCard, rulingsOf: RulingsOf): ExplainedCard {
  const rulings = card.oracleId === undefined ? [] : rulingsOf(card.oracleId);
  return rulings.length === 0 ? card : { ...card, rulings };
}

/** An explanation with the official ruling that speaks of the same event, where there is one. */
export function withOfficialRuling(
  explanation: Explanation,
  book: Pick<CardBook, 'byName'>,
  rulingsOf: RulingsOf,
): Explanation {
  const rulings = (explanation.cards ?? []).flatMap(name => {
    const found = book.byName(name);
    const id = found.kind === 'found' ? found.card.oracleId : undefined;
    return id === undefined ? [] : rulingsOf(id).map(it => ({ ...it, card: name }));
  });
  const ruling = rulings.length === 0 ? undefined : offeredRuling(explanation, rulings);
  return ruling === undefined ? explanation : { ...explanation, ruling };
}
