// Pronouns that stand for what was named: "I Clone theirs", "theirs has 6 counters", "my Clone of it", "X off my Roaming Throne".

import { isBefore, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the name in place of each such pronoun, and with "with" for carrying counters. */
export function withOwnedPronouns(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'card')) return tokens;
  const isOwned = anyWord(tokens, 'theirs', 'his', 'hers', 'mine');
  const isOriginal = anyWord(tokens, 'original', 'it', 'its');
  const isCarried = anyOfKind(tokens, 'counters');
  const isCopied = anyWord(tokens, 'of', 'that', 'as', 'on', 'to');
  const isBeside = anyWord(tokens, 'off', 'through', 'thru');
  const isUsed = anyWord(tokens, 'her', 'him', 'it', 'them');
  const isBlinked = anyVerb(tokens, 'blinks');
  if (!isOwned && !isOriginal && !isCarried && !isCopied && !isBeside && !isUsed && !isBlinked) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      (isOwned ? ownedAt(tokens, i, cards) : undefined) ??
      (isOriginal ? originalAt(tokens, i, cards) : undefined) ??
      (isCarried ? carriedAt(tokens, i) : undefined) ??
      (isCopied ? copiedAt(tokens, i, cards) : undefined) ??
      (isCarried ? hadAt(tokens, i, cards) : undefined) ??
      (isBeside ? (offAt(tokens, i, cards) ?? throughAt(tokens, i, cards)) : undefined) ??
      (isUsed ? usedAt(tokens, i, cards) : undefined) ??
      (isBlinked ? blinkedAt(tokens, i, cards) : undefined),
  );
}

const THEIRS = /^(?:theirs|his|hers|mine)$/iu;
const CARRIES = /^(?:carries|carrying|carried|bears|bearing|holds|holding|sports|sporting)$/iu;

/** The pronoun right after a verb of copying and before a pause, or before counters that the one named has. */
function ownedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, owner, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (owner?.kind !== 'who' || !THEIRS.test(owner.text)) return undefined;
  const isObject = before?.kind === 'verb' && before.action === 'copies' && before.voice === 'active' && isPause(next);
  const [number, counters] = [tokens[i + 2], tokens[i + 3]];
  const isBearer = next?.kind === 'have' && number?.kind === 'number' && counters?.kind === 'counters';
  const begins = before === undefined || before.kind === 'stop' || isPause(before);
  const isPlaced = begins && isOnlyNamed(tokens, i) && next?.kind === 'be' && tokens[i + 2]?.kind === 'there';
  if (!isObject && !(isBearer && begins) && !isPlaced) return undefined;
  const named = lastBefore(tokens, i, it => it.kind === 'card' && cardKnown(cards, it)?.spell === false);
  if (named?.kind !== 'card' || cardKnown(cards, named)?.copies === true) return undefined;
  const end = { at: owner.end, end: owner.end };
  const whose: Token = { ...owner, whose: true, text: owner.who === 'you' ? 'my' : 'their' };
  return { tokens: [whose, { ...named, text: '', ...end }], to: i + 1 };
}

/** Whether only one card was named before an index, in what is asked: "does X double poison? mine is out". */
function isOnlyNamed(tokens: readonly Token[], i: number): boolean {
  const named = tokens.flatMap((it, n) => (n < i && it.kind === 'card' ? it.names.slice(0, 1) : []));
  return new Set(named).size === 1 && isBefore(tokens, i, it => it.kind === 'ask');
}

/**
 * The wordings "Clone copies X. It's my opponent's", "Clone copies X. The original is …": X, whose owner or state is told
 * behind what a copier was told, or asked, to do with it.
 */
function originalAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, first, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (first === undefined || before?.kind === 'card') return undefined;
  const isOriginal = ORIGINAL.test(first.text) && first.kind !== 'card';
  const isIts = /^it['’]?s$/iu.test(first.text) && before?.kind === 'stop' && next?.kind === 'who' && next.whose;
  if (!isOriginal && !isIts) return undefined;
  const told = tokens.slice(0, i).flatMap((it, n) => (it.kind === 'card' ? [{ card: it, verb: tokens[n - 1] }] : []));
  const isCopier = ({ card }: (typeof told)[number]): boolean => cardKnown(cards, card)?.copies === true;
  const [copied, ...more] = told.filter(it => !isCopier(it));
  const isOne = copied !== undefined && more.every(it => it.card.names[0] === copied.card.names[0]);
  const last = told.at(-1);
  const isCopied = (it: Token | undefined) =>
    it?.kind === 'verb' ? it.action === 'copies' : it?.kind === 'small' && it.word === 'copying';
  const isObject = last !== undefined && isCopied(last.verb) && !isCopier(last);
  if (!isOne || !told.some(isCopier) || !(isOriginal || isObject)) return undefined;
  const named = { ...copied.card, ...plainPart(first), text: copied.card.text };
  const owner = isOriginal && next?.kind === 'be' ? i + 2 : i + 1;
  const whose = tokens[owner];
  if (whose?.kind !== 'who' || !whose.whose) return isOriginal ? { tokens: [named], to: i + 1 } : undefined;
  const [and, verb] = [tokens[owner + 1], tokens[owner + 2]];
  const goesOn = and?.kind === 'small' && and.word === 'and' && (verb?.kind === 'be' || verb?.kind === 'have');
  const has = goesOn && verb.kind === 'have' && tokens[owner + 3]?.kind === 'number';
  const carried: readonly Token[] = has ? [{ kind: 'small', word: 'with', ...plainPart(verb), text: 'with' }] : [];
  const { at } = first;
  const to = owner + (has ? 3 : goesOn ? 2 : 1);
  return { tokens: [{ ...whose, text: '', at, end: at }, named, ...carried], to };
}

const ORIGINAL = /^(?:the )?original(?: one)?$/iu;

/** The wording "carries six +1/+1 counters". */
function carriedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, number, counters] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (verb === undefined || number?.kind !== 'number' || counters?.kind !== 'counters' || !CARRIES.test(verb.text))
    return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...plainPart(verb) }], to: i + 1 };
}

function isPause(token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.kind === 'stop' ||
    (token.kind === 'small' && ['comma', 'and', 'if', 'with'].includes(token.word))
  );
}

/** Wordings "my Clone of it", "I want to Clone that": what is copied. */
function copiedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [first, of, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isThat = first?.kind === 'small' && first.word === 'that' && /^that(?: one)?$/iu.test(first.text);
  if (isThat && tokens[i - 1]?.kind === 'verb' && isPause(of)) {
    const verb = tokens[i - 1];
    const copies = verb?.kind === 'verb' && verb.action === 'copies' && verb.voice === 'active';
    return copies ? { tokens: [{ kind: 'small', word: 'it', ...plainPart(first) }], to: i + 1 } : undefined;
  }
  if (first?.kind !== 'card' || of?.kind !== 'small') return undefined;
  // "Glasspool Mimic as another Kinnan": the other one is what is copied
  const isAnother = of.word === 'as' && next?.kind === 'small' && ['another', 'ordinal'].includes(next.word);
  const owner = tokens[i + 3];
  const other = tokens[owner?.kind === 'who' && owner.whose ? i + 4 : i + 3];
  if (isAnother && other?.kind === 'card' && cardKnown(cards, first)?.copies === true)
    return { tokens: [first, { kind: 'small', word: 'copying', ...plainPart(of) }], to: i + 3 };
  // "Phantasmal Image on that": what was named last
  const isOnThat = of.word === 'on' && next?.kind === 'small' && ['it', 'that'].includes(next.word);
  if (isOnThat && next.kind === 'small' && cardKnown(cards, first)?.copies === true) {
    const copying: Token = { kind: 'small', word: 'copying', ...plainPart(of) };
    return { tokens: [first, copying, { kind: 'small', word: 'it', ...plainPart(next) }], to: i + 3 };
  }
  // "I'm casting Clone to be that", "Clone to be their Serra Angel"
  const meant = tokens[i + 3];
  if (of.word === 'to' && next?.kind === 'be' && cardKnown(cards, first)?.copies === true) {
    const copying: Token = { kind: 'small', word: 'copying', ...plainPart(of) };
    if (meant?.kind === 'small' && ['it', 'that'].includes(meant.word))
      return { tokens: [first, copying, { kind: 'small', word: 'it', ...plainPart(meant) }], to: i + 4 };
    const isTheirs = meant?.kind === 'card' || (meant?.kind === 'who' && meant.whose && tokens[i + 4]?.kind === 'card');
    return isTheirs ? { tokens: [first, copying], to: i + 3 } : undefined;
  }
  if (of.word !== 'of') return undefined;
  const isIt = next?.kind === 'small' && next.word === 'it';
  // "a Clone of their Serra Angel"
  const isTheirs = next?.kind === 'who' && next.whose && tokens[i + 3]?.kind === 'card';
  if (!(isIt || isTheirs) || cardKnown(cards, first)?.copies !== true) return undefined;
  return { tokens: [first, { kind: 'small', word: 'copying', ...plainPart(of) }], to: i + 2 };
}

