// Counters that a permanent starts with by its own text alone (306.5b, 310.4b, 714.3a, 614.1c).
import type { Known } from './card-traits.ts';

/** The kind of counters that something enters with, and how many where nothing else bears on it. */
export interface PrintedStart {
  readonly kind: string;
  readonly count: number;
}

/** Keywords by the counters that their number has something enter with (702.32a, 702.43a, 702.58a, 702.63a). */
const OF_KEYWORDS: Readonly<Record<string, string | undefined>> = {
  modular: '+1/+1',
  graft: '+1/+1',
  fading: 'fade',
  vanishing: 'time',
};

/** The counters of a card; undefined for one that has none, or as many as something else tells. */
export function startOf({ face, says }: Known): PrintedStart | undefined {
  const { types, subtypes, loyalty, defense, abilities } = face;
  if (types.includes('Planeswalker') && typeof loyalty === 'number') return { kind: 'loyalty', count: loyalty };
  if (types.includes('Battle') && typeof defense === 'number') return { kind: 'defense', count: defense };
  if (subtypes.includes('Saga')) return { kind: 'lore', count: 1 };
  for (const ability of abilities) {
    if (ability.kind !== 'keyword' || typeof ability.amount !== 'number') continue;
    const kind = OF_KEYWORDS[ability.keyword];
    if (kind !== undefined) return { kind, count: ability.amount };
  }
  return says.countersEnteredWith;
}
