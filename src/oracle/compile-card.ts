// Compilation of a whole card: its faces as the engine has them, and each of its lines with its reading.
import type { Card, CardFace } from '../cards/index.ts';
import {
  type Ability,
  COLOR_LETTERS,
  COLOR_OF,
  type Face,
  type Layout,
  type Printed,
  type TriggerEvent,
} from '../engine/index.ts';
import { withGivingItself } from './activated-ability.ts';
import { withManaEffects } from './effects/mana-abilities.ts';
import { withOwnName } from './lower/own-name.ts';
import { readManaCost, readPrintedNumber } from './lower/printed-number.ts';
import { readPrototype } from './lower/prototype.ts';
import { isOpaqueSection, lowerSection, stationCreature } from './lower/section.ts';
import { readTypeLine, type TypeLine } from './lower/type-line.ts';
import { normalize, restore, type SelfNames, selfNames, selfNamesIn, splitWord } from './normalize.ts';
import { type LineReading, readLine } from './read-line.ts';
import { type RawLine, splitText } from './split-text.ts';
import { type UnreadSubject, unreadSubjects } from './unread-subjects.ts';

/** One line of a card with its reading. */
export interface CompiledLine {
  /** As printed, without reminder text. */
  readonly text: string;
  readonly abilities: readonly Ability[];
  readonly read: LineReading;
  /** Whether older wording was replaced by today's before reading. */
  readonly reworded: boolean;
  /** For an unread line: the number of characters of `text` that were understood. */
  readonly furthest?: number;
}

/** A line that was not read; it is passed on to the answer. */
export interface UnreadLine {
  readonly text: string;
  readonly furthest: number;
  readonly expected: readonly string[];
  /** The subjects of the line. */
  readonly about: readonly UnreadSubject[];
}

export interface CompiledCard {
  readonly printed: Printed;
  /** The lines of each face. */
  readonly lines: readonly (readonly CompiledLine[])[];
  /** Lines that are not understood at all; a triggered ability with an unread "if" is listed where it could trigger. */
  readonly unread: readonly UnreadLine[];
}

/** Whether part of the line was not understood. */
export function isUnreadLine({ status }: LineReading): boolean {
  return status === 'unread' || status === 'ambiguous';
}

/** Reader of lines in the grammar's form; one with a memory saves time over many cards. */
export type LineReader = typeof readLine;

/** Compiles a card. Never fails: a line that is not read becomes an unread ability and is listed in `unread`. */
export function compileCard(card: Card, reader: LineReader = readLine): CompiledCard {
  const [first, ...others] = card.faces;
  const front = compileFace(first, reader);
  const rest = others.map(face => compileFace(face, reader));
  const all = [front, ...rest];
  return {
    printed: {
      layout: layoutOf(card.layout),
      faces: [doorOf(front.face, card, 'left'), ...rest.map(it => doorOf(it.face, card, 'right'))],
      cardName: card.name,
      ...(card.meldedManaValue === undefined ? {} : { meldedManaValue: card.meldedManaValue }),
      ...identityOf(card),
    },
    lines: all.map(it => it.lines),
    unread: all.flatMap(it => it.lines).flatMap(unreadOf),
  };
}

/** 709.5h: "this door" in the abilities of a half of a Room is that half, also when the other one is unlocked later. */
function doorOf(face: Face, { layout }: Card, half: 'left' | 'right'): Face {
  if (layout !== 'split' || !face.subtypes.includes('Room')) return face;
  const abilities = face.abilities.map((ability): Ability => {
    if (ability.kind !== 'triggered') return ability;
    const events = ability.events.map(
      (it): TriggerEvent =>
        it.kind === 'becomes' && it.designation === 'unlocked' ? { ...it, designation: `unlocked: ${half}` } : it,
    );
    return { ...ability, events };
  });
  return { ...face, abilities };
}

/** 903.4: the color identity of a card that can be a commander; reminder text is no part of it (903.4d). */
function identityOf({ faces }: Card): Pick<Printed, 'colorIdentity'> {
  if (!/\bLegendary\b/.test(faces[0].typeLine)) return {};
  const texts = faces.map(it => `${it.manaCost ?? ''} ${it.oracleText.replace(/\([^)]*\)/g, '')}`);
  const symbols = texts.flatMap(it => it.match(/\{[^}]+\}/g) ?? []).join('');
  const shown = faces.flatMap(it => it.colorIndicator ?? []);
  return {
    colorIdentity: COLOR_LETTERS.filter(it => symbols.includes(it) || shown.includes(it)).map(it => COLOR_OF[it]),
  };
}

