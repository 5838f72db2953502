// Targets named for a spell or ability that resolves, each checked against the words of its target (115.1, 608.2b).
import type { GameState, ObjectId, PlayerId } from '../../engine/index.ts';
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

/** Whether the object or player is a legal target under those words now. */
type Fits = (target: SpellTarget, id: ObjectId | PlayerId) => boolean;

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
  const may = (it: ObjectId | PlayerId) => mayTarget(view, context.controller, it, source);
  const isPlayer = (id: ObjectId | PlayerId) => state.players.some(it => it.id === id);
  const fits: Fits = (target, id) => {
    if (!may(id)) return false;
    const { filter, player, opponent } = target;
    if (isPlayer(id)) return player && !(opponent && id === context.controller);
    return filter === undefined ? !player : select(view, filter, context).some(it => it === id);
  };
  const most = mostTargets(targets, x);
  const isNeeded = (it: SpellTarget) => !it.optional || (it.ofX === 'exactly' && x !== undefined);
  const needed = targets.slice(0, most).filter(isNeeded).length;
  if (given.length < needed) {
    const next = targets[given.length];
    staging.issues.push(targetMissing(staging, targeting, next, fits));
    return NO_TARGETS;
  }
  const refuse = (message: string) => void staging.issues.push({ path: [...path, 'targets'], message });
  if (given.length > most) {
    if (unread.length > 0) {
      refuse(`I could not read all of ${subject}, so I do not know its other targets: "${unread.join(' ')}"`);
      return NO_TARGETS;
    }
    refuse(`${subject} has ${atMost(most)}, and ${given.length} are given.`);
    return NO_TARGETS;
  }
  const illegal: number[] = [];
  const named = given.flatMap((name, n) => {
    const target = targets[n];
    // a name alone means the first of it, and of several the first that is a legal target
    const alike = staging.names.findAll(name).map(idOf);
    const legal = target && alike.length > 1 ? alike.find(it => fits(target, it)) : undefined;
    const id = legal ?? objectOrPlayer(staging, name, [...path, 'targets', n]);
    if (id === undefined || target === undefined) return [];
    const isOwn = target.opponent && id === context.controller;
    if (isPlayer(id) ? !target.player || isOwn : target.filter === undefined && target.player)
      refuse(`${name} is no legal target for ${subject}: it does not fit its words (115.1).`);
    else if (isNamedBefore(given, n, targets)) refuse(`${name} can't be chosen twice for one word "target" (115.3).`);
    else if (target.isAnother === true && given.slice(0, n).includes(name))
      refuse(`${name} is a target already, and ${subject} asks for another (115.3).`);
    else if (!fits(target, id)) illegal.push(n);
    return [id];
  });
  return { targets: named, illegal };
}

function atMost(most: number): string {
  return most === 0 ? 'no target' : most === 1 ? 'one target' : `${most} targets at most`;
}

/** 601.2c: the number of targets there can be; of "X target creatures" as many as the X announced. */
function mostTargets(targets: readonly SpellTarget[], x: number | undefined): number {
  if (x === undefined) return targets.length;
  const under = (n: number) => n - targets.slice(0, n + 1).findLastIndex(it => !it.sharesWord);
  const beyond = targets.findIndex((it, n) => it.ofX !== undefined && under(n) >= x);
  return beyond === -1 ? targets.length : beyond;
}

/** Whether all that is named are legal targets of those instructions, so many of them and of those words. */
export function areLegal(
  staging: Staging,
  state: GameState,
  targeting: Targeting,
  instructions: SpellInstructions,
): boolean {
  const trial: Staging = { ...staging, issues: [] };
  const { illegal } = targetsOf(trial, state, targeting, instructions);
  return trial.issues.length + illegal.length === 0;
}

/** As many lines are offered as there are buttons in a row. */
export const MOST_OFFERED = 5;

/** The problem with a target that is not named, with what on the board it may be. */
function targetMissing(
  staging: Staging,
  { name: subject, path: event, controller, named, words }: Targeting,
  target: SpellTarget | undefined,
  fits: Fits,
): Issue {
  const legal = staging.names.objects
    .filter(it => !named.includes(it.key) && target !== undefined && fits(target, idOf(it)))
    .map(it => it.key);
  const others = staging.scenario.players.filter(it => it !== controller);
  const players = others.filter(it => target !== undefined && fits(target, playerId(it)));
  const lines = [...legal, ...players].slice(0, MOST_OFFERED).map(name => words([...named, name]));
  const path = [...event, 'targets'];
  if (lines.length === 0) {
    return { path, message: `${subject} needs a target, and nothing here is a legal one (115.1). Name one.` };
  }
  const what = named.length === 0 ? 'a target' : 'another target';
  return { path, message: `${subject} needs ${what}.`, instead: lines };
}

/** 115.3: whether the target was named already for the word that it stands under. */
function isNamedBefore(given: readonly string[], n: number, targets: readonly SpellTarget[]): boolean {
  const start = targets.slice(0, n + 1).findLastIndex(it => !it.sharesWord);
  return given.slice(Math.max(0, start), n).some(it => it === given[n]);
}

/** 608.2b: whether anything of the instructions happens: nothing where targets were named and none of them is legal. */
export function doesSomething({ targets, illegal }: Targets, { unread }: SpellInstructions): boolean {
  return targets.length === 0 || illegal.length < targets.length || unread.some(it => /\btarget\b/.test(it));
}
