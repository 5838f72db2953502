// Coverage of cards: every line read, printed back and counted; unread lines ranked by the cards they alone block.
import type { Card } from '../cards/index.ts';
import type { LineGroup } from './classify.ts';
import { type CompiledCard, type CompiledLine, compileCard, type LineReader } from './compile-card.ts';
import { eventSentences, type SentenceGroup } from './event-sentences.ts';
import { type UnderstandingReport, type UnderstandingTally, understandingTally } from './four-numbers.ts';
import { classifyByKeywords } from './keyword-classifier.ts';
import { type LineReading, readLine, roundTrip } from './read-line.ts';

export interface GroupCount {
  readonly lines: number;
  readonly read: number;
}

/** An unread line, and the cards it stands on. */
export interface UnreadRow {
  readonly text: string;
  readonly group: LineGroup;
  /** Cards that have no other unread line. */
  readonly blocks: number;
  readonly cards: number;
  readonly furthest: number;
  readonly expected: readonly string[];
  readonly example: string;
}

/** A sentence about an event that was not read, and the number of cards it stands on. */
export interface UnreadSentence {
  readonly group: SentenceGroup;
  readonly text: string;
  readonly cards: number;
  readonly example: string;
}

/** A line that the keyword classifier puts in another group. */
export interface ClassifierDisagreement {
  readonly text: string;
  readonly group: LineGroup;
  readonly byKeywords: LineGroup;
  readonly cards: number;
}

export interface CoverageReport {
  readonly cards: number;
  readonly faces: number;
  readonly lines: number;
  readonly read: number;
  /** Number of read lines that the grammar was not given, such as spells; without those set aside by a pattern. */
  readonly opaque: number;
  readonly identical: number;
  readonly variant: number;
  readonly mismatches: number;
  readonly ambiguous: number;
  readonly seconds: number;
  readonly groups: Readonly<Record<LineGroup, GroupCount>>;
  /** The same counts without cards that are not meant for normal play or exist in digital games only. */
  readonly official: Readonly<Record<LineGroup, GroupCount>>;
  /** Sentences about events that can be played, without cards not meant for normal play. */
  readonly sentences: Readonly<Record<SentenceGroup, GroupCount>>;
  /** Unread ones among them, those on most cards first. */
  readonly unreadSentences: readonly UnreadSentence[];
  readonly understanding: UnderstandingReport;
  readonly unread: readonly UnreadRow[];
  readonly differences: readonly ClassifierDisagreement[];
  /** The first lines that did not print back, or were read in two ways; none are expected. */
  readonly faults: readonly string[];
}

/** The result for one line of a corpus, worked out once for all cards that have it. */
interface Verdict {
  readonly read: LineReading;
  readonly back: 'identical' | 'variant' | 'mismatch';
}

/** A line reader with a memory: equal lines are read once. */
export function memoizedReader(): LineReader {
  const cached = new Map<string, LineReading>();
  return (text, context) => {
    const key = `${context.spell ? 'spell' : 'permanent'} ${text}`;
    const found = cached.get(key) ?? readLine(text, context);
    cached.set(key, found);
    return found;
  };
}

/** Measures the coverage of cards. `clock` gives milliseconds; `see` is called with each compiled card. */
export function measureCoverage(
  cards: Iterable<Card>,
  clock: () => number,
  see: (card: Card, compiled: CompiledCard) => void = () => {},
): CoverageReport {
  const started = clock();
  const reader = memoizedReader();
  const tally = newTally();
  for (const card of cards) {
    const compiled = compileCard(card, reader);
    see(card, compiled);
    count(tally, card, compiled);
  }
  return { ...reportOf(tally), seconds: (clock() - started) / 1_000 };
}

type Counts = Record<LineGroup, { lines: number; read: number }>;

interface Tally {
  cards: number;
  faces: number;
  lines: number;
  read: number;
  opaque: number;
  identical: number;
  variant: number;
  readonly groups: Counts;
  readonly official: Counts;
  readonly sentences: Record<SentenceGroup, { lines: number; read: number }>;
  readonly unreadSentences: Map<string, { group: SentenceGroup; text: string; cards: number; example: string }>;
  readonly understanding: UnderstandingTally;
  readonly verdicts: Map<LineReading, Verdict>;
  readonly unread: Map<string, { row: LineReading; cards: Set<string>; blocks: number }>;
  readonly differences: Map<string, { group: LineGroup; byKeywords: LineGroup; cards: number }>;
  readonly mismatched: string[];
  readonly ambiguous: string[];
}

function noCounts(): Counts {
  const none = () => ({ lines: 0, read: 0 });
  return { entering: none(), static: none(), entersTrigger: none(), keyword: none(), other: none() };
}