interface CompiledFace {
  readonly face: Face;
  readonly lines: readonly CompiledLine[];
}

function compileFace(face: CardFace, reader: LineReader): CompiledFace {
  const types = readTypeLine(face.typeLine);
  const legend = types.supertypes.includes('Legendary');
  const printed = selfNames(face.name, legend || types.types.includes('Planeswalker'));
  const self = legend ? selfNamesIn(face.oracleText, printed) : printed;
  const spell = types.types.some(it => it === 'Instant' || it === 'Sorcery');
  const raw = splitText(face.oracleText, types.subtypes);
  const known: ReadonlySet<string> = new Set(printed.names);
  const called = self.names.filter(it => !known.has(it));
  const lines = raw.map(line => compileLineOf(line, { self, called, spell, name: face.name }, reader));
  return { face: faceOf(face, types, [...lines.flatMap(it => it.abilities), ...stationed(raw, types)]), lines };
}

interface LineOwner {
  readonly self: SelfNames;
  /** Interchangeable names among them; what is kept as text has the name of the face instead. */
  readonly called: readonly string[];
  readonly spell: boolean;
  readonly name: string;
}

function compileLineOf(raw: RawLine, owner: LineOwner, reader: LineReader): CompiledLine {
  const prototype = readPrototype(raw.text);
  if (prototype !== undefined) return keptLine(raw.text, raw.text, [prototype], 'keyword');
  const { word, rest } = splitWord(raw.text);
  const { text, reworded, selves } = normalize(rest, owner.self);
  const printed = selves.map(it => (owner.called.includes(it) ? owner.name : it));
  const abilitiesOf = (read: readonly Ability[]) =>
    withManaEffects(
      withGivingItself(withOwnName(lowerSection(raw.section, text, read), owner.name, { text, selves: printed })),
    );
  if (isOpaqueSection(raw.section)) return { ...keptLine(raw.text, text, abilitiesOf([]), 'other'), reworded };
  const read = reader(text, { spell: owner.spell && raw.section.kind === 'plain' });
  const line = { text: raw.text, abilities: abilitiesOf(read.abilities), read, reworded };
  if (read.status !== 'unread') return line;
  const before = word === undefined ? 0 : raw.text.length - rest.length;
  return { ...line, furthest: before + restore(text.slice(0, read.furthest), selves).length };
}

function keptLine(
  wording: string,
  text: string,
  abilities: readonly Ability[],
  group: LineReading['group'],
): CompiledLine {
  const read: LineReading = {
    text,
    group,
    status: 'opaque',
    abilities,
    variant: false,
    furthest: text.length,
    expected: [],
  };
  return { text: wording, abilities, read, reworded: false };
}

/** The creature type a Spacecraft with power and toughness has from its last bar on (721.2b). */
function stationed(lines: readonly RawLine[], types: TypeLine): readonly Ability[] {
  if (!types.subtypes.includes('Spacecraft') || types.types.includes('Creature')) return [];
  const bars = lines.flatMap(({ section }) => (section.kind === 'station' ? [section.counters] : []));
  return bars.length === 0 ? [] : [stationCreature(Math.max(...bars))];
}

function faceOf(face: CardFace, types: TypeLine, abilities: readonly Ability[]): Face {
  const manaCost = readManaCost(face.manaCost);
  const indicator = face.colorIndicator?.map(it => COLOR_OF[it]);
  const number = (key: 'power' | 'toughness' | 'loyalty' | 'defense') => {
    const value = face[key] === undefined ? undefined : readPrintedNumber(face[key]);
    return value === undefined ? {} : { [key]: value };
  };
  return {
    name: face.name,
    ...(manaCost === undefined ? {} : { manaCost }),
    ...(indicator === undefined ? {} : { colorIndicator: indicator }),
    ...types,
    ...number('power'),
    ...number('toughness'),
    ...number('loyalty'),
    ...number('defense'),
    abilities,
  };
}

function layoutOf(layout: Card['layout']): Layout {
  return layout === 'other' ? 'normal' : layout;
}

function unreadOf({ text, read, furthest }: CompiledLine): readonly UnreadLine[] {
  if (!isUnreadLine(read) || read.abilities.some(it => it.kind === 'triggered')) return [];
  return [{ text, furthest: furthest ?? 0, expected: read.expected, about: unreadSubjects(text) }];
}
