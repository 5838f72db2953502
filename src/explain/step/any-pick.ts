// Picks that stand for many: choices of which one pick was explored, since nothing in the position distinguishes the
// rest.

import type { Choice, ObjectId } from '../../engine/index.ts';
import { spelledOut } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';

/** Words for a pick that stands for many: "any creature type"; undefined for any other. */
export function anyPick(context: ExplainContext, choice: Choice): string | undefined {
  const made = context.picks.find(it => it.choice === choice);
  if (made === undefined || made.scripted || choice.options.length !== 1 || !isWide(choice)) return undefined;
  return `any ${spelledOut(choice.kind)}`;
}

/** Words for a remembered choice that stands for many; undefined for any other. */
export function anyChosenValue(context: ExplainContext, object: ObjectId, heading: string): string | undefined {
  const picks = context.picks.filter(it => it.choice.object === object && it.choice.kind === heading);
  const words = picks.map(it => anyPick(context, it.choice));
  return words.length > 0 && words.every(it => it !== undefined) ? words[0] : undefined;
}

/** Whether more could be picked than was explored. */
function isWide({ legal }: Choice): boolean {
  if (legal.kind === 'cardNames') return true;
  if (legal.kind === 'words') return legal.words === 'any' || legal.words.length > 1;
  return legal.kind === 'numbers' && legal.max > legal.min;
}
