// Activations and loyalty told in short words: "+1 on Sorin", "Gideon on 6", "I put Rancor on her".

import { isBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with such words as those that are read anyway. */
export function withAbilitiesInWords(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'on')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [token, on, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (token === undefined) return undefined;
    // "+1 on Sorin": it is the ability of what is named
    if (isLoyaltySymbol(token) && isOn(on) && isPlaneswalker(next, cards)) return { tokens: [token], to: i + 2 };
    if (isWornByNamed(tokens, i, cards))
      return { tokens: [{ kind: 'small', word: 'it', ...plainPart(token) }], to: i + 1 };
    const loyalty = token.kind === 'card' ? loyaltyAfter(tokens, i) : undefined;
    if (loyalty === undefined || !isPlaneswalker(token, cards)) return undefined;
    const counters: Token = {
      kind: 'state',
      patch: { counters: { loyalty } },
      after: false,
      text: '',
      at: token.at,
      end: token.at,
    };
    return { tokens: [counters, token, ...tokens.slice(i + 1, i + 3).map(asFiller)], to: i + 3 };
  });
}

function isOn(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'on';
}

/** The symbol of a loyalty ability (606.3). */
function isLoyaltySymbol(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'activates' && /^[+−–-]/u.test(token.text);
}

function isPlaneswalker(token: Token | undefined, cards: Cards): token is CardToken {
  return token?.kind === 'card' && cardKnown(cards, token)?.face.types.includes('Planeswalker') === true;
}

/** The loyalty of the wording "Gideon on 6", where the number is of nothing that follows it. */
function loyaltyAfter(tokens: readonly Token[], i: number): number | undefined {
  const [on, number, next] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (!isOn(on) || number?.kind !== 'number' || number.article || !/^\w+$/u.test(number.text)) return undefined;
  return next === undefined || ['stop', 'small', 'ask'].includes(next.kind) ? number.value : undefined;
}

/** The wording "I put Rancor on her": what an Aura or an Equipment is put on was named before, and is no player. */
function isWornByNamed(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [worn, on, token] = [tokens[i - 2], tokens[i - 1], tokens[i]];
  if (token?.kind !== 'who' || !/^(?:him|her)$/iu.test(token.text) || !isOn(on) || worn?.kind !== 'card') return false;
  const known = cardKnown(cards, worn);
  const isOfObjects = known?.attaches === true && !known.says.has('enchant player');
  return isOfObjects && isBefore(tokens, i - 2, it => it.kind === 'card' && cardKnown(cards, it)?.creature === true);
}
