// Matching of occurrences against trigger events (603.2), by kind of event.
import type { Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { compareNumbers } from '../match/compare-numbers.ts';
import { hasKeyword } from '../match/has.ts';
import { isAmongPlayers, resolveObject } from '../match/resolve-reference.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { matchAttack, matchCast, matchTargeted } from './attacks-and-casts.ts';
import { isFirst } from './first-time.ts';
import {
  batchKey,
  matchesInContext,
  matchObjectEvent,
  matchPlayerEvent,
  objectIdIn,
  playerIdIn,
  type TriggerContext,
  type TriggerMatch,
} from './match-occurrence.ts';
import { matchEntering, matchZoneChange } from './zone-changes.ts';

/** The match of the occurrence with the trigger event; undefined where it does not match. */
export function matchTrigger(
  event: TriggerEvent,
  occurrence: Occurrence,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (event.during !== undefined && !isDuring(event.during, occurrence, watch)) return undefined;
  const found = matchByKind(event, occurrence, watch);
  return found === undefined || !event.firstTime || isFirst(event, occurrence, watch) ? found : undefined;
}

/** "During your turn"; "during their turn" is that of the player whom the event is about. */
function isDuring(who: PlayerRef, occurrence: Occurrence, { view, context }: TriggerContext): boolean {
  const that = 'player' in occurrence ? { that: occurrence.player } : {};
  return isAmongPlayers(view, who, { ...context, ...that }, view.state.active);
}

function matchByKind(event: TriggerEvent, occurrence: Occurrence, watch: TriggerContext): TriggerMatch | undefined {
  switch (occurrence.kind) {
    case 'entered':
      return enteredTapped(event, occurrence, watch) ?? matchEntering(event, occurrence, watch);
    case 'moved':
      return matchZoneChange(event, occurrence, watch);
    case 'damaged':
      return damaged(event, occurrence, watch);
    case 'prevented':
      return prevented(event, occurrence, watch);
    case 'countersPut':
    case 'countersRemoved':
      return counted(event, occurrence, watch);
    case 'gainedLife':
      return event.kind === 'gainsLife'
        ? matchPlayerEvent(event, occurrence.player, occurrence.batch, watch, occurrence.amount)
        : undefined;
    case 'lostLife':
      return event.kind === 'losesLife'
        ? matchPlayerEvent(event, occurrence.player, occurrence.batch, watch, occurrence.amount)
        : undefined;
    case 'drew':
      return drew(event, occurrence, watch);
    case 'began':
      return event.kind === 'begins' &&
        event.step === occurrence.what &&
        isAmongPlayers(watch.view, event.whose, watch.context, occurrence.player)
        ? { times: 1, object: undefined, refers: { that: occurrence.player }, together: undefined }
        : undefined;
    case 'attacked':
      return matchAttack(event, occurrence, watch);
    case 'wasCast':
      return matchCast(event, occurrence, watch);
    case 'targeted':
      return matchTargeted(event, occurrence, watch);
    case 'acted':
      return acted(event, occurrence, watch);
    case 'designated':
      return event.kind === 'becomes' && `${occurrence.designation}:`.startsWith(`${event.designation}:`)
        ? matchObjectEvent(event.what, occurrence.object, watch)
        : undefined;
    case 'attached':
      return attached(event, occurrence, watch);
    case 'unattached':
      return event.kind === 'becomesUnattached' ? matchObjectEvent(event.what, occurrence.object, watch) : undefined;
    case 'dayNight':
      return event.kind === 'dayNight' && occurrence.from !== undefined ? NOBODY : undefined;
    case 'playerDesignated':
      return event.kind === 'playerBecomes' && event.designation === occurrence.designation
        ? ofPlayer(event.who, occurrence.player, watch)
        : undefined;
    case 'addedMana':
      return event.kind === 'addsMana' &&
        occurrence.tapped &&
        (event.symbol === undefined || occurrence.mana.includes(event.symbol)) &&
        (event.who === undefined || ofPlayer(event.who, occurrence.player, watch) !== undefined)
        ? matchObjectEvent(event.what, occurrence.source, watch, { that: occurrence.player })
        : undefined;
    case 'lostGame':
      return event.kind === 'losesGame' ? ofPlayer(event.who, occurrence.player, watch) : undefined;
    case 'paidLife':
      return event.kind === 'paysLife'
        ? matchPlayerEvent(event, occurrence.player, occurrence.batch, watch, occurrence.amount)
        : undefined;
    case 'becameCopy':
    case 'turnedFaceDown':
    case 'skipped':
      return undefined;
    default:
      return STATUS[occurrence.kind] === event.kind
        ? changedStatus(event as StatusEvent, occurrence, watch)
        : undefined; // the kind was just compared
  }
}

/** 603.2e: entering tapped is no becoming tapped, whatever some believe. */
function enteredTapped(
  event: TriggerEvent,
  { object }: OfKind<Occurrence, 'entered'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (event.kind !== 'taps' || !watch.view.edition.misconceptions.enteringTappedIsBecoming) return undefined;
  return watch.view.object(object).tapped ? matchObjectEvent(event.what, object, watch) : undefined;
}

const NOBODY: TriggerMatch = { times: 1, object: undefined, refers: {}, together: undefined };

function ofPlayer(who: PlayerRef, player: PlayerId, watch: TriggerContext): TriggerMatch | undefined {
  return isAmongPlayers(watch.view, who, watch.context, player) ? { ...NOBODY, refers: { that: player } } : undefined;
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
  watch: TriggerContext,
): TriggerMatch | undefined {
  const found =
    into === undefined || matchesInContext(into, object, watch) ? matchObjectEvent(what, object, watch) : undefined;
  return found && { ...found, together: batchKey(oneOrMore, batch) };
}

/** "Your second card each turn", "except the first one they draw in each of their draw steps". */
function drew(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'drew'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (event.kind !== 'draws') return undefined;
  if (event.nth !== undefined && event.nth !== ordinalOfDraw(occurrence, watch)) return undefined;
  if (event.exceptFirstInDrawStep && isFirstInDrawStep(occurrence, watch)) return undefined;
  if (event.what !== undefined && !matchesInContext(event.what, occurrence.object, watch)) return undefined;
  const found = matchPlayerEvent(event, occurrence.player, occurrence.batch, watch);
  return found && { ...found, refers: { ...found.refers, it: occurrence.object } };
}

/** The place of the draw among that player's this turn: after cards drawn before, and by this event before this one. */
function ordinalOfDraw(occurrence: OfKind<Occurrence, 'drew'>, watch: TriggerContext): number {
  const mine = watch.occurrences.filter(other => other.kind === 'drew' && other.player === occurrence.player);
  const player = watch.view.state.players.find(one => one.id === occurrence.player);
  const all = Number(player?.thisTurn.cardsDrawn ?? 0) + (player?.drawn ?? 0);
  // The position right after the event has counted all of its draws.
  return all - mine.length + mine.indexOf(occurrence) + 1;
}

function isFirstInDrawStep(occurrence: OfKind<Occurrence, 'drew'>, watch: TriggerContext): boolean {
  const { step, active } = watch.view.state;
  return step === 'draw' && active === occurrence.player && ordinalOfDraw(occurrence, watch) === 1;
}

function damaged(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'damaged'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { source, amount, batch } = occurrence;
  const object = objectIdIn(occurrence.to, watch.view);
  if (event.kind === 'dealtDamage') {
    if (event.combat !== undefined && event.combat !== occurrence.combat) return undefined;
    if (event.atLeast !== undefined && dealtTogether(occurrence, watch) < event.atLeast) return undefined;
    if (event.excess === true && (object === undefined || excessDamage(object, occurrence, watch) <= 0))
      return undefined;
    const found =
      object === undefined ? undefined : matchObjectEvent(event.what, object, watch, { amount, eventSource: source });
    // damage from several sources at once is one occasion for the damaged object or player
    return found && { ...found, together: event.oneOrMore ? `${batch}` : `${batch}:${occurrence.to}` };
  }
  if (event.kind !== 'dealsDamage' || !matchesInContext(event.source, source, watch)) return undefined;
  if (event.combat !== undefined && event.combat !== occurrence.combat) return undefined;
  if (event.to !== undefined && !isDealtTo(event.to, occurrence.to, watch)) return undefined;
  if (event.amount !== undefined && !compareNumbers(amount, event.amount.is, event.amount.n)) return undefined;
  const that = object === undefined ? playerIdIn(occurrence.to, watch.view) : watch.view.controller(object);
  const refers = { it: object, that, amount, eventSource: source };
  return {
    times: 1,
    object: source,
    refers,
    // simultaneous damage of one source is one occasion, unless the event names recipients
    together:
      event.to === undefined && event.toEach !== true
        ? `${batch}:${source}`
        : batchKey(event.oneOrMore, batch, object === undefined ? occurrence.to : ''),
  };
}

/** The damage dealt to one object or player at the same time. */
function dealtTogether({ to, batch }: OfKind<Occurrence, 'damaged'>, { occurrences }: TriggerContext): number {
  const same = occurrences.flatMap(it => (it.kind === 'damaged' && it.to === to && it.batch === batch ? [it] : []));
  return same.reduce((sum, it) => sum + it.amount, 0);
}

/** 120.10: the damage dealt at once beyond what is lethal, or beyond the loyalty or defense there was. */
function excessDamage(id: ObjectId, occurrence: OfKind<Occurrence, 'damaged'>, watch: TriggerContext): number {
  const { view, occurrences } = watch;
  const total = dealtTogether(occurrence, watch);
  const { types, toughness = 0 } = view.of(id);
  const marked = Math.max(0, view.object(id).damage - total);
  const isDeadly = occurrences.some(fact => isDamageTo(fact, occurrence.to) && isDeadlySource(fact.source, view));
  const lethal = Math.min(Math.max(0, toughness - marked), isDeadly ? 1 : Number.POSITIVE_INFINITY);
  const removed = occurrences.filter(isRemoval).filter(fact => fact.on === id && OF_DAMAGE.includes(fact.counter));
  const counted = removed.map(fact => total - fact.amount);
  return Math.max(types.includes('Creature') ? total - lethal : 0, 0, ...counted);
}

const OF_DAMAGE: readonly string[] = ['loyalty', 'defense'];

function isDamageTo(fact: Occurrence, to: ObjectId | PlayerId): fact is OfKind<Occurrence, 'damaged'> {
  return fact.kind === 'damaged' && fact.to === to;
}

function isRemoval(fact: Occurrence): fact is OfKind<Occurrence, 'countersRemoved'> {
  return fact.kind === 'countersRemoved';
}

/** 702.2b: any damage by it is lethal. */
function isDeadlySource(source: ObjectId, view: View): boolean {
  return view.state.objects.has(source) && hasKeyword(view, source, 'deathtouch');
}

/** 615.13: each time an effect is applied to what would be dealt at once. */
function prevented(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'prevented'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (event.kind !== 'damagePrevented' || !isDealtTo(event.to, occurrence.to, watch)) return undefined;
  const object = objectIdIn(occurrence.to, watch.view);
  const refers = { it: object, amount: occurrence.amount };
  return { times: 1, object, refers, together: `${occurrence.batch}:${occurrence.by}` };
}

function isDealtTo(to: Filter | PlayerRef, id: ObjectId | PlayerId, watch: TriggerContext): boolean {
  const object = objectIdIn(id, watch.view);
  if ('clauses' in to) return object !== undefined && matchesInContext(to, object, watch);
  const player = playerIdIn(id, watch.view);
  return player !== undefined && isAmongPlayers(watch.view, to, watch.context, player);
}

type Counted = OfKind<Occurrence, 'countersPut' | 'countersRemoved'>;

/** 122.6, 714.2b: "a counter" triggers for each, "one or more counters" once for the object they are put on. */
function counted(event: TriggerEvent, occurrence: Counted, watch: TriggerContext): TriggerMatch | undefined {
  const object = objectIdIn(occurrence.on, watch.view);
  if (object === undefined) return countedOnPlayer(event, occurrence, watch);
  if (event.kind === 'chapter')
    return occurrence.kind === 'countersPut' ? chapters(event, occurrence, object, watch) : undefined;
  if (event.kind !== 'countersPut' && event.kind !== 'countersRemoved') return undefined;
  if (event.kind !== occurrence.kind || (event.counter !== undefined && event.counter !== occurrence.counter))
    return undefined;
  if (!('clauses' in event.on)) return undefined;
  const found = matchObjectEvent(event.on, object, watch, { amount: occurrence.amount });
  if (found === undefined) return undefined;
  const each = { ...found, times: occurrence.amount };
  const together = { ...found, together: `${occurrence.batch}:${object}` };
  if (occurrence.kind === 'countersRemoved') {
    if (event.kind === 'countersRemoved' && event.last) return occurrence.left === 0 ? { ...found } : undefined;
    return event.oneOrMore ? together : each;
  }
  if (event.kind !== 'countersPut') return undefined;
  if (event.who !== undefined && !isAmongPlayers(watch.view, event.who, watch.context, occurrence.player))
    return undefined;
  const { nth } = event;
  if (nth !== undefined)
    return occurrence.before < nth && nth <= occurrence.before + occurrence.amount ? { ...found } : undefined;
  if (event.all === true) return { ...found, together: `${occurrence.batch}:` };
  return event.oneOrMore ? together : each;
}

/** "You get one or more {E}": counters on players. */
function countedOnPlayer(event: TriggerEvent, occurrence: Counted, watch: TriggerContext): TriggerMatch | undefined {
  const player = playerIdIn(occurrence.on, watch.view);
  if (player === undefined || event.kind !== 'countersPut' || occurrence.kind !== 'countersPut') return undefined;
  if ('clauses' in event.on || (event.counter !== undefined && event.counter !== occurrence.counter)) return undefined;
  const found = ofPlayer(event.on, player, watch);
  return (
    found && {
      ...found,
      refers: { ...found.refers, amount: occurrence.amount },
      times: event.oneOrMore ? 1 : occurrence.amount,
    }
  );
}

/** 714.2b, 714.2c; 702.155a: with read ahead, the turn it entered only the chapter with exactly that number. */
function chapters(
  event: OfKind<TriggerEvent, 'chapter'>,
  occurrence: OfKind<Occurrence, 'countersPut'>,
  object: ObjectId,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (occurrence.counter !== 'lore' || object !== watch.context.source) return undefined;
  const now = occurrence.before + occurrence.amount;
  const exactly = watch.view.object(object).arrivedThisTurn && hasReadAhead(watch.view, object);
  const passed = event.chapters.filter(n => (exactly ? n === now : occurrence.before < n && n <= now));
  const reached = watch.view.edition.misconceptions.lastChapterAlone
    ? passed.filter(n => n === Math.min(now, finalChapter(watch.view, object)))
    : passed;
  if (reached.length === 0) return undefined;
  return { times: reached.length, object, refers: { it: object }, together: undefined };
}

/** 714.2d: the greatest number among its chapter abilities; 0 where it has none. */
export function finalChapter(view: View, id: ObjectId): number {
  return view.of(id).abilities.reduce((final, { ability }) => {
    if (ability.kind !== 'triggered') return final;
    const chapters = ability.events.flatMap(event => (event.kind === 'chapter' ? event.chapters : []));
    return Math.max(final, ...chapters);
  }, 0);
}

/** Whether a Saga has read ahead. */
export function hasReadAhead(view: View, id: ObjectId): boolean {
  return view.of(id).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'read ahead');
}

function acted(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'acted'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (event.kind !== 'acts' || event.action !== occurrence.action) return undefined;
  if ('clauses' in event.who)
    return occurrence.object === undefined ? undefined : matchObjectEvent(event.who, occurrence.object, watch);
  if (!isAmongPlayers(watch.view, event.who, watch.context, occurrence.player)) return undefined;
  return { times: 1, object: undefined, refers: { that: occurrence.player }, together: undefined };
}

function attached(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'attached'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (event.kind !== 'becomesAttached') return undefined;
  const found = matchObjectEvent(event.what, occurrence.object, watch);
  const host = objectIdIn(occurrence.to, watch.view);
  if (found === undefined || host === undefined) return undefined;
  const isTo =
    'clauses' in event.to
      ? matchesInContext(event.to, host, watch)
      : resolveObject(watch.view, event.to, watch.context) === host;
  return isTo ? found : undefined;
}
