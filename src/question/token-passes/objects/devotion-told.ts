// Devotion as a question tells it: remarks that it is too low by now, and numbers, "devotion to black is 4" (700.5).

import { firstIndexFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { COLORS, type Color } from '../../../vocabulary/index.ts';
import { cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, fillRange, isComma } from '../../tokens/token-parts.ts';

/** The tokens without each such remark: it is as the board shows, of which nobody told that it has more. */
export function withoutDevotionLacked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'devotion', 'devotions') || !tokens.some(it => DEVOTION.test(it.text))) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (!DEVOTION.test(token.text)) continue;
    const from = lastIndexBefore(tokens, i, isEnd) + 1;
    const to = firstIndexFrom(tokens, i, isEnd) ?? tokens.length;
    const clause = tokens.slice(from, to);
    const isOfBoard = clause.some(it => ['card', 'noun', 'verb', 'ask'].includes(it.kind));
    // "back when I had devotion": not any more
    const isPast =
      clause.some(it => /^(?:had|used to have|was)$/iu.test(it.text)) &&
      /^(?:back )?(?:when|while)$/iu.test(tokens[from - 1]?.text ?? '');
    const isLow =
      isPast || clause.some(it => LOW.test(it.text) || (it.kind === 'small' && ['not', 'without'].includes(it.word)));
    // what was enchanted while it was a creature, and of which nothing else is told to happen, is no event of now
    const isSince = isPast || clause.concat(tokens.slice(to, to + 1)).some(it => /^now$/iu.test(it.text));
    const isAlone = isSince && isEnchanted(tokens, from) && !tokens.slice(to).some(it => it.kind === 'verb');
    if (isOfBoard || !isLow) continue;
    fillRange(result, from, to);
    if (isAlone) result[from] = asFact(tokens, from, to, 0);
  }
  for (const i of tokens.keys()) {
    if (isTurnedOn(tokens, i)) fillRange(result, i, i + 3);
    // "I had the devotion back then. I don't anymore."
    const to = lackedSince(tokens, i);
    if (to !== undefined) fillRange(result, i, to);
  }
  return result;
}

/** The place behind a sentence "I don't anymore" that begins at a place, right behind one of devotion. */
function lackedSince(tokens: readonly Token[], i: number): number | undefined {
  const [stop, player, not, now, end] = [-1, 0, 1, 2, 3].map(n => tokens[i + n]);
  const isSentence = stop?.kind === 'stop' && player?.kind === 'who' && !player.whose && not?.kind === 'small';
  if (!isSentence || not.word !== 'not' || !/^(?:anymore|any more|now|any longer)$/iu.test(now?.text ?? ''))
    return undefined;
  const before = tokens.slice(lastIndexBefore(tokens, i - 1, it => it.kind === 'stop') + 1, i);
  return (end === undefined || end.kind === 'stop') && before.some(it => DEVOTION.test(it.text)) ? i + 3 : undefined;
}

/** Whether something before a place is told to have been put on a permanent: "got hit with Frogify". */
function isEnchanted(tokens: readonly Token[], i: number): boolean {
  const at = tokens.findIndex(it => it.kind === 'verb');
  const verb = tokens[at];
  return (
    at >= 0 && at < i && verb?.kind === 'verb' && (['enters', 'puts'].includes(verb.action) || verb.voice === 'passive')
  );
}

/** The wording "Heliod was turned on": a god that was a creature before. */
function isTurnedOn(tokens: readonly Token[], i: number): boolean {
  const [be, turned, on, next] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOn = on?.kind === 'small' && on.word === 'on' && ['filler', 'small', 'stop'].includes(next?.kind ?? 'stop');
  return be?.kind === 'be' && /^turned$/iu.test(turned?.text ?? '') && isOn;
}

