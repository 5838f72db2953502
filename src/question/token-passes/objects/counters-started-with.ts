// Counters that something is told to start with as its own text has it: "Ugin starts on 7, right? with Oath of Gideon is that 8?"
// (306.5b, 310.4b, 714.3a): the number tells nothing beside the card, and what is asked is with how many it enters.
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { type PrintedStart, startOf } from '../../model/printed-starts.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import {
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each card that is told to start so as entering, and with the numbers that are asked of it as counters. */
export function withCountersStartedWith(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'number') || !anyOfKind(tokens, 'card')) return tokens;
  const starts = tokens.flatMap((_, i) => startAt(tokens, i, cards) ?? []);
  const [start] = starts;
  if (start === undefined || starts.some(it => it.card.names[0] !== start.card.names[0])) return tokens;
  return withRunsReplaced(tokens, i => {
    const told = startAt(tokens, i, cards);
    if (told !== undefined && told.run.to > i) return told.run;
    return askedAt(tokens, i, start.start) ?? guessedAt(tokens, i, start.start);
  });
}

type CardToken = Extract<Token, { kind: 'card' }>;

interface Told {
  readonly card: CardToken;
  readonly start: PrintedStart;
  /** The card with what is told of it; empty where it is asked. */
  readonly run: RunReplacement;
}

const STARTS = /^(?:starts?|begins?|starting|beginning|starts? off|starts? out)$/iu;

/** The wordings "X starts on 7", "X comes in at 4 loyalty", "does X start on 8" at a card. */
function startAt(tokens: readonly Token[], i: number, cards: Cards): Told | undefined {
  const card = tokens[i];
  const known = card?.kind === 'card' && !card.open ? cardKnown(cards, card) : undefined;
  const start = known === undefined ? undefined : startOf(known);
  if (card?.kind !== 'card' || start === undefined) return undefined;
  const described = describedAt(tokens, i, start);
  if (described !== undefined) return { card, start, run: { tokens: [card], to: described } };
  let at = i + 1;
  while (tokens[at]?.kind === 'filler' || /^(?:usually|normally|always|already)$/iu.test(tokens[at]?.text ?? ''))
    at += 1;
  const verb = tokens[at];
  if (verb === undefined || !isStart(verb)) return undefined;
  const number = numberAt(tokens, at + 1, start);
  if (number === undefined) return undefined;
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(verb) };
  const asks = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  if (asks) return { card, start, run: { tokens: [card, enters, ...saidOf(number, start)], to: number.to } };
  if (number.value !== start.count) return undefined;
  const to = NORMALLY.test(tokens[number.to]?.text ?? '') ? number.to + 1 : number.to;
  return { card, start, run: { tokens: [card, enters], to } };
}

const NORMALLY = /^(?:usually|normally|always|already|naturally|by default|on its own|by itself|printed|base)$/iu;

/** The place behind "is a 7 loyalty walker" and "has 6 defense" at a card that is told to enter later. */
function describedAt(tokens: readonly Token[], i: number, { kind, count }: PrintedStart): number | undefined {
  const verb = tokens[i + 1];
  if (verb?.kind !== 'be' && verb?.kind !== 'have') return undefined;
  const article = tokens[i + 2];
  const at = article?.kind === 'number' && article.article ? i + 3 : i + 2;
  const [number, counters, thing] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (number?.kind !== 'number' || number.value !== count) return undefined;
  if (counters?.kind !== 'counters' || counters.counter !== kind) return undefined;
  const isThing =
    article !== number && thing !== undefined && /^(?:planeswalker|walker|pw|battle|card)$/iu.test(thing.text);
  const to = isThing ? at + 3 : at + 2;
  return tokens.slice(to).some(isStart) ? to : undefined;
}

function isStart(token: Token): boolean {
  return (
    (token.kind === 'verb' && token.action === 'enters' && token.voice === 'middle') ||
    (token.kind !== 'card' && STARTS.test(token.text))
  );
}

interface CountSaid {
  readonly value: number;
  readonly token: Token;
  readonly to: number;
}

