// Words that tell nothing between those that do: "can I just Char my own X", "… and have it flipped", "treasure or no treasure",
// "how many tokens is it worth", "so X never runs out?".
import { keyOf } from '../../kit/structure.ts';
import type { Token } from '../tokens/question-token.ts';
import {
  asFiller,
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../tokens/token-parts.ts';

const IDLE = /^(?:just|still|even|simply|really|actually|then|also|always|maybe)$/iu;

/** The tokens without each such word. */
export function withoutIdleAdverbs(tokens: readonly Token[]): readonly Token[] {
  const plain = tokens.filter((token, i) => {
    const [asking, named] = [tokens[i - 1], tokens[i + 1]];
    const isBetween = asking?.kind === 'ask' && / (?:i|we|he|she|they)$/iu.test(asking.text) && named?.kind === 'card';
    return !(isBetween && IDLE.test(token.text));
  });
  return withRunsReplaced(
    plain,
    i =>
      afterAll(plain, i) ??
      hadAt(plain, i) ??
      eitherAt(plain, i) ??
      neverAt(plain, i) ??
      worthAt(plain, i) ??
      keptAt(plain, i) ??
      putInAt(plain, i) ??
      noXAt(plain, i),
  );
}

/** The wording "he's indestructible after all": at the end of a clause. */
function afterAll(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [after, all, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!/^after$/iu.test(after?.text ?? '') || !/^all$/iu.test(all?.text ?? '') || after === undefined) return undefined;
  const isLast = isEnd(end) || (end?.kind === 'small' && ['comma', 'and', 'colon'].includes(end.word));
  return isLast && all !== undefined ? { tokens: [after, all].map(asFiller), to: i + 2 } : undefined;
}

/** The wording "can I Char my own X and have it flipped": what is asked about comes of it. */
function hadAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [and, have, pronoun, state] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (and?.kind !== 'small' || and.word !== 'and' || have?.kind !== 'have' || state?.kind !== 'state') return undefined;
  const isAsked = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  if (!isAsked || pronoun?.kind !== 'small' || pronoun.word !== 'it' || !isEnd(tokens[i + 4])) return undefined;
  return { tokens: [and, have, pronoun, state].map(asFiller), to: i + 4 };
}

/** The sentence "Treasure or no treasure?": whether there is one. */
function eitherAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [noun, or, other] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (noun?.kind !== 'noun' || other?.kind !== 'noun' || !/^or no$/iu.test(or?.text ?? '')) return undefined;
  const isSame = keyOf(noun.noun.token ?? noun.noun.card ?? '') === keyOf(other.noun.token ?? other.noun.card ?? '');
  const begins = i > 0 && tokens[i - 1]?.kind === 'stop';
  if (!isSame || !begins || !isEnd(tokens[i + 3])) return undefined;
  return {
    tokens: tokens.slice(i, i + 3).map((it): Token => ({ ...plainPart(it), kind: 'about', word: '' })),
    to: i + 3,
  };
}

/** The wording "so my X never runs out?". */
function neverAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [never, verb, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (never === undefined || verb === undefined || !/^never$/iu.test(never.text) || end?.text !== '?') return undefined;
  if (tokens[i - 1]?.kind !== 'card' || !GOES.test(verb.text)) return undefined;
  return { tokens: [never, verb].map((it): Token => ({ ...plainPart(it), kind: 'about', word: '' })), to: i + 2 };
}

const GOES = /^(?:runs? out|vanish(?:es)?|goes away|ticks? down|expires?|leaves?|ends?)$/iu;

/** The wording "how many tokens is one X worth": no price. */
function worthAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const worth = tokens[i];
  if (worth?.kind !== 'unjudged' || !/^worth$/iu.test(worth.text)) return undefined;
  const isOfNumber = tokens
    .slice(sentenceStart(tokens, i), i)
    .some(it => it.kind === 'ask' && /^how many$/iu.test(it.text));
  return isOfNumber ? { tokens: [asFiller(worth)], to: i + 1 } : undefined;
}

/** The wording "can I keep the one with counters": one of two that were told of. */
function keptAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [keep, the, one, preposition, counters] = [
    tokens[i],
    tokens[i + 1],
    tokens[i + 2],
    tokens[i + 3],
    tokens[i + 4],
  ];
  if (!/^keep$/iu.test(keep?.text ?? '') || !/^the$/iu.test(the?.text ?? '') || one?.kind !== 'number')
    return undefined;
  if (preposition?.kind !== 'small' || !['with', 'without'].includes(preposition.word)) return undefined;
  if (counters?.kind !== 'counters' || keep === undefined) return undefined;
  return { tokens: [keep, ...tokens.slice(i + 1, i + 5).map(asFiller)], to: i + 5 };
}

/** The wording "I put X in off Show and Tell". */
function putInAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, inside, off] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (card?.kind !== 'card' || inside?.kind !== 'about' || !/^in$/iu.test(inside.text)) return undefined;
  return off?.kind === 'small' && off.word === 'off' ? { tokens: [card], to: i + 2 } : undefined;
}

/** The wording "it has X=0 and just dies, correct?": whether what was not cast does (107.3g). */
function noXAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [pronoun, have, x, and] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (pronoun?.kind !== 'small' || pronoun.word !== 'it' || have?.kind !== 'have') return undefined;
  if (x?.kind !== 'x' || x.value !== 0 || and?.kind !== 'small' || and.word !== 'and') return undefined;
  const at = tokens.findIndex((token, n) => n > i + 3 && token.kind !== 'filler');
  const verb = tokens[at];
  if (verb?.kind !== 'verb' || verb.voice !== 'middle' || sentenceEnd(tokens, at)?.text !== '?') return undefined;
  const stop: Token = { ...plainPart(pronoun), kind: 'stop', hard: true, text: '.' };
  return { tokens: [stop, { kind: 'ask', word: '', ...plainPart(and), text: 'does it' }, verb], to: at + 1 };
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop';
}
