// Protection that is told of: no scenario has it beside what cards give, so it is not passed over.

import { lastBefore } from '../../../kit/lists.ts';
import { COLORS } from '../../../vocabulary/index.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { statementParts } from '../../tokens/statement-parts.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

/** Words for protection. */
const PROTECTION = /^pro(?:tection)?$/iu;

/**
 * The tokens with each protection that somebody or something is told to have as a word that is not understood, unless
 * it is printed on the card that was named last.
 */
export function withToldProtection(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'pro', 'protection') || !tokens.some(it => PROTECTION.test(it.text))) return tokens;
  const told = statementParts(tokens);
  const printed = tokens.map((_, i) => (isPrinted(tokens, i, cards) ? saidAt(tokens, i) : 0));
  return tokens.map((token, i) => {
    if (printed.some((length, from) => i >= from && i < from + length)) return asFiller(token);
    const next = tokens[i + 1];
    const isOfSomething = token.kind === 'about' && next?.kind === 'small' && next.word === 'from';
    const isTold = isOfSomething && (told[i] === true || isSaidOfName(tokens, i));
    return isTold && /^protection$/iu.test(token.text) ? { kind: 'unknown', ...plainPart(token) } : token;
  });
}

/** The number of tokens from a place on that say a protection: "pro white", "it has protection from white". */
function saidAt(tokens: readonly Token[], i: number): number {
  const [pronoun, has] = [tokens[i], tokens[i + 1]];
  const isLed = pronoun?.kind === 'small' && ['it', 'that'].includes(pronoun.word) && has?.kind === 'have';
  // "Auriok Champion has pro black"
  const isSaid = pronoun?.kind === 'have' && tokens[i - 1]?.kind === 'card';
  const lead = isLed ? 2 : isSaid ? 1 : 0;
  const from = i + lead;
  const [word, ...rest] = tokens.slice(from, from + 3);
  const length = /^protection$/iu.test(word?.text ?? '') ? 3 : /^pro$/iu.test(word?.text ?? '') ? 2 : 0;
  const color = rest[length - 2]?.text.toLowerCase();
  return COLORS.some(known => known === color) ? length + lead : 0;
}

/** Whether such a protection is printed on the card that was named last before it. */
function isPrinted(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const length = saidAt(tokens, i);
  const named = lastBefore(tokens, i, it => it.kind === 'card');
  const known = length === 0 || named?.kind !== 'card' ? undefined : cardKnown(cards, named);
  const color = tokens[i + length - 1]?.text.toLowerCase();
  return (
    known?.face.abilities.some(
      ability =>
        ability.kind === 'keyword' &&
        ability.keyword === 'protection' &&
        ability.of?.clauses.some(clause => clause.kind === 'color' && clause.color === color) === true,
    ) === true
  );
}

/** Wordings "a bear that has protection from red", "my bear with protection from red", in a question too. */
function isSaidOfName(tokens: readonly Token[], i: number): boolean {
  const lead = tokens[i - 1];
  const name = tokens[i - 2];
  const has = lead?.kind === 'small' ? lead.word === 'with' : /^(?:that|which) has$/iu.test(lead?.text ?? '');
  return has && (name?.kind === 'card' || name?.kind === 'noun');
}
