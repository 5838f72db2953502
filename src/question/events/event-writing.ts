// Types of writing an event, and helpers several kinds of events share.

import type { SpellAmount } from '../../oracle/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { castOf, type Happening, type Mention, type Patch } from '../model/mention.ts';
import type { ScenarioBoard } from '../model/scenario-board.ts';
import type { Side } from '../tokens/question-token.ts';

/** The event, the choices it comes with, or why it can't be written. */
export type Written =
  | { readonly when: Patch; readonly choose?: readonly Patch[]; readonly effects?: readonly Patch[] }
  | { readonly missing: string };

export interface Writing {
  readonly board: ScenarioBoard;
  readonly cards: Cards;
  /** Everything named, for effects that look at all of it. */
  readonly all: readonly Mention[];
}

export type EventWriter = (happening: Happening, writing: Writing) => Written;

export function actor({ who, source }: Happening, { board }: Writing): Side {
  return who ?? (source === undefined ? 'you' : board.ownerOf(source));
}

/** The spell or ability that does it: said with "off", or a spell said with "with". */
export function causeNamed(happening: Happening, { cards }: Writing): string | undefined {
  const { action, by, beside, verb, source, objects } = happening;
  if (by !== undefined) return by.names[0] ?? by.noun?.card;
  // "I cast X with two Counterspells in my yard"
  const spell = beside.find(it => it.place === undefined && cardKnown(cards, it)?.spell === true);
  if (spell !== undefined) return spell.names[0];
  if (verb?.cost !== undefined && hasWay(objects, verb.cost, cards))
    return verb.cost === 'unearth' ? objects[0]?.names[0] : undefined;
  if (source?.names[0] !== undefined) return source.names[0];
  const named = verb?.card === undefined ? undefined : cards.named(verb.card);
  return named?.spell === true && (action !== 'blinks' || named.says.action.kind === 'blinks') ? named.name : undefined;
}

/** Whether the objects can be cast or returned that way by their own text: "unearth", "dash". */
export function hasWay(objects: readonly Mention[], way: string, cards: Cards): boolean {
  return objects.length > 0 && objects.every(it => cardKnown(cards, it)?.says.has(way) === true);
}

/** The number that stands on the spell that does it. */
export function amountBy(
  { by, beside, objects, source }: Happening,
  { cards, all }: Writing,
  kind: 'draws' | 'mills' | 'discards',
): number | undefined {
  for (const mention of [by, ...beside, ...objects]) {
    const known = mention === undefined ? undefined : cardKnown(cards, mention);
    const action = known?.spell === true ? known.says.action : undefined;
    if (mention !== undefined && action?.kind === kind) return amountWith(mention, action.amount);
  }
  return amountTriggered(
    all.filter(it => it !== source),
    cards,
    kind,
  );
}

/**
 * The wording "Hedron Crab trigger, how many": the number that stands on the one permanent named whose ability does
 * so.
 */
function amountTriggered(
  all: readonly Mention[],
  cards: Cards,
  kind: 'draws' | 'mills' | 'discards',
): number | undefined {
  if (kind === 'draws') return undefined;
  const amounts = all.flatMap(mention => {
    const known = cardKnown(cards, mention);
    const action = known === undefined || known.spell || known.says.replaces ? undefined : known.says.action;
    const amount = action?.kind === kind ? amountWith(mention, action.amount) : undefined;
    return amount === undefined ? [] : [amount];
  });
  return amounts.length === 1 ? amounts[0] : undefined;
}

/** A number of a spell with the X it was cast for; undefined where that was not said. */
export function amountWith(spell: Mention, amount: SpellAmount): number | undefined {
  if (amount !== 'x') return amount;
  const { x } = castOf(spell);
  return typeof x === 'number' ? x : undefined;
}

/** The zone a spell or ability takes its cards from. */
export function originBy(by: string, cards: Cards): string | undefined {
  const known = cards.named(by);
  if (known === undefined) return undefined;
  const action = known.says.action;
  if (action.kind === 'returns') return action.from;
  if (known.says.hasUnearth) return 'graveyard';
  return action.kind === 'blinks' ? 'exile' : undefined;
}

/** Whether the text of a spell does what happens: "Wheel of Fortune, … when the opponent draws seven". */
export function doesThat(spell: Mention, { action }: Happening, cards: Cards): boolean {
  const known = cardKnown(cards, spell);
  // "I Windfall and an opponent draws 6": each player draws what the number comes to
  const isDrawing = action === 'draws' && known?.spell === true && known.says.has('draws');
  return known !== undefined && (known.says.action.kind === action || isDrawing);
}
