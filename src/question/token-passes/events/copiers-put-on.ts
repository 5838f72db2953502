// Copiers told to be put on what was named before: "their Hydra has nine counters. Phantasmal Image on that": they copy it.
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';
import { copierOf } from './copiers-told.ts';

/**
 * The tokens with "on it" right after a card that enters as a copy as "copying it" (707.5); such a card that stands alone
 * after a sentence in which something was cast is what is cast then.
 */
export function withCopiersPutOn(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'on', 'copying') || !tokens.some(it => copierOf(it, cards) !== undefined)) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      goingOn(tokens, i, cards) ??
      putOnAt(tokens, i, cards) ??
      putOnNamed(tokens, i, cards) ??
      putOnAsked(tokens, i, cards),
  );
}

function isCopier(token: Token | undefined, cards: Cards): boolean {
  return token?.kind === 'card' && cardKnown(cards, token)?.copies === true;
}

const PRONOUN = /^(?:it|that|this|him|her|that one|that thing|that guy|that creature)$/iu;

/** The wording "Stunt Double going on their Urza". */
function goingOn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [copier, going, on] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (copier === undefined || going === undefined || copierOf(copier, cards) === undefined || going.kind === 'card')
    return undefined;
  if (!/^(?:going|goes|used|aimed|landing)$/iu.test(going.text) || on?.kind !== 'small' || on.word !== 'on')
    return undefined;
  return { tokens: [copier, { kind: 'small', word: 'copying', ...plainPart(on), text: 'copying' }], to: i + 3 };
}

function putOnAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [copier, on, pronoun, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (copier === undefined || on?.kind !== 'small' || pronoun === undefined || !isCopier(copier, cards))
    return undefined;
  if (!(on.word === 'on' || on.word === 'copying') || !PRONOUN.test(pronoun.text)) return undefined;
  const copying: Token = { kind: 'small', word: 'copying', ...plainPart(on), text: 'copying' };
  // "on that Serra Angel"
  if (end?.kind === 'card') return { tokens: [copier, copying], to: i + 3 };
  const told: readonly Token[] = [copier, copying, { kind: 'small', word: 'it', ...plainPart(pronoun), text: 'it' }];
  const isEnd = end === undefined || end.kind === 'stop' || isComma(end) || isColon(end);
  if (!isEnd || !isAlone(tokens, i)) return on.word === 'on' ? { tokens: told, to: i + 3 } : undefined;
  const place = { ...plainPart(copier), text: '', end: copier.at };
  const cast: readonly Token[] = [
    { kind: 'who', who: 'you', whose: false, ...place },
    { kind: 'verb', action: 'enters', voice: 'active', ...place },
  ];
  return { tokens: [...cast, ...told], to: i + 3 };
}

/** The wording "Clone on Serra Angel, both it and …", with which a question begins: it is cast, and what it copies is "it". */
function putOnNamed(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const owner = tokens[i + 2];
  const at = owner?.kind === 'who' && owner.whose ? i + 3 : i + 2;
  const [copier, on, named, end] = [copierAt(tokens, i, cards), tokens[i + 1], tokens[at], tokens[at + 1]];
  const begins = tokens.slice(0, i).every(it => it.kind === 'filler' || (it.kind === 'be' && i > 0));
  if (!begins || copier === undefined || on?.kind !== 'small' || on.word !== 'on') return undefined;
  const goesOn =
    isComma(end) || (end?.kind === 'small' && end.word === 'with') || ['number', 'about'].includes(end?.kind ?? '');
  if (named?.kind !== 'card' || !(end?.kind === 'stop' || goesOn)) return undefined;
  const place = { ...plainPart(copier), text: '', end: copier.at };
  const told: readonly Token[] = [
    { kind: 'who', who: 'you', whose: false, ...place },
    { kind: 'verb', action: 'enters', voice: 'active', ...place },
    copier,
    { kind: 'small', word: 'copying', ...plainPart(on), text: 'copying' },
    ...tokens.slice(i + 2, at + 1),
    ...(isComma(end) ? [{ kind: 'stop' as const, hard: false, ...plainPart(named), text: '' }] : []),
  ];
  const [both, pronoun] = [tokens[at + 2], tokens[at + 3]];
  const isBoth =
    isComma(end) && /^both(?: of)?$/iu.test(both?.text ?? '') && pronoun?.kind === 'small' && pronoun.word === 'it';
  if (isBoth) return { tokens: [...told, { ...named, ...plainPart(pronoun) }], to: at + 4 };
  return isComma(end) ? undefined : { tokens: told, to: at + 1 };
}

/** The wording "is Clone on their Titan a removal spell?", with which a question begins. */
function putOnAsked(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const be = tokens[i];
  const told = i === 0 && be?.kind === 'be' ? putOnNamed(tokens, i + 1, cards) : undefined;
  return (
    told && be && { tokens: [{ kind: 'small', word: 'if', ...plainPart(be), text: 'if' }, ...told.tokens], to: told.to }
  );
}

function copierAt(tokens: readonly Token[], i: number, cards: Cards): Token | undefined {
  const token = tokens[i];
  return token === undefined ? undefined : copierOf(token, cards);
}

function isColon(token: Token): boolean {
  return token.kind === 'small' && token.word === 'colon';
}

/** Whether a copier begins its sentence, at most behind "my", and what was told before is that something was cast. */
function isAlone(tokens: readonly Token[], i: number): boolean {
  const start = sentenceStart(tokens, i);
  const lead = tokens[start];
  const isOwn = lead?.kind === 'who' && lead.whose && lead.who === 'you';
  const isFirst = start === i || (start === i - 1 && (isOwn || lead?.kind === 'filler'));
  return isFirst && start > 0 && tokens.some((it, n) => n < start && isCast(it));
}

function isCast(token: Token): boolean {
  if (token.kind === 'state') return token.patch.cast !== undefined;
  return token.kind === 'verb' && token.action === 'enters' && token.voice === 'active';
}
