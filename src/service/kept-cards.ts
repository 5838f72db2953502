// Cards kept as they were read, while the installed cards are the same: looking one up again keeps no worker busy.
import { RecentMap } from '../kit/recent-map.ts';
import type { Workers } from './workers/workers.ts';

/** The most cards that are kept, of some five kilobytes each. */
const MOST_KEPT = 500;

/** The look-up with what it found kept by the name that was typed; `revision` names the present cards. */
export function keepCards(look: Workers['card'], revision: () => number | string): Workers['card'] {
  const kept = new RecentMap<string, Awaited<ReturnType<Workers['card']>>>(MOST_KEPT);
  return async name => {
    const key = `${revision()} ${name}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = await look(name);
    if (found.ok) kept.set(key, found);
    return found;
  };
}
