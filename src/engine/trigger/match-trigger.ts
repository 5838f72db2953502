// Matching of occurrences against trigger events (603.2), by kind of event.
import { COLORS, LETTER_OF } from '../../vocabulary/index.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { isAmongPlayers, resolveObject } from '../match/resolve-reference.ts';
import type { Context } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { matchActivated, matchAttack, matchCast, matchTargeted } from './attacks-and-casts.ts';
import { isFirst } from './first-time.ts';
import { isOfPlayer, matchCounted, NO_SUBJECT } from './match-counter-trigger.ts';
import { matchDamage, matchPrevented } from './match-damage-trigger.ts';
import {
  batchKey,
  matchesInContext,
  matchObjectEvent,
  matchPlayerEvent,
  objectIdIn,
  type TriggerContext,
  type TriggerMatch,
} from './match-occurrence.ts';
import { isEventOf } from './trigger-event-facts.ts';
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
      return isEventOf(event, 'entered') ? matchEntering(event, occurrence, watch) : undefined;
    case 'moved':
      return isEventOf(event, 'moved') ? matchZoneChange(event, occurrence, watch) : undefined;
    case 'damaged':
      return matchDamage(event, occurrence, watch);
    case 'prevented':
      return matchPrevented(event, occurrence, watch);
    case 'countersPut':
    case 'countersRemoved':
      return matchCounted(event, occurrence, watch);
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
      return isEventOf(event, 'attacked') ? matchAttack(event, occurrence, watch) : undefined;
    case 'wasCast':
      return isEventOf(event, 'wasCast') ? matchCast(event, occurrence, watch) : undefined;
    case 'activated':
      return isEventOf(event, 'activated') ? matchActivated(event, occurrence, watch) : undefined;
    case 'targeted':
      return isEventOf(event, 'targeted') ? matchTargeted(event, occurrence, watch) : undefined;
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
      return event.kind === 'dayNight' && occurrence.from !== undefined ? NO_SUBJECT : undefined;
    case 'playerDesignated':
      return event.kind === 'playerBecomes' && event.designation === occurrence.designation
        ? isOfPlayer(event.who, occurrence.player, watch)
        : undefined;
    case 'addedMana':
      return event.kind === 'addsMana' &&
        (occurrence.tapped || event.byAbility === true) &&
        (event.symbol === undefined || occurrence.mana.includes(symbolMeant(event.symbol, watch.context))) &&
        (event.who === undefined || isOfPlayer(event.who, occurrence.player, watch) !== undefined)
        ? matchObjectEvent(event.what, occurrence.source, watch, { that: occurrence.player, mana: occurrence.mana })
        : undefined;
    case 'lostGame':
      return event.kind === 'losesGame' ? isOfPlayer(event.who, occurrence.player, watch) : undefined;
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

/** The letter of mana that an ability waits for: of the chosen color that of the choice of its source, which may be none. */
function symbolMeant(symbol: string, { chosen }: Context): string {
  if (symbol !== 'chosen') return symbol;
  const color = COLORS.find(it => it === chosen?.color);
  return color === undefined ? '' : LETTER_OF[color];
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
  { what, into, oneOrMore = false, notDeclared, who }: StatusEvent,
  { object, batch, who: by }: { readonly object: ObjectId; readonly batch: number; readonly who?: PlayerId },
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (notDeclared && watch.occurrences.some(it => it.kind === 'attacked' && it.object === object)) return undefined;
  if (who !== undefined && (by === undefined || !isAmongPlayers(watch.view, who, watch.context, by))) return undefined;
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

function acted(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'acted'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (event.kind === 'cycles') return cycled(event, occurrence, watch);
  if (event.kind !== 'acts' || event.action !== occurrence.action) return undefined;
  if ('clauses' in event.who)
    return occurrence.object === undefined ? undefined : matchObjectEvent(event.who, occurrence.object, watch);
  if (!isAmongPlayers(watch.view, event.who, watch.context, occurrence.player)) return undefined;
  return { times: 1, object: undefined, refers: { that: occurrence.player }, together: undefined };
}

/** 702.29c: the card is where it has come to be. */
function cycled(
  { who, what }: OfKind<TriggerEvent, 'cycles'>,
  { action, player, object }: OfKind<Occurrence, 'acted'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (action !== 'cycle' || object === undefined) return undefined;
  return isAmongPlayers(watch.view, who, watch.context, player) ? matchObjectEvent(what, object, watch) : undefined;
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