/** The number behind a preposition at a place, with the word for its counters; undefined where it counts something else. */
function numberAt(tokens: readonly Token[], from: number, { kind }: PrintedStart): CountSaid | undefined {
  let at = from;
  while (tokens[at]?.kind === 'small' && /^(?:on|at|with|in|as|off)$/iu.test(tokens[at]?.text ?? '') && at < from + 2)
    at += 1;
  if (at === from) return undefined;
  if (/^(?:chapter|just|only|exactly)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const number = tokens[at];
  if (number?.kind !== 'number' || number.article) return undefined;
  const word = tokens[at + 1];
  const isCounted =
    (word?.kind === 'counters' && ['', kind].includes(word.counter)) ||
    new RegExp(`^(?:${kind.replace(/[+]/gu, '\\+')}|counters?|chapters?)$`, 'iu').test(word?.text ?? '');
  const next = tokens[isCounted ? at + 2 : at + 1];
  const ends =
    next === undefined ||
    NORMALLY.test(next.text) ||
    !['card', 'noun', 'unknown', 'size', 'counters'].includes(next.kind);
  return ends ? { value: number.value, token: number, to: isCounted ? at + 2 : at + 1 } : undefined;
}

/** The words "with 8 loyalty counters". */
function saidOf({ token }: CountSaid, { kind }: PrintedStart): readonly Token[] {
  const place = plainPart(token);
  return [
    { kind: 'small', word: 'with', ...place, text: 'with' },
    token,
    { kind: 'counters', counter: kind, ...place, text: 'counters' },
  ];
}

/** The wordings "does she come down at 6?", "does it start on 2". */
function askedAt(tokens: readonly Token[], i: number, start: PrintedStart): RunReplacement | undefined {
  const [ask, second] = [tokens[i], tokens[i + 1]];
  if (ask?.kind !== 'ask' || !/^(?:does|do|would|will)\b/iu.test(ask.text)) return undefined;
  const isIt = second?.kind === 'small' && second.word === 'it';
  const verb = tokens[isIt ? i + 2 : i + 1];
  const number = verb !== undefined && isStart(verb) ? numberAt(tokens, (isIt ? i + 2 : i + 1) + 1, start) : undefined;
  if (verb === undefined || number === undefined) return undefined;
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(verb) };
  return {
    tokens: [ask, ...(isIt && second !== undefined ? [second] : []), enters, ...saidOf(number, start)],
    to: number.to,
  };
}

/** The wordings "is that 8?", "so 7?", "so he comes in at 8?" at the end of a sentence that asks. */
function guessedAt(tokens: readonly Token[], i: number, start: PrintedStart): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead === undefined || !LEADS.test(lead.text) || sentenceEnd(tokens, i)?.text !== '?') return undefined;
  let at = i + 1;
  while (tokens[at]?.kind === 'small' && ['it', 'that'].includes(tokens[at]?.text.toLowerCase() ?? '')) at += 1;
  if (/^(?:he|she|it|they)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const verb = tokens[at];
  const number = verb !== undefined && isStart(verb) ? numberAt(tokens, at + 1, start) : plainNumber(tokens, at);
  const end = number === undefined ? undefined : tokens[number.to];
  const ends = end === undefined || end.kind === 'stop' || RIGHT.test(end.text);
  if (number === undefined || !ends) return undefined;
  const place = { ...plainPart(lead), text: '' };
  return {
    tokens: [
      { kind: 'stop', hard: true, ...place },
      { kind: 'ask', word: '', ...plainPart(lead), text: 'does' },
      { kind: 'small', word: 'it', ...place, text: 'it' },
      { kind: 'verb', action: 'enters', voice: 'middle', ...place, text: 'enter' },
      ...saidOf(number, start),
    ],
    to: number.to,
  };
}

const LEADS =
  /^(?:so|is that|is it|thats|that['’]?s|that makes|does that make|that makes it|so that['’]?s|so thats|would that be|is she|is he)$/iu;

const RIGHT = /^(?:right|correct|yeah|yes|then|instead|now|total|or what)$/iu;

function plainNumber(tokens: readonly Token[], at: number): CountSaid | undefined {
  const number = tokens[at];
  return number?.kind === 'number' && !number.article ? { value: number.value, token: number, to: at + 1 } : undefined;
}
