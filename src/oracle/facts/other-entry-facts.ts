// Entry facts about others: how they enter, triggers on entering, and what modifies triggers, counters, tokens,
// characteristics.

import type {
  Ability,
  CantPattern,
  Change,
  Clause,
  ContinuousEffect,
  Filter,
  Rewrite,
  TriggeredAbility,
  Zone,
} from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { printNoun } from '../grammar/index.ts';
import { isSelfFilter } from './own-entry-facts.ts';

/** The facts of a face about others' entering, and about changes to triggers, counters, tokens and characteristics. */
export function otherEntryFacts(printed: readonly Ability[]): Readonly<Record<string, unknown>> {
  const abilities = printed.flatMap(withItsOwn);
  return {
    othersEnter: abilities.flatMap(othersOf),
    entersTrigger: triggersOf(abilities),
    triggerModifiers: abilities.flatMap(triggerModifiersOf),
    counterModifiers: abilities.flatMap(it => modifiersOf(it, 'putCounters')),
    tokenModifiers: abilities.flatMap(it => modifiersOf(it, 'createTokens')),
    staticChanges: abilities.flatMap(changesOf).map(it => ({ ...it, who: enchanted(it.who, abilities) })),
  };
}

/** "Enchanted permanent" with the noun that the Aura enchants. */
function enchanted(whom: string, abilities: readonly Ability[]): string {
  if (whom !== ATTACHED_TO.enchanted) return whom;
  const of = abilities.flatMap(it => (it.kind === 'keyword' && it.keyword === 'enchant' ? [it.of] : []))[0];
  const [first, ...more] = of !== undefined && 'clauses' in of ? of.clauses : [];
  if (first?.kind === 'type' && more.every(it => it.kind === 'controlledBy'))
    return `enchanted ${first.type.toLowerCase()}`;
  return whom;
}

/** The ability with those it gives the permanent it is on: levels, stations, solved Cases, anchor words. */
function withItsOwn(ability: Ability): readonly Ability[] {
  const given = effectsOf(ability).flatMap(({ affects, changes }) =>
    isSelfFilter(affects) ? changes.flatMap(it => (it.kind === 'gains' ? it.abilities : [])) : [],
  );
  return [ability, ...given.flatMap(withItsOwn)];
}

const ATTACHED_TO = {
  enchanted: 'enchanted permanent',
  equipped: 'equipped creature',
  fortified: 'fortified land',
} as const;

function who(filter: Filter): string {
  const [only, ...more] = filter.clauses;
  if (only?.kind === 'is' && only.ref.kind === 'attached' && more.length === 0)
    return ATTACHED_TO[only.ref.as ?? 'enchanted'];
  if (only?.kind === 'any' && more.length === 0) return printNoun(filter) ?? only.of.map(part).join(' and ');
  const plain: Filter = { clauses: filter.clauses.filter(it => it.kind !== 'history') };
  const thisWay = filter.clauses.some(it => it.kind === 'history' && it.what === 'castWith');
  return noun(filter) ?? `${printNoun(plain) ?? 'permanents'}${thisWay ? ' cast this way' : ''}`;
}

/** The words of a filter; "creatures that are Cats or Dogs", where the grammar's plural has "and". */
function noun(filter: Filter): string | undefined {
  return printNoun(filter)?.replace(/( that are .*) and (\S+)$/, '$1 or $2');
}

/** The words of one of several kinds: "itself", "other Knights you control". */
function part(clause: Clause): string {
  if (clause.kind === 'history' && clause.what === 'pairedWithThis') return 'the creature paired with it';
  const one: Filter = { clauses: clause.kind === 'all' ? clause.of : [clause] };
  return isSelfFilter(one) ? 'itself' : who(one);
}

function othersOf(ability: Ability): readonly { readonly who: string; readonly how: string }[] {
  if (ability.kind === 'cant' && ability.what.kind === 'enters') {
    return [{ who: `${who(ability.what.what)}${fromWhere(ability.what.from ?? [])}`, how: 'cant' }];
  }
  if (ability.kind !== 'replacement' || ability.event.kind !== 'enters' || isSelfFilter(ability.event.what)) return [];
  const whom = `${who(ability.event.what)}${ability.event.played === true ? ' that were played' : ''}`;
  return [...new Set(ability.rewrites.flatMap(howsOf))].map(how => ({ who: whom, how }));
}

const PLURAL: Partial<Record<Zone, string>> = { graveyard: 'graveyards', library: 'libraries', hand: 'hands' };

/** " in graveyards and libraries". */
function fromWhere(zones: readonly Zone[]): string {
  const plurals = zones.map(it => PLURAL[it] ?? it);
  return plurals.length === 0 ? '' : ` in ${plurals.join(' and ')}`;
}

/** The words for how a permanent enters; those of a rewrite under a condition included. */
function howsOf(rewrite: Rewrite): readonly string[] {
  if (rewrite.kind === 'if') return [...rewrite.then, ...rewrite.otherwise].flatMap(howsOf);
  return [howOf(rewrite)];
}

function howOf(rewrite: Rewrite): string {
  switch (rewrite.kind) {
    case 'tapped':
      return rewrite.tapped ? 'tapped' : 'untapped';
    case 'withCounters':
    case 'withChoiceOfCounter':
    case 'withEachKind':
      return 'counters';
    case 'asCopy':
      return 'copy';
    case 'underControl':
      return 'control';
    case 'zone':
      return rewrite.to === 'exile' ? 'exiled' : 'other';
    case 'becomes':
      return rewrite.changes.some(it => it.kind === 'gains') ? 'abilities' : 'characteristics';
    case 'add':
    case 'also':
    case 'asThough':
    case 'attached':
    case 'choose':
    case 'counterKind':
    case 'do':
    case 'faceDown':
    case 'halve':
    case 'if':
    case 'instead':
    case 'lifeFloor':
    case 'manaColor':
    case 'may':
    case 'modes':
    case 'noMore':
    case 'prepared':
    case 'prevent':
    case 'protector':
    case 'redirect':
    case 'regenerate':
    case 'removeCounter':
    case 'scale':
    case 'setAmount':
    case 'skip':
    case 'tokenCopies':
    case 'tokens':
    case 'transformed':
      return 'other';
    default:
      return assertNever(rewrite);
  }
}

