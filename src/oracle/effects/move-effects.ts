// Effects that destroy, turn face down, and put onto the battlefield.
import type { Clause, Effect, PlayerRef } from '../../engine/index.ts';
import { filterMany, filterOne } from '../grammar/nouns/filters.ts';
import { YOU } from '../grammar/words/players.ts';
import { readWhole } from '../phrase.ts';
import { targetAt } from './targets.ts';

/** Destruction: "destroy all creatures", "destroy target land". */
export function destroyEffect(wording: string): readonly Effect[] | undefined {
  const both = /^destroy all ([^.]*?) and all ([^.]*)\.$/.exec(wording);
  if (both !== null) {
    const of = [both[1] ?? '', both[2] ?? ''].flatMap(it => readWhole(filterMany, it).values.slice(0, 1));
    const any: Clause = { kind: 'any', of: of.map(({ clauses }): Clause => ({ kind: 'all', of: clauses })) };
    if (of.length === 2) return [{ kind: 'destroy', who: YOU, what: { kind: 'each', filter: { clauses: [any] } } }];
  }
  const all = /^destroy (?:all|each) ([^.]*)\.$/.exec(wording)?.[1];
  if (all !== undefined) {
    const [filter] = [...readWhole(filterMany, all).values, ...readWhole(filterOne, all).values];
    return filter === undefined ? undefined : [{ kind: 'destroy', who: YOU, what: { kind: 'each', filter } }];
  }
  const target = /^destroy (.*)$/.exec(wording)?.[1];
  const what = target === undefined ? undefined : targetAt(target).find(it => it.rest === '');
  return what === undefined ? undefined : [{ kind: 'destroy', who: YOU, what: what.objects }];
}

/**
 * Turning face down: "turn target creature face down", "turn any number of target tapped nontoken creatures face down".
 */
export function turnFaceDownEffect(wording: string): readonly Effect[] | undefined {
  const turned = /^(?:you may )?turn (.*) face down\.$/.exec(wording)?.[1];
  if (turned === undefined) return undefined;
  const all = /^(?:all|each) (.*)$/.exec(turned)?.[1];
  const [each] = all === undefined ? [] : [...readWhole(filterMany, all).values, ...readWhole(filterOne, all).values];
  if (each !== undefined) return [{ kind: 'turnFaceDown', who: YOU, what: { kind: 'each', filter: each } }];
  const what = targetAt(turned.replace(/^any number of (?=target )/, '')).find(it => it.rest === '');
  const those = what?.objects ?? ({ kind: 'ref', ref: { kind: 'those' } } as const);
  return [{ kind: 'turnFaceDown', who: YOU, what: those }];
}

/**
 * Putting onto the battlefield, with how it enters: "return target creature card from your graveyard to the battlefield
 * tapped".
 */
export function putOntoBattlefieldEffect(wording: string): readonly Effect[] | undefined {
  const put =
    /^(?:you may )?(?:return|put|exile) (?:up to \w+ |another )?([^.]*?) (?:to|onto) the battlefield([^.]*)\.$/.exec(
      wording,
    );
  if (put === null) return undefined;
  const how = put[2] ?? '';
  const counters = / with (a|an|one|two|three|four|five|\d+) (?:additional )?(\S+) counters? on (?:it|them)/.exec(how);
  const amount = ['', 'one', 'two', 'three', 'four', 'five'].indexOf(counters?.[1] ?? '');
  const n = /^\d+$/.test(counters?.[1] ?? '') ? Number(counters?.[1]) : Math.max(1, amount);
  if (!/^\s*$/.test(KNOWN_MANNERS.reduce((text, known) => text.replace(known, ''), how))) return undefined;
  const effect: Effect = {
    kind: 'move',
    verb: /^(?:you may )?return/.test(wording) ? 'return' : 'put',
    who: YOU,
    what: { kind: 'ref', ref: { kind: 'it' } },
    to: 'battlefield',
    ...(/ tapped\b/.test(how) ? { tapped: true } : {}),
    ...(/ under your control/.test(how) ? { under: YOU } : {}),
    ...(/ under (?:its owner's|their owners?'s?) control/.test(how) ? { under: ownerOf(put[1] ?? '') } : {}),
    ...(/ transformed\b/.test(how) ? { transformed: true } : {}),
    ...(/ face down\b/.test(how) ? { faceDown: 'effect' } : {}),
    ...(counters === null ? {} : { withCounters: { counter: counters[2] ?? '', amount: n } }),
  };
  return [effect];
}

/** The owner of what is put there: of ~ itself, or of an object named before. */
function ownerOf(what: string): PlayerRef {
  return { kind: 'ownerOf', of: { kind: /^~/.test(what) ? 'self' : 'it' } };
}

/** Manners of putting something onto the battlefield, as far as they are read. */
const KNOWN_MANNERS: readonly RegExp[] = [
  / with (?:a|an|one|two|three|four|five|\d+) (?:additional )?\S+ counters? on (?:it|them)/,
  / under (?:your|its owner's|their owners?'s?|that player's) control/,
  / (?:un)?tapped\b/,
  / from the command zone$/,
  / transformed\b/,
  / face (?:down|up)\b/,
];
