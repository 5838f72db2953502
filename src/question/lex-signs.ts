// Lexing of signs: counters, sizes, values of X, and punctuation.
import { creatureType } from './chosen.ts';
import { type Lexing, push } from './lexing.ts';
import type { TokenBody } from './question-token.ts';

/** The sign at an offset with its length: a kind of counters, a size, or a value of X; undefined where there is none. */
export function signAt(text: string, at: number): { readonly length: number; readonly body: TokenBody } | undefined {
  if (at > 0 && /[\p{L}\p{N}/]/u.test(text[at - 1] ?? '')) return undefined;
  const rest = text.slice(at, at + 60);
  const [counter, kind = ''] = /^([+-]\d+\/[+-]\d+)(?: counters?)?(?: on (?:it|him|her|them))?/iu.exec(rest) ?? [];
  if (counter !== undefined) return { length: counter.length, body: { kind: 'counters', counter: kind } };
  const [x, value = ''] = /^(?:where |with |for |and )?x ?(?:=|is|equals|being|of|:) ?(\d{1,3})\b/iu.exec(rest) ?? [];
  if (x !== undefined) return { length: x.length, body: { kind: 'x', value: Number(value) } };
  const [chapter] = /^chapters? (?:\d|i{1,3}v?|one|two|three)\b/iu.exec(rest) ?? [];
  if (chapter !== undefined) return { length: chapter.length, body: { kind: 'filler' } };
  const [size, power, toughness] = /^(\d{1,2})\/(\d{1,2})(?!\d)/u.exec(rest) ?? [];
  if (size !== undefined) {
    return { length: size.length, body: { kind: 'size', power: Number(power), toughness: Number(toughness) } };
  }
  return undefined;
}

/** Reads a punctuation mark or skips a character; returns the offset after it. */
export function markAt(lexing: Lexing, at: number): number {
  const { text } = lexing;
  const sign = text[at] ?? '';
  if (/\s/u.test(sign)) {
    return sign === '\n' ? push(lexing, at, at + 1, { kind: 'stop', hard: true }) : at + 1;
  }
  const broken = /^(?:\.\.+|…)(?=\s*\p{Ll})/u.exec(text.slice(at));
  const brokenOff = broken !== null || (/^(?:\.\.+|…)(?=\s*\S)/u.test(text.slice(at)) && isNameAlone(lexing));
  if (brokenOff && at > 0) return push(lexing, at, at + (broken?.[0].length ?? 1), { kind: 'small', word: 'doubt' });
  if (/[?!;]/u.test(sign) || (sign === '.' && /^\.+(?:\s|$|["')])/u.test(text.slice(at)))) {
    return push(lexing, at, at + 1, { kind: 'stop', hard: true });
  }
  if (sign === '…' || sign === '—' || sign === '–' || (sign === '-' && /\s/u.test(text[at - 1] ?? ' '))) {
    return push(lexing, at, at + 1, { kind: 'stop', hard: false });
  }
  const [, bracketed] = /^\((\p{L}+)\)/u.exec(text.slice(at)) ?? [];
  if (
    bracketed !== undefined &&
    lexing.tokens.at(-1)?.kind === 'card' &&
    creatureType(bracketed.toLowerCase()) !== undefined
  )
    return push(lexing, at, at + 1, { kind: 'small', word: 'naming' });
  if (sign === ':') return push(lexing, at, at + 1, { kind: 'small', word: 'colon' });
  if (sign === '=' && !lexing.tokens.some(it => it.kind === 'small' && it.word === 'equals'))
    return push(lexing, at, at + 1, { kind: 'small', word: 'equals' });
  if (sign === ',' || sign === '/') return push(lexing, at, at + 1, { kind: 'small', word: 'comma' });
  if (sign === '+' || sign === '&') return push(lexing, at, at + 1, { kind: 'small', word: 'and' });
  return at + 1;
}

/** "Massacre Girl... I cast": a name that nothing is said of. */
function isNameAlone({ tokens }: Lexing): boolean {
  const [before, name] = tokens.slice(-2).length === 2 ? tokens.slice(-2) : [undefined, tokens.at(-1)];
  return name?.kind === 'card' && (before === undefined || before.kind === 'stop');
}
