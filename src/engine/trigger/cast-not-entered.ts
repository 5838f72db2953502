// Abilities of others that watch spells being cast (601.2i), as something enters: it was not cast, or was cast before.
import type { TriggeredAbility } from '../ability/ability.ts';
import { isOfSelf } from '../ability/is-of-self.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { matches } from '../match/matches.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import type { Functioning, View } from '../match/view.ts';
import type { OfKind } from '../model/of-kind.ts';
import type { Step } from '../trail/step.ts';
import { matchTrigger } from './match-trigger.ts';

type Entered = OfKind<Occurrence, 'entered'>;

/** Steps for the abilities that would trigger if it were being cast, and have nothing to trigger on. */
export function castNotEntered(after: View, entered: Entered, all: readonly Occurrence[]): readonly Step[] {
  const object = after.object(entered.object);
  if (object.token || object.faceDown !== undefined || after.of(object.id).types.includes('Land')) return [];
  const wasSpell = entered.cast || entered.from === 'stack';
  return after.triggers.flatMap((trigger): readonly Step[] => {
    const { ability, context, name } = trigger;
    if (context.source === undefined || context.source === object.id) return [];
    if (ability.condition !== undefined && !conditionHolds(after, ability.condition, context)) return [];
    if (!ability.events.some(event => watchesCast(after, trigger, event, entered))) return [];
    const hasTriggered = ability.events.some(event =>
      all.some(it => matchTrigger(event, it, { view: after, context, occurrences: all }) !== undefined),
    );
    if (hasTriggered) return [];
    const why = wasSpell ? 'triggers as it is cast' : 'nothing was cast';
    return [{ kind: 'notTriggered', rule: '601.2i', notable: true, effect: name, object: object.id, why, because: [] }];
  });
}

/** Whether the event is the casting of such a spell from where it was cast, however often this turn. */
function watchesCast(
  after: View,
  { context }: Functioning<TriggeredAbility>,
  event: TriggeredAbility['events'][number],
  { object }: Entered,
): boolean {
  if (event.kind !== 'casts' || event.nth !== undefined || event.exceptFirst === true || isOfSelf(event.what))
    return false;
  const from = after.object(object).cast?.from ?? 'hand';
  if ((event.from !== undefined && event.from !== from) || event.notFrom === from) return false;
  const caster = after.object(object).cast?.by ?? after.controller(object);
  const what = { clauses: event.what.clauses.filter(it => it.kind !== 'spell') };
  return (
    isAmongPlayers(after, event.who, context, caster) && matches(after, what, object, { ...context, that: caster })
  );
}
