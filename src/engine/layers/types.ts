// 613.1d, layer 4: card types, subtypes and supertypes.
import { assertNever } from '../../kit/never.ts';
import { BASIC_LAND_TYPES, CARD_TYPES, type CardType } from '../../vocabulary/index.ts';
import type { Change } from '../ability/continuous.ts';
import type { Chosen } from '../model/object.ts';
import { familyOf, goesWith, isBasicLandType, type SubtypeFamily } from '../model/subtypes.ts';
import type { Shape } from './shape.ts';

/** A change of layer 4. */
type TypeChange = Extract<
  Change,
  {
    readonly kind:
      | ('addTypes' | 'setTypes' | 'setSubtypes' | 'setLandTypes' | 'removeTypes')
      | ('everyCreatureType' | 'everyBasicLandType' | 'chosenType');
  }
>;

/** Applies a type-changing change to a shape; `chosen` is what was chosen for the effect's source. */
export function changeTypes(shape: Shape, change: TypeChange, chosen: Chosen): void {
  switch (change.kind) {
    case 'addTypes':
      shape.supertypes = union(shape.supertypes, change.supertypes);
      shape.types = union(shape.types, change.types);
      addSubtypes(shape, change.subtypes);
      return;
    case 'setTypes':
      setTypes(shape, change.types, change.subtypes);
      return;
    case 'setSubtypes':
      setFamily(shape, change.family, change.subtypes);
      return;
    case 'setLandTypes':
      setFamily(shape, 'land', change.subtypes);
      return;
    case 'removeTypes':
      removeTypes(shape, change);
      return;
    case 'everyCreatureType':
      becomeEveryCreatureType(shape);
      return;
    case 'everyBasicLandType':
      addSubtypes(shape, BASIC_LAND_TYPES);
      return;
    case 'chosenType':
      changeToChosen(shape, change, chosen);
      return;
    default:
      assertNever(change);
  }
}

/** Whether a change sets a land's subtype to a basic land type, and with it takes the rules text away (305.7). */
export function setsBasicLandType(change: Change, chosen: Chosen): boolean {
  if (change.kind === 'setLandTypes') return change.subtypes.some(isBasicLandType);
  if (change.kind === 'setTypes') return change.types.includes('Land') && change.subtypes.some(isBasicLandType);
  if (change.kind === 'setSubtypes') return change.family === 'land' && change.subtypes.some(isBasicLandType);
  return change.kind === 'chosenType' && change.set && isBasicLandType(chosenWord(change, chosen) ?? '');
}

/** 305.6: the mana abilities a land has from its basic land types. */
export function addIntrinsicManaAbilities(shape: Shape): void {
  if (!shape.types.includes('Land')) return;
  const basics = shape.subtypes.filter(isBasicLandType);
  if (basics.length === 0) return;
  shape.abilities = [...shape.abilities, ...basics.map(type => INTRINSIC[type])];
}

const intrinsic = (type: string, symbol: string) =>
  ({ ability: { kind: 'activated', text: `{T}: Add {${symbol}}.` }, key: `intrinsic:${type}`, timestamp: 0 }) as const;

const INTRINSIC = {
  Plains: intrinsic('Plains', 'W'),
  Island: intrinsic('Island', 'U'),
  Swamp: intrinsic('Swamp', 'B'),
  Mountain: intrinsic('Mountain', 'R'),
  Forest: intrinsic('Forest', 'G'),
} as const;

/** 205.3d: only subtypes that go with one of its card types. */
function addSubtypes(shape: Shape, subtypes: readonly string[]): void {
  const fitting = subtypes.filter(it => familyOf(it) === undefined || shape.types.some(type => goesWith(it, type)));
  const added = shape.everyCreatureType ? fitting.filter(it => familyOf(it) !== 'creature') : fitting;
  shape.subtypes = union(shape.subtypes, added);
}

/** 205.1a: the new types replace the old (instants and sorceries stay so); subtypes that go with none of them are gone. */
function setTypes(shape: Shape, types: readonly CardType[], subtypes: readonly string[]): void {
  const kept = shape.types.filter(type => type === 'Instant' || type === 'Sorcery');
  shape.types = union(kept, types);
  keepFittingSubtypes(shape);
  const families = new Set(subtypes.map(familyOf));
  for (const family of families)
    if (family !== undefined)
      setFamily(
        shape,
        family,
        subtypes.filter(it => familyOf(it) === family),
      );
}

function setFamily(shape: Shape, family: SubtypeFamily, subtypes: readonly string[]): void {
  if (family === 'creature') shape.everyCreatureType = false;
  shape.subtypes = shape.subtypes.filter(it => familyOf(it) !== family);
  addSubtypes(shape, subtypes);
}

function removeTypes(shape: Shape, gone: Change & { readonly kind: 'removeTypes' }): void {
  shape.supertypes = shape.supertypes.filter(it => !gone.supertypes.includes(it));
  shape.types = shape.types.filter(it => !gone.types.includes(it));
  shape.subtypes = shape.subtypes.filter(it => !gone.subtypes.includes(it));
  if (gone.everyCreatureType) setFamily(shape, 'creature', []);
  keepFittingSubtypes(shape);
}

/** 205.1a: subtypes go with the card type they belong to. */
function keepFittingSubtypes(shape: Shape): void {
  shape.subtypes = shape.subtypes.filter(
    it => familyOf(it) === undefined || shape.types.some(type => goesWith(it, type)),
  );
  if (!hasCreatureTypes(shape)) shape.everyCreatureType = false;
}

function becomeEveryCreatureType(shape: Shape): void {
  if (!hasCreatureTypes(shape)) return;
  shape.everyCreatureType = true;
  shape.subtypes = shape.subtypes.filter(it => familyOf(it) !== 'creature');
}

function hasCreatureTypes(shape: Shape): boolean {
  return shape.types.includes('Creature') || shape.types.includes('Kindred');
}

type ChosenType = Change & { readonly kind: 'chosenType' };

/** 607.5a: where nothing was chosen, nothing changes. */
function changeToChosen(shape: Shape, change: ChosenType, chosen: Chosen): void {
  const word = chosenWord(change, chosen);
  if (word === undefined) return;
  if (change.what === 'cardType') {
    const type = CARD_TYPES.find(it => it.toLowerCase() === word.toLowerCase());
    if (type !== undefined && change.set) setTypes(shape, [type], []);
    else if (type !== undefined) shape.types = union(shape.types, [type]);
    return;
  }
  if (change.set) setFamily(shape, familyOf(word) === 'land' ? 'land' : 'creature', [word]);
  else addSubtypes(shape, [word]);
}

function chosenWord(change: ChosenType, chosen: Chosen): string | undefined {
  const land = chosen.basicLandType ?? chosen.landType;
  if (change.what === 'cardType') return chosen.cardType;
  // "The chosen type" of a permanent that had a land type chosen is that.
  return change.what === 'creatureType' ? (chosen.creatureType ?? land) : land;
}

function union<T>(some: readonly T[], more: readonly T[]): readonly T[] {
  return more.every(it => some.includes(it)) ? some : [...new Set([...some, ...more])];
}
