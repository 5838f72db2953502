// Sizes that a question tells of a creature beside its name, and that nothing in its scenario gives it.
import type { Scenario } from '../../scenario/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Token } from '../tokens/question-token.ts';

/**
 * The size "thats 4/5" of the only creature that is named with a spell, as it was typed, where it is printed with another and no
 * counters or cards were told that make it so: what the spell measures would come out wrong.
 */
export function sizesLost(typed: readonly Token[], { when }: Scenario, cards: Cards): readonly string[] {
  if (when.kind !== 'resolves' || typed.some(it => it.kind === 'counters' || it.kind === 'zone')) return [];
  const named = typed.flatMap(it => (it.kind === 'card' ? (cardKnown(cards, it) ?? []) : []));
  const creatures = named.filter(it => it.creature);
  const [creature] = creatures;
  if (creature === undefined || named.some(it => !it.spell && it !== creature) || creatures.length > 1) return [];
  const { power, toughness } = creature.face;
  return typed.flatMap((token, i) => {
    if (token.kind !== 'size' || !isSaidOf(typed, i)) return [];
    return `${power}` === `${token.power}` && `${toughness}` === `${token.toughness}` ? [] : [token.text];
  });
}

/** Whether a size stands behind "thats" or "it's", with an article or not, in words that tell it. */
function isSaidOf(typed: readonly Token[], i: number): boolean {
  const before = typed[i - 1];
  const lead = before?.kind === 'number' && before.article ? typed[i - 2] : before;
  return /^(?:that|it)(?:['’]?s| is)$/iu.test(lead?.text ?? '');
}
