// Changes of static abilities as predicates: "get +1/+1", "have flying", "are Zombies in addition …".

import {
  type Amount,
  BASIC_LAND_TYPES,
  type Change,
  type Color,
  type Filter,
  LAND_TYPES,
} from '../../../engine/index.ts';
import { equals } from '../../../kit/structure.ts';
import {
  AND,
  firstOrFurther,
  listOfOne,
  listOfRuns,
  listPhrase,
  printsAsRead,
  textMatching,
  wordTable,
} from '../../combine.ts';
import { either, literalText, mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { type PTAmounts, ptBonus, ptSize } from '../amounts/power-toughness.ts';
import { eachFilter, filterMany } from '../nouns/filters.ts';
import { properName } from '../nouns/postmodifiers.ts';
import { keywordName } from '../words/keyword-names.ts';
import { digits } from '../words/numbers.ts';
import { opaqueCombatText } from '../words/opaque-text.ts';
import { objectRef } from '../words/players.ts';
import { subtypeMany, subtypeOne } from '../words/subtype-words.ts';
import { colorWord, supertypeWord } from '../words/type-adjectives.ts';
import { type TypeLineWords, typesMany, typesOne, withTypeArticle } from '../words/type-words.ts';
import { sizeAndAbilities, withAbilities, withNewName } from './changes-joined.ts';
import { gainedAbilities } from './gained-abilities.ts';
import { objectDescriptions } from './object-descriptions.ts';

export type Number = 'one' | 'many';

const colors: Phrase<readonly Color[]> = listPhrase(colorWord, AND);

/** Changes after "is ", "are " or "'s ". */
function beings(number: Number, is: string): readonly Phrase<Change>[] {
  const its = number === 'one' ? 'its' : 'their';
  const other = `in addition to ${its} other`;
  const chosen = (what: 'creatureType' | 'basicLandType', set: boolean) => ({ kind: 'chosenType', what, set }) as const;
  return [
    constant({ kind: 'everyCreatureType' }, `${is}every creature type`),
    variant(constant({ kind: 'everyCreatureType' }, `${is}all creature types`)),
    template({
      kind: 'addTypes',
      supertypes: [],
      types: [],
    })`${literalText(is)}also ${number === 'one' ? literalText('a ') : literalText('')}${{
      subtypes: listPhrase(number === 'one' ? subtypeOne : subtypeMany, AND, 2, 8),
    }}`,
    template({
      kind: 'removeTypes',
      types: [],
      subtypes: [],
    })`${literalText(is)}no longer ${{ supertypes: listOfOne(supertypeWord) }}`,
    constant({ kind: 'everyBasicLandType' }, `${is}every basic land type ${other} types`),
    constant(
      { kind: 'addTypes', supertypes: [], types: [], subtypes: LAND_TYPES },
      `${is}every land type ${other} types`,
    ),
    ...(number === 'many' ? [supertyped(is)] : []),
    constant({ kind: 'setColors', colors: [] }, `${is}colorless`),
    constant({ kind: 'setColors', colors: ['white', 'blue', 'black', 'red', 'green'] }, `${is}all colors`),
    template({ kind: 'setColors' })`${literalText(is)}${{ colors }}`,
    template({ kind: 'addColors' })`${literalText(is)}${{ colors }} ${literalText(other)} colors`,
    constant({ kind: 'chosenColor', set: true }, `${is}the chosen color`),
    constant({ kind: 'chosenColor', set: false }, `${is}the chosen color ${other} colors`),
    constant(chosen('creatureType', false), `${is}the chosen type ${other} types`),
    variant(constant(chosen('creatureType', false), `${is}the chosen type ${other} creature types`)),
    variant(constant(chosen('creatureType', false), `${is}the chosen creature type ${other} types`)),
    constant(chosen('creatureType', true), `${is}the chosen type`),
    variant(constant(chosen('creatureType', true), `${is}the chosen creature type`)),
    landTypes(is, number === 'one' ? 'a ' : ''),
    constant(chosen('basicLandType', false), `${is}the chosen basic land type ${other} types`),
    constant(chosen('basicLandType', true), `${is}the chosen basic land type`),
  ];
}

/** "is a Mountain, Forest, and Plains": 305.7 with several types. */
function landTypes(is: string, article: string): Phrase<Change> {
  const some = listPhrase(basicLandType, AND, 2, 5);
  return template({ kind: 'setLandTypes' })`${literalText(is + article)}${{ subtypes: some }}`;
}
const basicLandType = wordTable(
  'a basic land type',
  Object.fromEntries(BASIC_LAND_TYPES.map(it => [it, it as string])),
);

/** "are legendary", "are snow". */
function supertyped(is: string): Phrase<Change> {
  return template({
    kind: 'addTypes',
    types: [],
    subtypes: [],
  })`${literalText(is)}${{ supertypes: listOfOne(supertypeWord) }}`;
}

/** 707.2c: a copy effect of a static ability. */
const COPY_OF_CHOSEN = { kind: 'copyOf', of: { kind: 'chosen' }, exceptions: [] } as const satisfies Change;

/** Changes after other verbs, "has", "gets", "loses": one change, in the words for one object or for several. */
function havings(number: Number): readonly Phrase<Change>[] {
  const one = number === 'one';
  const [gets, has, gains, loses] = one ? ['gets ', 'has ', 'gains ', 'loses '] : ['get ', 'have ', 'gain ', 'lose '];
  const its = one ? 'its' : 'their';
  return [
    template({ kind: 'modifyPowerToughness' })`${literalText(gets)}${ptBonus}`,
    variant(template({ kind: 'modifyPowerToughness' })`${literalText(gets)}an additional ${ptBonus}`),
    variant(template({ kind: 'modifyPowerToughness' })`also ${literalText(gets)}${ptBonus}`),
    template({ kind: 'gains' })`${literalText(has)}${{ abilities: gainedAbilities }}`,
    variant(template({ kind: 'gains' })`${literalText(gains)}${{ abilities: gainedAbilities }}`),
    variant(template({ kind: 'gains' })`also ${literalText(has)}${{ abilities: gainedAbilities }}`),
    variant(
      template({
        kind: 'gains',
      })`${literalText(gains)}${{ abilities: gainedAbilities }} as you cast ${either('them', 'it')}`,
    ),
    template({ kind: 'setPowerToughness' })`${literalText(has)}base power and toughness ${ptSize}`,
    variant(
      template({
        kind: 'setPowerToughness',
      })`${literalText(has)}base power and toughness X/X, where X is ${twice(amount)}`,
    ),
    variant(
      constant(
        { kind: 'chosenType', what: 'creatureType', set: false },
        `${has}the chosen creature type in addition to ${its} other types`,
      ),
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
    constant(COPY_OF_CHOSEN, `${one ? 'is a copy' : 'are copies'} of the chosen creature`),
    variant(constant(COPY_OF_CHOSEN, `${one ? 'is a copy' : 'are copies'} of the last chosen card`)),
    template({
      kind: 'gainsAbilitiesOf',
    })`${literalText(has)}all ${{ which: whichAbilities }} of all ${{ of: filterMany }}`,
    variant(
      template({
        kind: 'gainsAbilitiesOf',
      })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: filterMany }}`,
    ),
    variant(
      template({
        kind: 'gainsAbilitiesOf',
      })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: eachFilter }}`,
    ),
    template({ kind: 'gainsAbilitiesOf' })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: oneThing }}`,
    template({
      kind: 'gainsAbilitiesOf',
    })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: constant<Filter>(EXILED, 'the exiled card') }}`,
    template({ kind: 'gainsAbilitiesOf' })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: chosenOne }}`,
    template({
      kind: 'gainsAbilitiesOf',
      which: 'activated',
      except: 'mana',
    })`${literalText(has)}all activated abilities of ${{ of: filterMany }} except mana abilities`,
    template({
      kind: 'gainsAbilitiesOf',
      which: 'activated',
      except: 'loyalty',
    })`${literalText(has)}all activated abilities of ${{ of: chosenOne }} except for loyalty abilities`,
    constant({ kind: 'losesAll' }, `${loses}all abilities`),
    constant({ kind: 'losesAll', keeps: 'mana' }, `${loses}all abilities except mana abilities`),
    variant(constant({ kind: 'losesAll' }, `${has}no abilities`)),
    constant(
      { kind: 'removeTypes', supertypes: [], types: [], subtypes: [], everyCreatureType: true },
      `${loses}all creature types`,
    ),
    constant({ kind: 'setSubtypes', family: 'land', subtypes: [] }, `${loses}all land types`),
    template({ kind: 'loses' })`${literalText(loses)}${{ keywords: listPhrase(keywordName, AND) }}`,
    template({ kind: 'cantHave' })`can't have or gain ${{ keywords: listPhrase(keywordName, AND) }}`,
    template({
      kind: 'cantHave',
    })`${variant(literalText(`${loses}and can't have or gain `))}${{ keywords: listPhrase(keywordName, AND) }}`,
    constant({ kind: 'switchPowerToughness' }, `has ${its} power and toughness switched`),
    template({ kind: 'setName' })`${one ? literalText('is named ') : literalText('are named ')}${{ name: properName }}`,
  ];
}

