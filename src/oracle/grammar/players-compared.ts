// Players compared: "an opponent has more life than you", "you have more cards in hand than each opponent".

import type { Amount, Condition, Filter } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { form, says } from '../form.ts';
import { lit, map, type Phrase } from '../phrase.ts';
import { filterMany } from './filters.ts';
import { OPPONENT, playerOne, YOU } from './players.ts';

/** "an opponent has more life than you", "you have more cards in hand than each opponent". */
const measured: readonly Phrase<Condition>[] = (['life', 'handSize'] as const).flatMap(kind => {
  const noun = kind === 'life' ? 'life' : 'cards in hand';
  const less = kind === 'life' ? 'less' : 'fewer';
  const yours: Amount = { kind, who: YOU };
  return [
    form({ kind: 'compare', is: '>', right: yours })`${{
      left: form({ kind })`${{ who: playerOne }}`,
    }} has more ${lit(noun)} than you`,
    form({ kind: 'compare', is: '<', right: yours })`${{
      left: form({ kind })`${{ who: playerOne }}`,
    }} has ${lit(less)} ${lit(noun)} than you`,
    form({ kind: 'compare', left: yours, is: '>', than: 'each' })`you have more ${lit(noun)} than ${{
      right: says<Amount>({ kind, who: OPPONENT }, 'each opponent'),
    }}`,
    form({ kind: 'compare', left: yours, is: '<', than: 'each' })`you have ${lit(less)} ${lit(noun)} than ${{
      right: says<Amount>({ kind, who: OPPONENT }, 'each opponent'),
    }}`,
    form({ kind: 'compare', left: yours, is: '>' })`you have more ${lit(noun)} than ${{
      right: says<Amount>({ kind, who: OPPONENT }, 'an opponent'),
    }}`,
  ];
});

/** "an opponent controls more lands than you". */
const moreThanYou: Phrase<Condition> = map(
  form({})`${{ who: playerOne }} controls more ${{ of: filterMany }} than you`,
  ({ who, of }): Condition => ({
    kind: 'playerCount',
    who,
    every: false,
    of,
    is: '>',
    amount: { kind: 'count', of: yours(of) },
  }),
  it =>
    it.kind === 'playerCount' && !it.every && it.is === '>' && equals(it.amount, { kind: 'count', of: yours(it.of) })
      ? { who: it.who, of: it.of }
      : undefined,
);

function yours({ clauses }: Filter): Filter {
  return { clauses: [...clauses, { kind: 'controlledBy', who: YOU }] };
}

/** Whether one player has more than another. */
export const comparedPlayers: readonly Phrase<Condition>[] = [...measured, moreThanYou];
