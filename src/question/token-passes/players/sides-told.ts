// Cards that come from a side, and those that are feared for: "then Dress Down from his side. rip my Aberration?"
import { firstIndexFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';

import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with what comes from somebody's side as what he plays, and "rip my X?" as the question whether it dies. */
export function withSidesTold(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOfBoth = anyWord(typed, 'both', 'all');
  const tokens = isOfBoth ? withBothMine(typed, cards) : typed;
  const isFrom = anyWord(tokens, 'from');
  const isFeared = anyWord(tokens, 'rip', 'r', 'ri');
  const isLeft = anyWord(tokens, 'left', 'remaining');
  const isPointed = anyWord(tokens, 'that', 'same', 'very');
  const isFor = anyWord(tokens, 'for');
  const isOfTeam = anyWord(tokens, ...TEAM);
  return withRunsReplaced(
    tokens,
    i =>
      (isFrom ? comingAt(tokens, i) : undefined) ??
      (isFeared ? fearedAt(tokens, i) : undefined) ??
      (isLeft ? leftOf(tokens, i) : undefined) ??
      (isPointed ? itsMine(tokens, i) : undefined) ??
      (isOfBoth ? bothUnder(tokens, i) : undefined) ??
      (isPointed ? thatPlayer(tokens, i) : undefined) ??
      (isFor ? (outFor(tokens, i) ?? entersFor(tokens, i)) : undefined) ??
      (isOfTeam ? hitsTeam(tokens, i, cards) : undefined) ??
      itOfTheirs(tokens, i) ??
      ownerBehindPlace(tokens, i),
  );
}

/** The wordings "X is on the board (opponent's)", "X in play, theirs,": whose it is, behind the place. */
function ownerBehindPlace(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [there, sign, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (there?.kind !== 'there' || there.who !== undefined) return undefined;
  const isSigned = isComma(sign);
  const owner = isSigned ? second : sign;
  const at = isSigned ? i + 3 : i + 2;
  const end = tokens[at];
  if (owner?.kind !== 'who' || !owner.whose || owner.each === true) return undefined;
  if (!(end === undefined || end.kind === 'stop' || isListSign(end))) return undefined;
  return { tokens: [{ ...there, who: owner.who, end: owner.end }], to: at };
}

const TEAM: readonly string[] = ['team', 'board', 'side', 'army', 'squad', 'guys', 'creatures'];

/** The tokens with "X and Y die to Damnation, both mine" as "X and Y, both mine, die to Damnation". */
function withBothMine(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex(
    (it, i) => isBothMine(tokens, i) && isSpellAt(tokens[i - 1], cards) && it.kind === 'small',
  );
  const verb = lastIndexBefore(tokens, at, it => it.kind === 'verb');
  const subject = lastIndexBefore(tokens, verb, it => it.kind === 'card');
  const [comma, both, whose] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (at < 0 || subject < sentenceStart(tokens, at) || comma === undefined || both === undefined || whose === undefined)
    return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= at && i < at + 3) return [];
    return i === subject ? [token, comma, both, whose, comma] : [token];
  });
}

