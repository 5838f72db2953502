// Exceptions of copy effects (707.9), applied to the copied values.

import type { CardType } from '../../vocabulary/index.ts';
import type { Ability, StaticAbility } from '../ability/ability.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { CopyException } from '../ability/copy-exception.ts';
import type { CopiableValues } from '../model/characteristics.ts';
import { familyOf, goesWith } from '../model/subtypes.ts';
import { some } from '../walk/index.ts';
import { copiableValuesMatch } from './copiable-match.ts';
import { colorsOf } from './printed-colors.ts';

/**
 * The values a copy ends up with: `copied` as the exceptions change it. `original` is what the object was before the
 * copy effect, for values it keeps (707.9c) and for "this ability" (707.9a). Exceptions that are no characteristics
 * ("enters with …", 707.9e) change nothing here.
 */
export function applyExceptions(
  copied: CopiableValues,
  exceptions: readonly CopyException[],
  original: CopiableValues,
): CopiableValues {
  let values = copied;
  for (const exception of exceptions) if (exception.kind !== 'if') values = exceptOne(values, exception, original);
  // 707.9f: conditional exceptions look at the copy with all the others in place.
  const settled = values;
  for (const exception of exceptions) {
    if (exception.kind === 'if' && copiableValuesMatch(settled, exception.filter))
      values = applyExceptions(values, exception.then, original);
  }
  return values;
}

/** 707.3: exceptions without references to the object, so that a copy of the copy has them. */
export function fixExceptions(
  copied: CopiableValues,
  exceptions: readonly CopyException[],
  original: CopiableValues,
): readonly CopyException[] {
  const plain = exceptions.filter(it => it.kind !== 'if').flatMap(it => settleOne(it, original));
  const values = applyExceptions(copied, plain, original);
  const met = exceptions.flatMap(it => (it.kind === 'if' && copiableValuesMatch(values, it.filter) ? it.then : []));
  return [...plain, ...met.flatMap(it => settleOne(it, original))];
}

function settleOne(exception: CopyException, original: CopiableValues): readonly CopyException[] {
  if (exception.kind === 'keepsColor') return [{ kind: 'setColors', colors: colorsOf(original) }];
  if (exception.kind === 'thisAbility') return [{ kind: 'gains', abilities: copyingAbilities(original) }];
  if (exception.kind === 'otherAbilities') return [{ kind: 'gains', abilities: otherAbilities(original) }];
  if (exception.kind === 'entersWith' || exception.kind === 'entersTapped') return [];
  return [exception];
}

function exceptOne(values: CopiableValues, exception: CopyException, original: CopiableValues): CopiableValues {
  switch (exception.kind) {
    case 'name':
      return { ...values, name: exception.name };
    case 'addTypes':
      return {
        ...values,
        supertypes: union(values.supertypes, exception.supertypes),
        types: union(values.types, exception.types),
        subtypes: union(values.subtypes, exception.subtypes),
      };
    case 'setTypes':
      return { ...values, types: exception.types, subtypes: retyped(values, exception.types, exception.subtypes) };
    case 'removeTypes':
      return withoutTypes(values, exception);
    case 'setSubtypes':
      return {
        ...values,
        subtypes: [...values.subtypes.filter(it => familyOf(it) !== exception.family), ...exception.subtypes],
      };
    case 'everyCreatureType':
      return { ...values, everyCreatureType: true };
    case 'setColors':
      return { ...withoutIndicator(values), colors: exception.colors, abilities: without(values, definesColor) };
    case 'addColors':
      return { ...values, colors: union(colorsOf(values), exception.colors) };
    case 'keepsColor':
      return exceptOne(values, { kind: 'setColors', colors: colorsOf(original) }, original);
    case 'powerToughness':
      return sized(values, exception);
    case 'gains':
      return { ...values, abilities: [...values.abilities, ...exception.abilities] };
    case 'thisAbility':
      return { ...values, abilities: [...values.abilities, ...copyingAbilities(original)] };
    case 'otherAbilities':
      return { ...values, abilities: [...values.abilities, ...otherAbilities(original)] };
    case 'losesManaCost':
      return withoutCost(values);
    case 'startingLoyalty':
      return typeof exception.amount === 'number' ? { ...values, loyalty: exception.amount } : values;
    case 'losesAbilities':
      return { ...values, abilities: [] };
    case 'entersWith':
    case 'entersTapped':
    case 'if':
      return values;
  }
}

