// Targeting: who may target what, apart from the words of the target (702.11b, 702.18a).
import type { Filter } from '../ability/filter.ts';
import { matches } from '../match/matches.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** Whether the player's spell can target the object or player: shroud, hexproof, and of a known spell protection. */
export function mayTarget(view: View, player: PlayerId, to: ObjectId | PlayerId, spell?: ObjectId): boolean {
  if (isPlayer(view.state, to)) return true;
  const theirs = view.controller(to) !== player;
  const barred = view.of(to).abilities.some(({ ability }) => {
    if (ability.kind !== 'keyword') return false;
    if (ability.keyword === 'shroud' || (ability.keyword === 'hexproof' && theirs)) return true;
    if (ability.keyword !== 'hexproof from' || !theirs || spell === undefined || ability.of === undefined) return false;
    return matches(view, ability.of, spell, { source: to, controller: view.controller(to) });
  });
  return !barred && (spell === undefined || !isProtected(view, to, spell));
}

const ON_STACK: Filter['clauses'] = [{ kind: 'inZone', zone: 'stack', whose: undefined }];

/** 702.16b: protection from a quality that the spell has. */
function isProtected(view: View, to: ObjectId, spell: ObjectId): boolean {
  return view.cants.some(({ ability: { what }, keyword, context }) => {
    if (keyword !== 'protection' || what.kind !== 'attachTo') return false;
    const about = { ...context, it: to };
    // the quality is that of the Auras it keeps off
    const quality = what.what.clauses.filter(it => it.kind !== 'subtype' || it.subtype !== 'Aura');
    if (quality.length === what.what.clauses.length) return false;
    return matches(view, { clauses: [...ON_STACK, ...quality] }, spell, about) && matches(view, what.to, to, about);
  });
}
