// Questions for counters, on objects and on players.

import type { ObjectId, Outcome, PendingTrigger } from '../../engine/index.ts';
import { keyOf } from '../../kit/structure.ts';
import { isOfMatter } from '../../oracle/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { counterWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { allResolved } from './all-resolved.ts';
import {
  type AskedOutcome,
  type AskedVerdict,
  counted,
  objectsAsked,
  sayOf,
  thenTriggers,
  yesOrNo,
} from './asked-outcome.ts';
import { isEntered } from './asked-predicates.ts';
import { changedBy, laterOutcomes, withChange } from './later-outcomes.ts';
import { triggersSaid } from './triggers-said.ts';

/** The verdict on counters; undefined where they differ among the objects, or several kinds are there. */
export function askedCounters(
  shown: AskedOutcome,
  inquiry: Extract<Inquiry, { kind: 'counters' }>,
): AskedVerdict | undefined {
  const { objects, counter, asks } = inquiry;
  const ids = objectsAsked(shown, objects);
  const fresh = inquiry.kept === true ? freshObjects(shown, ids, counter) : undefined;
  if (fresh !== undefined) return fresh;
  if (ids.length === 0 && counter !== undefined) return playerCounters(shown, counter, inquiry);
  const spread = objects.length === 0 && asks === 'how many' ? countersOnSeveral(shown, counter) : undefined;
  if (spread !== undefined) return spread;
  if (ids.length === 0) return countersOfTriggers(shown, inquiry);
  const found = ids.map(id => countersOf(shown, id, counter));
  const [first] = found;
  if (first === undefined || found.some(it => it?.fact !== first.fact)) return undefined;
  if (objects.length === 0 && asks === 'how many' && first.n === 0) {
    const others = countersOnOthers(shown, inquiry);
    if (others !== undefined || leadsToCounters(shown)) return others;
  }
  const exact = asks === 'how many' || inquiry.number !== undefined;
  const whole = exact || first.n === 0 ? cascadedCounters(shown, ids, counter) : undefined;
  if (whole !== undefined) return counted(inquiry, whole.n, whole.fact);
  const pending = shown.outcome.triggers.filter(it => isOfMatter(it.effect, 'counters'));
  const later =
    (exact || first.n === 0) && pending.length > 0 ? laterCounters(shown, ids, counter, pending) : undefined;
  if (later !== undefined) {
    const begun = first.n === 0 ? '' : `${sayOf(shown, ids, first.fact)}; then `;
    return counted(inquiry, later.n, begun + triggersSaid(shown, pending, true) + withChange(later));
  }
  if (first.n === 0 && pending.length > 0) return undefined;
  const then = thenTriggers(shown, 'counters');
  const fact = sayOf(shown, ids, first.fact) + then;
  return then !== '' && exact ? { short: '', fact } : counted(inquiry, first.n, fact);
}

/** 400.7: what has changed zones is a new object, without the counters it had; undefined for what has stayed there. */
function freshObjects(shown: AskedOutcome, ids: readonly ObjectId[], counter?: string): AskedVerdict | undefined {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0 || !isEntered(shown.outcome, id)) return undefined;
  const found = countersOf(shown, id, counter);
  if (found === undefined) return undefined;
  const entry = found.fact.replace(/^(?:enters|gets|has) /u, '');
  return yesOrNo(
    false,
    sayOf(shown, ids, `is a new object, and enters ${entry.startsWith('with') ? entry : `with ${entry}`}`),
  );
}

/**
 * "Ajani's Pridemate and Soul's Attendant, they cast an Angel, how many counters?": those of the one object that gets any once all
 * abilities have resolved, where what the event is about gets none; undefined where there are none, or several get some.
 */
function countersOnOthers(
  shown: AskedOutcome,
  { counter, asks }: Extract<Inquiry, { kind: 'counters' }>,
): AskedVerdict | undefined {
  const put = (outcome: Outcome) => countersPutIn(outcome, counter);
  if (put(shown.outcome).length > 0) return undefined;
  const all = allResolved(
    shown,
    outcome => keyOf(put(outcome).map(({ on, amount }) => [on, amount])),
    it => put(it.outcome).length > 0,
  );
  const done = all === undefined ? [] : all.resolved.flatMap(it => put(it.outcome));
  const [first, ...more] = done;
  if (all === undefined || first === undefined) return undefined;
  if (more.some(it => it.on !== first.on || it.counter !== first.counter)) return undefined;
  return counted(
    { asks },
    done.reduce((sum, it) => sum + it.amount, 0),
    all.said,
  );
}

/**
 * "Two each, eight in all: Cathars' Crusade triggers twice: …": the counters that abilities put on several objects; undefined
 * where the event puts some itself, only one object gets any, or they get unlike ones.
 */
function countersOnSeveral(shown: AskedOutcome, counter: string | undefined): AskedVerdict | undefined {
  const put = (outcome: Outcome) => countersPutIn(outcome, counter);
  const pending = shown.outcome.triggers.filter(it => isOfMatter(it.effect, 'counters'));
  if (pending.length === 0 || put(shown.outcome).length > 0) return undefined;
  const later = laterOutcomes(shown, pending, it => keyOf(put(it).map(({ on, amount }) => [on, amount])));
  const done = later?.flatMap(put) ?? [];
  const sums = new Map<string, number>();
  for (const { on, amount } of done) sums.set(on, (sums.get(on) ?? 0) + amount);
  const [n, ...others] = new Set(sums.values());
  if (later === undefined || n === undefined || others.length > 0 || sums.size < 2) return undefined;
  if (new Set(done.map(it => it.counter)).size > 1) return undefined;
  const short = `${numberWord(n)} each, ${numberWord(n * sums.size)} in all`;
  return { short, fact: triggersSaid(shown, pending, true) + withChange({ n, changed: changedBy(shown, later) }) };
}

