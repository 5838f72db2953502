// Lands that somebody makes tap for mana, and lands that a spell was cast off: "I make a Forest tap for mana", "X off nine Forests".

import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with "make a Forest tap" as "tap a Forest", and with lands that paid for a spell as lands beside it, tapped. */
export function withLandsTapped(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isMade = anyVerb(tokens, 'creates') && anyWord(tokens, 'tap', 'taps');
  if (!isMade && !(anyWord(tokens, 'off') && anyOfKind(tokens, 'number'))) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'verb' && token.action === 'creates' && token.voice === 'active') makeTap(result, i, cards);
    if (token.kind === 'small' && token.word === 'off') payWith(result, i, cards);
  }
  return result.length === tokens.length && result.every((it, i) => it === tokens[i]) ? tokens : result;
}

function makeTap(tokens: Token[], i: number, cards: Cards): void {
  const [make, ...rest] = tokens.slice(i, i + 5);
  const named = rest.findIndex(it => it.kind === 'card');
  const [land, tap] = [rest[named], rest[named + 1]];
  const isLead = (it: Token) => it.kind === 'filler' || it.kind === 'number' || (it.kind === 'who' && it.whose);
  if (make === undefined || land?.kind !== 'card' || tap === undefined || !/^taps?$/iu.test(tap.text)) return;
  if (!rest.slice(0, named).every(isLead) || !isLand(land, cards)) return;
  tokens.splice(i, named + 3, { ...tap, at: make.at, end: make.end }, ...rest.slice(0, named + 1));
}

/** The wording "I cast X off nine Forests": they were tapped for its mana. */
function payWith(tokens: Token[], i: number, cards: Cards): void {
  const [spell, off, number, land] = tokens.slice(Math.max(0, i - 1), i + 3);
  if (spell?.kind !== 'card' || off === undefined || number?.kind !== 'number' || number.article) return;
  if (land?.kind !== 'card' || !isLand(land, cards) || isLand(spell, cards)) return;
  const { at } = number;
  tokens.splice(i, 2, { kind: 'small', word: 'with', ...plainPart(off) }, number, {
    kind: 'state',
    patch: { tapped: true },
    after: false,
    text: '',
    at: land.at,
    end: at,
  });
}

function isLand({ names }: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  return cards.named(names[0] ?? '')?.land === true;
}
