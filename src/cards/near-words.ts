// Words near another: its singular, and the nearest of several by edit distance.
import { slips } from '../kit/distance.ts';

/** A collector of the cards whose names are the fewest slips from what was typed, at most so many. */
export function nearestTo(typed: string, allowed: number) {
  let most = allowed;
  let cards = new Set<number>();
  return {
    /** Whether a name of this length may be near enough. */
    isInReach: (length: number) => Math.abs(length - typed.length) <= most,
    weigh: (card: number, name: string) => {
      const distance = slips(typed, name, most);
      if (distance > most) return;
      if (distance < most) cards = new Set();
      most = distance;
      cards.add(card);
    },
    cards: () => [...cards].sort((a, b) => a - b),
  };
}

/** The singular forms that a word may be the plural of. */
export function singular(word: string): readonly string[] {
  if (word.length < 4) return [];
  const forms: string[] = [];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}
