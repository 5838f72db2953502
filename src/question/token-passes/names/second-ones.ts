// Cards told to be played again: "I have Jace on the board, then I land Jace again", "and the new one just cast", "then comes Jace
// number two", "with one already out": another one of that name.
import { firstIndexFrom, isBefore, lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with "another" before each card that is played again and was named before. */
export function withSecondOnes(typed: readonly Token[]): readonly Token[] {
  const tokens = withOnesOfOneName(withDrawnOnes(typed));
  if (!anyWord(tokens, 'again', 'once more', 'a second time')) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [verb, next] = [tokens[i - 1], tokens[i + 1]];
    const isPlayed = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
    if (token.kind !== 'card' || !isPlayed || next === undefined || !AGAIN.test(next.text)) return [token];
    const isAgain = isBefore(tokens, i, it => it.kind === 'card' && it.names[0] === token.names[0]);
    return isAgain ? [{ kind: 'small', word: 'another', ...plainPart(token), text: 'another' }, token] : [token];
  });
}

const NEW = /^(?:new|newer|fresh|second|2nd|spare|next)$/iu;
/** Words that each text of such words has. */
const ONES: readonly string[] = 'new newer fresh second 2nd spare next copy two 2 one another'.split(' ');

const OF_ONES =
  /^(?:new|newer|fresh|second|2nd|spare|next|copy of|two|2|one|another|another one|another copy|a second copy|second copy|one more|the second|a second one)$/iu;

/** The tokens, of which one card alone is named, with each word for another of it as that card. */
function withOnesOfOneName(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...ONES) || !tokens.some(it => OF_ONES.test(it.text))) return tokens;
  const cards = tokens.filter(it => it.kind === 'card');
  const [named] = cards;
  if (named === undefined || cards.some(it => it.names[0] !== named.names[0] || it.open)) return tokens;
  const isTold = cards.length === 1 || tokens.some(it => it.kind === 'small' && it.word === 'another');
  const titled = withoutAskedOnes(withoutTitle(tokens, named));
  return withRunsReplaced(
    titled,
    i =>
      numberedAt(titled, i) ??
      copyAt(titled, i) ??
      copyOfIt(titled, i, named) ??
      secondAlone(titled, i) ??
      playAfterComma(titled, i) ??
      (isTold ? newAt(titled, i, named) : undefined) ??
      oneThere(titled, i, named),
  );
}

/** The tokens without "do the counters carry over to a second Jace", where another is played behind that question. */
function withoutAskedOnes(tokens: readonly Token[]): readonly Token[] {
  const found = tokens.flatMap((it, i) => (it.kind === 'small' && it.word === 'another' ? [i] : []));
  const [first = -1, later] = found;
  const to = tokens[first - 1];
  const from = sentenceStart(tokens, first);
  const isOfQuestion = tokens.slice(from, Math.max(first, 0)).some(it => it.kind === 'ask');
  const isEvent = tokens.slice(from, Math.max(first, 0)).some(it => it.kind === 'verb' && it.action === 'enters');
  if (later === undefined || to?.kind !== 'small' || to.word !== 'to' || !isOfQuestion || isEvent) return tokens;
  if (tokens[first + 1]?.kind !== 'card' || tokens[first + 2]?.kind !== 'stop') return tokens;
  const name = tokens[first + 1];
  const one = tokens.findIndex((it, i) => i > first + 1 && it.kind === 'number' && tokens[i - 1]?.kind === 'have');
  if (one < 0 || name === undefined) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= first - 1 && i <= first + 1) return [asFiller(token)];
    return i === one ? [token, { ...name, ...plainPart(token), at: token.end }] : [token];
  });
}

