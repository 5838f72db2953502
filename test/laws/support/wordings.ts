// Cards of a board in older wordings that mean the same.
import { ORACLE_COMPILER } from '../../../src/service/oracle-compiler.ts';
import type { Board } from './boards.ts';
import type { OwnCard } from './law-cards.ts';
import { printedRow } from './pool.ts';

/** Wordings that were in use, with what stands for them today. */
const OLDER: readonly (readonly [today: RegExp, older: string])[] = [
  [/\b(enters?|entering)\b(?! the battlefield)/g, '$1 the battlefield'],
  [/\bThis (?:creature|artifact|enchantment|land|permanent)\b/g, '~'],
  [/\bthis (?:creature|artifact|enchantment|land|permanent)\b/g, '~'],
  [/\bdies\b/g, 'is put into a graveyard from the battlefield'],
];

/** The board with its cards in older wordings, as far as those are read whole; undefined where there is none. */
export function inOtherWords(board: Board): Board | undefined {
  const written = JSON.stringify([board.given, board.when]);
  const names = new Set([...written.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name));
  const changed = [...names].flatMap(name => {
    const row = printedRow(name);
    const older = row === undefined ? undefined : olderWording(row);
    return older === undefined ? [] : [older];
  });
  if (changed.length === 0) return undefined;
  const others = board.cards.filter(card => !changed.some(it => it.name === nameOf(card)));
  return { ...board, cards: [...others, ...changed] };
}

function nameOf(card: unknown): string | undefined {
  return typeof card === 'object' && card !== null && 'name' in card ? String(card.name) : undefined;
}

const FOUND = new Map<string, OwnCard | undefined>();

function olderWording(row: OwnCard & { readonly text: string }): OwnCard | undefined {
  if (!FOUND.has(row.name)) FOUND.set(row.name, reworded(row));
  return FOUND.get(row.name);
}

function reworded(row: OwnCard & { readonly text: string }): OwnCard | undefined {
  let { text } = row;
  for (const [today, older] of OLDER) {
    const other = text.replace(today, older.replace('~', row.name));
    if (unreadIn(row, other) <= unreadIn(row, row.text)) text = other;
  }
  return text === row.text ? undefined : { ...row, text };
}

function unreadIn({ name, manaCost = '', type, power, toughness }: OwnCard, text: string): number {
  const size = power === undefined || toughness === undefined ? {} : { power, toughness };
  const face = { name, manaCost, typeLine: type, oracleText: text, ...size };
  return ORACLE_COMPILER.card({ name, layout: 'normal', faces: [face] }).unread.length;
}
