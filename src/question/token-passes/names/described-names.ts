// Descriptions of cards beside their names: a size tells which of several it is, and "(morph)" how it is face down.

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';
import { meaningOf } from '../../words/lexicon.ts';
import { FACE_DOWN } from './hidden-things.ts';

type CardToken = Extract<Token, { kind: 'card' }>;
type SizeToken = Extract<Token, { kind: 'size' }>;

/** The tokens without such words, each name as the one card that they are said of. */
export function withDescribedNames(tokens: readonly Token[], { text, cards }: PassContext): readonly Token[] {
  const isBracketed = text.includes('(');
  if (!isBracketed && !anyOfKind(tokens, 'size', 'state')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'card') continue;
    const before = tokens[i - 1];
    if (token.open && before?.kind === 'size') describe(result, tokens, i, before, i - 1, i, cards);
    const bracket = isBracketed ? bracketAfter(tokens, i, text) : undefined;
    const cast = bracket && castInBracket(tokens, bracket);
    if (bracket !== undefined && cast !== undefined) result[bracket.from] = cast;
    const copy = bracket && tokenInBracket(tokens, bracket);
    if (bracket !== undefined && copy !== undefined) {
      for (let n = bracket.from; n < bracket.to; n++) result[n] = asFiller(tokens[n] ?? token);
      result[bracket.to - 1] = copy;
    }
    const [size] = bracket === undefined ? [] : tokens.slice(bracket.from, bracket.to).filter(isSize);
    if (bracket !== undefined && size !== undefined)
      describe(result, tokens, i, size, bracket.from, placeAfterKind(tokens, bracket.from, bracket.to), cards);
    const down =
      before?.kind === 'state' && before.patch.faceDown === true ? FACE_DOWN[wordAfter(tokens, i)] : undefined;
    const word = tokens[i + 1];
    const after =
      word?.kind === 'state' && word.patch.faceDown === true ? FACE_DOWN[wordAfter(tokens, i + 1)] : undefined;
    const manner = tokens[i + 2];
    if (after !== undefined && word?.kind === 'state' && manner !== undefined) {
      result[i + 1] = { ...word, patch: { ...word.patch, faceDown: after } };
      result[i + 2] = asFiller(manner);
    }
    if (down === undefined || before?.kind !== 'state' || word === undefined) continue;
    result[i - 1] = { ...before, patch: { ...before.patch, faceDown: down } };
    result[i + 1] = asFiller(word);
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/** The wording "X (evoke)": for which cost it is cast. */
function castInBracket(tokens: readonly Token[], { from, to }: { from: number; to: number }): Token | undefined {
  const word = tokens[from];
  if (to - from !== 1 || word === undefined || !['about', 'unknown', 'verb'].includes(word.kind)) return undefined;
  const meaning = meaningOf(`for ${word.text.toLowerCase()}`);
  return meaning?.kind === 'state' && meaning.patch.cast !== undefined ? { ...meaning, ...plainPart(word) } : undefined;
}

/** The wording "X (a token)": the word of "X token", which is read as a token that is a copy (707.2). */
function tokenInBracket(tokens: readonly Token[], { from, to }: { from: number; to: number }): Token | undefined {
  const word = tokens[to - 1];
  const isAlone = tokens.slice(from, to - 1).every(it => it.kind === 'filler' || (it.kind === 'number' && it.article));
  return word !== undefined && isAlone && /^tokens?$/iu.test(word.text)
    ? { kind: 'unknown', ...plainPart(word) }
    : undefined;
}

function wordAfter(tokens: readonly Token[], i: number): string {
  return tokens[i + 1]?.text.toLowerCase() ?? '';
}

function isSize(token: Token): token is SizeToken {
  return token.kind === 'size';
}

/** Sets the name at a place to the only card of a size that it may be, and drops the words from one place to before another. */
function describe(
  result: Token[],
  tokens: readonly Token[],
  i: number,
  { power, toughness }: SizeToken,
  from: number,
  to: number,
  cards: Cards,
): void {
  const token = tokens[i];
  if (token?.kind !== 'card') return;
  const fitting = token.names.filter(name => {
    const face = cardKnown(cards, { names: [name] })?.face;
    return face?.power === power && face.toughness === toughness;
  });
  const [only, ...more] = fitting;
  if (only === undefined || (token.open && more.length > 0)) return;
  const named: CardToken = token.open ? { ...token, names: [only], open: false, loose: true } : token;
  result[i] = named;
  for (const [n, part] of tokens.entries()) if (n >= from && n < to) result[n] = asFiller(part);
}

/** The place after the size and what it is said to be: "5/5 angel", in a bracket. */
function placeAfterKind(tokens: readonly Token[], from: number, to: number): number {
  const size = tokens.findIndex((it, n) => n >= from && it.kind === 'size');
  const kind = tokens[size + 1];
  const isKind = size + 1 < to && (kind?.kind === 'noun' || kind?.kind === 'about' || kind?.kind === 'unknown');
  return isKind ? size + 2 : size + 1;
}

const BRACKET = /^(?:['’]?s)?(?: (?:is )?(?:out|in play|here|there))?\s*\(([^()]*)\)/iu;
const LONGEST_BRACKET = 80;

/** The places of the tokens in the bracket that opens behind a card. */
function bracketAfter(
  tokens: readonly Token[],
  i: number,
  text: string,
): { readonly from: number; readonly to: number } | undefined {
  const start = tokens[i]?.end ?? 0;
  const [all, inner] = BRACKET.exec(text.slice(start, start + LONGEST_BRACKET)) ?? [];
  if (all === undefined || inner === undefined) return undefined;
  const opens = start + all.length - inner.length - 1;
  const from = tokens.findIndex(it => it.at >= opens);
  const after = tokens.findIndex(it => it.at >= start + all.length);
  return from < 0 ? undefined : { from, to: after < 0 ? tokens.length : after };
}

/** Words of growing between a name and the counters that it has then. */
const GROWN =
  /^(?:loaded|stacked|stocked|filled|charged|swollen|grown|grew|gotten|gone|up|sitting|currently|now|already|reached|has|had|have|is|are)$/iu;

/** The tokens with "that's grown to 8 counters", "is at 7 loyalty" as what the object before has. */
export function withCountersGrown(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters')) return tokens;
  const result: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const counters = tokens[i + 1];
    const lead = token.kind === 'number' && !token.article && counters?.kind === 'counters' ? leadFrom(tokens, i) : i;
    const first = tokens[lead];
    if (lead < i && first !== undefined) {
      result.splice(result.length - (i - lead));
      result.push({ kind: 'small', word: 'with', ...plainPart(first), text: 'with' });
    }
    result.push(token);
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/** The place of the first of the words that lead from a name to the number of its counters; that of the number for none. */
function leadFrom(tokens: readonly Token[], i: number): number {
  const preposition = tokens[i - 1];
  const isTo = preposition?.kind === 'small' && ['to', 'at', 'on', 'with'].includes(preposition.word);
  if (!isTo) return i;
  let from = i - 1;
  while (from > 0 && isOfGrowing(tokens[from - 1])) from--;
  const before = tokens[from - 1];
  // "with 8 counters" is read as it is
  const isNamed = before?.kind === 'card' || /^first$/iu.test(before?.text ?? '') || isOwnerOfName(tokens, from - 1);
  return from < i - 1 && isNamed ? from : i;
}

/** The wordings "X of mine", "X of theirs": whose a name is, behind it. */
function isOwnerOfName(tokens: readonly Token[], i: number): boolean {
  const owner = tokens[i];
  if (owner?.kind !== 'who' || !owner.whose) return false;
  const of = tokens[i - 1];
  const at = of?.kind === 'small' && of.word === 'of' ? i - 2 : i - 1;
  return tokens[at]?.kind === 'card' && (at === i - 2 || /^of /iu.test(owner.text));
}

function isOfGrowing(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'small') return token.word === 'that' || token.word === 'already';
  return token.kind === 'filler' || token.kind === 'be' || GROWN.test(token.text);
}
