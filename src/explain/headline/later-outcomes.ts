// Outcomes of the abilities that have triggered, one after the other, as they resolve after the event.

import type { Occurrence, Outcome, PendingTrigger, PlayerId } from '../../engine/index.ts';
import { midSentence } from '../english.ts';
import { explainForbidden } from '../step/forbidden-step.ts';
import { effectNames } from '../step/trigger-step.ts';
import { drawWords } from './amount-headlines.ts';
import type { AskedOutcome } from './asked-outcome.ts';

/** The most abilities that are carried out for one number. */
const MOST_RESOLVED = 20;

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
}

/** The same, each with its ability; of one that can't be carried out and is `idle` nothing comes that makes others trigger. */
export function inTurn(
  { outcome, resolve }: AskedOutcome,
  triggers: readonly PendingTrigger[],
  same: (outcome: Outcome) => unknown,
  more: (trigger: PendingTrigger) => boolean,
  idle: (trigger: PendingTrigger) => boolean = () => false,
): readonly Resolved[] | undefined {
  const waiting = eachTime(triggers);
  if (resolve === undefined) return undefined;
  const later: Resolved[] = [];
  for (let at = 0; at < waiting.length; at++) {
    const trigger = waiting[at];
    if (trigger === undefined || waiting.length > MOST_RESOLVED) return undefined;
    const state = later.at(-1)?.outcome.state ?? outcome.state;
    const [first, ...others] = resolve(state, trigger) ?? (idle(trigger) ? [unchanged(state)] : []);
    if (first === undefined || others.some(it => same(it) !== same(first))) return undefined;
    later.push({ trigger, outcome: first });
    waiting.push(...eachTime(first.triggers.filter(more)));
  }
  return later;
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
