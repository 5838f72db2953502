// Predicates on objects as an event leaves them: "enters tapped", "is 4/4", "is exiled".

import { COLOR_OF, type GameEvent, type ObjectId, type Outcome } from '../../engine/index.ts';
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
export function wherePredicate(
  { context, outcome, event }: OutcomeInContext & { readonly event: GameEvent },
  id: ObjectId,
): string {
  const was = outcome.before.objects.get(id);
  const now = outcome.state.objects.get(id);
  if (was?.zone === 'battlefield' && now?.zone === 'battlefield') return 'stays on the battlefield';
  if (isEntered(outcome, id) && now?.zone === 'battlefield') return bareEntry(context, outcome, id, '');
  const entry = entryPredicate(entryParts(context, outcome, id));
  const fate = was?.zone === 'battlefield' || event.kind !== 'enters' ? fateOf(context, outcome, id) : entry;
  return fate === '' ? entry : fate;
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

/** The word for a type of mana: "green" for "G", "colorless" for "C" (106.1b). */
export function manaWord(type: string): string {
  return COLOR_OF[type as keyof typeof COLOR_OF] ?? 'colorless';
}

/** The clause on the types of mana that something could produce: "makes black or red mana"; undefined where they are not known. */
export function manaPredicate(types: readonly string[]): string;
export function manaPredicate(types: readonly string[] | undefined): string | undefined;
export function manaPredicate(types: readonly string[] | undefined): string | undefined {
  if (types === undefined) return undefined;
  const colors = types.filter(it => it !== 'C');
  if (types.length === 0) return 'makes no mana';
  const isAny = colors.length === Object.keys(COLOR_OF).length;
  const words = isAny ? ['any color', ...(types.includes('C') ? ['colorless'] : [])] : types.map(manaWord);
  return isAny ? `makes mana of ${words.join(', or ')}` : `makes ${listInWords(words, 'or')} mana`;
}
