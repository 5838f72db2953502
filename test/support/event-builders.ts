// Events, effects and scripts written as data, and queries of their outcomes.
import { plainlyEntering } from '../../src/engine/event/entering-object.ts';
import type {
  Amount,
  Cause,
  ChoiceKind,
  EnteringObject,
  Filter,
  GameEvent,
  GameObject,
  GameState,
  Move,
  ObjectId,
  Outcome,
  Printed,
  ReplacementAbility,
  Rewrite,
  ScriptedPick,
  SolveResult,
  TokenToCreate,
} from '../../src/engine/index.ts';
import { editionOf, solve } from '../../src/engine/index.ts';
import { BOARD_OPPONENT, BOARD_YOU, boardId, cast, SELF_FILTER_TEST } from './board.ts';

/** An effect of a spell of that name. */
export function spellEffect(name: string, controller = BOARD_YOU): Cause {
  return { name, controller, source: undefined, isEffect: true };
}

/** An object that enters from the zone it is in; fields left out are as usual. */
export function enteringObject(state: GameState, label: string, more: Partial<EnteringObject> = {}): EnteringObject {
  const object = state.objects.get(boardId(label));
  if (object === undefined) throw new Error(`No object ${label} on the board`);
  const resolves = object.zone === 'stack';
  return enteringAs(object, {
    cast: resolves ? cast() : undefined,
    by: resolves ? undefined : spellEffect('Reanimation'),
    ...more,
  });
}

/** The entering of a given object; neither cast nor put there by an effect unless `more` says so. */
export function enteringAs(object: GameObject, more: Partial<EnteringObject> = {}): EnteringObject {
  return { ...plainlyEntering(object.id, object.owner, object.zone), ...more };
}

/** The event of objects entering together. */
export function eventOfEntering(state: GameState, ...labels: readonly (string | EnteringObject)[]): GameEvent {
  return { kind: 'enters', objects: labels.map(it => (typeof it === 'string' ? enteringObject(state, it) : it)) };
}

/** The event of creating tokens of a card. */
export function tokenCreation(printed: Printed, count = 1, more: Partial<TokenToCreate> = {}): GameEvent {
  const token: TokenToCreate = {
    printed,
    count,
    copy: undefined,
    face: 0,
    tapped: false,
    counters: [],
    attachedTo: undefined,
    attacking: undefined,
    label: '',
    ...more,
  };
  return { kind: 'creates', under: BOARD_YOU, tokens: [token], by: spellEffect('Summons') };
}

export function eventOfDestroying(...labels: readonly string[]): GameEvent {
  return {
    kind: 'destroys',
    objects: labels.map(boardId),
    noRegeneration: false,
    by: spellEffect('Doom', BOARD_OPPONENT),
  };
}

export function eventOfMoving(label: string, to: Move['to'], verb: Move['verb'] = 'put'): GameEvent {
  const move = { to, verb, position: 'top', withCounters: [], linkedTo: undefined } as const;
  return { kind: 'moves', objects: [{ object: boardId(label), ...move }], by: spellEffect('Doom', BOARD_OPPONENT) };
}

export function eventOfDamage(...hits: readonly (readonly [string, string, number])[]): GameEvent {
  const damage = hits.map(([source, to, amount]) => ({
    source: boardId(source),
    to: boardId(to),
    amount,
    combat: false,
  }));
  return { kind: 'dealsDamage', damage, by: undefined };
}

export function eventOfCounters(on: string, counter: string, amount: number): GameEvent {
  return { kind: 'putsCounters', on: boardId(on), counter, amount, player: BOARD_YOU, by: spellEffect('Growth') };
}

/** A replacement ability: the event it replaces, and its rewrites. */
export function replacementAbility(
  event: ReplacementAbility['event'],
  rewrites: readonly Rewrite[],
  more: Partial<ReplacementAbility> = {},
): ReplacementAbility {
  return { kind: 'replacement', event, condition: undefined, optional: undefined, rewrites, ...more };
}

/** The wording "This permanent enters …". */
export function entersRewrite(...rewrites: readonly Rewrite[]): ReplacementAbility {
  return replacementAbility({ kind: 'enters', what: SELF_FILTER_TEST }, rewrites);
}

/** The wording "[Those] enter …". */
export function othersEnterRewrite(what: Filter, ...rewrites: readonly Rewrite[]): ReplacementAbility {
  return replacementAbility({ kind: 'enters', what }, rewrites);
}

export function countersPut(counter: string, amount: Amount, additional = false): Rewrite {
  return { kind: 'withCounters', counter, amount, additional };
}

/** A scripted pick of words or of objects by their labels. */
export function pick(kind: ChoiceKind, ...names: readonly string[]): ScriptedPick {
  return { kind, who: undefined, object: undefined, objects: names.map(boardId), words: names };
}

/** All outcomes of the event under the newest rules, or those of a day. */
export function play(
  state: GameState,
  event: GameEvent,
  script: readonly ScriptedPick[] = [],
  day = 'current',
): readonly Outcome[] {
  const solved = solvedAs(state, event, script, day);
  if (solved.kind !== 'outcomes') throw new Error(`Refused: ${JSON.stringify(solved.why)}`);
  return solved.outcomes;
}

/** The only outcome of the event. */
export function singleOutcome(
  state: GameState,
  event: GameEvent,
  script: readonly ScriptedPick[] = [],
  day = 'current',
): Outcome {
  const outcomes = play(state, event, script, day);
  const [outcome] = outcomes;
  if (outcome === undefined || outcomes.length > 1) throw new Error(`${outcomes.length} outcomes instead of one`);
  return outcome;
}

/** The pick for which the script is refused, as written; undefined where it is not refused. */
export function refused(state: GameState, event: GameEvent, script: readonly ScriptedPick[]): string | undefined {
  const solved = solvedAs(state, event, script, 'current');
  return solved.kind === 'illegal' ? solved.why.written : undefined;
}

function solvedAs(state: GameState, event: GameEvent, script: readonly ScriptedPick[], day: string): SolveResult {
  return solve(state, event, script, editionOf(day));
}

/** The object as an outcome leaves it; undefined for one that has ceased to exist. */
export function left(outcome: Outcome, label: string) {
  return outcome.state.objects.get(boardId(label));
}

/** The zone of an object in each outcome, in order. */
export function zonesInOutcomes(outcomes: readonly Outcome[], label: string): readonly (string | undefined)[] {
  return outcomes.map(outcome => left(outcome, label)?.zone);
}

/** Every rule number the trail of an outcome cites. */
export function cited(outcome: Outcome): ReadonlySet<string> {
  return new Set(outcome.trail.flatMap(step => [step.rule, ...(step.also ?? [])]));
}

/** A player as an outcome leaves them. */
export function playerLeft(outcome: Outcome, who = BOARD_YOU) {
  const player = outcome.state.players.find(it => it.id === who);
  if (player === undefined) throw new Error(`No player ${who}`);
  return player;
}

/** The labels of the objects of a player in a zone, top first. */
export function inZoneOf(outcome: Outcome, zone: string, who = BOARD_YOU): readonly (string | undefined)[] {
  const key = ['library', 'hand', 'graveyard'].includes(zone) ? `${zone}:${who}` : zone;
  return (outcome.state.zones[key] ?? []).map((object: ObjectId) => outcome.state.objects.get(object)?.label);
}
