// Epithets of cards that were just named: "Naban's out, the dean of iteration guy", "Erebos, the god of the dead one".

import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

/** The tokens without each clause, or bracket of the question's text, that only says again words of the name before it. */
export function withoutEpithets(tokens: readonly Token[], { text }: PassContext): readonly Token[] {
  const hasBrackets = text.includes('(');
  if (!hasBrackets && !anyWord(tokens, 'comma')) return tokens;
  const dropped = new Set<number>();
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'card' || token.open || token.names[0] === undefined) continue;
    const bracketed = hasBrackets ? inBracket(tokens, i, text) : { from: 0, end: 0 };
    if (isEpithet(tokens, bracketed.from, bracketed.end, token.names[0]))
      for (let n = bracketed.from; n < bracketed.end; n++) dropped.add(n);
    const from = epithetFrom(tokens, i);
    if (from === undefined) continue;
    const to = tokens.findIndex((it, n) => n >= from && endsClause(it));
    const end = to < 0 ? tokens.length : to;
    if (isEpithet(tokens, from, end, token.names[0])) for (let n = from; n < end; n++) dropped.add(n);
  }
  return dropped.size === 0 ? tokens : tokens.map((it, n) => (dropped.has(n) ? asFiller(it) : it));
}

/** The most tokens of an epithet. */
const LONGEST = 8;

/** The place where an epithet of a card would begin: behind the next comma, with nothing but "out" before it. */
function epithetFrom(tokens: readonly Token[], i: number): number | undefined {
  const comma = tokens[i + 1]?.kind === 'there' ? i + 2 : i + 1;
  const sign = tokens[comma];
  return sign?.kind === 'small' && sign.word === 'comma' ? comma + 1 : undefined;
}

/** The places of the tokens in the bracket that opens behind a card, with nothing but "is out" before it. */
function inBracket(tokens: readonly Token[], i: number, text: string): { readonly from: number; readonly end: number } {
  const start = tokens[i]?.end ?? 0;
  const [all, lead = ''] = BRACKET.exec(text.slice(start, start + LONGEST_BRACKET)) ?? [];
  if (all === undefined) return { from: 0, end: 0 };
  const from = tokens.findIndex(it => it.at >= start + lead.length);
  const end = tokens.findIndex(it => it.at >= start + all.length);
  return { from, end: end < 0 ? tokens.length : end };
}

const BRACKET = /^((?:(?:['’]?s| is)? (?:out|here|there|mine|in play))?[^\S\n]*)\([^()]*\)/iu;
const LONGEST_BRACKET = 80;

function isEpithet(tokens: readonly Token[], from: number, end: number, named: string): boolean {
  if (end <= from || end - from > LONGEST) return false;
  const name = wordsOf(named);
  let again = 0;
  for (let n = from; n < end; n++) {
    for (const word of wordsOf(tokens[n]?.text ?? '')) {
      if (CALLED.has(word)) continue;
      if (!name.some(it => isSameWord(it, word))) return false;
      again += 1;
    }
  }
  return again > 0;
}

/** Words beside those of the name: "the … one". */
const CALLED: ReadonlySet<string> = new Set([
  'the',
  'a',
  'of',
  's',
  'one',
  'guy',
  'dude',
  'lady',
  'version',
  'card',
  'god',
]);

/** Whether two words are the same but for their endings. */
function isSameWord(one: string, other: string): boolean {
  return one === other || (one.length > 4 && other.length > 4 && one.slice(0, 4) === other.slice(0, 4));
}

function endsClause(token: Token): boolean {
  return token.kind === 'stop' || (token.kind === 'small' && ['comma', 'and', 'with'].includes(token.word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
