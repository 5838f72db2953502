// What a static ability does to its objects, as a predicate: "get +1/+1", "have flying", "are Zombies in addition …".

import { type Amount, BASIC_LAND_TYPES, type Change, type Color, type Filter } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { AND, beyond, checked, list, runs, single, table, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { lit, map, memo, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { amount } from './amounts.ts';
import { bodies } from './bodies.ts';
import { named, sizeAndAbilities, withAbilities } from './changes-joined.ts';
import { eachFilter, filterMany } from './filters.ts';
import { gained } from './gained.ts';
import { keywordName } from './keyword-names.ts';
import { digits } from './numbers.ts';
import { ref } from './players.ts';
import { properName } from './posts.ts';
import { bonus, type Sizes, size } from './power-toughness.ts';
import { combatText } from './set-aside.ts';
import { subtypeMany, subtypeOne } from './subtypes.ts';
import { type Types, typesMany, typesOne, withArticle } from './type-words.ts';
import { colorWord, supertypeWord } from './types.ts';

export type Number = 'one' | 'many';

const colors: Phrase<readonly Color[]> = list(colorWord, AND);

/** What it is, after "is ", "are " or "'s ". */
function beings(number: Number, is: string): readonly Phrase<Change>[] {
  const its = number === 'one' ? 'its' : 'their';
  const other = `in addition to ${its} other`;
  const chosen = (what: 'creatureType' | 'basicLandType', set: boolean) => ({ kind: 'chosenType', what, set }) as const;
  return [
    says({ kind: 'everyCreatureType' }, `${is}every creature type`),
    variant(says({ kind: 'everyCreatureType' }, `${is}all creature types`)),
    form({ kind: 'addTypes', supertypes: [], types: [] })`${lit(is)}also ${number === 'one' ? lit('a ') : lit('')}${{
      subtypes: list(number === 'one' ? subtypeOne : subtypeMany, AND, 2, 8),
    }}`,
    form({
      kind: 'removeTypes',
      types: [],
      subtypes: [],
    })`${lit(is)}no longer ${{ supertypes: single(supertypeWord) }}`,
    says({ kind: 'everyBasicLandType' }, `${is}every basic land type ${other} types`),
    ...(number === 'many' ? [supertyped(is)] : []),
    says({ kind: 'setColors', colors: [] }, `${is}colorless`),
    says({ kind: 'setColors', colors: ['white', 'blue', 'black', 'red', 'green'] }, `${is}all colors`),
    form({ kind: 'setColors' })`${lit(is)}${{ colors }}`,
    form({ kind: 'addColors' })`${lit(is)}${{ colors }} ${lit(other)} colors`,
    says({ kind: 'chosenColor', set: true }, `${is}the chosen color`),
    says({ kind: 'chosenColor', set: false }, `${is}the chosen color ${other} colors`),
    says(chosen('creatureType', false), `${is}the chosen type ${other} types`),
    variant(says(chosen('creatureType', false), `${is}the chosen type ${other} creature types`)),
    variant(says(chosen('creatureType', false), `${is}the chosen creature type ${other} types`)),
    says(chosen('creatureType', true), `${is}the chosen type`),
    variant(says(chosen('creatureType', true), `${is}the chosen creature type`)),
    landTypes(is, number === 'one' ? 'a ' : ''),
    says(chosen('basicLandType', false), `${is}the chosen basic land type ${other} types`),
    says(chosen('basicLandType', true), `${is}the chosen basic land type`),
  ];
}

/** "is a Mountain, Forest, and Plains": 305.7 with several types. */
function landTypes(is: string, article: string): Phrase<Change> {
  const some = list(basicLandType, AND, 2, 5);
  return form({ kind: 'setLandTypes' })`${lit(is + article)}${{ subtypes: some }}`;
}
const basicLandType = table('a basic land type', Object.fromEntries(BASIC_LAND_TYPES.map(it => [it, it as string])));

/** "are legendary", "are snow". */
function supertyped(is: string): Phrase<Change> {
  return form({ kind: 'addTypes', types: [], subtypes: [] })`${lit(is)}${{ supertypes: single(supertypeWord) }}`;
}

/** 707.2c: a copy effect of a static ability. */
const COPY_OF_CHOSEN = { kind: 'copyOf', of: { kind: 'chosen' }, exceptions: [] } as const satisfies Change;

/** What it has, gets, loses: one change, in the words for one object or for many. */
function havings(number: Number): readonly Phrase<Change>[] {
  const one = number === 'one';
  const [gets, has, gains, loses] = one ? ['gets ', 'has ', 'gains ', 'loses '] : ['get ', 'have ', 'gain ', 'lose '];
  const its = one ? 'its' : 'their';
  return [
    form({ kind: 'modifyPowerToughness' })`${lit(gets)}${bonus}`,
    variant(form({ kind: 'modifyPowerToughness' })`${lit(gets)}an additional ${bonus}`),
    variant(form({ kind: 'modifyPowerToughness' })`also ${lit(gets)}${bonus}`),
    form({ kind: 'gains' })`${lit(has)}${{ abilities: gained }}`,
    variant(form({ kind: 'gains' })`${lit(gains)}${{ abilities: gained }}`),
    variant(form({ kind: 'gains' })`also ${lit(has)}${{ abilities: gained }}`),
    form({ kind: 'setPowerToughness' })`${lit(has)}base power and toughness ${size}`,
    variant(form({ kind: 'setPowerToughness' })`${lit(has)}base power and toughness X/X, where X is ${twice(amount)}`),
    variant(
      says(
        { kind: 'chosenType', what: 'creatureType', set: false },
        `${has}the chosen creature type in addition to ${its} other types`,
      ),
    ),
    form({ kind: 'setPowerToughness', toughness: undefined })`${lit(has)}base power ${{ power: amountDigits() }}`,
    form({ kind: 'setPowerToughness', power: undefined })`${lit(has)}base toughness ${{ toughness: amountDigits() }}`,
    form({ kind: 'setPowerToughness' })`${lit(has)}base power and base toughness each equal to ${twice(amount)}`,
    variant(form({ kind: 'setPowerToughness' })`${lit(has)}base power and toughness each equal to ${twice(amount)}`),
    variant(form({ kind: 'setPowerToughness' })`${lit(has)}power and toughness each equal to ${twice(amount)}`),
    says(COPY_OF_CHOSEN, `${one ? 'is a copy' : 'are copies'} of the chosen creature`),
    variant(says(COPY_OF_CHOSEN, `${one ? 'is a copy' : 'are copies'} of the last chosen card`)),
    form({ kind: 'gainsAbilitiesOf' })`${lit(has)}all ${{ which: whichAbilities }} of all ${{ of: filterMany }}`,
    variant(form({ kind: 'gainsAbilitiesOf' })`${lit(has)}all ${{ which: whichAbilities }} of ${{ of: filterMany }}`),
    variant(form({ kind: 'gainsAbilitiesOf' })`${lit(has)}all ${{ which: whichAbilities }} of ${{ of: eachFilter }}`),
    form({ kind: 'gainsAbilitiesOf' })`${lit(has)}all ${{ which: whichAbilities }} of ${{ of: oneThing }}`,
    form({
      kind: 'gainsAbilitiesOf',
    })`${lit(has)}all ${{ which: whichAbilities }} of ${{ of: says<Filter>(EXILED, 'the exiled card') }}`,
    says({ kind: 'losesAll' }, `${loses}all abilities`),
    says({ kind: 'losesAll', keeps: 'mana' }, `${loses}all abilities except mana abilities`),
    variant(says({ kind: 'losesAll' }, `${has}no abilities`)),
    says(
      { kind: 'removeTypes', supertypes: [], types: [], subtypes: [], everyCreatureType: true },
      `${loses}all creature types`,
    ),
    says({ kind: 'setSubtypes', family: 'land', subtypes: [] }, `${loses}all land types`),
    form({ kind: 'loses' })`${lit(loses)}${{ keywords: list(keywordName, AND) }}`,
    form({ kind: 'cantHave' })`can't have or gain ${{ keywords: list(keywordName, AND) }}`,
    form({
      kind: 'cantHave',
    })`${variant(lit(`${loses}and can't have or gain `))}${{ keywords: list(keywordName, AND) }}`,
    says({ kind: 'switchPowerToughness' }, `has ${its} power and toughness switched`),
    form({ kind: 'setName' })`${one ? lit('is named ') : lit('are named ')}${{ name: properName }}`,
  ];
}

const EXILED: Filter = { clauses: [{ kind: 'history', what: 'exiledWithThis' }] };

/** What it isn't, and what is kept as text. */
function others(number: Number): readonly Phrase<Change>[] {
  const isnt = number === 'one' ? "isn't " : "aren't ";
  return [
    says({ kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] }, `${isnt}legendary`),
    form({ kind: 'removeTypes', supertypes: [], subtypes: [] })`${lit(isnt)}${{ types: removedTypes(number) }}`,
    map(
      combatText(number),
      (words): Change => ({ kind: 'rule', rule: { kind: 'text', text: words } }),
      it => (it.kind === 'rule' && it.rule.kind === 'text' ? it.rule.text : undefined),
    ),
  ];
}

/** "that card": one object. */
const oneThing: Phrase<Filter> = map(
  ref,
  (it): Filter => ({ clauses: [{ kind: 'is', ref: it }] }),
  ({ clauses: [is, ...more] }) => (is?.kind === 'is' && more.length === 0 ? is.ref : undefined),
);

const whichAbilities = table('which', {
  'activated abilities': 'activated',
  'triggered abilities': 'triggered',
  'mana abilities': 'mana',
  abilities: 'all',
} as const);

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
    it => (it.kind === 'definePowerToughness' && equals(it.power, it.toughness) ? it.power : undefined),
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

/** "has … and loses all other abilities": what it loses besides, until the other changes are known. */
const OTHER_ABILITIES: Change = { kind: 'losesAll', except: [] };
const OTHER_TYPES: Change = { kind: 'removeTypes', supertypes: [], types: [], subtypes: [] };

function losesOthers(loses: string): Phrase<readonly Change[]> {
  const says1 = (value: readonly Change[], words: string) => says(value, `${loses} all other ${words}`);
  return variant(
    oneOf<readonly Change[]>('what it loses', [
      says1([OTHER_ABILITIES], 'abilities'),
      says1([OTHER_TYPES], 'card types'),
      says1([OTHER_TYPES], 'card types and creature types'),
      says1([OTHER_TYPES, OTHER_ABILITIES], 'card types and abilities'),
      says1([OTHER_TYPES, OTHER_ABILITIES], 'abilities, card types, and creature types'),
      says(
        [{ kind: 'setSubtypes', family: 'land', subtypes: [] }, { kind: 'losesAll' }],
        `${loses} all land types and abilities`,
      ),
    ]),
  );
}

/** Other abilities are lost before those it has; without its other types it is only what is said (205.1a). */
function settled(said: readonly Change[]): readonly Change[] {
  const all = said.includes(OTHER_TYPES) ? onlyTypes(said.filter(it => it !== OTHER_TYPES)) : said;
  if (!all.includes(OTHER_ABILITIES)) return all;
  const others = all.filter(it => it !== OTHER_ABILITIES);
  const at = others.findIndex(it => it.kind === 'gains');
  return [...others.slice(0, Math.max(at, 0)), { kind: 'losesAll' }, ...others.slice(Math.max(at, 0))];
}

function onlyTypes(all: readonly Change[]): readonly Change[] {
  const named = all.flatMap(it => (it.kind === 'setSubtypes' ? it.subtypes : []));
  return all.flatMap((it): readonly Change[] => {
    if (it.kind === 'addTypes' && it.types.length > 0) {
      return [{ kind: 'setTypes', types: it.types, subtypes: [...it.subtypes, ...named] }];
    }
    return it.kind === 'setSubtypes' && all.some(other => other.kind === 'addTypes') ? [] : [it];
  });
}

function predicates(number: Number, contracted = false): Phrase<readonly Change[]> {
  const is = number === 'one' ? 'is ' : 'are ';
  const what = (verb: string) => [...beings(number, verb).map(single), just`${lit(verb)}${bodies(number === 'many')}`];
  const whatItIs = memo(oneOf<readonly Change[]>('what it is', what(is)));
  const item = oneOf<readonly Change[]>('a change', [
    ...havings(number).map(single),
    whatItIs,
    ...others(number).map(single),
    losesOthers(number === 'one' ? 'loses' : 'lose'),
    sizeAndAbilities(number === 'one' ? 'has ' : 'have '),
    withAbilities(whatItIs),
    named(beyond(whatItIs, withAbilities(whatItIs))),
    variant(just`it ${single(oneOf('a change', havings(number)))}`),
    variant(just`it ${losesOthers('loses')}`),
    // of a static ability: what it becomes it is for as long as that lasts
    variant(just`${number === 'one' ? lit('becomes ') : lit('become ')}${bodies(number === 'many')}`),
    variant(just`they ${single(oneOf('a change', havings(number)))}`),
  ]);
  const first = contracted ? oneOf<readonly Change[]>('a change', what(number === 'one' ? "'s " : "'re ")) : item;
  const row = runs(item, together, 5, first);
  // "gets +1/+1 and has flying, and can't block"
  const rows: Phrase<readonly Change[]> = variant(
    map(
      form({})`${{ some: row }}, and ${{ last: item }}`,
      ({ some, last }) => (some.length > 1 ? [...some, ...last] : undefined),
      () => undefined,
    ),
  );
  return checked(map(oneOf<readonly Change[]>('changes', [row, rows]), settled, it => it));
}

/** "gets +1/+1 and has flying". */
export const changesOne: Phrase<readonly Change[]> = memo(predicates('one'));
export const changesMany: Phrase<readonly Change[]> = memo(predicates('many'));
/** After "it" and "they": "'s a Bird and has flying". */
export const contractedOne: Phrase<readonly Change[]> = memo(predicates('one', true));
export const contractedMany: Phrase<readonly Change[]> = memo(predicates('many', true));
