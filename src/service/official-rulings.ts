// Official rulings beside answers: those on the cards of the question, of which the one on the same event is offered.
import type { CardBook } from '../cards/index.ts';
import { type Explanation, offeredRuling } from '../explain/screen.ts';

/** Official rulings by the Oracle id of a card. */
export type RulingsOf = (oracleId: string) => readonly { readonly day: string; readonly text: string }[];

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
