// The four numbers of the coverage, over all lines and by group; what stayed text; and the cards each pattern keeps.
import { LINE_GROUPS, type LineGroup } from './classify.ts';
import { SET_ASIDE, type SetAside } from './grammar/index.ts';
import { TEXT_SORTS, type TextSort } from './kept-texts.ts';
import type { LineReading } from './read-line.ts';
import { UNDERSTANDINGS, type Understanding, type UnderstoodLine, understandingOf } from './understanding.ts';

/** Lines by how far they were understood; together they are all lines. */
export type FourNumbers = Readonly<Record<Understanding, number>>;

/** What can be asked: how something enters, what it is, what triggers as something enters, keywords. */
const BEARING_GROUPS: readonly LineGroup[] = LINE_GROUPS.filter(it => it !== 'other');

export interface SetAsideCount extends SetAside {
  /** Cards with such a wording, in a line of its own or in part of one. */
  readonly cards: number;
}

export interface TextCount {
  readonly sort: TextSort;
  /** Lines partly understood that have such text; one with text of two sorts counts for both. */
  readonly lines: number;
  /** Those of them that have no other text. */
  readonly alone: number;
}

export interface UnderstandingReport {
  readonly all: FourNumbers;
  /** The lines that bear on what can be asked: all groups but "other". */
  readonly bearing: FourNumbers;
  readonly groups: Readonly<Record<LineGroup, FourNumbers>>;
  /** What stayed text in lines partly understood, most lines first. */
  readonly texts: readonly TextCount[];
  /** Every pattern that sets wordings aside, those that keep most cards first. */
  readonly setAside: readonly SetAsideCount[];
}

export interface UnderstandingTally {
  readonly count: (line: LineReading, cardName: string) => void;
  readonly report: () => UnderstandingReport;
}

/** A tally that is shown lines one by one. A line that is the same object again is not worked out again. */
export function understandingTally(): UnderstandingTally {
  const known = new Map<LineReading, UnderstoodLine>();
  const lines = new Map<`${LineGroup} ${Understanding}`, number>();
  const texts = new Map<TextSort, number>();
  const alone = new Map<TextSort, number>();
  const kept = new Map<SetAside, Set<string>>(SET_ASIDE.map(it => [it, new Set()]));
  const count = (line: LineReading, cardName: string) => {
    const understood = known.get(line) ?? understandingOf(line);
    known.set(line, understood);
    addTo(lines, `${line.group} ${understood.understanding}`);
    for (const { aside } of understood.texts) if (aside !== undefined) kept.get(aside)?.add(cardName);
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
    setAside: [...kept]
      .map(([{ family, about }, cards]) => ({ family, about, cards: cards.size }))
      .toSorted((a, b) => b.cards - a.cards),
  });
  return { count, report };
}

function addTo<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function tableOf<K extends string, V>(keys: readonly K[], made: (key: K) => V): Readonly<Record<K, V>> {
  // Object.fromEntries forgets which keys there are
  return Object.fromEntries(keys.map(key => [key, made(key)])) as Record<K, V>;
}
