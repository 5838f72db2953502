// Expansion of events with nothing left to replace (616.1g, 120.4c): atomic actions to perform, and contained events.

import type { Effect } from '../ability/effect.ts';
import { canBeAttached } from '../attach/legal.ts';
import { type ChoiceGenerator, chooseWord } from '../choice/choice-request.ts';
import { chooseAttackedBy } from '../entering/enter-attacking.ts';
import { finishEntering } from '../entering/finish-entering.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { Cause, EnteringObject, GameEvent, Move, TokenToCreate } from '../event/game-event.ts';
import type { EventBatch, InstructionFrame } from '../event/pending-event.ts';
import { type Run, recordFact, viewOf } from '../event/run-state.ts';
import { defaultTokenName } from '../instructions/described-token.ts';
import { hasKeyword } from '../match/has.ts';
import { countersKept } from '../match/keeps-counters.ts';
import type { View } from '../match/view.ts';
import { changeState, isPlayer, newId, newTimestamp, playerNamedIn, putInZone } from '../model/change-state.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zone-lists.ts';
import { exertText, unsureRestrictions } from '../replacement/attack-restrictions.ts';
import { forbiddingEffect } from '../replacement/cant-effects.ts';
import { castRestrictions } from '../replacement/cast-restrictions.ts';
import { tokenObject } from '../replacement/pending-token.ts';
import { ruleOfException } from '../replacement/rewrite-citations.ts';
import { damageResults } from './damage-results.ts';
import { recordIllegal } from './illegal-targets.ts';
import { withDeparted } from './last-known.ts';

/** The expansion of an event. `view` is the view for contained events, where that looks ahead. */
export interface ExpandedEvent {
  readonly actions: readonly AtomicAction[];
  readonly events: readonly GameEvent[];
  readonly then: readonly {
    readonly effects: readonly Effect[];
    readonly frame: InstructionFrame;
    readonly costs?: readonly Effect[];
  }[];
  readonly view?: View | undefined;
}

/** Expands an event; several only where they are damage dealt at the same time. */
export function* expandEvent(
  run: Run,
  batch: EventBatch,
  view: View,
  settled: readonly GameEvent[],
): ChoiceGenerator<ExpandedEvent> {
  const [event] = settled;
  if (event === undefined) return NOTHING;
  const contain = CONTAINS[event.kind] as Contain<typeof event.kind>; // the table is complete by kind
  return yield* contain({ run, batch, view, settled }, event as never);
}

interface At {
  readonly run: Run;
  readonly batch: EventBatch;
  readonly view: View;
  readonly settled: readonly GameEvent[];
}

type Contain<K extends GameEvent['kind']> = (at: At, event: OfKind<GameEvent, K>) => ChoiceGenerator<ExpandedEvent>;

