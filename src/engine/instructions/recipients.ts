// Recipients of counters and damage: objects, or players.
import type { PlayerRef } from '../ability/reference.ts';
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { actedObjects, type InstructionContext } from './acted-objects.ts';
import { playersFor, type SimpleEffect } from './instruction-result.ts';

/** The objects and players named as those that something is put on or dealt to. */
export function* namedRecipients(
  instruction: InstructionContext,
  on: On,
): ChoiceGenerator<readonly (ObjectId | PlayerId)[]> {
  if (isObjects(on)) {
    const named = on.kind === 'ref' ? on.ref : on;
    const target = named.kind === 'target' ? instruction.frame.context.targets?.[named.index] : undefined;
    if (target !== undefined && isPlayer(instruction.view.state, target)) return [target];
    return yield* actedObjects(instruction, on, instruction.frame.context.controller);
  }
  return playersFor(instruction, on);
}

type On = OfKind<SimpleEffect, 'putCounters'>['on'];

/** Whether the counters go on objects; a target may be an object or a player and is read as an object first. */
function isObjects(on: On): on is Exclude<On, PlayerRef> | Extract<On, { filter: unknown }> {
  return 'filter' in on || 'ref' in on || 'among' in on || on.kind === 'topOfLibrary' || on.kind === 'chooseFromTop';
}

/** The objects among objects and players. */
export function objectsAmong(
  instruction: InstructionContext,
  ids: readonly (ObjectId | PlayerId)[],
): readonly ObjectId[] {
  return ids.filter((id): id is ObjectId => !isPlayer(instruction.view.state, id));
}
