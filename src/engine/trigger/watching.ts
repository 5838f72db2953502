// 603.2: whether something that has happened is what a triggered ability watches for.
import type { ThisTurnFact } from '../../vocabulary/index.ts';
import type { Filter } from '../ability/filter.ts';
import type { Who } from '../ability/reference.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { compare } from '../match/compare.ts';
import { isAmong, refOf } from '../match/player.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { about, asObject, asPlayer, byPlayer, fits, once, type Seen, type Watch } from './seen.ts';
import { entered, moved } from './zone-changes.ts';

/** What the occurrence is to an ability with that event; undefined where it is not what that watches for. */
export function seen(event: TriggerEvent, it: Occurrence, watch: Watch): Seen | undefined {
  if (event.during !== undefined && !isAmong(watch.view, event.during, watch.context, watch.view.state.active)) {
    return undefined;
  }
  const found = seenAs(event, it, watch);
  return found === undefined || !event.firstTime || isFirst(event, it, watch) ? found : undefined;
}

/** What the turn's record says of before, where it says anything: "for the first time each turn". */
function isFirst(event: TriggerEvent, it: Occurrence, { view, occurrences }: Watch): boolean {
  const fact = EARLIER[event.kind];
  if (fact === undefined || !('player' in it)) return true;
  const player = view.state.players.find(one => one.id === it.player);
  const now = occurrences.filter(other => other.kind === it.kind && 'player' in other && other.player === it.player);
  // The position right after the event has recorded it too.
  const recorded = now.reduce((sum, other) => sum + ('amount' in other ? other.amount : 1), 0);
  return Number(player?.thisTurn[fact] ?? 0) <= recorded;
}

const EARLIER: Readonly<Partial<Record<TriggerEvent['kind'], ThisTurnFact>>> = {
  gainsLife: 'lifeGained',
  losesLife: 'lifeLost',
};

function seenAs(event: TriggerEvent, it: Occurrence, watch: Watch): Seen | undefined {
  switch (it.kind) {
    case 'entered':
      return entered(event, it, watch);
    case 'moved':
      return moved(event, it, watch);
    case 'damaged':
      return damaged(event, it, watch);
    case 'prevented':
      return prevented(event, it, watch);
    case 'countersPut':
    case 'countersRemoved':
      return counted(event, it, watch);
    case 'gainedLife':
      return event.kind === 'gainsLife' ? byPlayer(event, it.player, it.batch, watch, it.amount) : undefined;
    case 'lostLife':
      return event.kind === 'losesLife' ? byPlayer(event, it.player, it.batch, watch, it.amount) : undefined;
    case 'drew':
      return drew(event, it, watch);
    case 'began':
      return event.kind === 'begins' &&
        event.step === it.what &&
        isAmong(watch.view, event.whose, watch.context, it.player)
        ? { times: 1, object: undefined, refers: { that: it.player }, together: undefined }
        : undefined;
    case 'acted':
      return acted(event, it, watch);
    case 'designated':
      return event.kind === 'becomes' && `${it.designation}:`.startsWith(`${event.designation}:`)
        ? about(event.what, it.object, watch)
        : undefined;
    case 'attached':
      return attached(event, it, watch);
    case 'unattached':
      return event.kind === 'becomesUnattached' ? about(event.what, it.object, watch) : undefined;
    case 'dayNight':
      return event.kind === 'dayNight' && it.from !== undefined ? NOBODY : undefined;
    case 'playerDesignated':
      return event.kind === 'playerBecomes' && event.designation === it.designation
        ? ofPlayer(event.who, it.player, watch)
        : undefined;
    case 'addedMana':
      return event.kind === 'addsMana' &&
        it.tapped &&
        (event.who === undefined || ofPlayer(event.who, it.player, watch) !== undefined)
        ? about(event.what, it.source, watch, { that: it.player })
        : undefined;
    case 'lostGame':
      return event.kind === 'losesGame' ? ofPlayer(event.who, it.player, watch) : undefined;
    case 'paidLife':
    case 'becameCopy':
    case 'turnedFaceDown':
    case 'skipped':
      return undefined;
    default:
      return STATUS[it.kind] === event.kind ? changedStatus(event as StatusEvent, it, watch) : undefined; // the kind was just compared
  }
}