/**
 * 205.1a: card types set; subtypes stay that still go with one of them, and those set replace others of their family.
 */
function retyped(values: CopiableValues, types: readonly CardType[], subtypes: readonly string[]): readonly string[] {
  const families = new Set(subtypes.map(familyOf));
  const kept = values.subtypes.filter(it => !families.has(familyOf(it)) && types.some(type => goesWith(it, type)));
  return [...kept, ...subtypes];
}

function withoutTypes(values: CopiableValues, gone: CopyException & { readonly kind: 'removeTypes' }): CopiableValues {
  const types = values.types.filter(it => !gone.types.includes(it));
  return {
    ...values,
    supertypes: values.supertypes.filter(it => !gone.supertypes.includes(it)),
    types,
    subtypes: values.subtypes.filter(it => !gone.subtypes.includes(it) && types.some(type => goesWith(it, type))),
  };
}

/** 707.9d: power and toughness that an exception gives replace an ability that defines them. */
function sized(values: CopiableValues, size: CopyException & { readonly kind: 'powerToughness' }): CopiableValues {
  const { power, toughness } = size;
  const defined: Change = {
    kind: 'definePowerToughness',
    power: typeof power === 'number' ? undefined : power,
    toughness: typeof toughness === 'number' ? undefined : toughness,
  };
  const defining = defined.power !== undefined || defined.toughness !== undefined ? [definingAbility(defined)] : [];
  return {
    ...values,
    ...(power === undefined ? {} : { power: typeof power === 'number' ? power : STAR }),
    ...(toughness === undefined ? {} : { toughness: typeof toughness === 'number' ? toughness : STAR }),
    abilities: size.asEntered === true ? values.abilities : [...without(values, it => definesSize(it)), ...defining],
  };
}

const STAR = { kind: 'star', plus: 0 } as const;

function definingAbility(change: Change): StaticAbility {
  const affects = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] } as const;
  return {
    kind: 'static',
    effects: [{ affects, changes: [change], condition: undefined }],
    condition: undefined,
    defining: true,
  };
}

function without(values: CopiableValues, gone: (ability: Ability) => boolean): readonly Ability[] {
  return values.abilities.filter(ability => !gone(ability));
}

function definesColor(ability: Ability): boolean {
  if (ability.kind === 'keyword') return ability.keyword === 'devoid';
  return defines(ability, ['setColors', 'addColors']);
}

function definesSize(ability: Ability): boolean {
  return defines(ability, ['definePowerToughness']);
}

function defines(ability: Ability, kinds: readonly Change['kind'][]): boolean {
  if (ability.kind !== 'static' || !ability.defining) return false;
  return ability.effects.some(effect => effect.changes.some(change => kinds.includes(change.kind)));
}

/** 707.9a: "and this ability": the abilities of the object with that copy effect. */
function copyingAbilities(original: CopiableValues): readonly Ability[] {
  return original.abilities.filter(ability => refersToThisAbility(ability));
}

/** 707.9a: its abilities except those that make it a copy. */
function otherAbilities(original: CopiableValues): readonly Ability[] {
  return original.abilities.filter(ability => !excepts(ability, 'otherAbilities'));
}

function refersToThisAbility(ability: Ability): boolean {
  return excepts(ability, 'thisAbility') || ('givesItself' in ability && ability.givesItself === true);
}

function excepts(ability: Ability, kind: CopyException['kind']): boolean {
  return some('ability', ability, { exception: [kind] });
}

function withoutIndicator(values: CopiableValues): CopiableValues {
  const { colorIndicator: _, ...rest } = values;
  return rest;
}

function withoutCost(values: CopiableValues): CopiableValues {
  const { manaCost: _, ...rest } = values;
  return rest;
}

function union<T>(some: readonly T[], more: readonly T[]): readonly T[] {
  return [...new Set([...some, ...more])];
}
