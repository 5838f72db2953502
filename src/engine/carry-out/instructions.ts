// 608.2c, 610: what an instruction makes happen, as events. A complete table by kind of effect.
import type { Effect } from '../ability/effect.ts';
import type { Who } from '../ability/reference.ts';
import type { Asking } from '../choice/ask.ts';
import { askNumber } from '../choice/ask.ts';
import { copySourceOf } from '../copy/copiable.ts';
import { lastingEffects } from '../effects/establish.ts';
import type { GameEvent } from '../event/event.ts';
import { note } from '../event/play.ts';
import { evaluate } from '../match/amount.ts';
import { refOf } from '../match/player.ts';
import { isPlayer, playerIn } from '../model/change.ts';
import type { ActiveEffect } from '../model/effect.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zones.ts';
import { actorOf, amountOf, each, events, type Instructed, NOTHING, type Plain, who } from './instructed.ts';
import { melded, moved } from './moved.ts';
import { type Manner, objectsOf } from './objects.ts';
import { sift } from './sift.ts';
import { timeTravel } from './time-travel.ts';
import { createTokens, populate, proliferate } from './tokens.ts';

type Instruct<K extends Plain['kind']> = (manner: Manner, effect: OfKind<Plain, K>) => Asking<Instructed>;

/** What the instruction makes happen, its choices made now. */
export function instruct(manner: Manner, effect: Plain): Asking<Instructed> {
  const carryOut = INSTRUCTIONS[effect.kind] as Instruct<typeof effect.kind>; // the table is complete by kind
  return carryOut(manner, effect as never);
}