const CONTAINS: { readonly [K in GameEvent['kind']]: Contain<K> } = {
  *enters({ run, batch, view }, { objects: [entering] }) {
    return entering === undefined ? NOTHING : yield* finishEntering(run, batch, view, entering);
  },
  *dealsDamage({ run, view, settled }) {
    return damageResults(run, view, settled);
  },
  *creates({ run }, event) {
    return events([created(run, event)]);
  },
  *destroys(_, event) {
    return events([destroyed(event)]);
  },
  *mills({ run, batch }, event) {
    return events([milled(run, batch, event)]);
  },
  // 119.4: a player who pays life loses it
  *paysLife(_, { player, amount, by }) {
    return {
      ...atomicActionsOf([{ kind: 'paidLife', player, amount }]),
      events: [{ kind: 'losesLife', player, amount, by }],
    };
  },
  *setsLife({ run, batch }, event) {
    return events(lifeSet(run, batch, event));
  },
  *movesCounters({ run, view }, event) {
    return events(countersMoved(run, view, event));
  },
  *carriesOut({ run, view }, event) {
    const { effects, costs = [], by, targets: announced, illegal = [], x, amount, lastKnown: was } = event;
    recordIllegal(run, view, event);
    // 608.2b: without a legal target it does not resolve
    const isLeft = illegal.length === 0 || illegal.length < announced.length;
    const targets = announced.map((it, n) => (illegal.includes(n) ? undefined : it));
    const chosen = x === undefined ? {} : { x };
    // 608.2h: what has entered is there to be looked at
    const isThere = (it: ObjectId | PlayerId) => run.state.objects.get(it as ObjectId)?.zone === 'battlefield';
    const known = [...(by.source === undefined ? [] : [by.source]), ...announced].filter(it => !isThere(it));
    const left = was && withDeparted(undefined, viewOf(run, was), run, known);
    const own = by.source === undefined ? undefined : run.state.objects.get(by.source)?.chosen;
    const context = { source: by.source, controller: by.controller, targets, amount, lastKnown: left, ...chosen };
    const frame = { by, context: { ...context, chosen: own }, told: true };
    const done = { effects: isLeft ? effects : [], frame, costs };
    return { ...NOTHING, actions: activationOf(event), then: [done] };
  },
  *attaches({ run, view }, event) {
    return canBeAttached(view, event.object, event.to, event.asCreature)
      ? atomicActionsOf([event])
      : stays(run, view, event);
  },
  *moves({ run, view }, event) {
    for (const move of event.objects) {
      recordMoved(run, move);
      if (move.verb === 'sacrifice') recordUndestroyed(run, view, move.object);
    }
    const kept = (move: Move) => ({ ...move, remainingCounters: countersKept(view, move.object, move.to) });
    return atomicActionsOf(
      event.objects.map((move): AtomicAction => ({ kind: 'moves', move: kept(move), by: event.by })),
    );
  },
  *draws(_, { player }) {
    return atomicActionsOf([{ kind: 'draws', player }]);
  },
  *merges({ run, view }, event) {
    const top = event.top ?? (yield* isOnTop(run, view, event));
    return atomicActionsOf([{ kind: 'merges', spell: event.spell, with: event.with, top }]);
  },
  gainsLife: lifeChanged,
  losesLife: lifeChanged,
  transforms: onObjects,
  taps: onObjects,
  untaps: onObjects,
  phasesIn: onObjects,
  phasesOut: onObjects,
  turnsFaceUp: onObjects,
  *turnsFaceDown(_, { objects, as }) {
    return atomicActionsOf(objects.map((object): AtomicAction => ({ kind: 'turnsFaceDown', object, as })));
  },
  // 508.1f: attacking taps it, unless it has vigilance (702.20b)
  *attacks({ run, view }, { objects: [attack] }) {
    if (attack === undefined) return NOTHING;
    const { object } = attack;
    const attacking = yield* chooseAttackedBy(run, view, attack);
    if (attacking === undefined) return NOTHING;
    const isPlayers = isPlayer(run.state, attacking);
    recordFact(run, '508.1b', { kind: 'attacks' }, isPlayers ? [object] : [object, attacking], {
      players: isPlayers ? [attacking] : [],
      notable: false,
    });
    const attacked = isPlayer(run.state, attacking) ? undefined : attacking;
    for (const { text: printed, source } of unsureRestrictions(view, object, attacked))
      recordFact(
        run,
        '508.1c',
        { kind: 'attack taken as legal', printed },
        source === undefined ? [object] : [object, source],
      );
    const exert = exertText(view, object);
    if (exert !== undefined) recordFact(run, '701.43d', { kind: 'may be exerted', printed: exert }, [object]);
    const stays = hasKeyword(view, object, 'vigilance');
    return {
      ...atomicActionsOf([{ kind: 'attacks', object, attacking }]),
      events: stays ? [] : [{ kind: 'taps', objects: [object], who: view.controller(object) }],
    };
  },
  *casts({ run, view }, event) {
    for (const { text: printed, source } of castRestrictions(view, event.object, event.cast.by))
      recordFact(
        run,
        '101.2',
        { kind: 'cast taken as legal', printed },
        source === undefined ? [event.object] : [event.object, source],
      );
    return atomicActionsOf([event]);
  },
  becomesCopy: asItIs,
  putsCounters: asItIs,
  removesCounters: asItIs,
  begins: asItIs,
  addsMana: asItIs,
  losesGame: asItIs,
  winsGame: asItIs,
  shuffles: asItIs,
};

/** 602.2b: the activation of an ability, with those of its targets that are legal. */
function activationOf({ by, activation, targets, illegal = [] }: OfKind<GameEvent, 'carriesOut'>): AtomicAction[] {
  const { source: object, controller: player } = by;
  if (activation === undefined || object === undefined) return [];
  const legal = targets.filter((_, n) => !illegal.includes(n));
  return [{ kind: 'activates', object, player, targets: legal, activation }];
}

function* lifeChanged(_: At, { kind, player, amount }: OfKind<GameEvent, 'gainsLife'>): ChoiceGenerator<ExpandedEvent> {
  return kind === 'paysLife' ? NOTHING : atomicActionsOf([{ kind, player, amount }]);
}

