// Picks that stand for many: nothing in the position distinguishes what else could have been picked.

import type { Choice, ObjectId, Pick } from '../../engine/index.ts';
import { spelledOut } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';

/** Words for a pick that stands for many: "any creature type", "any other creature type"; undefined for any other. */
export function anyPick(context: ExplainContext, choice: Choice): string | undefined {
  const made = context.picks.find(it => it.choice === choice);
  return made === undefined || made.scripted ? undefined : standIn(choice, made.pick);
}

/** Words for an explored pick that stands for all that were not explored; undefined for any other. */
export function standIn(choice: Choice, pick: Pick): string | undefined {
  const last = choice.options.at(-1)?.pick;
  if (last === undefined || !isWide(choice) || !isSame(last, pick)) return undefined;
  const other = choice.options.length > 1 ? 'other ' : '';
  if (choice.kind === 'cardName') return other === '' ? 'any card' : 'a card that is not here';
  if (choice.kind === 'number' && pick.kind === 'number' && other !== '')
    return isWithoutGaps(choice) ? `${pick.number} or more` : 'any other number';
  // of several kinds of mana none stands for the others
  if (choice.kind === 'mode') return undefined;
  return `any ${other}${spelledOut(choice.kind)}`;
}

/** Words for a remembered choice that stands for many; undefined for any other. */
export function anyChosenValue(context: ExplainContext, object: ObjectId, heading: string): string | undefined {
  const picks = context.picks.filter(it => it.choice.object === object && it.choice.kind === heading);
  const words = picks.map(it => anyPick(context, it.choice));
  return words.length > 0 && words.every(it => it !== undefined) ? words[0] : undefined;
}

/** Whether the numbers explored are all those up to the last. */
function isWithoutGaps({ legal, options }: Choice): boolean {
  const first = legal.kind === 'numbers' ? legal.min : 0;
  return options.every(({ pick }, n) => pick.kind === 'number' && pick.number === first + n);
}

/** Whether more could be picked than was explored. */
function isWide({ legal, options }: Choice): boolean {
  if (legal.kind === 'cardNames') return true;
  if (legal.kind === 'words') return legal.words === 'any' || legal.words.length > options.length;
  return legal.kind === 'numbers' && legal.max > legal.min && legal.max - legal.min + 1 > options.length;
}

function isSame(one: Pick, other: Pick): boolean {
  if (one.kind === 'word') return other.kind === 'word' && one.word === other.word;
  return one.kind === 'number' && other.kind === 'number' && one.number === other.number;
}
