// Responses: "they bolt my bear, in response I Giant Growth it". What is cast in response resolves first (608.1).
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';

/**
 * The gathered question in which a permanent that enters in response has entered before, and of two spells, one in response
 * to the other, the one whose target is not told has the permanent that the other is about.
 */
export function withResponses(whole: Gathered, cards: Cards): Gathered {
  const gathered = { ...whole, happenings: whole.happenings.map(it => (isArrival(it, cards) ? arrived(it) : it)) };
  const { happenings } = gathered;
  const told = happenings.filter(it => !it.asked);
  const response = told.find(it => it.response === true);
  if (response === undefined) return gathered;
  const at = told.indexOf(response);
  const first = told[at - 1] ?? told[at + 1];
  if (first === undefined || first.response === true) return gathered;
  const [lacking, other] = lacksTarget(first, cards) ? [first, response] : [response, first];
  if (!lacksTarget(lacking, cards)) return gathered;
  const aimed = { ...lacking, targets: permanentsOf(other, cards) };
  return { ...gathered, happenings: happenings.map(it => (it === lacking ? aimed : it)) };
}

/** The permanent that an event is about; none where there are several. */
function permanentsOf({ objects, targets }: Happening, cards: Cards): Mention[] {
  const permanents = [...objects, ...targets].filter(it => cardKnown(cards, it)?.spell !== true);
  return permanents.length === 1 ? permanents : [];
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
  const [spell, ...others] = by === undefined ? objects : [by, ...objects];
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (known?.spell !== true || others.length + targets.length > 0 || toPlayer !== undefined) return false;
  return cards.instructions(known).targets.length > 0;
}
