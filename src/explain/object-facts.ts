// Facts about one object as its answer shows them: size, colors, counters, what was chosen.

import type { Characteristics, ChosenValues, GameObject, ObjectId } from '../engine/index.ts';
import { COLOR_OF } from '../vocabulary/index.ts';
import { abilityLines } from './ability-lines.ts';
import { inTypeOrder, listInWords, pluralNoun, spelledOut } from './english.ts';
import { copiedName, type ExplainContext, type ReadPosition } from './explain-context.ts';
import { anyChosenValue } from './step/any-pick.ts';

/** One fact about an object, under a heading by which it is compared with the fact before. */
export interface ObjectFact {
  readonly about: string;
  readonly text: string;
}

/** The facts of an object in the order in which an answer shows them; those without text are there to be compared. */
export function factsOf(context: ExplainContext, seen: ReadPosition, object: GameObject): readonly ObjectFact[] {
  const values = seen.of(object.id);
  const types = [...values.supertypes, ...inTypeOrder(values.types)].join(' ');
  const subtypes = [...(values.everyCreatureType ? ['every creature type'] : []), ...values.subtypes];
  const owner = object.owner;
  const controller = seen.controller(object.id);
  return [
    { about: 'types', text: subtypes.length === 0 ? types : `${types} — ${subtypes.join(' ')}` },
    { about: 'token', text: object.token ? 'token' : '' },
    { about: 'size', text: sizeWords(seen, object) },
    { about: 'mana value', text: manaValueWords(values, isPrototyped(object)) },
    { about: 'color', text: colorWords(seen, object) },
    ...Object.entries(object.counters).map(([kind, n]) => ({
      about: `counters ${kind}`,
      text: n === 0 || isShownAsSize(values, kind, n) ? '' : countedCounters(n, kind),
    })),
    { about: 'tapped', text: object.tapped ? 'tapped' : 'untapped' },
    { about: 'faceDown', text: object.faceDown === undefined ? '' : `face down (${spelledOut(object.faceDown)})` },
    { about: 'phased', text: object.phasedOut ? 'phased out' : '' },
    { about: 'controller', text: controller === owner ? '' : `controlled by ${context.names.player(controller).name}` },
    { about: 'copy', text: copyWords(object) },
    {
      about: 'attached',
      text: object.attachedTo === undefined ? '' : `attached to ${context.names.thing(object.attachedTo)}`,
    },
    {
      about: 'attacking',
      text: object.attacking === undefined ? '' : `attacking ${context.names.thing(object.attacking)}`,
    },
    {
      about: 'protector',
      text: object.protector === undefined ? '' : `protected by ${context.names.player(object.protector).name}`,
    },
    ...chosenFacts(context, object),
    ...designationsTold(object).map(each => ({
      about: `designation ${each}`,
      text: spelledOut(each).replace(/^unlocked (.+)$/u, '$1 half unlocked'),
    })),
    { about: 'level', text: object.level > 1 ? `level ${object.level}` : '' },
    { about: 'damage', text: object.damage > 0 ? `${object.damage} damage marked` : '' },
    ...abilityLines(seen, object),
  ];
}

/** The designations that another fact does not imply: an attacking creature has attacked. */
function designationsTold({ designations, attacking }: GameObject): readonly string[] {
  return attacking === undefined ? designations : designations.filter(it => it !== 'attackedThisTurn');
}

/** The mana value, where no mana cost shows it (202.3b), or one that is not the card's (718.3b). */
function manaValueWords({ manaCost, manaValue }: Characteristics, hasOtherCost: boolean): string {
  const isHidden = hasOtherCost || manaCost === undefined || manaCost.length === 0;
  return manaValue > 0 && isHidden ? `mana value ${manaValue}` : '';
}

/** 718.3b, 707.2: whether it has the mana cost of its prototype, or copies something that has. */
function isPrototyped({ copies, prototyped, faceDown }: GameObject): boolean {
  return faceDown === undefined && (copies.at(-1)?.of.prototyped ?? prototyped);
}

/** Whether counters are the loyalty or defense that is shown already. */
function isShownAsSize({ types, loyalty, defense }: Characteristics, kind: string, n: number): boolean {
  if (kind === 'loyalty') return types.includes('Planeswalker') && loyalty === n;
  return kind === 'defense' && types.includes('Battle') && defense === n;
}

function sizeWords(seen: ReadPosition, object: GameObject): string {
  const values = seen.of(object.id);
  const parts = [
    ...(values.power === undefined || values.toughness === undefined ? [] : [`${values.power}/${values.toughness}`]),
    ...(values.loyalty === undefined || !values.types.includes('Planeswalker') ? [] : [`loyalty ${values.loyalty}`]),
    ...(values.defense === undefined || !values.types.includes('Battle') ? [] : [`defense ${values.defense}`]),
  ];
  return listInWords(parts);
}

const LETTERS: Readonly<Record<string, string>> = COLOR_OF;

/** The colors, where the mana cost of the card does not show them. */
function colorWords(seen: ReadPosition, object: GameObject): string {
  const values = seen.of(object.id);
  if (isPrototyped(object)) return listInWords(values.colors);
  const cost = new Set((values.manaCost ?? []).flatMap(symbol => [...symbol].flatMap(letter => LETTERS[letter] ?? [])));
  const obvious = values.colors.length === cost.size && values.colors.every(color => cost.has(color));
  if (obvious) return '';
  return values.colors.length === 0 ? 'colorless' : listInWords(values.colors);
}

function copyWords(object: GameObject): string {
  const copy = object.copies.at(-1);
  return copy === undefined ? '' : `copy of ${copiedName(copy)}`;
}

function chosenFacts(context: ExplainContext, object: GameObject): readonly ObjectFact[] {
  return Object.entries(object.chosen).flatMap(([heading, value]) => {
    if (value === undefined || (heading === 'word' && value === object.chosen.mode)) return [];
    if (isFirstOfSeveral(object, heading)) return [];
    const any = anyChosenValue(context, object.id, heading);
    if (any !== undefined) {
      const one = / other /.test(any) && typeof value === 'string' ? `, such as ${value}` : '';
      return [{ about: `chosen ${heading}`, text: `chosen: ${any}${one}` }];
    }
    const words = Array.isArray(value)
      ? listInWords(value.map(it => valueWords(context, heading, String(it))))
      : valueWords(context, heading, String(value));
    return [{ about: `chosen ${heading}`, text: `chosen ${spelledOut(heading)}: ${words}` }];
  });
}

/** Headings of a choice, each with that of the list where several were made. */
const LISTS: readonly (readonly [only: keyof ChosenValues, list: keyof ChosenValues])[] = [
  ['color', 'colors'],
  ['cardName', 'cardNames'],
  ['player', 'players'],
  ['creatureType', 'creatureTypes'],
  ['basicLandType', 'basicLandTypes'],
];

/** Whether the heading holds the first of several choices, which a list has too; it is the one where one is asked for. */
export function isFirstOfSeveral({ chosen }: GameObject, heading: string): boolean {
  return LISTS.some(([only, list]) => only === heading && chosen[list] !== undefined);
}

function valueWords(context: ExplainContext, heading: string, value: string): string {
  return heading === 'object' || heading === 'player' || heading === 'players'
    ? context.names.thing(value as ObjectId)
    : value; // headings that hold ids
}

/** Counters in digits: "2 +1/+1 counters". */
export function countedCounters(n: number, kind: string): string {
  return `${n} ${n === 1 ? `${kind} counter` : pluralNoun(`${kind} counter`)}`;
}
