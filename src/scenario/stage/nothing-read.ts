// Problems with spells and abilities of which no sentence is carried out.
import { capitalized } from '../../kit/strings.ts';
import { reasonUnplayed } from '../../oracle/index.ts';
import { hiddenCardsTold, type Staging } from './staging.ts';

/** The problem with a spell or ability of which no sentence is carried out, with what may be asked in its place. */
export function nothingRead(staging: Staging, what: string, text: string, unread: readonly string[]): string {
  const reasons = new Set(unread.map(reasonUnplayed));
  if (reasons.has('stack')) {
    return `${capitalized(what)} acts on spells on the stack, which I do not play. A countered spell does not resolve, so it does not enter and nothing triggers on its entering (701.6a). To see what happens where it resolves, ask: CARD enters.`;
  }
  if (reasons.has('shuffled') || (reasons.has('hidden') && !hiddenCardsTold(staging))) {
    return `What ${what} does depends on cards that nobody has told me: "${text}" Ask about the card that is picked, such as: CARD enters from library.`;
  }
  if (reasons.size === 1 && reasons.has('later')) return `What ${what} does happens later than what I show: "${text}"`;
  return `I could not read what ${what} does: "${text}"`;
}
