// Changes of power and toughness as predicates, and what defines a size (604.3).
import type { Amount, Change } from '../../../engine/index.ts';
import { equals } from '../../../kit/structure.ts';
import { textMatching } from '../../combine.ts';
import { literalText, mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { type PTAmounts, ptBonus, ptSize } from '../amounts/power-toughness.ts';
import type { GrammaticalNumber } from '../words/grammatical-number.ts';
import { digits } from '../words/numbers.ts';

/** Changes of size after "gets" and "has": one change, in the words for one object or for several. */
export function sizeChanges(number: GrammaticalNumber): readonly Phrase<Change>[] {
  const [gets, has, its] = number === 'one' ? ['gets ', 'has ', 'its'] : ['get ', 'have ', 'their'];
  return [
    template({ kind: 'modifyPowerToughness' })`${literalText(gets)}${ptBonus}`,
    variant(template({ kind: 'modifyPowerToughness' })`${literalText(gets)}an additional ${ptBonus}`),
    variant(template({ kind: 'modifyPowerToughness' })`also ${literalText(gets)}${ptBonus}`),
    template({ kind: 'setPowerToughness' })`${literalText(has)}base power and toughness ${ptSize}`,
    variant(
      template({
        kind: 'setPowerToughness',
      })`${literalText(has)}base power and toughness X/X, where X is ${twice(amount)}`,
    ),
    template({
      kind: 'setPowerToughness',
      toughness: undefined,
    })`${literalText(has)}base power ${{ power: amountDigits() }}`,
    template({
      kind: 'setPowerToughness',
      power: undefined,
    })`${literalText(has)}base toughness ${{ toughness: amountDigits() }}`,
    template({
      kind: 'setPowerToughness',
    })`${literalText(has)}base power and base toughness each equal to ${twice(amount)}`,
    variant(
      template({
        kind: 'setPowerToughness',
      })`${literalText(has)}base power and toughness each equal to ${twice(amount)}`,
    ),
    variant(
      template({ kind: 'setPowerToughness' })`${literalText(has)}power and toughness each equal to ${twice(amount)}`,
    ),
    constant({ kind: 'switchPowerToughness' }, `has ${its} power and toughness switched`),
  ];
}

function amountDigits() {
  return oneOf('a number', [
    mapPhrase(
      textMatching('a number', /\d+/),
      (it): number => Number(it),
      it => (typeof it === 'number' ? String(it) : undefined),
    ),
  ]);
}

/** 604.3: characteristic-defining abilities of size: "~'s power and toughness are each equal to …". */
export const definesPT: Phrase<Change> = oneOf<Change>('a size', [
  mapPhrase(
    wrapping`power and toughness are each equal to ${amount}`,
    (it): Change => ({ kind: 'definePowerToughness', power: it, toughness: it }),
    it => (it.kind === 'definePowerToughness' && equals(it.power, it.toughness) ? it.power : undefined),
  ),
  mapPhrase(
    template(
      {},
    )`power is equal to ${{ power: amount }} and its toughness is equal to that number plus ${{ n: digits }}`,
    ({ power, n }): Change => ({ kind: 'definePowerToughness', power, toughness: { kind: 'plus', of: power, n } }),
    change => {
      if (change.kind !== 'definePowerToughness' || change.power === undefined || typeof change.toughness !== 'object')
        return undefined;
      const { toughness, power } = change;
      return toughness.kind === 'plus' && typeof toughness.n === 'number' && same(toughness.of, power)
        ? { power, n: toughness.n }
        : undefined;
    },
  ),
  template({
    kind: 'definePowerToughness',
  })`power is equal to ${{ power: amount }} and its toughness is equal to ${{ toughness: amount }}`,
  mapPhrase(
    wrapping`power and toughness are each ${digits}`,
    (it): Change => ({ kind: 'definePowerToughness', power: it, toughness: it }),
    change => {
      if (change.kind !== 'definePowerToughness' || typeof change.power !== 'number') return undefined;
      return change.power === change.toughness ? change.power : undefined;
    },
  ),
  template({ kind: 'definePowerToughness', toughness: undefined })`power is equal to ${{ power: amount }}`,
  template({ kind: 'definePowerToughness', power: undefined })`toughness is equal to ${{ toughness: amount }}`,
]);

/** One amount as both power and toughness. */
function twice(phrase: Phrase<Amount>): Phrase<PTAmounts> {
  return mapPhrase(
    phrase,
    (it): PTAmounts => ({ power: it, toughness: it }),
    it => (same(it.power, it.toughness) ? it.power : undefined),
    ['power', 'toughness'],
  );
}
