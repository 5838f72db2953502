// Loyalty that is told of by a pronoun: "I plus my Elspeth, she was on 5": of the planeswalker, and no life total.

import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with such a number as counters of the only planeswalker that was named, where no other player was. */
export function withLoyaltyTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'fact')) return tokens;
  const at = tokens.findIndex(isOfPronoun);
  const fact = tokens[at];
  if (fact?.kind !== 'fact') return tokens;
  const before = tokens.slice(0, at);
  if (before.some((it, i) => isOtherPlayer(it) && !isOfLoyalty(tokens, i))) return tokens;
  const walker = before.findLastIndex(it => it.kind === 'card' && isPlaneswalker(it, cards));
  const named = tokens[walker];
  if (named === undefined) return tokens;
  const loyalty: Token = {
    kind: 'state',
    patch: { counters: { loyalty: fact.value } },
    after: false,
    ...plainPart(fact),
    at: named.at,
    end: named.at,
  };
  return tokens.flatMap((token, i) => (i === walker ? [loyalty, token] : [i === at ? asFiller(token) : token]));
}

/** An opponent that "he" or "she" may mean, which "they" is not. */
function isOtherPlayer(token: Token): boolean {
  return token.kind === 'who' && token.who === 'opponent' && !/^the(?:y|m|ir|irs|yre|yve)$/iu.test(token.text);
}

/** The wording "what's her loyalty": of the planeswalker. */
function isOfLoyalty(tokens: readonly Token[], i: number): boolean {
  const [owner, what] = [tokens[i], tokens[i + 1]];
  return owner?.kind === 'who' && owner.whose && what?.kind === 'counters' && what.counter === 'loyalty';
}

function isOfPronoun(token: Token): boolean {
  const isLife = token.kind === 'fact' && token.path.join('.') === 'given.opponent.life';
  return isLife && /\b(?:he|she)\b/iu.test(token.text) && !/\blife\b/iu.test(token.text);
}

function isPlaneswalker({ names }: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  return cards.named(names[0] ?? '')?.face.types.includes('Planeswalker') === true;
}
