// The visible text of a rendered answer: what stands above its buttons, without markup, in lines as on a phone.
import type { APIEmbed } from 'discord.js';

/** Characters in a line of an embed on a phone. */
const PHONE_LINE = 44;

/** The paragraphs of an embed without markup, in the order in which they are shown. */
export function visibleText(embed: APIEmbed): readonly string[] {
  return [
    ...shown(embed.author?.name),
    ...shown(embed.title),
    ...shown(embed.description),
    ...(embed.fields ?? []).flatMap(it => [...shown(it.name), ...shown(it.value)]),
    ...shown(embed.footer?.text),
  ];
}

/** The text under the line with the question. */
export function textOfAnswer({ author: _, ...embed }: APIEmbed): string {
  return visibleText(embed).join('\n');
}

/** Lines on a phone, where a paragraph is broken at blanks. */
export function phoneLines(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, it) => sum + linesOf(it), 0);
}

export function wordCount(paragraphs: readonly string[]): number {
  return paragraphs
    .join(' ')
    .split(/\s+/u)
    .filter(it => /[\p{L}\p{N}]/u.test(it)).length;
}

/** The numbers of the rules that are quoted, and of those that stand beside a sentence. */
export function rulesShown({ description = '', fields = [] }: APIEmbed): {
  readonly quoted: readonly string[];
  readonly cited: ReadonlySet<string>;
} {
  const lines = [description, ...fields.map(it => it.value)].join('\n').split('\n');
  const quotes = lines.filter(it => it.startsWith('> '));
  const steps = lines.filter(it => !it.startsWith('> ') && !/^(?:-# )?(?:Also|Rules|See also)\b/u.test(it));
  const numbers = (text: string) => withoutLinks(text).match(/\b\d{3}\.\d+[a-z]*\b/gu) ?? [];
  return {
    quoted: quotes.flatMap(it => /^> \*\*\[?([\d.]+[a-z]*)/u.exec(it)?.[1] ?? []),
    cited: new Set(steps.flatMap(numbers)),
  };
}

function linesOf(paragraph: string): number {
  let [lines, length] = [1, 0];
  for (const word of paragraph.split(' ')) {
    if (length > 0 && length + 1 + word.length > PHONE_LINE) [lines, length] = [lines + 1, word.length];
    else length += word.length + (length > 0 ? 1 : 0);
  }
  return lines;
}

function shown(text = ''): readonly string[] {
  return text
    .split('\n')
    .map(it => plainOf(it))
    .filter((it, at, all) => it !== '' || (at > 0 && at < all.length - 1));
}

function plainOf(line: string): string {
  return withoutLinks(line)
    .replace(/^(?:> |-# )+/u, '')
    .replace(/\\(?=[^\w\s])|\*\*|__/gu, '')
    .replace(/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/gu, '')
    .trim();
}

function withoutLinks(text: string): string {
  return text.replace(/\[((?:[^\]\\]|\\.)*)\]\([^)\s]*\)/gu, '$1');
}
