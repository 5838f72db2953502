// Guesses at what comes of it: "…. so my opponent sacs two?", "…, thats four and I lose 2?".
import { isBefore } from '../../../kit/lists.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, sentenceEnd, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with the word that begins each guess as one that asks, where something was told before it. */
export function withGuesses(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, '?') || !tokens.some(it => it.kind === 'stop' && it.text === '?')) return tokens;
  const isFate = fatesGuessed(tokens);
  const isNumber = numbersGuessed(tokens);
  const isTold =
    anyWord(tokens, 'so', 'thats', "that's", 'that’s', 'equals', ...TAG_WORDS) ||
    anyVerb(tokens, 'enters', 'dies', ...OF_OUTCOME);
  const isOfGuess = (i: number) =>
    isOfSize(tokens, i) || isGuess(tokens, i) || isNoDeed(tokens, i) || isDenied(tokens, i) || asksBefore(tokens, i);
  if (!isFate.includes(true) && !isNumber.includes(true) && !(isTold && tokens.some((_, i) => isOfGuess(i))))
    return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const next = tokens[i + 1];
    if (isNumber[i] === true) return [{ kind: 'about', word: '', ...plainPart(token) }];
    if (isFate[i] === true) return [{ kind: 'about', word: '', ...plainPart(token) }];
    if (isOfSize(tokens, i) || isOfSize(tokens, i - 1)) return [{ kind: 'about', word: '', ...plainPart(token) }];
    if (isGuess(tokens, i)) return [{ kind: 'ask', word: '', ...plainPart(token) }];
    if (isNoDeed(tokens, i)) return [{ kind: 'ask', word: '', ...plainPart(token) }];
    if (isNoDeed(tokens, i - 1)) return [{ kind: 'about', word: '', ...plainPart(token) }];
    // "I can't gain life, right?": the verb that asks stands before its subject
    if (next !== undefined && isDenied(tokens, i + 1))
      return [{ kind: 'ask', word: '', text: next.text, at: token.at, end: token.end }];
    if (isDenied(tokens, i)) return [{ ...(tokens[i - 1] ?? token), at: token.at, end: token.end }];
    if (asksBefore(tokens, i)) return [{ kind: 'ask', word: '', text: 'do', at: token.at, end: token.at }, token];
    return [token];
  });
}

/** Whether a sentence that only guesses begins at an index, before which a verb that asks is to stand. */
function asksBefore(tokens: readonly Token[], i: number): boolean {
  return isTagged(tokens, i) || isEntering(tokens, i) || isTriggering(tokens, i);
}

/** The sentence "It just comes in untapped, correct?" after what was told to enter. */
function isEntering(tokens: readonly Token[], i: number): boolean {
  const [before, pronoun] = [tokens[i - 1], tokens[i]];
  const isIt = pronoun?.kind === 'small' && pronoun.word === 'it' && /^(?:it|he|she)$/iu.test(pronoun.text);
  if (!isIt || before?.kind !== 'stop' || before.text === '?') return false;
  const verb = tokens[i + 1]?.kind === 'filler' ? tokens[i + 2] : tokens[i + 1];
  if (verb?.kind !== 'verb' || verb.action !== 'enters' || verb.voice !== 'middle' || !isMarked(tokens, i))
    return false;
  const isOther = (token: Token) => token.kind === 'card' || token.kind === 'zone' || token.kind === 'who';
  return isBefore(tokens, i, it => it.kind === 'verb' && it.action === 'enters') && !restOf(tokens, i).some(isOther);
}

/** The sentence "Lotus Cobra triggers twice thanks to my X, correct?" after something was told to happen. */
function isTriggering(tokens: readonly Token[], i: number): boolean {
  const [before, named, about] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const [start, verb] = before?.kind === 'who' && before.whose ? [tokens[i - 2], about] : [before, about];
  if (named?.kind !== 'card' || start?.kind !== 'stop' || !start.hard || start.text === '?') return false;
  if (verb?.kind !== 'about' || !/^triggers?$/iu.test(verb.text)) return false;
  return isMarked(tokens, i) && isTold(tokens.slice(0, i));
}

function isGuess(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token === undefined || before === undefined) return false;
  const isSo = token.kind === 'filler' && /^so$/iu.test(token.text) && before.kind === 'stop' && before.text !== '?';
  // "me casting X = I just have a 6/6?"
  if (token.kind === 'small' && token.word === 'equals' && isHaver(next) && !restOf(tokens, i).some(isName))
    return isMarked(tokens, i) && isTold(tokens.slice(0, i));
  const comma = before.kind === 'stop' || (before.kind === 'small' && before.word === 'comma');
  const isSum = comma && next?.kind === 'number' && !next.article && /^that['’]?s$/iu.test(token.text);
  return (isSo || isSum) && isMarked(tokens, i) && isTold(tokens.slice(0, i));
}

/** The wording "is it a 0/0 that dies?": what becomes of it is a part of the guess. */
function isOfSize(tokens: readonly Token[], i: number): boolean {
  const [size, that, verb, end] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const isSized = size?.kind === 'size' || (size?.kind === 'noun' && tokens[i - 2]?.kind === 'size');
  if (!isSized || that?.kind !== 'small' || that.word !== 'that' || verb?.kind !== 'verb') return false;
  if (verb.voice === 'active' || end?.kind !== 'stop' || end.text !== '?') return false;
  const first = tokens.findIndex(
    (it, n) => n >= sentenceStart(tokens, i) && it.kind !== 'filler' && it.kind !== 'small',
  );
  return tokens[first]?.kind === 'ask' || tokens[first]?.kind === 'be';
}

