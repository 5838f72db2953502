// Mana that a spell is told to be cast for: "for 6", "for eight mana", "for WWU".

import { manaValueOf } from '../../../engine/index.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { fillRange, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The additional cost for each time a commander was cast before (903.8). */
const COMMANDER_TAX = 2;

/** The tokens with the number of mana that a named card is cast for as filler, where that is what it costs. */
export function withoutPaidMana(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'for') || !anyOfKind(tokens, 'number')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const [number, mana] = [tokens[i + 1], tokens[i + 2]];
    if (token.kind !== 'small' || token.word !== 'for' || number?.kind !== 'number' || number.article) continue;
    const isOfMana = /^mana$/iu.test(mana?.text ?? '');
    const isLast = mana === undefined || mana.kind === 'stop' || (mana.kind === 'small' && mana.word !== 'of');
    const isFound = isSearchInto(tokens[i - 1], mana, cards);
    if (!isFound && ((!isOfMana && !isLast) || !isCost(number.value, tokens.slice(0, i), cards))) continue;
    fillRange(result, i, i + (isOfMana ? 3 : 2));
  }
  return result;
}

/** The wording "Green Sun's Zenith for 0 into X": what is found tells how much was paid. */
function isSearchInto(spell: Token | undefined, next: Token | undefined, cards: Cards): boolean {
  const known = spell?.kind === 'card' ? cardKnown(cards, spell) : undefined;
  return known?.x === true && known.says.searchesLibrary && next?.kind === 'small' && next.word === 'into';
}

/** The mana value of the cost of a spell cast face down (702.37a). */
const FACE_DOWN_COST = 3;

/** Whether a number is the mana value of the card cast before it, with what a commander costs more. */
function isCost(value: number, before: readonly Token[], cards: Cards): boolean {
  const cast = before.findLastIndex(it => it.kind === 'verb' && /^(?:(?:re|hard ?)?cast|plays?|morph)/iu.test(it.text));
  const after = cast < 0 ? undefined : before.slice(cast).find(it => it.kind === 'card' || isPronoun(it));
  // "Kroxa hardcast for 2"
  const card = after ?? (before[cast - 1]?.kind === 'card' ? before[cast - 1] : undefined);
  const named = card?.kind === 'card' ? card : before.findLast(it => it.kind === 'card');
  const known = card === undefined || named?.kind !== 'card' ? undefined : cardKnown(cards, named);
  // "the amount of mana spent to cast it": a card that counts it
  // 702.37a: a card cast face down costs {3}
  const isFaceDown = before.slice(cast).some(it => it.kind === 'state' && it.patch.faceDown !== undefined);
  if (isFaceDown) return value === FACE_DOWN_COST;
  if (known === undefined || known.x || known.says.paysX || known.says.speaksOfManaSpent) return false;
  const more = value - manaValueOf(known.face.manaCost);
  const isCommander = before.some(it => /\bcommander\b|\bcommand zone\b/iu.test(it.text));
  return more === 0 || (isCommander && more > 0 && more % COMMANDER_TAX === 0);
}

function isPronoun({ kind, text }: Token): boolean {
  return (kind === 'small' || kind === 'who') && /^(?:it|him|her)$/iu.test(text);
}

/** Symbols of mana: of its colors, and numbers of any. */
const SYMBOLS = /^(?:for|with|paying) ((?:\d{0,2}[WUBRGC]+|\{(?:[WUBRGC]|\d{1,2})\}){1,8})$/u;

/** The tokens with the mana that a permanent spell is cast for as how it was cast (601.2h): "I cast X for WWU", "I cast X with white mana". */
export function withColorsPaid(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'for', 'with', 'paying', 'using', 'without')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [verb, spell] = [tokens[i - 2], tokens[i - 1]];
    if (spell?.kind !== 'card' || verb?.kind !== 'verb' || !/^(?:hard ?)?cast/iu.test(verb.text)) return undefined;
    const known = cardKnown(cards, spell);
    if (known?.spell !== false) return undefined;
    return symbolsAt(tokens, i, known) ?? (known.says.speaksOfManaSpent ? colorAt(tokens, i, known) : undefined);
  });
}

/** The wordings "for WWU", "paying {W}{U}{1}"; a number tells a color only to what asks for none of its own. */
function symbolsAt(tokens: readonly Token[], i: number, known: Known): RunReplacement | undefined {
  const token = tokens[i];
  const said = token?.kind === 'filler' ? SYMBOLS.exec(token.text)?.[1]?.replace(/[{}]/gu, '') : undefined;
  if (token === undefined || said === undefined || (/\d/u.test(said) && !known.says.speaksOfManaSpent))
    return undefined;
  const mana = said.replace(/\d+/gu, digits => 'C'.repeat(Number(digits)));
  return { tokens: [spent(mana, token)], to: i + 1 };
}

/** The wordings "with white mana", "using only blue mana", "without any white mana", "without paying W". */
function colorAt(tokens: readonly Token[], i: number, known: Known): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead === undefined || !/^(?:with|using|without)$/iu.test(lead.text)) return undefined;
  let at = i + 1;
  while (at < i + 3 && /^(?:any|only|just|spending|paying|using|a|some)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const word = tokens[at]?.text.toLowerCase() ?? '';
  const color = /^(?:paying|spending) ([wubrg])$/u.exec(word)?.[1]?.toUpperCase() ?? SYMBOL_OF[word];
  if (color === undefined) return undefined;
  const isMana = /^mana$/iu.test(tokens[at + 1]?.text ?? '');
  const isOnly = tokens.slice(i, at).some(it => /^only$/iu.test(it.text));
  const mana = paidFor(known, /^without$/iu.test(lead.text) ? undefined : color, isOnly);
  return mana === undefined ? undefined : { tokens: [spent(mana, lead)], to: isMana ? at + 2 : at + 1 };
}

const SYMBOL_OF: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** The mana for a cost, its generic part with a color in it, of that color alone, or of none; undefined where there is no such part. */
function paidFor({ face }: Known, color: string | undefined, isOnly: boolean): string | undefined {
  const cost = face.manaCost ?? [];
  const colored = cost.filter(it => /^[WUBRGC]$/u.test(it)).join('');
  const generic = cost.reduce((sum, it) => sum + (/^\d+$/u.test(it) ? Number(it) : 0), 0);
  if (color === undefined || colored.includes(color)) return colored + (isOnly ? (color ?? 'C') : 'C').repeat(generic);
  if (generic === 0) return undefined;
  return colored + color + (isOnly ? color : 'C').repeat(generic - 1);
}

function spent(mana: string, token: Token): Token {
  return { kind: 'state', patch: { cast: { manaSpent: mana } }, after: true, ...plainPart(token) };
}
