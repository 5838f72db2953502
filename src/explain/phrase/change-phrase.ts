// Phrases for continuous effects and copy exceptions: "gets +1/+1", "is an artifact as well".

import type { CardType, Change, ContinuousEffect, CopyException, Supertype } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/index.ts';
import { inTypeOrder, listInWords, thirdPerson } from '../english.ts';
import { ordinalBefore } from '../english-numbers.ts';
import { abilityChangePhrase, grantedAbility, powerToughness } from './ability-change-phrase.ts';
import { conditionClause } from './condition-phrase.ts';
import type { EvaluatedChange, Phraser } from './phraser.ts';

/** Types as one noun: "legendary artifact creature". */
export function typeWords(types: {
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}): string {
  const supertypes = (types.supertypes ?? []).map(it => it.toLowerCase());
  return [...supertypes, ...types.subtypes, ...inTypeOrder(types.types).map(it => it.toLowerCase())].join(' ');
}

export function changePhrase(phraser: Phraser, change: Change, numbers?: EvaluatedChange): string {
  return thirdPerson(verbPhrase(phraser, change, numbers)).replace(OTHER_TYPES, 'its other types');
}

export function changesPhrase(phraser: Phraser, changes: readonly Change[], number: 'one' | 'many'): string {
  return listInWords(
    changes.map(change =>
      number === 'one'
        ? changePhrase(phraser, change)
        : verbPhrase(phraser, change).replace(OTHER_TYPES, 'their other types'),
    ),
  );
}

const OTHER_TYPES = 'the other types';

/** The predicate in the plural: "are artifacts", "get +1/+1". */
function verbPhrase(phraser: Phraser, change: Change, numbers?: EvaluatedChange): string {
  switch (change.kind) {
    case 'copyOf':
      return `become a copy of ${'kind' in change.of && change.of.kind === 'topOfGraveyard' ? 'the top card of a graveyard' : phraser.ref(change.of)}`;
    case 'control':
      return `come under ${phraser.whose(change.who)} control`;
    case 'text':
      return change.from === 'chosen'
        ? 'have one word in the text changed'
        : `have "${change.from}" read as "${change.to}"`;
    case 'addTypes':
      return `become ${asNoun(change)} in addition to ${OTHER_TYPES}`;
    case 'setTypes':
      return `become ${withIndefiniteArticleWord(typeWords(change))}, losing all other card types`;
    case 'setSubtypes':
      return change.subtypes.length === 0
        ? `lose all ${change.family} types`
        : `become ${withIndefiniteArticleWord(listInWords(change.subtypes))}, losing other ${change.family} types`;
    case 'setLandTypes':
      if (change.subtypes.length === 0) return 'lose all land types';
      return change.subtypes.some(it => BASIC_LAND_TYPES.some(basic => basic === it))
        ? `become ${withIndefiniteArticleWord(listInWords(change.subtypes))}, losing other land types and abilities`
        : `become ${withIndefiniteArticleWord(listInWords(change.subtypes))}, losing other land types`;
    case 'removeTypes':
      return `stop being ${withIndefiniteArticleWord(change.everyCreatureType === true ? 'member of any creature type' : typeWords(change))}`;
    case 'everyCreatureType':
      return 'have every creature type';
    case 'everyBasicLandType':
      return 'have every basic land type';
    case 'chosenType':
      return `become the ${ordinalBefore(change.nth)}chosen type${change.set ? '' : ' as well'}`;
    case 'setColors':
      return change.colors.length === 0 ? 'become colorless' : `become ${listInWords(change.colors)}`;
    case 'addColors':
      return `become ${listInWords(change.colors)} as well`;
    case 'chosenColor':
      return `become the chosen color${change.set ? '' : ' as well'}`;
    default:
      return abilityChangePhrase(phraser, change, numbers);
  }
}

/** Types as a noun with its article: "an artifact creature"; "legendary" alone, which is no noun. */
function asNoun(types: Parameters<typeof typeWords>[0]): string {
  return types.types.length + types.subtypes.length === 0
    ? typeWords(types)
    : withIndefiniteArticleWord(typeWords(types));
}

/** A continuous effect as a sentence: "creatures your opponents control get -1/-1 as long as …". */
export function continuousEffectPhrase(phraser: Phraser, effect: ContinuousEffect): string {
  const one = effect.affects.clauses.some(it => it.kind === 'is');
  const rules = effect.changes.every(it => it.kind === 'rule');
  const who =
    rules && effect.affects.clauses.length === 0 ? 'it' : phraser.filter(effect.affects, one ? 'one' : 'many');
  const what = phraser.changes(effect.changes, one || who === 'it' ? 'one' : 'many');
  const condition = effect.condition === undefined ? '' : ` ${conditionClause(phraser, effect.condition)}`;
  return `${who} ${what}${condition}`;
}

/** A copy exception as a predicate: "is an artifact as well". */
export function exceptionPhrase(phraser: Phraser, exception: CopyException): string {
  switch (exception.kind) {
    case 'name':
      return `its name is ${exception.name}`;
    case 'addTypes':
      return `it is ${asNoun(exception)} in addition to its other types`;
    case 'setTypes':
      return `it is ${withIndefiniteArticleWord(typeWords(exception))} and nothing else`;
    case 'removeTypes':
      return `it is not ${exception.types.length + exception.subtypes.length === 0 ? typeWords(exception) : withIndefiniteArticleWord(typeWords(exception))}`;
    case 'everyCreatureType':
      return 'it has every creature type';
    case 'setColors':
      return exception.colors.length === 0 ? 'it is colorless' : `it is ${listInWords(exception.colors)}`;
    case 'addColors':
      return `it is ${listInWords(exception.colors)} in addition to its other colors`;
    case 'keepsColor':
      return 'it keeps its own color';
    case 'powerToughness':
      return `it has ${powerToughness(phraser, exception.power, exception.toughness)}`;
    case 'gains':
      return `it has ${listInWords(exception.abilities.map(it => grantedAbility(phraser, it)))}`;
    case 'thisAbility':
      return 'it keeps this ability';
    case 'otherAbilities':
      return 'it keeps its own other abilities';
    case 'entersWith':
      return `it enters with ${phraser.counters(exception.amount, exception.counter, exception.additional)}`;
    case 'entersTapped':
      return 'it enters tapped';
    case 'setSubtypes':
      return `it is ${withIndefiniteArticleWord(listInWords(exception.subtypes))} and no other ${exception.family}`;
    case 'losesManaCost':
      return 'it has no mana cost';
    case 'startingLoyalty':
      return `its starting loyalty is ${phraser.amount(exception.amount)}`;
    case 'losesAbilities':
      return 'it has none of its abilities';
    case 'if':
      return `${listInWords(exception.then.map(it => exceptionPhrase(phraser, it)))} if it is ${phraser.filter(exception.filter, 'one')}`;
    default:
      return assertNever(exception);
  }
}