function isHaver(token: Token | undefined): boolean {
  return token?.kind === 'have' || (token?.kind === 'who' && !token.whose);
}

function isName({ kind }: Token): boolean {
  return kind === 'card';
}

/** The wording "X enters. No sac and it stays?": what does not come of it, as is guessed. */
function isNoDeed(tokens: readonly Token[], i: number): boolean {
  const [before, no, deed] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isNo = no?.kind === 'small' && no.word === 'not' && /^no$/iu.test(no.text);
  if (
    !isNo ||
    before?.kind !== 'stop' ||
    deed?.kind !== 'verb' ||
    !/^(?:sac|draw|discard|drain|blink|copy|mill)$/iu.test(deed.text)
  )
    return false;
  return isMarked(tokens, i) && isTold(tokens.slice(0, i));
}

/** Whether the rest of the sentence ends in a question mark and has no word that asks. */
function isMarked(tokens: readonly Token[], i: number): boolean {
  return stopAfter(tokens, i)?.text === '?' && !restOf(tokens, i).some(it => it.kind === 'ask');
}

function stopAfter(tokens: readonly Token[], i: number): Token | undefined {
  return sentenceEnd(tokens, i);
}

function restOf(tokens: readonly Token[], i: number): readonly Token[] {
  const stop = tokens.findIndex((it, at) => at >= i && it.kind === 'stop');
  return tokens.slice(i, stop < 0 ? tokens.length : stop);
}

function isTold(before: readonly Token[]): boolean {
  return before.some(it => it.kind === 'verb' && it.voice !== 'passive');
}

/** The wording "I can't … right?", after who cannot. */
function isDenied(tokens: readonly Token[], i: number): boolean {
  const [player, not] = [tokens[i - 1], tokens[i]];
  if (not?.kind !== 'small' || player?.kind !== 'who' || player.whose) return false;
  if (!/^(?:can|don|doesn|won)['’]?t$|^cannot$/iu.test(not.text) || !isMarked(tokens, i)) return false;
  return restOf(tokens, i).some(it => TAG.test(it.text));
}

/** For each token, whether it is of a sentence of its own that guesses what becomes of what was told: "Sacrificed, or a 3/4 flyer?". */
function fatesGuessed(tokens: readonly Token[]): readonly boolean[] {
  const result = new Array<boolean>(tokens.length).fill(false);
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'verb' || token.voice !== 'passive') continue;
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const begins = before?.kind === 'stop' && before.hard;
    const isAlternative = isComma(next) || (next?.kind === 'small' && next.word === 'or');
    if (!begins || !isAlternative) continue;
    const rest = restOf(tokens, i);
    if (stopAfter(tokens, i)?.text !== '?' || !isTold(tokens.slice(0, i))) continue;
    if (rest.every(it => OF_FATE.includes(it.kind)))
      for (const [n, word] of rest.entries()) result[i + n] = isSaid(word);
  }
  return result;
}

/** For each token, whether it is of a guess of one number or another after an event: "X enters: I get back two spells, or is it three?" */
function numbersGuessed(tokens: readonly Token[]): readonly boolean[] {
  const result = new Array<boolean>(tokens.length).fill(false);
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'small' || token.word !== 'colon') continue;
    const rest = restOf(tokens, i + 1);
    const or = rest.findIndex(it => it.kind === 'small' && it.word === 'or');
    const counted = (part: readonly Token[]) => part.some(it => it.kind === 'number' && !it.article);
    if (or < 1 || stopAfter(tokens, i)?.text !== '?' || !isTold(tokens.slice(0, i))) continue;
    if (!counted(rest.slice(0, or)) || !counted(rest.slice(or)) || rest.some(it => it.kind === 'card')) continue;
    for (const n of rest.keys()) result[i + 1 + n] = true;
  }
  return result;
}

/** Kinds of words in such a guess, which names no card and no player. */
const OF_FATE: readonly Token['kind'][] = ['verb', 'small', 'number', 'size', 'noun', 'about', 'filler', 'unknown'];

function isSaid({ kind }: Token): boolean {
  return kind === 'verb' || kind === 'noun' || kind === 'number' || kind === 'size';
}

/** Events that abilities that trigger bring about, as a guess has them. */
const OF_OUTCOME: readonly SpokenAction[] = ['hits', 'deals', 'draws', 'gainsLife', 'losesLife', 'sacrifices'];

const TAG_WORDS = ['right', 'correct', 'yes', 'no', 'huh', 'yeah', 'ok', 'true'];
const TAG = new RegExp(`^(?:${TAG_WORDS.join('|')})$`, 'iu');

/** The wording "…. I get to destroy something, yes?": a sentence of its own about what was told, which ends in a tag. */
function isTagged(tokens: readonly Token[], i: number): boolean {
  const [before, token, verb] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind !== 'who' || token.whose || before?.kind !== 'stop' || !isMarked(tokens, i)) return false;
  const rest = restOf(tokens, i);
  // "I cast X. He pings me?"
  const isShort = verb?.kind === 'verb' && verb.voice === 'active' && OF_OUTCOME.includes(verb.action);
  const names = rest.some(it => it.kind === 'card' || it.kind === 'noun');
  if (isShort && before.hard && before.text !== '?' && !names && isTold(tokens.slice(0, i))) return true;
  const [comma, tag] = rest.slice(-2);
  const isAppended = comma?.kind === 'small' && comma.word === 'comma' && TAG.test(tag?.text ?? '');
  return isAppended && isTold(tokens.slice(0, i)) && !rest.some(it => it.kind === 'card');
}
