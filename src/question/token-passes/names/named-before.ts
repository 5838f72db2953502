// Pronouns of what was named before in short clauses: "I tap it for mana", "I have him and two Goblins", "down it goes".

import { lastBefore } from '../../../kit/lists.ts';
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isListSign, plainPart } from '../../tokens/token-parts.ts';

const TAPS = /^(?:tap|taps|tapping|tapped)$/iu;
const OF_IT = /^(?:it|him|her)$/iu;

/** The tokens with the name in place of such a pronoun, or without it where a list goes on after it. */
export function withNamedBefore(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'it', 'him', 'her')) return tokens;
  if (!anyWord(tokens, 'down', 'tap', 'taps', 'tapping', 'tapped') && !anyOfKind(tokens, 'have')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const [before, next, after] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
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

/** The wording "down it goes", after all that a sentence tells. */
function goesDown(tokens: readonly Token[], i: number): boolean {
  const [before, next, end] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const isEnd =
    end === undefined || end.kind === 'stop' || (end.kind === 'small' && ['comma', 'and'].includes(end.word));
  return isEnd && /^down$/iu.test(before?.text ?? '') && /^(?:goes|went)$/iu.test(next?.text ?? '');
}
