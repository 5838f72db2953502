// 702.33: only a spell with kicker can be kicked.
import type { Ability, Printed } from '../engine/index.ts';
import type { Staged } from './stage/stage.ts';
import { idOf } from './stage/staging.ts';

/** Names of the cards a scenario says were kicked that have no kicker, as far as all of their lines were read. */
export function kickedWithoutKicker({ names, state, unread }: Staged): readonly string[] {
  const kicked = names.objects.flatMap(written => {
    const { cast } = written.entering?.object ?? {};
    if (typeof cast?.kicked !== 'number' || cast.kicked === 0) return [];
    const printed = state.objects.get(idOf(written))?.printed;
    if (printed === undefined || hasKicker(printed) || unread.some(it => it.card === printed.cardName)) return [];
    return [printed.cardName];
  });
  return [...new Set(kicked)];
}

function hasKicker({ faces }: Printed): boolean {
  return faces.some(face => face.abilities.some(isKicker));
}

function isKicker(ability: Ability): boolean {
  return ability.kind === 'keyword' && (ability.keyword === 'kicker' || ability.keyword === 'multikicker');
}