function isBothMine(tokens: readonly Token[], i: number): boolean {
  const [comma, both, whose, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isBoth = both?.kind === 'small' && ['both', 'all'].includes(both.word);
  const isEnd = end === undefined || end.kind === 'stop' || isComma(end);
  return isComma(comma) && isBoth && whose?.kind === 'who' && whose.whose && isEnd;
}

function isSpellAt(token: Token | undefined, cards: Cards): boolean {
  return token?.kind === 'card' && cardKnown(cards, token)?.spell === true;
}

/** The wording "X and Y, both under my control, …": whose they are, said in passing. */
function bothUnder(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [comma, both, there, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isBoth = both?.kind === 'small' && ['both', 'all'].includes(both.word);
  if (!isComma(comma) || comma === undefined || !isBoth || there?.kind !== 'there' || there.who === undefined)
    return undefined;
  if (!isComma(end) || !/^(?:under|in) /iu.test(there.text)) return undefined;
  return { tokens: [comma, both, { kind: 'who', who: there.who, whose: true, ...plainPart(there) }], to: i + 3 };
}

/** The wording "X is out for them": on their side. */
function outFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [there, preposition, player, next] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isFor = preposition?.kind === 'small' && preposition.word === 'for';
  if (there?.kind !== 'there' || there.who !== undefined || !isFor || player?.kind !== 'who' || player.whose)
    return undefined;
  const isOwner = next?.kind === 'card' || next?.kind === 'noun' || next?.kind === 'number';
  return isOwner || player.each === true ? undefined : { tokens: [{ ...there, who: player.who }], to: i + 3 };
}

/** The wording "X comes down for my opponent": that player plays it. */
function entersFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, enters, preposition, player] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isEntry = enters?.kind === 'verb' && enters.action === 'enters' && enters.voice === 'middle';
  if (card?.kind !== 'card' || !isEntry || preposition?.kind !== 'small' || preposition.word !== 'for')
    return undefined;
  const end = tokens[i + 4];
  const ends = end === undefined || end.kind === 'stop' || isListSign(end) || end.kind === 'small';
  if (player?.kind !== 'who' || player.whose || player.each === true || !ends) return undefined;
  // "another X resolves for me" is told of another
  const before = tokens[i - 1];
  const isOther = before?.kind === 'small' && ['another', 'ordinal'].includes(before.word);
  if (isOther || (before?.kind === 'who' && before.whose)) return undefined;
  const place = { at: card.at, end: card.at };
  return { tokens: [{ ...player, ...place }, { ...enters, voice: 'active', ...place }, card], to: i + 4 };
}

/** The wording "Sudden Spoiling hits my team: X, Y": the player whose team it is is what the spell is for. */
function hitsTeam(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [spell, hits, owner, team, colon] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (spell?.kind !== 'card' || owner?.kind !== 'who' || !owner.whose) return undefined;
  if (!TEAM.includes(team?.text.toLowerCase() ?? '')) return undefined;
  if (!/^(?:hits?|gets?|targets?|on|sweeps?)$/iu.test(hits?.text ?? '')) return undefined;
  const says = cards.named(spell.names[0] ?? '');
  if (says?.spell !== true || !says.says.aimsAtPlayers) return undefined;
  if (hits === undefined) return undefined;
  const place = { ...plainPart(hits), text: '' };
  const isList = colon?.kind === 'small' && ['colon', 'comma'].includes(colon.word);
  const has: readonly Token[] = [
    { kind: 'stop', hard: true, ...place },
    { kind: 'who', who: owner.who, whose: false, ...place },
    { kind: 'have', ...place },
  ];
  return {
    tokens: [
      { kind: 'who', who: owner.who === 'you' ? 'opponent' : 'you', whose: false, ...place },
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
      spell,
      { kind: 'small', word: 'on', ...place, text: 'on' },
      { kind: 'who', who: owner.who, whose: false, ...place, text: owner.who === 'you' ? 'me' : 'them' },
      ...(isList ? has : []),
    ],
    to: isList ? i + 5 : i + 4,
  };
}

/** The wording "it's my own Blood Moon that's out": it is there. */
function itsMine(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [pronoun, owner, card, that, there] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (pronoun?.kind !== 'small' || !/^(?:its|it['’]s|that['’]?s)$/iu.test(pronoun.text)) return undefined;
  if (owner?.kind !== 'who' || !owner.whose || card?.kind !== 'card') return undefined;
  if (that?.kind !== 'small' || that.word !== 'that' || there?.kind !== 'there') return undefined;
  return { tokens: [{ kind: 'stop', hard: false, ...plainPart(pronoun) }, owner, card, there], to: i + 5 };
}

/** The wording "I cast Blood Moon, his Steam Vents, is it a Mountain": what was named last, and not what is cast. */
function itOfTheirs(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const ask = tokens[i];
  if (ask?.kind !== 'ask' || i < 6) return undefined;
  const [verb, cast, first, owner, card, second] = tokens.slice(i - 6, i);
  const [, word] = /^(is|does|will|would|can) (?:it|he|she)$/iu.exec(ask.text) ?? [];
  if (word === undefined || verb?.kind !== 'verb' || verb.action !== 'enters') return undefined;
  if (cast?.kind !== 'card' || !isComma(first) || owner?.kind !== 'who' || !owner.whose) return undefined;
  if (card?.kind !== 'card' || !isComma(second)) return undefined;
  const place = plainPart(ask);
  return {
    tokens: [
      { ...ask, text: word },
      { ...owner, ...place, text: owner.text },
      { ...card, ...place, text: card.text },
    ],
    to: i + 1,
  };
}

