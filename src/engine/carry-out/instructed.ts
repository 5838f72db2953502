// What carrying out an instruction comes to, and what every instruction needs: its players, its amounts.
import type { Effect } from '../ability/effect.ts';
import type { Who } from '../ability/reference.ts';
import type { Deed } from '../event/deed.ts';
import type { GameEvent } from '../event/event.ts';
import { evaluate } from '../match/amount.ts';
import { playersOf } from '../match/player.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Manner } from './objects.ts';

/** What an instruction comes to. `those` are the objects it acted on, where that is known before it happens. */
export interface Instructed {
  readonly events: readonly GameEvent[];
  readonly deeds: readonly Deed[];
  readonly those: readonly ObjectId[] | undefined;
}

/** Instructions that decide which others are followed; whoever carries them out follows those. */
export type Branching = Extract<Effect, { kind: 'may' | 'if' }>;
/** Instructions that come to several events one after the other; they are followed once the event at hand is over. */
export type Lengthy = Extract<Effect, { kind: (typeof LENGTHY)[number] }>;
const LENGTHY = ['performs', 'act', 'oneOf', 'discover', 'eachDoes', 'anyMay'] as const;
export type Plain = Exclude<Effect, Branching | Lengthy>;

export function isLengthy(effect: Effect): effect is Lengthy {
  return LENGTHY.some(kind => kind === effect.kind);
}

export const NOTHING: Instructed = { events: [], deeds: [], those: undefined };

export function events(list: readonly GameEvent[], those?: readonly ObjectId[]): Instructed {
  return { events: list, deeds: [], those };
}

export function each(manner: Manner, players: Who, event: (player: PlayerId) => GameEvent): readonly GameEvent[] {
  return who(manner, players).map(event);
}

export function who(manner: Manner, players: Who): readonly PlayerId[] {
  return playersOf(manner.view, players, manner.frame.context);
}

export function actorOf(manner: Manner, players: Who): PlayerId {
  return who(manner, players)[0] ?? manner.frame.context.controller;
}

export function amountOf(manner: Manner, amount: Parameters<typeof evaluate>[1]): number {
  return typeof amount === 'number' ? amount : evaluate(manner.view, amount, manner.frame.context);
}
