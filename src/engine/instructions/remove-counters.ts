// Removal of counters by an instruction or a cost: a number of them, all, or as many as the player chooses.
import type { Effect } from '../ability/effect.ts';
import { type ChoiceGenerator, chooseNumber } from '../choice/choice-request.ts';
import type { GameEvent } from '../event/game-event.ts';
import { countersKey } from '../event/pending-event.ts';
import { isPlayer, playerNamedIn } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import type { InstructionContext } from './acted-objects.ts';
import { type InstructionResult, instructionAmount, resultOfEvents } from './instruction-result.ts';
import { namedRecipients, objectsAmong } from './recipients.ts';

type Removal = OfKind<Effect, 'removeCounters'>;

/** The removal of counters from each object or player that the instruction names. */
export function* removeCounters(instruction: InstructionContext, effect: Removal): ChoiceGenerator<InstructionResult> {
  const from = yield* namedRecipients(instruction, effect.from);
  const events: GameEvent[] = [];
  for (const id of from) events.push(...(yield* removedFrom(instruction, effect, id)));
  return resultOfEvents(events, objectsAmong(instruction, from));
}

function* removedFrom(
  instruction: InstructionContext,
  { counter: kind, amount }: Removal,
  id: ObjectId | PlayerId,
): ChoiceGenerator<readonly GameEvent[]> {
  const { state } = instruction.view;
  const has = isPlayer(state, id) ? playerNamedIn(state, id).counters : instruction.view.object(id).counters;
  const events: GameEvent[] = [];
  for (const counter of kind === undefined ? Object.keys(has) : [kind]) {
    const there = (has[counter] ?? 0) - (instruction.batch?.countersToRemove.get(countersKey(id, counter)) ?? 0);
    const removed = yield* numberRemoved(instruction, amount, there);
    events.push({ kind: 'removesCounters', on: id, counter, amount: removed, by: instruction.frame.by });
  }
  return events;
}

/** The number of counters removed of those there; "any number" is chosen. */
function* numberRemoved(
  instruction: InstructionContext,
  amount: Removal['amount'],
  there: number,
): ChoiceGenerator<number> {
  if (amount === 'all') return there;
  if (typeof amount === 'number' || amount.kind !== 'any')
    return Math.min(there, instructionAmount(instruction, amount));
  const { frame, run, choice } = instruction;
  const explored = Array.from({ length: Math.max(0, there) + 1 }, (_, n) => n);
  const header = { kind: 'number', who: frame.context.controller, object: choice.object, rule: '107.1c' } as const;
  return yield* chooseNumber(run, header, { min: 0, max: Math.max(0, there), explored });
}
