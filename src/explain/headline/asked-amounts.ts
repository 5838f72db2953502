// Questions for numbers: counters, cards drawn, life, damage and tokens.

import type { ObjectId, PendingTrigger, PlayerId } from '../../engine/index.ts';
import type { AskedAmount, AskedEffect, Inquiry } from '../../scenario/index.ts';
import { counterWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import {
  type AskedOutcome,
  type AskedVerdict,
  howMany,
  objectsAsked,
  playerAsked,
  sayOf,
  thenTriggers,
  yesOrNo,
} from './asked-outcome.ts';
import { isEntered } from './asked-predicates.ts';
import { totalOf } from './asked-totals.ts';
import { does, isUnclear, silentSources, triggersSaid } from './asked-triggers.ts';
import { explainEvent } from './event-headline.ts';

/** The verdict on counters; undefined where they differ among the objects, or several kinds are there. */
export function askedCounters(
  shown: AskedOutcome,
  { objects, counter, asks }: Extract<Inquiry, { kind: 'counters' }>,
): AskedVerdict | undefined {
  const ids = objectsAsked(shown, objects);
  if (ids.length === 0 && counter !== undefined) return playerCounters(shown, counter, asks);
  const found = ids.map(id => countersOf(shown, id, counter));
  const [first] = found;
  if (first === undefined || found.some(it => it?.fact !== first.fact)) return undefined;
  if (first.n === 0 && shown.outcome.triggers.length > 0) return undefined;
  const then = thenTriggers(shown, /\bcounters?\b/i);
  const fact = sayOf(shown, ids, first.fact) + then;
  if (then !== '' && asks === 'how many') return { short: '', fact };
  return asks === 'whether' ? yesOrNo(first.n > 0, fact) : howMany(first.n, fact);
}

function countersOf(
  { outcome }: AskedOutcome,
  id: ObjectId,
  counter: string | undefined,
): { readonly n: number; readonly fact: string } | undefined {
  const put = new Map<string, number>();
  for (const it of outcome.occurrences) {
    if (it.kind === 'countersPut' && it.on === id) put.set(it.counter, (put.get(it.counter) ?? 0) + it.amount);
  }
  const now = outcome.state.objects.get(id);
  if (now === undefined) return undefined;
  const has = new Map(Object.entries(now.zone === 'battlefield' ? now.counters : {}).filter(([, n]) => n > 0));
  const kinds = [...new Set([...put.keys(), ...has.keys()])].filter(it => counter === undefined || it === counter);
  const [kind, ...others] = kinds;
  const entered = isEntered(outcome, id);
  if (kind === undefined)
    return { n: 0, fact: `${entered ? 'enters with' : 'gets'} ${counterWords(0, counter ?? '').replace('  ', ' ')}` };
  if (others.length > 0) return undefined;
  const [got, left] = [put.get(kind) ?? 0, has.get(kind) ?? 0];
  if (now.zone !== 'battlefield')
    return { n: got, fact: `${entered ? 'enters with' : 'gets'} ${counterWords(got, kind)}` };
  if (entered) return { n: left, fact: `enters with ${counterWords(left, kind)}` };
  if (got === left || got === 0) return { n: left, fact: `has ${counterWords(left, kind)}` };
  return { n: got, fact: `gets ${counterWords(got, kind)} and has ${numberWord(left)}` };
}

/** Poison and the like, which players get. */
function playerCounters(
  { context, outcome }: AskedOutcome,
  counter: string,
  asks: 'whether' | 'how many',
): AskedVerdict | undefined {
  const got = outcome.state.players.flatMap(({ id }) => {
    const put = outcome.occurrences.map(done =>
      done.kind === 'countersPut' && done.on === id && done.counter === counter ? done.amount : 0,
    );
    const n = put.reduce((sum, each) => sum + each, 0);
    return n === 0 ? [] : [{ id, n }];
  });
  const [only, ...others] = got;
  if (only === undefined || others.length > 0) return undefined;
  const fact = context.names.does(only.id, `get ${counterWords(only.n, counter)}`);
  return asks === 'whether' ? yesOrNo(true, fact) : howMany(only.n, fact);
}

/** The verdict on a number of the event, or on abilities that trigger and do it; undefined where it can't be told. */
export function askedAmount(
  shown: AskedOutcome,
  inquiry: Extract<Inquiry, { kind: 'amount' }>,
): AskedVerdict | undefined {
  if (isUnclear(shown)) return undefined;
  const { of, player, token, asks } = inquiry;
  const who = player === undefined ? undefined : playerAsked(shown, player);
  const n = amountOf(shown, of, who, token);
  const triggers = shown.outcome.triggers.filter(it => does(it, EFFECT_OF[of]));
  if (n > 0 || isOfKind(shown, of)) {
    if (asks === 'how many' && (triggers.length > 0 || isSplit(shown, inquiry))) return undefined;
    const fact = explainEvent(shown.context, shown.outcome, shown.event)
      .replace(/\.$/, '')
      .replace(/^You(r?) /, 'you$1 ');
    return asks === 'whether' ? yesOrNo(n > 0, fact) : howMany(n, fact);
  }
  if (triggers.length > 0) return ofTriggers(shown, triggers, inquiry, who);
  const fact = silentSources(shown, EFFECT_OF[of]);
  if (fact === undefined) return undefined;
  return asks === 'whether' ? yesOrNo(false, fact) : howMany(0, fact);
}

/** Whether it goes to several players or objects while the question names none. */
function isSplit({ outcome }: AskedOutcome, { of, player }: Extract<Inquiry, { kind: 'amount' }>): boolean {
  if (player !== undefined || of === 'tokens') return false;
  const whose = outcome.occurrences.flatMap((it): readonly (ObjectId | PlayerId)[] => {
    if (it.kind === 'damaged') return of === 'damage' ? [it.to] : [];
    if (it.kind === 'drew') return of === 'cards drawn' ? [it.player] : [];
    return it.kind === 'gainedLife' || it.kind === 'lostLife' ? [it.player] : [];
  });
  return new Set(whose).size > 1;
}

function ofTriggers(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  { of, asks }: Extract<Inquiry, { kind: 'amount' }>,
  who: PlayerId | undefined,
): AskedVerdict | undefined {
  const theirs = triggers.filter(it => who === undefined || !concerns(of) || it.controller === who);
  if (theirs.length === 0) return undefined;
  const fact = triggersSaid(shown, theirs, true);
  if (asks === 'whether') return yesOrNo(true, fact);
  const total = totalOf(shown, theirs, of);
  return total === undefined ? { short: '', fact } : howMany(total, fact);
}

/** The effect of an ability that would add to the amount. */
const EFFECT_OF: Readonly<Record<AskedAmount, AskedEffect>> = {
  'cards drawn': 'draw',
  'life gained': 'gain life',
  'life lost': 'lose life',
  damage: 'damage',
  tokens: 'token',
};

/** Whether the controller of an ability is the player who gets it. */
function concerns(of: AskedAmount): boolean {
  return of === 'cards drawn' || of === 'life gained' || of === 'tokens';
}

/** Whether the event itself is of that kind, so that none of it is an answer. */
function isOfKind({ event }: AskedOutcome, of: AskedAmount): boolean {
  const kinds: Readonly<Record<AskedAmount, readonly string[]>> = {
    'cards drawn': ['draws'],
    'life gained': ['gainsLife'],
    'life lost': ['losesLife', 'paysLife'],
    damage: ['dealsDamage'],
    tokens: ['creates'],
  };
  return kinds[of].includes(event.kind);
}

function amountOf(
  { context, outcome }: AskedOutcome,
  of: AskedAmount,
  who: PlayerId | undefined,
  token: string | undefined,
): number {
  const isKind = (id: ObjectId) => token === undefined || context.seenAfter.of(id).subtypes.includes(token);
  const amounts = outcome.occurrences.map((it): number => {
    const isTheirs = (player: ObjectId | PlayerId) => who === undefined || player === who;
    if (it.kind === 'drew') return of === 'cards drawn' && isTheirs(it.player) ? 1 : 0;
    if (it.kind === 'gainedLife') return of === 'life gained' && isTheirs(it.player) ? it.amount : 0;
    if (it.kind === 'lostLife') return of === 'life lost' && isTheirs(it.player) ? it.amount : 0;
    if (it.kind === 'damaged') return of === 'damage' && isTheirs(it.to) ? it.amount : 0;
    return it.kind === 'entered' &&
      of === 'tokens' &&
      it.created &&
      isUnder(outcome, it.object, who) &&
      isKind(it.object)
      ? 1
      : 0;
  });
  return amounts.reduce((sum, n) => sum + n, 0);
}

function isUnder(outcome: AskedOutcome['outcome'], id: ObjectId, who: PlayerId | undefined): boolean {
  return who === undefined || outcome.state.objects.get(id)?.owner === who;
}
