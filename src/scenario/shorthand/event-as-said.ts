// Events in the words of a player, where shorthand writes them otherwise or not at all.
import type { When } from '../schema/when-events.ts';
import { printObject } from './print-object.ts';
import { resolutionWords } from './resolution-event.ts';

/** "opponent casts Opt", "Divination resolves"; undefined for events that shorthand says as a player does. */
export function eventAsSaid(when: When): string | undefined {
  if (when.kind === 'merges') return `${when.spell.card ?? 'a spell'} merges with ${when.with}`;
  if (when.kind === 'resolves') return resolutionWords(when).replace(/^resolve (.+)$/u, '$1 resolves');
  if (when.kind !== 'casts') return undefined;
  const { card, under, cast } = when.spell;
  if (card === undefined || (cast?.targets.length ?? 0) > 0) return undefined;
  return `${under === 'you' ? 'you cast' : `${under} casts`} ${printObject(when.spell)}`;
}
