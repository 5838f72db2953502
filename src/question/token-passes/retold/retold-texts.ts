// Texts of cards in the asker's words: "Conversion, the one that turns all Mountains into Plains, is out", "she makes my artifacts lands".

import { isBasicLandType } from '../../../engine/index.ts';
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { fillRange, isComma, sentenceEnd, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens without each clause that says of a card no more than its own text does. */
export function withoutRetoldTexts(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const ranges: Range[] = [];
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'card' || token.open) continue;
    const range = aside(tokens, i) ?? clauseOfIt(tokens, i) ?? predicate(tokens, i);
    const known = range === undefined ? undefined : cardKnown(cards, token);
    if (known === undefined || range === undefined) continue;
    const [from, to] = range;
    // it is told beside what happens
    const isBeside = tokens.some((it, n) => it.kind === 'verb' && (n < from || n >= to));
    if (isBeside && isOfText(tokens.slice(from, to), known)) ranges.push(range);
  }
  ranges.push(...descriptions(tokens, cards), ...lostAbilities(tokens, cards));
  if (ranges.length === 0) return tokens;
  const result = [...tokens];
  for (const [from, to] of ranges) fillRange(result, from, to);
  return result;
}

/** Sentences like "he's indestructible" and "it's a land but also a creature", with types or words of the text of a card that was named before. */
function descriptions(tokens: readonly Token[], cards: Cards): readonly Range[] {
  return tokens.flatMap((token, i): readonly Range[] => {
    const before = tokens[i - 1];
    if (!(before?.kind === 'stop' || isComma(before)) || !IT_IS.test(token.text)) return [];
    const to = endOf(tokens, i);
    const words = tokens.slice(i + 1, to).filter(it => !isLeadOfType(it));
    const isPlain = words.length > 0 && words.every(it => it.kind === 'about' || isType(it));
    if (!isPlain || sentenceEnd(tokens, i)?.text === '?' || tokens[to]?.text === '?') return [];
    const known = tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? (cardKnown(cards, it) ?? []) : []));
    const isNamed = tokens.slice(i + 1, to).some(it => it.kind === 'number');
    return known.some(it => words.every(word => isPrinted(word, it, isNamed))) ? [[i, to]] : [];
  });
}

function isLeadOfType(token: Token): boolean {
  if (token.kind === 'small') return ['and', 'both'].includes(token.word);
  return token.kind === 'filler' || (token.kind === 'number' && token.article);
}

function isType(token: Token): boolean {
  return token.kind === 'noun' && token.noun.generic === true && !token.noun.plural;
}

/** Whether a word is a type that a card has, or, without an article, one of its text. */
function isPrinted(word: Token, { face, says }: Known, isNamed: boolean): boolean {
  const text = word.kind === 'noun' ? word.noun.said : word.text;
  const type = text.toLowerCase().replace(/^(?:an?|the) /u, '');
  return face.types.some(it => it.toLowerCase() === type) || (!isNamed && says.has(text));
}

/** Clauses like "it loses all abilities", where the text of a card that was named before says so. */
function lostAbilities(tokens: readonly Token[], cards: Cards): readonly Range[] {
  if (!anyWord(tokens, 'lose', 'loses', 'losing', 'lost')) return [];
  return tokens.flatMap((token, i): readonly Range[] => {
    if (!/^(?:loses?|losing|lost)$/iu.test(token.text) || token.kind === 'card') return [];
    let to = i + 1;
    while (/^(?:all|its|his|her|their|of|every|the)$/iu.test(tokens[to]?.text ?? '') && to < i + MOST_BEFORE) to += 1;
    if (!/^(?:abilities|ability|everything|text)$/iu.test(tokens[to]?.text ?? '')) return [];
    const subject = tokens[i - 1];
    const from = /^(?:it|he|she|that|which)$/iu.test(subject?.text ?? '') ? i - 1 : isComma(subject) ? i : undefined;
    const said = tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? (cardKnown(cards, it)?.says ?? []) : []));
    const isText = said.some(
      it => it.has('loses all abilities') || it.has('lose all abilities') || it.has('loses all other abilities'),
    );
    const isAsked = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
    return from !== undefined && isText && !isAsked ? [[from, to + 1]] : [];
  });
}

