// Picks in words: objects, players, effects, numbers.

import type { ObjectId, Pick } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { countedGroups, listInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import type { ExplainContext } from '../explain-context.ts';

/** An effect by the name of its source in the answer, where a scenario calls the source otherwise. */
function effectNamed(context: ExplainContext, label: string): string {
  for (const object of context.before.objects.values())
    if (object.label === label) return context.names.object(object.id);
  return label;
}

/** A pick in words. */
export function pickWords(context: ExplainContext, pick: Pick, label?: string): string {
  switch (pick.kind) {
    case 'objects':
      return objectWords(context, pick.objects);
    case 'player':
      return context.names.player(pick.player).second ? 'yourself' : context.names.player(pick.player).name;
    case 'effect':
      return effectNamed(context, pick.label || (label ?? 'that effect'));
    case 'word':
      return /\bcounter$/.test(pick.word) ? withIndefiniteArticleWord(pick.word) : pick.word;
    case 'number':
      return numberWord(pick.number);
    case 'yes':
    case 'no':
    case 'none':
      return pick.kind === 'none' ? 'nothing' : pick.kind;
  }
}

/** Objects by name, with equal names counted. */
export function objectWords(context: ExplainContext, ids: readonly ObjectId[]): string {
  if (ids.length === 0) return 'nothing';
  const plain = ids.map(context.names.plain);
  return new Set(plain).size < ids.length
    ? listInWords(countedGroups(plain))
    : listInWords(ids.map(context.names.object));
}
