// Predicates on objects as an event leaves them: "enters tapped", "is 4/4", "is exiled".

import type { ObjectId, Outcome } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { listInWords } from '../english.ts';
import { typeWords } from '../phrase/change-phrase.ts';
import { entryPredicate } from './entry-headline.ts';
import { entryParts } from './entry-parts.ts';
import type { OutcomeInContext } from './explained-outcome.ts';
import { fateOf } from './fates.ts';

/** "enters tapped", "is untapped". */
export function statusPredicate({ context, outcome }: OutcomeInContext, id: ObjectId): string {
  const status = outcome.state.objects.get(id)?.tapped === true ? 'tapped' : 'untapped';
  return isEntered(outcome, id) ? bareEntry(context, outcome, id, status) : `is ${status}`;
}

function bareEntry(context: OutcomeInContext['context'], outcome: Outcome, id: ObjectId, tapped: string): string {
  const none = { counters: '', gained: '', attached: '', chosen: '', types: '', as: '', control: '' };
  return entryPredicate({ ...entryParts(context, outcome, id), ...none, tapped });
}

/** Whether an object entered the battlefield in the event. */
export function isEntered({ occurrences }: Outcome, id: ObjectId): boolean {
  return occurrences.some(it => it.kind === 'entered' && it.object === id);
}

/** "is exiled", "enters", "stays on the battlefield". */
export function wherePredicate({ context, outcome }: OutcomeInContext, id: ObjectId): string {
  const was = outcome.before.objects.get(id);
  const now = outcome.state.objects.get(id);
  if (was?.zone === 'battlefield' && now?.zone === 'battlefield') return 'stays on the battlefield';
  if (isEntered(outcome, id) && now?.zone === 'battlefield') return bareEntry(context, outcome, id, '');
  const entry = entryPredicate(entryParts(context, outcome, id));
  return was?.zone === 'battlefield' ? fateOf(context, outcome, id) : entry;
}

/** "is 4/4"; undefined for what has no power. */
export function sizePredicate({ context }: OutcomeInContext, id: ObjectId): string | undefined {
  const { power, toughness } = context.seenAfter.of(id);
  return power === undefined || toughness === undefined ? undefined : `is ${power}/${toughness}`;
}

/** "is a legendary Goblin creature". */
export function typesPredicate({ context }: OutcomeInContext, id: ObjectId): string {
  const now = context.seenAfter.of(id);
  const every = now.everyCreatureType ? ' of every creature type' : '';
  return `is ${withIndefiniteArticleWord(typeWords(now))}${every}`;
}

/** "is white and blue", "is colorless". */
export function colorsPredicate({ context }: OutcomeInContext, id: ObjectId): string {
  const { colors } = context.seenAfter.of(id);
  return `is ${colors.length === 0 ? 'colorless' : listInWords(colors)}`;
}
