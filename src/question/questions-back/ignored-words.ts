// Words of what is told without which the same would have been gathered: whoever typed them meant something by them.

import { equals } from '../../kit/structure.ts';
import { gather } from '../gather/gather-clauses.ts';
import type { Cards } from '../model/card-traits.ts';
import type { Gathered, Mention } from '../model/mention.ts';
import type { Small, Token } from '../tokens/question-token.ts';

/** Small words that tell of an object or of an event, and join nothing. */
const TELLING_SMALL: readonly Small[] = ['not', 'without', 'response'];

/** Words of an outcome that tell how often, for whom or at what price something happens. */
const OF_MANNER = /^(?:twice|thrice|for free|each player|(?:two|three|four|five|several|many) times)$/iu;

/**
 * The tokens that tell of the board or the event and change nothing of what was gathered from all of them, by gathering without
 * each. Players, places, numbers, verbs and joining words may say again what stands elsewhere; they are not among them.
 */
export function ignoredWords(
  tokens: readonly Token[],
  { told, mentions, passedOver }: Pick<Gathered, 'told' | 'mentions' | 'passedOver'>,
  cards: Cards,
): readonly Token[] {
  const isSeen = (token: Token) => passedOver.includes(token) || mentions.some(it => isNamedBy(token, it));
  const telling = told.filter(it => tellsOfSomething(it, tokens) && !isSeen(it));
  if (telling.length === 0) return [];
  const all = whatIsGathered(tokens, cards);
  return telling.filter(token => {
    const rest = whatIsGathered(
      tokens.filter(it => it !== token),
      cards,
    );
    return token.kind === 'about' ? equals({ ...rest, unread: [] }, { ...all, unread: [] }) : equals(rest, all);
  });
}

/** Whether a token names an object that was gathered: without it there would be none in its place. */
function isNamedBy(token: Token, { at, names, noun }: Mention): boolean {
  if (at !== token.at) return false;
  return token.kind === 'card' ? names[0] === token.names[0] : token.kind === 'noun' && noun === token.noun;
}

function tellsOfSomething(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  switch (token.kind) {
    case 'card':
    case 'state':
    case 'x':
    case 'fact':
      return true;
    case 'noun':
      return before?.kind === 'number' && tokens[at - 2]?.kind !== 'be';
    case 'counters':
      // "on 3" alone says loyalty
      return before?.kind === 'number' && !before.article && token.counter !== 'loyalty';
    case 'about':
      return OF_MANNER.test(token.text);
    case 'small':
      return TELLING_SMALL.includes(token.word);
    default:
      return false;
  }
}

/** The objects, events, relations and facts that are gathered from tokens. */
export function whatIsGathered(tokens: readonly Token[], cards: Cards): Partial<Gathered> {
  const { mentions, happenings, relations, facts, effects, unread, unjudged } = gather(tokens, cards);
  return { mentions, happenings, relations, facts, effects, unread, unjudged };
}
