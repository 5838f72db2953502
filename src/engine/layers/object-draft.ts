// Object drafts: objects while the layers are applied, from their copiable values on (613.1).
import { PassingMap } from '../../kit/passing-map.ts';
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

/** A draft's fields are replaced, never changed in place: a shallow copy of it is a snapshot. */
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
  /** Whether it has lost all abilities, those the rules give it with its types included. */
  hasLostAbilities: boolean;
}

/** The draft an object starts with (613.1): its copiable values. */
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

/** Sets the values that a copy or text-changing effect gives a draft. */
export function assignValues(draft: ObjectDraft, values: CopiableValues, key: string, timestamp: number): void {
  const { controller, cantHave, hasLostAbilities } = draft;
  Object.assign(draft, baseOf(draft.object, values, key, timestamp), { controller, cantHave, hasLostAbilities });
}

/** The characteristics of a finished draft. */
export function characteristicsOf(draft: ObjectDraft): Characteristics {
  return {
    name: draft.name,
    manaCost: draft.manaCost,
    manaValue: draft.manaValue,
    colors: draft.colors,
    supertypes: draft.supertypes,
    types: draft.types,
    subtypes: draft.subtypes,
    everyCreatureType: draft.everyCreatureType,
    power: draft.power,
    toughness: draft.toughness,
    basePower: draft.basePower,
    baseToughness: draft.baseToughness,
    loyalty: draft.loyalty,
    defense: draft.defense,
    abilities: withChoices(abilitiesWithColors(draft), draft.object),
  };
}

/** The abilities with the choices made for their object; the same list where none bears on them. */
function withChoices(abilities: readonly ObjectAbility[], object: GameObject): readonly ObjectAbility[] {
  const chosen = abilities.map(objectAbility => withChoice(objectAbility, object));
  return chosen.every((it, at) => it === abilities[at]) ? abilities : chosen;
}

/** The abilities of an object, with those that depend on its colors expanded (702.16g). */
export function abilitiesWithColors({ abilities, colors }: ObjectDraft): readonly ObjectAbility[] {
  return abilities.some(isOfItsColors)
    ? abilities.flatMap(objectAbility => withColors(objectAbility, colors))
    : abilities;
}

const OF_ITS_COLORS: ReadonlySet<string> = new Set(['its colors', 'its color', 'each of its colors']);

/** Whether an ability depends on the colors of its object: "protection from its colors". */
function isOfItsColors({ ability }: ObjectAbility): boolean {
  return ability.kind === 'keyword' && OF_ITS_COLORS.has(ability.words ?? '');
}

/** 702.16g: one ability for each color it has. */
function withColors(objectAbility: ObjectAbility, colors: readonly Color[]): readonly ObjectAbility[] {
  if (!isOfItsColors(objectAbility) || objectAbility.ability.kind !== 'keyword') return [objectAbility];
  const { words: _, ...rest } = objectAbility.ability;
  return colors.map(color => ({
    ...objectAbility,
    key: `${objectAbility.key}:${color}`,
    ability: { ...rest, of: { clauses: [{ kind: 'color', color }] } },
  }));
}

/**
 * "Protection from the chosen color" is protection from that color, once one was chosen for the object itself (607.2d).
 */
function withChoice(objectAbility: ObjectAbility, { chosen }: GameObject): ObjectAbility {
  if (objectAbility.ability.kind !== 'keyword') return objectAbility;
  const [ability = objectAbility.ability] = withGrantorChoices([objectAbility.ability], chosen);
  return ability === objectAbility.ability ? objectAbility : { ...objectAbility, ability };
}

const BASES = new PassingMap<GameObject, ObjectDraft>();

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
    hasLostAbilities: false,
  };
}

const NOTHING: readonly string[] = [];

/** 306.5c: on the battlefield its loyalty counters; elsewhere the printed loyalty. */
function loyaltyOf(object: GameObject, values: CopiableValues): number | undefined {
  if (!values.types.includes('Planeswalker')) return undefined;
  return object.zone === 'battlefield' ? (object.counters.loyalty ?? 0) : printedNumberValue(values.loyalty);
}

/** 310.4c: on the battlefield its defense counters; elsewhere the printed defense. */
function defenseOf(object: GameObject, values: CopiableValues): number | undefined {
  if (!values.types.includes('Battle')) return undefined;
  return object.zone === 'battlefield' ? (object.counters.defense ?? 0) : printedNumberValue(values.defense);
}