const NOBODY: Seen = { times: 1, object: undefined, refers: {}, together: undefined };

function ofPlayer(who: Who, player: PlayerId, watch: Watch): Seen | undefined {
  return isAmong(watch.view, who, watch.context, player) ? { ...NOBODY, refers: { that: player } } : undefined;
}

type StatusEvent = OfKind<TriggerEvent, 'mutates'>;

const STATUS = {
  tapped: 'taps',
  untapped: 'untaps',
  transformed: 'transforms',
  turnedFaceUp: 'turnsFaceUp',
  phasedIn: 'phasesIn',
  phasedOut: 'phasesOut',
  mutated: 'mutates',
} as const satisfies Record<string, StatusEvent['kind']>;

function changedStatus(
  { what, into, oneOrMore = false }: StatusEvent,
  { object, batch }: { readonly object: ObjectId; readonly batch: number },
  watch: Watch,
): Seen | undefined {
  const found = into === undefined || fits(into, object, watch) ? about(what, object, watch) : undefined;
  return found && { ...found, together: once(oneOrMore, batch) };
}

/** "Your second card each turn": cards drawn before, and by this event before this one. */
function drew(event: TriggerEvent, it: OfKind<Occurrence, 'drew'>, watch: Watch): Seen | undefined {
  if (event.kind !== 'draws') return undefined;
  if (event.nth !== undefined) {
    const mine = watch.occurrences.filter(other => other.kind === 'drew' && other.player === it.player);
    const player = watch.view.state.players.find(one => one.id === it.player);
    const all = Number(player?.thisTurn.cardsDrawn ?? 0) + (player?.drawn ?? 0);
    // The position right after the event has counted all of its draws.
    if (all - mine.length + mine.indexOf(it) + 1 !== event.nth) return undefined;
  }
  const found = byPlayer(event, it.player, it.batch, watch);
  return found && { ...found, refers: { ...found.refers, it: it.object } };
}

function damaged(event: TriggerEvent, it: OfKind<Occurrence, 'damaged'>, watch: Watch): Seen | undefined {
  const { source, amount, batch } = it;
  const object = asObject(it.to, watch.view);
  if (event.kind === 'dealtDamage') {
    if (event.combat !== undefined && event.combat !== it.combat) return undefined;
    const found = object === undefined ? undefined : about(event.what, object, watch, { amount, eventSource: source });
    // Damage from several sources at once is one occasion for whatever it is dealt to.
    return found && { ...found, together: `${batch}:${it.to}` };
  }
  if (event.kind !== 'dealsDamage' || !fits(event.source, source, watch)) return undefined;
  if (event.combat !== undefined && event.combat !== it.combat) return undefined;
  if (event.to !== undefined && !isDealtTo(event.to, it.to, watch)) return undefined;
  if (event.amount !== undefined && !compare(amount, event.amount.is, event.amount.n)) return undefined;
  const that = object === undefined ? asPlayer(it.to, watch.view) : watch.view.controller(object);
  const refers = { it: object, that, amount, eventSource: source };
  return {
    times: 1,
    object: source,
    refers,
    // what a source deals at once is one dealing of damage, unless it is said to whom
    together:
      event.to === undefined && event.toEach !== true
        ? `${batch}:${source}`
        : once(event.oneOrMore, batch, object === undefined ? it.to : ''),
  };
}

/** 615.13: each time an effect is applied to what would be dealt at once. */
function prevented(event: TriggerEvent, it: OfKind<Occurrence, 'prevented'>, watch: Watch): Seen | undefined {
  if (event.kind !== 'damagePrevented' || !isDealtTo(event.to, it.to, watch)) return undefined;
  const object = asObject(it.to, watch.view);
  const refers = { it: object, amount: it.amount };
  return { times: 1, object, refers, together: `${it.batch}:${it.by}` };
}

function isDealtTo(to: Filter | Who, id: ObjectId | PlayerId, watch: Watch): boolean {
  const object = asObject(id, watch.view);
  if ('clauses' in to) return object !== undefined && fits(to, object, watch);
  const player = asPlayer(id, watch.view);
  return player !== undefined && isAmong(watch.view, to, watch.context, player);
}

