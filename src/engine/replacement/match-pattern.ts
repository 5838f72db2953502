// Matching of an event against the pattern an effect watches for (614.1, 614.17).
import { rewriteClause } from '../ability/clause-logic.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { CantPattern, EventPattern } from '../ability/replacement.ts';
import type { Cause, Damage, EnteringObject, GameEvent, Move } from '../event/game-event.ts';
import type { Run } from '../event/run-state.ts';
import { evaluate } from '../match/evaluate.ts';
import { matches } from '../match/matches.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { Context, View } from '../match/view.ts';
import { isPlayer, playerNamedIn } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zone-lists.ts';
import { matchesToken } from './pending-token.ts';

type Pattern<K extends CantPattern['kind']> = Extract<EventPattern, { kind: K }>;

/** The view and context for the test of an event of the pattern's kind. */
interface Reading {
  readonly run: Run;
  readonly view: View;
  readonly context: Context;
}

/** The kinds of patterns that can watch for an event, by kind of event. */
export const PATTERNS_FOR = {
  enters: ['enters'],
  creates: ['createTokens'],
  becomesCopy: [],
  transforms: ['transform'],
  taps: ['tap'],
  untaps: ['untap'],
  phasesIn: [],
  phasesOut: [],
  turnsFaceUp: ['turnFaceUp'],
  turnsFaceDown: [],
  merges: [],
  putsCounters: ['putCounters'],
  removesCounters: ['removeCounters'],
  movesCounters: [],
  dealsDamage: ['dealDamage'],
  draws: ['draw'],
  mills: ['mill'],
  gainsLife: ['gainLife'],
  losesLife: ['loseLife', 'dealDamage'],
  paysLife: ['payLife'],
  setsLife: [],
  destroys: ['destroy'],
  moves: ['move', 'discard'],
  attaches: [],
  begins: ['begin'],
  addsMana: ['addMana'],
  attacks: [],
  casts: [],
  losesGame: ['loseGame'],
  winsGame: ['winGame'],
  shuffles: ['shuffle'],
  carriesOut: [],
} as const satisfies Record<GameEvent['kind'], readonly EventPattern['kind'][]>;

/** Whether the single event matches the pattern. */
export function matchesPattern(
  run: Run,
  view: View,
  pattern: EventPattern,
  event: GameEvent,
  context: Context,
): boolean {
  const watch = WATCHES[event.kind] as Watch<typeof event.kind>; // the table is complete by kind
  return watch({ run, view, context }, pattern, event as never);
}

type Watch<K extends GameEvent['kind']> = (at: Reading, pattern: EventPattern, event: OfKind<GameEvent, K>) => boolean;

const NOTHING_WATCHES = () => false;

const WATCHES: { readonly [K in GameEvent['kind']]: Watch<K> } = {
  enters: (at, pattern, { objects: [entering] }) =>
    pattern.kind === 'enters' && entering !== undefined && enters(at, pattern, entering),
  creates: (at, pattern, event) =>
    pattern.kind === 'createTokens' &&
    (!pattern.byEffect || event.by === undefined || event.by.isEffect) &&
    is(at, pattern.under, event.under) &&
    (pattern.what === undefined || event.tokens.some(token => matchesToken(at, pattern.what, token, event.under))),
  putsCounters: (at, pattern, event) => pattern.kind === 'putCounters' && putsCounters(at, pattern, event),
  removesCounters: (at, pattern, event) =>
    pattern.kind === 'removeCounters' && sameKind(pattern.counter, event.counter) && on(at, pattern.on, event.on),
  dealsDamage: (at, pattern, { damage: [damage] }) =>
    pattern.kind === 'dealDamage' && damage !== undefined && dealsDamage(at, pattern, damage),
  draws: (at, pattern, event) => pattern.kind === 'draw' && draws(at, pattern, event.player, event.count),
  mills: (at, pattern, event) => pattern.kind === 'mill' && is(at, pattern.who, event.player),
  moves: (at, pattern, { objects: [move], by }) => move !== undefined && moves(at, pattern, move, by),
  destroys: (at, pattern, event) =>
    pattern.kind === 'destroy' &&
    !(pattern.byEffect && event.by?.isEffect === false) &&
    anyOf(at, pattern.what, event.objects),
  transforms: (at, pattern, event) => pattern.kind === 'transform' && anyOf(at, pattern.what, event.objects),
  taps: (at, pattern, event) => pattern.kind === 'tap' && anyOf(at, pattern.what, event.objects),
  untaps: (at, pattern, event) => pattern.kind === 'untap' && anyOf(at, pattern.what, event.objects),
  turnsFaceUp: (at, pattern, event) =>
    pattern.kind === 'turnFaceUp' &&
    (!pattern.forCost || event.by === undefined) &&
    anyOf(at, pattern.what, event.objects),
  begins: (at, pattern, event) =>
    pattern.kind === 'begin' &&
    isPartOf(lowerCased(event.what), lowerCased(pattern.what)) &&
    is(at, pattern.who, event.player),
  addsMana: (at, pattern, event) => pattern.kind === 'addMana' && addsMana(at, pattern, event),
  gainsLife: (at, pattern, event) =>
    pattern.kind === 'gainLife' &&
    is(at, pattern.who, event.player) &&
    (pattern.ownEffect !== true || isOwnEffect(event)),
  losesLife,
  paysLife: (at, pattern, event) => pattern.kind === 'payLife' && is(at, pattern.who, event.player),
  losesGame: (at, pattern, event) => pattern.kind === 'loseGame' && is(at, pattern.who, event.player),
  winsGame: (at, pattern, event) => pattern.kind === 'winGame' && is(at, pattern.who, event.player),
  shuffles: (at, pattern, event) => pattern.kind === 'shuffle' && is(at, pattern.who, event.player),
  attacks: NOTHING_WATCHES,
  casts: NOTHING_WATCHES,
  becomesCopy: NOTHING_WATCHES,
  phasesIn: NOTHING_WATCHES,
  phasesOut: NOTHING_WATCHES,
  turnsFaceDown: NOTHING_WATCHES,
  merges: NOTHING_WATCHES,
  movesCounters: NOTHING_WATCHES,
  setsLife: NOTHING_WATCHES,
  attaches: NOTHING_WATCHES,
  carriesOut: NOTHING_WATCHES,
};

