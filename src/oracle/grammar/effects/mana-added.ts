// 106.4: mana added by instructions: "add {G}{G}", "add {R} or {W}", "add two mana of any one color", "add {G} for each
// creature you control", "add X mana in any combination of {U} and/or {R}".
import { type Amount, COLORS, type Effect, type Filter, type ManaTypes } from '../../../engine/index.ts';
import { AND_OR, listPhrase, OR, textMatching } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { amount, eachAmount } from '../amounts/amounts.ts';
import { aFilter, filterMany } from '../nouns/filters.ts';
import { oneOrMoreWords, thatMany, thatMuch, X } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';

const symbols: Phrase<string> = textMatching('mana', /(?:\{[WUBRGC]\})+/);

const added = (mana: string, n: Amount): Effect => ({ kind: 'addMana', who: YOU, mana, amount: n });

const howMuch: Phrase<Amount> = oneOf<Amount>('a number', [oneOrMoreWords, X, thatMuch, thatMany]);

/** A number of symbols as a word: "six {G}", "X {R}", "that much {C}". */
const multiple: Phrase<Amount> = oneOf<Amount>('a number', [oneOrMoreWords, X, thatMuch]);

/** So much mana of one kind, that of the player's choice where there are several. */
const fixed: Phrase<Effect> = oneOf<Effect>('mana', [
  one(template({ n: 1 })`add ${{ mana: symbols }}`),
  one(template({})`add ${{ n: multiple }} ${{ mana: symbols }}`),
  one(template({})`add X ${{ mana: symbols }}, where X is ${{ n: amount }}`),
  one(template({})`add ${{ mana: symbols }} for each ${{ n: eachAmount }}`),
  one(template({})`add an amount of ${{ mana: symbols }} equal to ${{ n: amount }}`),
  anyOf(template({ n: 1 })`add ${{ all: listPhrase(symbols, OR, 2) }}`),
  anyOf(template({})`add ${{ all: listPhrase(symbols, OR, 2) }} for each ${{ n: eachAmount }}`),
]);

function one(phrase: Phrase<{ readonly mana: string; readonly n: Amount }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ mana, n }): Effect => added(mana, n),
    (): undefined => undefined,
  );
}

/** Mana of one of several kinds, as the player chooses. */
function anyOf(phrase: Phrase<{ readonly all: readonly string[]; readonly n: Amount }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ all, n }): Effect => ({
      kind: 'oneOf',
      who: YOU,
      modes: all.map(mana => ({ name: kindOf(mana), effects: [added(mana, n)] })),
    }),
    (): undefined => undefined,
  );
}

/** The color of a symbol as a word; several symbols as they stand. */
function kindOf(mana: string): string {
  return COLORS.find((_, n) => mana === `{${'WUBRG'[n]}}`) ?? (mana === '{C}' ? 'colorless' : mana);
}

/** Mana of any one color, as the player chooses. */
const anyColor: Phrase<Effect> = mapPhrase(
  oneOf<{ readonly n: Amount }>('mana of any color', [
    template({ n: 1 })`add one mana of any color`,
    template({})`add one mana of any color for each ${{ n: eachAmount }}`,
    template({})`add ${{ n: howMuch }} mana of any one color`,
    template({})`add X mana of any one color, where X is ${{ n: amount }}`,
  ]),
  ({ n }): Effect => ({
    kind: 'oneOf',
    who: YOU,
    modes: COLORS.map((name, at) => ({ name, effects: [added(`{${'WUBRG'[at]}}`, n)] })),
  }),
  (): undefined => undefined,
);

const IDENTITY = "in your commander's color identity";

const chosen = either('that color', 'the chosen color');

const produced = either('that land', 'that permanent', 'that artifact token', 'that creature');

/** 607.2a: cards that an ability of the same object exiled. */
const EXILED_WITH: Filter = {
  clauses: [
    { kind: 'card' },
    { kind: 'inZone', zone: 'exile', whose: undefined },
    { kind: 'history', what: 'exiledWithThis' },
  ],
};

/** Mana whose types are found as it is added. */
const found: Phrase<Effect> = oneOf<Effect>('mana', [
  ofTypes('chosen color', template({})`add ${{ n: howMuch }} mana of ${chosen}`),
  ofTypes('chosen color', template({})`add one mana of ${chosen} for each ${{ n: eachAmount }}`),
  ofTypes('chosen color', template({})`add an amount of mana of ${chosen} equal to ${{ n: amount }}`),
  ofTypes('commander identity', template({})`add ${{ n: oneOrMoreWords }} mana of any color ${either(IDENTITY)}`),
  ofTypes('a color among', template({ n: 1 })`add one mana of any color among ${{ among: filterMany }}`),
  ofTypes(
    'a color that could be produced',
    template({})`add ${{ n: oneOrMoreWords }} mana of any color that ${{ among: aFilter }} could produce`,
  ),
  ofTypes(
    'a type that could be produced',
    template({})`add ${{ n: oneOrMoreWords }} mana of any type that ${{ among: aFilter }} could produce`,
  ),
  ofTypes('a color among', template({ n: 1, among: EXILED_WITH })`add one mana of any of the exiled card's colors`),
  ofTypes('a color among', template({ n: 1, among: EXILED_WITH })`add one mana of any of the exiled cards' colors`),
  ofTypes('type produced', template({})`add ${{ n: oneOrMoreWords }} mana of any type ${produced} produced`),
  ofTypes('type produced', template({})`add one mana of any type ${produced} produced for each ${{ n: eachAmount }}`),
  ofTypes(
    'each color among',
    template({ n: 1 })`for each color among ${{ among: filterMany }}, add one mana of that color`,
  ),
  ofTypes('any combination', template({})`add ${{ n: howMuch }} mana in any combination of ${{ all: combined() }}`),
  ofTypes(
    'any combination',
    template({})`add X mana in any combination of ${{ all: combined() }}, where X is ${{ n: amount }}`,
  ),
]);

/** The symbols that may be combined: "colors", "{U} and/or {R}". */
function combined(): Phrase<readonly string[]> {
  return oneOf<readonly string[]>('mana', [
    mapPhrase(
      either('colors'),
      (): readonly string[] => ['{W}', '{U}', '{B}', '{R}', '{G}'],
      (): undefined => undefined,
    ),
    listPhrase(symbols, AND_OR, 2),
  ]);
}

interface Found {
  readonly n: Amount;
  readonly among?: Filter;
  readonly all?: readonly string[];
}

function ofTypes(of: ManaTypes, phrase: Phrase<Found>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ n, among, all = [] }): Effect => ({
      ...{ kind: 'addMana', who: YOU, mana: all.join(''), amount: n, of },
      ...(among === undefined ? {} : { among }),
    }),
    (): undefined => undefined,
  );
}

/** Mana added. */
export const manaAdded: Phrase<Effect> = oneOf<Effect>('mana', [fixed, anyColor, found]);
