// Dice, coins, and numbers known to the players alone, as something enters.
import type { Amount, ChoiceRange, Rewrite } from '../../../engine/index.ts';
import { listOfOne, textMatching } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { objectDescriptions } from '../statics/object-descriptions.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { pluralAmount } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';
import { entryModifiers } from './entry-modifiers.ts';

type Done = readonly Rewrite[];

const itEnters = either('it enters ', '~ enters ');
const CHOSEN: Amount = { kind: 'chosenNumber' };
const X: Amount = { kind: 'x' };
const number = { kind: 'choose', what: 'number', who: YOU } as const;

type Dice = Extract<ChoiceRange, { readonly kind: 'numbers' }>;
const ONE_DIE: Dice = { kind: 'numbers', from: 1, to: 6 };
const X_DICE: Dice = { kind: 'numbers', from: X, to: { kind: 'times', of: X, n: 6 } };

interface Rolled {
  readonly among: ChoiceRange;
  readonly counter: string;
}

const rolled: Phrase<Rolled> = oneOf<Rolled>('dice', [
  template({})`${{ among: constant<ChoiceRange>(ONE_DIE, 'roll a six-sided die') }}. ${itEnters}with a number of ${{
    counter: counterKind,
  }} counters on it equal to the result`,
  template({})`${{
    among: oneOf<ChoiceRange>('dice', [
      constant<ChoiceRange>(X_DICE, 'roll X six-sided dice'),
      variant(constant<ChoiceRange>(X_DICE, 'roll X d6')),
    ]),
  }}. ${itEnters}with a number of ${{ counter: counterKind }} counters on it equal to the total of those results`,
]);

/** "roll a six-sided die. it enters with a number of +1/+1 counters on it equal to the result". */
const dice: Phrase<Done> = mapPhrase(
  rolled,
  ({ among, counter }): Done => [{ ...number, among, how: 'random' }, counters(counter, CHOSEN)],
  ([roll, puts, ...more]) => {
    if (roll?.kind !== 'choose' || roll.how !== 'random' || roll.among === undefined || more.length > 0)
      return undefined;
    return puts?.kind === 'withCounters' ? { among: roll.among, counter: puts.counter } : undefined;
  },
);

function counters(counter: string, amount: Amount): Rewrite {
  return { kind: 'withCounters', counter, amount, additional: false };
}

/** "flip a coin. if the coin comes up heads, it enters as …. if it comes up tails, it enters as …". */
const coin: Phrase<Done> = mapPhrase(
  template({})`flip a coin. if ${either('it', 'the coin')} comes up heads, ${itEnters}${{
    heads: side(),
  }}. if it comes up tails, ${itEnters}${{ tails: side() }}`,
  ({ heads, tails }): Done => [
    {
      kind: 'modes',
      who: YOU,
      how: 'random',
      modes: [
        { name: 'heads', rewrites: heads },
        { name: 'tails', rewrites: tails },
      ],
    },
  ],
  ([only, ...more]) => {
    if (only?.kind !== 'modes' || only.how !== 'random' || more.length > 0) return undefined;
    const [heads, tails] = only.modes;
    return heads && tails ? { heads: heads.rewrites, tails: tails.rewrites } : undefined;
  },
);

/** The result of one side of a coin: "tapped", "as a 4/1 creature with reach". */
function side(): Phrase<Done> {
  return oneOf<Done>('how it enters', [
    entryModifiers(false),
    listOfOne(template({ kind: 'becomes' })`as ${{ changes: objectDescriptions(false) }}`),
  ]);
}

/** Results of chance after "as ~ enters, ". */
export const byChance: Phrase<Done> = oneOf<Done>('chance', [dice, coin]);

interface Known {
  readonly each: number;
  readonly counter: string;
  readonly text: string;
}

const EACH = /Magic game you have lost to one of your opponents since you last won a game against them/;
const COUNT =
  /the highest number you noted for cards named ~|the number of cards you removed from the draft with cards named ~/;

const knownNumber: Phrase<Known> = oneOf<Known>('what the players know', [
  template({
    each: 1,
  })`a ${{ counter: counterKind }} counter on it for each ${{ text: textMatching('what is known', EACH) }}`,
  template({})`${{ each: word() }} ${{ counter: counterKind }} counters on it for each ${{
    text: textMatching('what is known', EACH),
  }}`,
  template({
    each: 1,
  })`X ${{ counter: counterKind }} counters on it, where X is ${{ text: textMatching('what is known', COUNT) }}`,
]);

function word(): Phrase<number> {
  return mapPhrase(
    pluralAmount,
    it => (typeof it === 'number' && it > 1 ? it : undefined),
    it => it,
  );
}

/**
 * "with a loyalty counter on it for each time you've cast …": a number that the player chooses, as no record has it.
 */
export const withKnownCounters: Phrase<Done> = mapPhrase(
  knownNumber,
  ({ each, counter, text: words }): Done => [
    { ...number, among: { kind: 'described', text: words }, how: 'known' },
    counters(counter, each === 1 ? CHOSEN : { kind: 'times', of: CHOSEN, n: each }),
  ],
  ([choose, puts, ...more]) => {
    if (choose?.kind !== 'choose' || choose.how !== 'known' || choose.among?.kind !== 'described') return undefined;
    if (puts?.kind !== 'withCounters' || more.length > 0) return undefined;
    const each = typeof puts.amount === 'object' && puts.amount.kind === 'times' ? puts.amount.n : 1;
    return { each, counter: puts.counter, text: choose.among.text };
  },
);
