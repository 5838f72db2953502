// Lands tapped for mana in a question: "tap a Forest", "for mana".

import { isBasicLandType } from '../../engine/index.ts';
import type { Token } from '../tokens/question-token.ts';
import { asFiller, plainPart } from '../tokens/token-parts.ts';
import { type Cards, cardKnown, type Known } from './card-traits.ts';

/** A land tapped for mana: the verb, and the land by the name of its type; false for any other word. */
export function readManaTapped(result: Token[], tokens: readonly Token[], i: number, cards: Cards): boolean {
  const token = tokens[i];
  const mana = manaTapped(tokens, i, cards);
  if (token === undefined || mana === undefined) return false;
  const land = tokens.findIndex((it, n) => n > i && it.text.toLowerCase() in BASICS);
  const named = tokens[land];
  const name = named === undefined ? undefined : BASICS[named.text.toLowerCase()];
  if (named !== undefined && name !== undefined)
    result[land] = { kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(named) };
  result[i] = { kind: 'verb', action: 'addsMana', voice: 'active', mana, ...plainPart(token) };
  const told = tokens.findIndex((_, n) => n > i && amountOfColor(tokens, n) !== undefined);
  for (const n of told < 0 || mana.length === 1 ? [] : [told, told + 1, told + 2]) {
    const part = result[n];
    if (part !== undefined) result[n] = asFiller(part);
  }
  return true;
}

/** A word for a basic land, which asks for mana or a type elsewhere, as the card of that name; undefined for another word. */
export function asBasicLand(token: Token): Extract<Token, { kind: 'card' }> | undefined {
  const word = token.text.toLowerCase();
  const name = BASICS[word] ?? BASICS[word.replace(/s$/u, '')];
  if (token.kind !== 'about' || name === undefined) return undefined;
  return { kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(token) };
}

const BASICS: Readonly<Record<string, string | undefined>> = {
  plains: 'Plains',
  island: 'Island',
  swamp: 'Swamp',
  mountain: 'Mountain',
  forest: 'Forest',
};

const BASIC_MANA: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** Wordings "tap a Forest for G", "tap my Island for mana": the mana of a land that is named after the verb. */
function manaTapped(tokens: readonly Token[], i: number, cards: Cards): string | undefined {
  if (!/^(?:tap|taps|tapping|tapped)$/iu.test(tokens[i]?.text ?? '')) return undefined;
  const at = tokens.findIndex(
    (it, n) => n > i && !isOne(it) && it.kind !== 'filler' && !(it.kind === 'who' && it.whose),
  );
  const land = tokens[at];
  const basic = BASICS[land?.text.toLowerCase() ?? ''];
  const names = basic !== undefined ? [basic] : land?.kind === 'card' ? land.names : [];
  const known =
    basic !== undefined || land?.kind === 'card' || land?.kind === 'noun'
      ? cardKnown(cards, { names, ...(land?.kind === 'noun' ? { noun: land.noun } : {}) })
      : undefined;
  if (known?.land !== true) return undefined;
  const [, symbols] = /^for ([wubrgc{}]+)$/iu.exec(tokens[at + 1]?.text ?? '') ?? [];
  if (symbols !== undefined) return symbols.toUpperCase().replaceAll(/[{}]/gu, '');
  const told = amountOfColor(tokens, at + 1);
  if (told !== undefined) return told;
  const [preposition, mana] = [tokens[at + 1], tokens[at + 2]];
  const color = COLORS[mana?.text.toLowerCase() ?? ''];
  if (color !== undefined && /^for$/iu.test(preposition?.text ?? '')) return color;
  // "I tap an Island. blue or black?"
  const ends = preposition === undefined || preposition.kind === 'stop' || isComma(preposition);
  const gives = /^(?:gives?|makes?|adds?|gets?)(?: me)?$/iu.test(preposition?.text ?? '');
  const isAskedFor = tokens.some((it, n) => n > at && asksForMana(it));
  if (gives || (ends && isAskedFor)) return BASIC_MANA[known.name];
  // "I tap a Forest with Mana Reflection out: how much mana?"
  const isDone = !/^tapped$/iu.test(tokens[i]?.text ?? '') || isDoer(tokens[i - 1]);
  const isParted = ends || isOf(preposition, PARTING) || preposition.kind === 'have' || preposition.kind === 'ask';
  if (isDone && isParted && (isAskedFor || tokens.some(it => isOfMana(it, cards)))) return BASIC_MANA[known.name];
  const isForMana = preposition?.text.toLowerCase() === 'for' && mana?.text.toLowerCase() === 'mana';
  return isForMana ? BASIC_MANA[known.name] : undefined;
}

/** Whether a word asks for mana: "how much", "mana", a color. */
function asksForMana({ text }: Token): boolean {
  return text.toLowerCase() in COLORS || /^(?:mana|how much)$/iu.test(text);
}

/** Whether a card looks at permanents that are tapped for mana (106.12). */
function isOfMana(token: Token, cards: Cards): boolean {
  return token.kind === 'card' && cardKnown(cards, token)?.says.has('for mana') === true;
}

function isDoer(token: Token | undefined): boolean {
  return token?.kind === 'who' && !token.whose;
}

/** Words after a land that is tapped for nothing that was told. */
const PARTING = ['with', 'without', 'under', 'and', 'if', 'then', 'colon'];

function isOf(token: Token, words: readonly string[]): boolean {
  return token.kind === 'small' && words.includes(token.word);
}

function isComma(token: Token): boolean {
  return token.kind === 'small' && token.word === 'comma';
}

/** Whether a card has a basic land type, and with it a mana ability that is not in its text (305.6). */
export function hasIntrinsicMana({ face }: Known): boolean {
  return face.types.includes('Land') && face.subtypes.some(isBasicLandType);
}

const COLORS: Readonly<Record<string, string | undefined>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
};

/** The wording "for five black": the symbols of that mana. */
function amountOfColor(tokens: readonly Token[], at: number): string | undefined {
  const [preposition, number, color] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const symbol = COLORS[color?.text.toLowerCase() ?? ''];
  if (!/^for$/iu.test(preposition?.text ?? '') || number?.kind !== 'number' || number.article) return undefined;
  return symbol?.repeat(Math.min(number.value, MOST_MANA));
}

/** The most mana that is told of as one event. */
const MOST_MANA = 50;

function isOne(token: Token): boolean {
  return isArticle(token) || (token.kind === 'number' && token.value === 1);
}

/** Whether a token is an article or a word like one. */
export function isArticle(token: Token): boolean {
  return token.kind === 'number' && token.article;
}
