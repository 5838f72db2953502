// Changes of colors (613.1e, layer 5).
import type { Change } from '../ability/continuous-effect.ts';
import type { ChosenValues } from '../model/game-object.ts';
import { inColorOrder } from '../model/mana-cost.ts';
import type { ObjectDraft } from './object-draft.ts';

/** Applies a color-changing change to a draft; `chosen` are the choices of the effect's source. */
export function changeColors(draft: ObjectDraft, change: Change, chosen: ChosenValues): void {
  if (change.kind === 'setColors') draft.colors = change.colors;
  if (change.kind === 'addColors') draft.colors = inColorOrder([...draft.colors, ...change.colors]);
  if (change.kind !== 'chosenColor') return;
  const colors = chosen.colors ?? (chosen.color === undefined ? [] : [chosen.color]);
  // 607.5a: where no color was chosen, nothing changes.
  if (colors.length > 0) draft.colors = change.set ? inColorOrder(colors) : inColorOrder([...draft.colors, ...colors]);
}