const IT_IS = /^(?:he|she|it|they)['’]?(?:s|re)$/iu;

type Range = readonly [from: number, to: number];

/** The wording "Conversion, the old one that turns Mountains into Plains, is out": the words between the commas. */
function aside(tokens: readonly Token[], i: number): Range | undefined {
  if (!isComma(tokens[i + 1])) return undefined;
  const from = i + 2;
  const to = firstIndexFrom(tokens, from, it => isComma(it) || it.kind === 'stop') ?? tokens.length;
  const isOne = tokens.slice(from, to).some((it, n) => n < MOST_BEFORE && it.kind === 'small' && it.word === 'that');
  return isOne && isComma(tokens[to]) ? [from, to + 1] : undefined;
}

/** The most words before "that" in such an aside. */
const MOST_BEFORE = 6;

/** The wording "I have Toph, she makes my artifacts lands." */
function clauseOfIt(tokens: readonly Token[], i: number): Range | undefined {
  const [comma, subject] = [tokens[i + 1], tokens[i + 2]];
  if (!isComma(comma) || !/^(?:he|she|it|they|which|that)$/iu.test(subject?.text ?? '')) return undefined;
  if (!SAYS.test(tokens[i + 3]?.text ?? '') || sentenceEnd(tokens, i)?.text === '?') return undefined;
  return [i + 2, endOf(tokens, i + 3)];
}

/** The wording "his Zhao taps nonbasics when they enter, my Spelunking says untapped". */
function predicate(tokens: readonly Token[], i: number): Range | undefined {
  return SAYS.test(tokens[i + 1]?.text ?? '') && !isMadeNow(tokens, i + 1) ? [i + 1, endOf(tokens, i + 1)] : undefined;
}

/** The wording "my Ophiomancer makes the Snake": one thing, which is what somebody gets now. */
function isMadeNow(tokens: readonly Token[], i: number): boolean {
  const [verb, the] = [tokens[i], tokens[i + 1]];
  const isOne = /^(?:the|its|his|her|that)$/iu.test(the?.text ?? '') && endOf(tokens, i) === i + 3;
  return /^makes$/iu.test(verb?.text ?? '') && isOne;
}

const SAYS =
  /^(?:says?|makes?|turns?|gives?|lets?|taps?|keeps?|means|forces?|causes?|stops?|prevents?|puts?|doubles?|shuts?|wants?)$/iu;

function endOf(tokens: readonly Token[], from: number): number {
  return firstIndexFrom(tokens, from, it => isComma(it) || it.kind === 'stop') ?? tokens.length;
}

/** Whether each word that tells something stands in the text of a card, and no name, number or player with it. */
function isOfText(clause: readonly Token[], { says }: Known): boolean {
  const isOther = clause.some((token, n) => isOfBoard(token, clause[n + 1], says));
  if (isOther) return false;
  const words = clause.flatMap(it => it.text.toLowerCase().match(/[a-z]+/gu) ?? []).filter(it => !PLAIN.test(it));
  const known = words.filter(it => says.has(stemOf(it)));
  return known.length > 0 && known.length >= words.length;
}

/** Whether a token names or counts something that the text has not, asks, or speaks of a player. */
function isOfBoard(token: Token, next: Token | undefined, says: Known['says']): boolean {
  // "the one that …"; "a cat" is what somebody gets now
  if (token.kind === 'number') return !(next?.kind === 'small' && next.word === 'that');
  if (token.kind === 'who') return !token.whose && !/^(?:they|them|he|she|it)$/iu.test(token.text);
  return (
    token.kind === 'ask' || (token.kind === 'card' && !(isBasicLandType(token.names[0] ?? '') && says.has(token.text)))
  );
}

/** The beginning of a word, which its other forms have too. */
function stemOf(word: string): string {
  return word.length > 4 ? word.slice(0, Math.max(4, word.length - 3)) : word.replace(/s$/u, '');
}

/** Words that a text has in other words, or that say nothing. */
const PLAIN =
  /^(?:says?|makes?|turns?|gives?|lets?|keeps?|means|forces?|causes?|stops?|prevents?|wants?|all|every|everything|into|when|whenever|they|them|come|comes|coming|the|that|one|ones|really|old|new|this|those|and|my|their|his|her|our|your|its|it|she|he|in|to|of|on|from|for|so|be|are|is|as|an|a|also|always|stuff|things|other|guy|thing|card)$/iu;
