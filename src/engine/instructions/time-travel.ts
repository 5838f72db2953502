// 701.56a: time travel adds a time counter to, or removes one from, any of a player's permanents and suspended cards.
import { type ChoiceGenerator, chooseWord } from '../choice/choice-request.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zone-lists.ts';
import type { InstructionContext } from './acted-objects.ts';
import { actingPlayer, type InstructionResult, resultOfEvents, type SimpleEffect } from './instruction-result.ts';

const ADD = 'add';
const REMOVE = 'remove';
const LEAVE = 'leave';

export function* timeTravel(
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, 'timeTravel'>,
): ChoiceGenerator<InstructionResult> {
  const { view, run } = instruction;
  const { by } = instruction.frame;
  const player = actingPlayer(instruction, effect.who);
  const mine = view.battlefield.filter(id => view.controller(id) === player);
  const exiled = inZone(view.state, 'exile', player).filter(id =>
    view.of(id).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'suspend'),
  );
  const among = [...mine, ...exiled].filter(id => (view.object(id).counters.time ?? 0) > 0);
  const changes: GameEvent[] = [];
  for (const on of among) {
    const header = { kind: 'mode', who: player, object: on, rule: '701.56a' } as const;
    const picked = yield* chooseWord(run, header, [ADD, REMOVE, LEAVE]);
    if (picked === ADD) changes.push({ kind: 'putsCounters', on, counter: 'time', amount: 1, player, by });
    if (picked === REMOVE) changes.push({ kind: 'removesCounters', on, counter: 'time', amount: 1, by });
  }
  return resultOfEvents(changes, among);
}
