// Payments and actions as something enters: "you may pay 2 life. if you don't, it enters tapped".
import type { Amount, Effect, Objects, PlayerRef } from '../../../engine/index.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { amount, eachAmount } from '../amounts/amounts.ts';
import { countersAlone } from '../amounts/counters.ts';
import { aFilter, filterMany, filterOne } from '../nouns/filters.ts';
import { tokenMany } from '../statics/token-descriptions.ts';
import { costSymbols } from '../words/cost-symbols.ts';
import { digits, pluralAmount, wordNumber } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';

type Chosen = Extract<Objects, { readonly kind: 'choose' }>;

/** Objects chosen by the player who acts: "a land", "two untapped lands", "any number of creatures". */
export const someObjects: Phrase<Chosen> = oneOf<Chosen>('some objects', [
  template({ kind: 'choose', min: 1, max: 1 })`${{ filter: aFilter }}`,
  mapPhrase(
    template({})`${{ n: wordNumber }} ${{ filter: filterMany }}`,
    ({ n, filter }): Chosen => ({ kind: 'choose', filter, min: n, max: n }),
    objects =>
      objects.min === objects.max && typeof objects.min === 'number' && objects.min > 1
        ? { n: objects.min, filter: objects.filter }
        : undefined,
  ),
  template({ kind: 'choose', min: { kind: 'x' }, max: { kind: 'x' } })`X ${{ filter: filterMany }}`,
  template({ kind: 'choose', min: 0, max: { kind: 'x' } })`up to X ${{ filter: filterMany }}`,
  template({ kind: 'choose', min: 0, max: { kind: 'any' } })`any number of ${{ filter: filterMany }}`,
  template({ kind: 'choose', min: 0, max: 1 })`up to one ${{ filter: filterOne }}`,
  mapPhrase(
    template({})`up to ${{ n: wordNumber }} ${{ filter: filterMany }}`,
    ({ n, filter }): Chosen | undefined => (n > 1 ? { kind: 'choose', filter, min: 0, max: n } : undefined),
    objects =>
      objects.min === 0 && typeof objects.max === 'number' && objects.max > 1
        ? { n: objects.max, filter: objects.filter }
        : undefined,
  ),
]);

const byYou = { who: YOU } as const;

