// Division of a face's text into lines: bullets joined to their line; chapters, levels and stations as sections.
import { unified, withoutReminders } from './normalize.ts';

/** The section of a card that a line stands in. */
export type Section =
  | { readonly kind: 'plain' }
  | { readonly kind: 'chapter'; readonly chapters: readonly number[] }
  /** Leveler bars (711) and class levels (716): from a level on, or up to another. */
  | { readonly kind: 'level'; readonly from: number; readonly to: number | undefined }
  /** The size in a leveler's bar. */
  | { readonly kind: 'levelSize'; readonly from: number; readonly to: number | undefined }
  /** The line that gives a class its next level for a cost. */
  | { readonly kind: 'classCost'; readonly level: number }
  | { readonly kind: 'class'; readonly level: number }
  /** 721: abilities at that many charge counters or more. */
  | { readonly kind: 'station'; readonly counters: number }
  | { readonly kind: 'stationSize'; readonly counters: number }
  /** 614.12c: the ability of an anchor word. */
  | { readonly kind: 'anchor'; readonly word: string }
  | { readonly kind: 'toSolve' }
  | { readonly kind: 'solved' }
  | { readonly kind: 'maxSpeed' };

export interface RawLine {
  /** The words of the line without its section's: `draw a card` of `I — Draw a card`. */
  readonly text: string;
  readonly section: Section;
}

const PLAIN: Section = { kind: 'plain' };
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The lines of a face's text, without reminder text. `subtypes` distinguish a Class from other cards. */
export function splitText(oracleText: string, subtypes: readonly string[]): readonly RawLine[] {
  const lines: RawLine[] = [];
  let section: Section = PLAIN;
  let choosing = false;
  for (const whole of apart(unified(oracleText), subtypes).split('\n')) {
    const text = withoutReminders(whole);
    if (text === '') continue;
    const bar = readBar(text, subtypes);
    if (bar !== undefined) {
      section = bar.next;
      if (bar.line !== undefined) lines.push(bar.line);
      continue;
    }
    const bullet = /^[•+] /.test(text);
    const anchor = bullet && choosing ? /^• ([^—-]+?) (?:—|-) (.*)$/s.exec(text) : null;
    if (anchor?.[1] !== undefined && anchor[2] !== undefined) {
      lines.push({ text: anchor[2], section: { kind: 'anchor', word: anchor[1] } });
      continue;
    }
    const last = lines.at(-1);
    const joint = last === undefined ? undefined : jointBetween(last.text, text);
    if (last !== undefined && joint !== undefined) {
      lines[lines.length - 1] = { ...last, text: last.text + joint + text };
      continue;
    }
    const line = lineOf(text, section);
    choosing = /^As .* enters(?: the battlefield)?, choose /.test(line.text);
    lines.push(line);
  }
  return lines;
}

/** A row of a table of results, which is part of the ability that instructs to roll: "10—19 | …", "1 or 2 — …". */
const ROW = /^(?:\d+(?:[—–-]\d+)? \| |\d+(?: or \d+)? — \[?[+-])/;
/** A sentence about what a sentence before it has named: its paragraph was cut where it stands. */
const CONTINUES =
  /^(?:It(?:'s)?|They|Then|Those|That|The (?:token|same)|(?:Create|Untap|Exile|Sacrifice|Tap|Return|Put) (?:it|that|those|them)|Until end of turn, (?:that|it)|For each (?:other )?result|If you rolled|Create a token that's a copy of it)\b/;

/**
 * A change until end of turn, which no static ability makes: after an effect it is the effect's, unless an ability word or a
 * chapter leads.
 */
const LASTS = /^(?!When|At |If |As )[^".:—\n]* gains? [^".:—\n]* until end of turn\.$/;
const HAS_EFFECT = /^(?:When|At )|: /;

/** The characters between a line and a text that belongs to it; undefined when the text is a line of its own. */
function jointBetween(line: string, text: string): string | undefined {
  if (/^[•+] /.test(text) || ROW.test(text)) return '\n';
  if (line.includes('\n')) return undefined;
  return CONTINUES.test(text) || (HAS_EFFECT.test(line) && LASTS.test(text)) ? ' ' : undefined;
}

/** The text with a class's level and its ability on lines of their own. */
function apart(text: string, subtypes: readonly string[]): string {
  return subtypes.includes('Class') ? text.replace(/: Level (\d+) (?:—|-) /g, ': Level $1\n') : text;
}

interface Bar {
  readonly next: Section;
  readonly line: RawLine | undefined;
}

/** 702.184, 721: subtypes that can be stationed; on other cards such a bar is a row of a table of dice rolls. */
const STATIONED = ['Spacecraft', 'Planet'] as const;

/** A line that states the section of the lines after it. */
function readBar(text: string, subtypes: readonly string[]): Bar | undefined {
  const level = /^LEVEL (\d+)(?:-(\d+)|\+)$/.exec(text);
  if (level !== null) {
    const to = level[2] === undefined ? undefined : Number(level[2]);
    return { next: { kind: 'level', from: Number(level[1]), to }, line: undefined };
  }
  const bought = /: Level (\d+)$/.exec(text);
  if (bought !== null && subtypes.includes('Class')) {
    const at = Number(bought[1]);
    return { next: { kind: 'class', level: at }, line: { text, section: { kind: 'classCost', level: at } } };
  }
  const station = /^(?:STATION )?(\d+)\+(?: \| (.*))?$/s.exec(text);
  if (station !== null && STATIONED.some(it => subtypes.includes(it))) {
    const next: Section = { kind: 'station', counters: Number(station[1]) };
    return { next, line: station[2] === undefined ? undefined : { text: station[2], section: next } };
  }
  return undefined;
}

function lineOf(text: string, section: Section): RawLine {
  if (/^[\d*]+\/[\d*]+$/.test(text)) {
    if (section.kind === 'level') return { text, section: { ...section, kind: 'levelSize' } };
    if (section.kind === 'station') return { text, section: { ...section, kind: 'stationSize' } };
  }
  const chapter = /^((?:[IVX]+)(?:, [IVX]+)*) [—-] (.*)$/s.exec(text);
  if (chapter?.[1] !== undefined && chapter[2] !== undefined) {
    const chapters = chapter[1].split(', ').map(it => ROMAN.indexOf(it) + 1);
    if (!chapters.includes(0)) return { text: chapter[2], section: { kind: 'chapter', chapters } };
  }
  const named = /^(To solve|Solved|Max speed) — (.*)$/s.exec(text);
  if (named?.[2] !== undefined) {
    const kind = named[1] === 'To solve' ? 'toSolve' : named[1] === 'Solved' ? 'solved' : 'maxSpeed';
    return { text: named[2], section: { kind } };
  }
  return { text, section };
}
