// Actions in an event's place or because of it: "draw two cards instead", "instead exile ~ and you gain 2 life".
import type { Amount, Effect, Objects, PlayerRef, Rewrite } from '../../../engine/index.ts';
import { listOfOne, listPhrase, rankedWordings } from '../../combine.ts';
import { either, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { fromGraveyard, someObjects } from '../entering/entering-costs.ts';
import { filterMany } from '../nouns/filters.ts';
import { tokensMade } from '../statics/token-descriptions.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { effectRef } from '../words/forward-refs.ts';
import { digits, massAmount, pluralAmount, severalCards, withIndefiniteArticle } from '../words/numbers.ts';
import { ANYONE, OPPONENT, objectRef, playerOne, possessivePlayer, SELF_REF, YOU } from '../words/players.ts';
import { insteadRewrite } from './would.ts';

const one: Phrase<Effect> = mapPhrase(
  effectRef,
  ([only, ...more]) => (more.length === 0 ? only : undefined),
  (it): readonly Effect[] => [it],
);

const objectOf = (phrase: Phrase<Extract<Objects, { readonly kind: 'ref' }>['ref']>): Phrase<Objects> =>
  template({ kind: 'ref' })`${{ ref: phrase }}`;

const pronoun: Phrase<Objects> = objectOf(objectRef);

const THAT_MANY: Amount = { kind: 'that' };

/** Cards on top of a library: "the top card of your library", "that many cards from the top of their library". */
const fromTop: Phrase<Objects> = rankedWordings<Objects>('cards of a library', [
  template({ kind: 'topOfLibrary', amount: 1 })`the top card of ${{ who: possessivePlayer }} library`,
  template({
    kind: 'topOfLibrary',
    amount: THAT_MANY,
  })`that many cards from the top of ${{ who: possessivePlayer }} library`,
  template({ kind: 'topOfLibrary' })`the top ${{ amount: pluralAmount }} cards of ${{ who: possessivePlayer }} library`,
  template({
    kind: 'topOfLibrary',
  })`${{ amount: pluralAmount }} cards from the top of ${{ who: possessivePlayer }} library`,
]);

/** A number of objects chosen by the player who acts: "that many permanents". */
const someOf: Phrase<Objects> = oneOf<Objects>('some objects', [
  someObjects,
  mapPhrase(
    template({})`${{ n: pluralAmount }} ${{ filter: filterMany }}`,
    ({ n, filter }): Objects | undefined =>
      typeof n === 'number' || n.kind === 'any' ? undefined : { kind: 'choose', filter, min: n, max: n },
    objects =>
      objects.kind === 'choose' && typeof objects.min === 'object' && objects.min.kind !== 'any'
        ? { n: objects.min, filter: objects.filter }
        : undefined,
  ),
]);

/** One player; "an opponent" as the one who acts is chosen. */
const onePlayer: Phrase<PlayerRef> = mapPhrase(
  playerOne,
  (it): PlayerRef | undefined => (it.kind === 'opponent' || it.kind === 'anyone' ? undefined : it),
  (it): PlayerRef | undefined => (it.kind === 'opponent' || it.kind === 'anyone' ? undefined : it),
);

const who = (verb: string, verbs: string): Phrase<{ readonly who: PlayerRef }> =>
  oneOf<{ readonly who: PlayerRef }>('who', [
    constant({ who: YOU }, verb),
    variant(constant({ who: YOU }, `you ${verb}`)),
    constant({ who: OPPONENT }, `each opponent ${verbs}`),
    constant({ who: ANYONE }, `each player ${verbs}`),
    template({})`${{ who: onePlayer }} ${either(verbs)}`,
    variant(constant({ who: { kind: 'that' } }, `they ${verb}`)),
  ]);

/** A verb with "you" as its stated subject. */
function statedPlayer(verb: string, verbs: string): Phrase<{ readonly who: PlayerRef }> {
  return rankedWordings<{ readonly who: PlayerRef }>('who', [constant({ who: YOU }, `you ${verb}`), who(verb, verbs)]);
}

const cards: Phrase<Amount> = oneOf<Amount>('cards', [
  severalCards,
  variant(
    mapPhrase(
      template({})`twice ${{ n: pluralAmount }} cards`,
      ({ n }): Amount => ({ kind: 'times', of: n, n: 2 }),
      n => (typeof n === 'object' && n.kind === 'times' && n.n === 2 ? { n: n.of } : undefined),
    ),
  ),
]);

/** Milling by the player who acts. */
const mills: Phrase<Effect> = mapPhrase(
  template({})`${who('mill', 'mills')} ${{ amount: cards }}`,
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

/** 615.5: the amount of damage prevented. */
const prevented = constant<Amount>({ kind: 'prevented' }, 'the damage prevented this way');

/** The recipient of damage. */
const hurt: Phrase<Objects | PlayerRef> = oneOf<Objects | PlayerRef>('who or what', [
  constant<Objects | PlayerRef>(YOU, 'you'),
  onePlayer,
  pronoun,
]);

const mine: Phrase<Effect> = oneOf<Effect>('something done', [
  mills,
  template({ kind: 'dealDamage', source: SELF_REF })`~ deals ${{ amount: massAmount }} damage to ${{ to: hurt }}`,
  template({ kind: 'move', verb: 'exile', to: 'exile' })`${who('exile', 'exiles')} ${{ what: fromTop }}`,
  template({
    kind: 'move',
    verb: 'exile',
    to: 'exile',
    faceDown: 'effect',
  })`${who('exile', 'exiles')} ${{ what: fromTop }} face down`,
  template({ kind: 'move', verb: 'exile', who: YOU, to: 'exile' })`exile ${{ what: pronoun }}`,
  template({ kind: 'move', verb: 'sacrifice', who: YOU, to: 'graveyard' })`sacrifice ${{ what: pronoun }}`,
  template({ kind: 'move', verb: 'sacrifice', to: 'graveyard' })`${who('sacrifice', 'sacrifices')} ${{ what: someOf }}`,
  template({
    kind: 'removeCounters',
    amount: 1,
  })`remove ${{ counter: withIndefiniteArticle(counterKind) }} counter from ${{ from: pronoun }}`,
  template({ kind: 'removeCounters' })`remove ${{ amount: pluralAmount }} ${{ counter: counterKind }} counters from ${{
    from: pronoun,
  }}`,
  template({
    kind: 'removeCounters',
    amount: 'all',
  })`remove all ${{ counter: counterKind }} counters from ${{ from: pronoun }}`,
  template({ kind: 'setLife', who: YOU })`your life total becomes ${{ amount: oneOf<Amount>('life', [digits]) }}`,
  template({ kind: 'setLife', who: YOU })`your life total becomes equal to ${{ amount }}`,
  template({
    kind: 'gainLife',
    who: YOU,
  })`you gain life equal to ${{ amount: oneOf<Amount>('life', [prevented, amount]) }}`,
  template({ kind: 'createTokens' })`${who('create', 'creates')} ${tokensMade}`,
  template({
    kind: 'draw',
    who: { kind: 'controllerOf', of: { kind: 'source' } },
  })`the source's controller draws cards equal to ${{ amount: oneOf<Amount>('cards', [prevented, amount]) }}`,
  template({
    kind: 'move',
    verb: 'return',
    who: YOU,
    to: 'hand',
  })`return ${{ what: fromGraveyard(someObjects) }} from your graveyard to your hand`,
  template({ kind: 'winGame' })`${statedPlayer('win', 'wins')} the game`,
  template({ kind: 'loseGame' })`${statedPlayer('lose', 'loses')} the game`,
  template({ kind: 'designatePlayer', designation: 'monarch' })`${statedPlayer('become', 'becomes')} the monarch`,
  template({ kind: 'designatePlayer', designation: 'initiative' })`${statedPlayer('take', 'takes')} the initiative`,
  template({
    kind: 'increaseSpeed',
    who: YOU,
  })`your speed increases by ${{ amount: oneOf<Amount>('speed', [digits]) }}`,
  template({ kind: 'untap', who: YOU })`untap ${{ what: pronoun }}`,
  template({ kind: 'transform', who: YOU })`transform ${{ what: pronoun }}`,
]);

/** One action. */
export const insteadAction: Phrase<Effect> = memo(oneOf<Effect>('something done', [one, mine]));

const AND_THEN = { two: ' and ', comma: ', ', last: ', and ' };
const THEN = { two: ', then ', comma: ', ', last: ', then ' };

/** Actions in sequence: "A", "A and B", "A, then B". */
export const insteadActions: Phrase<readonly Effect[]> = memo(
  oneOf<readonly Effect[]>('things done', [
    listPhrase(insteadAction, AND_THEN),
    variant(listPhrase(insteadAction, THEN, 2)),
  ]),
);

const several2: Phrase<readonly Effect[]> = mapPhrase(
  insteadActions,
  all => (all.length > 1 ? all : undefined),
  all => (all.length > 1 ? all : undefined),
);

const sentences2: Phrase<readonly Effect[]> = mapPhrase(
  template(
    {},
  )`${{ first: insteadAction }} instead. ${{ others: listPhrase(insteadAction, { two: '. ', comma: '. ', last: '. ' }) }}`,
  ({ first, others }): readonly Effect[] => [first, ...others],
  ([first, ...others]) => (first && others.length > 0 ? { first, others } : undefined),
);

/** Actions with "instead": "draw two cards instead", "instead exile ~ and you gain 2 life". */
export const insteadClause: Phrase<readonly Rewrite[]> = rankedWordings<readonly Rewrite[]>('… instead', [
  insteadRewrite(listOfOne(suffixed(insteadAction))),
  insteadRewrite(prefixedBy(several2)),
  insteadRewrite(prefixedBy(listOfOne(insteadAction))),
  insteadRewrite(sentences2),
  insteadRewrite(suffixed(several2)),
]);

function suffixed<T>(phrase: Phrase<T>): Phrase<T> {
  return around('', phrase, ' instead');
}

function prefixedBy<T>(phrase: Phrase<T>): Phrase<T> {
  return around('instead ', phrase, '');
}

function around<T>(before: string, phrase: Phrase<T>, after: string): Phrase<T> {
  return mapPhrase(
    template({})`${either(before)}${{ it: phrase }}${either(after)}`,
    ({ it: value }): T => value,
    value => ({ it: value }),
  );
}
