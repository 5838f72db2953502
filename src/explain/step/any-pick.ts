// Choices that stand for many: one pick explored where nothing in the position could tell the others from it.

import type { Choice, ObjectId } from '../../engine/index.ts';
import { spelledOut } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';

/** "any creature type", where the pick is one of many that would have led to the same; undefined where it is not. */
export function anyPick(context: ExplainContext, choice: Choice): string | undefined {
  const made = context.picks.find(it => it.choice === choice);
  if (made === undefined || made.scripted || choice.options.length !== 1 || !isWide(choice)) return undefined;
  return `any ${spelledOut(choice.kind)}`;
}

/** The same of what was chosen for an object under a heading. */
export function anyChosenValue(context: ExplainContext, object: ObjectId, heading: string): string | undefined {
  const picks = context.picks.filter(it => it.choice.object === object && it.choice.kind === heading);
  const words = picks.map(it => anyPick(context, it.choice));
  return words.length > 0 && words.every(it => it !== undefined) ? words[0] : undefined;
}

/** Whether more could be picked than was explored. */
function isWide({ legal }: Choice): boolean {
  if (legal.kind === 'words') return legal.words === 'any' || legal.words.length > 1;
  return legal.kind === 'numbers' && legal.max > legal.min;
}
