// Names that unknown words of a question may be meant as, for a question back.

import type { CardBook } from '../../cards/index.ts';
import { lastBefore } from '../../kit/lists.ts';
import { isObjectPlace } from '../names/meant-names.ts';
import type { NamesMeant } from '../plan/reading.ts';
import type { Token } from '../tokens/question-token.ts';
import { COMMON_WORDS } from '../words/common-words.ts';

/** The most words looked up, and the most cards offered for one: a word that more cards have tells nothing. */
const MOST_WORDS = 4;
const MOST_NAMES = 25;
/** A shorter word is no name with a slip. */
const SHORTEST = 4;

/** Words that were not understood where an object is named, with the cards nearest to them; elsewhere those of one card. */
export function nearestNames(tokens: readonly Token[], book: Pick<CardBook, 'byName'>): readonly NamesMeant[] {
  const words = tokens.flatMap((token, i) => (isUnknownName(token) ? [{ token, before: leadOf(tokens, i) }] : []));
  return words.slice(0, MOST_WORDS).flatMap(({ token, before }): readonly NamesMeant[] => {
    const typed = token.text.replace(/['’]s$/u, '');
    const named = isObjectPlace(before) || before?.kind === 'ask';
    const found = book.byName(typed);
    if (found.kind === 'found') return [{ typed, names: [found.card.name] }];
    if (found.kind === 'unknown' || !named || found.count > MOST_NAMES) return [];
    return [{ typed, names: found.names }];
  });
}

function isUnknownName({ kind, text }: Token): boolean {
  return kind === 'unknown' && text.length >= SHORTEST && /\p{L}/u.test(text) && !COMMON_WORDS.has(text);
}

/** The token before a name without its article and filler. */
function leadOf(tokens: readonly Token[], i: number): Token | undefined {
  return lastBefore(tokens, i, it => it.kind !== 'filler');
}
