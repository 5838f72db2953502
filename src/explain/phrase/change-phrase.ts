// Phrases for continuous effects and copy exceptions: "gets +1/+1", "is an artifact as well".

import type {
  Ability,
  Amount,
  CardType,
  Change,
  ContinuousEffect,
  CopyException,
  GameRule,
  Supertype,
} from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { equals } from '../../kit/structure.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/index.ts';
import { inTypeOrder, listInWords, signedNumber, thirdPerson, withIndefiniteArticleWord } from '../english.ts';
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
      return `become the chosen type${change.set ? '' : ' as well'}`;
    case 'setColors':
      return change.colors.length === 0 ? 'become colorless' : `become ${listInWords(change.colors)}`;
    case 'addColors':
      return `become ${listInWords(change.colors)} as well`;
    case 'chosenColor':
      return `become the chosen color${change.set ? '' : ' as well'}`;
    default:
      return abilityPhrase(phraser, change, numbers);
  }
}

type Later = Extract<
  Change,
  {
    readonly kind:
      | 'gains'
      | 'loses'
      | 'losesAll'
      | 'cantHave'
      | 'gainsAbilitiesOf'
      | 'definePowerToughness'
      | 'setPowerToughness'
      | 'modifyPowerToughness'
      | 'switchPowerToughness'
      | 'setName'
      | 'rule';
  }
>;

function abilityPhrase(phraser: Phraser, change: Later, numbers: EvaluatedChange): string {
  switch (change.kind) {
    case 'gains':
      return `have ${listInWords(change.abilities.map(it => given(phraser, it)))}`;
    case 'loses':
      return `lose ${listInWords(change.keywords)}`;
    case 'losesAll':
      return change.except === undefined ? 'lose all abilities' : 'lose all other abilities';
    case 'cantHave':
      return `can't have ${listInWords(change.keywords, 'or')}`;
    case 'gainsAbilitiesOf':
      return `have ${change.which === 'keyword' ? listInWords(change.keywords ?? ['keywords']) : abilitiesMeant(change.which)} of ${phraser.filter(change.of, 'many')}`;
    case 'definePowerToughness':
      return `have ${powerToughness(phraser, change.power, change.toughness, numbers)}`;
    case 'setPowerToughness':
      return `have base ${powerToughness(phraser, change.power, change.toughness, numbers)}`;
    case 'modifyPowerToughness':
      return modified(phraser, change.power, change.toughness, numbers);
    case 'switchPowerToughness':
      return 'have power and toughness switched';
    case 'setName':
      return `have the name ${change.name}`;
    case 'rule':
      return gameRule(phraser, change.rule);
    default:
      return assertNever(change);
  }
}

/** Types as a noun with its article: "an artifact creature"; "legendary" alone, which is no noun. */
function asNoun(types: Parameters<typeof typeWords>[0]): string {
  return types.types.length + types.subtypes.length === 0
    ? typeWords(types)
    : withIndefiniteArticleWord(typeWords(types));
}

/** An ability that an object is given, inside a sentence: a keyword, a quote, or what is no quote as our own words. */
function given(phraser: Phraser, ability: Ability): string {
  const words = phraser.withSelf('it').ability(ability);
  return ability.kind === 'keyword' || words.startsWith('"') ? words : `this ability: ${words}`;
}

/** A size: "power and toughness 3/3", "power and toughness 3/3", "power 4 (your devotion to green)". */
function powerToughness(
  phraser: Phraser,
  power: Amount | undefined,
  toughness: Amount | undefined,
  numbers?: EvaluatedChange,
): string {
  const [p, t] = numbers ?? [];
  if (typeof power === 'number' && typeof toughness === 'number') return `power and toughness ${power}/${toughness}`;
  if (power !== undefined && toughness !== undefined && equals(power, toughness)) {
    return p === undefined || t === undefined
      ? `power and toughness each equal to ${phraser.amount(power)}`
      : `power and toughness ${p}/${t} (${phraser.amount(power)})`;
  }
  return listInWords([
    ...(power === undefined ? [] : [`power ${sizeOf(phraser, power, p)}`]),
    ...(toughness === undefined ? [] : [`toughness ${sizeOf(phraser, toughness, t)}`]),
  ]);
}

