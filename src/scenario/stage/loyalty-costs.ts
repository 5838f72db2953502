// Costs of loyalty abilities, with what effects add to them: all of it is one cost to add or remove counters (606.5).
import { type GameState, type ObjectId, project } from '../../engine/index.ts';
import type { ActivatedParts } from '../../oracle/index.ts';
import type { Staging } from './staging.ts';

/** An ability about to be paid for: what has it, and its X. */
interface Paying {
  readonly source: ObjectId;
  readonly x: number | undefined;
}

/** The activation cost of an ability with all that effects add to its loyalty symbol. */
export function combinedCost(
  staging: Staging,
  state: GameState,
  { cost, loyalty }: ActivatedParts,
  { source, x }: Paying,
): string {
  const view = project(state, staging.edition);
  const object = view.of(source);
  if (loyalty === undefined || !object.types.includes('Planeswalker')) return cost;
  const adding = view.cants.filter(({ ability: { what }, controller }) => {
    const isOfLoyalty = what.kind === 'text' && what.about.includes('loyalty for one more');
    return isOfLoyalty && controller === state.objects.get(source)?.controller;
  });
  const printed = loyalty.endsWith('X') ? -(x ?? Number.NaN) : Number(loyalty);
  if (adding.length === 0 || Number.isNaN(printed)) return cost;
  const total = printed + adding.length;
  return total > 0 ? `+${total}` : String(total);
}
