// Lexing of signs: counters, sizes, values of X, and punctuation.
import { NUMBER_WORDS, ORDINALS } from '../../kit/number-words.ts';
import { type Lexing, push } from '../names/lexing.ts';
import { creatureType } from '../tokens/chosen.ts';
import { numberNamed } from '../tokens/counts.ts';
import type { TokenBody } from '../tokens/question-token.ts';

/** The sign at an offset with its length: a kind of counters, a size, or a value of X; undefined where there is none. */
export function signAt(text: string, at: number): { readonly length: number; readonly body: TokenBody } | undefined {
  if (at > 0 && /[\p{L}\p{N}/]/u.test(text[at - 1] ?? '')) return undefined;
  const rest = text.slice(at, at + 60);
  const [counter, kind = ''] =
    /^([+-]\d+\/[+-]\d+)(?: counters?| ctrs?)?(?: on (?:it|him|her|them))?/iu.exec(rest) ?? [];
  if (counter !== undefined) return { length: counter.length, body: { kind: 'counters', counter: kind } };
  const [loyalty, sign = '', change = ''] = /^([+−–-])(\d{1,2}|x)(?![\p{L}\p{N}/%])/iu.exec(rest) ?? [];
  if (loyalty !== undefined) {
    const ability = `${sign === '+' ? '+' : '-'}${change.toUpperCase()}`;
    return { length: loyalty.length, body: { kind: 'verb', action: 'activates', voice: 'active', ability } };
  }
  const [x, value = ''] = X_SAID.exec(rest) ?? [];
  const number = numberNamed(value.toLowerCase());
  if (x !== undefined && number !== undefined) return { length: x.length, body: { kind: 'x', value: number.value } };
  const [mana] = /^(?:for|with|paying) (?:\d{0,2}[WUBRG]{1,5}|(?:\{[^}]{1,3}\}){1,8})(?!\p{L})/u.exec(rest) ?? [];
  if (mana !== undefined) return { length: mana.length, body: { kind: 'filler' } };
  const [reached, nth = ''] = CHAPTER_REACHED.exec(rest) ?? [];
  if (reached !== undefined) {
    const patch = { counters: { lore: chapterNumber(nth.toLowerCase()) } };
    return { length: reached.length, body: { kind: 'state', patch, after: true } };
  }
  const [chapter, found] = CHAPTER.exec(rest) ?? [];
  if (chapter !== undefined)
    return {
      length: chapter.length,
      body: found === undefined ? { kind: 'about', word: 'chapter' } : { kind: 'filler' },
    };
  const [size, power, toughness] = /^(\d{1,2})\/(\d{1,2})(?!\d)/u.exec(rest) ?? [];
  if (size !== undefined) {
    return { length: size.length, body: { kind: 'size', power: Number(power), toughness: Number(toughness) } };
  }
  return undefined;
}

/** A value of X, in digits or words: "with X equal to three", "for x=2", "for an X of 4", "for x 6". */
const X_SAID = new RegExp(
  `^(?:(?:where|with|for|and|at|if|when|as) )?(?:an? |the )?x ?(?:(?:=|is equal to|equals to|equal to|set to|is|equals|equal|being|was|as|at|of|:) ?|(?<=^(?:where|with|for|at) x ))(\\d{1,3}|${NUMBER_WORDS.join('|')})\\b`,
  'iu',
);

/** The chapter that a Saga has come to: "is on chapter 2", "at its second chapter". */
const CHAPTER_REACHED =
  /^(?:(?:is )?(?:currently |already |sitting |stuck |now )?(?:on|at|up to)|(?:has|have) (?:just |already )?(?:hit|reached)|just (?:hit|reached)) (?:its |the )?(?:chapter |lore )?(\d|i{1,3}|iv|one|two|three|four|first|second|third|fourth)(?: chapter)?(?![\p{L}\p{N}])(?<=chapter.*|lore [^ ]+)/iu;

