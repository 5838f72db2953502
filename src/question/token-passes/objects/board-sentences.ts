// Boards as the subject of a sentence, "board is my X and their Y", and requests to count: "count the triggers please".

import { firstFrom, firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isComma, isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such a board as "there is", and such a request as "how many". */
export function withBoardSentences(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOfBoard = anyWord(tokens, 'board', 'table', 'battlefield', 'in play');
  const isCount = anyWord(tokens, 'count');
  const isThere = anyOfKind(tokens, 'there');
  const isSequence = anyWord(tokens, 'then');
  const isPlayers = anyWord(tokens, 'for', 'from');
  const isJoined = anyWord(tokens, 'join', 'joins', 'joined');
  const isOwned = anyWord(tokens, 'mine', 'theirs') || (anyWord(tokens, 'his', 'hers') && tellsOfBoard(tokens));
  const isX = anyOfKind(tokens, 'x');
  const isBeside = tokens.some((it, i) => it.kind === 'card' && tokens[i + 1]?.kind === 'card');
  const isThanks = anyWord(tokens, 'thanks', 'due', 'because');
  const isUntapped = anyOfKind(tokens, 'fact') && anyVerb(tokens, 'untaps');
  const isPlaced = isOfBoard || isCount || isThere || isSequence || isPlayers || isJoined;
  if (!isPlaced && !isOwned && !isX && !isBeside && !isThanks && !isUntapped) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      (isOfBoard ? boardAt(tokens, i) : undefined) ??
      (isCount ? countAt(tokens, i) : undefined) ??
      (isThere ? sideAt(tokens, i) : undefined) ??
      (isSequence ? sequenceAt(tokens, i, cards) : undefined) ??
      (isPlayers ? hadBy(tokens, i) : undefined) ??
      (isJoined ? joinsAt(tokens, i) : undefined) ??
      (isOwned ? ownedInTurn(tokens, i) : undefined) ??
      (isThere ? (pronounListed(tokens, i, cards) ?? soIs(tokens, i)) : undefined) ??
      (isX ? castWithX(tokens, i) : undefined) ??
      (isPlayers ? playedFor(tokens, i) : undefined) ??
      (isBeside ? sideBySide(tokens, i, cards) : undefined) ??
      (isThere ? cameDown(tokens, i) : undefined) ??
      (isThanks ? thanksTo(tokens, i, cards) : undefined) ??
      (isUntapped ? untappedSince(tokens, i) : undefined),
  );
}

/** Whether anything speaks of what is on a board, in whichever of these wordings. */
function tellsOfBoard(tokens: readonly Token[]): boolean {
  const isOfBoard = (it: Token) => OF_BOARDS.some(of => of.test(it.text)) || isThen(it) || isFor(it) || it.kind === 'x';
  const isBesideNext = (it: Token, i: number) => it.kind === 'card' && tokens[i + 1]?.kind === 'card';
  return tokens.some((it, i) => it.kind === 'there' || it.kind === 'fact' || isOfBoard(it) || isBesideNext(it, i));
}

const BOARD = /^(?:board|the board|table|the table|battlefield|the battlefield|in play)$/iu;
const JOINS = /^(?:joins?|joined|mine|theirs|from|him|her)$/iu;
const THANKS = /^(?:thanks|due) to$|^because of$/iu;
const COUNT = /^count(?: up)?$/iu;
const OF_BOARDS = [BOARD, COUNT, THANKS, JOINS];

function isFor(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'for';
}

/** The wording "prismatic omen valakut, i scapeshift …": two permanents side by side, with which a sentence begins. */
function sideBySide(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [first, second, comma] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (first?.kind !== 'card' || second?.kind !== 'card' || !isComma(comma) || !isFirst(tokens, i)) return undefined;
  const isPermanent = (it: Extract<Token, { kind: 'card' }>) => cards.named(it.names[0] ?? '')?.spell === false;
  if (!isPermanent(first) || !isPermanent(second)) return undefined;
  return { tokens: [first, { kind: 'small', word: 'and', ...plainPart(second), text: 'and' }, second], to: i + 2 };
}

