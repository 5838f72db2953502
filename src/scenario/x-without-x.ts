// 107.3: only what has an X is given its value.
import { some } from '../engine/index.ts';
import { saysOfX } from '../oracle/index.ts';
import type { Staged } from './stage/stage.ts';
import { idOf } from './stage/staging.ts';

/** Names of the cards for which a scenario gives an X that neither their cost nor their words have. */
export function xWithoutX({ names, state, unread }: Staged): readonly string[] {
  const given = names.objects.flatMap(written => {
    const { cast } = written.entering?.object ?? {};
    const printed = state.objects.get(idOf(written))?.printed;
    if (cast?.x === undefined || cast.x === 0 || printed === undefined) return [];
    const has = printed.faces.some(
      ({ manaCost, abilities }) =>
        manaCost?.includes('X') === true || some('ability', abilities, { amount: ['x'] }) || abilities.some(saysOfX),
    );
    return has || unread.some(it => it.card === printed.cardName) ? [] : [printed.cardName];
  });
  return [...new Set(given)];
}
