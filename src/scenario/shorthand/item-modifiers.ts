// Modifiers in brackets after a name: `(copying Bear Cub, tapped, 2 +1/+1)`.

import { COLORS } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { nearest } from '../../kit/nearest.ts';
import {
  COUNTER_WORDS,
  NAME_MODIFIERS,
  OBJECT_STATES,
  type ObjectState,
  VALUE_MODIFIERS,
} from '../../vocabulary/index.ts';
import { MANA_MODIFIERS } from './mana-modifiers.ts';
import type { DeclaredItem, NameOf } from './object-list.ts';
import { FURTHER_OPPONENTS, playerWord } from './seat-words.ts';

/** The properties that the brackets add to an object, and the words that could not be read. */
export interface ModifiersReading {
  readonly patch: DeclaredItem;
  readonly issues: readonly Issue[];
}

/** Reads each modifier; a name that was split at its commas is joined again. */
export function readModifiers(pieces: readonly string[], nameOf: NameOf): ModifiersReading {
  let patch: DeclaredItem = {};
  const issues: Issue[] = [];
  let at = 0;
  while (at < pieces.length) {
    const { read, length } = readOne(pieces, at, nameOf);
    if (read === undefined) issues.push(unknownModifier(pieces[at] ?? ''));
    else patch = merge(patch, read);
    at += length;
  }
  return { patch, issues };
}

type Read = (words: readonly string[], nameOf: NameOf) => DeclaredItem;

/** The properties that each state adds to an object. */
const STATES: Readonly<Record<ObjectState, DeclaredItem>> = {
  tapped: { tapped: true },
  untapped: { tapped: false },
  flipped: { flipped: true },
  'face down': { faceDown: true },
  'phased out': { phasedOut: true },
  transformed: { face: 'back' },
  attacking: { attacking: 'opponent' },
  manifested: { faceDown: 'manifested' },
  cloaked: { faceDown: 'cloaked' },
  morph: { faceDown: 'morph' },
  disguise: { faceDown: 'disguise' },
  kicked: { cast: { kicked: 'yes' } },
  solved: { designations: ['solved'] },
  suspected: { designations: ['suspected'] },
  prepared: { designations: ['prepared'] },
  renowned: { designations: ['renowned'] },
  monstrous: { designations: ['monstrous'] },
  saddled: { designations: ['saddled'] },
  crewed: { designations: ['crewed'] },
  harnessed: { designations: ['harnessed'] },
  commander: { designations: ['commander'] },
  prototype: { cast: { costs: ['prototype'] } },
  'attacked this turn': { designations: ['attackedThisTurn'] },
  'entered this turn': { designations: ['enteredThisTurn'] },
  'no counters': { counters: {} },
};

const STATE_OF: ReadonlyMap<string, DeclaredItem> = new Map(Object.entries(STATES));