/** The wording "thanks to X my Y triggers twice", with no comma between: X is there. */
function thanksTo(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [lead, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (lead?.kind !== 'small' || lead.word !== 'under' || !THANKS.test(lead.text)) return undefined;
  const isOwned = first?.kind === 'who' && first.whose;
  const card = isOwned ? second : first;
  const at = isOwned ? i + 3 : i + 2;
  const [owner, name] = [tokens[at], tokens[at + 1]];
  if (!isFirst(tokens, i) || card?.kind !== 'card' || owner?.kind !== 'who' || !owner.whose) return undefined;
  if (name?.kind !== 'card' || cardKnown(cards, card)?.spell !== false) return undefined;
  const comma: Token = { kind: 'small', word: 'comma', text: ',', at: card.end, end: card.end };
  const there: Token = { kind: 'there', text: '', at: card.end, end: card.end };
  return { tokens: [{ ...lead, word: 'with' }, ...(isOwned ? [first] : []), card, there, comma], to: at };
}

/** The wording "X joins my Y": X enters beside Y. */
function joinsAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, joins, owner, other] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (card?.kind !== 'card' || joins === undefined || !/^(?:joins?|joined)$/iu.test(joins.text)) return undefined;
  // "now Godhead of Awe joins it"
  if (owner !== undefined && owner.kind !== 'card' && /^(?:it|them|that|him|her)$/iu.test(owner.text)) {
    const ends = other === undefined || ['stop', 'small', 'ask', 'filler', 'there'].includes(other.kind);
    return ends
      ? { tokens: [card, { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(joins) }], to: i + 3 }
      : undefined;
  }
  if (owner?.kind !== 'who' || !owner.whose || other?.kind !== 'card') return undefined;
  const place = { ...plainPart(joins), text: '' };
  return {
    tokens: [
      other,
      { kind: 'there', who: owner.who, ...place },
      { kind: 'stop', hard: false, ...place },
      { kind: 'who', who: owner.who, whose: false, ...place },
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
      card,
    ],
    to: i + 4,
  };
}

/** The wording "X mine and Y theirs": each is there, under the player who is told behind it. */
function ownedInTurn(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'card' || tokens[i + 1]?.kind !== 'who') return undefined;
  const [one, mine, and, other, theirs, end] = tokens.slice(i, i + 6);
  const isOwn = (it: Token | undefined): it is Extract<Token, { kind: 'who' }> =>
    it?.kind === 'who' && /^(?:mine|theirs|his|hers)$/iu.test(it.text);
  if (one?.kind !== 'card' || other?.kind !== 'card' || !isOwn(mine) || !isOwn(theirs)) return undefined;
  if (and === undefined || !isListSign(and) || (end !== undefined && !['stop', 'small'].includes(end.kind)))
    return undefined;
  const place = { ...plainPart(and), text: '' };
  return {
    tokens: [
      one,
      { kind: 'there', who: mine.who, ...plainPart(mine) },
      { kind: 'stop', hard: false, ...place },
      other,
      { kind: 'there', who: theirs.who, ...plainPart(theirs) },
    ],
    to: i + 5,
  };
}

/** The wording "my X …? him and two Y on my side": what was named last is in the list. */
function pronounListed(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, pronoun, and] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = before?.kind === 'stop' || isComma(before);
  if (pronoun === undefined || !begins || and?.kind !== 'small' || and.word !== 'and') return undefined;
  if (pronoun.kind === 'card' || !/^(?:him|her|it|that)$/iu.test(pronoun.text)) return undefined;
  const end = firstFrom(tokens, i + 2, it => !isOfList(it) && it.kind !== 'noun' && !(it.kind === 'who' && it.whose));
  const named = lastBefore(tokens, i, it => it.kind === 'card' && cards.named(it.names[0] ?? '')?.spell === false);
  if (end?.kind !== 'there' || named?.kind !== 'card') return undefined;
  return { tokens: [{ ...named, ...plainPart(pronoun) }], to: i + 1 };
}

/** The most tokens of "X and Y for me" up to the player. */
const MOST_HAD = 10;

/** The wordings "X plus Y for me.", "X for me, also Y.": who has them, where several are listed. */
function hadBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const first = tokens[i];
  if (first === undefined || !isOfList(first) || !isFirst(tokens, i)) return undefined;
  const part = tokens.slice(i, i + MOST_HAD);
  const at = part.findIndex(it => !isOfList(it));
  const [preposition, player, sign] = [part[at], part[at + 1], part[at + 2]];
  if (at < 1 || !isFor(preposition) || player?.kind !== 'who' || player.whose || player.each === true) return undefined;
  const list = part.slice(0, at);
  const more = part.slice(at + 2).findIndex(it => !isOfList(it));
  const rest = isComma(sign) ? part.slice(at + 3, more < 0 ? undefined : at + 2 + more) : [];
  const isMore = rest.some(it => it.kind === 'card') && (more < 0 || part[at + 2 + more]?.kind === 'stop');
  const isSeveral = list.filter(it => it.kind === 'card').length > 1 || isMore;
  const ends = isMore || sign === undefined || sign.kind === 'stop' || isComma(sign);
  if (!isSeveral || !ends || preposition === undefined) return undefined;
  const there: Token = { kind: 'there', who: player.who, ...plainPart(preposition) };
  const and: Token = { kind: 'small', word: 'and', ...plainPart(player), text: 'and' };
  return isMore
    ? { tokens: [...list, and, ...rest, there], to: i + at + 3 + rest.length }
    : { tokens: [...list, there], to: i + at + 2 };
}

