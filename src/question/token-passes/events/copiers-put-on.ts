// Copiers told to be put on what was named before: "their Hydra has nine counters. Phantasmal Image on that": they copy it.

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with "on it" right after a card that enters as a copy as "copying it" (707.5). */
export function withCopiersPutOn(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    if (isOn(tokens, i, cards)) return [{ kind: 'small', word: 'copying', ...plainPart(token), text: 'copying' }];
    return isOn(tokens, i - 1, cards) ? [{ kind: 'small', word: 'it', ...plainPart(token), text: 'it' }] : [token];
  });
}

function isOn(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [copier, on, pronoun] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (on?.kind !== 'small' || on.word !== 'on' || copier?.kind !== 'card') return false;
  const isPronoun = /^(?:it|that|this|him|her|that one|that thing|that guy|that creature)$/iu.test(pronoun?.text ?? '');
  return isPronoun && cardKnown(cards, copier)?.copies === true;
}
