// What is done in an event's place or because of it: "draw two cards instead", "instead exile ~ and you gain 2 life".
import type { Amount, Effect, Objects, PlayerRef, Rewrite } from '../../../engine/index.ts';
import { list, ranked, single } from '../../combine.ts';
import { form, says } from '../../form.ts';
import { either, map, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { amount } from '../amounts.ts';
import { counterKind } from '../counter-kinds.ts';
import { fromGraveyard, someObjects } from '../entering-costs.ts';
import { filterMany } from '../filters.ts';
import { effectKnot } from '../knots.ts';
import { article, digits, muchOf, several, severalCards } from '../numbers.ts';
import { ANYONE, OPPONENT, playerOne, ref, SELF, whose, YOU } from '../players.ts';
import { tokensMade } from '../tokens.ts';
import { inPlace } from './would.ts';

const one: Phrase<Effect> = map(
  effectKnot,
  ([only, ...more]) => (more.length === 0 ? only : undefined),
  (it): readonly Effect[] => [it],
);

const objectOf = (phrase: Phrase<Extract<Objects, { readonly kind: 'ref' }>['ref']>): Phrase<Objects> =>
  form({ kind: 'ref' })`${{ ref: phrase }}`;

const it: Phrase<Objects> = objectOf(ref);

const THAT_MANY: Amount = { kind: 'that' };

/** "the top card of your library", "that many cards from the top of their library". */
const fromTop: Phrase<Objects> = ranked<Objects>('cards of a library', [
  form({ kind: 'topOfLibrary', amount: 1 })`the top card of ${{ who: whose }} library`,
  form({ kind: 'topOfLibrary', amount: THAT_MANY })`that many cards from the top of ${{ who: whose }} library`,
  form({ kind: 'topOfLibrary' })`the top ${{ amount: several }} cards of ${{ who: whose }} library`,
  form({ kind: 'topOfLibrary' })`${{ amount: several }} cards from the top of ${{ who: whose }} library`,
]);

/** So many of them, chosen by whoever acts: "that many permanents". */
const someOf: Phrase<Objects> = oneOf<Objects>('some objects', [
  someObjects,
  map(
    form({})`${{ n: several }} ${{ filter: filterMany }}`,
    ({ n, filter }): Objects | undefined =>
      typeof n === 'number' || n.kind === 'any' ? undefined : { kind: 'choose', filter, min: n, max: n },
    it =>
      it.kind === 'choose' && typeof it.min === 'object' && it.min.kind !== 'any'
        ? { n: it.min, filter: it.filter }
        : undefined,
  ),
]);

/** One player: "an opponent" who does something is one that somebody chooses. */
const onePlayer: Phrase<PlayerRef> = map(
  playerOne,
  (it): PlayerRef | undefined => (it.kind === 'opponent' || it.kind === 'anyone' ? undefined : it),
  (it): PlayerRef | undefined => (it.kind === 'opponent' || it.kind === 'anyone' ? undefined : it),
);

const who = (verb: string, verbs: string): Phrase<{ readonly who: PlayerRef }> =>
  oneOf<{ readonly who: PlayerRef }>('who', [
    says({ who: YOU }, verb),
    variant(says({ who: YOU }, `you ${verb}`)),
    says({ who: OPPONENT }, `each opponent ${verbs}`),
    says({ who: ANYONE }, `each player ${verbs}`),
    form({})`${{ who: onePlayer }} ${either(verbs)}`,
    variant(says({ who: { kind: 'that' } }, `they ${verb}`)),
  ]);

/** With "you" said. */
function whoSaid(verb: string, verbs: string): Phrase<{ readonly who: PlayerRef }> {
  return ranked<{ readonly who: PlayerRef }>('who', [says({ who: YOU }, `you ${verb}`), who(verb, verbs)]);
}

const cards: Phrase<Amount> = oneOf<Amount>('cards', [
  severalCards,
  variant(
    map(
      form({})`twice ${{ n: several }} cards`,
      ({ n }): Amount => ({ kind: 'times', of: n, n: 2 }),
      n => (typeof n === 'object' && n.kind === 'times' && n.n === 2 ? { n: n.of } : undefined),
    ),
  ),
]);

/** Cards milled: the top ones of the library of whoever does it. */
const mills: Phrase<Effect> = map(
  form({})`${who('mill', 'mills')} ${{ amount: cards }}`,
  ({ who: player, amount: n }): Effect => ({
    kind: 'move',
    verb: 'mill',
    who: player,
    what: { kind: 'topOfLibrary', who: player, amount: n },
    to: 'graveyard',
  }),
  effect =>
    effect.kind === 'move' && effect.verb === 'mill' && effect.what.kind === 'topOfLibrary'
      ? { who: effect.who, amount: effect.what.amount }
      : undefined,
);

/** 615.5: how much an effect has prevented. */
const prevented = says<Amount>({ kind: 'prevented' }, 'the damage prevented this way');

/** To whom damage is dealt. */
const hurt: Phrase<Objects | PlayerRef> = oneOf<Objects | PlayerRef>('who or what', [
  says<Objects | PlayerRef>(YOU, 'you'),
  onePlayer,
  it,
]);

const mine: Phrase<Effect> = oneOf<Effect>('something done', [
  mills,
  form({ kind: 'dealDamage', source: SELF })`~ deals ${{ amount: muchOf }} damage to ${{ to: hurt }}`,
  form({ kind: 'move', verb: 'exile', to: 'exile' })`${who('exile', 'exiles')} ${{ what: fromTop }}`,
  form({
    kind: 'move',
    verb: 'exile',
    to: 'exile',
    faceDown: 'effect',
  })`${who('exile', 'exiles')} ${{ what: fromTop }} face down`,
  form({ kind: 'move', verb: 'exile', who: YOU, to: 'exile' })`exile ${{ what: it }}`,
  form({ kind: 'move', verb: 'sacrifice', who: YOU, to: 'graveyard' })`sacrifice ${{ what: it }}`,
  form({ kind: 'move', verb: 'sacrifice', to: 'graveyard' })`${who('sacrifice', 'sacrifices')} ${{ what: someOf }}`,
  form({ kind: 'removeCounters', amount: 1 })`remove ${{ counter: article(counterKind) }} counter from ${{ from: it }}`,
  form({ kind: 'removeCounters' })`remove ${{ amount: several }} ${{ counter: counterKind }} counters from ${{
    from: it,
  }}`,
  form({ kind: 'removeCounters', amount: 'all' })`remove all ${{ counter: counterKind }} counters from ${{ from: it }}`,
  form({ kind: 'setLife', who: YOU })`your life total becomes ${{ amount: oneOf<Amount>('life', [digits]) }}`,
  form({ kind: 'setLife', who: YOU })`your life total becomes equal to ${{ amount }}`,
  form({
    kind: 'gainLife',
    who: YOU,
  })`you gain life equal to ${{ amount: oneOf<Amount>('life', [prevented, amount]) }}`,
  form({ kind: 'createTokens' })`${who('create', 'creates')} ${tokensMade}`,
  form({
    kind: 'draw',
    who: { kind: 'controllerOf', of: { kind: 'source' } },
  })`the source's controller draws cards equal to ${{ amount: oneOf<Amount>('cards', [prevented, amount]) }}`,
  form({
    kind: 'move',
    verb: 'return',
    who: YOU,
    to: 'hand',
  })`return ${{ what: fromGraveyard(someObjects) }} from your graveyard to your hand`,
  form({ kind: 'winGame' })`${whoSaid('win', 'wins')} the game`,
  form({ kind: 'loseGame' })`${whoSaid('lose', 'loses')} the game`,
  form({ kind: 'untap', who: YOU })`untap ${{ what: it }}`,
  form({ kind: 'transform', who: YOU })`transform ${{ what: it }}`,
]);

/** One thing done. */
export const deed: Phrase<Effect> = memo(oneOf<Effect>('something done', [one, mine]));

const AND_THEN = { two: ' and ', comma: ', ', last: ', and ' };
const THEN = { two: ', then ', comma: ', ', last: ', then ' };

/** "A", "A and B", "A, then B". */
export const deeds: Phrase<readonly Effect[]> = memo(
  oneOf<readonly Effect[]>('things done', [list(deed, AND_THEN), variant(list(deed, THEN, 2))]),
);

const several2: Phrase<readonly Effect[]> = map(
  deeds,
  all => (all.length > 1 ? all : undefined),
  all => (all.length > 1 ? all : undefined),
);

const sentences2: Phrase<readonly Effect[]> = map(
  form({})`${{ first: deed }} instead. ${{ others: list(deed, { two: '. ', comma: '. ', last: '. ' }) }}`,
  ({ first, others }): readonly Effect[] => [first, ...others],
  ([first, ...others]) => (first && others.length > 0 ? { first, others } : undefined),
);

/** "draw two cards instead", "instead exile ~ and you gain 2 life". */
export const instead: Phrase<readonly Rewrite[]> = ranked<readonly Rewrite[]>('… instead', [
  inPlace(single(suffixed(deed))),
  inPlace(prefixedBy(several2)),
  inPlace(prefixedBy(single(deed))),
  inPlace(sentences2),
  inPlace(suffixed(several2)),
]);

function suffixed<T>(phrase: Phrase<T>): Phrase<T> {
  return around('', phrase, ' instead');
}

function prefixedBy<T>(phrase: Phrase<T>): Phrase<T> {
  return around('instead ', phrase, '');
}

function around<T>(before: string, phrase: Phrase<T>, after: string): Phrase<T> {
  return map(
    form({})`${either(before)}${{ it: phrase }}${either(after)}`,
    ({ it: value }): T => value,
    value => ({ it: value }),
  );
}
