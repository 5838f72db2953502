// Givens of a board of study: cards picked, sides dealt, what enters.
import type { StudyCard } from './card-functions.ts';
import { type CardTest, COPIES, TAPS_OTHERS } from './kinds-of-cards.ts';
import type { Chance } from './seeded-chance.ts';
import type { StudyBoard } from './study-board.ts';

/** Cards of a kind that can be on the battlefield by themselves. */
export function lasting(test: CardTest): CardTest {
  return card => test(card) && !card.isFragile && !COPIES(card);
}

/** Cards, one for each test in turn, none twice. */
export function picked(
  cards: readonly StudyCard[],
  chance: Chance,
  ...tests: readonly CardTest[]
): readonly StudyCard[] {
  const taken: StudyCard[] = [];
  for (const test of tests) {
    const card = chance.one(cards.filter(it => test(it) && !needsMore(it) && !taken.includes(it)));
    if (card !== undefined) taken.push(card);
  }
  return taken;
}

/** Whether more would have to be said of the card than its name: an Aura is attached to something. */
function needsMore({ subtypes }: StudyCard): boolean {
  return subtypes.includes('Aura');
}

/** The permanents on two sides: most of them yours, but those that hamper what enters. */
export function sides(cards: readonly StudyCard[], chance: Chance): Pick<StudyBoard, 'yours' | 'theirs'> {
  const isTheirs = cards.map(it => (TAPS_OTHERS(it) ? !chance.oneIn(4) : chance.oneIn(4)));
  return {
    yours: cards.filter((_, n) => isTheirs[n] !== true).map(it => it.name),
    theirs: cards.filter((_, n) => isTheirs[n] === true).map(it => it.name),
  };
}

/** A card as what enters, with a value of X where its cost has one. */
export function enteringItem(card: StudyCard, chance: Chance): unknown {
  return card.hasX ? { card: card.name, cast: { x: 1 + chance.below(3) } } : card.name;
}