function addsMana(at: Reading, pattern: Pattern<'addMana'>, event: OfKind<GameEvent, 'addsMana'>): boolean {
  if (!is(at, pattern.who, event.player) || event.mana.length < (pattern.atLeast ?? 0)) return false;
  if (pattern.tapped && !event.tapped) return false;
  if (pattern.source === undefined) return true;
  return event.source !== undefined && matches(at.view, pattern.source, event.source, at.context);
}

function enters(at: Reading, pattern: Pattern<'enters'>, entering: EnteringObject): boolean {
  const cast = entering.from === 'stack' && entering.cast !== undefined;
  if (pattern.from !== undefined && !pattern.from.includes(entering.from)) return false;
  if (pattern.notFrom?.includes(entering.from)) return false;
  if (pattern.cast !== undefined && pattern.cast !== cast) return false;
  // 701.18b: to play a card is to play it as a land or to cast it.
  if (pattern.played !== undefined && pattern.played !== (entering.played || entering.cast !== undefined)) return false;
  if (pattern.under !== undefined && !is(at, pattern.under, entering.under)) return false;
  const what = { clauses: pattern.what.clauses.map(clause => comingFrom(at, clause, entering)) };
  return matches(at.view, what, entering.object, at.context);
}

/** "Creature cards in graveyards": the zone of an entering object is its former zone. */
function comingFrom(at: Reading, clause: Clause, entering: EnteringObject): Clause {
  return rewriteClause(clause, simple => {
    if (simple.kind !== 'inZone') return simple;
    const { owner } = at.view.object(entering.object);
    const isThere = simple.zone === entering.from && (simple.whose === undefined || is(at, simple.whose, owner));
    return isThere ? ALWAYS : NEVER;
  });
}

const ALWAYS: Clause = { kind: 'all', of: [] };
const NEVER: Clause = { kind: 'any', of: [] };

function putsCounters(
  at: Reading,
  pattern: Pattern<'putCounters'>,
  event: Extract<GameEvent, { kind: 'putsCounters' }>,
): boolean {
  if (!sameKind(pattern.counter, event.counter)) return false;
  // 614.16: counters put by other replacement effects too, but not by the rules alone
  if (pattern.byEffect && event.by?.isEffect === false) return false;
  if (pattern.by !== undefined && !is(at, pattern.by, event.player)) return false;
  if (pattern.ofKeyword !== undefined && !isOfDeparted(at.view, pattern.ofKeyword, event.by)) return false;
  return on(at, pattern.on, event.on);
}

/** 702.43a: whether the effect is of a triggered ability that the keyword is as its source dies. */
function isOfDeparted(view: View, keyword: string, by: Cause | undefined): boolean {
  const source = by?.source === undefined ? undefined : view.state.objects.get(by.source);
  if (source === undefined || source.zone === 'battlefield') return false;
  return view.of(source.id).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);
}