/** The wording of each modifier with a function from its groups to properties. */
const MODIFIERS: readonly (readonly [RegExp, Read])[] = [
  ...MANA_MODIFIERS,
  [/^phased-out$/iu, () => STATES['phased out']],
  [/^face-?down$/iu, () => STATES['face down']],
  [/^(morph|disguise)(?:ed|d)$/iu, ([way = '']) => ({ faceDown: way.toLowerCase() })],
  [/^back(?: face| side)?$/iu, () => STATES.transformed],
  [
    /^(?:copying|(?:is |as )?a copy of|copy of|copy:)\s+(.+)$/iu,
    ([name = ''], nameOf) => ({ copyOf: nameOf(name) ?? name }),
  ],
  [
    /^(?:attached to|enchanting|equipping|fortifying|on)\s+(.+)$/iu,
    ([name = ''], nameOf) => ({ attachedTo: playerWord(name) ?? nameOf(name) ?? name }),
  ],
  [/^attacking\s+(.+)$/iu, ([name = '']) => ({ attacking: playerWord(name) ?? name })],
  [/^(\d+) damage(?: marked)?$/iu, ([amount]) => ({ damage: amount })],
  [/^exiled with\s+(.+)$/iu, ([name = ''], nameOf) => ({ exiledWith: nameOf(name) ?? name })],
  [/^paired with\s+(.+)$/iu, ([name = ''], nameOf) => ({ pairedWith: nameOf(name) ?? name })],
  [/^(\d+) life paid$/iu, ([lifePaid]) => ({ lifePaid })],
  [/^life paid:? (\d+)$/iu, ([lifePaid]) => ({ lifePaid })],
  [/^level (\d+)$/iu, ([level]) => ({ level })],
  [/^(?:owned by|owner:?)\s+(.+)$/iu, ([name = '']) => ({ owner: playerWord(name) ?? name })],
  [/^(?:protected by|protector:?)\s+(.+)$/iu, ([name = '']) => ({ protector: playerWord(name) ?? name })],
  [/^x\s*(?:=|is|:)?\s*(\d+)$/iu, ([x]) => ({ cast: { x } })],
  [
    /^(prototype|bestow|dash|evoke|escape|overload|blitz|impending)(?:d|ed)?$/iu,
    ([cost = '']) => ({ cast: { costs: [cost.toLowerCase()] } }),
  ],
  [/^kicked\s+(\d+)(?:\s+times)?$/iu, ([times]) => ({ cast: { kicked: times } })],
  [/^(?:color|colour)[: ]\s*(.+)$/iu, ([color = '']) => ({ chosen: { color: color.toLowerCase() } })],
  [/^(?:creature )?type[: ]\s*(.+)$/iu, ([creatureType]) => ({ chosen: { creatureType } })],
  [/^(?:basic )?land type[: ]\s*(.+)$/iu, ([basicLandType]) => ({ chosen: { basicLandType } })],
  [/^colou?rs[: ]\s*(.+)$/iu, ([words = '']) => ({ chosen: { colors: listed(words.toLowerCase()) } })],
  [/^(?:basic )?land types[: ]\s*(.+)$/iu, ([words = '']) => ({ chosen: { basicLandTypes: listed(words) } })],
  [
    /^players[: ]\s*(.+)$/iu,
    ([words = '']) => ({ chosen: { players: listed(words).map(it => playerWord(it) ?? it) } }),
  ],
  [
    /^(?:card )?(?:name|named|naming)[: ]\s*(.+)$/iu,
    ([name = ''], nameOf) => ({ chosen: { cardName: nameOf(name) ?? name } }),
  ],
  [/^mode[: ]\s*(.+)$/iu, ([mode]) => ({ chosen: { mode } })],
  [/^number[: ]\s*(\d+)$/iu, ([number]) => ({ chosen: { number } })],
  [/^player[: ]\s*(.+)$/iu, ([name = '']) => ({ chosen: { player: playerWord(name) ?? name } })],
  [/^(?:chose|chosen|choosing)[: ]\s*(.+)$/iu, ([word = ''], nameOf) => ({ chosen: chosenBy(word, nameOf) })],
  [/^no counter$/iu, () => STATES['no counters']],
  [
    /^cast from (?:the )?(hand|library|graveyard|exile|command|outside)$/iu,
    ([from = '']) => ({ cast: { from: from.toLowerCase() } }),
  ],
  [/^(?:for|paying) (?:its |the )?([a-z]+)(?: cost)?$/iu, ([cost = '']) => ({ cast: { costs: [cost.toLowerCase()] } })],
  [
    /^targeting\s+(.+)$/iu,
    ([name = ''], nameOf) => ({ cast: { targets: [playerWord(name) ?? nameOf(name) ?? name] } }),
  ],
  [
    /^from (?:the )?(hand|library|graveyard|exile|command|stack|outside|nowhere)$/iu,
    ([from = '']) => ({ from: from.toLowerCase() }),
  ],
  [
    new RegExp(`^under (${FURTHER_OPPONENTS.join('|')}|me|you|my opponent|opp|opponent)(?:'s control)?$`, 'iu'),
    ([name = '']) => ({ under: playerWord(name) ?? name }),
  ],
  [/^by\s+(.+)$/iu, ([name = ''], nameOf) => ({ by: nameOf(name) ?? name })],
  [/^as\s+([\w-]+)$/iu, ([handle]) => ({ as: handle })],
  [/^(?:with )?(?:an? )?(\d+ )?([+-]\d+\/[+-]\d+|[a-z][a-z ]*?) counters?(?: on it)?$/iu, counters],
  [/^(?:with )?(\d+ )?([+-]\d+\/[+-]\d+)$/u, counters],
  [new RegExp(`^(?:with )?(\\d+ )(${COUNTER_WORDS.join('|')})$`, 'iu'), counters],
];