function* onObjects(_: At, event: OfKind<GameEvent, 'taps' | 'turnsFaceUp'>): ChoiceGenerator<ExpandedEvent> {
  const { kind } = event;
  const who = 'who' in event && event.who !== undefined ? { who: event.who } : {};
  return atomicActionsOf(event.objects.map((object): AtomicAction => ({ kind, object, ...who })));
}

function* asItIs(_: At, event: Extract<GameEvent, AtomicAction>): ChoiceGenerator<ExpandedEvent> {
  return atomicActionsOf([event]);
}

/** 702.140c: the spell's controller puts it on top of the creature or under it. */
function* isOnTop(run: Run, view: View, event: Extract<GameEvent, { kind: 'merges' }>): ChoiceGenerator<boolean> {
  const header = { kind: 'mode', who: view.controller(event.spell), object: event.spell, rule: '702.140c' } as const;
  return (yield* chooseWord(run, header, ['top', 'bottom'])) !== 'bottom';
}

const NOTHING: ExpandedEvent = { actions: [], events: [], then: [] };

function atomicActionsOf(list: readonly AtomicAction[]): ExpandedEvent {
  return { ...NOTHING, actions: list };
}

function events(list: readonly GameEvent[]): ExpandedEvent {
  return { ...NOTHING, events: list };
}

/** 701.7a: the entering of new tokens, which are in no zone before. */
function created(run: Run, event: Extract<GameEvent, { kind: 'creates' }>): GameEvent {
  const objects: EnteringObject[] = [];
  run.state = changeState(run.state, draft => {
    const labels = new Set([...draft.objects.values()].map(object => object.label));
    for (const token of event.tokens) {
      recordCreated(run, token, event.under);
      if (token.count > MOST_TOKENS) run.cut = true;
      for (let n = 0; n < Math.min(token.count, MOST_TOKENS); n++) {
        const id = newId(draft);
        const label = freeLabel(labels, token);
        draft.objects.set(id, { ...tokenObject(token, id, ownerOf(run, event), newTimestamp(draft)), label });
        putInZone(draft, id, 'nowhere', event.under, 'top');
        objects.push(enteringToken(token, id, event));
      }
    }
  });
  return { kind: 'enters', objects };
}

/** 111.2; before Magic 2010 it was the controller of the effect. */
function ownerOf(run: Run, { under, by }: Extract<GameEvent, { kind: 'creates' }>): PlayerId {
  return run.edition.tokensBelongToTheirCreator ? under : (by?.controller ?? under);
}

/** The greatest number of tokens of one kind created one by one; with more the answer is marked incomplete. */
const MOST_TOKENS = 256;

/** Records the owner and the name of the token (111.2-111.4, 111.9, 707.8a). */
function recordCreated(run: Run, token: TokenToCreate, under: PlayerId): void {
  const printed = token.copy?.of.printed ?? token.printed;
  const [front] = printed.faces;
  const isDefault = token.copy === undefined && front.name === defaultTokenName(front.subtypes, run.edition);
  const also = [
    '111.3',
    '616.1g',
    ...(isDefault ? ['111.4'] : []),
    ...(!isDefault && front.supertypes.includes('Legendary') ? ['111.9'] : []),
    ...(token.copy === undefined ? [] : ['707.2']),
    ...(token.copy !== undefined && printed.faces.length > 1 ? ['707.8a'] : []),
    ...(token.copy?.exceptions ?? []).flatMap(ruleOfException),
  ];
  recordFact(run, '111.2', { kind: 'creates', name: front.name }, [], { players: [under], also, notable: false });
}

function freeLabel(labels: Set<string>, token: TokenToCreate): string {
  const called = token.label === '' ? (token.printed.faces[token.face]?.name ?? token.printed.cardName) : token.label;
  let label = called;
  for (let n = 2; labels.has(label); n++) label = `${called}#${n}`;
  labels.add(label);
  return label;
}

function enteringToken(
  token: TokenToCreate,
  object: ObjectId,
  event: Extract<GameEvent, { kind: 'creates' }>,
): EnteringObject {
  return {
    object,
    under: event.under,
    from: 'nowhere',
    tapped: token.tapped,
    face: token.copy?.of.face ?? token.face,
    faceDown: undefined,
    counters: token.counters,
    // 111.3: the token has the copied values from its creation on
    copy: undefined,
    attachedTo: token.attachedTo,
    attacking: token.attacking,
    cast: undefined,
    prototyped: token.copy?.of.prototyped ?? false,
    designations: [],
    changes: token.changes ?? [],
    played: false,
    by: event.by,
    instructed: token.instructed,
    afterwards: token.afterwards,
    created: true,
  };
}

