// Tokens that are copies of a card, and are there: "my token copy of Mulldrifter dies", "their Serra Angel token copy" (111.10, 707.2).

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** Words between the determiner and the card, and after the card. */
const BEFORE =
  /^(?:token copy of|token copies of|copy token of|token that(?:'?s| is) a copy of|token which is a copy of|token version of)$/u;
const AFTER = /^(?:token copy|copy token|token copies)$/u;
const MOST_WORDS = 5;

/** The tokens in which such a copy stands as a token that is a copy of the card. */
export function withTokenCopiesTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'token', 'tokens') || tokens.some(isMaking)) return tokens;
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const lead = lastBefore(tokens, i, it => it.kind !== 'size' && it.kind !== 'filler' && it.kind !== 'state');
    const isToken = token.kind === 'card' && isTokenOfCard(token, tokens[i + 1], tokens[i + 2], cards);
    const found = isDeterminer(lead) || isCount(lead) || isToken ? copyAt(tokens, i, cards) : undefined;
    const copy = found === undefined ? undefined : tokenOf(found.card, cards);
    if (found === undefined || copy === undefined) {
      result.push(token);
      continue;
    }
    // "a 6/6 Wurmcoil Engine token copy": its size is that of the card
    if (result.at(-1)?.kind === 'size') result.pop();
    const { at } = token;
    const end = tokens[found.end - 1]?.end ?? token.end;
    result.push({ kind: 'state', patch: { copyOf: found.card.names[0] }, after: false, text: '', at, end: at });
    result.push({ kind: 'noun', noun: copy, text: found.card.text, at, end });
    i = found.end - 1;
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/** Whether a token is made: what it is a copy of is then part of the event. */
function isMaking(token: Token, i: number, tokens: readonly Token[]): boolean {
  const isOfToken = /^tokens?$/iu.test(tokens[i - 1]?.text ?? '');
  return (
    !isOfToken &&
    token.kind === 'verb' &&
    ['creates', 'copies'].includes(token.action) &&
    !/^(?:gives?|nets?|hands?)\b/iu.test(token.text)
  );
}

function isDeterminer(token: Token | undefined): boolean {
  return token?.kind === 'who' && token.whose;
}

function isCount(token: Token | undefined): boolean {
  return token?.kind === 'number';
}

/** The words of a token copy from a place on, with the card that it is a copy of. */
function copyAt(
  tokens: readonly Token[],
  i: number,
  cards: Cards,
): { readonly card: CardToken; readonly end: number } | undefined {
  const first = tokens[i];
  if (first?.kind === 'card') {
    if (isTokenOfCard(first, tokens[i + 1], tokens[i + 2], cards)) return { card: first, end: i + 2 };
    for (let length = 1; length <= 2; length++)
      if (AFTER.test(wordsIn(tokens, i + 1, i + 1 + length))) return { card: first, end: i + 1 + length };
    return undefined;
  }
  for (let length = 1; length <= MOST_WORDS; length++) {
    if (!BEFORE.test(wordsIn(tokens, i, i + length))) continue;
    const at = tokens.findIndex(
      (it, n) => n >= i + length && it.kind !== 'filler' && !isDeterminer(it) && !isCount(it),
    );
    const card = tokens[at];
    return card?.kind === 'card' ? { card, end: at + 1 } : undefined;
  }
  return undefined;
}

/** The wording "my Serra Angel token", of a creature that makes no tokens itself: a token that is a copy of it. */
function isTokenOfCard(card: CardToken, word: Token | undefined, next: Token | undefined, cards: Cards): boolean {
  if (!/^tokens?$/iu.test(word?.text ?? '') || /^(?:trigger|copy|copies|cop)/iu.test(next?.text ?? '')) return false;
  const known = card.open ? undefined : cardKnown(cards, card);
  return known?.creature === true && known.says.tokensMade.length === 0;
}

function wordsIn(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(it => it.text.toLowerCase().replace('\u2019', "'"))
    .join(' ');
}

/** A token with the name and the types of a card. */
function tokenOf(card: CardToken, cards: Cards): Extract<Token, { kind: 'noun' }>['noun'] | undefined {
  const known = card.open ? undefined : cardKnown(cards, card);
  if (known === undefined || known.spell) return undefined;
  const { types, subtypes } = known.face;
  const size = known.creature ? { power: 0, toughness: 1 } : {};
  const token = { name: known.name, types: [...types], subtypes: [...subtypes], ...size };
  return { token, said: `token copy of ${known.name}`, plural: false };
}
