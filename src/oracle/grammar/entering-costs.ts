// What is paid or done as something enters: "you may pay 2 life. if you don't, it enters tapped".
import type { Amount, Effect, Objects, PlayerRef } from '../../engine/index.ts';
import { form, says } from '../form.ts';
import { either, map, oneOf, type Phrase } from '../phrase.ts';
import { eachAmount } from './amounts.ts';
import { costSymbols } from './costs.ts';
import { countersAlone } from './counters.ts';
import { aFilter, filterMany, filterOne } from './filters.ts';
import { digits, several, wordNumber } from './numbers.ts';
import { YOU } from './players.ts';
import { tokenMany } from './tokens.ts';

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
  form({ kind: 'choose', min: { kind: 'x' }, max: { kind: 'x' } })`X ${{ filter: filterMany }}`,
  form({ kind: 'choose', min: 0, max: { kind: 'x' } })`up to X ${{ filter: filterMany }}`,
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
  form({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{
    what: inZone(someObjects, 'graveyard', 'anyone'),
  }} from ${either('a graveyard', 'graveyards')}`,
  form({ kind: 'move', verb: 'put', ...byYou, to: 'graveyard' })`put ${{
    what: inZone(someObjects, 'exile', 'anyone'),
  }} from exile into ${either("their owners' graveyards", "its owner's graveyard")}`,
  form({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{ what: someObjects }}`,
]);

/** "mill four cards", "discard your hand", "sacrifice all lands you control": no choice is left. */
export const oneDeed: Phrase<Effect> = oneOf<Effect>('something done', [
  form({ kind: 'move', verb: 'mill', ...byYou, to: 'graveyard' })`mill ${{
    what: form({ kind: 'topOfLibrary', ...byYou })`${{ amount: cards() }}`,
  }}`,
  says(
    {
      kind: 'move',
      verb: 'discard',
      ...byYou,
      to: 'graveyard',
      what: { kind: 'each', filter: { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'hand', whose: YOU }] } },
    },
    'discard your hand',
  ),
  form({ kind: 'move', verb: 'sacrifice', ...byYou, to: 'graveyard' })`sacrifice all ${{
    what: form({ kind: 'each' })`${{ filter: filterMany }}`,
  }}`,
  form({ kind: 'turnFaceDown', ...byYou })`turn all ${{
    what: form({ kind: 'each' })`${{ filter: filterMany }}`,
  }} face down`,
  form({ kind: 'removeCounters', counter: undefined, amount: 'all' })`remove all counters from ${{
    from: oneOf<Objects>('which', [form({ kind: 'each' })`all ${{ filter: filterMany }}`, someObjects]),
  }}`,
  form({ kind: 'createTokens', ...byYou })`create ${{ amount: several }} ${{ token: tokenMany }}`,
  form({ kind: 'putCounters' })`put ${countersAlone} on ${{ on: someObjects }}`,
  says({ kind: 'loseLife', ...byYou, amount: { kind: 'life', who: YOU } }, 'you lose life equal to your life total'),
  says({ kind: 'text', text: 'note your life total' }, 'note your life total'),
]);

function cards(): Phrase<Amount> {
  const some: Phrase<Amount> = oneOf<Amount>('cards', [
    says(1, 'a card'),
    map(
      form({})`${{ n: wordNumber }} cards`,
      ({ n }): Amount => n,
      n => (typeof n === 'number' && n > 1 ? { n } : undefined),
    ),
  ]);
  return oneOf<Amount>('cards', [
    some,
    map(
      form({})`${{ some }} for each ${{ each: eachAmount }}`,
      it => (typeof it.some === 'number' ? { kind: 'times', of: it.each, n: it.some } : undefined),
      it => (typeof it === 'object' && it.kind === 'times' ? { some: it.n, each: it.of } : undefined),
    ),
  ]);
}

/** Cards of your hand: "a card", said of discarding and revealing. */
export function fromHand(phrase: Phrase<Chosen>): Phrase<Chosen> {
  return inZone(phrase, 'hand');
}

/** Cards of your graveyard: "a card", said before "from your graveyard". */
export function fromGraveyard(phrase: Phrase<Chosen>): Phrase<Chosen> {
  return inZone(phrase, 'graveyard');
}

function inZone(
  phrase: Phrase<Chosen>,
  zone: 'hand' | 'graveyard' | 'exile',
  owner: PlayerRef | 'anyone' = YOU,
): Phrase<Chosen> {
  const whose = owner === 'anyone' ? undefined : owner;
  return map(
    phrase,
    it => ({ ...it, filter: { clauses: [...it.filter.clauses, { kind: 'inZone', zone, whose }] } }),
    it => {
      const last = it.filter?.clauses.at(-1);
      if (last?.kind !== 'inZone' || last.zone !== zone || last.whose?.kind !== whose?.kind) return undefined;
      return { ...it, filter: { clauses: it.filter.clauses.slice(0, -1) } };
    },
  );
}
