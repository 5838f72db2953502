// Headline on like objects that enter each in one of few ways, in any number of each.

import type { GameEvent, ObjectId } from '../../engine/index.ts';
import { keyOf } from '../../kit/structure.ts';
import { objectWords } from '../step/pick-words.ts';
import { pluralPredicate } from './entry-groups.ts';
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

/** "Two Clones enter as copies of Isamaru": how all of them enter in each outcome, whatever comes of them then; undefined where they differ. */
export function commonEntryOf(shown: readonly OutcomeInContext[], event: GameEvent): string | undefined {
  const [first] = shown;
  const ids = enteringAlike(shown, event);
  if (first === undefined || ids.length < 2) return undefined;
  const entries = shown.flatMap(({ context, outcome }) =>
    ids.map(id => entryPredicate({ ...entryParts(context, outcome, id), after: '' })),
  );
  const [entry = '', ...others] = new Set(entries);
  if (others.length > 0 || !entry.startsWith('enters')) return undefined;
  return `${objectWords(first.context, ids)} ${pluralPredicate(entry)}`;
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
  const ways = shown.map(it => [...new Set(ids.map(id => wayOf(it, id)))]);
  const all = new Set(ways.flat());
  const sentences = new Set(shown.map(it => explainEvent(it.context, it.outcome, event)));
  if (sentences.size <= all.size && !ids.every(id => isChosenFor(shown, id))) return undefined;
  return withCopiesJoined([...all]).length > MOST_WAYS ? undefined : ways;
}

/** The entering objects where all have one name, or may go the same ways; none elsewhere. */
function enteringAlike(shown: readonly OutcomeInContext[], event: GameEvent): readonly ObjectId[] {
  const [first] = shown;
  if (first === undefined || event.kind !== 'enters') return [];
  const ids = event.objects.map(it => it.object);
  if (new Set(ids.map(first.context.names.plain)).size < 2) return ids;
  const waysIn = (id: ObjectId) => [...new Set(shown.map(it => wayOf(it, id)))].sort().join('\n');
  return new Set(ids.map(waysIn)).size === 1 && ids.every(id => isChosenFor(shown, id)) ? ids : [];
}

function wayOf({ context, outcome }: OutcomeInContext, id: ObjectId): string {
  return entryPredicate(entryParts(context, outcome, id));
}

/** Whether it is chosen for this object alone how it enters, so that others may go other ways. */
function isChosenFor(shown: readonly OutcomeInContext[], id: ObjectId): boolean {
  const picks = shown.flatMap(it =>
    it.outcome.picks.filter(({ choice }) => choice.object === id && choice.kind !== 'apply'),
  );
  return new Set(picks.map(it => keyOf(it.pick))).size > 1;
}

const MOST_WAYS = 4;
