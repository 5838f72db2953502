// All that is implied by what was gathered from a question, in the order in which one implies the other.

import { withOutlets, withPayments, withSearchesPaid } from './events/paid-events.ts';
import { withAskedLands } from './implied/asked-lands.ts';
import { withAurasWorn, withEquipmentWorn, withOwnersOfEquipment, withPumpingWorn } from './implied/auras-worn.ts';
import { withBlinks } from './implied/blinks.ts';
import { withConsequences } from './implied/consequences.ts';
import { withCopiesMade, withCountersOfCopies } from './implied/copies-made.ts';
import { withDiscardsOfAbilities } from './implied/discards-of-abilities.ts';
import { withSomeDrawn } from './implied/drawn-from.ts';
import { withEarlierEffects } from './implied/earlier-effects.ts';
import { withFetchedLands } from './implied/fetched-lands.ts';
import { withFlung } from './implied/flung.ts';
import {
  withCopiedBeside,
  withCopiedCards,
  withLosses,
  withPicked,
  withPutIn,
  withSpellsThatHit,
  withTurnings,
} from './implied/implied-objects.ts';
import { withOwnUndoing } from './implied/own-undoing.ts';
import { withPaidBefore } from './implied/paid-before.ts';
import { withResponses } from './implied/responses.ts';
import { withoutXOfSearch } from './implied/searched-with-x.ts';
import { withDeathsOfSweeps, withKindsSwept, withoutSweepsAgain, withSweepsNamed } from './implied/swept.ts';
import { withTargetsGone } from './implied/targets-gone.ts';
import { withToldActivations } from './implied/told-activations.ts';
import type { Cards } from './model/card-traits.ts';
import type { Gathered } from './model/mention.ts';
import { merged } from './plan/merge.ts';
import type { Token } from './tokens/question-token.ts';

/** The gathered question with the objects and events that what is told of implies. */
export function withImplied(gathered: Gathered, tokens: readonly Token[], cards: Cards): Gathered {
  const undone = withOwnUndoing(withAskedLands(gathered, tokens), tokens, cards);
  const one = withDiscardsOfAbilities(merged(undone, cards), cards);
  const drawn = withSomeDrawn(
    withoutXOfSearch(withSweepsNamed(withDeathsOfSweeps(withoutSweepsAgain(one, cards), cards), cards), cards),
    cards,
  );
  const told = withConsequences(
    withPaidBefore(withBlinks(withTurnings(withCountersOfCopies(withCopiesMade(drawn, cards)), cards), cards), cards),
    cards,
  );
  const paid = withPayments(withToldActivations(withLosses(withFlung(told, cards), cards), tokens, cards), cards);
  const moved = withOutlets(withSearchesPaid(paid, cards), cards);
  const picked = withPicked(withSpellsThatHit(withPutIn(moved, cards), cards), tokens, cards);
  const worn = withEquipmentWorn(
    withAurasWorn(withPumpingWorn(withCopiedBeside(withCopiedCards(picked, cards), cards), cards), cards),
    cards,
  );
  return withOwnersOfEquipment(withKindsSwept(worn, cards), cards);
}

/** The gathered question in which what happened before the event has left its objects and effects. */
export function withEarlierEvents(gathered: Gathered, cards: Cards): Gathered {
  return withFetchedLands(withEarlierEffects(withResponses(withTargetsGone(gathered, cards), cards), cards), cards);
}