const CHOSEN_ONE: Filter = { clauses: [{ kind: 'chosen', what: 'object' }] };
const chosenOne: Phrase<Filter> = oneOf<Filter>('the chosen one', [
  constant(CHOSEN_ONE, 'the chosen permanent'),
  variant(constant(CHOSEN_ONE, 'the last chosen card')),
]);
const EXILED: Filter = { clauses: [{ kind: 'history', what: 'exiledWithThis' }] };

/** Negated changes, and predicates kept as text. */
function others(number: Number): readonly Phrase<Change>[] {
  const isnt = number === 'one' ? "isn't " : "aren't ";
  return [
    constant({ kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] }, `${isnt}legendary`),
    template({
      kind: 'removeTypes',
      supertypes: [],
      subtypes: [],
    })`${literalText(isnt)}${{ types: removedTypes(number) }}`,
    mapPhrase(
      opaqueCombatText(number),
      (words): Change => ({ kind: 'rule', rule: { kind: 'text', text: words } }),
      it => (it.kind === 'rule' && it.rule.kind === 'text' ? it.rule.text : undefined),
    ),
  ];
}

/** "that card", as one object. */
const oneThing: Phrase<Filter> = mapPhrase(
  objectRef,
  (it): Filter => ({ clauses: [{ kind: 'is', ref: it }] }),
  ({ clauses: [is, ...more] }) => (is?.kind === 'is' && more.length === 0 ? is.ref : undefined),
);

