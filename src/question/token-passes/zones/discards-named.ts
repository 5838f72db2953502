// Discards that are told in other words than the verb: "they bin X from hand", "what they discard is X", "the discarded card was X",
// "their discard: X", "X leaves their hand as a discard" (701.9a).

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such discard as the player who discards, the verb and the card. */
export function withDiscardsNamed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'discard', 'discards', 'discarded', 'discarding', ...TOSSING)) return tokens;
  if (!tokens.some(it => DISCARDS.test(it.text) || TOSSES.test(it.text))) return tokens;
  const isWatched = tokens.some(it => looksAtDiscards(it, cards));
  return withRunsReplaced(
    tokens,
    i =>
      tossedAt(tokens, i, isWatched) ??
      whatIsDiscarded(tokens, i) ??
      discardedCard(tokens, i) ??
      discardIs(tokens, i) ??
      choosesAfter(tokens, i) ??
      theCard(tokens, i) ??
      asDiscard(tokens, i) ??
      fromHandOf(tokens, i) ??
      whoDiscards(tokens, i) ??
      controlledAfter(tokens, i, cards),
  );
}

const DISCARDS = /^discard(?:s|ed|ing)?$/iu;
const TOSSING = [
  ...['toss', 'tosses', 'tossed', 'tossing', 'chuck', 'chucks', 'chucked', 'chucking', 'bins', 'binned', 'binning'],
  ...['dump', 'dumps', 'dumped', 'dumping', 'throw', 'throws', 'throwing', 'threw', 'drop', 'drops', 'dropped'],
  ...['dropping', 'send', 'sends', 'sending', 'sent'],
];
const TOSSES = new RegExp(`^(?:${TOSSING.join('|')})(?: (?:away|out))?$`, 'iu');
/** Verbs of tossing that are none of casting, where a card that looks at discards is named. */
const ONLY_TOSSES = /^(?:toss(?:es|ed|ing)?|chuck(?:s|ed|ing)?|bins|binned|binning|dump(?:s|ed|ing)?)(?: away)?$/iu;

function looksAtDiscards(token: Token, cards: Cards): boolean {
  const says = token.kind === 'card' ? cardKnown(cards, token)?.says : undefined;
  return says !== undefined && (says.has('discards') || says.has('discarded'));
}

/** The card or basic land at a place, past whose it is or an article. */
function cardAt(tokens: readonly Token[], i: number): { readonly card: Token; readonly to: number } | undefined {
  const [first, second] = [tokens[i], tokens[i + 1]];
  const isLed = (first?.kind === 'number' && first.article) || (first?.kind === 'who' && first.whose);
  const token = isLed ? second : first;
  const card = token?.kind === 'card' ? token : token && asBasicLand(token);
  return card && { card, to: isLed ? i + 2 : i + 1 };
}

function discarding(verb: Token): Token {
  return { kind: 'verb', action: 'discards', voice: 'active', ...plainPart(verb) };
}

function player(who: Side, { at }: Token): Token {
  return { kind: 'who', who, whose: false, text: '', at, end: at };
}

/** The wordings "they toss X", "they chuck X into the gy from hand", "they drop X out of their hand". */
function tossedAt(tokens: readonly Token[], i: number, isWatched: boolean): RunReplacement | undefined {
  const [who, verb] = [tokens[i - 1], tokens[i]];
  if (verb === undefined || verb.kind === 'card' || !TOSSES.test(verb.text)) return undefined;
  if (who?.kind !== 'who' || who.whose) return undefined;
  const named = cardAt(tokens, i + 1);
  if (named === undefined) return undefined;
  let to = named.to;
  const zones: string[] = [];
  for (let zone = tokens[to]; zone?.kind === 'zone'; zone = tokens[to]) {
    zones.push(zone.zone);
    to++;
  }
  const end = tokens[to];
  const ends = end === undefined || end.kind === 'stop' || isComma(end);
  const isTossed = isWatched && ends && zones.every(it => it === 'graveyard') && ONLY_TOSSES.test(verb.text);
  // "(discard)": the same again
  const isSaidAgain = end?.kind === 'verb' && end.action === 'discards';
  const isFromHand = zones.includes('hand') && zones.every(it => it === 'hand' || it === 'graveyard');
  const isGone = isSaidAgain || zones.includes('graveyard') || ONLY_TOSSES.test(verb.text);
  if (!(isFromHand && isGone) && !isTossed) return undefined;
  return { tokens: [discarding(verb), named.card], to: isSaidAgain ? to + 1 : to };
}

