// Targets named for a spell or ability that resolves, each checked against the words of its target (115.1, 608.2b).
import type { Filter, GameState, ObjectId, PlayerId } from '../../engine/index.ts';
import { mayTarget, playerId, project, select } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { SpellInstructions, SpellTarget } from '../../oracle/index.ts';
import { idOf, objectOrPlayer, type Staging } from './staging.ts';

/** A spell or ability with the targets that the scenario names for it. */
export interface Targeting {
  /** Its name in sentences. */
  readonly name: string;
  /** The path of the event in the scenario. */
  readonly path: Issue['path'];
  readonly controller: string;
  /** The spell, or the permanent whose ability it is. */
  readonly source: ObjectId;
  /** Objects and players, in the order of its text. */
  readonly named: readonly string[];
  /** The X that was announced, which a target's words may have (107.3). */
  readonly x: number | undefined;
  /** The event in shorthand with other targets. */
  readonly words: (targets: readonly string[]) => string;
}

export interface Targets {
  readonly targets: readonly (ObjectId | PlayerId)[];
  /** 608.2b: the places of those that are illegal as the spell resolves. */
  readonly illegal: readonly number[];
}

const NO_TARGETS: Targets = { targets: [], illegal: [] };

/** 115.1: the objects and players named as targets, each checked against the words of its target. */
export function targetsOf(
  staging: Staging,
  state: GameState,
  targeting: Targeting,
  { targets, unread }: SpellInstructions,
): Targets {
  const { name: subject, path, controller, source, named: given, x } = targeting;
  const view = project(state, staging.edition);
  const context = { source, controller: playerId(controller), ...(x === undefined ? {} : { x }) };
  const fitting = (filter: Filter) =>
    select(view, filter, context).filter(it => mayTarget(view, context.controller, it, source));
  const needed = targets.filter(it => !it.optional).length;
  if (given.length < needed) {
    const next = targets[given.length];
    staging.issues.push(targetMissing(staging, state, targeting, next, fitting));
    return NO_TARGETS;
  }
  const refuse = (message: string) => void staging.issues.push({ path: [...path, 'targets'], message });
  if (given.length > targets.length) {
    if (unread.length > 0) {
      refuse(`I could not read all of ${subject}, so I do not know its other targets: "${unread.join(' ')}"`);
      return NO_TARGETS;
    }
    const most = targets.length === 0 ? 'no target' : `${targets.length} targets at most`;
    refuse(`${subject} has ${most}, and ${given.length} are given.`);
    return NO_TARGETS;
  }
  const illegal: number[] = [];
  const named = given.flatMap((name, n) => {
    const id = objectOrPlayer(staging, name, [...path, 'targets', n]);
    const target = targets[n];
    if (id === undefined || target === undefined) return [];
    const isPlayers = state.players.some(it => it.id === id);
    const isOwn = target.opponent && id === context.controller;
    if (isPlayers ? !target.player || isOwn : target.filter === undefined && target.player)
      refuse(`${name} is no legal target for ${subject}: it does not fit its words (115.1).`);
    else if (isNamedBefore(given, n, targets)) refuse(`${name} can't be chosen twice for one word "target" (115.3).`);
    else if (!isLegal(target, id, state, fitting)) illegal.push(n);
    return [id];
  });
  return { targets: named, illegal };
}

/** As many lines are offered as there are buttons in a row. */
export const MOST_OFFERED = 5;

/** The problem with a target that is not named, with what on the board it may be. */
function targetMissing(
  staging: Staging,
  state: GameState,
  { name: subject, path: event, controller, named, words }: Targeting,
  target: SpellTarget | undefined,
  fitting: (filter: Filter) => readonly ObjectId[],
): Issue {
  const legal = staging.names.objects
    .filter(it => !named.includes(it.key) && target !== undefined && isLegal(target, idOf(it), state, fitting))
    .map(it => it.key);
  const players = target?.player === true ? staging.scenario.players.filter(it => it !== controller) : [];
  const lines = [...legal, ...players].slice(0, MOST_OFFERED).map(name => words([...named, name]));
  const path = [...event, 'targets'];
  if (lines.length === 0) {
    return { path, message: `${subject} needs a target, and nothing here is a legal one (115.1). Name one.` };
  }
  const what = named.length === 0 ? 'a target' : 'another target';
  return { path, message: `${subject} needs ${what}. Ask: ${lines.join(', or: ')}`, instead: lines };
}

/** 115.3: whether the target was named already for the word that it stands under. */
function isNamedBefore(given: readonly string[], n: number, targets: readonly SpellTarget[]): boolean {
  const start = targets.slice(0, n + 1).findLastIndex(it => !it.sharesWord);
  return given.slice(Math.max(0, start), n).some(it => it === given[n]);
}

function isLegal(
  { filter, player }: SpellTarget,
  id: ObjectId | PlayerId,
  state: GameState,
  fitting: (filter: Filter) => readonly ObjectId[],
): boolean {
  if (state.players.some(it => it.id === id)) return player;
  return filter === undefined ? !player : fitting(filter).some(it => it === id);
}
