// What is destroyed, and what is put onto the battlefield and how.
import type { Effect } from '../../engine/index.ts';
import { filterMany, filterOne } from '../grammar/filters.ts';
import { YOU } from '../grammar/players.ts';
import { readWhole } from '../phrase.ts';
import { targetAt } from './targets.ts';

/** "destroy all creatures", "destroy target land". */
export function destroys(said: string): readonly Effect[] | undefined {
  const all = /^destroy (?:all|each) ([^.]*)\.$/.exec(said)?.[1];
  if (all !== undefined) {
    const [filter] = [...readWhole(filterMany, all).values, ...readWhole(filterOne, all).values];
    return filter === undefined ? undefined : [{ kind: 'destroy', who: YOU, what: { kind: 'each', filter } }];
  }
  const target = /^destroy (.*)$/.exec(said)?.[1];
  const what = target === undefined ? undefined : targetAt(target).find(it => it.rest === '');
  return what === undefined ? undefined : [{ kind: 'destroy', who: YOU, what: what.objects }];
}

/** "return target creature card from your graveyard to the battlefield tapped": how something is put there. */
export function arrives(said: string): readonly Effect[] | undefined {
  const put = /^(?:return|put|exile) (?:up to \w+ |another )?([^.]*?) (?:to|onto) the battlefield([^.]*)\.$/.exec(said);
  if (put === null) return undefined;
  const how = put[2] ?? '';
  const counters = / with (a|an|one|two|three|four|five|\d+) (?:additional )?(\S+) counters? on (?:it|them)/.exec(how);
  const amount = ['', 'one', 'two', 'three', 'four', 'five'].indexOf(counters?.[1] ?? '');
  const n = /^\d+$/.test(counters?.[1] ?? '') ? Number(counters?.[1]) : Math.max(1, amount);
  const effect: Effect = {
    kind: 'move',
    verb: said.startsWith('return') ? 'return' : 'put',
    who: YOU,
    what: { kind: 'ref', ref: { kind: 'it' } },
    to: 'battlefield',
    ...(/ tapped\b/.test(how) ? { tapped: true } : {}),
    ...(/ under your control/.test(how) ? { under: YOU } : {}),
    ...(/ transformed\b/.test(how) ? { transformed: true } : {}),
    ...(counters === null ? {} : { withCounters: { counter: counters[2] ?? '', amount: n } }),
  };
  return [effect];
}
