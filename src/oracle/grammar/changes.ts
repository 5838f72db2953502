// What a static ability does to its objects, as a predicate: "get +1/+1", "have flying", "are Zombies in addition …".
import type { Change, Color } from '../../engine/index.ts';
import { AND, list, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { either, lit, map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { amount } from './amounts.ts';
import { gained } from './exceptions.ts';
import { keywordName } from './keyword-names.ts';
import { bonus, size } from './power-toughness.ts';
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
    form({
      kind: 'addTypes',
    })`${is}${typesWith(number)} in addition to ${lit(its)} other ${either('types', 'creature types', 'land types', 'colors and types')}`,
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

/** "an artifact", "Zombies", "legendary". */
function typesWith(number: Number): Phrase<Types> {
  const phrase =
    number === 'many'
      ? oneOf<Types>('types', [typesMany, supertypesOnly()])
      : oneOf<Types>('types', [withArticle(typesOne), supertypesOnly()]);
  return map(
    phrase,
    it => it,
    it => it,
    KEYS,
  );
}

function supertypesOnly(): Phrase<Types> {
  return map(
    typesOne,
    it => (it.types.length + it.subtypes.length === 0 ? it : undefined),
    it => (it.types !== undefined && it.types.length + it.subtypes.length === 0 ? it : undefined),
    KEYS,
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
  form({ kind: 'definePowerToughness', toughness: undefined })`power is equal to ${{ power: amount }}`,
  form({ kind: 'definePowerToughness', power: undefined })`toughness is equal to ${{ toughness: amount }}`,
]);

const together = { two: ' and ', comma: ', ', last: ', and ' };

/** "get +1/+1 and have flying". */
export const changesOne: Phrase<readonly Change[]> = memo(list(oneChange('one'), together, 1, 5));
export const changesMany: Phrase<readonly Change[]> = memo(list(oneChange('many'), together, 1, 5));