function dealsDamage(at: Reading, pattern: Pattern<'dealDamage'>, damage: Damage): boolean {
  if (pattern.combat !== undefined && pattern.combat !== damage.combat) return false;
  if (pattern.atLeast !== undefined && damage.amount < pattern.atLeast) return false;
  if (pattern.atMost !== undefined && damage.amount > pattern.atMost) return false;
  if (pattern.lessThan !== undefined && damage.amount >= evaluate(at.view, pattern.lessThan, at.context)) return false;
  if (pattern.source !== undefined && !matches(at.view, pattern.source, damage.source, at.context)) return false;
  const to = ofSource(at, damage);
  return pattern.to === undefined || pattern.to.some(it => on(to, it, damage.to));
}

/** The reading in which "the other chosen player" is another than the controller of the source. */
function ofSource(at: Reading, { source }: Damage): Reading {
  if (at.context.chosen?.players === undefined || !at.view.state.objects.has(source)) return at;
  return { ...at, context: { ...at.context, that: at.view.controller(source) } };
}

function draws(at: Reading, pattern: Pattern<'draw'>, player: PlayerId, count: number): boolean {
  const { state } = at.view;
  if (!is(at, pattern.who, player)) return false;
  // 121.2a: a pattern with a number of cards matches the whole instruction, any other each draw
  if (pattern.atLeast === undefined ? count > 1 : count < pattern.atLeast) return false;
  const drawn = playerNamedIn(state, player);
  const before = drawn.drawn + Number(drawn.thisTurn.cardsDrawn ?? 0);
  const inDrawStep = state.step === 'draw' && state.active === player;
  if (pattern.exceptFirstInDrawStep && inDrawStep && before === 0) return false;
  if (pattern.only === 'firstEachTurn' && before > 0) return false;
  if (pattern.only === 'afterFirstEachTurn' && before === 0) return false;
  if (pattern.only === 'notInDrawStep' && inDrawStep) return false;
  return pattern.emptyLibrary !== true || inZone(state, 'library', player).length === 0;
}

function moves(at: Reading, pattern: EventPattern, move: Move, by: Cause | undefined): boolean {
  const object = at.view.object(move.object);
  if (pattern.kind === 'discard') {
    const fits = pattern.byEffect !== true || by === undefined || by.isEffect;
    return fits && move.verb === 'discard' && is(at, pattern.who, object.owner);
  }
  if (pattern.kind !== 'move') return false;
  if (pattern.from !== undefined && pattern.from !== object.zone) return false;
  if (pattern.to !== undefined && pattern.to !== move.to) return false;
  if (pattern.verb !== undefined && pattern.verb !== move.verb && !(pattern.verb === 'die' && move.to === 'graveyard'))
    return false;
  if (pattern.by !== undefined && (by === undefined || !is(at, pattern.by, by.controller))) return false;
  return matches(at.view, pattern.what, move.object, at.context);
}

function losesLife(
  at: Reading,
  pattern: EventPattern,
  event: { readonly player: PlayerId; readonly fromDamage?: boolean },
): boolean {
  if (pattern.kind === 'loseLife') return is(at, pattern.who, event.player);
  // 120.4c: "damage that would reduce your life total …" watches for damage and modifies its result
  if (pattern.kind !== 'dealDamage' || event.fromDamage !== true) return false;
  return pattern.to === undefined || pattern.to.some(to => on(at, to, event.player));
}

/** 119.3: an effect of a spell or ability of the player who gains the life; lifelink is a result of damage (120.3f). */
function isOwnEffect({ by, player, fromDamage }: OfKind<GameEvent, 'gainsLife'>): boolean {
  return fromDamage !== true && (by === undefined || (by.isEffect && by.controller === player));
}

function anyOf(at: Reading, filter: Filter, objects: readonly ObjectId[]): boolean {
  return objects.some(object => matches(at.view, filter, object, at.context));
}

function on(at: Reading, what: Filter | PlayerRef | readonly (Filter | PlayerRef)[], id: ObjectId | PlayerId): boolean {
  if (isSeveral(what)) return what.some(one => on(at, one, id));
  if (isPlayer(at.view.state, id)) return !('clauses' in what) && is(at, what, id);
  return 'clauses' in what && matches(at.view, what, id, at.context);
}

function isSeveral(
  what: Filter | PlayerRef | readonly (Filter | PlayerRef)[],
): what is readonly (Filter | PlayerRef)[] {
  return Array.isArray(what);
}

function is(at: Reading, who: PlayerRef, player: PlayerId): boolean {
  return resolvePlayers(at.view, who, at.context).includes(player);
}

function sameKind(wanted: string | undefined, kind: string): boolean {
  return wanted === undefined || lowerCased(wanted) === lowerCased(kind);
}

/** 500.7: an extra turn is a turn too. */
function isPartOf(begun: string, watched: string): boolean {
  return begun === watched || (begun === 'extra turn' && watched === 'turn');
}

function lowerCased(words: string): string {
  return words.toLowerCase();
}
