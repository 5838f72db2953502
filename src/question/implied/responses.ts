// Responses: "they bolt my bear, in response I Giant Growth it". What is cast in response resolves first (608.1).
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening } from '../model/mention.ts';

/**
 * The gathered question in which a permanent that enters in response has entered before, and a spell that is responded to
 * has the targets of the response, where its own were not told.
 */
export function withResponses(whole: Gathered, cards: Cards): Gathered {
  const gathered = { ...whole, happenings: whole.happenings.map(it => (isArrival(it, cards) ? arrived(it) : it)) };
  const { happenings } = gathered;
  const told = happenings.filter(it => !it.asked);
  const response = told.find(it => it.response === true);
  if (response === undefined) return gathered;
  const at = told.indexOf(response);
  const first = told[at - 1] ?? told[at + 1];
  if (first === undefined || first.response === true || !lacksTarget(first, cards)) return gathered;
  const aimed = { ...first, targets: [...response.targets] };
  return { ...gathered, happenings: happenings.map(it => (it === first ? aimed : it)) };
}

/** The wording "in response I flash in X": a permanent that is there once what it responds to resolves. */
function isArrival({ response, action, by, objects }: Happening, cards: Cards): boolean {
  return (
    response === true &&
    action === 'enters' &&
    by === undefined &&
    objects.length > 0 &&
    objects.every(it => cardKnown(cards, it)?.spell === false)
  );
}

function arrived({ response: _, ...happening }: Happening): Happening {
  return { ...happening, already: true };
}

/** Whether something was told to be done in response of which no lasting effect tells what it left. */
export function isOfTiming({ happenings }: Gathered): boolean {
  return happenings.some(it => it.response === true);
}

/** Whether a spell needs a target and none was told. */
function lacksTarget({ by, objects, targets, toPlayer }: Happening, cards: Cards): boolean {
  const known = by === undefined ? undefined : cardKnown(cards, by);
  if (known?.spell !== true || objects.length + targets.length > 0 || toPlayer !== undefined) return false;
  return cards.instructions(known).targets.length > 0;
}
