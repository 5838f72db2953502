// Replacement of other events: destruction, losing the game, milling, scrying, dice and coins; and turning face up.
import type { Clause, Effect, EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { listOfOne, rankedWordings, textMatching } from '../../combine.ts';
import { either, literalText, mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { countersOnObject } from '../amounts/counters.ts';
import { enteringChoices } from '../entering/entering-choices.ts';
import { aFilter } from '../nouns/filters.ts';
import { SELF_FILTER } from '../nouns/subjects.ts';
import { digits, oneOrMoreWords } from '../words/numbers.ts';
import { IT_REF, playerOne, YOU } from '../words/players.ts';
import { drawSubject } from './draws-instead.ts';
import { insteadClause } from './instead-actions.ts';
import { objectOne } from './sources-and-recipients.ts';
import { allRewrites, insteadRewrite, onlyRewrite, wouldSentence } from './would.ts';

const destroyed: Phrase<EventPattern> = template({ kind: 'destroy' })`${{ what: objectOne }} would be destroyed`;

/** 614.8, 701.19a: regeneration. */
const regenerates: Phrase<Rewrite> = constant({ kind: 'regenerate' }, 'regenerate it');

/** 104.3: losing or winning the game. */
const lost: Phrase<EventPattern> = oneOf<EventPattern>('the end of the game', [
  template({ kind: 'loseGame' })`${{ who: drawSubject }} would lose the game`,
  template({ kind: 'winGame' })`${{ who: drawSubject }} would win the game`,
]);

const owned = (zone: 'hand' | 'graveyard'): Clause => ({ kind: 'inZone', zone, whose: YOU });
const permanents: Clause = {
  kind: 'all',
  of: [
    { kind: 'inZone', zone: 'battlefield', whose: undefined },
    { kind: 'ownedBy', who: YOU },
  ],
};

/** A game begun anew: everything shuffled away, a new hand and a new life total. */
const beginsAnew: Phrase<readonly Rewrite[]> = insteadRewrite(
  mapPhrase(
    template({})`instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw ${{
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

const mills: Phrase<EventPattern> = template({ kind: 'mill' })`${{ who: drawSubject }} would mill one or more cards`;
const milled: Phrase<Rewrite> = oneOf<Rewrite>('so many cards', [
  constant({ kind: 'scale', times: 2 }, 'they mill twice that many cards instead'),
  template({ kind: 'add' })`they mill that many cards plus ${{ amount: oneOrMoreWords }} instead`,
]);

/** Events that the engine does not carry out: their replacement is kept as text. */
const outside = (kind: 'scry' | 'flipCoin' | 'rollDie' | 'explore' | 'proliferate', words: string) =>
  template({ kind })`${{ who: drawSubject }} would ${literalText(words)}`;

const elsewhere: Phrase<EventPattern> = oneOf<EventPattern>('an event', [
  outside('scry', 'scry a number of cards'),
  outside('flipCoin', 'flip a coin'),
  outside('rollDie', 'roll one or more dice'),
]);

/** 701.34, 701.44: the action carried out again in full. */
const again: readonly Phrase<ReplacementAbility>[] = [
  wouldSentence(
    outside('proliferate', 'proliferate'),
    onlyRewrite(constant({ kind: 'scale', times: 2 }, 'proliferate twice instead')),
  ),
  wouldSentence(
    constant<EventPattern>({ kind: 'explore', who: YOU }, 'a creature you control would explore'),
    onlyRewrite(constant({ kind: 'scale', times: 2 }, 'instead it explores, then it explores again')),
  ),
];

const inWords: Phrase<Rewrite> = template({
  kind: 'noMore',
})`${{ text: textMatching('what happens instead', /[^".\n]*\binstead\b[^"\n]*(?<!\.)/) }}`;

const untapping: Phrase<EventPattern> = template({ kind: 'untap' })`${{ what: objectOne }} would untap`;

/** 614.1e: "as ~ is turned face up, put five +1/+1 counters on it". */
const faceUp: Phrase<ReplacementAbility> = template({
  kind: 'replacement',
  event: { kind: 'turnFaceUp', what: SELF_FILTER },
  condition: undefined,
  optional: undefined,
})`as ~ is turned face up, ${{ rewrites: listOfOne(oneOf<Rewrite>('what is done', [puts(), attaches()])) }}`;

/** 712.20: "as ~ transforms into ~, choose an opponent". */
const transforming: Phrase<ReplacementAbility> = template({
  kind: 'replacement',
  event: { kind: 'transform', what: SELF_FILTER },
  condition: undefined,
  optional: undefined,
})`as ~ transforms into ~, ${{
  rewrites: oneOf<readonly Rewrite[]>('what is done', [
    enteringChoices,
    listOfOne(template({ kind: 'attached' })`attach it to ${{ to: playerOne }}`),
  ]),
}}`;

function attaches(): Phrase<Rewrite> {
  return template({ kind: 'attached', optional: true })`you may attach it to ${{ to: aFilter }}`;
}

function puts(): Phrase<Rewrite> {
  return mapPhrase(
    wrapping`put ${countersOnObject(either('on it', 'on ~'))}`,
    (it): Rewrite => ({ kind: 'withCounters', ...it }),
    rewrite =>
      rewrite.kind === 'withCounters'
        ? { counter: rewrite.counter, amount: rewrite.amount, additional: rewrite.additional }
        : undefined,
  );
}

/** 502.3: "would untap during your untap step": the step is a condition. */
const untaps: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('untapping', [
  template({ kind: 'replacement', condition: { kind: 'step', step: 'untap', who: YOU } })`if ${{
    event: untapping,
  }} during your untap step, ${allRewrites(insteadClause)}`,
  template({
    kind: 'replacement',
    condition: { kind: 'step', step: 'untap', who: { kind: 'controllerOf', of: IT_REF } },
  })`if ${{ event: untapping }} during its controller's untap step, ${allRewrites(insteadClause)}`,
]);

/** Whole sentences about other events. */
export const othersInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('otherwise', [
  wouldSentence(destroyed, onlyRewrite(regenerates)),
  wouldSentence(destroyed, allRewrites(insteadClause)),
  wouldSentence(lost, allRewrites(insteadClause)),
  wouldSentence(lost, allRewrites(beginsAnew)),
  wouldSentence(mills, onlyRewrite(milled)),
  wouldSentence(elsewhere, onlyRewrite(inWords)),
  ...again,
  untaps,
  faceUp,
  transforming,
]);