/** The wordings "what they discard is X", "the card my opponent discarded is X". */
function whatIsDiscarded(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [what, who, verb, be] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (!/^(?:what|the card|card|the one|one)$/iu.test(what?.text ?? '') || who?.kind !== 'who' || who.whose)
    return undefined;
  if (verb?.kind !== 'verb' || verb.action !== 'discards' || be?.kind !== 'be') return undefined;
  const named = cardAt(tokens, i + 4);
  return named && { tokens: [who, discarding(verb), named.card], to: named.to };
}

/** The wording "the discarded card was X": whoever discards it is said elsewhere. */
function discardedCard(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, card, be] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (verb?.kind !== 'verb' || !/^discarded$/iu.test(verb.text) || !/^card$/iu.test(card?.text ?? '')) return undefined;
  const named = be?.kind === 'be' ? cardAt(tokens, i + 3) : undefined;
  const who =
    tokens.find(it => it.kind === 'who' && !it.whose && it.who === 'opponent') === undefined ? 'you' : 'opponent';
  return named && { tokens: [player(who, verb), discarding(verb), named.card], to: named.to };
}

/** The wording "their discard: X". */
function discardIs(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [owner, verb, sign] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (owner?.kind !== 'who' || !owner.whose || verb?.kind !== 'verb' || !/^discard$/iu.test(verb.text))
    return undefined;
  const isSaid = (sign?.kind === 'small' && sign.word === 'colon') || sign?.kind === 'be';
  const named = isSaid ? cardAt(tokens, i + 3) : undefined;
  return named && { tokens: [player(owner.who, verb), discarding(verb), named.card], to: named.to };
}

/** The wording "made me discard the card": the card that was named. */
function theCard(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, the, card, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (verb?.kind !== 'verb' || verb.action !== 'discards' || !/^(?:the|that)$/iu.test(the?.text ?? ''))
    return undefined;
  const ends = end === undefined || end.kind === 'stop' || isComma(end);
  if (card === undefined || card.kind === 'card' || !/^card$/iu.test(card.text) || !ends) return undefined;
  const isNamed = tokens.slice(0, i).some(it => it.kind === 'card');
  return isNamed
    ? { tokens: [verb, { kind: 'small', word: 'it', ...plainPart(card), text: 'it' }], to: i + 3 }
    : undefined;
}

