// What is paid or done as something enters: "you may pay 2 life. if you don't, it enters tapped".
import type { Effect, Objects, } from '../../engine/index.ts';
import { form } from '../form.ts';
import { either, map, oneOf, type Phrase } from '../phrase.ts';
import { costSymbols } from './costs.ts';
import { aFilter, filterMany, filterOne } from './filters.ts';
import { digits, wordNumber } from './numbers.ts';
import { YOU } from './players.ts';

type Chosen = Extract<Objects, { readonly kind: 'choose' }>;

/** "a land", "two untapped lands", "any number of creatures": chosen by whoever acts. */
export const someObjects: Phrase<Chosen> = oneOf<Chosen>('some objects', [
  form({ kind: 'choose', min: 1, max: 1 })`${{ filter: aFilter }}`,
  map(
    form({})`${{ n: wordNumber }} ${{ filter: filterMany }}`,
    ({ n, filter }): Chosen => ({ kind: 'choose', filter, min: n, max: n }),
    it =>
      it.min === it.max && typeof it.min === 'number' && it.min > 1 ? { n: it.min, filter: it.filter } : undefined,
  ),
  form({ kind: 'choose', min: 0, max: { kind: 'any' } })`any number of ${{ filter: filterMany }}`,
  form({ kind: 'choose', min: 0, max: 1 })`up to one ${{ filter: filterOne }}`,
]);

const byYou = { who: YOU } as const;

/** "pay 2 life", "reveal an Elf card from your hand", "sacrifice a land", "discard a card". */
export const oneCost: Phrase<Effect> = oneOf<Effect>('something done', [
  form({ kind: 'payLife', ...byYou })`pay ${{ amount: digits }} life`,
  form({ kind: 'payLife', ...byYou, amount: { kind: 'any' } })`pay any amount of life`,
  form({ kind: 'payMana', ...byYou })`pay ${{ cost: costSymbols }}`,
  form({ kind: 'reveal', ...byYou })`reveal ${{ what: fromHand(someObjects) }} from your hand`,
  form({ kind: 'move', verb: 'sacrifice', ...byYou, to: 'graveyard' })`sacrifice ${{ what: someObjects }}`,
  form({ kind: 'move', verb: 'discard', ...byYou, to: 'graveyard' })`discard ${{ what: fromHand(someObjects) }}`,
  form({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{ what: fromHand(someObjects) }} from your hand`,
  form({
    kind: 'move',
    verb: 'exile',
    ...byYou,
    to: 'exile',
  })`exile ${{ what: fromGraveyard(someObjects) }} from your graveyard`,
  form({
    kind: 'move',
    verb: 'return',
    ...byYou,
    to: 'hand',
  })`return ${{ what: someObjects }} to ${either("its owner's hand", "their owner's hand", "their owners' hands")}`,
  form({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{ what: someObjects }}`,
]);

/** Cards of your hand: "a card", said of discarding and revealing. */
export function fromHand(phrase: Phrase<Chosen>): Phrase<Chosen> {
  return inZone(phrase, 'hand');
}

/** Cards of your graveyard: "a card", said before "from your graveyard". */
export function fromGraveyard(phrase: Phrase<Chosen>): Phrase<Chosen> {
  return inZone(phrase, 'graveyard');
}

function inZone(phrase: Phrase<Chosen>, zone: 'hand' | 'graveyard'): Phrase<Chosen> {
  return map(
    phrase,
    it => ({ ...it, filter: { clauses: [...it.filter.clauses, { kind: 'inZone', zone, whose: YOU }] } }),
    it => {
      const last = it.filter?.clauses.at(-1);
      if (last?.kind !== 'inZone' || last.zone !== zone || last.whose?.kind !== 'you') return undefined;
      return { ...it, filter: { clauses: it.filter.clauses.slice(0, -1) } };
    },
  );
}