function newTally(): Tally {
  return {
    ...{ cards: 0, faces: 0, lines: 0, read: 0, opaque: 0, identical: 0, variant: 0 },
    groups: noCounts(),
    official: noCounts(),
    sentences: { triggers: { lines: 0, read: 0 }, deeds: { lines: 0, read: 0 } },
    unreadSentences: new Map(),
    understanding: understandingTally(),
    verdicts: new Map(),
    unread: new Map(),
    differences: new Map(),
    mismatched: [],
    ambiguous: [],
  };
}

function count(tally: Tally, card: Card, { printed, lines }: CompiledCard): void {
  tally.cards++;
  tally.faces += printed.faces.length;
  const all = lines.flat();
  const blocking = all.filter(it => it.read.status === 'unread');
  const official = card.funny !== true && card.digital !== true;
  for (const line of all) countLine(tally, line, card.name, official ? [tally.groups, tally.official] : [tally.groups]);
  if (official) for (const line of all) countSentences(tally, line.read, card.name);
  const texts = new Set(blocking.map(it => it.read.text));
  const [only] = texts;
  if (texts.size === 1 && only !== undefined) {
    const row = tally.unread.get(only);
    if (row !== undefined) row.blocks++;
  }
}

function countLine(tally: Tally, { read, reworded }: CompiledLine, cardName: string, counts: readonly Counts[]): void {
  const { status, group } = read;
  tally.lines++;
  for (const count of counts) count[group].lines++;
  addDisagreement(tally, read);
  tally.understanding.count(read, cardName);
  if (status === 'unread') {
    const row = tally.unread.get(read.text) ?? { row: read, cards: new Set<string>(), blocks: 0 };
    row.cards.add(cardName);
    tally.unread.set(read.text, row);
    return;
  }
  const verdict = verdictOf(tally, read);
  if (status === 'ambiguous') return;
  tally.read++;
  for (const count of counts) count[group].read++;
  if (status === 'opaque') tally.opaque++;
  if (verdict.back === 'mismatch') return;
  if (verdict.back === 'identical' && !reworded) tally.identical++;
  else tally.variant++;
}

function countSentences(tally: Tally, read: LineReading, cardName: string): void {
  for (const sentence of eventSentences(read)) {
    const counts = tally.sentences[sentence.group];
    counts.lines++;
    if (sentence.read) {
      counts.read++;
      continue;
    }
    const { group, text } = sentence;
    const row = tally.unreadSentences.get(text) ?? { group, text, cards: 0, example: cardName };
    row.cards++;
    tally.unreadSentences.set(text, row);
  }
}

function verdictOf(tally: Tally, read: LineReading): Verdict {
  const cached = tally.verdicts.get(read);
  if (cached !== undefined) return cached;
  const verdict: Verdict = { read, back: roundTrip(read) };
  tally.verdicts.set(read, verdict);
  if (read.status === 'ambiguous') tally.ambiguous.push(read.text);
  else if (verdict.back === 'mismatch') tally.mismatched.push(read.text);
  return verdict;
}

function addDisagreement(tally: Tally, { text, group, status, abilities }: LineReading): void {
  const cached = tally.differences.get(text);
  if (cached !== undefined) {
    cached.cards++;
    return;
  }
  // the text of a spell or a chapter without the number before it
  const [first] = abilities;
  const isEffect = first?.kind === 'spell' || (status === 'opaque' && first?.kind === 'triggered');
  const byKeywords = classifyByKeywords(text, isEffect);
  const matters =
    byKeywords !== group && (byKeywords === 'entering' || byKeywords === 'entersTrigger') && group === 'other';
  if (matters) tally.differences.set(text, { group, byKeywords, cards: 1 });
}

function reportOf(tally: Tally): Omit<CoverageReport, 'seconds'> {
  const unread = [...tally.unread].map(([text, { row, cards, blocks }]): UnreadRow => {
    const [example = ''] = cards;
    const { group, furthest, expected } = row;
    return { text, group, blocks, cards: cards.size, furthest, expected, example };
  });
  unread.sort((a, b) => b.blocks - a.blocks || b.cards - a.cards || (a.text < b.text ? -1 : 1));
  const { cards, faces, lines, read, opaque, identical, variant } = tally;
  return {
    ...{ cards, faces, lines, read, opaque: opaque, identical, variant },
    mismatches: tally.mismatched.length,
    ambiguous: tally.ambiguous.length,
    groups: tally.groups,
    official: tally.official,
    sentences: tally.sentences,
    unreadSentences: [...tally.unreadSentences.values()].sort(
      (a, b) => b.cards - a.cards || (a.text < b.text ? -1 : 1),
    ),
    understanding: tally.understanding.report(),
    unread,
    differences: [...tally.differences].map(([text, it]) => ({ text, ...it })).sort((a, b) => b.cards - a.cards),
    faults: [
      ...tally.mismatched.map(it => `does not print back: ${it}`),
      ...tally.ambiguous.map(it => `read in two ways: ${it}`),
    ],
  };
}