function isOfList(token: Token): boolean {
  return ['card', 'number', 'filler'].includes(token.kind) || isListSign(token);
}

/** The wording "X is on their board and so is a Y": it is there as well. */
function soIs(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [and, so, be, article, named] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (and?.kind !== 'small' || !isListSign(and) || !/^so$/iu.test(so?.text ?? '') || be?.kind !== 'be')
    return undefined;
  const isLed = (article?.kind === 'number' && article.article) || (article?.kind === 'who' && article.whose);
  const card = isLed ? named : article;
  const there = lastBefore(tokens, i, it => it.kind === 'there' || it.kind === 'stop');
  if (card?.kind !== 'card' || there?.kind !== 'there') return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(and), text: '' };
  const lead = isLed && article !== undefined ? [article] : [];
  return { tokens: [stop, ...lead, card, { ...there, ...plainPart(card), text: '' }], to: i + (isLed ? 5 : 4) };
}

/** The wording "I have X and Y, Ballista with X = 2.": after a comma, what is cast for so much, where nothing else happens. */
function castWithX(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const comma = tokens[i];
  if (!isComma(comma) || comma === undefined) return undefined;
  const [card, lead, value] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const x =
    lead?.kind === 'x' ? lead : lead?.kind === 'small' && ['with', 'for', 'at'].includes(lead.word) ? value : undefined;
  const end = tokens[x === lead ? i + 3 : i + 4];
  if (card?.kind !== 'card' || x?.kind !== 'x' || !(end === undefined || end.kind === 'stop')) return undefined;
  const isHad = lastBefore(tokens, i, it => it.kind === 'have' || it.kind === 'stop')?.kind === 'have';
  if (!isHad || tokens.some(it => it.kind === 'verb' && it.action !== 'creates')) return undefined;
  const place = { ...plainPart(comma), text: '' };
  return {
    tokens: [
      { kind: 'stop', hard: true, ...place },
      { kind: 'who', who: 'you', whose: false, ...place },
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
    ],
    to: i + 1,
  };
}

/** The sentence "Grave Titan for me": the player casts it. */
function playedFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, preposition, player, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isFrom = preposition?.kind === 'small' && preposition.word === 'from';
  if (card?.kind !== 'card' || !(isFor(preposition) || isFrom) || !isFirst(tokens, i)) return undefined;
  const isPlayer =
    player?.kind === 'who' && !player.whose && /^(?:me|him|her|them|my opponent|opp)$/iu.test(player.text);
  if (!isPlayer || !(end === undefined || end.kind === 'stop' || isComma(end))) return undefined;
  if (isFrom && !tellsOfBoard(tokens)) return undefined;
  const place = { ...plainPart(card), text: '' };
  const verb: Token = { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' };
  return { tokens: [{ ...player, ...place }, verb, card], to: i + 3 };
}

/** The wording "opponent is holding up a Hushwing Gryff... well, it's on the field now": it is there. */
function cameDown(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const holding = tokens[i];
  if (holding?.kind !== 'zone' || holding.zone !== 'hand' || holding.holds !== true) return undefined;
  const [up, article] = tokens.slice(i + 1, i + 3);
  const from = /^(?:up|onto|on to)$/iu.test(up?.text ?? '') ? i + 2 : i + 1;
  const at = article?.kind === 'number' && article.article ? from + 1 : from;
  const card = tokens[at];
  const rest = tokens.slice(at + 1, at + 1 + MOST_OF_COMING);
  const there = rest.findIndex(it => it.kind === 'there');
  const isOfIt = rest.slice(0, there).some(it => it.kind === 'small' && it.word === 'it');
  const isPlain = rest.slice(0, there).every(it => ['stop', 'small', 'filler', 'be'].includes(it.kind));
  if (card?.kind !== 'card' || there < 0 || !isOfIt || !isPlain) return undefined;
  const place = plainPart(holding);
  return {
    tokens: [{ kind: 'who', who: holding.who ?? 'you', whose: false, ...place }, { kind: 'have', ...place }, card],
    to: at + 2 + there,
  };
}