/** The wordings "on that opponent", "that same opponent": the player. */
function thatPlayer(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [on, that, player] = i === 0 ? [] : tokens.slice(i - 1, i + 2);
  const isThat = on?.kind === 'small' && on.word === 'on' && /^that$/iu.test(that?.text ?? '');
  if (isThat && that !== undefined && player?.kind === 'who' && !player.whose)
    return { tokens: [asFiller(that)], to: i + 1 };
  // "that same opponent now wants to gain 3"
  const [pointing, same, sameOne] = tokens.slice(i, i + 3);
  const isSame = /^(?:that|this|the|said)$/iu.test(pointing?.text ?? '') && /^(?:same|very)$/iu.test(same?.text ?? '');
  if (!isSame || sameOne?.kind !== 'who' || sameOne.whose) return undefined;
  return { tokens: [sameOne], to: i + 3 };
}

/** The wording "what is left of their Titan and their Elves": both are there. */
function leftOf(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [ask, left, of] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isAsked = ask?.kind === 'ask' && /^what(?:['’]?s| is| would be| remains)?$/iu.test(ask.text);
  const isOf = of?.kind === 'small' && of.word === 'of';
  if (!isAsked || left === undefined || !/^(?:left|remaining)$/iu.test(left.text) || !isOf) return undefined;
  const to = firstIndexFrom(tokens, i + 3, it => !isOfList(it)) ?? tokens.length;
  const list = tokens.slice(i + 3, to);
  if (!list.some(it => it.kind === 'card' || it.kind === 'noun')) return undefined;
  const there = (token: Token): Token => ({ kind: 'there', ...plainPart(token), text: '' });
  const placed = list.flatMap(it => (it.kind === 'card' || it.kind === 'noun' ? [it, there(it)] : [it]));
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(left), text: '' };
  return { tokens: [...placed, stop, ask, { kind: 'about', word: '', ...plainPart(left) }], to };
}

function isOfList(token: Token): boolean {
  return (
    token.kind === 'card' ||
    token.kind === 'noun' ||
    token.kind === 'number' ||
    token.kind === 'filler' ||
    isListSign(token) ||
    (token.kind === 'who' && token.whose)
  );
}

/** The wordings "then X from his side", "now X from my opponent", "then comes X from the other side". */
function comingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  const comes = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'middle';
  const at = comes ? i + 1 : i;
  const [before, card, from, who, side] = [tokens[i - 1], tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const isThen = before?.kind === 'small' && ['then', 'if'].includes(before.word);
  const isFrom = from?.kind === 'small' && from.word === 'from';
  if (!isThen || card?.kind !== 'card' || !isFrom || who?.kind !== 'who') return undefined;
  const isSide = who.whose && /^(?:side|end|seat)$/iu.test(side?.text ?? '');
  const to = isSide ? at + 4 : at + 3;
  const end = tokens[to];
  const isEnd = end === undefined || end.kind === 'stop' || end.kind === 'small';
  if (!(isSide || !who.whose) || !isEnd) return undefined;
  const place = { text: '', at: card.at, end: card.at };
  const player: Token = { kind: 'who', who: who.who, whose: false, ...plainPart(who), at: card.at, end: card.at };
  return { tokens: [player, { kind: 'verb', action: 'enters', voice: 'active', ...place }, card], to };
}

/** The wording "rip my X?" */
function fearedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, rip, owner] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'small';
  if (!begins || !/^r\.?i\.?p\.?$/iu.test(rip?.text ?? '') || rip === undefined) return undefined;
  if (owner?.kind !== 'who' || !owner.whose || sentenceEnd(tokens, i)?.text !== '?') return undefined;
  const [named, end] = [tokens[i + 2], tokens[i + 3]];
  if (named === undefined || (end !== undefined && end.kind !== 'stop')) return undefined;
  const place = plainPart(named);
  return {
    tokens: [
      { kind: 'ask', word: '', ...plainPart(rip), text: 'does' },
      owner,
      named,
      { kind: 'verb', action: 'dies', voice: 'middle', ...place, text: 'die' },
    ],
    to: i + 3,
  };
}
