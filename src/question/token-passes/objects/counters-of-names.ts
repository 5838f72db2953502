// Counters that are told before or after the permanent by other words: "I'm on lore counter two of my Saga", "X has no counters".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with such counters as the state of the permanent that is named. */
export function withCountersOfNames(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') && !anyWord(tokens, 'chapter', 'lore')) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      loreAt(tokens, i) ??
      chapterAt(tokens, i) ??
      chapterBehind(tokens, i) ??
      noneAt(tokens, i) ??
      countedBefore(tokens, i, cards) ??
      countedBehind(tokens, i, cards) ??
      behindPlace(tokens, i) ??
      loreAlone(tokens, i) ??
      ownKindAt(tokens, i, cards),
  );
}

const CHAPTER = /^(?:(?:on|at) )?chapter\b/iu;

/** The wording "on chapter two of my Saga", as the state of what follows. */
function chapterAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [state, of, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isChapter = state?.kind === 'state' && /^(?:on|at) chapter /iu.test(state.text);
  if (!isChapter || of?.kind !== 'small' || of.word !== 'of') return undefined;
  const owner = first?.kind === 'who' && first.whose ? [first] : [];
  const saga = owner.length > 0 ? second : first;
  if (saga?.kind !== 'card') return undefined;
  return { tokens: [{ kind: 'have', ...plainPart(of) }, ...owner, state, saga], to: i + 3 + owner.length };
}

/**
 * The wordings "does X kill a Saga I have at chapter 2", "will they destroy my Saga on lore two", "does my Saga on chapter 2
 * die": the counters of what it is done to.
 */
function chapterBehind(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  const isArticle = lead?.kind === 'number' && lead.article;
  const at = isArticle ? i + 1 : i;
  const [name, player, have] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (name?.kind !== 'card') return undefined;
  const isKept = have?.kind === 'be' && tokens[at + 3]?.kind === 'have';
  const isHad = player?.kind === 'who' && !player.whose && (have?.kind === 'have' || isKept);
  const isOwned = player?.kind === 'who' && player.whose;
  // another pass may have parted them by a "with"
  const from = at + (isKept ? 4 : isHad ? 3 : isOwned ? 2 : 1);
  const isParted = tokens[from]?.kind === 'small';
  const state = tokens[isParted ? from + 1 : from];
  const value = state?.kind === 'state' && /\b(?:chapter|lore)\b/iu.test(state.text) ? loreOf(state.patch) : undefined;
  const to = isParted ? from + 2 : from + 1;
  if (state === undefined || value === undefined || !isDoneTo(tokens, at, to)) return undefined;
  const owner: readonly Token[] =
    isHad || isOwned ? [{ kind: 'who', who: player.who, whose: true, ...plainPart(player) }] : [];
  const place = plainPart(state);
  return {
    tokens: [
      ...owner,
      name,
      { kind: 'small', word: 'with', ...place, text: 'with' },
      { kind: 'number', value, article: false, ...place },
      { kind: 'counters', counter: 'lore', ...place },
    ],
    to,
  };
}

function loreOf({ counters }: Readonly<Record<string, unknown>>): number | undefined {
  if (typeof counters !== 'object' || counters === null || !('lore' in counters)) return undefined;
  return typeof counters.lore === 'number' ? counters.lore : undefined;
}

/** Whether the sentence of a name asks what is done to it, or what it does: "does X kill …", "does … die", past its state. */
function isDoneTo(tokens: readonly Token[], i: number, past: number): boolean {
  const start = sentenceStart(tokens, i);
  const asksAt = tokens.findIndex((it, n) => n >= start && n < i && it.kind === 'ask');
  if (asksAt < 0 || !/^(?:do|does|did|can|will|would|could)\b/iu.test(tokens[asksAt]?.text ?? '')) return false;
  const isDeed = (token: Token | undefined) =>
    token !== undefined && ['verb', 'relation', 'about'].includes(token.kind);
  return tokens.slice(asksAt + 1, i).some(isDeed) || isDeed(tokens[past]);
}

/** The wording "a 9 counter Hangarback Walker": the counters that its text speaks of. */
function countedBefore(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [number, counters, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (number?.kind !== 'number' || number.article || counters?.kind !== 'counters' || name?.kind !== 'card')
    return undefined;
  const says = cardKnown(cards, name)?.says;
  const own = says?.has('+1/+1 counter') === true ? '+1/+1' : undefined;
  const counter = counters.counter === '' ? own : counters.counter;
  if (counter === undefined || !/counter$/iu.test(counters.text)) return undefined;
  const state: Token = {
    kind: 'state',
    patch: { counters: { [counter]: number.value } },
    after: false,
    ...plainPart(counters),
    at: number.at,
  };
  return { tokens: [state], to: i + 2 };
}

/** The wording "Summon: Titan (2 counters)": those that a permanent of its type has, or that its text speaks of. */
function countedBehind(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [name, number, counters] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || number?.kind !== 'number' || number.article || counters?.kind !== 'counters')
    return undefined;
  // as far as the offsets tell: more than a space is between them
  const isBracketed = number.at - name.end > 1;
  const known = cardKnown(cards, name);
  if (known === undefined || !isBracketed || counters.counter !== '' || !/^counters?$/iu.test(counters.text))
    return undefined;
  const words: readonly string[] = [...known.face.types, ...known.face.subtypes];
  const ofType = COUNTERS_OF.find(([type]) => words.includes(type))?.[1];
  const counter = ofType ?? (known.says.has('+1/+1 counter') ? '+1/+1' : undefined);
  if (counter === undefined) return undefined;
  const place = { text: 'with', at: number.at, end: number.at };
  return { tokens: [name, { kind: 'small', word: 'with', ...place }, number, { ...counters, counter }], to: i + 3 };
}

