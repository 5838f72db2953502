// Spells with X that search for what X allows: "Chord of Calling for X with x=8". The X decides nothing more.
import { manaValueOf } from '../../engine/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { castOf, type Gathered, type Happening, type Mention } from '../model/mention.ts';

/** The gathered question without the X of a spell by which what it found enters, where that is no more than X allows. */
export function withoutXOfSearch(gathered: Gathered, cards: Cards): Gathered {
  for (const happening of gathered.happenings) giveXToSearch(happening, cards);
  const allowed = gathered.happenings.flatMap(it => allowedBy(it, cards) ?? []);
  if (allowed.length === 0) return gathered;
  const told = gathered.told.filter(it => it.kind !== 'x' || !allowed.includes(it.value));
  return { ...gathered, told };
}

/** The wording "I fetch X with Whir of Invention, X was 3": what is found was not cast, and the X is that of the spell. */
function giveXToSearch({ by, beside, objects, verb }: Happening, cards: Cards): void {
  const spells = [...(by === undefined ? [] : [by]), ...beside].filter(it => isSearchWithX(it, cards));
  const [spell, ...others] = spells;
  const found = objects.find(it => it !== spell && castOf(it).x !== undefined);
  if (spell === undefined || others.length > 0 || found === undefined || verb?.zone !== 'library') return;
  const { x, ...rest } = castOf(found);
  const { cast: _, ...patch } = found.patch;
  found.patch = Object.keys(rest).length === 0 ? patch : { ...patch, cast: rest };
  spell.patch = { ...spell.patch, cast: { ...castOf(spell), x } };
}

function isSearchWithX(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known?.spell === true && known.x && known.says.searchesLibrary;
}

/** The X of a spell that finds what enters; undefined for other events, and where X is too small for what is found. */
function allowedBy(happening: Happening, cards: Cards): number | undefined {
  const { objects, targets, action, beside } = happening;
  const by = happening.by ?? beside.find(it => castOf(it).x !== undefined);
  const known = by === undefined ? undefined : cardKnown(cards, by);
  const cast = by?.patch.cast;
  const x = typeof cast === 'object' && cast !== null && 'x' in cast ? Number(cast.x) : undefined;
  if (known?.says.searchesLibrary !== true || !known.x || x === undefined) return undefined;
  const found = ['enters', 'resolves'].includes(action) ? [...objects, ...targets] : [];
  const fits = found.every(it => manaValueOf(cardKnown(cards, it)?.face.manaCost) <= x);
  return found.length > 0 && fits ? x : undefined;
}
