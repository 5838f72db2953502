// Questions whether a spell or ability may have the targets that were told.

import type { ObjectId } from '../../engine/index.ts';
import { type AskedOutcome, type AskedVerdict, yesOrNo } from './asked-outcome.ts';
import { eventSaid } from './event-said.ts';

/** The verdict on whether what was told may be targeted: no where one of the targets is illegal (608.2b). */
export function askedTargeting(shown: AskedOutcome): AskedVerdict | undefined {
  const { context, event, outcome } = shown;
  const { names } = context;
  if (event.kind !== 'carriesOut') return yesOrNo(true, eventSaid(shown));
  if (event.targets.length === 0) return undefined;
  const [place] = event.illegal ?? [];
  const target = place === undefined ? undefined : event.targets[place];
  if (target === undefined) return yesOrNo(true, eventSaid(shown));
  const by = outcome.trail.flatMap(it => (it.kind === 'fact' && it.fact.kind === 'illegal target' ? [it.fact.by] : []));
  const [bar] = by;
  const keyword = bar === 'rule' ? undefined : bar;
  const spell = event.by.name;
  if (names.isPlayer(target)) {
    const why = keyword === undefined ? undefined : names.does(target, `have ${keyword}`);
    return yesOrNo(false, why === undefined ? `that is no legal target for ${spell}` : `${why}`);
  }
  const object = names.thing(target as ObjectId); // no player, so an object
  return yesOrNo(
    false,
    keyword === undefined ? `${object} is no legal target for ${spell}` : `${object} has ${keyword}`,
  );
}