/** The number of a chapter in digits, Roman numerals, words or as an ordinal. */
function chapterNumber(said: string): number {
  const roman = ['i', 'ii', 'iii', 'iv'].indexOf(said) + 1;
  const ordinals: readonly string[] = ORDINALS;
  return roman || numberNamed(said)?.value || ordinals.indexOf(said);
}

/** A chapter of a Saga, alone or with what it finds. */
const CHAPTER =
  /^(?:chapters? (?:\d|i{1,3}v?|one|two|three)\b|(?:second|third|last|final) chapter\b|III?|IV)(?=( (?:for|finds?|fetche?s?|into|getting|finding|searching|to)\b))|^chapters? (?:\d|i{1,3}v?|one|two|three)\b(?:(?:,| and| &|, and) (?:chapter )?(?:\d|i{1,3}v?|one|two|three)\b)*/iu;

/** Reads a punctuation mark or skips a character; returns the offset after it. */
export function markAt(lexing: Lexing, at: number): number {
  const { text } = lexing;
  const sign = text[at] ?? '';
  if (/\s/u.test(sign)) {
    return sign === '\n' ? push(lexing, at, at + 1, { kind: 'stop', hard: true }) : at + 1;
  }
  const [dots = ''] = /^(?:\.\.+|…)/u.exec(text.slice(at)) ?? [];
  if (dots !== '' && at > 0) {
    const taken = TAKEN_BACK.test(text.slice(at + dots.length)) || isBrokenOff(lexing, text.slice(at + dots.length));
    return push(lexing, at, at + dots.length, taken ? { kind: 'small', word: 'doubt' } : { kind: 'stop', hard: false });
  }
  if (/[?!;]/u.test(sign) || (sign === '.' && /^\.+(?:\s|$|["')])/u.test(text.slice(at)))) {
    return push(lexing, at, at + 1, { kind: 'stop', hard: true });
  }
  if (/[→⇒➜]/u.test(sign)) return push(lexing, at, at + 1, { kind: 'stop', hard: false });
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
  const [times] = /^×\s?\d{1,2}(?!\d)/u.exec(text.slice(at)) ?? [];
  if (times !== undefined) {
    const value = Number(times.slice(1));
    return push(lexing, at, at + times.length, { kind: 'number', value, article: false });
  }
  if (/^[=-]>/u.test(text.slice(at))) return push(lexing, at, at + 2, { kind: 'stop', hard: false });
  if (sign === ':') return push(lexing, at, at + 1, { kind: 'small', word: 'colon' });
  if (sign === '=' && !lexing.tokens.some(it => it.kind === 'small' && it.word === 'equals'))
    return push(lexing, at, at + 1, { kind: 'small', word: 'equals' });
  if (sign === '/' && /(?:^|\s)w$/iu.test(text.slice(0, at))) return at + 1;
  if (sign === ',' || sign === '/') return push(lexing, at, at + 1, { kind: 'small', word: 'comma' });
  if (sign === '+' || sign === '&') return push(lexing, at, at + 1, { kind: 'small', word: 'and' });
  return at + 1;
}

/** A question that stops at a name: "can my Devoted Druid...", "Massacre Girl...". */
function isBrokenOff({ tokens }: Lexing, rest: string): boolean {
  const part = tokens.slice(tokens.findLastIndex(it => it.kind === 'stop') + 1);
  const asks = part.some(it => it.kind === 'ask');
  if (tokens.length === 1 && tokens[0]?.kind === 'card')
    return !/^\s*(?:wh\w+|how|do|does|is|are|can|will|would|i|i['’]ve|my|we|they|their|(?:my )?opp(?:onent)?)\b/iu.test(
      rest,
    );
  return asks && part.at(-1)?.kind === 'card' && !part.some(it => it.kind === 'verb' || it.kind === 'relation');
}

/** Words after dots where something is taken back: "Oubliette... no". */
const TAKEN_BACK =
  /^\s*(?:no|nah|nope|nvm|never|wait|actually|well|or|just|i mean|sorry|hmm|hm|not|maybe|make that)\b/iu;
