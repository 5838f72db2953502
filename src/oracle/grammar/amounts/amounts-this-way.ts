// Amounts of what the instructions of a spell or ability have done: "destroyed this way". Where other texts have a
// meaning of their own for such words, those of instructions are marked: "exiled this way so far".
import type { Amount, Filter, WayMoved } from '../../../engine/index.ts';
import { either, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { filterMany, filterOne } from '../nouns/filters.ts';
import { measureWord } from '../nouns/postmodifiers.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { oneOrMoreWords } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';

const THAT = { kind: 'that' } as const;

const VERBS: readonly (readonly [WayMoved, string])[] = [
  ['destroy', 'destroyed this way'],
  ['exile', 'exiled this way so far'],
  ['discard', 'discarded this way so far'],
  ['sacrifice', 'sacrificed this way so far'],
  ['mill', 'milled this way so far'],
  ['return', 'returned this way so far'],
];

/** Objects counted after "the number of" (`many`) or after "for each": "creatures destroyed this way". */
export function movedThisWay(many: boolean): readonly Phrase<Amount>[] {
  const noun: Phrase<Filter> = many ? filterMany : filterOne;
  const s = many ? 's' : '';
  return [
    ...VERBS.map(([verb, words]) => template({ kind: 'movedThisWay', verb })`${{ of: noun }} ${either(words)}`),
    ...VERBS.map(([verb, words]) =>
      variant(template({ kind: 'movedThisWay', verb })`${{ of: noun }} that ${either('was', 'were')} ${either(words)}`),
    ),
    template({ kind: 'movedThisWay', verb: 'discard', by: THAT })`${{ of: noun }} they discarded this way so far`,
    template({ kind: 'movedThisWay', verb: 'sacrifice', by: THAT })`${{ of: noun }} they sacrificed this way so far`,
    variant(
      template({ kind: 'movedThisWay', verb: 'discard', by: YOU })`${{ of: noun }} you discarded this way so far`,
    ),
    variant(
      template({ kind: 'movedThisWay', verb: 'sacrifice', by: YOU })`${{ of: noun }} you sacrificed this way so far`,
    ),
    template({
      kind: 'totalThisWay',
      what: 'countersRemoved',
    })`${{ counter: counterKind }} ${either(`counter${s}`)} removed this way so far`,
    constant({ kind: 'totalThisWay', what: 'countersRemoved' }, `counter${s} removed this way so far`),
  ];
}

const LOST = { kind: 'totalThisWay', what: 'lifeLost' } as const;
const DEALT = { kind: 'totalThisWay', what: 'damage' } as const;

/** Totals as noun phrases: "the life lost this way", "the toughness of the card returned this way". */
export const totalsThisWay: readonly Phrase<Amount>[] = [
  template({
    kind: 'minus',
    of: { kind: 'movedThisWay', verb: 'discard', of: { clauses: [{ kind: 'card' }] }, by: THAT } as Amount,
  })`the number of cards they discarded this way so far minus ${{ n: oneOrMoreWords as Phrase<Amount> }}`,
  wrapping`${either('the ', 'the amount of ', 'the total ')}${constant<Amount>(LOST, 'life lost this way so far')}`,
  wrapping`${either('the ', 'the amount of ', 'the total ')}${constant<Amount>(DEALT, 'damage dealt this way so far')}`,
  template({ kind: 'measure', of: { kind: 'those' } })`the ${{ measure: measureWord }} of the ${either(
    'card',
    'creature',
    'permanent',
    'creature card',
  )} ${either('returned', 'sacrificed', 'exiled', 'discarded', 'milled')} this way so far`,
  template({ kind: 'movedThisWay', verb: 'discard', most: true })`the greatest number of ${{
    of: filterMany,
  }} a player discarded this way so far`,
];
