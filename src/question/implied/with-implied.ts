// All that is implied by what was gathered from a question, in the order in which one implies the other.

import { withPayments } from '../events/paid-events.ts';
import type { Cards } from '../model/card-traits.ts';
import type { Gathered } from '../model/mention.ts';
import { merged } from '../plan/merge.ts';
import type { Token } from '../tokens/question-token.ts';
import { withAurasWorn, withEquipmentWorn } from './auras-worn.ts';
import { withConsequences } from './consequences.ts';
import { withCopiesMade } from './copies-made.ts';
import { withSomeDrawn } from './drawn-from.ts';
import { withEarlierEffects } from './earlier-effects.ts';
import { withFetchedLands } from './fetched-lands.ts';
import {
  withBlinks,
  withCopiedCards,
  withLosses,
  withPicked,
  withPutIn,
  withSpellsThatHit,
} from './implied-objects.ts';
import { withPaidBefore } from './paid-before.ts';
import { withResponses } from './responses.ts';
import { withoutXOfSearch } from './searched-with-x.ts';
import { withoutSweepsAgain } from './swept.ts';
import { withToldActivations } from './told-activations.ts';

/** The gathered question with the objects and events that what is told of implies. */
export function withImplied(gathered: Gathered, tokens: readonly Token[], cards: Cards): Gathered {
  const drawn = withSomeDrawn(withoutXOfSearch(withoutSweepsAgain(merged(gathered, cards), cards), cards), cards);
  const told = withConsequences(withPaidBefore(withBlinks(withCopiesMade(drawn, cards)), cards), cards);
  const moved = withPayments(withToldActivations(withLosses(told, cards), cards), cards);
  const picked = withPicked(withSpellsThatHit(withPutIn(moved, cards), cards), tokens, cards);
  return withEquipmentWorn(withAurasWorn(withCopiedCards(picked, cards), cards), cards);
}

/** The gathered question in which what happened before the event has left its objects and effects. */
export function withEarlierEvents(gathered: Gathered, cards: Cards): Gathered {
  return withFetchedLands(withEarlierEffects(withResponses(gathered, cards), cards), cards);
}
