// Changes to abilities, to power and toughness and to the rules of the game, as phrases.
import type { Ability, Amount, Change, GameRule } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { equals } from '../../kit/structure.ts';
import { listInWords } from '../english.ts';
import { signedNumber, sizeChange } from '../english-numbers.ts';
import type { EvaluatedChange, Phraser } from './phraser.ts';

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

/** A change to abilities, to power and toughness or to the rules as a predicate: "have flying", "get +1/+1". */
export function abilityChangePhrase(phraser: Phraser, change: Later, numbers: EvaluatedChange): string {
  switch (change.kind) {
    case 'gains':
      return `have ${listInWords(change.abilities.map(it => grantedAbility(phraser, it)))}`;
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

/** An ability that an object is given, inside a sentence: a keyword, a quote, or what is no quote as our own words. */
export function grantedAbility(phraser: Phraser, ability: Ability): string {
  const words = phraser.withSelf('it').ability(ability);
  return ability.kind === 'keyword' || words.startsWith('"') ? words : `this ability: ${words}`;
}

/** A size: "power and toughness 3/3", "power and toughness 3/3", "power 4 (your devotion to green)". */
export function powerToughness(
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
  if (typeof power === 'number' && typeof toughness === 'number') return `get ${sizeChange(power, toughness)}`;
  const [p, t] = numbers ?? [];
  const came = p === undefined || t === undefined ? undefined : sizeChange(p, t);
  const each = eachOf(phraser, power === 0 ? toughness : power);
  const alike = power === 0 || toughness === 0 || equals(power, toughness);
  if (each !== undefined && alike) {
    const zero = each.step.startsWith('-') ? '-0' : '+0';
    const step = `${power === 0 ? zero : each.step}/${toughness === 0 ? zero : each.step}`;
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
    case 'tappedFor':
      return `count ${rule.counts === 'toughness' ? 'their toughness' : `${rule.counts} more`} as they ${listInWords(rule.costs, 'or')}`;
    case 'noMaximumHandSize':
      return 'take a maximum hand size away';
    case 'maximumHandSize':
      return 'change a maximum hand size';
    case 'untapsDuring':
      return `untap during ${phraser.whose(rule.whose)} untap step`;
    case 'untargetable': {
      const whose = rule.whose === undefined ? '' : ` of ${phraser.who(rule.whose)}`;
      const { spells, sources } = rule;
      const some = {
        spells: spells === undefined ? 'spells' : phraser.filter(spells, 'many'),
        abilities: sources === undefined ? 'abilities' : `abilities from ${phraser.filter(sources, 'many')}`,
      };
      return `can't be the target of ${listInWords(
        rule.by.map(it => some[it]),
        'or',
      )}${whose}`;
    }
    case 'targetedDespiteHexproof': {
      const whose = rule.whose === undefined ? '' : ` of ${phraser.who(rule.whose)}`;
      return `can be the targets of spells and abilities${whose} as though they had no hexproof`;
    }
    case 'wardIsSilent':
      return 'have no ward that triggers';
    case 'searchesTop':
      return `let ${phraser.who(rule.who)} search only the top ${rule.amount} cards of a library`;
    case 'controlsSearch':
      return `let its controller decide what ${phraser.who(rule.who)} find`;
    case 'exilesFound':
      return `exile what ${phraser.who(rule.who)} find`;
    case 'target':
      return `give ${phraser.who(rule.who)} ${rule.by}`;
    case 'text':
      return 'change a rule that does not bear on this';
    default:
      return assertNever(rule);
  }
}

function abilitiesMeant(which: (Change & { readonly kind: 'gainsAbilitiesOf' })['which']): string {
  return which === 'activatedAndTriggered' ? 'activated and triggered abilities' : `${which} abilities`;
}
