// Sections of a line about the players and the turn: `my life: 3; turn: opponent 2; time: night; players: 4`.

import type { Issue } from '../../kit/issue.ts';
import { didYouMean, nearest } from '../../kit/nearest.ts';
import { THIS_TURN } from '../../vocabulary/index.ts';
import type { DeclaredItem } from './object-list.ts';
import { ANYBODYS, FURTHER_OPPONENTS, playersMeant, playersOf, playerWord } from './seat-words.ts';

const PLAYER_FACTS = 'life|commander casts|mana|speed|counters|designations|this turn|commander damage';

/** The words before the colon of such a section. */
export const FACT_WORDS = `(?:${ANYBODYS} )?(?:${PLAYER_FACTS})|turn|time|it is|step|players`;

export interface SectionFacts {
  /** The entries of players under `given`. */
  readonly players: Readonly<Record<string, DeclaredItem>>;
  /** Beside the players: day or night, the step, and which turn it is. */
  readonly shared: DeclaredItem;
  /** Beside what is given: whose turn it is, and the players where there are more than two. */
  readonly scenario: DeclaredItem;
  readonly issues: readonly Issue[];
}

/** The players of a line: those of its section, or as many as its other sections speak of. */
export function seatsSaid(words: readonly (readonly [string, string])[]): readonly string[] {
  const said = words.find(([word]) => word === 'players')?.[1];
  const listed = said?.split(',').map(it => playerWord(it) ?? it.trim()) ?? [];
  const counted = playersOf(Number(said));
  if (counted !== undefined) return counted;
  if (listed.length > 1) return listed;
  const last = FURTHER_OPPONENTS.findLastIndex(name => words.some(([word]) => word.startsWith(name)));
  return playersOf(last + 3) ?? [];
}

/** The facts of sections, which are given by their words. */
export function factsSaid(options: readonly (readonly [string, string])[], seats: readonly string[]): SectionFacts {
  const players: Record<string, DeclaredItem> = {};
  const issues: Issue[] = [];
  for (const [word, text] of options) {
    const [, whose = 'my', fact] = FACT.exec(word) ?? [];
    const read = fact === undefined ? undefined : READERS[fact]?.(text);
    if (read === undefined) continue;
    issues.push(...read.issues);
    for (const player of playersMeant(whose, seats)) players[player] = { ...players[player], ...read.entry };
  }
  const said = new Map(options);
  const [time, step] = [said.get('time') ?? said.get('it is'), said.get('step')];
  const [, turn = '', number] = TURN.exec(said.get('turn') ?? '') ?? [];
  return {
    players,
    shared: {
      ...(time === undefined ? {} : { dayNight: time.trim().toLowerCase() }),
      ...(step === undefined ? {} : { step: step.trim() }),
      ...(number === undefined ? {} : { turn: number }),
    },
    scenario: {
      ...(turn === '' ? {} : { active: playerWord(turn) ?? turn }),
      ...(seats.length > 2 ? { players: seats } : {}),
    },
    issues,
  };
}

/** "opponent 2": whose turn it is, and which of that player's turns. */
const TURN = /^(.*?)(?:'s)?(?:(?:^|\s+)(\d+)(?:st|nd|rd|th)?)?(?: turn)?$/iu;

const FACT = new RegExp(`^(?:(${ANYBODYS}) )?(${PLAYER_FACTS})$`, 'iu');

interface FactReading {
  readonly entry: DeclaredItem;
  readonly issues: readonly Issue[];
}

const READERS: Readonly<Record<string, (text: string) => FactReading>> = {
  life: text => ({ entry: { life: text.trim() }, issues: [] }),
  'commander casts': text => ({ entry: { commanderCasts: text.trim() }, issues: [] }),
  mana: text => ({ entry: { mana: text.trim() }, issues: [] }),
  speed: text => ({ entry: { speed: text.trim() }, issues: [] }),
  counters: text => ({ entry: { counters: Object.fromEntries(partsOf(text).map(numbered)) }, issues: [] }),
  designations: text => ({ entry: { designations: partsOf(text) }, issues: [] }),
  'this turn': turnFacts,
  'commander damage': text => ({
    entry: { commanderDamage: Object.fromEntries(listOf(text).map(lastNumber)) },
    issues: [],
  }),
};

function partsOf(text: string): readonly string[] {
  return text
    .split(/[,;]/u)
    .map(it => it.trim())
    .filter(it => it !== '');
}

/** Entries with names, which contain commas. */
function listOf(text: string): readonly string[] {
  return text
    .split(';')
    .map(it => it.trim())
    .filter(it => it !== '');
}

/** `3 poison` as a kind with its number. */
function numbered(part: string): readonly [string, string] {
  const [, count, kind] = /^(\d+) (.+?)(?: counters?)?$/u.exec(part) ?? [];
  return count === undefined || kind === undefined ? [part, '1'] : [kind, count];
}

/** `Erebos, God of the Dead 17` as a name with its number. */
function lastNumber(part: string): readonly [string, string] {
  const [, name, amount] = /^(.+) (\d+)$/u.exec(part) ?? [];
  return name === undefined || amount === undefined ? [part, '0'] : [name, amount];
}

/** `creatures died 3, attacked`: what has happened this turn. */
function turnFacts(text: string): FactReading {
  const entry: Record<string, string> = {};
  const issues: Issue[] = [];
  for (const part of partsOf(text)) {
    const [, before, words = '', after] = /^(?:(\d+) )?(.+?)(?: (\d+|yes|no))?$/u.exec(part) ?? [];
    const fact = THIS_TURN.find(it => turnWords(it) === words.toLowerCase());
    if (fact === undefined) issues.push(unknownFact(part, words));
    else entry[fact] = before ?? after ?? 'yes';
  }
  return { entry: { thisTurn: entry }, issues };
}

/** `creaturesDied` in words. */
export function turnWords(fact: string): string {
  return fact.replace(/[A-Z]/gu, letter => ` ${letter.toLowerCase()}`);
}

function unknownFact(part: string, words: string): Issue {
  const suggestions = nearest(words, THIS_TURN.map(turnWords));
  const known = 'creatures died, spells cast, life gained, cards drawn, attacked';
  const message = `I do not know what "${part.slice(0, 60)}" means for this turn. Write for example: ${known}. ${didYouMean(suggestions)}`;
  return { path: [], message: message.trim(), suggestions, typed: words };
}