/** Records a zone change: a new object (400.7), no counters (122.2), revealed (708.9). */
function recordMoved(run: Run, { object, to }: Move): void {
  const before = run.state.objects.get(object);
  if (before === undefined) return;
  const also = [
    ...(Object.keys(before.counters).length > 0 ? ['122.2'] : []),
    ...(before.faceDown === undefined ? [] : ['708.9']),
    ...(before.components.length === 0 ? [] : before.printed.layout === 'meld' ? ['712.21'] : ['730.3']),
  ];
  recordFact(run, '400.7', { kind: 'is a new object', to }, [object], { also, notable: false });
}

/** 701.21a: what can't be destroyed is sacrificed all the same. */
function recordUndestroyed(run: Run, view: View, object: ObjectId): void {
  const event = { kind: 'destroys', objects: [object], noRegeneration: false, by: undefined } as const;
  if (view.state.objects.get(object)?.zone !== 'battlefield' || forbiddingEffect(run, view, event) === undefined)
    return;
  recordFact(run, '701.21a', { kind: 'sacrificed, not destroyed' }, [object], { also: ['702.12b'] });
}

/** 701.8a: to destroy is to move to the graveyard. */
function destroyed(event: Extract<GameEvent, { kind: 'destroys' }>): GameEvent {
  return { kind: 'moves', objects: event.objects.map(object => toGraveyard(object, 'destroy')), by: event.by };
}

function milled(
  run: Run,
  batch: EventBatch,
  event: { readonly player: PlayerId; readonly count: number; readonly by: Cause | undefined },
): GameEvent {
  // 614.13c: without cards that enter from that library
  const library = inZone(run.state, 'library', event.player);
  const free = library.filter(id => !batch.entering.has(id) && !batch.movedObjects.has(id));
  const cards = free.slice(0, event.count);
  for (const id of cards) batch.movedObjects.add(id);
  return { kind: 'moves', objects: cards.map(object => toGraveyard(object, 'mill')), by: event.by };
}

function toGraveyard(object: ObjectId, verb: Move['verb']): Move {
  return { object, to: 'graveyard', verb, position: 'top', withCounters: [], linkedTo: undefined };
}

/** 119.5: the gain or loss of the difference. */
function lifeSet(run: Run, batch: EventBatch, event: Extract<GameEvent, { kind: 'setsLife' }>): readonly GameEvent[] {
  const { player, by } = event;
  const difference = event.amount - playerNamedIn(run.state, player).life - (batch.life.get(player) ?? 0);
  recordFact(run, '119.5', { kind: 'life set', life: event.amount }, [], { players: [player] });
  if (difference === 0) return [];
  return [{ kind: difference > 0 ? 'gainsLife' : 'losesLife', player, amount: Math.abs(difference), by }];
}

/** 122.5: both parts must be possible, or neither happens. */
function countersMoved(
  run: Run,
  view: View,
  event: Extract<GameEvent, { kind: 'movesCounters' }>,
): readonly GameEvent[] {
  const { from, to, counter, by } = event;
  const amount = Math.min(event.amount, view.object(from).counters[counter] ?? 0);
  const player = by?.controller ?? view.controller(to);
  const removes = { kind: 'removesCounters', on: from, counter, amount, by } as const;
  const puts = { kind: 'putsCounters', on: to, counter, amount, player, by } as const;
  const isPossible =
    amount > 0 &&
    from !== to &&
    isOnBattlefield(view.object(from)) &&
    isOnBattlefield(view.object(to)) &&
    forbiddingEffect(run, view, removes) === undefined &&
    forbiddingEffect(run, view, puts) === undefined;
  recordFact(run, '122.5', { kind: isPossible ? 'moves counters' : 'cannot move counters', counter, amount }, [
    from,
    to,
  ]);
  return isPossible ? [removes, puts] : [];
}

function isOnBattlefield(object: GameObject): boolean {
  return object.zone === 'battlefield';
}

/** 303.4j, 301.5b: it does not move. */
function stays(run: Run, view: View, event: Extract<GameEvent, { kind: 'attaches' }>): ExpandedEvent {
  const isAura = view.of(event.object).subtypes.includes('Aura');
  const objects = isPlayer(view.state, event.to) ? [event.object] : [event.object, event.to];
  recordFact(run, isAura ? '303.4j' : '301.5b', { kind: 'does not move' }, objects);
  return NOTHING;
}
