// Reader of the embedded pack's own short form of cards.
//
//   Bear Cub {1}{G}                        name and cost
//   Creature — Bear 2/2                    types, then power/toughness, `loyalty 3` or `defense 5`
//   Trample                                text, one ability a line
//
// Cards are separated by an empty line; faces of a card by a line such as `// transform` naming the layout. A color
// indicator stands before the types as `(U)`. A line `= meld` before the text names a layout that the types do not
// show.

import type { Issue } from '../../kit/issue.ts';
import { COLOR_LETTERS, type ColorLetter, LAYOUTS, type Layout } from '../../vocabulary/index.ts';
import type { Card, CardFace } from '../printed-card.ts';

/** The cards read, and the problems found. */
export interface PackReading {
  readonly cards: readonly Card[];
  readonly issues: readonly Issue[];
}

/** Reads a text of cards in the form above. */
export function readPack(text: string): PackReading {
  const cards: Card[] = [];
  const issues: Issue[] = [];
  for (const block of blocksOf(text)) {
    const card = readCard(block.lines);
    if (typeof card === 'string') issues.push({ path: [], message: card, line: block.line });
    else cards.push(card);
  }
  return { cards, issues };
}

interface Block {
  readonly lines: readonly string[];
  readonly line: number;
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  for (const [i, line] of [...text.split('\n'), ''].entries()) {
    if (line.trim() !== '') lines.push(line.trim());
    else if (lines.length > 0) {
      blocks.push({ lines, line: i + 1 - lines.length });
      lines = [];
    }
  }
  return blocks;
}

/** A card, or the sentence that explains why there is none. */
function readCard(lines: readonly string[]): Card | string {
  const parts: string[][] = [[]];
  let layout: Layout | undefined;
  for (const line of lines) {
    const mark = /^(?:\/\/|=) (\w+)$/.exec(line);
    const named = LAYOUTS.find(it => it === mark?.[1]);
    if (mark === null) parts.at(-1)?.push(line);
    else if (named === undefined) return `There is no layout "${mark[1]}".`;
    else {
      layout = named;
      if (line.startsWith('//')) parts.push([]);
    }
  }
  const faces: CardFace[] = [];
  for (const part of parts) {
    const face = readFace(part);
    if (typeof face === 'string') return face;
    faces.push(face);
  }
  const [first, ...others] = faces;
  if (first === undefined) return 'A card has at least one face.';
  return {
    name: faces.map(it => it.name).join(' // '),
    layout: layout ?? layoutOf(first),
    faces: [first, ...others],
  };
}

function readFace([head, types, ...text]: readonly string[]): CardFace | string {
  const title = /^(.+?)(?: ((?:\{[^{}]+\})+))?$/.exec(head ?? '');
  const stats = TYPES.exec(types ?? '');
  if (title === null || title[1] === undefined) return 'A face begins with its name.';
  if (stats?.groups?.types === undefined) return `"${title[1]}" lacks a line of types, or has one of another form.`;
  const { indicator, power, toughness, loyalty, defense } = stats.groups;
  return {
    name: title[1],
    manaCost: title[2] ?? '',
    typeLine: stats.groups.types,
    oracleText: text.join('\n'),
    ...(power !== undefined && toughness !== undefined ? { power, toughness } : {}),
    ...(loyalty !== undefined ? { loyalty } : {}),
    ...(defense !== undefined ? { defense } : {}),
    ...(indicator !== undefined ? { colorIndicator: lettersOf(indicator) } : {}),
  };
}

const TYPES =
  /^(?:\((?<indicator>[WUBRG]+)\) )?(?<types>[A-Z].*?)(?: (?<power>[\d*+X-]+)\/(?<toughness>[\d*+X-]+)| loyalty (?<loyalty>[\dX]+)| defense (?<defense>\d+))?$/;

function lettersOf(indicator: string): readonly ColorLetter[] {
  return COLOR_LETTERS.filter(it => indicator.includes(it));
}

/** The layout of a card with one face, from its types and text. */
function layoutOf(face: CardFace): Layout {
  const row = BY_FACE.find(([, pattern]) => pattern.test(`${face.typeLine}\n${face.oracleText}`));
  return row?.[0] ?? 'normal';
}

const BY_FACE: readonly (readonly [Layout, RegExp])[] = [
  ['saga', /^.*\bSaga\b/],
  ['class', /^.*\bClass\b/],
  ['case', /^.*— Case\b/],
  ['planar', /^(?:Plane|Phenomenon)\b/],
  ['leveler', /^Level up /m],
  ['prototype', /^Prototype /m],
  ['mutate', /^Mutate /m],
];
