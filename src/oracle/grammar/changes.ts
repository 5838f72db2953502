// What a static ability does to its objects, as a predicate: "get +1/+1", "have flying", "are Zombies in addition …".
import type { Amount, Change, Color } from '../../engine/index.ts';
import { AND, list, runs, single, table, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { lit, map, memo, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { amount } from './amounts.ts';
import { bodies } from './bodies.ts';
import { filterMany } from './filters.ts';
import { gained } from './gained.ts';
import { keywordName } from './keyword-names.ts';
import { digits } from './numbers.ts';
import { bonus, type Sizes, size } from './power-toughness.ts';
import { combatText } from './set-aside.ts';
import { type Types, typesMany, typesOne, withArticle } from './type-words.ts';
import { colorWord } from './types.ts';

export type Number = 'one' | 'many';

const KEYS = ['supertypes', 'types', 'subtypes'] as const;
const colors: Phrase<readonly Color[]> = list(colorWord, AND);

/** One change, in the words for one object or for many. */
function oneChange(number: Number): Phrase<Change> {
  const one = number === 'one';
  const gets = lit(one ? 'gets ' : 'get ');
  const has = lit(one ? 'has ' : 'have ');
  const is = lit(one ? 'is ' : 'are ');
  const loses = lit(one ? 'loses ' : 'lose ');
  const isnt = lit(one ? "isn't " : "aren't ");
  const its = one ? 'its' : 'their';
  return oneOf<Change>('a change', [
    form({ kind: 'modifyPowerToughness' })`${gets}${bonus}`,
    variant(form({ kind: 'modifyPowerToughness' })`${gets}an additional ${bonus}`),
    form({ kind: 'gains' })`${has}${{ abilities: gained }}`,
    variant(form({ kind: 'gains' })`${lit(one ? 'gains ' : 'gain ')}${{ abilities: gained }}`),
    form({ kind: 'setPowerToughness' })`${has}base power and toughness ${size}`,
    form({ kind: 'setPowerToughness', toughness: undefined })`${has}base power ${{ power: amountDigits() }}`,
    form({ kind: 'setPowerToughness', power: undefined })`${has}base toughness ${{ toughness: amountDigits() }}`,
    says({ kind: 'everyCreatureType' }, `${one ? 'is' : 'are'} every creature type`),
    variant(says({ kind: 'everyCreatureType' }, `${one ? 'is' : 'are'} all creature types`)),
    says(
      { kind: 'everyBasicLandType' },
      `${one ? 'is' : 'are'} every basic land type in addition to ${its} other types`,
    ),
    says({ kind: 'setColors', colors: [] }, `${one ? 'is' : 'are'} colorless`),
    says({ kind: 'setColors', colors: ['white', 'blue', 'black', 'red', 'green'] }, `${one ? 'is' : 'are'} all colors`),
    form({ kind: 'setColors' })`${is}${{ colors }}`,
    form({ kind: 'addColors' })`${is}${{ colors }} in addition to ${lit(its)} other colors`,
    says({ kind: 'chosenColor', set: true }, `${one ? 'is' : 'are'} the chosen color`),
    says(
      { kind: 'chosenType', what: 'creatureType', set: false },
      `${one ? 'is' : 'are'} the chosen type in addition to ${its} other types`,
    ),
    variant(
      says(
        { kind: 'chosenType', what: 'creatureType', set: false },
        `${one ? 'is' : 'are'} the chosen creature type in addition to ${its} other types`,
      ),
    ),
    says({ kind: 'losesAll' }, `${one ? 'loses' : 'lose'} all abilities`),
    form({
      kind: 'gainsAbilitiesOf',
    })`${has}all ${{ which: table('which', { 'activated abilities': 'activated', 'triggered abilities': 'triggered', abilities: 'all', 'mana abilities': 'mana' } as const) }} of all ${{ of: filterMany }}`,
    form({ kind: 'setPowerToughness' })`${has}base power and base toughness each equal to ${twice(amount)}`,
    variant(form({ kind: 'setPowerToughness' })`${has}base power and toughness each equal to ${twice(amount)}`),
    says({ kind: 'chosenType', what: 'creatureType', set: true }, `${one ? 'is' : 'are'} the chosen type`),
    variant(says({ kind: 'losesAll' }, `${one ? 'has' : 'have'} no abilities`)),
    form({ kind: 'loses' })`${loses}${{ keywords: list(keywordName, AND) }}`,
    form({ kind: 'cantHave' })`can't have or gain ${{ keywords: list(keywordName, AND) }}`,
    says(
      { kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] },
      `${one ? "isn't" : "aren't"} legendary`,
    ),
    form({ kind: 'removeTypes', supertypes: [], subtypes: [] })`${isnt}${{ types: removedTypes(number) }}`,
    map(
      combatText(number),
      (words): Change => ({ kind: 'rule', rule: { kind: 'text', text: words } }),
      it => (it.kind === 'rule' && it.rule.kind === 'text' ? it.rule.text : undefined),
    ),
  ]);
}

function amountDigits() {
  return oneOf('a number', [
    map(
      text('a number', /\d+/),
      (it): number => Number(it),
      it => (typeof it === 'number' ? String(it) : undefined),
    ),
  ]);
}

function removedTypes(number: Number) {
  return map(
    number === 'one' ? withArticle(typesOne) : typesMany,
    it => (it.types.length === 1 && it.subtypes.length + it.supertypes.length === 0 ? it.types : undefined),
    (types): Types => ({ types, supertypes: [], subtypes: [] }),
  );
}

/** "~'s power and toughness are each equal to …": 604.3, characteristic-defining. */
export const defines: Phrase<Change> = oneOf<Change>('a size', [
  map(
    just`power and toughness are each equal to ${amount}`,
    (it): Change => ({ kind: 'definePowerToughness', power: it, toughness: it }),
    it =>
      it.kind === 'definePowerToughness' && JSON.stringify(it.power) === JSON.stringify(it.toughness)
        ? it.power
        : undefined,
  ),
  map(
    form({})`power is equal to ${{ power: amount }} and its toughness is equal to that number plus ${{ n: digits }}`,
    ({ power, n }): Change => ({ kind: 'definePowerToughness', power, toughness: { kind: 'plus', of: power, n } }),
    it => {
      if (it.kind !== 'definePowerToughness' || it.power === undefined || typeof it.toughness !== 'object')
        return undefined;
      const { toughness, power } = it;
      return toughness.kind === 'plus' && typeof toughness.n === 'number' && same(toughness.of, power)
        ? { power, n: toughness.n }
        : undefined;
    },
  ),
  form({
    kind: 'definePowerToughness',
  })`power is equal to ${{ power: amount }} and its toughness is equal to ${{ toughness: amount }}`,
  form({ kind: 'definePowerToughness', toughness: undefined })`power is equal to ${{ power: amount }}`,
  form({ kind: 'definePowerToughness', power: undefined })`toughness is equal to ${{ toughness: amount }}`,
]);

/** Power and toughness both the same amount. */
function twice(phrase: Phrase<Amount>): Phrase<Sizes> {
  return map(
    phrase,
    (it): Sizes => ({ power: it, toughness: it }),
    it => (same(it.power, it.toughness) ? it.power : undefined),
    ['power', 'toughness'],
  );
}

const together = { two: ' and ', comma: ', ', last: ', and ' };

/** "has … and loses all other abilities": what it loses comes before what it has. */
const losesOthers = (words: string): Phrase<readonly Change[]> =>
  variant(says([{ kind: 'losesAll', except: [] }], words));

function inOrder(all: readonly Change[]): readonly Change[] {
  if (!all.some(it => it.kind === 'losesAll' && it.except?.length === 0)) return all;
  const others = all.filter(it => it.kind !== 'losesAll');
  const at = others.findIndex(it => it.kind === 'gains');
  return [...others.slice(0, Math.max(at, 0)), { kind: 'losesAll' }, ...others.slice(Math.max(at, 0))];
}

function predicates(number: Number): Phrase<readonly Change[]> {
  const is = lit(number === 'one' ? 'is ' : 'are ');
  const item = oneOf<readonly Change[]>('a change', [
    single(oneChange(number)),
    just`${is}${bodies(number === 'many')}`,
    losesOthers(number === 'one' ? 'loses all other abilities' : 'lose all other abilities'),
  ]);
  return map(runs(item, together, 5), inOrder, it => it);
}

/** "gets +1/+1 and has flying". */
export const changesOne: Phrase<readonly Change[]> = memo(predicates('one'));
export const changesMany: Phrase<readonly Change[]> = memo(predicates('many'));
