// 111, 701.34, 701.36: instructions that create tokens, and those that give more of the counters there are.
import { type Asking, askObjects, askWhether, askWord } from '../choice/ask.ts';
import { copySourceOf } from '../copy/copiable.ts';
import type { GameEvent } from '../event/event.ts';
import { refOf } from '../match/player.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { actorOf, amountOf, each, events, type Instructed, NOTHING, type Plain } from './instructed.ts';
import type { Manner } from './objects.ts';
import { copyToken, tokenOf } from './token.ts';

/** 701.7a, 111.12. */
export function* createTokens(manner: Manner, effect: OfKind<Plain, 'createTokens'>): Asking<Instructed> {
  const { view, frame } = manner;
  const count = amountOf(manner, effect.amount);
  if (count <= 0) return NOTHING;
  const counters =
    effect.withCounters === undefined
      ? []
      : [{ counter: effect.withCounters.counter, amount: amountOf(manner, effect.withCounters.amount) }];
  const { token } = effect;
  const original = 'copyOf' in token ? refOf(view, token.copyOf, frame.context) : undefined;
  // 111.12: a copy of nothing is not created
  if ('copyOf' in token && original === undefined) return NOTHING;
  const made =
    'copyOf' in token && original !== undefined
      ? copyToken(copySourceOf(view.state, original), view.of(original).name, count, token.exceptions)
      : 'copyOf' in token
        ? undefined
        : tokenOf(view, token, count, frame.context);
  if (made === undefined) return NOTHING;
  const full = {
    ...made,
    counters,
    tapped: effect.tapped ?? false,
    attacking: effect.attacking ? ('choose' as const) : undefined,
  };
  return events(each(manner, effect.who, under => ({ kind: 'creates', under, tokens: [full], by: frame.by })));
}

/** 701.36a. */
export function* populate(manner: Manner, effect: OfKind<Plain, 'populate'>): Asking<Instructed> {
  const { view, play } = manner;
  const player = actorOf(manner, effect.who);
  const among = view.battlefield.filter(
    id => view.object(id).token && view.controller(id) === player && view.of(id).types.includes('Creature'),
  );
  const asked = { kind: 'token', who: player, object: undefined, rule: '701.36a' } as const;
  const [original] = yield* askObjects(play, asked, { among, min: 1, max: 1 });
  if (original === undefined) return NOTHING;
  const token = copyToken(copySourceOf(view.state, original), view.of(original).name, 1, []);
  return events([{ kind: 'creates', under: player, tokens: [token], by: manner.frame.by }]);
}

/** 701.34a: one more of each kind of counter there is, on any number of permanents and players. */
export function* proliferate(manner: Manner, effect: OfKind<Plain, 'populate'>): Asking<Instructed> {
  const { view, play } = manner;
  const { by } = manner.frame;
  const player = actorOf(manner, effect.who);
  const among = view.battlefield.filter(id => Object.keys(view.object(id).counters).length > 0);
  const asked = { kind: 'counter', who: player, object: undefined, rule: '701.34a' } as const;
  const chosen: readonly ObjectId[] = yield* askObjects(play, asked, { among, min: 0, max: among.length });
  const put: GameEvent[] = [];
  const more = function* (on: ObjectId | PlayerId, counters: Readonly<Record<string, number>>): Asking<void> {
    const kinds = yield* kindsToAdd(manner, player, Object.keys(counters));
    put.push(...kinds.map(counter => ({ kind: 'putsCounters', on, counter, amount: 1, player, by }) as const));
  };
  for (const on of chosen) yield* more(on, view.object(on).counters);
  for (const one of view.state.players) {
    if (Object.keys(one.counters).length === 0) continue;
    // each player with counters is one of those that may be chosen
    if (yield* askWhether(play, { ...asked, kind: 'may' }, true)) yield* more(one.id, one.counters);
  }
  return events(put, chosen);
}

/** 701.34a: each kind there is; until War of the Spark one of them. */
function* kindsToAdd({ play }: Manner, who: PlayerId, kinds: readonly string[]): Asking<readonly string[]> {
  if (play.edition.proliferateAddsEachKind || kinds.length < 2) return kinds;
  const kind = yield* askWord(play, { kind: 'word', who, object: undefined, rule: '701.34a' }, kinds);
  return kind === undefined ? [] : [kind];
}
