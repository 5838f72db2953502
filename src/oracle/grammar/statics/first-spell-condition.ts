// The condition that a spell is the first of its kind that you cast this turn.
import { type Condition, castCountOf, type Filter } from '../../../engine/index.ts';
import { YOU } from '../words/players.ts';

/** The condition; of spells that the record does not tell from others, one is surely the first where no other was cast. */
export function firstOf(spells: Filter): Condition {
  const left = { kind: 'thisTurn', what: castCountOf(spells) ?? 'spellsCast', who: YOU } as const;
  return { kind: 'compare', left, is: '<=', right: 1 };
}
