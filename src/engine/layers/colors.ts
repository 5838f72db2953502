// 613.1e, layer 5: colors.
import type { Change } from '../ability/continuous.ts';
import { inOrder } from '../model/cost.ts';
import type { Chosen } from '../model/object.ts';
import type { Shape } from './shape.ts';

/** Applies a color-changing change to a shape; `chosen` is what was chosen for the effect's source. */
export function changeColors(shape: Shape, change: Change, chosen: Chosen): void {
  if (change.kind === 'setColors') shape.colors = change.colors;
  if (change.kind === 'addColors') shape.colors = inOrder([...shape.colors, ...change.colors]);
  if (change.kind !== 'chosenColor') return;
  const colors = chosen.colors ?? (chosen.color === undefined ? [] : [chosen.color]);
  // 607.5a: where no color was chosen, nothing changes.
  if (colors.length > 0) shape.colors = change.set ? inOrder(colors) : inOrder([...shape.colors, ...colors]);
}
