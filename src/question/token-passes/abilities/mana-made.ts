// Mana abilities that are asked about: "how much mana does Gaea's Cradle make", "tapping Cabal Coffers gives me" (605.1a).

import { lastIndexBefore } from '../../../kit/lists.ts';
import { manaAbilityMeant } from '../../model/activations.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, sentenceStart } from '../../tokens/token-parts.ts';

const MAKES =
  /^(?:makes?|gives?|gives me|adds?|produces?|generates?|gets?|gets me|nets me|taps?|tap for|taps for|makes me)$/iu;
const TAPS = /^(?:tap|taps|tapping|tapped)$/iu;

/** The tokens in which such a word is the verb of the ability that is activated. */
export function withManaMade(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isAsked = anyWord(tokens, 'how') && anyWord(tokens, 'mana');
  if (!isAsked && !anyWord(tokens, 'tap', 'taps', 'tapping', 'tapped')) return tokens;
  const result = [...tokens];
  for (const i of isAsked ? tokens.keys() : []) readLandMade(result, tokens, i);
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'card' || result[i] !== token) continue;
    const isOfIt = isAsked && isAskedForMana(tokens, i);
    const taps = tapBefore(tokens, i);
    if ((!isOfIt && taps === undefined) || !isSource(token, cards)) continue;
    if (isOfIt) readAfter(result, tokens, i);
    if (taps !== undefined) readTapped(result, tokens, i, taps);
  }
  if (result.every((it, i) => it === tokens[i])) return tokens;
  return result.flatMap((token, i) =>
    result[i] === tokens[i] || !beginsAfterComma(result, i) ? [token] : [stopBefore(token), token],
  );
}

/** The wording "X and three Swamps, tapping X gives me": what is named before the comma does not tap. */
function beginsAfterComma(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  return (
    token?.kind === 'verb' &&
    token.action === 'activates' &&
    token.voice === 'active' &&
    before?.kind === 'small' &&
    before.word === 'comma'
  );
}

function stopBefore({ at }: Token): Token {
  return { kind: 'stop', hard: false, text: '', at, end: at };
}

/** The wording "how much mana does a Forest make": a basic land and the verb of its own mana ability (305.6). */
function readLandMade(result: Token[], tokens: readonly Token[], i: number): void {
  const token = tokens[i];
  const land = token === undefined ? undefined : asBasicLand(token);
  if (land === undefined || !isAskedForMana(tokens, i)) return;
  readAfter(result, tokens, i);
  if (result.some((it, n) => n > i && it !== tokens[n])) result[i] = land;
}

/** Whether a mana ability of a card counts something, so that how much it makes may be asked. */
function isSource(token: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, token);
  return known !== undefined && !known.spell && manaAbilityMeant(known) !== undefined;
}

/** The wording "how much mana does X": what is asked stands before the name, in its sentence. */
function isAskedForMana(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const words = tokens.slice(from, i).map(it => it.text.toLowerCase());
  return /\bhow (?:much|many)\b.*\bmana\b/u.test(words.join(' '));
}

/** The verb after the name: "… does X make", "… does X tap for". */
function readAfter(result: Token[], tokens: readonly Token[], i: number): void {
  const at = tokens.findIndex((it, n) => n > i && it.kind !== 'filler');
  const verb = tokens[at];
  if (verb === undefined || !MAKES.test(verb.text)) return;
  result[at] = { kind: 'verb', action: 'activates', voice: 'middle', ability: 'mana', ...plainPart(verb) };
  const preposition = tokens[at + 1];
  if (preposition !== undefined && /^for$/iu.test(preposition.text)) result[at + 1] = asFiller(preposition);
}

/** The place of the verb before the name: "tapping X gives me", "I tap X for mana", "I tap X"; undefined for none. */
function tapBefore(tokens: readonly Token[], i: number): number | undefined {
  const at = lastIndexBefore(tokens, i, it => it.kind !== 'filler' && !(it.kind === 'who' && it.whose));
  const verb = tokens[at];
  return verb === undefined || verb.kind === 'ask' || !TAPS.test(verb.text) ? undefined : at;
}

/** The verb before the name, with the words after the name that belong to it. */
function readTapped(result: Token[], tokens: readonly Token[], i: number, at: number): void {
  const verb = tokens[at];
  if (verb === undefined) return;
  result[at] = { kind: 'verb', action: 'activates', voice: 'active', ability: 'mana', ...plainPart(verb) };
  for (const [n, token] of tokens.entries()) {
    if (n <= i || n > i + 2) continue;
    if (MAKES.test(token.text) || token.text === '=') result[n] = { kind: 'ask', word: '', ...plainPart(token) };
    else if (/^(?:for|mana)$/iu.test(token.text)) result[n] = asFiller(token);
    else break;
  }
}
