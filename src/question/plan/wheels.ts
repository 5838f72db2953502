// Spells by which all players draw: "I cast Wheel of Fortune", of which one player's draw is the event that is asked about.
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening } from '../model/mention.ts';

/** Whether something is told of a hand, so that what is discarded counts too. */
export function areHandsTold({ facts, mentions }: Gathered): boolean {
  return facts.some(it => it.path.at(-1) === 'hand') || mentions.some(it => it.place === 'hand');
}

/** A spell by which all players draw, carried out whole, where all of its text was read. */
export function wheelOf(happening: Happening, cards: Cards): Happening | undefined {
  const spell = happening.by ?? happening.objects.find(it => cardKnown(cards, it)?.spell === true);
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (spell === undefined || known === undefined || cards.instructions(known).unread.length > 0) return undefined;
  const objects = happening.objects.filter(it => it !== spell);
  return { ...happening, action: 'resolves', by: spell, objects, whole: true };
}

/** The draws of each player of a spell by which all of them draw: one of them is the event. */
export function drawersOf(
  happening: Happening,
  cards: Cards,
): readonly { readonly label: string; readonly happening: Happening }[] {
  const { action, by, objects, toPlayer } = happening;
  const spell = by ?? objects.find(it => cardKnown(cards, it)?.spell === true);
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (!['resolves', 'enters'].includes(action) || known?.spell !== true || toPlayer !== undefined) return [];
  const does = known.says.action;
  if (does.kind !== 'draws' || !does.each || does.amount === 'x') return [];
  const { amount } = does;
  return (['opponent', 'you'] as const).map(who => ({
    label: `${who === 'you' ? 'You draw' : 'Your opponent draws'} ${amount}`,
    happening: { ...happening, action: 'draws' as const, who, amount, objects: [] },
  }));
}
