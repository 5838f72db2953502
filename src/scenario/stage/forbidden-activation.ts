// Activations that are not possible in the position of a scenario: forbidden by an effect (602.5), or of what can't be tapped.
import {
  activationForbiddenBy,
  type GameState,
  isTooNewToActivate,
  type ObjectId,
  project,
} from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { ActivatedParts } from '../../oracle/index.ts';
import type { Staging } from './staging.ts';

type AbilityParts = Pick<ActivatedParts, 'loyalty' | 'isMana' | 'taps'>;

/** Refusal of what can't be done, in a sentence. */
export type RefusedAct = Pick<Issue, 'message' | 'refusal'>;

/** 602.5: the reason why an effect keeps the ability from being activated; undefined where none does. */
export function forbidding(
  staging: Staging,
  state: GameState,
  object: ObjectId,
  { loyalty, isMana, taps }: AbilityParts,
): RefusedAct | undefined {
  const kind = { object, isMana, isLoyalty: loyalty !== undefined, taps };
  const source = activationForbiddenBy(project(state, staging.edition), kind);
  if (source === undefined) return undefined;
  const by = source === 'effect' ? 'an effect' : state.objects.get(source)?.label;
  const label = state.objects.get(object)?.label ?? '';
  const message = `${label}${label.endsWith('s') ? "'" : "'s"} ability can't be activated, because of ${by} (602.5).`;
  return { message, refusal: 'activation forbidden' };
}

/** Whether a problem is such a reason. */
export function isForbiddenActivation({ refusal }: Issue): boolean {
  return refusal === 'activation forbidden';
}

/** The reason why the permanent can't be tapped for mana; undefined where it can. */
export function untappable(staging: Staging, state: GameState, id: ObjectId): RefusedAct | undefined {
  const object = state.objects.get(id);
  if (object === undefined || object.zone !== 'battlefield') return undefined;
  if (object.tapped) return { message: `${object.label} is tapped already, so it can't be tapped for mana (118.3).` };
  if (isTooNewToActivate(project(state, staging.edition), id))
    return { message: `${object.label} came this turn and has no haste, so it can't be tapped for mana (302.6).` };
  return forbidding(staging, state, id, { loyalty: undefined, isMana: true, taps: true });
}
