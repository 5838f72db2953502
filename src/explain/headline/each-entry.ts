// Headline on like objects that enter each in one of few ways, in any number of each.

import type { GameEvent, ObjectId } from '../../engine/index.ts';
import { objectWords } from '../step/pick-words.ts';
import { entryPredicate } from './entry-headline.ts';
import { entryParts } from './entry-parts.ts';
import { explainEvent } from './event-headline.ts';
import type { OutcomeInContext } from './explained-outcome.ts';
import { waysInWords, withCopiesJoined } from './ways-to-enter.ts';

/**
 * Like objects that enter each in one of few ways: "each of eight Clones enters as a copy of Bear Cub, or enters and dies";
 * undefined where there are no more outcomes than ways, so that all may go one way.
 */
export function eachEntry(shown: readonly OutcomeInContext[], event: GameEvent): string | undefined {
  const [first] = shown;
  const ids = enteringAlike(shown, event);
  const ways = waysOfEach(shown, event);
  if (first === undefined || ways === undefined) return undefined;
  return `each of ${objectWords(first.context, ids)} ${waysInWords([...new Set(ways.flat())])}`;
}

/**
 * The ways in which like objects enter, for each outcome those that any of them goes; undefined where the headline cannot
 * say that of each.
 */
export function waysOfEach(
  shown: readonly OutcomeInContext[],
  event: GameEvent,
): readonly (readonly string[])[] | undefined {
  const ids = enteringAlike(shown, event);
  if (ids.length < 2) return undefined;
  const ways = shown.map(({ context, outcome }) => [
    ...new Set(ids.map(id => entryPredicate(entryParts(context, outcome, id)))),
  ]);
  const all = new Set(ways.flat());
  const sentences = new Set(shown.map(it => explainEvent(it.context, it.outcome, event)));
  return sentences.size <= all.size || withCopiesJoined([...all]).length > MOST_WAYS ? undefined : ways;
}

/** The entering objects where all have one name; none elsewhere. */
function enteringAlike([first]: readonly OutcomeInContext[], event: GameEvent): readonly ObjectId[] {
  if (first === undefined || event.kind !== 'enters') return [];
  const ids = event.objects.map(it => it.object);
  return new Set(ids.map(first.context.names.plain)).size > 1 ? [] : ids;
}

const MOST_WAYS = 4;
