// Order in which effects are applied to permanents that enter together, where each takes the counters of others
// (614.12b): what is taken for one is no longer there for the next.

import { permutations } from '../../kit/permutations.ts';
import type { Option } from '../choice/choice.ts';
import { type ChoiceGenerator, requestChoice } from '../choice/choice-request.ts';
import { likenessKey } from '../choice/options.ts';
import type { EnteringObject, GameEvent } from '../event/game-event.ts';
import type { Run } from '../event/run-state.ts';
import type { PlayerId } from '../model/ids.ts';
import { some } from '../walk/index.ts';

/** The greatest number of permanents tried in every order. */
const MOST = 4;

/** The parts of an event in turn order, those of one player that take the same counters in the order that player chooses. */
export function* entriesInOrder(
  run: Run,
  parts: readonly GameEvent[],
  chooser: (part: GameEvent) => PlayerId,
): ChoiceGenerator<readonly GameEvent[]> {
  let now = parts;
  for (const who of new Set(parts.map(chooser))) {
    const own = now.filter(part => chooser(part) === who && takesCounters(run, part));
    const orders = ordersOf(run, own);
    if (orders.length < 2) continue;
    const options = orders.map(order => optionOf(run, order));
    const header = { kind: 'order', who, object: undefined, rule: '614.12b', about: 'counters taken' } as const;
    const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot: false });
    const left = [
      ...(orders[
        Math.max(
          0,
          options.findIndex(option => option.pick === pick),
        )
      ] ?? own),
    ];
    now = now.map(part => (own.includes(part) ? (left.shift() ?? part) : part));
  }
  return now;
}

/** The orders that differ in more than exchanging like permanents. */
function ordersOf(run: Run, parts: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  if (parts.length < 2) return [];
  if (parts.length > MOST) run.cut = true;
  const orders = parts.length > MOST ? [parts, parts.toReversed()] : permutations(parts);
  const key = (order: readonly GameEvent[]) => order.map(part => likenessKey(run, idOf(part))).join(' ');
  return orders.filter((order, n) => orders.findIndex(other => key(other) === key(order)) === n);
}

/** Whether its own "as it enters" takes counters off all of something, which leaves nothing to pick. */
function takesCounters(run: Run, part: GameEvent): boolean {
  const entering = enteringIn(part);
  if (entering === undefined || entering.faceDown !== undefined) return false;
  const { faces } = entering.copy?.of.printed ?? run.state.objects.get(entering.object)?.printed ?? { faces: [] };
  return some('ability', faces[entering.face]?.abilities, {
    effect: it => it.kind === 'removeCounters' && it.from.kind === 'each',
  });
}

function optionOf(run: Run, order: readonly GameEvent[]): Option {
  const objects = order.flatMap(part => enteringIn(part)?.object ?? []);
  const label = objects.map(id => run.state.objects.get(id)?.label ?? id).join(', ');
  return { pick: { kind: 'objects', objects }, label };
}

function enteringIn(part: GameEvent): EnteringObject | undefined {
  return part.kind === 'enters' ? part.objects[0] : undefined;
}

function idOf(part: GameEvent) {
  const entering = enteringIn(part);
  if (entering === undefined) throw new Error('Only what enters is ordered');
  return entering.object;
}
