// 613: which effects made objects what they are, layer by layer, with the rule that decided.
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Step } from '../trail/step.ts';

/** 'layer' steps for each of the objects, in the order the effects applied. */
export function explain(_view: View, _ids: readonly ObjectId[]): readonly Step[] {
  throw new Error('not written yet');
}