const DEVOTION = /^devotion(?:['’]?s)?$/iu;
const LOW =
  /^(?:under|below|low|lower|down|way down|lost|gone|missing|short|nowhere|dropped|fell|fallen|tanked|shrunk|insufficient|lacking|lack|no|too low)$/iu;

function isEnd(token: Token): boolean {
  return token.kind === 'stop' || isComma(token) || (token.kind === 'small' && ['and', 'if'].includes(token.word));
}

/**
 * The tokens with each number of devotion as filler, where the permanents named come to it as far as their texts look;
 * else as a fact that no scenario has a place for, so that the question is asked back.
 */
export function withDevotionTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'devotion', 'devotions')) return tokens;
  let result = tokens;
  for (const [i, token] of tokens.entries()) {
    const told = DEVOTION.test(token.text) ? numberTold(tokens, i) : undefined;
    if (told === undefined) continue;
    const { from, to, value } = told;
    const known = tokens.flatMap(it => (it.kind === 'card' ? (cardKnown(cards, it) ?? []) : []));
    const isShown = isOnBoard(value, colorsIn(tokens, from, to), known);
    result = result.flatMap((word): readonly Token[] => {
      const at = tokens.indexOf(word);
      if (at < from || at >= to) return [word];
      if (isShown) return [asFiller(word)];
      return at === from ? [asFact(tokens, from, to, value)] : [];
    });
  }
  return result;
}

/** The stretch of a number of devotion: "devotion to black is 4", "5 devotion". */
function numberTold(
  tokens: readonly Token[],
  i: number,
): { readonly from: number; readonly to: number; readonly value: number } | undefined {
  const before = tokens[i - 1];
  if (before?.kind === 'number' && !before.article) return { from: i - 1, to: i + 1, value: before.value };
  const at = firstIndexFrom(tokens, i + 1, it => !isBetween(it)) ?? tokens.length;
  const number = tokens[at];
  if (number?.kind !== 'number' || number.article || at > i + MOST_BETWEEN) return undefined;
  const isCounted = ['card', 'noun', 'counters'].includes(tokens[at + 1]?.kind ?? 'stop');
  const from = before?.kind === 'who' && before.whose ? i - 1 : i;
  return isCounted ? undefined : { from, to: at + 1, value: number.value };
}

/** The most words from "devotion" to its number: "devotion to white and black is at 5". */
const MOST_BETWEEN = 9;

/** A word that may stand between "devotion" and its number. */
function isBetween({ kind, text }: Token): boolean {
  if (kind === 'be' || kind === 'filler') return true;
  return COLORS.some(it => it === text.toLowerCase()) || /^(?:to|of|at|and|like|about|only|=)$/iu.test(text);
}

function colorsIn(tokens: readonly Token[], from: number, to: number): readonly Color[] {
  const words = tokens.flatMap((it, n) => (n >= from && n < to ? [it.text.toLowerCase()] : []));
  return COLORS.filter(it => words.includes(it));
}

/** Whether a number of devotion decides nothing else than the mana costs of what was named do. */
function isOnBoard(value: number, said: readonly Color[], known: readonly Known[]): boolean {
  const looking = known.filter(it => it.says.has('devotion to '));
  return (
    looking.length > 0 &&
    looking.every(({ says }) => {
      const colors =
        said.length > 0 ? said : COLORS.filter(it => says.has(`devotion to ${it}`) || says.has(`and ${it}`));
      const shown = devotionOf(known, colors);
      const limit = LIMITS.find(it => says.has(`is less than ${it.word}`));
      return limit === undefined ? value === shown : value < limit.least === shown < limit.least;
    })
  );
}

/** The numbers of devotion from which the gods are creatures. */
const LIMITS = [
  { word: 'five', least: 5 },
  { word: 'seven', least: 7 },
];

/** 700.5: the mana symbols of some colors among the mana costs of permanents. */
function devotionOf(known: readonly Known[], colors: readonly Color[]): number {
  const letters = colors.map(it => LETTERS[COLORS.indexOf(it)] ?? '');
  const symbols = known.flatMap(it => (it.spell ? [] : (it.face.manaCost ?? [])));
  return symbols.filter(symbol => letters.some(it => symbol.includes(it))).length;
}

/** The letters of the colors in their order (105.1). */
const LETTERS = 'WUBRG';

/** A fact under the key "devotion", which no scenario has. */
function asFact(tokens: readonly Token[], from: number, to: number, value: number): Token {
  const [first, last] = [tokens[from], tokens[to - 1]];
  const text = tokens.flatMap((it, n) => (n >= from && n < to ? [it.text] : [])).join(' ');
  return { kind: 'fact', path: ['devotion'], value, text, at: first?.at ?? 0, end: last?.end ?? 0 };
}
