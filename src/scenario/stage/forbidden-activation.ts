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

/** 602.5: the reason why an effect keeps the ability from being activated; undefined where none does. */
export function forbidding(
  staging: Staging,
  state: GameState,
  object: ObjectId,
  { loyalty, isMana, taps }: AbilityParts,
): string | undefined {
  const kind = { object, isMana, isLoyalty: loyalty !== undefined, taps };
  const source = activationForbiddenBy(project(state, staging.edition), kind);
  if (source === undefined) return undefined;
  const by = source === 'effect' ? 'an effect' : state.objects.get(source)?.label;
  return `${state.objects.get(object)?.label}'s ability can't be activated, because of ${by}${FORBIDDEN}`;
}

/** Whether a problem is such a reason. */
export function isForbiddenActivation({ message }: Issue): boolean {
  return message.endsWith(FORBIDDEN);
}

const FORBIDDEN = ' (602.5).';

/** The reason why the permanent can't be tapped for mana; undefined where it can. */
export function untappable(staging: Staging, state: GameState, id: ObjectId): string | undefined {
  const object = state.objects.get(id);
  if (object === undefined || object.zone !== 'battlefield') return undefined;
  if (object.tapped) return `${object.label} is tapped already, so it can't be tapped for mana (118.3).`;
  if (isTooNewToActivate(project(state, staging.edition), id))
    return `${object.label} came this turn and has no haste, so it can't be tapped for mana (302.6).`;
  return forbidding(staging, state, id, { loyalty: undefined, isMana: true, taps: true });
}
