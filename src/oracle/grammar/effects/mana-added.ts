// 106.4: mana added by instructions: "add {G}{G}", "add {R} or {W}", "add two mana of any one color", "add {G} for each
// creature you control".
import { type Amount, COLORS, type Effect } from '../../../engine/index.ts';
import { listPhrase, OR, textMatching } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { amount, eachAmount } from '../amounts/amounts.ts';
import { oneOrMoreWords, X } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';

const symbols: Phrase<string> = textMatching('mana', /(?:\{[WUBRGC]\})+/);

const added = (mana: string, n: Amount): Effect => ({ kind: 'addMana', who: YOU, mana, amount: n });

/** So much mana of one kind, that of the player's choice where there are several. */
const fixed: Phrase<Effect> = oneOf<Effect>('mana', [
  one(template({ n: 1 })`add ${{ mana: symbols }}`),
  one(template({})`add ${{ mana: symbols }} for each ${{ n: eachAmount }}`),
  one(template({})`add an amount of ${{ mana: symbols }} equal to ${{ n: amount }}`),
  mapPhrase(
    template({})`add ${{ all: listPhrase(symbols, OR, 2) }}`,
    ({ all }): Effect => ({
      kind: 'oneOf',
      who: YOU,
      modes: all.map(mana => ({ name: kindOf(mana), effects: [added(mana, 1)] })),
    }),
    (): undefined => undefined,
  ),
]);

function one(phrase: Phrase<{ readonly mana: string; readonly n: Amount }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ mana, n }): Effect => added(mana, n),
    (): undefined => undefined,
  );
}

/** The color of a symbol as a word; several symbols as they stand. */
function kindOf(mana: string): string {
  return COLORS.find((_, n) => mana === `{${'WUBRG'[n]}}`) ?? (mana === '{C}' ? 'colorless' : mana);
}

/** 106.5: mana of any one color, as the player chooses. */
const anyColor: Phrase<Effect> = mapPhrase(
  oneOf<{ readonly n: Amount }>('mana of any color', [
    template({ n: 1 })`add one mana of any color`,
    template({})`add ${{ n: oneOf<Amount>('a number', [oneOrMoreWords, X]) }} mana of any one color`,
    template({})`add X mana of any one color, where X is ${{ n: amount }}`,
  ]),
  ({ n }): Effect => ({
    kind: 'oneOf',
    who: YOU,
    modes: COLORS.map((name, at) => ({ name, effects: [added(`{${'WUBRG'[at]}}`, n)] })),
  }),
  (): undefined => undefined,
);

/** Mana added. */
export const manaAdded: Phrase<Effect> = oneOf<Effect>('mana', [fixed, anyColor]);
