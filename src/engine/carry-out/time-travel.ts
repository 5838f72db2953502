// 701.56a: time travel adds a time counter to, or removes one from, any of a player's permanents and suspended cards.
import { type Asking, askWord } from '../choice/ask.ts';
import type { GameEvent } from '../event/event.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zones.ts';
import { actorOf, events, type Instructed, type Plain } from './instructed.ts';
import type { Manner } from './objects.ts';

const ADD = 'add';
const REMOVE = 'remove';
const LEAVE = 'leave';

export function* timeTravel(manner: Manner, effect: OfKind<Plain, 'timeTravel'>): Asking<Instructed> {
  const { view, play } = manner;
  const { by } = manner.frame;
  const player = actorOf(manner, effect.who);
  const mine = view.battlefield.filter(id => view.controller(id) === player);
  const exiled = inZone(view.state, 'exile', player).filter(id =>
    view.of(id).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'suspend'),
  );
  const among = [...mine, ...exiled].filter(id => (view.object(id).counters.time ?? 0) > 0);
  const changes: GameEvent[] = [];
  for (const on of among) {
    const asked = { kind: 'mode', who: player, object: on, rule: '701.56a' } as const;
    const said = yield* askWord(play, asked, [ADD, REMOVE, LEAVE]);
    if (said === ADD) changes.push({ kind: 'putsCounters', on, counter: 'time', amount: 1, player, by });
    if (said === REMOVE) changes.push({ kind: 'removesCounters', on, counter: 'time', amount: 1, by });
  }
  return events(changes, among);
}
