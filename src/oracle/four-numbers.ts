// The four numbers of the coverage, over all lines and by group; text kept in lines; and the cards of each pattern.
import { LINE_GROUPS, type LineGroup } from './classify.ts';
import { OPAQUE_PATTERNS, type OpaquePattern } from './grammar/index.ts';
import { TEXT_SORTS, type TextSort } from './opaque-texts.ts';
import type { LineReading } from './read-line.ts';
import { UNDERSTANDINGS, type Understanding, type UnderstoodLine, understandingOf } from './understanding.ts';

/** Numbers of lines by how far they were understood; together they are all lines. */
export type FourNumbers = Readonly<Record<Understanding, number>>;

/** Groups of lines that bear on a question: entering, characteristics, triggers on entering, keywords. */
const BEARING_GROUPS: readonly LineGroup[] = LINE_GROUPS.filter(it => it !== 'other');

export interface OpaquePatternCount extends OpaquePattern {
  /** Number of cards with such a wording, in a line of its own or in part of one. */
  readonly cards: number;
}

export interface TextCount {
  readonly sort: TextSort;
  /** Number of lines partly understood that have such text; a line with text of two kinds counts for both. */
  readonly lines: number;
  /** Number of those lines that have no other text. */
  readonly alone: number;
}

export interface UnderstandingReport {
  readonly all: FourNumbers;
  /** Numbers of the lines that bear on a question: all groups but "other". */
  readonly bearing: FourNumbers;
  readonly groups: Readonly<Record<LineGroup, FourNumbers>>;
  /** Kinds of text kept in lines partly understood, most lines first. */
  readonly texts: readonly TextCount[];
  /** Every pattern that sets wordings aside, those with most cards first. */
  readonly opaquePatterns: readonly OpaquePatternCount[];
}

export interface UnderstandingTally {
  readonly count: (line: LineReading, cardName: string) => void;
  readonly report: () => UnderstandingReport;
}

/** A tally to which lines are added one by one. A line that is the same object again is not worked out again. */
export function understandingTally(): UnderstandingTally {
  const cache = new Map<LineReading, UnderstoodLine>();
  const lines = new Map<`${LineGroup} ${Understanding}`, number>();
  const texts = new Map<TextSort, number>();
  const alone = new Map<TextSort, number>();
  const kept = new Map<OpaquePattern, Set<string>>(OPAQUE_PATTERNS.map(it => [it, new Set()]));
  const count = (line: LineReading, cardName: string) => {
    const understood = cache.get(line) ?? understandingOf(line);
    cache.set(line, understood);
    addTo(lines, `${line.group} ${understood.understanding}`);
    for (const { pattern } of understood.texts) if (pattern !== undefined) kept.get(pattern)?.add(cardName);
    if (understood.understanding !== 'partly') return;
    const sorts = new Set(understood.texts.map(it => it.sort));
    for (const sort of sorts) {
      addTo(texts, sort);
      if (sorts.size === 1) addTo(alone, sort);
    }
  };
  const numbers = (groups: readonly LineGroup[]) =>
    tableOf(UNDERSTANDINGS, how => groups.reduce((sum, group) => sum + (lines.get(`${group} ${how}`) ?? 0), 0));
  const report = (): UnderstandingReport => ({
    all: numbers(LINE_GROUPS),
    bearing: numbers(BEARING_GROUPS),
    groups: tableOf(LINE_GROUPS, group => numbers([group])),
    texts: TEXT_SORTS.map(sort => ({ sort, lines: texts.get(sort) ?? 0, alone: alone.get(sort) ?? 0 })).toSorted(
      (a, b) => b.lines - a.lines,
    ),
    opaquePatterns: [...kept]
      .map(([{ family, about }, cards]) => ({ family, about, cards: cards.size }))
      .toSorted((a, b) => b.cards - a.cards),
  });
  return { count, report };
}

function addTo<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function tableOf<K extends string, V>(keys: readonly K[], made: (key: K) => V): Readonly<Record<K, V>> {
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(keys.map(key => [key, made(key)])) as Record<K, V>;
}