/** One payment: "pay 2 life", "reveal an Elf card from your hand", "sacrifice a land", "discard a card". */
export const oneCost: Phrase<Effect> = oneOf<Effect>('something done', [
  template({ kind: 'payLife', ...byYou })`pay ${{ amount: digits }} life`,
  template({ kind: 'payLife', ...byYou, amount: { kind: 'any' } })`pay any amount of life`,
  template({
    kind: 'payLife',
    ...byYou,
    amount: { kind: 'any' },
  })`pay any amount of life. the amount you pay can't be more than ${{
    atMost: amount,
  }}`,
  template({ kind: 'payMana', ...byYou })`pay ${{ cost: costSymbols }}`,
  template({ kind: 'reveal', ...byYou })`reveal ${{ what: fromHand(someObjects) }} from your hand`,
  template({ kind: 'move', verb: 'sacrifice', ...byYou, to: 'graveyard' })`sacrifice ${{ what: someObjects }}`,
  template({ kind: 'move', verb: 'discard', ...byYou, to: 'graveyard' })`discard ${{ what: fromHand(someObjects) }}`,
  template({
    kind: 'move',
    verb: 'exile',
    ...byYou,
    to: 'exile',
  })`exile ${{ what: fromHand(someObjects) }} from your hand`,
  template({
    kind: 'move',
    verb: 'exile',
    ...byYou,
    to: 'exile',
  })`exile ${{ what: fromGraveyard(someObjects) }} from your graveyard`,
  template({
    kind: 'move',
    verb: 'return',
    ...byYou,
    to: 'hand',
  })`return ${{ what: someObjects }} to ${either("its owner's hand", "their owner's hand", "their owners' hands")}`,
  template({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{
    what: inZone(someObjects, 'graveyard', 'anyone'),
  }} from ${either('a graveyard', 'graveyards')}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'graveyard' })`put ${{
    what: inZone(someObjects, 'exile', 'anyone'),
  }} from exile into ${either("their owners' graveyards", "its owner's graveyard")}`,
  template({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{ what: someObjects }}`,
]);

/** One action without a choice: "mill four cards", "discard your hand", "sacrifice all lands you control". */
export const oneAction: Phrase<Effect> = oneOf<Effect>('something done', [
  template({ kind: 'move', verb: 'mill', ...byYou, to: 'graveyard' })`mill ${{
    what: template({ kind: 'topOfLibrary', ...byYou })`${{ amount: cards() }}`,
  }}`,
  constant(
    {
      kind: 'move',
      verb: 'discard',
      ...byYou,
      to: 'graveyard',
      what: { kind: 'each', filter: { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'hand', whose: YOU }] } },
    },
    'discard your hand',
  ),
  template({ kind: 'move', verb: 'sacrifice', ...byYou, to: 'graveyard' })`sacrifice all ${{
    what: template({ kind: 'each' })`${{ filter: filterMany }}`,
  }}`,
  template({ kind: 'turnFaceDown', ...byYou })`turn all ${{
    what: template({ kind: 'each' })`${{ filter: filterMany }}`,
  }} face down`,
  template({ kind: 'removeCounters', counter: undefined, amount: 'all' })`remove all counters from ${{
    from: oneOf<Objects>('which', [template({ kind: 'each' })`all ${{ filter: filterMany }}`, someObjects]),
  }}`,
  template({ kind: 'createTokens', ...byYou })`create ${{ amount: pluralAmount }} ${{ token: tokenMany }}`,
  template({ kind: 'putCounters' })`put ${countersAlone} on ${{ on: someObjects }}`,
  constant(
    { kind: 'loseLife', ...byYou, amount: { kind: 'life', who: YOU } },
    'you lose life equal to your life total',
  ),
  constant({ kind: 'text', text: 'note your life total' }, 'note your life total'),
]);

function cards(): Phrase<Amount> {
  const some: Phrase<Amount> = oneOf<Amount>('cards', [
    constant(1, 'a card'),
    mapPhrase(
      template({})`${{ n: wordNumber }} cards`,
      ({ n }): Amount => n,
      n => (typeof n === 'number' && n > 1 ? { n } : undefined),
    ),
  ]);
  return oneOf<Amount>('cards', [
    some,
    mapPhrase(
      template({})`${{ some }} for each ${{ each: eachAmount }}`,
      it => (typeof it.some === 'number' ? { kind: 'times', of: it.each, n: it.some } : undefined),
      it => (typeof it === 'object' && it.kind === 'times' ? { some: it.n, each: it.of } : undefined),
    ),
  ]);
}

/** Cards of your hand, after verbs that imply it, such as discarding and revealing: "a card". */
export function fromHand(phrase: Phrase<Chosen>): Phrase<Chosen> {
  return inZone(phrase, 'hand');
}

/** Cards of your graveyard, before the words "from your graveyard": "a card". */
export function fromGraveyard(phrase: Phrase<Chosen>): Phrase<Chosen> {
  return inZone(phrase, 'graveyard');
}

function inZone(
  phrase: Phrase<Chosen>,
  zone: 'hand' | 'graveyard' | 'exile',
  owner: PlayerRef | 'anyone' = YOU,
): Phrase<Chosen> {
  const whose = owner === 'anyone' ? undefined : owner;
  return mapPhrase(
    phrase,
    it => ({ ...it, filter: { clauses: [...it.filter.clauses, { kind: 'inZone', zone, whose }] } }),
    objects => {
      const last = objects.filter?.clauses.at(-1);
      if (last?.kind !== 'inZone' || last.zone !== zone || last.whose?.kind !== whose?.kind) return undefined;
      return { ...objects, filter: { clauses: objects.filter.clauses.slice(0, -1) } };
    },
  );
}
