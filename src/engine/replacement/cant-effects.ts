// "Can't" effects (614.17) that forbid an event. A forbidden event is not replaced either (614.17c).
import type { Filter } from '../ability/filter.ts';
import { isOfSelf } from '../ability/is-of-self.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { CantAbility, CantPattern } from '../ability/replacement.ts';
import type { Damage, GameEvent } from '../event/game-event.ts';
import { currentView, type Run, record } from '../event/run-state.ts';
import { affectedByEvent } from '../event/split-event.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { matches } from '../match/matches.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { Context, Functioning, View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { EffectName } from '../trail/step.ts';
import { attackRestriction } from './attack-restrictions.ts';
import { eventContext } from './event-context.ts';
import { matchesPattern, PATTERNS_FOR } from './match-pattern.ts';

type Cant = Functioning<CantAbility>;

/** Patterns of "can't" effects alone, by the kind of event that they forbid. */
const OWN_KINDS: { readonly [K in GameEvent['kind']]?: readonly CantPattern['kind'][] } = {
  moves: ['sacrificed'],
  paysLife: ['payLife'],
  putsCounters: ['haveCounters'],
};

/** The effect that forbids the single event, if any. `view` looks ahead at the entering object (614.17d). */
export function forbiddingEffect(run: Run, view: View, event: GameEvent): Cant | undefined {
  if (event.kind === 'attacks') {
    const [attack] = event.objects;
    return attack && attackRestriction(view, attack.object);
  }
  const kinds = KINDS_FOR.get(event.kind);
  let additions: Partial<Context> | undefined;
  for (const cant of cantsFor(run, view, newcomerOf(event))) {
    if (!kinds?.has(cant.ability.what.kind)) continue;
    if (event.kind === 'transforms' && event.dueTo !== undefined && cant.keyword === event.dueTo) continue;
    additions ??= eventContext(view, event);
    const context = { ...cant.context, ...additions };
    if (isForbiddenBy(run, view, cant, event, context) && applies(view, cant, context)) return cant;
  }
  return undefined;
}

/** The kinds of "can't" effects that can forbid an event, by kind of event. */
const KINDS_FOR: ReadonlyMap<GameEvent['kind'], ReadonlySet<CantPattern['kind']>> = new Map(
  (Object.keys(PATTERNS_FOR) as readonly GameEvent['kind'][]).map(kind => [
    kind,
    new Set([...PATTERNS_FOR[kind], ...(OWN_KINDS[kind] ?? [])]),
  ]),
); // the keys of a table complete by kind

/** 614.17a: the "can't" effects that exist before the event. */
function* cantsFor(run: Run, view: View, newcomer: ObjectId | undefined): Generator<Cant> {
  for (const cant of currentView(run).cants) if (newcomer === undefined || cant.source !== newcomer) yield cant;
  if (newcomer === undefined) return;
  // 614.17d: its own, if they affect only it
  for (const cant of view.cants) if (cant.source === newcomer && speaksOfItself(cant)) yield cant;
}

/** The object that is not on the battlefield yet: it enters, or gets counters as it enters. */
function newcomerOf(event: GameEvent): ObjectId | undefined {
  if (event.kind === 'enters') return event.objects[0]?.object;
  // a player's id matches no object
  return event.kind === 'putsCounters' && event.asItEnters ? (event.on as ObjectId) : undefined;
}

function speaksOfItself(cant: Cant): boolean {
  const { what } = cant.ability;
  if (!('what' in what) || typeof what.what === 'string' || what.what === undefined) return false;
  return isOfSelf(what.what);
}

function applies(view: View, cant: Cant, context: Context): boolean {
  if (cant.fixedSet !== undefined && !cant.fixedSet.some(id => id === context.it || id === context.that)) return false;
  return cant.ability.condition === undefined || conditionHolds(view, cant.ability.condition, context);
}

function isForbiddenBy(run: Run, view: View, cant: Cant, event: GameEvent, context: Context): boolean {
  const { what } = cant.ability;
  switch (what.kind) {
    case 'regenerated':
    case 'moreCounters':
    case 'prevented':
    case 'activate':
    case 'target':
    case 'targetAsCast':
    case 'text':
      return false;
    case 'sacrificed':
      return sacrificed(event).some(id => matches(view, what.what, id, context));
    case 'payLife':
      return (
        event.kind === 'paysLife' &&
        !('forSpellsOrAbilities' in what && what.forSpellsOrAbilities) &&
        resolvePlayers(view, what.who, context).includes(event.player)
      );
    case 'sacrificeToPay':
    case 'searchLibrary':
    case 'untapMore':
      return false;
    case 'haveCounters': {
      if (event.kind !== 'putsCounters' || isPlayer(view.state, event.on)) return false;
      if (what.counter !== undefined && what.counter !== event.counter) return false;
      return matches(view, what.what, event.on, context);
    }
    case 'attachTo':
      return false;
    default:
      return matchesPattern(run, isAboutCards(cant, event) ? currentView(run) : view, what, event, context);
  }
}

/** 109.2a: "creature cards in graveyards can't enter" describes the cards where they lie, not the permanents to be. */
function isAboutCards({ ability: { what } }: Cant, event: GameEvent): boolean {
  return event.kind === 'enters' && what.kind === 'enters' && what.from !== undefined;
}

function sacrificed(event: GameEvent): readonly ObjectId[] {
  if (event.kind !== 'moves') return [];
  return event.objects.filter(move => move.verb === 'sacrifice').map(move => move.object);
}

/** 701.19c: whether the object can't be regenerated. */
export function cannotRegenerate(view: View, object: ObjectId): boolean {
  return view.cants.some(cant => {
    const { what } = cant.ability;
    const context = { ...cant.context, it: object };
    return what.kind === 'regenerated' && matches(view, what.what, object, context) && applies(view, cant, context);
  });
}

/** 615.12: whether the damage can't be prevented. */
export function cannotPrevent(view: View, { source, to, combat }: Damage): boolean {
  return view.cants.some(cant => {
    const { what } = cant.ability;
    if (what.kind !== 'prevented') return false;
    const context = { ...cant.context, eventSource: source, ...(isPlayer(view.state, to) ? { that: to } : { it: to }) };
    if (cant.ability.condition !== undefined && !conditionHolds(view, cant.ability.condition, context)) return false;
    if (cant.fixedSet !== undefined && !cant.fixedSet.includes(source) && !cant.fixedSet.includes(to)) return false;
    if (what.combat !== undefined && what.combat !== combat) return false;
    if (what.to !== undefined && !what.to.some(one => isOn(view, one, to, context))) return false;
    return what.source === undefined || matches(view, what.source, source, context);
  });
}

function isOn(view: View, one: Filter | PlayerRef, to: ObjectId | PlayerId, context: Context): boolean {
  if (isPlayer(view.state, to)) return !('clauses' in one) && resolvePlayers(view, one, context).includes(to);
  return 'clauses' in one && matches(view, one, to, context);
}

/** 614.17b: whether a player may not sacrifice the object. */
export function cannotSacrifice(run: Run, view: View, object: ObjectId): boolean {
  const move = {
    object,
    to: 'graveyard',
    verb: 'sacrifice',
    position: 'top',
    withCounters: [],
    linkedTo: undefined,
  } as const;
  return forbiddingEffect(run, view, { kind: 'moves', objects: [move], by: undefined }) !== undefined;
}

/** Whether the player may not sacrifice the object for what a spell or ability costs (601.2h, 602.2b). */
export function cannotSacrificeToPay(view: View, object: ObjectId, player: PlayerId): boolean {
  return view.cants.some(cant => {
    const { what } = cant.ability;
    return (
      what.kind === 'sacrificeToPay' &&
      resolvePlayers(view, what.who, cant.context).includes(player) &&
      matches(view, what.what, object, cant.context) &&
      applies(view, cant, cant.context)
    );
  });
}

/** An effect that forbids a payment, with further rules by which it does. */
export interface ForbiddenPayment {
  readonly by: EffectName;
  readonly also: readonly string[];
}

/**
 * The effect by which the player may not pay life (119.4b: paying none is always possible), or not lose it (119.8);
 * undefined where there is none. `toPay` says that it is for what a spell or ability costs.
 */
export function forbiddenLifePayment(
  run: Run,
  view: View,
  player: PlayerId,
  toPay: boolean,
): ForbiddenPayment | undefined {
  const life = { player, amount: 1, by: undefined };
  const losing = forbiddingEffect(run, view, { kind: 'losesLife', ...life });
  if (losing !== undefined) return { by: losing.name, also: ['119.8'] };
  const paying =
    forbiddingEffect(run, view, { kind: 'paysLife', ...life }) ??
    (toPay ? view.cants.find(cant => forbidsCost(view, cant, player)) : undefined);
  return paying === undefined ? undefined : { by: paying.name, also: [] };
}

/** Whether the effect keeps the player from paying life for spells or abilities. */
function forbidsCost(view: View, cant: Cant, player: PlayerId): boolean {
  const { what } = cant.ability;
  if (what.kind !== 'payLife' || !('forSpellsOrAbilities' in what)) return false;
  return resolvePlayers(view, what.who, cant.context).includes(player) && applies(view, cant, cant.context);
}

/** Records the forbidden event and the effect. */
export function recordForbidden(run: Run, cant: Cant, event: GameEvent, rule: string): void {
  const { what } = cant.ability;
  record(run, {
    kind: 'forbidden',
    rule: cant.rule ?? rule,
    also: [
      ...(cant.rule === undefined ? [] : [rule]),
      ...(event.kind === 'putsCounters' && event.asItEnters === true ? ['614.17d'] : []),
      ...(event.kind === 'attacks' ? [] : ['614.17c']),
      ...(isAboutCards(cant, event) ? ['109.2a'] : []),
    ],
    notable: true,
    effect: cant.name,
    object: affectedByEvent(event),
    what: event.kind,
    ...(what.kind === 'draw' && what.only === 'afterFirstEachTurn' ? { afterFirst: true } : {}),
    ...(event.kind === 'moves' && event.objects.every(it => it.verb === 'sacrifice') ? { sacrificed: true } : {}),
  });
}
