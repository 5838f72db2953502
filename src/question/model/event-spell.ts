// The spell of an event that is told of.
import type { SpokenAction } from '../tokens/question-token.ts';
import { type Cards, cardKnown, type Known } from './card-traits.ts';
import type { Happening, Mention } from './mention.ts';
import { exampleOfKind } from './plan.ts';

/** The instant or sorcery of an event: named as its cause, as what is cast, or as its verb. */
export function spellOfEvent(
  { action, by, objects, beside, source, verb, at }: Happening,
  cards: Cards,
): { readonly spell: Mention; readonly known: Known } | undefined {
  // "I exile X" says more often what is done (701) than the card of that name
  const isAction = verb?.action.startsWith(verb.text.toLowerCase().replace(/s$/u, '')) === true;
  const done = verb?.card === undefined || isAction || by !== undefined ? [] : [{ ...mentionOf(verb.card), at }];
  // what is discarded, milled or exiled is not cast
  const cast = NOT_CAST.includes(action) ? [] : objects;
  for (const spell of [by, ...cast, ...beside, ...done, ...(source === undefined ? [] : [source])]) {
    const known = spell && cardKnown(cards, spell);
    if (spell !== undefined && known?.spell === true) return { spell, known };
  }
  return undefined;
}

/** Whether all that a spell does is to change the size of all creatures: "all creatures get -4/-4". */
export function shrinksAll(known: Known, cards: Cards): boolean {
  const { effects, unread, targets } = cards.instructions(known);
  const isAll = effects.every(it => it.kind === 'continuous' && it.what.kind === 'each');
  return known.spell && effects.length > 0 && unread.length + targets.length === 0 && isAll;
}

/** Events of which an instant or sorcery may be the object, and that are not of its being cast. */
const NOT_CAST: readonly SpokenAction[] = ['discards', 'mills', 'exiles', 'returns', 'draws', 'puts'];

function mentionOf(name: string): Mention {
  return { ...exampleOfKind(name), names: [name], text: name };
}