/** Words offered in place of an unknown one. */
const OFFERED = [...OBJECT_STATES, ...NAME_MODIFIERS, ...VALUE_MODIFIERS, 'damage', 'counters'] as const;

/** The greatest number of pieces of a name split at its commas. */
const LONGEST_NAME = 5;

function readOne(
  pieces: readonly string[],
  at: number,
  nameOf: NameOf,
): { readonly read: DeclaredItem | undefined; readonly length: number } {
  for (let length = Math.min(LONGEST_NAME, pieces.length - at); length > 1; length--) {
    const joined = pieces.slice(at, at + length).join(', ');
    const name =
      /^(?:copying|(?:is |as )?a copy of|copy of|attached to|enchanting|equipping|on|naming|named|name|chose|targeting|attacking|by|exiled with)\s+(.+)$/iu;
    if (nameOf(name.exec(joined)?.[1] ?? '') !== undefined) return { read: readText(joined, nameOf), length };
  }
  return { read: readText(pieces[at] ?? '', nameOf), length: 1 };
}

function readText(text: string, nameOf: NameOf): DeclaredItem | undefined {
  const state = STATE_OF.get(text.trim().toLowerCase().replace(/\s+/gu, ' '));
  if (state !== undefined) return state;
  for (const [wording, read] of MODIFIERS) {
    const [whole, ...words] = wording.exec(text.trim()) ?? [];
    if (whole !== undefined) return read(words, nameOf);
  }
  return undefined;
}

function counters([count, kind = '']: readonly string[]): DeclaredItem {
  return { counters: { [kind.toLowerCase()]: count === undefined ? 1 : Number(count) } };
}

/** Several chosen of one kind: "white and blue". */
function listed(words: string): readonly string[] {
  return words.split(/ and /u).map(it => it.trim());
}

function chosenBy(word: string, nameOf: NameOf): DeclaredItem {
  const lower = word.trim().toLowerCase();
  if (COLORS.some(color => color === lower)) return { color: lower };
  if (['plains', 'island', 'swamp', 'mountain', 'forest'].includes(lower)) return { basicLandType: word };
  if (/^\d+$/u.test(lower)) return { number: Number(lower) };
  const player = playerWord(word);
  if (player !== undefined) return { player };
  const card = nameOf(word);
  return card === undefined ? { creatureType: word } : { cardName: card };
}

function merge(one: DeclaredItem, other: DeclaredItem): DeclaredItem {
  const merged: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key];
    if (Array.isArray(before) && Array.isArray(value)) merged[key] = [...before, ...value];
    else if (isRecord(before) && isRecord(value)) merged[key] = merge(before, value);
    else merged[key] = value;
  }
  return merged;
}

function isRecord(value: unknown): value is DeclaredItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** States offered where none is near what was typed. */
const COMMON_STATES: readonly ObjectState[] = ['tapped', 'face down', 'transformed', 'flipped'];

function unknownModifier(text: string): Issue {
  const near = nearest(text, OFFERED);
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return {
    path: [],
    message: `I do not know what "${shown}" means here. Write for example (tapped, 2 +1/+1) or (copying Clone).`,
    suggestions: near.length > 0 ? near : COMMON_STATES,
    typed: text,
  };
}
