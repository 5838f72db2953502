// Changes of card types, subtypes and supertypes (613.1d, layer 4).
import { assertNever } from '../../kit/assert-never.ts';
import { BASIC_LAND_TYPES, CARD_TYPES, type CardType } from '../../vocabulary/index.ts';
import type { Change } from '../ability/continuous-effect.ts';
import { nthLandType } from '../match/match-chosen.ts';
import type { ChosenValues } from '../model/game-object.ts';
import { familyOf, goesWith, isBasicLandType, type SubtypeFamily } from '../model/subtypes.ts';
import type { ObjectDraft } from './object-draft.ts';

/** A change of layer 4. */
type TypeChange = Extract<
  Change,
  {
    readonly kind:
      | ('addTypes' | 'setTypes' | 'setSubtypes' | 'setLandTypes' | 'removeTypes')
      | ('everyCreatureType' | 'everyBasicLandType' | 'chosenType');
  }
>;

/** Applies a type-changing change to a draft; `chosen` are the choices of the effect's source. */
export function changeTypes(draft: ObjectDraft, change: TypeChange, chosen: ChosenValues): void {
  switch (change.kind) {
    case 'addTypes':
      draft.supertypes = union(draft.supertypes, change.supertypes);
      draft.types = union(draft.types, change.types);
      addSubtypes(draft, change.subtypes);
      return;
    case 'setTypes':
      setTypes(draft, change.types, change.subtypes);
      return;
    case 'setSubtypes':
      setFamily(draft, change.family, change.subtypes);
      return;
    case 'setLandTypes':
      setFamily(draft, 'land', change.subtypes);
      return;
    case 'removeTypes':
      removeTypes(draft, change);
      return;
    case 'everyCreatureType':
      becomeEveryCreatureType(draft);
      return;
    case 'everyBasicLandType':
      addSubtypes(draft, BASIC_LAND_TYPES);
      return;
    case 'chosenType':
      changeToChosen(draft, change, chosen);
      return;
    default:
      assertNever(change);
  }
}

/** Whether a change sets a land's subtype to a basic land type, and with it removes the rules text (305.7). */
export function setsBasicLandType(change: Change, chosen: ChosenValues): boolean {
  if (change.kind === 'setLandTypes') return change.subtypes.some(isBasicLandType);
  if (change.kind === 'setTypes') return change.types.includes('Land') && change.subtypes.some(isBasicLandType);
  if (change.kind === 'setSubtypes') return change.family === 'land' && change.subtypes.some(isBasicLandType);
  return change.kind === 'chosenType' && change.set && isBasicLandType(chosenWord(change, chosen) ?? '');
}

/** 305.6: the mana abilities a land has from its basic land types. */
export function addIntrinsicManaAbilities(draft: ObjectDraft): void {
  if (!draft.types.includes('Land')) return;
  const basics = draft.subtypes.filter(isBasicLandType);
  if (basics.length === 0) return;
  draft.abilities = [...draft.abilities, ...basics.map(type => INTRINSIC[type])];
}

const intrinsic = (type: string, symbol: string) =>
  ({
    ability: {
      kind: 'activated',
      text: `{T}: Add {${symbol}}.`,
      sort: 'mana',
      mana: [{ kind: 'addMana', who: { kind: 'you' }, mana: symbol, amount: 1 }],
    },
    key: `intrinsic:${type}`,
    timestamp: 0,
  }) as const;

const INTRINSIC = {
  Plains: intrinsic('Plains', 'W'),
  Island: intrinsic('Island', 'U'),
  Swamp: intrinsic('Swamp', 'B'),
  Mountain: intrinsic('Mountain', 'R'),
  Forest: intrinsic('Forest', 'G'),
} as const;

/** 205.3d: only subtypes that go with one of its card types. */
function addSubtypes(draft: ObjectDraft, subtypes: readonly string[]): void {
  const fitting = subtypes.filter(it => familyOf(it) === undefined || draft.types.some(type => goesWith(it, type)));
  const added = draft.everyCreatureType ? fitting.filter(it => familyOf(it) !== 'creature') : fitting;
  draft.subtypes = union(draft.subtypes, added);
}

/**
 * 205.1a: the new types replace the old (instants and sorceries stay so); subtypes that go with none of them are gone.
 */
function setTypes(draft: ObjectDraft, types: readonly CardType[], subtypes: readonly string[]): void {
  const kept = draft.types.filter(type => type === 'Instant' || type === 'Sorcery');
  draft.types = union(kept, types);
  keepFittingSubtypes(draft);
  const families = new Set(subtypes.map(familyOf));
  for (const family of families)
    if (family !== undefined)
      setFamily(
        draft,
        family,
        subtypes.filter(it => familyOf(it) === family),
      );
}

function setFamily(draft: ObjectDraft, family: SubtypeFamily, subtypes: readonly string[]): void {
  if (family === 'creature') draft.everyCreatureType = false;
  draft.subtypes = draft.subtypes.filter(it => familyOf(it) !== family);
  addSubtypes(draft, subtypes);
}

function removeTypes(draft: ObjectDraft, gone: Change & { readonly kind: 'removeTypes' }): void {
  draft.supertypes = draft.supertypes.filter(it => !gone.supertypes.includes(it));
  draft.types = draft.types.filter(it => !gone.types.includes(it));
  draft.subtypes = draft.subtypes.filter(it => !gone.subtypes.includes(it));
  if (gone.everyCreatureType) setFamily(draft, 'creature', []);
  keepFittingSubtypes(draft);
}

/** 205.1a: subtypes go with the card type they belong to. */
function keepFittingSubtypes(draft: ObjectDraft): void {
  draft.subtypes = draft.subtypes.filter(
    it => familyOf(it) === undefined || draft.types.some(type => goesWith(it, type)),
  );
  if (!hasCreatureTypes(draft)) draft.everyCreatureType = false;
}

function becomeEveryCreatureType(draft: ObjectDraft): void {
  if (!hasCreatureTypes(draft)) return;
  draft.everyCreatureType = true;
  draft.subtypes = draft.subtypes.filter(it => familyOf(it) !== 'creature');
}

function hasCreatureTypes(draft: ObjectDraft): boolean {
  return draft.types.includes('Creature') || draft.types.includes('Kindred');
}

type ChosenType = Change & { readonly kind: 'chosenType' };

/** 607.5a: where nothing was chosen, nothing changes. */
function changeToChosen(draft: ObjectDraft, change: ChosenType, chosen: ChosenValues): void {
  const word = chosenWord(change, chosen);
  if (word === undefined) return;
  if (change.what === 'cardType') {
    const type = CARD_TYPES.find(it => it.toLowerCase() === word.toLowerCase());
    if (type !== undefined && change.set) setTypes(draft, [type], []);
    else if (type !== undefined) draft.types = union(draft.types, [type]);
    return;
  }
  if (change.set) setFamily(draft, familyOf(word) === 'land' ? 'land' : 'creature', [word]);
  else addSubtypes(draft, [word]);
}

function chosenWord(change: ChosenType, chosen: ChosenValues): string | undefined {
  if (change.nth !== undefined) return nthLandType(chosen, change.nth);
  const land = chosen.basicLandType ?? chosen.landType;
  if (change.what === 'cardType') return chosen.cardType;
  // "the chosen type" of a permanent with a chosen land type is that land type
  return change.what === 'creatureType' ? (chosen.creatureType ?? land) : land;
}

function union<T>(some: readonly T[], more: readonly T[]): readonly T[] {
  return more.every(it => some.includes(it)) ? some : [...new Set([...some, ...more])];
}
