// 614.11, 121.2a: cards drawn otherwise, more of them or not at all: "if you would draw a card, draw two cards instead".
import type { Effect, EventPattern, PlayerRef, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { ranked, single } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { either, map, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { digits, oneOrMoreWords, wordNumber } from '../numbers.ts';
import { playerOne, YOU } from '../players.ts';
import { deed, deeds, instead } from './deeds.ts';
import { othersDo, theirLooks, youMayLook, yourLooks } from './looks.ts';
import { besides, doAll, does, inPlace, mayAll, would } from './would.ts';

type Draw = Extract<EventPattern, { readonly kind: 'draw' }>;

const draw = { kind: 'draw' } as const;

/** Whoever it is about: "you", "an opponent". */
export const whoever: Phrase<PlayerRef> = oneOf<PlayerRef>('who', [says<PlayerRef>(YOU, 'you'), playerOne]);

/** "you would draw a card", and which draws are meant. */
export const wouldDraw: Phrase<Draw> = memo(
  oneOf<Draw>('a draw', [
    form(draw)`${{ who: whoever }} would draw a card`,
    says(
      { ...draw, who: YOU, exceptFirstInDrawStep: true },
      'you would draw a card except the first one you draw in each of your draw steps',
    ),
    form({ ...draw, exceptFirstInDrawStep: true })`${{
      who: playerOne,
    }} would draw a card except the first one they draw in each of their draw steps`,
    says({ ...draw, who: YOU, emptyLibrary: true }, 'you would draw a card while your library has no cards in it'),
    form(draw)`${{ who: whoever }} would draw ${{ atLeast: oneOrMoreWords }} or more cards`,
  ]),
);

const SKIP: Rewrite = { kind: 'skip' };
const skipped = says<Rewrite>(SKIP, 'skip that draw');
const theySkip = says<Rewrite>(SKIP, 'that player skips that draw');

/** Only what is about you, or only what is about others: the words that follow say which. */
export function whose<E extends { readonly who: PlayerRef }>(phrase: Phrase<E>, isYours: boolean): Phrase<E> {
  const fits = (it: E): E | undefined => (it.who !== undefined && (it.who.kind === 'you') === isYours ? it : undefined);
  return map(phrase, fits, fits);
}
const yours = whose(wouldDraw, true);
const theirs = whose(wouldDraw, false);

function numbers(draw: Phrase<undefined>): Phrase<Rewrite> {
  return oneOf<Rewrite>('so many cards', [
    form({ kind: 'add' })`${draw} that many cards plus ${{
      amount: oneOf('a number', [oneOrMoreWords, digits]),
    }} instead`,
    form({ kind: 'scale', times: 2 })`${draw} twice that many cards instead`,
  ]);
}

/** After what another player does, "you" is said. */
const youDraw: Phrase<readonly Effect[]> = single(
  oneOf<Effect>('cards drawn', [
    says({ kind: 'draw', who: YOU, amount: 1 }, 'you draw a card'),
    form({ kind: 'draw', who: YOU })`you draw ${{ amount: wordNumber }} cards`,
  ]),
);

/** Whole sentences. */
export const drawsInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('cards drawn otherwise', [
  would(yours, does(just`${skipped} instead`)),
  would(theirs, does(just`${theySkip} instead`)),
  would(yours, mayAll(single(just`you may ${skipped} instead`))),
  would(yours, mayAll(single(just`instead you may ${variant(skipped)}`))),
  would(yours, doAll(besides(form({})`instead ${{ first: skipped }} and ${{ effects: deeds }}`))),
  would(theirs, doAll(besides(form({})`instead ${{ first: theySkip }} and ${{ effects: youDraw }}`))),
  would(theirs, doAll(besides(form({})`instead ${{ first: theySkip }} and ${{ effects: deeds }}`))),
  would(yours, does(numbers(either('you draw', 'draw')))),
  would(theirs, does(numbers(either('they draw', 'that player draws')))),
  would(wouldDraw, mayAll(inPlace(single(just`you may ${deed} instead`)))),
  would(wouldDraw, mayAll(inPlace(just`you may instead ${deeds}`))),
  would(wouldDraw, doAll(instead)),
  would(yours, doAll(yourLooks)),
  would(yours, mayAll(youMayLook)),
  would(yours, doAll(othersDo)),
  would(theirs, doAll(theirLooks)),
]);
