// Amounts of what has happened in an outcome: cards drawn, life, damage, tokens, mana.

import type { ObjectId, Outcome, PlayerId } from '../../engine/index.ts';
import type { AskedAmount } from '../../scenario/index.ts';

/** An amount, of one player and of tokens of one subtype where these are given. */
export interface AmountMeant {
  readonly of: AskedAmount;
  readonly who?: PlayerId | undefined;
  readonly token?: string | undefined;
}

/** The amount in an outcome. */
export function amountIn(outcome: Outcome, meant: AmountMeant): number {
  return sharesOf(outcome, meant).reduce((sum, it) => sum + it.amount, 0);
}

/** Players and objects that have a share of an amount, each once. */
export function sharersOf(outcome: Outcome, meant: AmountMeant): readonly (ObjectId | PlayerId)[] {
  return [...new Set(sharesOf(outcome, meant).map(it => it.whose))];
}

interface Share {
  readonly whose: ObjectId | PlayerId;
  readonly amount: number;
}

function sharesOf(outcome: Outcome, { of, who, token }: AmountMeant): readonly Share[] {
  const shares = outcome.occurrences.flatMap((occurrence): readonly Share[] => {
    if (occurrence.kind === 'drew') return of === 'cards drawn' ? [{ whose: occurrence.player, amount: 1 }] : [];
    if (occurrence.kind === 'gainedLife')
      return of === 'life gained' ? [{ whose: occurrence.player, amount: occurrence.amount }] : [];
    if (occurrence.kind === 'lostLife')
      return of === 'life lost' ? [{ whose: occurrence.player, amount: occurrence.amount }] : [];
    if (occurrence.kind === 'damaged')
      return of === 'damage' ? [{ whose: occurrence.to, amount: occurrence.amount }] : [];
    if (occurrence.kind === 'addedMana')
      return of === 'mana' ? [{ whose: occurrence.player, amount: occurrence.mana.length }] : [];
    if (occurrence.kind !== 'entered' || !occurrence.created || of !== 'tokens') return [];
    const made = outcome.state.objects.get(occurrence.object);
    const isMeant = token === undefined || made?.printed.faces[0].subtypes.includes(token) === true;
    return made !== undefined && isMeant ? [{ whose: made.owner, amount: 1 }] : [];
  });
  return shares.filter(it => who === undefined || it.whose === who);
}
