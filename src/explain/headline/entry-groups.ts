// Headlines on several entering objects, grouped by their predicates.

import type { ObjectId, Outcome } from '../../engine/index.ts';
import { listInWords } from '../english.ts';
import { type ExplainContext, isTokenCopy, objectOf } from '../explain-context.ts';
import { objectWords } from '../step/pick-words.ts';
import { entryPredicate } from './entry-headline.ts';
import { entryParts } from './entry-parts.ts';

/** A sentence on entering objects: one with its whole name, or several grouped by their predicates. */
export function entryHeadline(context: ExplainContext, outcome: Outcome, ids: readonly ObjectId[]): string {
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const predicate = entryPredicate(entryParts(context, outcome, id));
    groups.set(predicate, [...(groups.get(predicate) ?? []), id]);
  }
  const parts = [...groups].map(
    ([predicate, group]) =>
      `${groupNames(context, group, ids.length)} ${group.length === 1 ? predicate : pluralPredicate(predicate)}`,
  );
  return parts.some(it => /,| and /.test(it)) ? parts.join('; ') : listInWords(parts);
}

export function groupNames(context: ExplainContext, ids: readonly ObjectId[], all: number): string {
  const [first] = ids;
  if (first !== undefined && ids.length === 1)
    return all === 1 ? nameInFull(context, first) : context.names.object(first);
  return objectWords(context, ids);
}

/** The whole name of an object; of a token, with the word: "a token copy of Bear Cub", "a Goblin token". */
export function nameInFull(context: ExplainContext, id: ObjectId): string {
  const object = objectOf(context, id);
  const full = context.names.full(id);
  if (object === undefined || !object.token) return full;
  if (isTokenCopy(context, object)) return `a token copy of ${full.replace(/ \((?:token|new)\)$/, '')}`;
  return full;
}

/** The predicate in the plural: "enters tapped" is "enter tapped". */
export function pluralPredicate(predicate: string): string {
  return predicate
    .replace(/^enters/, 'enter')
    .replace(/^stays/, 'stay')
    .replace(/^goes/, 'go')
    .replace(/^is /, 'are ')
    .replace('ceases', 'cease')
    .replace(/\bas a copy of\b/, 'as copies of')
    .replace(/(^| and )dies$/, '$1die')
    .replace(/ and is /, ' and are ');
}
