// Pronouns of what was named before in short clauses: "I tap it for mana", "I have him and two Goblins", "down it goes".

import { isBefore, lastBefore, lastIndexBefore } from '../../../kit/lists.ts';
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isListSign, plainPart, sentenceStart } from '../../tokens/token-parts.ts';

const TAPS = /^(?:tap|taps|tapping|tapped)$/iu;
const OF_IT = /^(?:it|him|her)$/iu;

/** The tokens with the name in place of such a pronoun, or without it where a list goes on after it. */
export function withNamedBefore(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'it', 'him', 'her', 'one')) return tokens;
  if (!anyWord(tokens, 'down', 'tap', 'taps', 'tapping', 'tapped') && !anyOfKind(tokens, 'have')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const [before, next, after] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    if (before?.kind === 'have' && isAskedBesideKinds(tokens, i)) {
      const only = lastBefore(tokens, i, it => it.kind === 'card');
      if (only !== undefined && isOneOf(token)) result[i] = { kind: 'unknown', ...plainPart(token) };
      else if (only !== undefined && OF_IT.test(token.text)) result[i] = { ...only, ...plainPart(token) };
      if (result[i] !== token) continue;
    }
    if (!OF_IT.test(token.text) || before === undefined || next === undefined) continue;
    const put = goesDown(tokens, i) ? lastBefore(tokens, i, it => it.kind === 'card') : undefined;
    if (put !== undefined) {
      // "…, so down it goes": the asker plays it
      result[i - 1] = { kind: 'who', who: 'you', whose: false, ...plainPart(before) };
      result[i] = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(next) };
      result[i + 1] = { ...put, ...plainPart(token) };
      continue;
    }
    if (TAPS.test(before.text) && /^for$/iu.test(next.text)) {
      const land = lastBefore(tokens, i, it => it.kind === 'card' && cardKnown(cards, it)?.land === true);
      if (land !== undefined) result[i] = { ...land, ...plainPart(token) };
      continue;
    }
    const isListed = before.kind === 'have' && isListSign(next) && after?.kind !== 'who' && after?.kind !== 'ask';
    if (!isListed || token.kind !== 'who' || lastBefore(tokens, i, it => it.kind === 'card') === undefined) continue;
    result[i] = asFiller(token);
    result[i + 1] = asFiller(next);
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/**
 * The wording "does X halve planeswalkers? They have him.": what somebody has is the one card named by then, and not the kind that
 * it was asked to bear on.
 */
function isAskedBesideKinds(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  const isEnd =
    next === undefined || next.kind === 'stop' || next.kind === 'there' || next.kind === 'filler' || isListSign(next);
  if (!isEnd || !isBefore(tokens, i, isKind)) return false;
  const kind = lastIndexBefore(tokens, i, isKind);
  const named = tokens.flatMap((it, n) => (n < i && it.kind === 'card' ? it.names.slice(0, 1) : []));
  const isAsked =
    isBefore(tokens, kind, it => it.kind === 'card') && tokens[sentenceStart(tokens, kind)]?.kind === 'ask';
  return isAsked && sentenceStart(tokens, kind) < sentenceStart(tokens, i) && new Set(named).size === 1;
}

function isKind(token: Token): boolean {
  return token.kind === 'noun' && token.noun.plural;
}

/** The word "one", which may be of the card or of the kind. */
function isOneOf(token: Token): boolean {
  return /^(?:one|that one)$/iu.test(token.text);
}

/** The wording "down it goes", after all that a sentence tells. */
function goesDown(tokens: readonly Token[], i: number): boolean {
  const [before, next, end] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const isEnd =
    end === undefined || end.kind === 'stop' || (end.kind === 'small' && ['comma', 'and'].includes(end.word));
  return isEnd && /^down$/iu.test(before?.text ?? '') && /^(?:goes|went)$/iu.test(next?.text ?? '');
}
