// What an effect looks at and what it changes, by aspect: whether one effect could bear on another at all (613.8a).
import { CARD_TYPES, SUPERTYPES } from '../../vocabulary/index.ts';
import type { Change } from '../ability/continuous.ts';
import { familyOf, isBasicLandType } from '../model/subtypes.ts';
import type { Layer } from './layer.ts';
import type { LayerEffect } from './layer-effect.ts';

/** The aspects of objects that an effect's words ask about, in what it affects, its conditions and its amounts. */
export interface Reads {
  /** Types, subtypes and supertypes by name, or all of them. */
  readonly types: ReadonlySet<string> | 'all' | undefined;
  readonly colors: boolean;
  readonly abilities: boolean;
  readonly size: boolean;
  readonly control: boolean;
  readonly name: boolean;
  /** Whether it looks at other objects than the one it may affect: counts, conditions, what something shares. */
  readonly elsewhere: boolean;
}

/** What the effect reads; worked out once for each. */
export function readsOf(of: LayerEffect): Reads {
  const known = READS.get(of.effect);
  if (known !== undefined) return known;
  const reads = noting();
  visit(of.effect.affects, reads);
  for (const condition of of.conditions) visit(condition, reads, true);
  for (const change of of.effect.changes) visitChange(change, reads);
  READS.set(of.effect, reads);
  return reads;
}

/** Whether what the change writes in its layer is something that is read. */
export function bearsOn(change: Change, layer: Layer, reads: Reads): boolean {
  switch (layer) {
    case '1a':
    case '3':
      return reads.types !== undefined || reads.colors || reads.abilities || reads.size || reads.name;
    case '2':
      return reads.control;
    case '4':
      return bearsOnTypes(change, reads) || (reads.abilities && mayTakeAbilities(change));
    case '5':
      return reads.colors;
    case '6':
      // until Magic 2010 colors were changed in this layer too
      return reads.abilities || (reads.colors && COLORS.has(change.kind));
    default:
      return reads.size;
  }
}

/** Whether the change could take an ability away, and with it an effect (613.8a: "the existence"). */
export function mayTakeAbilities(change: Change): boolean {
  switch (change.kind) {
    case 'copyOf':
    case 'text':
    case 'losesAll':
    case 'loses':
    case 'cantHave':
      return true;
    case 'setLandTypes':
    case 'setTypes':
    case 'setSubtypes':
      return change.subtypes.some(isBasicLandType);
    case 'chosenType':
      return change.set;
    default:
      return false;
  }
}

const COLORS: ReadonlySet<Change['kind']> = new Set<Change['kind']>(['setColors', 'addColors', 'chosenColor']);

const READS = new WeakMap<LayerEffect['effect'], Reads>();

interface Noting {
  types: Set<string> | 'all' | undefined;
  colors: boolean;
  abilities: boolean;
  size: boolean;
  control: boolean;
  name: boolean;
  elsewhere: boolean;
}

function noting(): Noting {
  return {
    types: undefined,
    colors: false,
    abilities: false,
    size: false,
    control: false,
    name: false,
    elsewhere: false,
  };
}

/** Amounts of a change count as read; abilities it grants do not: they are read when they apply. */
function visitChange(change: Change, reads: Noting): void {
  if (change.kind === 'gains' || change.kind === 'losesAll' || change.kind === 'rule') return;
  // "You" is whoever controls what it comes from.
  if (change.kind === 'control') {
    reads.control = true;
    reads.elsewhere = true;
  }
  if (change.kind === 'gainsAbilitiesOf') reads.abilities = true;
  if (change.kind === 'gainsAbilitiesOf' || change.kind === 'copyOf') visit(change.of, reads, true);
  if ('power' in change) {
    visit(change.power, reads, true);
    visit(change.toughness, reads, true);
  }
}

