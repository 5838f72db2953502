// Prices that decide how an object enters: life or mana paid, cards revealed.

import type { ChoiceKind, ObjectId, PickedChoice } from '../../engine/index.ts';
import { unique } from '../../kit/lists.ts';
import type { ExplainContext } from '../explain-context.ts';
import { explainChoiceRequest } from '../step/choice-step.ts';
import { objectWords } from '../step/pick-words.ts';
import { entryPredicate } from './entry-headline.ts';
import type { EntryParts } from './entry-parts.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

/**
 * Two ways between which a payment decides: "enters tapped, or untapped for 2 life", "enters tapped, or untapped if you
 * reveal Plains"; undefined for others.
 */
export function paidWays(
  shown: readonly OutcomeInContext[],
  id: ObjectId,
  all: readonly EntryParts[],
): string | undefined {
  const prices = shown.map(({ context, outcome }) => priceOf(context, outcome.picks, id));
  const [price] = unique(prices.filter(it => it !== ''));
  if (price === undefined || new Set(prices.filter(it => it !== '')).size > 1 || prices.some(it => it === undefined))
    return undefined;
  const paid = unique(all.filter((_, at) => prices[at] !== '').map(entryPredicate));
  const unpaid = unique(all.filter((_, at) => prices[at] === '').map(entryPredicate));
  const [first = '', second = ''] = [unpaid[0], paid[0]];
  if (paid.length !== 1 || unpaid.length !== 1 || first === second) return undefined;
  const shorter =
    /^enters (?!and )/.test(second) && first.startsWith('enters ') ? second.slice('enters '.length) : second;
  return `${first}, or ${shorter} ${price}`;
}

/** The price paid in an outcome: "for 2 life", "if you reveal Plains"; empty where it was not; undefined for other choices. */
function priceOf(context: ExplainContext, picks: readonly PickedChoice[], id: ObjectId): string | undefined {
  const made = picks.filter(({ choice }) => choice.object === id && choice.options.length > 1);
  const [only, ...more] = made;
  if (only === undefined || more.length > 0) return undefined;
  const { choice, pick } = only;
  if (choice.kind === 'pay') {
    const cost = / whether to pay (.+) for [^:]+$/.exec(explainChoiceRequest(context, choice))?.[1];
    if (cost === undefined) return undefined;
    return pick.kind === 'yes' ? `for ${cost}` : '';
  }
  if (!PRICES.includes(choice.kind)) return undefined;
  const verb = context.names.does(choice.who, choice.kind);
  return pick.kind === 'objects' && pick.objects.length > 0 ? `if ${verb} ${objectWords(context, pick.objects)}` : '';
}

const PRICES: readonly ChoiceKind[] = ['reveal', 'sacrifice', 'discard', 'return', 'exile'];
