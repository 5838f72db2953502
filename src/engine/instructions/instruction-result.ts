// Results of instructions, and the players and amounts of an instruction.
import type { Effect } from '../ability/effect.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { GameEvent } from '../event/game-event.ts';
import { evaluate } from '../match/evaluate.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { InstructionContext } from './acted-objects.ts';

/** The events and actions of an instruction. `actedOn` are its objects, where they are known before it happens. */
export interface InstructionResult {
  readonly events: readonly GameEvent[];
  readonly actions: readonly AtomicAction[];
  readonly actedOn: readonly ObjectId[] | undefined;
}

/** Instructions that decide which others are followed; the caller follows those. */
export type BranchingEffect = Extract<Effect, { kind: 'may' | 'if' }>;
/** Instructions of several events one after the other; they are followed after the current event. */
export type SequentialEffect = Extract<Effect, { kind: (typeof LENGTHY)[number] }>;
const LENGTHY = ['announce', 'performs', 'act', 'oneOf', 'discover', 'eachDoes', 'anyMay', 'repeat'] as const;
export type SimpleEffect = Exclude<Effect, BranchingEffect | SequentialEffect>;

export function isSequential(effect: Effect): effect is SequentialEffect {
  return LENGTHY.some(kind => kind === effect.kind);
}

export const NO_RESULT: InstructionResult = { events: [], actions: [], actedOn: undefined };

export function resultOfEvents(list: readonly GameEvent[], those?: readonly ObjectId[]): InstructionResult {
  return { events: list, actions: [], actedOn: those };
}

export function eventForEach(
  instruction: InstructionContext,
  players: PlayerRef,
  event: (player: PlayerId) => GameEvent,
): readonly GameEvent[] {
  return playersFor(instruction, players).map(event);
}

export function playersFor(instruction: InstructionContext, players: PlayerRef): readonly PlayerId[] {
  return resolvePlayers(instruction.view, players, instruction.frame.context);
}

export function actingPlayer(instruction: InstructionContext, players: PlayerRef): PlayerId {
  return playersFor(instruction, players)[0] ?? instruction.frame.context.controller;
}

export function instructionAmount(instruction: InstructionContext, amount: Parameters<typeof evaluate>[1]): number {
  return typeof amount === 'number' ? amount : evaluate(instruction.view, amount, instruction.frame.context);
}