/** The most words between a card and "on the field" that tell that it came there. */
const MOST_OF_COMING = 6;

/** The wording "flashed in X at their end step, untap, slam Y": the end step is over, and X is there. */
function untappedSince(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [step, comma, untap, sign] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isStep = step?.kind === 'fact' && step.path[0] === 'step' && /\bend$/u.test(`${step.value}`);
  const isUntap = untap?.kind === 'verb' && untap.action === 'untaps';
  const isJoined = (it: Token | undefined) => it !== undefined && (isListSign(it) || isThen(it) || it.kind === 'stop');
  if (!isStep || !isUntap || !isJoined(comma) || !isJoined(sign)) return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(step), text: '' };
  return { tokens: [stop], to: i + 4 };
}

function isThen(token: Token): boolean {
  return token.kind === 'small' && token.word === 'then';
}

/** The sentence "X, then Y": the first is there as the other is cast. */
function sequenceAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [first, comma] = [tokens[i], tokens[i + 1]];
  const at = isComma(comma) ? i + 2 : i + 1;
  const [then, second, end] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (then === undefined || !isThen(then) || !/^(?:and )?then$/iu.test(then.text) || !isFirst(tokens, i))
    return undefined;
  const isPermanent = (token: Token | undefined) => token?.kind === 'card' && cardKnown(cards, token)?.spell === false;
  if (!isPermanent(first) || !isPermanent(second) || (end !== undefined && end.kind !== 'stop')) return undefined;
  if (first === undefined || second === undefined) return undefined;
  const place = { text: '', at: then.at, end: then.end };
  return {
    tokens: [
      first,
      { kind: 'there', who: 'you', ...place },
      { kind: 'stop', hard: true, ...place },
      { kind: 'who', who: 'you', whose: false, ...place },
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
      second,
    ],
    to: at + 2,
  };
}

/** The wording "what survives on their side? it's a Baneslayer Angel and a Craw Wurm": what is there. */
function sideAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [side, mark, pronoun] = [tokens[i - 2], tokens[i - 1], tokens[i]];
  if (side?.kind !== 'there' || side.who === undefined || mark?.text !== '?' || pronoun === undefined) return undefined;
  if (!/^(?:it['’]?s|that['’]?s|they['’]?re|theyre)$/iu.test(pronoun.text)) return undefined;
  const rest = tokens.slice(i + 1, firstIndexFrom(tokens, i + 1, it => it.kind === 'stop') ?? tokens.length);
  const names = rest.some(it => it.kind === 'card' || it.kind === 'noun');
  const isList = rest.every(it => ['card', 'noun', 'number', 'filler', 'state'].includes(it.kind) || isListSign(it));
  if (!names || !isList) return undefined;
  const place = plainPart(pronoun);
  return {
    tokens: [
      { kind: 'who', who: side.who, whose: false, ...place },
      { kind: 'have', ...place },
    ],
    to: i + 1,
  };
}

/** The wordings "Board is", "Board has", where names follow with their owners. */
function boardAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [board, verb, next, name] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isVerb = verb?.kind === 'be' || verb?.kind === 'have';
  if (!isVerb || board === undefined || board.kind === 'there' || !BOARD.test(board.text)) return undefined;
  if (!isFirst(tokens, i) && !isComma(tokens[i - 1])) return undefined;
  const isLead = (next?.kind === 'who' && next.whose) || next?.kind === 'number';
  const isName = next?.kind === 'card' || (isLead && ['card', 'noun', 'number'].includes(name?.kind ?? ''));
  if (!isName) return undefined;
  return { tokens: [{ kind: 'have', nobody: true, ...plainPart(verb) }], to: i + 2 };
}

/** The wording "Count the Konrad triggers". */
function countAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const count = tokens[i];
  if (count === undefined || count.kind === 'card' || !COUNT.test(count.text) || !isFirst(tokens, i)) return undefined;
  const rest = tokens.slice(i + 1, i + 6);
  if (!rest.some(it => it.kind === 'about' && COUNTED.test(it.text))) return undefined;
  return { tokens: [{ kind: 'ask', word: '', ...plainPart(count), text: 'how many' }], to: i + 1 };
}

const COUNTED = /^(?:triggers?|tokens?|counters?|cards?|damage|life)$/iu;

function isFirst(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - 2), i).findLast(it => it.kind !== 'filler');
  return i === 0 || before === undefined || before.kind === 'stop';
}
