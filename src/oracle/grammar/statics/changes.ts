// Changes of static abilities as predicates: "get +1/+1", "have flying", "are Zombies in addition …".

import { BASIC_LAND_TYPES, type Change, type Color, LAND_TYPES, NONBASIC_LAND_TYPES } from '../../../engine/index.ts';
import { COLORS } from '../../../vocabulary/index.ts';
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
import { either, literalText, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { properName } from '../nouns/postmodifiers.ts';
import type { GrammaticalNumber } from '../words/grammatical-number.ts';
import { textRule } from '../words/opaque-data.ts';
import { opaqueCombatText } from '../words/opaque-text.ts';
import { subtypeMany, subtypeOne } from '../words/subtype-words.ts';
import { colorWord, supertypeWord } from '../words/type-adjectives.ts';
import { type TypeLineWords, typesMany, typesOne, withTypeArticle } from '../words/type-words.ts';
import { abilitiesOfOthers, lostAbilities } from './ability-predicates.ts';
import { sizeAndAbilities, withAbilities, withNewName } from './changes-joined.ts';
import { gainedAbilities } from './gained-abilities.ts';
import { objectDescriptions } from './object-descriptions.ts';
import { losesOthers, settled } from './other-losses.ts';
import { sizeChanges } from './size-predicates.ts';
import { countsAsTapped } from './tapped-for-costs.ts';
import { untargetable } from './untargetable.ts';

const colors: Phrase<readonly Color[]> = listPhrase(colorWord, AND);

const NO_TYPES = { kind: 'addTypes', supertypes: [], types: [] } as const;

/** Changes after "is ", "are " or "'s ". */
function beings(number: GrammaticalNumber, is: string): readonly Phrase<Change>[] {
  const its = number === 'one' ? 'its' : 'their';
  const other = `in addition to ${its} other`;
  const chosen = (what: 'creatureType' | 'basicLandType', set: boolean) => ({ kind: 'chosenType', what, set }) as const;
  return [
    constant({ kind: 'everyCreatureType' }, `${is}every creature type`),
    variant(constant({ kind: 'everyCreatureType' }, `${is}all creature types`)),
    template(NO_TYPES)`${literalText(is)}also ${number === 'one' ? literalText('a ') : literalText('')}${{
      subtypes: listPhrase(number === 'one' ? subtypeOne : subtypeMany, AND, 2, 8),
    }}`,
    template({
      kind: 'removeTypes',
      types: [],
      subtypes: [],
    })`${literalText(is)}no longer ${{ supertypes: listOfOne(supertypeWord) }}`,
    constant({ kind: 'everyBasicLandType' }, `${is}every basic land type ${other} types`),
    constant({ ...NO_TYPES, subtypes: LAND_TYPES }, `${is}every land type ${other} types`),
    constant({ ...NO_TYPES, subtypes: NONBASIC_LAND_TYPES }, `${is}every nonbasic land type`),
    ...(number === 'many' ? [supertyped(is)] : []),
    constant({ kind: 'setColors', colors: [] }, `${is}colorless`),
    constant({ kind: 'setColors', colors: COLORS }, `${is}all colors`),
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
    constant({ ...chosen('basicLandType', true), nth: 2 }, `${is}the second chosen type`),
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
function havings(number: GrammaticalNumber): readonly Phrase<Change>[] {
  const one = number === 'one';
  const [has, gains, its] = one ? ['has ', 'gains ', 'its'] : ['have ', 'gain ', 'their'];
  return [
    ...sizeChanges(number),
    ...abilitiesOfOthers(number),
    ...lostAbilities(number),
    template({ kind: 'gains' })`${literalText(has)}${{ abilities: gainedAbilities }}`,
    variant(template({ kind: 'gains' })`${literalText(gains)}${{ abilities: gainedAbilities }}`),
    variant(template({ kind: 'gains' })`also ${literalText(has)}${{ abilities: gainedAbilities }}`),
    variant(
      template({
        kind: 'gains',
      })`${literalText(gains)}${{ abilities: gainedAbilities }} as you cast ${either('them', 'it')}`,
    ),
    variant(
      constant(
        { kind: 'chosenType', what: 'creatureType', set: false },
        `${has}the chosen creature type in addition to ${its} other types`,
      ),
    ),
    constant(COPY_OF_CHOSEN, `${one ? 'is a copy' : 'are copies'} of the chosen creature`),
    variant(constant(COPY_OF_CHOSEN, `${one ? 'is a copy' : 'are copies'} of the last chosen card`)),
    template({ kind: 'setName' })`${one ? literalText('is named ') : literalText('are named ')}${{ name: properName }}`,
  ];
}

/** Negated changes, and predicates kept as text. */
function others(number: GrammaticalNumber): readonly Phrase<Change>[] {
  const isnt = number === 'one' ? "isn't " : "aren't ";
  return [
    constant({ kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] }, `${isnt}legendary`),
    template({
      kind: 'removeTypes',
      supertypes: [],
      subtypes: [],
    })`${literalText(isnt)}${{ types: removedTypes(number) }}`,
    countsAsTapped(number),
    ...untargetable(number),
    mapPhrase(
      opaqueCombatText(number),
      (words): Change => ({ kind: 'rule', rule: textRule(words) }),
      it => (it.kind === 'rule' && it.rule.kind === 'text' ? it.rule.text : undefined),
    ),
  ];
}

function removedTypes(number: GrammaticalNumber) {
  return mapPhrase(
    number === 'one' ? withTypeArticle(typesOne) : typesMany,
    it => (it.types.length === 1 && it.subtypes.length + it.supertypes.length === 0 ? it.types : undefined),
    (types): TypeLineWords => ({ types, supertypes: [], subtypes: [] }),
  );
}

const together = { two: ' and ', comma: ', ', last: ', and ' };

function predicates(number: GrammaticalNumber, contracted = false): Phrase<readonly Change[]> {
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
      ({ some, text }) => [...some, { kind: 'rule', rule: textRule(text) }],
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
