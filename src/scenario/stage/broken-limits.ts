// Restrictions on activating an ability (602.5b), held against the position.
import { type Cause, conditionHolds, type GameState, project } from '../../engine/index.ts';
import { activationLimit } from '../../oracle/index.ts';
import { recordUnreadOfEvent, type Staging } from './staging.ts';

/** The reason why a restriction keeps an ability from being activated; one that nothing told is named instead. */
export function brokenLimit(
  staging: Staging,
  state: GameState,
  { effect, names, by }: { readonly effect: string; readonly names: readonly string[]; readonly by: Cause },
): string | undefined {
  const limit = activationLimit(effect, names, staging.cards.compiler.condition);
  if (limit === undefined) return undefined;
  const { source, controller } = by;
  const view = project(state, staging.edition);
  if (limit.condition !== undefined && conditionHolds(view, limit.condition, { source, controller })) return undefined;
  if (limit.condition !== undefined && !limit.ofThisTurn)
    return `${by.name} can't be activated: it says "${limit.text}" and that is not so here (602.5).`;
  recordUnreadOfEvent(staging, by.name, [limit.text]);
  return undefined;
}
