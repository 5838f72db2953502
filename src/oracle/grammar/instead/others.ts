// Other events replaced: destruction, losing the game, milling, scrying, dice and coins; and what is done as ~ is turned face up.
import type { Clause, Effect, EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { ranked, single, text } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { either, lit, map, oneOf, type Phrase, same } from '../../phrase.ts';
import { chooses } from '../choices.ts';
import { countersOn } from '../counters.ts';
import { aFilter } from '../filters.ts';
import { digits, oneOrMoreWords } from '../numbers.ts';
import { IT, playerOne, YOU } from '../players.ts';
import { self } from '../subjects.ts';
import { objectOne } from './about.ts';
import { instead } from './deeds.ts';
import { whoever } from './draws.ts';
import { doAll, does, inPlace, would } from './would.ts';

const destroyed: Phrase<EventPattern> = form({ kind: 'destroy' })`${{ what: objectOne }} would be destroyed`;

/** 614.8, 701.19a. */
const regenerates: Phrase<Rewrite> = says({ kind: 'regenerate' }, 'regenerate it');

/** 104.3: the game lost or won. */
const lost: Phrase<EventPattern> = oneOf<EventPattern>('the end of the game', [
  form({ kind: 'loseGame' })`${{ who: whoever }} would lose the game`,
  form({ kind: 'winGame' })`${{ who: whoever }} would win the game`,
]);

const owned = (zone: 'hand' | 'graveyard'): Clause => ({ kind: 'inZone', zone, whose: YOU });
const permanents: Clause = {
  kind: 'all',
  of: [
    { kind: 'inZone', zone: 'battlefield', whose: undefined },
    { kind: 'ownedBy', who: YOU },
  ],
};

/** Everything shuffled away, a new hand and a new life total. */
const beginsAnew: Phrase<readonly Rewrite[]> = inPlace(
  map(
    form({})`instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw ${{
      cards: oneOrMoreWords,
    }} cards and your life total becomes ${{ life: digits }}`,
    ({ cards, life }): readonly Effect[] => [
      EVERYTHING_AWAY,
      { kind: 'draw', who: YOU, amount: cards },
      { kind: 'setLife', who: YOU, amount: life },
    ],
    ([away, draw, life, ...more]) =>
      more.length === 0 &&
      same(away, EVERYTHING_AWAY) &&
      draw?.kind === 'draw' &&
      typeof draw.amount === 'number' &&
      life?.kind === 'setLife' &&
      typeof life.amount === 'number'
        ? { cards: draw.amount, life: life.amount }
        : undefined,
  ),
);

const EVERYTHING_AWAY: Effect = {
  kind: 'move',
  verb: 'shuffle',
  who: YOU,
  what: {
    kind: 'each',
    filter: { clauses: [{ kind: 'any', of: [owned('hand'), owned('graveyard'), permanents] }] },
  },
  to: 'library',
  position: 'shuffled',
};

const mills: Phrase<EventPattern> = form({ kind: 'mill' })`${{ who: whoever }} would mill one or more cards`;
const milled: Phrase<Rewrite> = oneOf<Rewrite>('so many cards', [
  says({ kind: 'scale', times: 2 }, 'they mill twice that many cards instead'),
  form({ kind: 'add' })`they mill that many cards plus ${{ amount: oneOrMoreWords }} instead`,
]);

/** Events the engine plays no part of: what happens in their place is kept in its own words. */
const outside = (kind: 'scry' | 'flipCoin' | 'rollDie' | 'explore' | 'proliferate', words: string) =>
  form({ kind })`${{ who: whoever }} would ${lit(words)}`;

const elsewhere: Phrase<EventPattern> = oneOf<EventPattern>('an event', [
  outside('scry', 'scry a number of cards'),
  outside('flipCoin', 'flip a coin'),
  outside('rollDie', 'roll one or more dice'),
]);

/** 701.34, 701.44: done again in full. */
const again: readonly Phrase<ReplacementAbility>[] = [
  would(outside('proliferate', 'proliferate'), does(says({ kind: 'scale', times: 2 }, 'proliferate twice instead'))),
  would(
    says<EventPattern>({ kind: 'explore', who: YOU }, 'a creature you control would explore'),
    does(says({ kind: 'scale', times: 2 }, 'instead it explores, then it explores again')),
  ),
];

const inWords: Phrase<Rewrite> = form({
  kind: 'noMore',
})`${{ text: text('what happens instead', /[^".\n]*\binstead\b[^"\n]*(?<!\.)/) }}`;

const untapping: Phrase<EventPattern> = form({ kind: 'untap' })`${{ what: objectOne }} would untap`;

/** 614.1e: "as ~ is turned face up, put five +1/+1 counters on it". */
const faceUp: Phrase<ReplacementAbility> = form({
  kind: 'replacement',
  event: { kind: 'turnFaceUp', what: self },
  condition: undefined,
  optional: undefined,
})`as ~ is turned face up, ${{ rewrites: single(oneOf<Rewrite>('what is done', [puts(), attaches()])) }}`;

/** 712.20: "as ~ transforms into ~, choose an opponent". */
const transforming: Phrase<ReplacementAbility> = form({
  kind: 'replacement',
  event: { kind: 'transform', what: self },
  condition: undefined,
  optional: undefined,
})`as ~ transforms into ~, ${{
  rewrites: oneOf<readonly Rewrite[]>('what is done', [
    chooses,
    single(form({ kind: 'attached' })`attach it to ${{ to: playerOne }}`),
  ]),
}}`;

function attaches(): Phrase<Rewrite> {
  return form({ kind: 'attached', optional: true })`you may attach it to ${{ to: aFilter }}`;
}

function puts(): Phrase<Rewrite> {
  return map(
    just`put ${countersOn(either('on it', 'on ~'))}`,
    (it): Rewrite => ({ kind: 'withCounters', ...it }),
    it =>
      it.kind === 'withCounters' ? { counter: it.counter, amount: it.amount, additional: it.additional } : undefined,
  );
}

/** 502.3: "would untap during your untap step": when it would is a condition. */
const untaps: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('untapping', [
  form({ kind: 'replacement', condition: { kind: 'step', step: 'untap', who: YOU } })`if ${{
    event: untapping,
  }} during your untap step, ${doAll(instead)}`,
  form({
    kind: 'replacement',
    condition: { kind: 'step', step: 'untap', who: { kind: 'controllerOf', of: IT } },
  })`if ${{ event: untapping }} during its controller's untap step, ${doAll(instead)}`,
]);

/** Whole sentences. */
export const othersInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('otherwise', [
  would(destroyed, does(regenerates)),
  would(destroyed, doAll(instead)),
  would(lost, doAll(instead)),
  would(lost, doAll(beginsAnew)),
  would(mills, does(milled)),
  would(elsewhere, does(inWords)),
  ...again,
  untaps,
  faceUp,
  transforming,
]);
