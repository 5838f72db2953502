// Explanation of a card as Threshold reads it: for each line the kind of its ability and its function in a few words.

import type { Ability, EventPattern, Face, PrintedNumber, ReplacementAbility, TriggerEvent } from '../engine/index.ts';
import { assertNever } from '../kit/assert-never.ts';
import { asSentence, listInWords } from './english.ts';
import { CARD_VOICE, makePhraser } from './phrase/make-phraser.ts';

export const LINE_READINGS = [
  'replacement',
  'static',
  'triggered',
  'activated',
  'spell',
  'keyword',
  'irrelevant',
  'unread',
] as const;

/** Readings of one line of a card. */
export type CardLineReading = (typeof LINE_READINGS)[number];

export interface ExplainedCardLine {
  readonly text: string;
  readonly reading: CardLineReading;
  /** The function of the line in our words, or the text at which reading stopped. */
  readonly note?: string;
}

/** One line of a card with its compiled abilities. */
export interface CompiledCardLine {
  readonly text: string;
  readonly abilities: readonly Ability[];
  /** For a line that was not read: the number of characters that were. */
  readonly furthest?: number;
}

const PHRASER = makePhraser(CARD_VOICE);

/** The lines of a face, in order, with their readings and notes. */
export function explainCardLines(lines: readonly CompiledCardLine[]): readonly ExplainedCardLine[] {
  return lines.map(explainLine);
}

function explainLine({ text, abilities, furthest }: CompiledCardLine): ExplainedCardLine {
  const reading = readingOf(abilities);
  if (reading === 'unread') return { text, reading, note: stoppedAt(text, furthest ?? 0) };
  const note = noteOf(abilities);
  return { text, reading, ...(note === '' || same(note, text) ? {} : { note }) };
}

/** A sentence that quotes the line from where it was not understood. */
function stoppedAt(text: string, furthest: number): string {
  // within a word nothing ends
  const begun = /[\p{L}\p{N}'’]+$/u.exec(text.slice(0, furthest))?.[0] ?? '';
  const isWithin = /^[\p{L}\p{N}'’]/u.test(text.slice(furthest));
  const rest = text.slice(isWithin ? furthest - begun.length : furthest).trim();
  if (rest === '' || rest.length === text.trim().length) return 'I could not read this line.';
  return asSentence(`I could not read on from "${rest.replace(/[.\s]+$/, '')}"`);
}

/** The most important reading among a line's abilities: unread first, then replacement effects. */
function readingOf(abilities: readonly Ability[]): CardLineReading {
  const readings = abilities.map(oneReading);
  return ORDER.find(it => readings.includes(it)) ?? 'unread';
}

const ORDER: readonly CardLineReading[] = [
  'unread',
  'replacement',
  'static',
  'triggered',
  'keyword',
  'spell',
  'activated',
  'irrelevant',
];

function oneReading(ability: Ability): CardLineReading {
  switch (ability.kind) {
    case 'cant':
      return ability.what.kind === 'text' ? 'irrelevant' : 'static';
    case 'static':
      return isText(ability) ? 'irrelevant' : 'static';
    case 'activated':
    case 'keyword':
    case 'replacement':
    case 'spell':
    case 'triggered':
    case 'unread':
      return ability.kind;
    default:
      return assertNever(ability);
  }
}

/** Whether a static ability is opaque text on purpose: costs, combat, hand size. */
function isText(ability: Extract<Ability, { readonly kind: 'static' }>): boolean {
  return ability.effects.every(it => it.changes.every(change => change.kind === 'rule' && change.rule.kind === 'text'));
}

function noteOf(abilities: readonly Ability[]): string {
  const relevant = abilities.filter(it => oneReading(it) !== 'irrelevant').map(oneNote);
  const notes = relevant.filter(it => it !== '');
  return notes.length === 0 ? '' : asSentence(joined(notes));
}

/** The notes of one line joined; a beginning that all share stands once. */
function joined(notes: readonly string[]): string {
  const heads = notes.map(it => /^changes [^:]*: /.exec(it)?.[0]);
  const [first] = heads;
  if (first === undefined || !heads.every(it => it === first)) return notes.join('; ');
  return first + notes.map(it => it.slice(first.length)).join('; ');
}

function oneNote(ability: Ability): string {
  switch (ability.kind) {
    case 'replacement':
      return `${replaces(ability)}: ${PHRASER.ability(ability)}`;
    case 'triggered':
      return `triggers when ${listInWords(ability.events.map(triggerWords), 'or')}${ability.condition === undefined ? '' : `, if ${PHRASER.condition(ability.condition)}`}`;
    case 'static':
      return ability.defining
        ? `defines its own characteristics: ${PHRASER.ability(ability)}`
        : PHRASER.ability(ability);
    case 'activated':
    case 'spell':
      return '';
    case 'cant':
    case 'keyword':
    case 'unread':
      return PHRASER.ability(ability);
    default:
      return assertNever(ability);
  }
}

function triggerWords(event: TriggerEvent): string {
  return PHRASER.trigger(event);
}

/** A phrase for what a replacement effect changes: "changes how it enters". */
function replaces({ event }: ReplacementAbility): string {
  const own = event.kind === 'enters' && event.what.clauses.some(it => it.kind === 'is');
  return own ? 'changes how it enters' : REPLACES[event.kind];
}

const REPLACES = {
  enters: 'changes how something enters',
  createTokens: 'changes tokens being created',
  putCounters: 'changes counters being put',
  removeCounters: 'changes counters being removed',
  dealDamage: 'changes damage',
  draw: 'changes drawing',
  gainLife: 'changes life gained',
  loseLife: 'changes life lost',
  payLife: 'changes life paid',
  loseGame: 'changes losing the game',
  winGame: 'changes winning the game',
  destroy: 'changes being destroyed',
  move: 'changes where something goes',
  mill: 'changes milling',
  scry: 'changes scrying',
  search: 'changes searching',
  discard: 'changes discarding',
  shuffle: 'changes shuffling',
  begin: 'changes a step, phase or turn',
  addMana: 'changes mana',
  turnFaceUp: 'changes turning face up',
  untap: 'changes untapping',
  transform: 'changes transforming',
  tap: 'changes tapping',
  flipCoin: 'changes coin flips',
  rollDie: 'changes die rolls',
  explore: 'changes exploring',
  proliferate: 'changes proliferating',
} as const satisfies { readonly [K in EventPattern['kind']]: string };

function same(note: string, text: string): boolean {
  const plain = (it: string) => it.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(note) === plain(text);
}

/** A face's printed type line: "Legendary Enchantment Creature — God". */
export function faceType(face: Face): string {
  const types = [...face.supertypes, ...face.types].join(' ');
  return face.subtypes.length === 0 ? types : `${types} — ${face.subtypes.join(' ')}`;
}

/** Power and toughness, loyalty or defense as printed; undefined where there is none. */
export function faceSize(face: Face): string | undefined {
  if (face.power !== undefined && face.toughness !== undefined)
    return `${printed(face.power)}/${printed(face.toughness)}`;
  if (face.loyalty !== undefined) return `loyalty ${printed(face.loyalty)}`;
  return face.defense === undefined ? undefined : `defense ${printed(face.defense)}`;
}

function printed(number: PrintedNumber): string {
  if (typeof number === 'number') return String(number);
  if (number.kind === 'x') return 'X';
  return number.plus === 0 ? '*' : `${number.plus}+*`;
}