function visit(value: unknown, reads: Noting, elsewhere = false): void {
  if (typeof value !== 'object' || value === null) return;
  if (elsewhere) reads.elsewhere = true;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, reads, elsewhere);
    return;
  }
  const node: Readonly<Record<string, unknown>> = { ...value };
  note(node, reads);
  for (const key in node) visit(node[key], reads, elsewhere);
}

const ALL_TYPES = ['historic', 'outlaw', 'party', 'enchanted', 'equipped', 'modified', 'domain'];
const MORE_TYPES = ['level', 'delirium', 'metalcraft', 'ferocious'];
const TYPED: ReadonlySet<unknown> = new Set([...ALL_TYPES, ...MORE_TYPES]);
const COLORED: ReadonlySet<unknown> = new Set(['color', 'colorless', 'multicolored', 'monocolored']);
const CONTROLLED: ReadonlySet<unknown> = new Set(['controlledBy', 'controllerOf', 'playerCount', 'modified']);
const SIZED: ReadonlySet<unknown> = new Set([
  'power',
  'toughness',
  'basePower',
  'baseToughness',
  'totalPowerAndToughness',
]);
const NAMED: ReadonlySet<unknown> = new Set(['named', 'symbols', 'devotion']);
const ELSEWHERE: ReadonlySet<unknown> = new Set([
  'shares',
  'attachedTo',
  'withAttached',
  'attachedToA',
  'modified',
  'enchanted',
  'equipped',
  'blocked',
]);

/** What a node of a filter, condition or amount asks about. */
function note(node: Readonly<Record<string, unknown>>, reads: Noting): void {
  const { kind, what } = node;
  if (kind === 'type' || kind === 'subtype' || kind === 'supertype') addType(reads, String(node[kind]));
  if (TYPED.has(kind)) reads.types = 'all';
  if (COLORED.has(kind) || node.measure === 'colors') reads.colors = true;
  if (kind === 'keyword' || kind === 'noAbilities') reads.abilities = true;
  if (CONTROLLED.has(kind) || kind === 'ferocious' || kind === 'metalcraft') reads.control = true;
  if (SIZED.has(node.measure) || kind === 'ferocious') reads.size = true;
  if (NAMED.has(kind) || node.measure === 'manaValue') reads.name = true;
  if (ELSEWHERE.has(kind) || typeof node.amount === 'object') reads.elsewhere = true;
  if (kind === 'chosen' || kind === 'shares' || kind === 'different') noteSort(String(what), reads);
}

function noteSort(what: string, reads: Noting): void {
  if (what === 'color' || what === 'colors') reads.colors = true;
  else if (what === 'cardName' || what === 'name' || what === 'names' || what.startsWith('manaValue'))
    reads.name = true;
  else if (what === 'powers') reads.size = true;
  else if (what === 'player') reads.control = true;
  else reads.types = 'all';
}

function addType(reads: Noting, word: string): void {
  if (reads.types === 'all') return;
  reads.types ??= new Set();
  reads.types.add(word);
}

function bearsOnTypes(change: Change, reads: Reads): boolean {
  if (reads.types === undefined) return false;
  if (reads.types === 'all') return true;
  for (const word of reads.types) if (writes(change, word)) return true;
  return false;
}

/** Whether the change may give or take that type, subtype or supertype. */
function writes(change: Change, word: string): boolean {
  switch (change.kind) {
    case 'addTypes':
      return [...change.types, ...change.subtypes, ...change.supertypes].some(it => it === word);
    case 'removeTypes':
    case 'setTypes':
      return true;
    case 'setSubtypes':
      return familyOf(word) === change.family;
    case 'setLandTypes':
    case 'everyBasicLandType':
      return familyOf(word) === 'land';
    case 'everyCreatureType':
      return familyOf(word) === 'creature';
    case 'chosenType':
      return !SUPERTYPES.some(it => it === word) && (change.what === 'cardType' || !CARD_TYPES.some(it => it === word));
    default:
      return false;
  }
}