const INSTRUCTIONS: { readonly [K in Plain['kind']]: Instruct<K> } = {
  *draw(manner, effect) {
    const count = amountOf(manner, effect.amount);
    return events(each(manner, effect.who, player => ({ kind: 'draws', player, count, by: manner.frame.by })));
  },
  gainLife: life,
  loseLife: life,
  *payLife(manner, effect) {
    const amount = yield* lifeToPay(manner, effect.amount, effect.who);
    return events(each(manner, effect.who, player => ({ kind: 'paysLife', player, amount, by: manner.frame.by })));
  },
  *payMana(manner, effect) {
    note(manner.play, '118.3', { kind: 'paysMana', cost: effect.cost }, [], { players: who(manner, effect.who) });
    return NOTHING;
  },
  *setLife(manner, effect) {
    const amount = amountOf(manner, effect.amount);
    return events(each(manner, effect.who, player => ({ kind: 'setsLife', player, amount, by: manner.frame.by })));
  },
  *putCounters(manner, effect) {
    const on = yield* recipients(manner, effect.on);
    const amount = amountOf(manner, effect.amount);
    const { by } = manner.frame;
    const put = on.map(
      id => ({ kind: 'putsCounters', on: id, counter: effect.counter, amount, player: by.controller, by }) as const,
    );
    return events(put, objectsAmong(manner, on));
  },
  *removeCounters(manner, effect) {
    const from = yield* recipients(manner, effect.from);
    return events(
      from.flatMap(id => removed(manner, effect, id)),
      objectsAmong(manner, from),
    );
  },
  createTokens: createTokens,
  *move(manner, effect) {
    const [player] = who(manner, effect.who);
    const actor = player ?? manner.frame.context.controller;
    const objects = yield* objectsOf(manner, effect.what, actor);
    return events(moved(manner, effect, objects, actor), objects);
  },
  *reveal(manner, effect) {
    const objects = yield* objectsOf(manner, effect.what, actorOf(manner, effect.who));
    if (objects.length > 0)
      note(manner.play, '701.20a', { kind: 'reveals' }, objects, { players: who(manner, effect.who) });
    return { events: [], deeds: [], those: objects };
  },
  tap: status,
  untap: status,
  transform: status,
  turnFaceDown: status,
  phaseOut: status,
  *destroy(manner, effect) {
    const objects = yield* objectsOf(manner, effect.what, actorOf(manner, effect.who));
    const noRegeneration = effect.noRegeneration ?? false;
    return events([{ kind: 'destroys', objects, noRegeneration, by: manner.frame.by }], objects);
  },
  regenerate: lasting,
  continuous: lasting,
  shield: lasting,
  *becomeCopy(manner, effect) {
    const { view, frame } = manner;
    const objects = yield* objectsOf(manner, effect.what, frame.context.controller);
    const original = refOf(view, effect.of, frame.context);
    if (original === undefined) return NOTHING;
    const of = copySourceOf(view.state, original);
    const copy = { of, ofName: view.of(original).name, exceptions: effect.exceptions };
    return events(
      objects.map(object => ({ kind: 'becomesCopy', object, ...copy })),
      objects,
    );
  },
  *meld(manner, { into }) {
    const cards = (manner.frame.context.targets ?? []).filter(id => !isPlayer(manner.view.state, id)) as ObjectId[]; // no players are left
    const [object, other] = cards;
    const inExile = cards.every(id => manner.view.object(id).zone === 'exile' && !manner.view.object(id).token);
    // 701.42c: what can't be melded stays where it is
    if (object === undefined || other === undefined || !inExile) return NOTHING;
    return events(melded(manner, object, other, into), [object]);
  },
  *shuffle(manner, effect) {
    return events(each(manner, effect.who, player => ({ kind: 'shuffles', player })));
  },
  *dealDamage(manner, effect) {
    const source = refOf(manner.view, effect.source, manner.frame.context);
    if (source === undefined) return NOTHING;
    const amount = amountOf(manner, effect.amount);
    const to = yield* recipients(manner, effect.to);
    const damage = to.map(id => ({ source, to: id, amount, combat: false }));
    return events([{ kind: 'dealsDamage', damage, by: manner.frame.by }], objectsAmong(manner, to));
  },
  *addMana(manner, effect) {
    const times = Math.max(0, amountOf(manner, effect.amount));
    const mana = Array.from({ length: times }, () => symbolsOf(effect.mana)).flat();
    const source = manner.frame.by.source;
    return events(each(manner, effect.who, player => ({ kind: 'addsMana', source, player, mana, tapped: false })));
  },
  *winGame(manner, effect) {
    return events(each(manner, effect.who, player => ({ kind: 'winsGame', player })));
  },
  *loseGame(manner, effect) {
    return events(each(manner, effect.who, player => ({ kind: 'losesGame', player })));
  },
  *skip(manner, effect) {
    const effects = who(manner, effect.who).map((player, n) => skipsNext(manner, player, effect.what, n));
    return { events: [], deeds: effects.length === 0 ? [] : [{ kind: 'establishes', effects }], those: undefined };
  },
  *attach(manner, effect) {
    const object = refOf(manner.view, effect.what, manner.frame.context);
    const [to] = yield* objectsOf(manner, effect.to, manner.frame.context.controller);
    if (object === undefined || to === undefined) return NOTHING;
    return events([{ kind: 'attaches', object, to, by: manner.frame.by }], [object]);
  },
  populate: populate,
  proliferate: proliferate,
  *shuffleHandAway(manner, effect) {
    const players = who(manner, effect.who);
    const objects = players.flatMap(player =>
      inZone(manner.view.state, 'hand', player).map(
        object =>
          ({
            object,
            to: 'library',
            verb: 'shuffle',
            position: 'shuffled',
            withCounters: [],
            linkedTo: undefined,
          }) as const,
      ),
    );
    const shuffles = players.map(player => ({ kind: 'shuffles', player }) as const);
    return events([{ kind: 'moves', objects, by: manner.frame.by }, ...shuffles]);
  },
  *becomesDayOrNight(_, effect) {
    return { events: [], deeds: [{ kind: 'dayNight', is: effect.is }], those: undefined };
  },
  timeTravel: timeTravel,
  sift: sift,
  *designate(manner, effect) {
    const objects = yield* objectsOf(manner, effect.what, manner.frame.context.controller);
    const { designation } = effect;
    // 701.37b, 701.60d: once is enough
    const fresh = objects.filter(id => !manner.view.object(id).designations.includes(designation));
    const deeds = fresh.map(object => ({ kind: 'remembers', object, designations: [designation] }) as const);
    const { controller } = manner.frame.context;
    const others = manner.view.battlefield.filter(
      id => effect.only && !objects.includes(id) && manner.view.controller(id) === controller,
    );
    const had = others.filter(id => manner.view.object(id).designations.includes(designation));
    const lost = had.map(object => ({ kind: 'remembers', object, without: designation }) as const);
    return { events: [], deeds: [...deeds, ...lost], those: objects };
  },
  *endTurn(manner) {
    note(manner.play, '724.1', { kind: 'endsTurn' }, []);
    return NOTHING;
  },
  *text() {
    return NOTHING;
  },
};

/** 614.10a: the next one is skipped, whenever that is. */
function skipsNext(manner: Manner, player: PlayerId, what: string, n: number): ActiveEffect {
  const timestamp = manner.play.state.nextTimestamp + n;
  return {
    id: `effect:${timestamp}`,
    sourceName: manner.frame.by.name,
    controller: player,
    does: {
      kind: 'replacement',
      event: { kind: 'begin', what, who: { kind: 'you' } },
      condition: undefined,
      optional: undefined,
      rewrites: [{ kind: 'skip' }],
    },
    holds: undefined,
    targets: [],
    chosen: {},
    timestamp,
    uses: 1,
    source: manner.frame.by.source,
  };
}

