// Mana that a permanent spell is told to be cast with by its colors, one after the other or by their number: "cast with one
// white and two blue", "I paid it with two blue", "with all five colors".
import { manaValueOf } from '../../../engine/index.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such mana as how the card was cast, where what it does asks for it (601.2h). */
export function withManaByColors(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'with', 'using', 'paid', 'paying') || !anyWord(tokens, ...COLORS.keys(), 'colors'))
    return tokens;
  return withRunsReplaced(tokens, i => spentAt(tokens, i, cards));
}

const COLORS: ReadonlyMap<string, string> = new Map([
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
]);

function spentAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const card = tokens[i];
  const known = card?.kind === 'card' ? cardKnown(cards, card) : undefined;
  if (card?.kind !== 'card' || known === undefined || known.spell || !known.says.speaksOfManaSpent) return undefined;
  let at = i + 1;
  while (at < i + MOST_BETWEEN && isOfCasting(tokens[at])) at += 1;
  const between = tokens.slice(i + 1, at);
  const isPaid = between.some(it => PAID.test(it.text));
  if (LEAD.test(tokens[at]?.text ?? '')) at += 1;
  else if (!isPaid) return undefined;
  const list = colorsFrom(tokens, at);
  const mana = list === undefined ? undefined : wholeCost(list.mana, known);
  if (list === undefined || mana === undefined) return undefined;
  const lead = plainPart(tokens[at - 1] ?? card);
  const told = isPaid ? between.filter(isOfX) : between;
  return {
    tokens: [card, { kind: 'state', patch: { cast: { manaSpent: mana } }, after: true, ...lead }, ...told],
    to: list.to,
  };
}

/** The most words from a card to those that say what is spent: ", I cast it with". */
const MOST_BETWEEN = 6;
const PAID = /^(?:paid|paying|pay)$/iu;
const LEAD = /^(?:with|using)$/iu;

/** Whether a token only says that the card is cast. */
function isOfCasting(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'who') return !token.whose;
  if (token.kind === 'verb') return token.action === 'enters' && /^(?:hard ?)?cast/iu.test(token.text);
  if (token.kind === 'small') return isComma(token) || token.word === 'it';
  // "X=2 paid with three colors"
  return isOfX(token) || token.kind === 'filler' || token.kind === 'be' || PAID.test(token.text);
}

function isOfX({ kind }: Token): boolean {
  return kind === 'x' || kind === 'state';
}

/** The mana of colors from an index, and the index after them; undefined where none are told. */
function colorsFrom(
  tokens: readonly Token[],
  from: number,
): { readonly mana: string; readonly to: number } | undefined {
  let mana = '';
  let to = from;
  for (let at = from; at < tokens.length; ) {
    // "all five colors"
    if (/^all$/iu.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number') at += 1;
    const [number, word] = [tokens[at], tokens[at + 1]];
    const isNumbered = number?.kind === 'number';
    const count = number?.kind === 'number' ? number.value : 1;
    const named = isNumbered ? word : number;
    const symbol = COLORS.get(named?.text.toLowerCase() ?? '');
    const isNumber = isNumbered && /^(?:different )?colors$/iu.test(word?.text ?? '');
    if (symbol === undefined && !isNumber) break;
    mana += symbol === undefined ? [...COLORS.values()].slice(0, count).join('') : symbol.repeat(count);
    to = at + (isNumbered ? 2 : 1);
    if (/^mana$/iu.test(tokens[to]?.text ?? '')) to += 1;
    at = to;
    while (isComma(tokens[at]) || /^(?:and|plus|&)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  }
  return mana === '' ? undefined : { mana, to };
}

/** The mana told, with what else the cost asks for as colorless; undefined for more than the cost. */
function wholeCost(mana: string, { face, x }: Known): string | undefined {
  const lacking = manaValueOf(face.manaCost) - mana.length;
  if (x) return mana;
  return lacking < 0 ? undefined : mana + 'C'.repeat(lacking);
}