/** The wording "X off Roaming Throne", of a permanent that finds nothing: it stands beside. */
function offAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [card, off, other] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (card?.kind !== 'card' || other?.kind !== 'card' || off?.kind !== 'small' || !/^off$/iu.test(off.text))
    return undefined;
  const [known, beside] = [cardKnown(cards, card), cardKnown(cards, other)];
  const isBeside = known?.spell === false && beside?.spell === false && !beside.says.has('onto the battlefield');
  const begins = i === 0 || tokens[i - 1]?.kind === 'stop';
  if (!isBeside || !begins || beside.says.has('to the battlefield')) return undefined;
  return { tokens: [card, { kind: 'small', word: 'with', ...plainPart(off) }], to: i + 2 };
}

/** The wording "X eats a Doom Blade (it had 4 counters)": X had them. */
function hadAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [victim, verb] = [tokens[i], tokens[i + 1]];
  if (victim?.kind !== 'card' || verb?.kind !== 'verb' || verb.action !== 'hits' || verb.voice !== 'passive')
    return undefined;
  const at = tokens[i + 2]?.kind === 'number' ? i + 3 : i + 2;
  const [spell, pronoun, had, number] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const counters = tokens[at + 4];
  if (
    spell?.kind !== 'card' ||
    cardKnown(cards, spell)?.spell !== true ||
    pronoun?.kind !== 'small' ||
    pronoun.word !== 'it'
  )
    return undefined;
  if (had?.kind !== 'have' || number?.kind !== 'number' || counters?.kind !== 'counters') return undefined;
  const carried: Token = { kind: 'small', word: 'with', text: '', at: victim.end, end: victim.end };
  return { tokens: [victim, carried, number, counters, ...tokens.slice(i + 1, at + 1)], to: at + 5 };
}

const MOVES = ['onto the battlefield', 'to the battlefield'] as const;

/** The wording "through a Grafdigger's Cage": a permanent that puts nothing onto the battlefield is in the way of it. */
function throughAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [through, next, after] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (through?.kind !== 'small' || !/^(?:thru|through)$/iu.test(through.text)) return undefined;
  const isLed =
    (next?.kind === 'number' && next.article) || (next?.kind === 'who' && next.whose) || next?.kind === 'filler';
  const card = isLed ? after : next;
  const known = card?.kind === 'card' ? cardKnown(cards, card) : undefined;
  if (known === undefined || known.spell || MOVES.some(it => known.says.has(it))) return undefined;
  return { tokens: [{ kind: 'small', word: 'under', ...plainPart(through) }], to: i + 1 };
}

/** The wording "I minus her", after a planeswalker was named. */
function usedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb, pronoun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isPlayer = player?.kind === 'who' && !player.whose;
  const isJoined = player?.kind === 'small' && ['and', 'then', 'comma'].includes(player.word);
  if (player === undefined || !(isPlayer || isJoined) || verb === undefined || !LOYALTY.test(verb.text))
    return undefined;
  if (!/^(?:her|him|it|them)$/iu.test(pronoun?.text ?? '') || pronoun === undefined) return undefined;
  const named = lastBefore(
    tokens,
    i,
    it => it.kind === 'card' && cardKnown(cards, it)?.face.types.includes('Planeswalker') === true,
  );
  return named === undefined ? undefined : { tokens: [player, verb, { ...named, ...plainPart(pronoun) }], to: i + 3 };
}

const LOYALTY = /^(?:minus|plus|uptick|downtick|tick up|tick down|ult|ultimate|[+-]\d+)$/iu;

/** The wording "I have X and my Restoration Angel blinks it": the permanent named before the one that does it. */
function blinkedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [card, verb, pronoun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (card?.kind !== 'card' || verb?.kind !== 'verb' || verb.action !== 'blinks') return undefined;
  const does = /s$/iu.test(verb.text) && cardKnown(cards, card)?.spell === false;
  if (!does || !/^(?:it|him|her|that)$/iu.test(pronoun?.text ?? '') || pronoun === undefined) return undefined;
  const named = lastBefore(tokens, i, it => it.kind === 'card' && cardKnown(cards, it)?.spell === false);
  if (named?.kind !== 'card' || named.names[0] === card.names[0]) return undefined;
  return { tokens: [card, verb, { ...named, ...plainPart(pronoun) }], to: i + 3 };
}
