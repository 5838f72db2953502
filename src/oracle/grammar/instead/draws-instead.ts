// 614.11, 121.2a: cards drawn otherwise, more of them or not at all: "if you would draw a card, draw two cards
// instead".
import type { Effect, EventPattern, PlayerRef, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { listOfOne, rankedWordings } from '../../combine.ts';
import { either, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { digits, oneOrMoreWords, wordNumber } from '../words/numbers.ts';
import { playerOne, YOU } from '../words/players.ts';
import { insteadAction, insteadActions, insteadClause } from './instead-actions.ts';
import { othersDo, theirLooks, youMayLook, yourLooks } from './looks-instead.ts';
import {
  allRewrites,
  insteadRewrite,
  onlyRewrite,
  optionalRewrites,
  rewriteAndEffects,
  wouldSentence,
} from './would.ts';

type Draw = Extract<EventPattern, { readonly kind: 'draw' }>;

const draw = { kind: 'draw' } as const;

/** The player who draws: "you", "an opponent". */
export const drawSubject: Phrase<PlayerRef> = oneOf<PlayerRef>('who', [constant<PlayerRef>(YOU, 'you'), playerOne]);

/** The event of a draw, "you would draw a card", with the draws it covers. */
export const wouldDraw: Phrase<Draw> = memo(
  oneOf<Draw>('a draw', [
    template(draw)`${{ who: drawSubject }} would draw a card`,
    constant(
      { ...draw, who: YOU, exceptFirstInDrawStep: true },
      'you would draw a card except the first one you draw in each of your draw steps',
    ),
    template({ ...draw, exceptFirstInDrawStep: true })`${{
      who: playerOne,
    }} would draw a card except the first one they draw in each of their draw steps`,
    constant({ ...draw, who: YOU, emptyLibrary: true }, 'you would draw a card while your library has no cards in it'),
    template(draw)`${{ who: drawSubject }} would draw ${{ atLeast: oneOrMoreWords }} or more cards`,
  ]),
);

const SKIP: Rewrite = { kind: 'skip' };
const skipped = constant<Rewrite>(SKIP, 'skip that draw');
const theySkip = constant<Rewrite>(SKIP, 'that player skips that draw');

/** The phrase restricted to events about you, or to events about others: the result has other words for each. */
export function drawsOf<E extends { readonly who: PlayerRef }>(phrase: Phrase<E>, isYours: boolean): Phrase<E> {
  const fits = (it: E): E | undefined => (it.who !== undefined && (it.who.kind === 'you') === isYours ? it : undefined);
  return mapPhrase(phrase, fits, fits);
}
const yours = drawsOf(wouldDraw, true);
const theirs = drawsOf(wouldDraw, false);

function numbers(draw: Phrase<undefined>): Phrase<Rewrite> {
  return oneOf<Rewrite>('so many cards', [
    template({ kind: 'add' })`${draw} that many cards plus ${{
      amount: oneOf('a number', [oneOrMoreWords, digits]),
    }} instead`,
    template({ kind: 'scale', times: 2 })`${draw} twice that many cards instead`,
  ]);
}

/** Drawing with "you" as the stated subject, after an action of another player. */
const youDraw: Phrase<readonly Effect[]> = listOfOne(
  oneOf<Effect>('cards drawn', [
    constant({ kind: 'draw', who: YOU, amount: 1 }, 'you draw a card'),
    template({ kind: 'draw', who: YOU })`you draw ${{ amount: wordNumber }} cards`,
  ]),
);

/** Whole sentences about draws. */
export const drawsInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('cards drawn otherwise', [
  wouldSentence(yours, onlyRewrite(wrapping`${skipped} instead`)),
  wouldSentence(theirs, onlyRewrite(wrapping`${theySkip} instead`)),
  wouldSentence(yours, optionalRewrites(listOfOne(wrapping`you may ${skipped} instead`))),
  wouldSentence(yours, optionalRewrites(listOfOne(wrapping`instead you may ${variant(skipped)}`))),
  wouldSentence(
    yours,
    allRewrites(rewriteAndEffects(template({})`instead ${{ first: skipped }} and ${{ effects: insteadActions }}`)),
  ),
  wouldSentence(
    theirs,
    allRewrites(rewriteAndEffects(template({})`instead ${{ first: theySkip }} and ${{ effects: youDraw }}`)),
  ),
  wouldSentence(
    theirs,
    allRewrites(rewriteAndEffects(template({})`instead ${{ first: theySkip }} and ${{ effects: insteadActions }}`)),
  ),
  wouldSentence(yours, onlyRewrite(numbers(either('you draw', 'draw')))),
  wouldSentence(theirs, onlyRewrite(numbers(either('they draw', 'that player draws')))),
  wouldSentence(wouldDraw, optionalRewrites(insteadRewrite(listOfOne(wrapping`you may ${insteadAction} instead`)))),
  wouldSentence(wouldDraw, optionalRewrites(insteadRewrite(wrapping`you may instead ${insteadActions}`))),
  wouldSentence(wouldDraw, allRewrites(insteadClause)),
  wouldSentence(yours, allRewrites(yourLooks)),
  wouldSentence(yours, optionalRewrites(youMayLook)),
  wouldSentence(yours, allRewrites(othersDo)),
  wouldSentence(theirs, allRewrites(theirLooks)),
]);
