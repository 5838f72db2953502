// An object while the layers work on it: it starts with its copiable values and each effect replaces some of them.
import type { Color } from '../../vocabulary/index.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import { colorsOf } from '../copy/printed-colors.ts';
import { printedNumberValue } from '../copy/printed-values.ts';
import type { Edition } from '../edition.ts';
import type { Characteristics, CopiableValues, ObjectAbility } from '../model/characteristics.ts';
import type { GameObject } from '../model/game-object.ts';
import type { PlayerId } from '../model/ids.ts';
import { manaValueOf } from '../model/mana-cost.ts';
import { familyOf } from '../model/subtypes.ts';
import { withGrantorChoices } from './granted-choices.ts';

/** Fields are replaced, never changed in place: a shallow copy of a shape is a snapshot of it. */
export interface ObjectDraft {
  readonly object: GameObject;
  controller: PlayerId;
  name: Characteristics['name'];
  manaCost: Characteristics['manaCost'];
  manaValue: number;
  colors: Characteristics['colors'];
  supertypes: Characteristics['supertypes'];
  types: Characteristics['types'];
  subtypes: readonly string[];
  everyCreatureType: boolean;
  power: number | undefined;
  toughness: number | undefined;
  basePower: number | undefined;
  baseToughness: number | undefined;
  loyalty: number | undefined;
  defense: number | undefined;
  abilities: readonly ObjectAbility[];
  /** 113.11: keywords it can't have. */
  cantHave: readonly string[];
  /** It has lost all abilities, those the rules give it with its types among them. */
  bare: boolean;
}

/** The shape an object starts with (613.1): its copiable values. */
export function objectDraft(object: GameObject, edition?: Pick<Edition, 'backHasManaValueOfFront'>): ObjectDraft {
  let base = BASES.get(object);
  if (base === undefined) {
    base = baseOf(object, copiableValuesOf(object));
    BASES.set(object, base);
  }
  // 202.3b until April 2016: a back without a cost of its own counted as 0
  const isBack = object.zone === 'battlefield' && object.face !== 0 && object.components.length === 0;
  if (isBack && edition?.backHasManaValueOfFront === false) return { ...base, manaValue: manaValueOf(base.manaCost) };
  return { ...base };
}

/** The values a copy or text-changing effect gives a shape, in place of those it has. */
export function assignValues(draft: ObjectDraft, values: CopiableValues, key: string, timestamp: number): void {
  const { controller, cantHave, bare } = draft;
  Object.assign(draft, baseOf(draft.object, values, key, timestamp), { controller, cantHave, bare });
}

/** What is read of a finished shape. */
export function characteristicsOf(draft: ObjectDraft): Characteristics {
  const { object, controller, cantHave, bare, ...characteristics } = draft;
  return { ...characteristics, abilities: abilitiesWithColors(draft).map(held => withChoice(held, object)) };
}

/** Its abilities once its colors are known. */
export function abilitiesWithColors({ abilities, colors }: ObjectDraft): readonly ObjectAbility[] {
  return abilities.some(isOfItsColors) ? abilities.flatMap(held => withColors(held, colors)) : abilities;
}

const OF_ITS_COLORS: ReadonlySet<string> = new Set(['its colors', 'its color', 'each of its colors']);

/** "Protection from its colors". */
function isOfItsColors({ ability }: ObjectAbility): boolean {
  return ability.kind === 'keyword' && OF_ITS_COLORS.has(ability.words ?? '');
}

/** 702.16g: it is an ability for each color it has. */
function withColors(held: ObjectAbility, colors: readonly Color[]): readonly ObjectAbility[] {
  if (!isOfItsColors(held) || held.ability.kind !== 'keyword') return [held];
  const { words: _, ...rest } = held.ability;
  return colors.map(color => ({
    ...held,
    key: `${held.key}:${color}`,
    ability: { ...rest, of: { clauses: [{ kind: 'color', color }] } },
  }));
}

/** "Protection from the chosen color" is protection from that color, once one was chosen for the object itself (607.2d). */
function withChoice(held: ObjectAbility, { chosen }: GameObject): ObjectAbility {
  if (held.ability.kind !== 'keyword') return held;
  const [ability = held.ability] = withGrantorChoices([held.ability], chosen);
  return ability === held.ability ? held : { ...held, ability };
}

const BASES = new WeakMap<GameObject, ObjectDraft>();

function baseOf(
  object: GameObject,
  values: CopiableValues,
  key = 'printed',
  timestamp = object.timestamp,
): ObjectDraft {
  const power = printedNumberValue(values.power);
  const toughness = printedNumberValue(values.toughness);
  const { subtypes } = values;
  return {
    object,
    controller: object.controller,
    name: values.name,
    manaCost: values.manaCost,
    // 202.3e: X counts on the stack only.
    manaValue: values.manaValue ?? manaValueOf(values.manaCost, object.zone === 'stack' ? object.cast?.x : 0),
    colors: colorsOf(values),
    supertypes: values.supertypes,
    types: values.types,
    subtypes: values.everyCreatureType ? subtypes.filter(it => familyOf(it) !== 'creature') : subtypes,
    everyCreatureType: values.everyCreatureType === true,
    power,
    toughness,
    basePower: power,
    baseToughness: toughness,
    loyalty: loyaltyOf(object, values),
    defense: defenseOf(object, values),
    abilities: values.abilities.map((ability, index) => ({ ability, key: `${key}:${index}`, timestamp })),
    cantHave: NOTHING,
    bare: false,
  };
}

const NOTHING: readonly string[] = [];

/** 306.5c: on the battlefield its loyalty counters; elsewhere what is printed. */
function loyaltyOf(object: GameObject, values: CopiableValues): number | undefined {
  if (!values.types.includes('Planeswalker')) return undefined;
  return object.zone === 'battlefield' ? (object.counters.loyalty ?? 0) : printedNumberValue(values.loyalty);
}

/** 310.4c: on the battlefield its defense counters; elsewhere what is printed. */
function defenseOf(object: GameObject, values: CopiableValues): number | undefined {
  if (!values.types.includes('Battle')) return undefined;
  return object.zone === 'battlefield' ? (object.counters.defense ?? 0) : printedNumberValue(values.defense);
}