function* life(manner: Manner, effect: OfKind<Plain, 'gainLife'>): Asking<Instructed> {
  const kind = effect.kind === 'gainLife' ? 'gainsLife' : 'losesLife';
  const amount = amountOf(manner, effect.amount);
  return events(each(manner, effect.who, player => ({ kind, player, amount, by: manner.frame.by })));
}

const STATUS_EVENTS = { tap: 'taps', untap: 'untaps', transform: 'transforms', phaseOut: 'phasesOut' } as const;

function* status(manner: Manner, effect: OfKind<Plain, 'tap'>): Asking<Instructed> {
  const objects = yield* objectsOf(manner, effect.what, actorOf(manner, effect.who));
  const { kind } = effect;
  if (kind === 'reveal' || kind === 'destroy' || kind === 'regenerate') return NOTHING;
  if (kind === 'turnFaceDown') {
    return events([{ kind: 'turnsFaceDown', objects, by: manner.frame.by, as: undefined }], objects);
  }
  return events([{ kind: STATUS_EVENTS[kind], objects }], objects);
}

/** 611.2: makes an effect that lasts. */
function* lasting(manner: Manner, effect: Plain): Asking<Instructed> {
  const { by, context } = manner.frame;
  const targets = context.targets ?? context.those;
  const maker = { sourceName: by.name, context: targets === undefined ? context : { ...context, targets } };
  const made = lastingEffects(manner.view, [effect], maker, manner.play.state.nextTimestamp);
  return { events: [], deeds: made.length === 0 ? [] : [{ kind: 'establishes', effects: made }], those: context.those };
}

/** Larger payments are possible and are not explored one by one. */
const MOST_LIFE = 40;

/** "Pay any amount of life": a number up to the life there is (119.4). */
function* lifeToPay(manner: Manner, amount: OfKind<Effect, 'payLife'>['amount'], payer: Who): Asking<number> {
  const fixed = evaluate(manner.view, amount, manner.frame.context);
  if (Number.isFinite(fixed)) return fixed;
  const player = actorOf(manner, payer);
  const max = Math.max(0, playerIn(manner.view.state, player).life);
  if (max > MOST_LIFE) manner.play.cut = true;
  const explored = Array.from({ length: Math.min(max, MOST_LIFE) + 1 }, (_, n) => n);
  const asked = { kind: 'pay', who: player, object: manner.asks.object, rule: '119.4' } as const;
  return yield* askNumber(manner.play, asked, { min: 0, max, explored });
}

function removed(
  manner: Manner,
  effect: OfKind<Plain, 'removeCounters'>,
  id: ObjectId | PlayerId,
): readonly GameEvent[] {
  const { state } = manner.view;
  const has = isPlayer(state, id) ? playerIn(state, id).counters : manner.view.object(id).counters;
  const kinds = effect.counter === undefined ? Object.keys(has) : [effect.counter];
  return kinds.map(counter => {
    const there = has[counter] ?? 0;
    const amount = effect.amount === 'all' ? there : Math.min(there, amountOf(manner, effect.amount));
    return { kind: 'removesCounters', on: id, counter, amount, by: manner.frame.by };
  });
}

function* recipients(manner: Manner, on: OfKind<Plain, 'putCounters'>['on']): Asking<readonly (ObjectId | PlayerId)[]> {
  if (isObjects(on)) {
    const named = on.kind === 'ref' ? on.ref : on;
    const target = named.kind === 'target' ? manner.frame.context.targets?.[named.index] : undefined;
    if (target !== undefined && isPlayer(manner.view.state, target)) return [target];
    return yield* objectsOf(manner, on, manner.frame.context.controller);
  }
  return who(manner, on);
}

type On = OfKind<Plain, 'putCounters'>['on'];

/** A target may be either: it is read as an object first. */
function isObjects(on: On): on is Exclude<On, Who> | Extract<On, { filter: unknown }> {
  return 'filter' in on || 'ref' in on || on.kind === 'topOfLibrary' || on.kind === 'chooseFromTop';
}

function objectsAmong(manner: Manner, ids: readonly (ObjectId | PlayerId)[]): readonly ObjectId[] {
  return ids.filter((id): id is ObjectId => !isPlayer(manner.view.state, id));
}

/** "{G}{G}", "GG" and "G" as symbols. */
function symbolsOf(mana: string): readonly string[] {
  const braced = mana.match(/\{[^}]+\}/g);
  return braced === null ? [...mana] : braced.map(symbol => symbol.slice(1, -1));
}
