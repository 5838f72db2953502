// The coverage report as lines for a reader.
import {
  type CoverageReport,
  type FourNumbers,
  LINE_GROUPS,
  SENTENCE_GROUPS,
  UNDERSTANDINGS,
  type Understanding,
} from '../oracle/compiler.ts';

export interface CoverageTextOptions {
  /** The most unread lines and faults that are shown. */
  readonly top: number;
  /** Only unread lines of this group are shown; of all groups when undefined. */
  readonly group: string | undefined;
}

/** The lines of a report: counts, the four numbers, what stayed text, what is set aside, what is unread. */
export function coverageText(report: CoverageReport, options: CoverageTextOptions): readonly string[] {
  const { cards, faces, lines, read, identical, variant, mismatches, ambiguous, seconds } = report;
  return [
    `${cards} cards, ${faces} faces, ${lines} lines in ${seconds.toFixed(1)} s (${Math.round(cards / seconds)} cards a second)`,
    `${read} lines read (${percent(read, lines)}), ${lines - read} not`,
    `${identical} printed back identically, ${variant} as a declared variant, ${mismatches} mismatches, ${ambiguous} ambiguous`,
    ...fourNumbersText(report),
    ...keptText(report),
    ...unreadText(report, options),
  ];
}

/** Labels of the four numbers. */
const LABELS: Readonly<Record<Understanding, string>> = {
  understood: 'understood to the last word',
  partly: 'partly text',
  opaque: 'kept as text on purpose',
  unread: 'unread',
};

function fourNumbersText({ understanding, groups, official, sentences }: CoverageReport): readonly string[] {
  const { all, bearing } = understanding;
  return [
    `of all ${sum(all)} lines: ${shares(all)}`,
    `of the ${sum(bearing)} that bear on what can be asked (how things enter, what they are, what triggers then, keywords): ${shares(bearing)}`,
    `  ${'group'.padEnd(14)} ${['lines', ...UNDERSTANDINGS, 'read'].map(it => it.padStart(10)).join(' ')}`,
    ...SENTENCE_GROUPS.map(group => {
      const { lines, read } = sentences[group];
      return `  ${group.padEnd(14)} ${String(lines).padStart(10)} sentences about events to play, ${percent(read, lines)} read`;
    }),
    ...LINE_GROUPS.map(group => {
      const { lines, read } = groups[group];
      const numbers = UNDERSTANDINGS.map(it => understanding.groups[group][it]);
      const cells = [lines, ...numbers, percent(read, lines)].map(it => String(it).padStart(10));
      const played = percent(official[group].read, official[group].lines);
      return `  ${group.padEnd(14)} ${cells.join(' ')}, ${played} without cards not meant for normal play`;
    }),
  ];
}

function shares(numbers: FourNumbers): string {
  return UNDERSTANDINGS.map(it => `${numbers[it]} ${LABELS[it]} (${percent(numbers[it], sum(numbers))})`).join(', ');
}

function keptText({ understanding: { texts, opaquePatterns } }: CoverageReport): readonly string[] {
  return [
    'what stayed text in lines partly understood, and in how many of them nothing else did:',
    ...texts.map(it => `  ${String(it.lines).padStart(6)} ${String(it.alone).padStart(6)} ${it.sort}`),
    `${opaquePatterns.length} patterns set wordings aside, as lines of their own or parts of lines; with the cards each keeps:`,
    ...opaquePatterns.map(it => `  ${String(it.cards).padStart(4)} ${it.family.padEnd(18)} ${it.about}`),
  ];
}

function unreadText(report: CoverageReport, { top, group }: CoverageTextOptions): readonly string[] {
  if (SENTENCE_GROUPS.some(it => it === group)) {
    const sentences = report.unreadSentences.filter(it => it.group === group);
    return [
      `${sentences.length} different sentences unread; those on most cards:`,
      ...sentences.slice(0, top).map(it => `  ${String(it.cards).padStart(4)} ${it.text} [${it.example}]`),
    ];
  }
  const rows = report.unread.filter(it => group === undefined || it.group === group).slice(0, top);
  return [
    ...report.faults.slice(0, top).map(it => `  ! ${it}`),
    `${report.differences.length} lines the keyword classifier puts elsewhere`,
    ...report.differences
      .slice(0, Math.min(top, 10))
      .map(it => `  ${it.cards}× ${it.byKeywords}, not ${it.group}: ${it.text}`),
    `${report.unread.length} different lines unread; those that block most cards, with where reading stopped (⟂):`,
    ...rows.map(row => {
      const stopped = `${row.text.slice(0, row.furthest)}⟂${row.text.slice(row.furthest)}`.replaceAll('\n', ' ');
      return `  ${String(row.blocks).padStart(4)} ${row.group.padEnd(14)} ${stopped}`;
    }),
  ];
}

function sum(numbers: FourNumbers): number {
  return UNDERSTANDINGS.reduce((total, it) => total + numbers[it], 0);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