/** The occurrences in which counters are put on something, of one kind where that is asked about. */
function countersPutIn({ occurrences }: Outcome, counter: string | undefined) {
  return occurrences.flatMap(done =>
    done.kind === 'countersPut' && done.counter === (counter ?? done.counter) ? [done] : [],
  );
}

/** Whether abilities make others trigger that put counters on something. */
function leadsToCounters(shown: AskedOutcome): boolean {
  const later = laterOutcomes(shown, shown.outcome.triggers, () => '') ?? [];
  return later.some(it => it.triggers.some(({ effect }) => isOfMatter(effect, 'counters')));
}

/** The counters that abilities put on each object that gets any, where the event is about none; undefined where they differ. */
function countersOfTriggers(
  shown: AskedOutcome,
  inquiry: Extract<Inquiry, { kind: 'counters' }>,
): AskedVerdict | undefined {
  const pending = shown.outcome.triggers.filter(it => isOfMatter(it.effect, 'counters'));
  const later = pending.length === 0 ? undefined : laterOutcomes(shown, pending, it => it);
  if (later === undefined) return undefined;
  const put = new Map<string, number>();
  for (const occurrence of later.flatMap(({ occurrences }) => occurrences))
    if (occurrence.kind === 'countersPut') put.set(occurrence.on, (put.get(occurrence.on) ?? 0) + occurrence.amount);
  const [n, ...others] = new Set(put.values());
  if (n === undefined || others.length > 0) return undefined;
  const changed = changedBy(shown, later);
  return counted(inquiry, n, triggersSaid(shown, pending, true) + withChange({ n, changed }));
}

/** The counters of objects once all abilities have resolved, where some make others trigger that put them; undefined elsewhere. */
function cascadedCounters(
  shown: AskedOutcome,
  ids: readonly ObjectId[],
  counter: string | undefined,
): { readonly n: number; readonly fact: string } | undefined {
  const put = ({ occurrences }: Outcome) =>
    ids.map(id =>
      occurrences.reduce(
        (sum, it) =>
          it.kind === 'countersPut' && it.on === id && it.counter === (counter ?? it.counter) ? sum + it.amount : sum,
        0,
      ),
    );
  const all = allResolved(
    shown,
    it => put(it).join(),
    it => put(it.outcome).some(n => n > 0),
  );
  if (all === undefined) return undefined;
  const sums = new Set(ids.map((_, at) => all.resolved.reduce((sum, it) => sum + (put(it.outcome)[at] ?? 0), 0)));
  const before = new Set(put(shown.outcome));
  const [[n = 0, ...others], [had = 0, ...more]] = [[...sums], [...before]];
  return others.length + more.length > 0 ? undefined : { n: had + n, fact: all.said };
}

/** The counters that each of some objects has once abilities have resolved; undefined where they differ, or can't be told. */
function laterCounters(
  shown: AskedOutcome,
  ids: readonly ObjectId[],
  counter: string | undefined,
  pending: readonly PendingTrigger[],
): { readonly n: number; readonly changed: string } | undefined {
  const on = ({ state }: Outcome) =>
    ids.map(id => {
      const object = state.objects.get(id);
      const kinds = Object.entries(object?.counters ?? {}).filter(([kind, n]) => n > 0 && kind === (counter ?? kind));
      return object?.zone === 'battlefield' && kinds.length < 2 ? (kinds[0]?.[1] ?? 0) : undefined;
    });
  const had = ids.some(id => Object.keys(shown.outcome.before.objects.get(id)?.counters ?? {}).length > 0);
  const later = had ? undefined : laterOutcomes(shown, pending, it => on(it).join());
  const last = later?.at(-1);
  const [n, ...others] = new Set(last === undefined ? [] : on(last));
  return n === undefined || others.length > 0 ? undefined : { n, changed: changedBy(shown, later ?? []) };
}

function countersOf(
  { outcome }: AskedOutcome,
  id: ObjectId,
  counter: string | undefined,
): { readonly n: number; readonly fact: string } | undefined {
  const put = new Map<string, number>();
  for (const occurrence of outcome.occurrences) {
    if (occurrence.kind === 'countersPut' && occurrence.on === id)
      put.set(occurrence.counter, (put.get(occurrence.counter) ?? 0) + occurrence.amount);
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
  { context, outcome, event }: AskedOutcome,
  counter: string,
  inquiry: Extract<Inquiry, { kind: 'counters' }>,
): AskedVerdict | undefined {
  const got = outcome.state.players.flatMap(({ id }) => {
    const put = outcome.occurrences.map(done =>
      done.kind === 'countersPut' && done.on === id && done.counter === counter ? done.amount : 0,
    );
    const n = put.reduce((sum, each) => sum + each, 0);
    return n === 0 ? [] : [{ id, n }];
  });
  const [only, ...others] = got;
  const [hit, ...more] = event.kind === 'dealsDamage' ? event.damage.map(it => it.to) : [];
  const isHit = hit !== undefined && more.length === 0 && context.names.isPlayer(hit);
  if (only === undefined && isHit && outcome.triggers.length === 0)
    return counted(inquiry, 0, context.names.does(hit, `get no ${counter} counters`));
  if (only === undefined || others.length > 0) return undefined;
  const fact = context.names.does(only.id, `get ${counterWords(only.n, counter)}`);
  return counted(inquiry, only.n, fact);
}
