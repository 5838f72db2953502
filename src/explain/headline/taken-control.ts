// Objects that an ability takes control of, where its target is open: of them it is asked who controls "it".
import type { ObjectId, Outcome } from '../../engine/index.ts';
import { isOfMatter } from '../../oracle/index.ts';
import type { AskedOutcome, AskedVerdict } from './asked-outcome.ts';
import { joinedOutcome } from './once-resolved.ts';
import { triggersSaid } from './triggers-said.ts';

/**
 * The verdict on who controls what the one ability that has triggered takes, as far as it can be one of `ids`, or anything where
 * those are what the event is about; undefined where none does, or it may end under several players.
 */
export function takenControl(shown: AskedOutcome, ids: readonly ObjectId[], open: boolean): AskedVerdict | undefined {
  const { asked, contextOf, outcome, resolve } = shown;
  const [trigger, ...others] = outcome.triggers.filter(it => isOfMatter(it.effect, 'controller'));
  if (trigger === undefined || others.length > 0 || contextOf === undefined) return undefined;
  const taken = (resolve?.(outcome.state, trigger) ?? []).flatMap(one => {
    const joined = joinedOutcome(outcome, [one], [trigger]);
    const changed = controlChanged(shown, joined).filter(id => (open ? !asked.includes(id) : ids.includes(id)));
    return changed.map(id => ({ id, joined }));
  });
  const said = taken.map(({ id, joined }) => {
    const context = contextOf(joined);
    const player = context.names.player(context.seenAfter.controller(id));
    return { short: player.name, fact: `${context.names.full(id)} is under ${player.own} control` };
  });
  const [first] = said;
  if (first === undefined || said.some(it => it.short !== first.short)) return undefined;
  const isOne = said.every(it => it.fact === first.fact);
  const then = isOne ? `; then ${first.fact}` : '';
  return { short: first.short, fact: `${triggersSaid(shown, [trigger], true)}${then}` };
}

/** The permanents that were there before the event and end under another player. */
function controlChanged({ contextOf }: AskedOutcome, joined: Outcome): readonly ObjectId[] {
  const context = contextOf?.(joined);
  if (context === undefined) return [];
  const there = [...joined.state.objects.values()].filter(it => it.zone === 'battlefield').map(it => it.id);
  return there.filter(
    id =>
      joined.before.objects.get(id)?.zone === 'battlefield' &&
      context.seenBefore.controller(id) !== context.seenAfter.controller(id),
  );
}
