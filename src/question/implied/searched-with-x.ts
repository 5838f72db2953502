// Spells with X that search for what X allows: "Chord of Calling for X with x=8". The X decides nothing more.
import { manaValueOf } from '../../engine/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening } from '../model/mention.ts';

/** The gathered question without the X of a spell by which what it found enters, where that is no more than X allows. */
export function withoutXOfSearch(gathered: Gathered, cards: Cards): Gathered {
  const allowed = gathered.happenings.flatMap(it => allowedBy(it, cards) ?? []);
  if (allowed.length === 0) return gathered;
  const told = gathered.told.filter(it => it.kind !== 'x' || !allowed.includes(it.value));
  return { ...gathered, told };
}

/** The X of a spell that finds what enters; undefined for other events, and where X is too small for what is found. */
function allowedBy({ by, objects, targets, action }: Happening, cards: Cards): number | undefined {
  const known = by === undefined ? undefined : cardKnown(cards, by);
  const cast = by?.patch.cast;
  const x = typeof cast === 'object' && cast !== null && 'x' in cast ? Number(cast.x) : undefined;
  if (known?.says.searchesLibrary !== true || !known.x || x === undefined) return undefined;
  const found = ['enters', 'resolves'].includes(action) ? [...objects, ...targets] : [];
  const fits = found.every(it => manaValueOf(cardKnown(cards, it)?.face.manaCost) <= x);
  return found.length > 0 && fits ? x : undefined;
}
