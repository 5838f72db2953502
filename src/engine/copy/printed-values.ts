// Values of printed cards and tokens by layout, zone and status (109.3, 709-718).
import { unique } from '../../kit/lists.ts';
import type { FaceDownKind, ObjectDesignation, Zone } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';
import type { CopiableValues, Face, Printed, PrintedNumber } from '../model/characteristics.ts';
import { colorsOfCost, manaValueOf } from '../model/mana-cost.ts';

/** The zone and status of a printed card or token. */
export interface PrintedStatus {
  readonly zone: Zone;
  readonly face: number;
  readonly flipped: boolean;
  readonly prototyped: boolean;
  readonly designations: readonly ObjectDesignation[];
  /** 202.3b: whether it is that card or token itself rather than a permanent copying it. */
  readonly itself: boolean;
}

/** The copiable values of a printed card or token in that zone and status, before copy effects and face-down status. */
export function valuesOfPrinted(printed: Printed, lying: PrintedStatus): CopiableValues {
  const { layout } = printed;
  if (isRoom(printed)) return roomValues(printed, lying);
  if (layout === 'split') return lying.zone === 'stack' ? valuesOfFace(faceAt(printed, lying.face)) : halves(printed);
  if (layout === 'flip')
    return lying.flipped && lying.zone === 'battlefield' ? flippedValues(printed) : valuesOfFace(printed.faces[0]);
  if (lying.prototyped && (lying.zone === 'stack' || lying.zone === 'battlefield')) return prototype(printed);
  if (TWO_SIDED.has(layout)) return sideUp(printed, lying);
  return valuesOfFace(faceAt(printed, lying.zone === 'stack' || lying.zone === 'battlefield' ? lying.face : 0));
}

/**
 * 708.2a: a face-down object has the characteristics the effect lists (708.2), or is a 2/2 creature with nothing else;
 * cloaked and disguised ones have ward {2} (701.58a, 702.168a).
 */
export function faceDownValues(kind: FaceDownKind, listed: CopiableValues | undefined): CopiableValues {
  if (listed !== undefined) return listed;
  const warded = kind === 'cloaked' || kind === 'disguise';
  return warded ? { ...FACE_DOWN, abilities: [{ kind: 'keyword', keyword: 'ward', cost: '{2}' }] } : FACE_DOWN;
}

/** 709.5: a split card whose halves share a type line of a permanent. */
export function isRoom({ layout, faces }: Printed): boolean {
  return layout === 'split' && faces.every(face => face.types.includes('Enchantment'));
}

/** 712.1: a card or token with a back face of its own. */
export function isDoubleFaced({ layout, faces }: Printed): boolean {
  return layout === 'meld' || (faces.length > 1 && WITH_BACK.has(layout));
}

const WITH_BACK: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'battle', 'token', 'saga', 'class']);

const TWO_SIDED: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'meld', 'battle', 'token']);

const FACE_DOWN: CopiableValues = {
  name: '',
  supertypes: [],
  types: ['Creature'],
  subtypes: [],
  power: 2,
  toughness: 2,
  colors: [],
  abilities: [],
};

function faceAt(printed: Printed, index: number): Face {
  return printed.faces[index] ?? printed.faces[0];
}

function valuesOfFace(face: Face): CopiableValues {
  return face;
}

/** 710.1c: a flipped permanent has the other name, types, text and size, and the color and mana cost of the card. */
function flippedValues(printed: Printed): CopiableValues {
  const { manaCost, colors } = valuesOfFace(printed.faces[0]);
  const cost = manaCost === undefined ? {} : { manaCost };
  return { ...valuesOfFace(faceAt(printed, 1)), ...cost, ...(colors === undefined ? {} : { colors }) };
}

/** 712.8: the side that is up; elsewhere than on the battlefield and the stack, the front. */
function sideUp(printed: Printed, lying: PrintedStatus): CopiableValues {
  const index = lying.zone === 'battlefield' || lying.zone === 'stack' ? lying.face : 0;
  const face = faceAt(printed, index);
  if (index === 0 || printed.layout === 'modal_dfc') return valuesOfFace(face);
  // 202.3b: the back of a nonmodal card has the front's mana value, a copy of a back has 0.
  return { ...valuesOfFace(face), manaValue: lying.itself ? manaValueOf(printed.faces[0].manaCost) : 0 };
}

/** 709.4: a split card anywhere but on the stack is both halves together. */
function halves(printed: Printed): CopiableValues {
  return together(printed, printed.faces);
}

/** 709.5: on the battlefield a Room lacks the name, mana cost and text of each locked half. */
function roomValues(printed: Printed, lying: PrintedStatus): CopiableValues {
  if (lying.zone === 'stack') return valuesOfFace(faceAt(printed, lying.face));
  if (lying.zone !== 'battlefield') return halves(printed);
  const open = printed.faces.filter((_, index) => lying.designations.some(it => unlocks(it, index)));
  if (open.length > 0) return together(printed, open);
  const { supertypes, types, subtypes } = printed.faces[0];
  return { name: '', supertypes, types, subtypes, abilities: [] };
}

function unlocks(designation: string, index: number): boolean {
  const word = designation.toLowerCase();
  return word.includes('unlocked') && word.includes(index === 0 ? 'left' : 'right');
}

function together(printed: Printed, faces: readonly Face[]): CopiableValues {
  const costs = faces.flatMap(face => (face.manaCost === undefined ? [] : [face.manaCost]));
  return {
    name: faces.length === printed.faces.length ? printed.cardName : faces.map(face => face.name).join(' // '),
    ...(costs.length > 0 ? { manaCost: costs.flat() } : {}),
    supertypes: unique(faces.flatMap(face => face.supertypes)),
    types: unique(faces.flatMap(face => face.types)),
    subtypes: unique(faces.flatMap(face => face.subtypes)),
    abilities: faces.flatMap(face => face.abilities),
  };
}

/** 718.3b: a prototyped object has the other mana cost, power and toughness, and the color of that cost. */
function prototype(printed: Printed): CopiableValues {
  const face = printed.faces[0];
  const small = face.abilities.flatMap(prototypeOf)[0];
  if (small === undefined) return valuesOfFace(face);
  const { manaCost, power, toughness } = small;
  return { ...valuesOfFace(face), manaCost, power, toughness, colors: colorsOfCost(manaCost) };
}

function prototypeOf(ability: Ability) {
  return ability.kind === 'keyword' && ability.prototype !== undefined ? [ability.prototype] : [];
}

/** A printed number as it counts where nothing defines it: a star and X are 0 (208.2a, 107.3g). */
export function printedNumberValue(printed: PrintedNumber | undefined): number | undefined {
  if (printed === undefined || typeof printed === 'number') return printed;
  return printed.kind === 'star' ? printed.plus : 0;
}
