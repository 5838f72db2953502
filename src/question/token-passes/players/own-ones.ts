// Pronouns for another of the card that was named last: "they have Gaea's Cradle and I play mine", "their Soul Warden and mine".

import { lastIndexBefore } from '../../../kit/lists.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { isComma, plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each "mine" and "theirs" that is played, or stands beside the other player's, as another of the card named before. */
export function withOwnOnes(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isOwn)) return tokens;
  return withRunsReplaced(tokens, i => {
    const read = readAt(tokens, i);
    return read && { tokens: read, to: i + 1 };
  });
}

/** The tokens in place of such a pronoun and of "and a second one is" before it; undefined for another token. */
function readAt(tokens: readonly Token[], i: number): readonly Token[] | undefined {
  if (isAnotherOne(tokens, i + 1) || isAnotherOne(tokens, i + 2)) return [];
  const token = tokens[i];
  if (token?.kind !== 'who' || !isOwn(token)) return undefined;
  const at = lastIndexBefore(tokens, i, it => it.kind === 'card');
  const own = isPlayed(tokens, i) ? ownNamed(tokens, i) : undefined;
  if (own !== undefined) return [{ ...own, ...plainPart(token) }];
  if (isPlayed(tokens, i) && isOpen(tokens, i)) return [{ kind: 'unknown', ...plainPart(token) }];
  const named = tokens[at];
  if (named === undefined) return undefined;
  const other: Token = { ...named, ...plainPart(token) };
  if (isAnotherOne(tokens, i)) return [token, { kind: 'small', word: 'another', ...plainPart(token) }, other];
  if (isPlayed(tokens, i)) return [{ kind: 'small', word: 'another', ...plainPart(token) }, other];
  const isTheOthers = isSubject(tokens, i) && ownerAt(tokens, at) === otherThan(token.who);
  return isTheOthers ? [{ ...token, text: '', end: token.at }, other] : undefined;
}

const OWN = /^(?:mine|theirs|hers|my own|their own|(?:my |the )?opp(?:onent)?['’]?s)(?: one)?$/iu;

function isOwn(token: Token): boolean {
  return token.kind === 'who' && token.whose && OWN.test(token.text);
}

/** The wording "and a second one is theirs". */
function isAnotherOne(tokens: readonly Token[], i: number): boolean {
  if (tokens[i - 1]?.kind !== 'be') return false;
  const [another, be, own] = i < 2 ? [] : tokens.slice(i - 2, i + 1);
  const isAnother = another?.kind === 'small' && ['another', 'ordinal'].includes(another.word);
  return isAnother && / one$/iu.test(another.text) && be?.kind === 'be' && own !== undefined && isOwn(own);
}

function isPlayed(tokens: readonly Token[], i: number): boolean {
  const [verb, next] = [tokens[i - 1], tokens[i + 1]];
  const hasEach = tokens.some((it, n) => n < i && it.kind === 'have' && it.everybody === true);
  const ends = next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word !== 'on');
  return verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active' && ends && !hasEach;
}

/** The wording "my walker is X, theirs is Y. I cast mine": the one card named as that player's, of which nothing is told yet. */
function ownNamed(tokens: readonly Token[], i: number): Token | undefined {
  const own = tokens[i];
  const last = lastIndexBefore(tokens, i, it => it.kind === 'card');
  const owned = tokens.flatMap((token, n) => {
    const owner = tokens[n - 1];
    const isOf = owner?.kind === 'who' && owner.whose && own?.kind === 'who' && owner.who === own.who;
    return n < last && token.kind === 'card' && isOf && isToldNothing(tokens, n) ? [token] : [];
  });
  const isTheOthers = own?.kind === 'who' && ownerAt(tokens, last) === otherThan(own.who);
  return isTheOthers && owned.length === 1 ? owned[0] : undefined;
}

/** Whether several cards were named, the last of them in another sentence: which of them another is played of is not told. */
function isOpen(tokens: readonly Token[], i: number): boolean {
  const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : []));
  const start = sentenceStart(tokens, i);
  return new Set(named).size > 1 && !tokens.slice(start, i).some(it => it.kind === 'card');
}

/** Whether an owned card makes up a sentence of its own. */
function isToldNothing(tokens: readonly Token[], n: number): boolean {
  const [before, next] = [tokens[n - 2], tokens[n + 1]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler';
  return begins && (next?.kind === 'stop' || isComma(next));
}

/** Whether a pronoun is what a part tells of, that does not ask: "…, mine is out too", "their X and mine". */
function isSubject(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  const begins =
    before === undefined ||
    before.kind === 'stop' ||
    isComma(before) ||
    (before.kind === 'small' && before.word === 'and');
  const isNamed = next !== undefined && ['card', 'noun', 'number', 'who', 'about', 'unknown'].includes(next.kind);
  const start = sentenceStart(tokens, i);
  const asks = tokens.some((it, n) => n >= start && n < i && (it.kind === 'ask' || (it.kind === 'be' && n === start)));
  const isLabel = next?.kind === 'small' && next.word === 'colon';
  return begins && !isNamed && !isLabel && !asks;
}

/** Whose the card at an index is, by the last player told of before it in its sentence, or right after it. */
function ownerAt(tokens: readonly Token[], at: number): Side | undefined {
  const after = tokens[at + 1];
  if (after?.kind === 'who' && isOwn(after)) return after.who;
  const player = tokens[lastIndexBefore(tokens, at, it => it.kind === 'who' || it.kind === 'stop')];
  return player?.kind === 'who' ? player.who : undefined;
}

function otherThan(who: Side): Side {
  return who === 'you' ? 'opponent' : 'you';
}
