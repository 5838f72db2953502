// Mana that a spell is told to be cast for: "for 6", "for eight mana", "for WWU".

import { manaValueOf } from '../../../engine/index.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { fillRange, plainPart } from '../../tokens/token-parts.ts';

/** The additional cost for each time a commander was cast before (903.8). */
const COMMANDER_TAX = 2;

/** The tokens with the number of mana that a named card is cast for as filler, where that is what it costs. */
export function withoutPaidMana(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
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

/** Symbols of mana with its colors, every one of them. */
const ALL_COLORED = /^(?:for|with|paying) ((?:[WUBRGC]|\{[WUBRGC]\}){1,8})$/u;

/** The tokens with the colors of the mana that a permanent spell is cast for as how it was cast (601.2h): "I cast X for WWU". */
export function withColorsPaid(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return tokens.map((token, i): Token => {
    const mana = token.kind === 'filler' ? ALL_COLORED.exec(token.text)?.[1] : undefined;
    const [verb, spell] = [tokens[i - 2], tokens[i - 1]];
    const isCast =
      verb?.kind === 'verb' &&
      /^(?:hard ?)?cast/iu.test(verb.text) &&
      spell?.kind === 'card' &&
      cardKnown(cards, spell)?.spell === false;
    if (mana === undefined || !isCast) return token;
    const patch = { cast: { manaSpent: mana.replace(/[{}]/gu, '') } };
    return { kind: 'state', patch, after: true, ...plainPart(token) };
  });
}