function playsFrom(token: Token): readonly Token[] {
  const place = { text: '', at: token.at, end: token.at };
  return [
    { kind: 'who', who: 'you', whose: false, ...place },
    { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
  ];
}

/** The wording "second Jace while I've got the first", with which a question begins that has no verb: it is played. */
function secondAlone(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [second, card] = [tokens[i], tokens[i + 1]];
  const isSecond = i === 0 && second?.kind === 'small' && second.word === 'another' && card?.kind === 'card';
  if (!isSecond || tokens.some(it => it.kind === 'verb')) return undefined;
  return { tokens: [...playsFrom(second), second, card], to: 2 };
}

/** The wording ", just cast the new one": a clause of its own. */
function playAfterComma(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [comma, lead] = [tokens[i], tokens[i + 1]];
  const at = lead?.kind === 'filler' ? i + 2 : i + 1;
  const verb = tokens[at];
  const isPlay = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  if (comma === undefined || !isComma(comma) || !isPlay || !isNamedBefore(tokens, i)) return undefined;
  const isNew = [at + 1, at + 2].some(
    n => NEW.test(tokens[n]?.text ?? '') && /^(?:one|copy)$/iu.test(tokens[n + 1]?.text ?? ''),
  );
  return isNew ? { tokens: [{ kind: 'stop', hard: false, ...plainPart(comma) }], to: i + 1 } : undefined;
}

/** Whether a card was named before a place, or counters were told to be on one. */
function isNamedBefore(tokens: readonly Token[], i: number): boolean {
  return tokens.slice(0, i).some(it => it.kind === 'card');
}

/** The tokens with "two Jaces" that an old and a new one are told of as the one that is there. */
function withoutTitle(tokens: readonly Token[], named: Token): readonly Token[] {
  const isOld = tokens.some(it => /^(?:old|older|first)$/iu.test(it.text));
  const isNew = tokens.some((it, i) => NEW.test(it.text) && /^one$/iu.test(tokens[i + 1]?.text ?? ''));
  if (!isOld || !isNew) return tokens;
  return withRunsReplaced(tokens, i => {
    const two = tokens[i];
    if (two?.kind !== 'number' || two.value !== 2) return undefined;
    const next = tokens[i + 1];
    const at = next?.kind === 'filler' || (next?.kind === 'who' && next.whose) ? i + 2 : i + 1;
    return tokens[at] === named ? { tokens: [asFiller(two)], to: at } : undefined;
  });
}

function another(token: Token): Token {
  return { kind: 'small', word: 'another', ...plainPart(token), text: 'another' };
}

/** The wording "then comes Jace number two". */
function numberedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, number, two] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  // "then comes Jace number two from my hand": it is played
  const isComing = card?.kind === 'verb' && card.action === 'enters' && /^comes?$/iu.test(card.text);
  if (isComing && number !== undefined) {
    const numbered = numberedAt(tokens, i + 1);
    const zone = numbered === undefined ? undefined : tokens[numbered.to];
    const isFromHand = zone?.kind === 'zone' && zone.zone === 'hand' && zone.who === 'you';
    return numbered && isFromHand ? { tokens: [...playsFrom(card), ...numbered.tokens], to: numbered.to } : undefined;
  }
  const isNumbered = /^(?:number|nr|no|#)$/iu.test(number?.text ?? '') && two?.kind === 'number' && two.value === 2;
  return card?.kind === 'card' && isNumbered ? { tokens: [another(card), card], to: i + 3 } : undefined;
}

/** The wording "my second copy of Jace". */
function copyAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [second, copy, card] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isSecond = second?.kind === 'small' && second.word === 'another';
  return isSecond && /^copy of$/iu.test(copy?.text ?? '') && card?.kind === 'card'
    ? { tokens: [second, card], to: i + 3 }
    : undefined;
}

/** The wording "I run out another copy of him", after a card was named. */
function copyOfIt(tokens: readonly Token[], i: number, named: Token): RunReplacement | undefined {
  const [second, of, pronoun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isSecond = second?.kind === 'small' && second.word === 'another';
  const isOf = (of?.kind === 'small' && of.word === 'of') || /^copy of$/iu.test(of?.text ?? '');
  if (!isSecond || !isOf || pronoun === undefined || !PRONOUN.test(pronoun.text)) return undefined;
  return isNamedBefore(tokens, i) ? { tokens: [second, { ...named, ...plainPart(pronoun) }], to: i + 3 } : undefined;
}

const PRONOUN = /^(?:it|him|her|that|that one|them)$/iu;

/** The wordings "I play another one from hand", "cast my spare", "the new one just cast". */
function newAt(tokens: readonly Token[], i: number, named: Token): RunReplacement | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  if (first === undefined || !isNamedBefore(tokens, i)) return undefined;
  const place = plainPart(first);
  const isAnother = first.kind === 'small' && first.word === 'another';
  const isOne = /^(?:one|copy)$/iu.test(tokens[i + 1]?.text ?? '');
  const isNew = NEW.test(first.text) && first.kind !== 'card' && (isOne || /^spare$/iu.test(first.text));
  const to = isAnother || !isOne ? i + 1 : i + 2;
  const next = tokens[to];
  if (!(isAnother || isNew) || next?.kind === 'card' || next?.kind === 'noun') return undefined;
  const lead = before?.kind === 'filler' || (before?.kind === 'who' && before.whose) ? tokens[i - 2] : before;
  const isPlayed = lead?.kind === 'verb' && lead.action === 'enters' && lead.voice === 'active';
  const card: Token = { ...named, ...place };
  const ends = next === undefined || ['stop', 'ask', 'zone'].includes(next.kind) || /^from$/iu.test(next.text);
  if (isPlayed && (isNew || ends)) return { tokens: [another(first), card], to };
  const verb = next?.kind === 'filler' ? to + 1 : to;
  const cast = tokens[verb];
  const isCast = cast?.kind === 'verb' && cast.action === 'enters' && /^(?:cast|played|dropped)$/iu.test(cast.text);
  if (!isNew || !isCast) return undefined;
  const you: Token = { kind: 'who', who: 'you', whose: false, ...place, text: '' };
  const casts: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(cast) };
  return { tokens: [you, casts, another(first), card], to: verb + 1 };
}

