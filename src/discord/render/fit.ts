// Texts cut to a length: at whole lines, else at words, and inside a word only where a single word is too long.

import type { APIEmbed } from 'discord.js';

export interface Fitted {
  readonly lines: readonly string[];
  /** The number of given lines that are not in `lines`. */
  readonly left: number;
}

/** The first lines that together fit `limit` characters, with `joiner` between them. */
export function fitLines(lines: readonly string[], limit: number, joiner = '\n'): Fitted {
  const taken: string[] = [];
  let length = 0;
  for (const line of lines) {
    const longer = length + line.length + (taken.length > 0 ? joiner.length : 0);
    if (longer > limit) break;
    taken.push(line);
    length = longer;
  }
  return { lines: taken, left: lines.length - taken.length };
}

/** The text when it fits `limit` characters, else as many whole words as do, and an ellipsis. */
export function fitWords(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1);
  const space = head.search(/\s\S*$/);
  return `${whole(space > 0 ? head.slice(0, space) : head)}…`;
}

/** The text when it fits `limit` characters, else as many whole sentences as do and an ellipsis, else whole words. */
export function fitSentences(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const ends = [...text.slice(0, limit - 2).matchAll(/[.!?]["”)\]]?(?=\s)/g)];
  const last = ends.at(-1);
  if (last === undefined) return fitWords(text, limit);
  return `${text.slice(0, last.index + last[0].length)} …`;
}

/** Lays blocks on as few pages of `limit` characters as keep every block whole; a block longer than a page is cut. */
export function paginate(blocks: readonly string[], limit: number, joiner = '\n\n'): readonly string[] {
  const pages: string[] = [];
  let page = '';
  for (const block of blocks.flatMap(it => splitBlock(it, limit))) {
    const longer = page === '' ? block : page + joiner + block;
    if (longer.length <= limit) {
      page = longer;
      continue;
    }
    pages.push(page);
    page = block;
  }
  return page === '' ? pages : [...pages, page];
}

function splitBlock(block: string, limit: number): readonly string[] {
  if (block.length <= limit) return [block];
  const at = lastBreak(block.slice(0, limit + 1));
  const head = whole(at > 0 ? block.slice(0, at) : block.slice(0, limit));
  return [head, ...splitBlock(block.slice(head.length).trimStart(), limit)];
}

function lastBreak(text: string): number {
  const line = text.lastIndexOf('\n');
  return line > 0 ? line : text.search(/\s\S*$/);
}

// Prevents a cut between an escape and what it escapes, or between the halves of a character.
function whole(text: string): string {
  const escapes = /\\+$/.exec(text)?.[0].length ?? 0;
  const kept = escapes % 2 === 1 ? text.slice(0, -1) : text;
  return /[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept;
}

/** The characters of an embed that count towards Discord's limit for all embeds of one message. */
export function embedLength({ title, description, footer, author, fields = [] }: APIEmbed): number {
  const texts = [title, description, footer?.text, author?.name, ...fields.flatMap(it => [it.name, it.value])];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