type Counted = OfKind<Occurrence, 'countersPut' | 'countersRemoved'>;

/** 122.6, 714.2b: "a counter" triggers for each, "one or more counters" once for the object they are put on. */
function counted(event: TriggerEvent, it: Counted, watch: Watch): Seen | undefined {
  const object = asObject(it.on, watch.view);
  if (object === undefined) return countedOnPlayer(event, it, watch);
  if (event.kind === 'chapter') return it.kind === 'countersPut' ? chapters(event, it, object, watch) : undefined;
  if (event.kind !== 'countersPut' && event.kind !== 'countersRemoved') return undefined;
  if (event.kind !== it.kind || (event.counter !== undefined && event.counter !== it.counter)) return undefined;
  if (!('clauses' in event.on)) return undefined;
  const found = about(event.on, object, watch, { amount: it.amount });
  if (found === undefined) return undefined;
  const each = { ...found, times: it.amount };
  const together = { ...found, together: `${it.batch}:${object}` };
  if (it.kind === 'countersRemoved') {
    if (event.kind === 'countersRemoved' && event.last) return it.left === 0 ? { ...found } : undefined;
    return event.oneOrMore ? together : each;
  }
  if (event.kind !== 'countersPut') return undefined;
  if (event.who !== undefined && !isAmong(watch.view, event.who, watch.context, it.player)) return undefined;
  const { nth } = event;
  if (nth !== undefined) return it.before < nth && nth <= it.before + it.amount ? { ...found } : undefined;
  if (event.all === true) return { ...found, together: `${it.batch}:` };
  return event.oneOrMore ? together : each;
}

/** "You get one or more {E}": counters on players. */
function countedOnPlayer(event: TriggerEvent, it: Counted, watch: Watch): Seen | undefined {
  const player = asPlayer(it.on, watch.view);
  if (player === undefined || event.kind !== 'countersPut' || it.kind !== 'countersPut') return undefined;
  if ('clauses' in event.on || (event.counter !== undefined && event.counter !== it.counter)) return undefined;
  const found = ofPlayer(event.on, player, watch);
  return found && { ...found, refers: { ...found.refers, amount: it.amount }, times: event.oneOrMore ? 1 : it.amount };
}

/** 714.2b, 714.2c; 702.155a: with read ahead, the turn it entered only the chapter with exactly that number. */
function chapters(
  event: OfKind<TriggerEvent, 'chapter'>,
  it: OfKind<Occurrence, 'countersPut'>,
  object: ObjectId,
  watch: Watch,
): Seen | undefined {
  if (it.counter !== 'lore' || object !== watch.context.source) return undefined;
  const now = it.before + it.amount;
  const exactly = watch.view.object(object).arrivedThisTurn && readsAhead(watch.view, object);
  const reached = event.chapters.filter(n => (exactly ? n === now : it.before < n && n <= now));
  if (reached.length === 0) return undefined;
  return { times: reached.length, object, refers: { it: object }, together: undefined };
}

/** Whether a Saga has read ahead. */
export function readsAhead(view: View, id: ObjectId): boolean {
  return view.of(id).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'read ahead');
}

function acted(event: TriggerEvent, it: OfKind<Occurrence, 'acted'>, watch: Watch): Seen | undefined {
  if (event.kind !== 'acts' || event.action !== it.action) return undefined;
  if ('clauses' in event.who) return it.object === undefined ? undefined : about(event.who, it.object, watch);
  if (!isAmong(watch.view, event.who, watch.context, it.player)) return undefined;
  return { times: 1, object: undefined, refers: { that: it.player }, together: undefined };
}

function attached(event: TriggerEvent, it: OfKind<Occurrence, 'attached'>, watch: Watch): Seen | undefined {
  if (event.kind !== 'becomesAttached') return undefined;
  const found = about(event.what, it.object, watch);
  const host = asObject(it.to, watch.view);
  if (found === undefined || host === undefined) return undefined;
  const isTo =
    'clauses' in event.to ? fits(event.to, host, watch) : refOf(watch.view, event.to, watch.context) === host;
  return isTo ? found : undefined;
}
