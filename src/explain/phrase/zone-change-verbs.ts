// Verbs of a change of zones: enters, dies, is put into a graveyard from anywhere.
import type { EventPattern } from '../../engine/index.ts';
import { listInWords } from '../english.ts';
import type { Phraser } from './phraser.ts';

/** The verb of entering, with where from and under whose control. */
export function entersVerb(phraser: Phraser, pattern: Extract<EventPattern, { readonly kind: 'enters' }>): string {
  const under = pattern.under === undefined ? '' : ` under ${phraser.whose(pattern.under)} control`;
  const from = pattern.from === undefined ? '' : ` from ${listInWords(pattern.from.map(zoneNamed), 'or')}`;
  const not =
    pattern.notFrom === undefined ? '' : ` from anywhere but ${listInWords(pattern.notFrom.map(zoneNamed), 'or')}`;
  const cast = pattern.cast === undefined ? '' : pattern.cast ? ' after being cast' : ' without being cast';
  return `enter${under}${from}${not}${cast}`;
}

/** The verb of a move between zones: "die", "be exiled", "leave the battlefield". */
export function moveVerb(pattern: Extract<EventPattern, { readonly kind: 'move' }>): string {
  if (pattern.verb !== undefined && pattern.verb !== 'die') return `be ${participle(pattern.verb)}`;
  const creature = pattern.what.clauses.some(it => it.kind === 'type' && it.type === 'Creature');
  if (pattern.from === 'battlefield' && pattern.to === 'graveyard' && creature) return 'die';
  if (pattern.from === 'battlefield' && pattern.to === undefined) return 'leave the battlefield';
  const from = pattern.from === undefined ? '' : ` from ${zoneNamed(pattern.from)}`;
  if (pattern.to === undefined) return `leave ${pattern.from === undefined ? 'its zone' : zoneNamed(pattern.from)}`;
  return pattern.to === 'exile' ? `be exiled${from}` : `be put into ${zoneNamed(pattern.to)}${from}`;
}

function participle(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}

/** A zone with its article: "a graveyard", "exile", "the battlefield". */
export function zoneNamed(zone: string): string {
  if (zone === 'battlefield' || zone === 'stack') return `the ${zone}`;
  if (zone === 'exile' || zone === 'nowhere') return zone === 'exile' ? 'exile' : 'nowhere';
  if (zone === 'command') return 'the command zone';
  return zone === 'outside' ? 'outside the game' : `a ${zone}`;
}