function sizeOf(phraser: Phraser, amount: Amount, number: number | undefined): string {
  if (typeof amount === 'number') return String(amount);
  return number === undefined ? `equal to ${phraser.amount(amount)}` : `${number} (${phraser.amount(amount)})`;
}

/** A change of power and toughness: "get +1/+1", "get +1/+0 for each Forest you control", "get +3/+0 (+1/+0 for …)". */
function modified(phraser: Phraser, power: Amount, toughness: Amount, numbers?: EvaluatedChange): string {
  if (typeof power === 'number' && typeof toughness === 'number')
    return `get ${signedNumber(power)}/${signedNumber(toughness)}`;
  const [p, t] = numbers ?? [];
  const came = p === undefined || t === undefined ? undefined : `${signedNumber(p)}/${signedNumber(t)}`;
  const each = eachOf(phraser, power === 0 ? toughness : power);
  const alike = power === 0 || toughness === 0 || equals(power, toughness);
  if (each !== undefined && alike) {
    const step = `${power === 0 ? '+0' : each.step}/${toughness === 0 ? '+0' : each.step}`;
    const words = `${step} for each ${each.what}`;
    return came === undefined || came === step ? `get ${words}` : `get ${came} (${words})`;
  }
  const amounts = [...new Set([power, toughness].filter(it => it !== 0).map(it => phraser.amount(it)))];
  if (came !== undefined) return `get ${came} (${listInWords(amounts)})`;
  const parts = [
    ...(power === 0 ? [] : [`power raised by ${phraser.amount(power)}`]),
    ...(toughness === 0 ? [] : [`toughness raised by ${phraser.amount(toughness)}`]),
  ];
  return `have ${listInWords(parts)}`;
}

function eachOf(phraser: Phraser, amount: Amount): { readonly step: string; readonly what: string } | undefined {
  if (typeof amount === 'number') return undefined;
  if (amount.kind === 'times') {
    const each = eachOf(phraser, amount.of);
    return each === undefined ? undefined : { ...each, step: signedNumber(amount.n) };
  }
  if (amount.kind === 'count') return { step: '+1', what: phraser.filter(amount.of, 'bare') };
  if (amount.kind !== 'countersOn') return undefined;
  return {
    step: '+1',
    what: `${amount.counter === undefined ? '' : `${amount.counter} `}counter on ${phraser.ref(amount.of)}`,
  };
}

function gameRule(phraser: Phraser, rule: GameRule): string {
  switch (rule.kind) {
    case 'noLegendRule':
      return 'are not subject to the legend rule';
    case 'noTriggers':
      return typeof rule.event === 'string'
        ? `cause no abilities to trigger by ${rule.event}`
        : `cause no abilities of ${phraser.filter(rule.event, 'many')} to trigger`;
    case 'extraTriggers':
      return `make abilities of ${phraser.filter(rule.of, 'many')} trigger ${rule.times === 1 ? 'an additional time' : `${rule.times} additional times`}`;
    case 'devotion':
      return `add ${rule.amount} to devotion`;
    case 'survivesNoLife':
      return 'keep its controller from losing with 0 or less life';
    case 'keepsCounters':
      return 'keeps its counters as it moves';
    case 'text':
      return 'change a rule that does not bear on this';
    default:
      return assertNever(rule);
  }
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
      return `it has ${listInWords(exception.abilities.map(it => given(phraser, it)))}`;
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

function abilitiesMeant(which: (Change & { readonly kind: 'gainsAbilitiesOf' })['which']): string {
  return which === 'activatedAndTriggered' ? 'activated and triggered abilities' : `${which} abilities`;
}