function triggersOf(abilities: readonly Ability[]): Readonly<Record<string, number>> {
  const counts = { self: 0, others: 0, thisOrAnother: 0 };
  for (const ability of abilities) {
    const kind = ability.kind === 'triggered' ? triggerKind(ability) : undefined;
    if (kind !== undefined) counts[kind]++;
  }
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
}

function triggerKind({ events }: TriggeredAbility): 'self' | 'others' | 'thisOrAnother' | undefined {
  const entering = events.flatMap(it => (it.kind === 'enters' ? [it.what] : []));
  if (entering.length === 0) return undefined;
  const own = entering.some(isSelfFilter);
  const others = entering.some(it => !isSelfFilter(it));
  return own && others ? 'thisOrAnother' : own ? 'self' : 'others';
}

function triggerModifiersOf(ability: Ability): readonly { readonly kind: string; readonly event: string }[] {
  const rules = withGranted(ability)
    .flatMap(changesIn)
    .flatMap(it => (it.kind === 'rule' ? [it.rule] : []));
  return rules.flatMap(rule => {
    if (rule.kind === 'extraTriggers') return [{ kind: 'additional', event: rule.cause?.kind ?? 'any' }];
    if (rule.kind !== 'noTriggers') return [];
    return [{ kind: 'suppress', event: rule.event === 'dying' ? 'dies' : 'enters' }];
  });
}

/** The ability with those it gives to other objects. */
function withGranted(ability: Ability): readonly Ability[] {
  const others = effectsOf(ability).filter(it => !isSelfFilter(it.affects));
  const given = others.flatMap(it => it.changes).flatMap(it => (it.kind === 'gains' ? it.abilities : []));
  return [ability, ...given.flatMap(withGranted)];
}

function modifiersOf(ability: Ability, kind: 'putCounters' | 'createTokens'): readonly { readonly how: string }[] {
  if (ability.kind === 'cant' && isAbout(ability.what, kind)) return [{ how: 'none' }];
  if (ability.kind !== 'replacement' || ability.event.kind !== kind) return [];
  const [only, ...more] = ability.rewrites;
  const counted = more.length === 0 ? [only] : ability.rewrites.filter(it => it.kind !== 'also');
  return counted.flatMap(it => (it === undefined ? [] : [{ how: manyOf(it) }]));
}

function isAbout(what: CantPattern, kind: 'putCounters' | 'createTokens'): boolean {
  return what.kind === kind || (what.kind === 'haveCounters' && kind === 'putCounters');
}

function manyOf(rewrite: Rewrite): string {
  switch (rewrite.kind) {
    case 'scale':
      return 'multiply';
    case 'add':
      return typeof rewrite.amount === 'number' && rewrite.amount < 0 ? 'fewer' : 'more';
    case 'halve':
      return 'fewer';
    case 'skip':
      return 'none';
    case 'tokenCopies':
    case 'modes':
      return 'other';
    case 'tokens':
    case 'counterKind':
      return rewrite.besides ? 'more' : 'other';
    case 'also':
    case 'asCopy':
    case 'asThough':
    case 'attached':
    case 'becomes':
    case 'choose':
    case 'do':
    case 'faceDown':
    case 'if':
    case 'instead':
    case 'lifeFloor':
    case 'manaColor':
    case 'may':
    case 'noMore':
    case 'prepared':
    case 'prevent':
    case 'protector':
    case 'redirect':
    case 'regenerate':
    case 'removeCounter':
    case 'setAmount':
    case 'tapped':
    case 'transformed':
    case 'underControl':
    case 'withChoiceOfCounter':
    case 'withCounters':
    case 'withEachKind':
    case 'zone':
      return 'other';
    default:
      return assertNever(rewrite);
  }
}

const LAYERS = {
  copyOf: 'copy',
  control: 'control',
  text: 'text',
  addTypes: 'type',
  setTypes: 'type',
  setSubtypes: 'type',
  setLandTypes: 'type',
  removeTypes: 'type',
  everyCreatureType: 'type',
  everyBasicLandType: 'type',
  chosenType: 'type',
  setColors: 'color',
  addColors: 'color',
  chosenColor: 'color',
  gains: 'ability',
  loses: 'ability',
  losesAll: 'ability',
  cantHave: 'ability',
  gainsAbilitiesOf: 'ability',
  definePowerToughness: 'pt',
  setPowerToughness: 'pt',
  modifyPowerToughness: 'pt',
  switchPowerToughness: 'pt',
  setName: undefined,
  rule: undefined,
} as const satisfies { readonly [K in Change['kind']]: string | undefined };

function changesOf(ability: Ability): readonly { readonly layers: readonly string[]; readonly who: string }[] {
  return effectsOf(ability).flatMap(({ affects, changes }) => {
    const layers = [...new Set(changes.flatMap(it => LAYERS[it.kind] ?? []))];
    return layers.length === 0 ? [] : [{ layers, who: isSelfFilter(affects) ? 'itself' : who(affects) }];
  });
}

function effectsOf(ability: Ability): readonly ContinuousEffect[] {
  return ability.kind === 'static' ? ability.effects : [];
}

function changesIn(ability: Ability): readonly Change[] {
  return effectsOf(ability).flatMap(it => it.changes);
}
