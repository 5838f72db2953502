// The sections of a line, each with a word before its colon: `me: Sol Ring; opp graveyard: Clone; my life: 3`.
import type { Issue } from '../../kit/issue.ts';
import { type DeclaredItem, type ItemsReading, type NameOf, readItems } from './object-list.ts';
import { ANYBODYS, MINE, playersMeant, THEIRS } from './seat-words.ts';
import { FACT_WORDS, factsSaid, seatsSaid } from './section-facts.ts';

/** The sections of a line as parts of a scenario. */
export interface SectionsReading {
  readonly given: DeclaredItem;
  /** Beside what is given: whose turn it is, the players. */
  readonly scenario: DeclaredItem;
  /** Sections about the event or the day, such as `x` and `rules`, by their word. */
  readonly options: ReadonlyMap<string, string>;
  readonly issues: readonly Issue[];
}

const ZONES = ['battlefield', 'graveyard', 'hand', 'library', 'exile', 'command', 'stack', 'effects'] as const;
const ZONE_WORDS = 'graveyard|hand|library|exile|battlefield|board|side|command|stack|effects';
const OPTION_WORDS = 'rules|as of|x|kicked|from|copy|under|card';

const SECTION = new RegExp(
  `(?:^|[;,\\n|])\\s*(${FACT_WORDS}|${ANYBODYS}(?: (?:${ZONE_WORDS}))?|graveyard|hand|library|exile|battlefield|board` +
    `|i control|you control|they control|each opponent (?:has|controls)|(?:opp|opponent|my opponent) controls|with|against` +
    `|planes?|command|phenomenon|${OPTION_WORDS})\\s*:\\s*`,
  'giu',
);

/** The event of a line, and the sections after it, each with the word before its colon. */
export function cutSections(line: string): {
  readonly event: string;
  readonly sections: readonly (readonly [word: string, text: string])[];
} {
  const marks = [...line.matchAll(SECTION)];
  const textAfter = (index: number) => {
    const mark = marks[index];
    const start = mark === undefined ? 0 : mark.index + mark[0].length;
    return line.slice(start, marks[index + 1]?.index ?? line.length).replace(/^[\s;|]+|[\s;|]+$/gu, '');
  };
  const all = marks.map(
    (mark, index) => [(mark[1] ?? '').toLowerCase().replace(/\s+/gu, ' '), textAfter(index)] as const,
  );
  const before = line.slice(0, marks[0]?.index ?? line.length).replace(/^[\s;|]+|[\s;|]+$/gu, '');
  const card = all.find(([word]) => word === 'card');
  return { event: before === '' ? (card?.[1] ?? '') : before, sections: all.filter(it => it !== card) };
}

/** The part of a line after its event, with the semicolon before it; empty where it says nothing more. */
export function boardOfLine(line: string): string {
  const [first] = line.matchAll(SECTION);
  return first === undefined ? '' : `; ${line.slice(first.index).replace(/^[\s;,|]+/u, '')}`;
}

/** Reads the sections of a line. */
export function readSections(sections: readonly (readonly [string, string])[], nameOf: NameOf): SectionsReading {
  const seats = seatsSaid(sections);
  const boards = sections.flatMap(([word, text]) => {
    const place = placeOf(word, seats);
    if (place === undefined) return [];
    const read = NOTHING_THERE.test(text.trim()) ? { items: [], issues: [] } : readItems(text, nameOf);
    return [{ ...place, read }];
  });
  const facts = factsSaid(sections, seats);
  const options = new Map(sections.filter(([word]) => placeOf(word, seats) === undefined));
  return {
    given: { ...givenOf(boards, facts.players), ...facts.shared, ...sharedOf(boards) },
    scenario: facts.scenario,
    options,
    issues: [...boards.flatMap(it => it.read.issues), ...facts.issues],
  };
}

/** A zone without a card: `my library: empty`. */
const NOTHING_THERE = /^(?:empty|none|nothing)$/iu;

interface Place {
  /** Empty for objects that belong to nobody. */
  readonly players: readonly string[];
  readonly zone: string;
}

interface Board extends Place {
  readonly read: ItemsReading;
}

const WHOSE_ZONE = new RegExp(`^(?:(${ANYBODYS}) ?)?(${ZONE_WORDS})?$`, 'iu');
const MY_BOARD = new RegExp(`^(?:${MINE}|i control|you control|with)$`, 'iu');
const THEIR_BOARD = new RegExp(`^(?:${THEIRS}|against|(?:opp|opponent|my opponent) controls|they control)$`, 'iu');

/** The players and the zone that a section's word means; undefined where it is none of objects. */
function placeOf(word: string, seats: readonly string[]): Place | undefined {
  if (MY_BOARD.test(word)) return { players: ['you'], zone: 'battlefield' };
  if (THEIR_BOARD.test(word)) return { players: ['opponent'], zone: 'battlefield' };
  if (/^each opponent (?:has|controls)$/u.test(word))
    return { players: playersMeant('each opponent', seats), zone: 'battlefield' };
  if (/^(?:planes?|command|phenomenon)$/u.test(word)) return { players: [], zone: 'command' };
  const [whole, whose, said] = WHOSE_ZONE.exec(word) ?? [];
  if (whole === undefined || whole === '') return undefined;
  const zone = ZONES.find(it => it === said) ?? 'battlefield';
  return { players: playersMeant(whose ?? 'my', seats), zone };
}

function givenOf(boards: readonly Board[], facts: Readonly<Record<string, DeclaredItem>>): DeclaredItem {
  const players: Record<string, Record<string, unknown>> = { you: {}, opponent: {} };
  for (const { players: whose, zone, read } of boards) {
    for (const [n, player] of whose.entries()) {
      const entry = players[player] ?? {};
      const before = Array.isArray(entry[zone]) ? entry[zone] : [];
      const items =
        zone === 'effects'
          ? read.items.map(effectOf)
          : read.items.map(it => attackingOthers(n === 0 ? it : renamed(it, player), player));
      players[player] = { ...entry, [zone]: [...before, ...items] };
    }
  }
  for (const [player, entry] of Object.entries(facts)) players[player] = { ...players[player], ...entry };
  return players;
}

/** "Attacking" alone: of an opponent's creature, that it attacks you. */
function attackingOthers(item: DeclaredItem, player: string): DeclaredItem {
  return item.attacking === player ? { ...item, attacking: 'you' } : item;
}

/** The same object of another player has a handle of its own. */
function renamed(item: DeclaredItem, player: string): DeclaredItem {
  return typeof item.as === 'string' ? { ...item, as: `${item.as}-${player}` } : item;
}

function sharedOf(boards: readonly Board[]): DeclaredItem {
  const command = boards.filter(it => it.players.length === 0).flatMap(it => it.read.items);
  return command.length === 0 ? {} : { command };
}

/** `Giant Growth (targeting Grizzly Bears)` as what a resolved spell made. */
function effectOf({ card, cast, chosen }: DeclaredItem): DeclaredItem {
  const targets = typeof cast === 'object' && cast !== null && 'targets' in cast ? { targets: cast.targets } : {};
  return { from: card, ...targets, ...(chosen === undefined ? {} : { chosen }) };
}