/** The wording "a new Jace with one already out": so many of them are there. */
function oneThere(tokens: readonly Token[], i: number, named: Token): RunReplacement | undefined {
  const [lead, number, there] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isLed = lead?.kind === 'have' || (lead?.kind === 'small' && ['with', 'if'].includes(lead.word));
  if (!isLed || number?.kind !== 'number' || number.article || there?.kind !== 'there') return undefined;
  const isNew = tokens.slice(0, i).some(it => it.kind === 'small' && it.word === 'another');
  return isNew ? { tokens: [number, { ...named, ...plainPart(number), at: number.end }], to: i + 1 } : undefined;
}

const AGAIN = /^(?:again|once more|once again|a second time)$/iu;

/** The tokens with "I drew another. If I cast the fresh one" as another card of that name that is cast. */
function withDrawnOnes(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'draws') || !anyWord(tokens, 'another')) return tokens;
  const drawn = tokens.findIndex((_, i) => isDrawn(tokens, i));
  const named = drawn < 0 ? undefined : lastBefore(tokens, drawn, it => it.kind === 'card');
  const slammed = named === undefined ? undefined : drawnAndPlayed(tokens, drawn);
  if (named !== undefined && slammed !== undefined) {
    const isDrawer = (i: number) => i === drawn - 1 && tokens[i]?.kind === 'who';
    return tokens.flatMap((token, i): readonly Token[] => {
      if (i < drawn || i > slammed) return [isDrawer(i) ? withoutDrawer(token) : token];
      if (i < slammed - 1) return [];
      if (i === slammed - 1) return [{ kind: 'who', who: 'you', whose: false, ...plainPart(token), text: '' }, token];
      return [another(token), { ...named, ...plainPart(token) }];
    });
  }
  const fresh = named === undefined ? undefined : firstIndexFrom(tokens, drawn + 2, it => FRESH.test(it.text));
  if (named === undefined || fresh === undefined || freshAt(tokens, fresh, named) === undefined) return tokens;
  return withRunsReplaced(tokens, i => {
    if (i === drawn) return { tokens: tokens.slice(i, i + 2).map(asFiller), to: i + 2 };
    return i === fresh ? freshAt(tokens, i, named) : undefined;
  }).map((token, i) => (i === drawn - 1 || i === drawn - 2 ? withoutDrawer(token) : token));
}

/** The place of the pronoun in "drew another one and slammed it"; undefined for other words. */
function drawnAndPlayed(tokens: readonly Token[], drawn: number): number | undefined {
  const at = drawn + 2;
  const isAnd = tokens[at]?.kind === 'small';
  const [verb, pronoun] = [tokens[at + 1], tokens[at + 2]];
  const isPlayed = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  return isAnd && isPlayed && pronoun?.kind === 'small' && pronoun.word === 'it' ? at + 2 : undefined;
}

const FRESH = /^(?:fresh|new|newer|second|2nd|other|drawn|next)$/iu;

/** Whether "drew another" stands at a place and ends its clause. */
function isDrawn(tokens: readonly Token[], i: number): boolean {
  const [verb, another, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (verb?.kind !== 'verb' || verb.action !== 'draws' || another?.kind !== 'small' || another.word !== 'another')
    return false;
  return end === undefined || end.kind === 'stop' || isComma(end) || (end.kind === 'small' && end.word === 'and');
}

/** The wording "cast the fresh one", from the word that tells which: another card of a name. */
function freshAt(tokens: readonly Token[], i: number, named: Token): RunReplacement | undefined {
  const [before, fresh, one] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const verb = before?.kind === 'filler' ? tokens[i - 2] : before;
  if (verb?.kind !== 'verb' || verb.action !== 'enters' || verb.voice !== 'active' || fresh === undefined)
    return undefined;
  if (!/^(?:one|copy|guy|walker)$/iu.test(one?.text ?? '')) return undefined;
  const place = plainPart(fresh);
  return {
    tokens: [
      { kind: 'small', word: 'another', ...place, text: 'another' },
      { ...named, ...place },
    ],
    to: i + 2,
  };
}

/** A player who draws as filler: what is drawn is cast, and no draw is asked about. */
function withoutDrawer(token: Token): Token {
  return token.kind === 'who' && !token.whose ? asFiller(token) : token;
}
