// Comparisons of players: "an opponent has more life than you", "you have more cards in hand than each opponent".

import type { Amount, Condition, Filter } from '../../../engine/index.ts';
import { equals } from '../../../kit/structure.ts';
import { either, literalText, mapPhrase, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { filterMany } from '../nouns/filters.ts';
import { OPPONENT, playerOne, YOU } from '../words/players.ts';

/**
 * Comparisons of life or hands: "an opponent has more life than you", "you have more cards in hand than each opponent".
 */
const measured: readonly Phrase<Condition>[] = (['life', 'handSize'] as const).flatMap(kind => {
  const noun = kind === 'life' ? 'life' : 'cards in hand';
  const less = kind === 'life' ? 'less' : 'fewer';
  const yours: Amount = { kind, who: YOU };
  return [
    template({ kind: 'compare', is: '>', right: yours })`${{
      left: template({ kind })`${{ who: playerOne }}`,
    }} has more ${literalText(noun)} than you`,
    template({ kind: 'compare', is: '<', right: yours })`${{
      left: template({ kind })`${{ who: playerOne }}`,
    }} has ${literalText(less)} ${literalText(noun)} than you`,
    template({ kind: 'compare', left: yours, is: '>', than: 'each' })`you have more ${literalText(noun)} than ${{
      right: constant<Amount>({ kind, who: OPPONENT }, 'each opponent'),
    }}`,
    template({
      kind: 'compare',
      left: yours,
      is: '<',
      than: 'each',
    })`you have ${literalText(less)} ${literalText(noun)} than ${{
      right: constant<Amount>({ kind, who: OPPONENT }, 'each opponent'),
    }}`,
    template({ kind: 'compare', left: yours, is: '>' })`you have more ${literalText(noun)} than ${{
      right: constant<Amount>({ kind, who: OPPONENT }, 'an opponent'),
    }}`,
    template({ kind: 'compare', left: yours, is: '<' })`you have ${literalText(less)} ${literalText(noun)} than ${{
      right: constant<Amount>({ kind, who: OPPONENT }, 'an opponent'),
    }}`,
  ];
});

/** "That opponent has more life than another of your opponents": of the player who is attacked. */
const moreThanAnother: Phrase<Condition> = constant(
  {
    kind: 'compare',
    left: { kind: 'life', who: { kind: 'defending' } },
    is: '>',
    right: { kind: 'life', who: OPPONENT },
  },
  'that opponent has more life than another of your opponents',
);

/** "you have the most life or are tied for most life". */
const mostLife: Phrase<Condition> = constant(
  { kind: 'compare', left: { kind: 'life', who: YOU }, is: '>=', right: { kind: 'life', who: OPPONENT }, than: 'each' },
  'you have the most life or are tied for most life',
);

/** "an opponent controls more lands than you". */
const moreThanYou: Phrase<Condition> = mapPhrase(
  template({})`${{ who: playerOne }} controls more ${{ of: filterMany }} than you`,
  ({ who, of }): Condition => ({
    kind: 'playerCount',
    who,
    every: false,
    of,
    is: '>',
    amount: { kind: 'count', of: yours(of) },
  }),
  condition =>
    condition.kind === 'playerCount' &&
    !condition.every &&
    condition.is === '>' &&
    equals(condition.amount, { kind: 'count', of: yours(condition.of) })
      ? { who: condition.who, of: condition.of }
      : undefined,
);

/** "you control fewer creatures than an opponent", "… than each opponent": an opponent controls more. */
const fewerThan = (words: string, every: boolean): Phrase<Condition> =>
  mapPhrase(
    template({})`you control fewer ${{ of: filterMany }} than ${either(words)}`,
    ({ of }): Condition => {
      const amount = { kind: 'count', of: yours(of) } as const;
      return { kind: 'playerCount', who: OPPONENT, every, of, is: '>', amount };
    },
    (): undefined => undefined,
  );

function yours({ clauses }: Filter): Filter {
  return { clauses: [...clauses, { kind: 'controlledBy', who: YOU }] };
}

/** Comparisons of one player with another. */
export const comparedPlayers: readonly Phrase<Condition>[] = [
  ...measured,
  moreThanYou,
  moreThanAnother,
  mostLife,
  variant(fewerThan('an opponent', false)),
  variant(fewerThan('each opponent', true)),
];
