// Instructions that exchange control of permanents (701.12b) or move counters (122.5).
import type { Effect } from '../ability/effect.ts';
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import { resolveObject } from '../match/resolve-reference.ts';
import type { ActiveEffect } from '../model/active-effect.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import type { InstructionContext } from './acted-objects.ts';
import { type InstructionResult, instructionAmount, NO_RESULT, resultOfEvents } from './instruction-result.ts';

/** 701.12b: both or neither, and nothing where one player controls both. */
export function* exchangeControl(
  instruction: InstructionContext,
  { one, other }: OfKind<Effect, 'exchangeControl'>,
): ChoiceGenerator<InstructionResult> {
  const { view, frame } = instruction;
  const objects = [one, other].flatMap(ref => resolveObject(view, ref, frame.context) ?? []);
  const [first, second] = objects.filter(id => view.battlefield.includes(id));
  if (first === undefined || second === undefined) return NO_RESULT;
  const [mine, theirs] = [view.controller(first), view.controller(second)];
  if (mine === theirs) return NO_RESULT;
  const effects = [given(instruction, first, theirs, 0), given(instruction, second, mine, 1)];
  return { events: [], actions: [{ kind: 'establishes', effects }], actedOn: [first, second] };
}

/** 611.2c: the effect by which that player controls the object from now on. */
function given(instruction: InstructionContext, object: ObjectId, player: PlayerId, n: number): ActiveEffect {
  const timestamp = instruction.run.state.nextTimestamp + n;
  const changes = [{ kind: 'control', who: { kind: 'target', index: 0 } }] as const;
  return {
    id: `effect:${timestamp}`,
    sourceName: instruction.frame.by.name,
    controller: instruction.frame.context.controller,
    does: {
      kind: 'static',
      effects: [{ affects: { clauses: [] }, changes, condition: undefined }],
      condition: undefined,
      defining: false,
    },
    fixedSet: [object],
    targets: [player],
    chosen: {},
    timestamp,
    uses: undefined,
    source: instruction.frame.by.source,
  };
}

/** 122.5: counters are moved only where both objects are there and are not the same. */
export function* moveCounters(
  instruction: InstructionContext,
  effect: OfKind<Effect, 'moveCounters'>,
): ChoiceGenerator<InstructionResult> {
  const { view, frame } = instruction;
  const from = resolveObject(view, effect.from, frame.context);
  const to = resolveObject(view, effect.to, frame.context);
  const isThere = (id: ObjectId | undefined): id is ObjectId => id !== undefined && view.battlefield.includes(id);
  if (!isThere(from) || !isThere(to) || from === to) return NO_RESULT;
  const { counters } = view.object(from);
  const kinds = effect.counter === undefined ? Object.keys(counters) : [effect.counter];
  const most = effect.amount === 'all' ? Number.POSITIVE_INFINITY : instructionAmount(instruction, effect.amount);
  const moved = kinds.flatMap(counter => {
    const amount = Math.min(counters[counter] ?? 0, most);
    return amount > 0 ? [{ kind: 'movesCounters' as const, from, to, counter, amount, by: frame.by }] : [];
  });
  return resultOfEvents(moved, [to]);
}