const whichAbilities = wordTable('which', {
  'activated abilities': 'activated',
  'triggered abilities': 'triggered',
  'activated and triggered abilities': 'activatedAndTriggered',
  'loyalty abilities': 'loyalty',
  'mana abilities': 'mana',
  abilities: 'all',
} as const);

function amountDigits() {
  return oneOf('a number', [
    mapPhrase(
      textMatching('a number', /\d+/),
      (it): number => Number(it),
      it => (typeof it === 'number' ? String(it) : undefined),
    ),
  ]);
}

function removedTypes(number: Number) {
  return mapPhrase(
    number === 'one' ? withTypeArticle(typesOne) : typesMany,
    it => (it.types.length === 1 && it.subtypes.length + it.supertypes.length === 0 ? it.types : undefined),
    (types): TypeLineWords => ({ types, supertypes: [], subtypes: [] }),
  );
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

const together = { two: ' and ', comma: ', ', last: ', and ' };

/** "has … and loses all other abilities": the loss, whose exceptions depend on the other changes. */
const OTHER_ABILITIES: Change = { kind: 'losesAll', except: [] };
const OTHER_TYPES: Change = { kind: 'removeTypes', supertypes: [], types: [], subtypes: [] };

function losesOthers(loses: string): Phrase<readonly Change[]> {
  const loss = (value: readonly Change[], words: string) => constant(value, `${loses} all other ${words}`);
  return variant(
    oneOf<readonly Change[]>('what it loses', [
      loss([OTHER_ABILITIES], 'abilities'),
      loss([OTHER_TYPES], 'card types'),
      loss([OTHER_TYPES], 'card types and creature types'),
      loss([OTHER_TYPES, OTHER_ABILITIES], 'card types and abilities'),
      loss([OTHER_TYPES, OTHER_ABILITIES], 'abilities, card types, and creature types'),
      constant(
        [{ kind: 'setSubtypes', family: 'land', subtypes: [] }, { kind: 'losesAll' }],
        `${loses} all land types and abilities`,
      ),
    ]),
  );
}

/** 205.1a: the changes in order: abilities are lost before others are gained, and types before others are set. */
function settled(changes: readonly Change[]): readonly Change[] {
  const all = changes.includes(OTHER_TYPES) ? onlyTypes(changes.filter(it => it !== OTHER_TYPES)) : changes;
  if (!all.includes(OTHER_ABILITIES)) return all;
  const others = all.filter(it => it !== OTHER_ABILITIES);
  const at = others.findIndex(it => it.kind === 'gains');
  return [...others.slice(0, Math.max(at, 0)), { kind: 'losesAll' }, ...others.slice(Math.max(at, 0))];
}

function onlyTypes(all: readonly Change[]): readonly Change[] {
  const named = all.flatMap(it => (it.kind === 'setSubtypes' ? it.subtypes : []));
  return all.flatMap((change): readonly Change[] => {
    if (change.kind === 'addTypes' && change.types.length > 0) {
      return [{ kind: 'setTypes', types: change.types, subtypes: [...change.subtypes, ...named] }];
    }
    return change.kind === 'setSubtypes' && all.some(other => other.kind === 'addTypes') ? [] : [change];
  });
}

function predicates(number: Number, contracted = false): Phrase<readonly Change[]> {
  const is = number === 'one' ? 'is ' : 'are ';
  const what = (verb: string) => [
    ...beings(number, verb).map(listOfOne),
    wrapping`${literalText(verb)}${objectDescriptions(number === 'many')}`,
  ];
  const whatItIs = memo(oneOf<readonly Change[]>('what it is', what(is)));
  const item = oneOf<readonly Change[]>('a change', [
    ...havings(number).map(listOfOne),
    whatItIs,
    ...others(number).map(listOfOne),
    losesOthers(number === 'one' ? 'loses' : 'lose'),
    sizeAndAbilities(number === 'one' ? 'has ' : 'have '),
    withAbilities(whatItIs),
    withNewName(firstOrFurther(whatItIs, withAbilities(whatItIs))),
    variant(wrapping`it ${listOfOne(oneOf('a change', havings(number)))}`),
    variant(wrapping`it ${losesOthers('loses')}`),
    // for a static ability, "becomes" means "is" for as long as the ability lasts
    variant(
      wrapping`${number === 'one' ? literalText('becomes ') : literalText('become ')}${objectDescriptions(number === 'many')}`,
    ),
    variant(wrapping`they ${listOfOne(oneOf('a change', havings(number)))}`),
  ]);
  const first = contracted ? oneOf<readonly Change[]>('a change', what(number === 'one' ? "'s " : "'re ")) : item;
  const row = listOfRuns(item, together, 5, first);
  // "gets +1/+1 and has flying, and can't block"
  const rows: Phrase<readonly Change[]> = variant(
    mapPhrase(
      template({})`${{ some: row }}, and ${{ last: item }}`,
      ({ some, last }) => (some.length > 1 ? [...some, ...last] : undefined),
      () => undefined,
    ),
  );
  // "gets -1/-1, and its activated abilities can't be activated"
  const ofItsAbilities: Phrase<readonly Change[]> = variant(
    mapPhrase(
      template(
        {},
      )`${{ some: item }}, and ${{ text: textMatching('a rule', /its activated abilities can't be activated/) }}`,
      ({ some, text }) => [...some, { kind: 'rule', rule: { kind: 'text', text } }],
      () => undefined,
    ),
  );
  // "has flying, lifelink, and protection from red, and it gets +X/+X"
  const itAlso: Phrase<readonly Change[]> = variant(
    mapPhrase(
      template({})`${{ some: item }}, and it ${{ last: oneOf('a change', havings(number)) }}`,
      ({ some, last }) => (some.length === 1 ? [...some, last] : undefined),
      () => undefined,
    ),
  );
  const all = oneOf<readonly Change[]>('changes', [row, rows, ofItsAbilities, itAlso]);
  return printsAsRead(mapPhrase(all, settled, it => it));
}

/** Predicates in the singular: "gets +1/+1 and has flying". */
export const changesOne: Phrase<readonly Change[]> = memo(predicates('one'));
export const changesMany: Phrase<readonly Change[]> = memo(predicates('many'));
/** Predicates after "it" and "they" in short form: "'s a Bird and has flying". */
export const contractedOne: Phrase<readonly Change[]> = memo(predicates('one', true));
export const contractedMany: Phrase<readonly Change[]> = memo(predicates('many', true));
