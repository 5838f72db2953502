// Headline on like objects that enter each in one of few ways, in any number of each.

import type { GameEvent, ObjectId } from '../../engine/index.ts';
import { listInWords } from '../english.ts';
import { objectWords } from '../step/pick-words.ts';
import { entryPredicate } from './entry-headline.ts';
import { entryParts } from './entry-parts.ts';
import { explainEvent } from './event-headline.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

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

/** Ways to enter as alternatives: "enters as a copy of Bear Cub or Grizzly Bears, or enters and dies". */
export function waysInWords(ways: readonly string[]): string {
  const joined = withCopiesJoined(ways);
  const rests = joined.map(it => it.slice(ENTERS.length));
  if (joined.every(it => it.startsWith(ENTERS) && !/,| and /u.test(it))) return `${ENTERS}${listInWords(rests, 'or')}`;
  // a list within a list is set off by a comma
  return joined.length < ways.length ? joined.join(', or ') : listInWords(joined, 'or');
}

/** Ways to enter, the plain copies as one: "enters tapped as a copy of Bear Cub or Grizzly Bears". */
function withCopiesJoined(ways: readonly string[]): readonly string[] {
  const copied = new Map<string, string[]>();
  for (const way of ways) {
    const [, enters, name] = AS_COPY.exec(way) ?? [];
    if (enters === undefined || name === undefined) copied.set(way, []);
    else copied.set(enters, [...(copied.get(enters) ?? []), name]);
  }
  return [...copied].map(([enters, names]) => (names.length === 0 ? enters : `${enters}${listInWords(names, 'or')}`));
}

const ENTERS = 'enters ';

const AS_COPY = /^(enters(?: tapped| untapped)? as a copy of )((?:(?! and | with ).)+)$/u;

const MOST_WAYS = 4;
