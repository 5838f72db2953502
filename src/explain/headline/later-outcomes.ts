// Outcomes of the abilities that have triggered, one after the other, as they resolve after the event.

import type { Occurrence, Outcome, PendingTrigger, PlayerId } from '../../engine/index.ts';
import { midSentence } from '../english.ts';
import { explainForbidden } from '../step/forbidden-step.ts';
import { effectNames } from '../step/trigger-step.ts';
import { drawWords } from './amount-headlines.ts';
import type { AskedOutcome } from './asked-outcome.ts';

/** The most abilities that wait at once to be carried out for one number. */
const MOST_WAITING = 20;

/** The most that are carried out, where each makes another trigger: enough to lose 40 life by one at a time. */
const MOST_RESOLVED = 90;

/**
 * The outcomes of abilities, each once for every time it triggers and from where the last one ended, then of those of `more`
 * that they make trigger; where a choice is made among several, the first of those that `same` holds equal. Undefined where
 * one can't be told, or there is no end of them.
 */
export function laterOutcomes(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  same: (outcome: Outcome) => unknown,
  more: (trigger: PendingTrigger) => boolean = () => false,
): readonly Outcome[] | undefined {
  return inTurn(shown, triggers, same, more)?.map(it => it.outcome);
}

/** An ability that has resolved, and what came of it. */
export interface Resolved {
  readonly trigger: PendingTrigger;
  readonly outcome: Outcome;
  /** The one before it that made it trigger. */
  readonly by?: Resolved;
}

/** The same, each with its ability; of one that can't be carried out and is `idle` nothing comes that makes others trigger. */
export function inTurn(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  same: (outcome: Outcome) => unknown,
  more: (trigger: PendingTrigger) => boolean,
  idle: (trigger: PendingTrigger) => boolean = () => false,
): readonly Resolved[] | undefined {
  const { resolved, end } = followed(shown, triggers, { same, more, idle });
  return end === 'done' ? resolved : undefined;
}

/** Tests of which abilities are followed, and of which outcomes of one are held equal. */
interface Following {
  readonly same: (outcome: Outcome) => unknown;
  readonly more: (trigger: PendingTrigger) => boolean;
  readonly idle: (trigger: PendingTrigger) => boolean;
  /** Whether to go on after an ability has resolved; always where it is left out. */
  readonly goesOn?: (resolved: readonly Resolved[]) => boolean;
}

/** Abilities that have resolved, as far as they were followed: until no more wait, or the game is over; without end; or until one is open. */
interface Followed {
  readonly resolved: readonly Resolved[];
  readonly end: 'done' | 'endless' | 'open';
}

/** Abilities carried out one after the other, with those that they make trigger. */
export function followed(
  { outcome, resolve }: AskedOutcome,
  triggers: readonly PendingTrigger[],
  { same, more, idle, goesOn = () => true }: Following,
): Followed {
  const waiting: { readonly trigger: PendingTrigger; readonly by?: Resolved }[] = eachTime(triggers).map(trigger => ({
    trigger,
  }));
  const resolved: Resolved[] = [];
  if (resolve === undefined) return { resolved, end: 'open' };
  for (let at = 0; at < waiting.length; at++) {
    const next = waiting[at];
    if (next === undefined || waiting.length - at > MOST_WAITING) return { resolved, end: 'open' };
    if (at > MOST_RESOLVED) return { resolved, end: 'endless' };
    const state = resolved.at(-1)?.outcome.state ?? outcome.state;
    if (isOver(state)) break;
    const [first, ...others] = resolve(state, next.trigger) ?? (idle(next.trigger) ? [unchanged(state)] : []);
    if (first === undefined || others.some(it => same(it) !== same(first))) return { resolved, end: 'open' };
    const done = { ...next, outcome: first };
    resolved.push(done);
    if (!goesOn(resolved)) return { resolved, end: 'open' };
    waiting.push(...eachTime(first.triggers.filter(more)).map(trigger => ({ trigger, by: done })));
  }
  return { resolved, end: 'done' };
}

/** 104.2a: whether nobody is left to play against. */
function isOver({ players }: Outcome['state']): boolean {
  return players.filter(it => !it.lost).length < 2;
}

/** The outcome of an ability of which nothing comes that matters. */
function unchanged(state: Outcome['state']): Outcome {
  return { before: state, state, triggers: [], trail: [], picks: [], occurrences: [] };
}

function eachTime(triggers: readonly PendingTrigger[]): PendingTrigger[] {
  // 605.4a: a mana ability has resolved
  return triggers.flatMap(it => (it.mana === undefined ? Array.from({ length: it.times }, () => it) : []));
}

/** "your opponent draws two cards instead because of Notion Thief": what comes of the abilities in place of what they say; empty where that takes more words. */
export function doneInstead({ context }: AskedOutcome, later: readonly Outcome[]): string {
  const effects = later.flatMap(({ trail }) => trail.flatMap(it => (it.kind === 'replaced' ? [it.effect] : [])));
  const [by, ...others] = effects.filter((it, at) => effects.findIndex(other => other.source === it.source) === at);
  if (by === undefined || others.length > 0) return '';
  const done = new Map<string, { readonly who: PlayerId; readonly verb: string; readonly amount: number }>();
  for (const one of later.flatMap(({ occurrences }) => occurrences.flatMap(drawnOrLife))) {
    const key = `${one.who} ${one.verb}`;
    done.set(key, { ...one, amount: one.amount + (done.get(key)?.amount ?? 0) });
  }
  const [only, ...more] = done.values();
  if (only === undefined || more.length > 0) return '';
  const much = only.verb === 'draw' ? drawWords(only.amount) : `${only.verb} ${only.amount} life`;
  return `${context.names.does(only.who, much)} instead because of ${context.names.effect(by)}`;
}

/** The cards drawn or the life gained or lost in an occurrence. */
function drawnOrLife(done: Occurrence) {
  if (done.kind === 'drew') return [{ who: done.player, verb: 'draw', amount: 1 }];
  if (done.kind !== 'gainedLife' && done.kind !== 'lostLife') return [];
  return [{ who: done.player, verb: done.kind === 'gainedLife' ? 'gain' : 'lose', amount: done.amount }];
}

/** "Doubling Season changes what happens then": the effects that forbid or replace what the abilities do; empty for none. */
export function changedBy({ context }: AskedOutcome, later: readonly Outcome[]): string {
  const steps = later.flatMap(it => it.trail);
  const named = (kind: 'replaced' | 'forbidden') => {
    const effects = steps.flatMap(it => (it.kind === kind ? [it.effect] : []));
    const each = effects.filter((it, at) => effects.findIndex(other => other.source === it.source) === at);
    return { names: effectNames(context, each), one: each.length === 1 };
  };
  const [replacing, forbidding] = [named('replaced'), named('forbidden')];
  if (forbidding.names !== '') {
    const said = steps.flatMap(it => (it.kind === 'forbidden' ? [explainForbidden(context, it)] : []));
    const [only = '', ...more] = new Set(said);
    return more.length === 0
      ? midSentence(only.replace(/\.$/u, ''))
      : `${forbidding.names} ${forbidding.one ? 'forbids' : 'forbid'} what would happen then`;
  }
  return replacing.names === '' ? '' : `${replacing.names} ${replacing.one ? 'changes' : 'change'} what happens then`;
}

/** "; Doubling Season changes what happens then", or ", but …" where nothing comes of it. */
export function withChange({ n, changed }: { readonly n: number; readonly changed: string }): string {
  if (changed === '') return '';
  return n === 0 ? `, but ${changed}` : `; ${changed}`;
}
