// 615.7, 615.11: shields against points of damage: "prevent the next 3 damage that would be dealt to any target this
// turn".
import type { Amount, Duration, Effect, Filter } from '../../engine/index.ts';
import { amount as amountPhrase } from '../grammar/amounts/amounts.ts';
import { targetAndOthers } from '../grammar/effects/acted-on.ts';
import { readWhole } from '../phrase.ts';
import { targetAt } from './targets.ts';

/** A reader of a sentence as that of a permanent, whose effect is given a duration. */
type Shielded = (wording: string, duration: Duration, uses: Amount | undefined) => readonly Effect[] | undefined;

/** The shields that a sentence makes. X is a chosen number, or defined by the sentence. */
export function nextDamageShields(wording: string, shielded: Shielded): readonly Effect[] | undefined {
  const found = /^prevent the next (\d+|X) (combat )?damage that (.*)\.$/.exec(wording.replace(/ this turn\b/, ''));
  if (found === null || !/ this turn\b/.test(wording)) return undefined;
  const [, n = '', combat = '', whole = ''] = found;
  const [damage = '', where] = whole.split(', where X is ');
  const amount = n === 'X' ? amountOf(where) : Number(n);
  if (amount === undefined) return undefined;
  const among = / to any number of targets, divided as you choose$/.exec(damage);
  if (among !== null) return toEach(shielded, combat, amount)?.map(it => ({ ...it, divided: true }));
  const each = /^would be dealt to (each .*)$/.exec(damage)?.[1];
  if (each !== undefined) {
    const all = each.split(/ and (?=each )/).map(one => eachOne(one.slice('each '.length)));
    return all.includes(undefined)
      ? undefined
      : toEach(shielded, combat, amount)?.map(it => ({ ...it, each: all.flatMap(one => one ?? []) }));
  }
  const others = othersLike(/^would be dealt to (target .*)$/.exec(damage)?.[1] ?? '');
  if (others !== undefined) return toEach(shielded, combat, amount)?.map(it => ({ ...it, each: [others] }));
  const would = damage.replace(/ and\/or /g, ' and ').replace(/ by a source$/, '');
  const by = /^a source would deal to (.*)$/.exec(would)?.[1];
  const dealt = by === undefined ? would : `would be dealt to ${by}`;
  return counted(shielded(`prevent all ${combat}damage that ${dealt}.`, 'thisTurn', amount), amount);
}

type Shield = Extract<Effect, { kind: 'shield' }>;

/** A shield for any one target, of which one is made for each of several. */
function toEach(shielded: Shielded, combat: string, amount: Amount): readonly Shield[] | undefined {
  const line = `prevent all ${combat}damage that would be dealt to any target.`;
  return counted(shielded(line, 'thisTurn', amount), amount)?.flatMap(it => (it.kind === 'shield' ? [it] : []));
}

/** "Target creature and each other creature that shares a color with it". */
function othersLike(words: string): Filter | undefined {
  const [those] = readWhole(targetAndOthers, words).values;
  return those?.kind === 'each' ? those.filter : undefined;
}

function eachOne(noun: string): Filter | 'player' | undefined {
  if (noun === 'player') return 'player';
  const target = targetAt(`target ${noun}.`).find(it => it.rest === '');
  return target?.objects.kind === 'target' ? target.objects.filter : undefined;
}

/** The effects with the damage each prevents limited to what is left of its shield. */
function counted(effects: readonly Effect[] | undefined, amount: Amount): readonly Effect[] | undefined {
  return effects?.map(effect => {
    if (effect.kind !== 'shield' || effect.does.kind !== 'replacement') return effect;
    const much: Amount = typeof amount === 'number' ? amount : { kind: 'that' };
    const rewrites = effect.does.rewrites.map(it => (it.kind === 'prevent' ? { ...it, amount: much } : it));
    return { ...effect, does: { ...effect.does, rewrites } };
  });
}

function amountOf(where: string | undefined): Amount | undefined {
  if (where === undefined) return { kind: 'x' };
  const { values } = readWhole(amountPhrase, where);
  return values[0];
}