/** The wordings "has to discard and chooses X", "I have to discard, I pick X", "discards, it's X". */
function choosesAfter(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, joint, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isAgain = first?.kind === 'who' && !first.whose;
  const word = isAgain ? second : first;
  if (verb?.kind !== 'verb' || verb.action !== 'discards' || verb.voice !== 'active') return undefined;
  if (joint?.kind !== 'small' || !['and', 'comma'].includes(joint.word)) return undefined;
  const isIt = word?.kind === 'small' && word.word === 'it' && /^(?:it|that)['’]?s$/iu.test(word.text);
  if (!isIt && !/^(?:choos(?:es?|ing)|chose|picks?|picked|picking)$/iu.test(word?.text ?? '')) return undefined;
  const named = cardAt(tokens, isAgain ? i + 4 : i + 3);
  return named && { tokens: [verb, named.card], to: named.to };
}

/** The wordings "X leaves their hand as a discard", "they lose X from their hand to a discard". */
function asDiscard(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const isLost = tokens[i]?.kind === 'verb' && /^los(?:es?|ing|t)$/iu.test(tokens[i]?.text ?? '');
  const named = cardAt(tokens, isLost ? i + 1 : i);
  if (named === undefined) return undefined;
  const isLeaving = /^(?:leaves?|leaving|left)$/iu.test(tokens[named.to]?.text ?? '');
  if (!isLost && !isLeaving) return undefined;
  const from = isLeaving ? named.to + 1 : named.to;
  const part = [tokens[from], tokens[from + 1], tokens[from + 2], tokens[from + 3], tokens[from + 4]];
  const at = part.findIndex(it => it !== undefined && /^discard$/iu.test(it.text));
  const isOfHand = part.slice(0, Math.max(at, 0)).some(it => it?.kind === 'zone' || /\bhand$/iu.test(it?.text ?? ''));
  const discard = part[at];
  if (discard === undefined || !isOfHand) return undefined;
  const owner = part.slice(0, at).find(it => it?.kind === 'who' || it?.kind === 'zone');
  const who = owner?.kind === 'who' || owner?.kind === 'zone' ? owner.who : undefined;
  const whose: readonly Token[] = who === undefined || isLost ? [] : [player(who, discard)];
  return { tokens: [...whose, discarding(discard), named.card], to: from + at + 1 };
}

/** The wording "X gets discarded from an opponent's hand": the opponent discards it, where nobody else is said to. */
function fromHandOf(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, zone, by] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (verb?.kind !== 'verb' || verb.action !== 'discards' || verb.voice !== 'passive') return undefined;
  if (zone?.kind !== 'zone' || zone.zone !== 'hand' || !zone.from || zone.who === undefined) return undefined;
  if (by?.kind === 'small' && by.word === 'by') return { tokens: [verb, asFiller(zone)], to: i + 2 };
  return {
    tokens: [
      verb,
      { kind: 'small', word: 'by', ...plainPart(zone), text: 'by' },
      { ...player(zone.who, zone), ...plainPart(zone) },
    ],
    to: i + 2,
  };
}

/** The wording "it's my opponent who discards", after the discard was told: the same again. */
function whoDiscards(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [cleft, who, that, verb] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (cleft?.kind !== 'small' || !/^it['’]?s$/iu.test(cleft.text) || who?.kind !== 'who' || who.whose) return undefined;
  if (that?.kind !== 'small' || that.word !== 'that' || verb?.kind !== 'verb' || verb.action !== 'discards')
    return undefined;
  const isTold = tokens.some((other, n) => n < i && other.kind === 'verb' && other.action === 'discards');
  const end = tokens[i + 4];
  if (!isTold || !(end === undefined || end.kind === 'stop' || isComma(end))) return undefined;
  return { tokens: [cleft, who, that, verb].map(asFiller), to: i + 4 };
}

/** The wording "does X punish them for discarding Y? I control it": what looks at the discard, which is no card in a hand. */
function controlledAfter(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [who, have, pronoun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (who?.kind !== 'who' || who.whose || have?.kind !== 'have' || pronoun?.kind !== 'small' || pronoun.word !== 'it')
    return undefined;
  const told = tokens.slice(0, i);
  const discards = told.findLastIndex(token => token.kind === 'verb' && token.action === 'discards');
  const watching = told.slice(0, Math.max(discards, 0)).findLast(token => looksAtDiscards(token, cards));
  const card = discards < 0 ? undefined : told.slice(discards).find(token => token.kind === 'card');
  const isLast = card !== undefined && told.findLast(token => token.kind === 'card') === card;
  if (watching === undefined || !isLast || looksAtDiscards(card, cards)) return undefined;
  return { tokens: [who, have, { ...watching, ...plainPart(pronoun) }], to: i + 3 };
}