/** The wording "one already out (3 burden counters on it)": of what is there, and not of another that enters. */
function behindPlace(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, there, lead] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || there?.kind !== 'there') return undefined;
  const at = lead?.kind === 'small' && lead.word === 'with' ? i + 3 : i + 2;
  const [number, counters] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== 'number' || number.article || counters?.kind !== 'counters') return undefined;
  const place = { text: 'with', at: number.at, end: number.at };
  return { tokens: [name, { kind: 'small', word: 'with', ...place }, number, counters, there], to: at + 2 };
}

/** Types of permanents by the counters that they have (306.5b, 310.4b, 714.3a). */
const COUNTERS_OF: readonly (readonly [string, string])[] = [
  ['Saga', 'lore'],
  ['Planeswalker', 'loyalty'],
  ['Battle', 'defense'],
];

function isLoreWord({ kind, text }: Token): boolean {
  return kind === 'about' && /^lore$/iu.test(text);
}

/** The wording "(mine, 2 lore)": lore counters. */
function loreAlone(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, lore] = [tokens[i], tokens[i + 1]];
  if (number?.kind !== 'number' || number.article || lore === undefined || !isLoreWord(lore)) return undefined;
  return { tokens: [number, { kind: 'counters', counter: 'lore', ...plainPart(lore) }], to: i + 2 };
}

/** The wordings "I'm on lore counter two of my Urza's Saga", "on chapter 2 of my Saga". */
function loreAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'small') return undefined;
  const [on, what, number, of, first, second] = tokens.slice(i, i + 6);
  if (on?.kind !== 'small' || !['on', 'at'].includes(on.word) || what === undefined) return undefined;
  const isLore = what.kind === 'counters' ? what.counter === 'lore' : CHAPTER.test(what.text);
  if (!isLore || number?.kind !== 'number' || of?.kind !== 'small' || !['of', 'on', 'with'].includes(of.word))
    return undefined;
  const owner = first?.kind === 'who' && first.whose ? [first] : [];
  const saga = owner.length > 0 ? second : first;
  if (saga?.kind !== 'card') return undefined;
  const counters: Token = {
    kind: 'state',
    patch: { counters: { lore: number.value } },
    after: false,
    ...plainPart(number),
  };
  return {
    tokens: [{ kind: 'have', ...plainPart(on) }, ...owner, counters, saga],
    to: i + 5 + owner.length,
  };
}

/** The wording "Zhao already has his conqueror counter on him (opponent's)": a kind of counters that its own text names. */
function ownKindAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'card') return undefined;
  const [name, have, ...rest] = tokens.slice(i, i + 9);
  if (name?.kind !== 'card' || (have?.kind !== 'have' && !(have?.kind === 'small' && have.word === 'with')))
    return undefined;
  const lead = rest[0]?.kind === 'who' || rest[0]?.kind === 'number' ? rest[0] : undefined;
  const [kind, counters, ...after] = lead === undefined ? rest : rest.slice(1);
  if (kind?.kind !== 'unknown' || counters?.kind !== 'counters' || counters.counter !== '') return undefined;
  const word = kind.text.toLowerCase();
  if (cardKnown(cards, name)?.says.has(`${word} counter`) !== true) return undefined;
  const [on, pronoun, owner] = after;
  const isOnIt = on?.kind === 'small' && on.word === 'on' && /^(?:him|her|it|them)$/iu.test(pronoun?.text ?? '');
  const count = lead?.kind === 'number' ? lead.value : 1;
  const state: Token = { kind: 'state', patch: { counters: { [word]: count } }, after: true, ...plainPart(counters) };
  const whose = isOnIt ? owner : on;
  const isOwned = whose?.kind === 'who' && whose.whose;
  const there: Token = { kind: 'there', ...(isOwned ? { who: whose.who } : {}), ...plainPart(have) };
  const last = isOwned ? whose : isOnIt ? pronoun : counters;
  return { tokens: [name, state, there], to: tokens.indexOf(last ?? counters) + 1 };
}

/** The wording "My Marionette Master has no counters." */
function noneAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, have, none, counters, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const isDenied = none?.kind === 'small' && none.word === 'not' && counters?.kind === 'counters';
  if (name?.kind !== 'card' || have?.kind !== 'have' || !isDenied) return undefined;
  const isEnd = end === undefined || end.kind === 'stop' || end.kind === 'small';
  if (!isEnd || sentenceEnd(tokens, i)?.text === '?') return undefined;
  return { tokens: [name, { kind: 'there', ...plainPart(have) }], to: i + 4 };
}
