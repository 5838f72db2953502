// Dealers of damage told by a pronoun after a question: "is Impact Tremors a red source? it deals its 1 to the opponent".
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with each "it" that begins a sentence and deals damage as the one card that was asked about before it. */
export function withDealersPointed(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'deals', 'hits') || !anyWord(tokens, 'it')) return tokens;
  const pronoun = tokens.findIndex((token, i) => isDealer(tokens, i, token));
  const asked = pronoun < 0 ? undefined : askedBefore(tokens.slice(0, pronoun));
  if (asked === undefined) return tokens;
  return tokens.map((token, i) => (i === pronoun ? { ...asked, ...plainPart(token) } : token));
}

/** The tokens without "I mean" at the end of a sentence that only adds something: nothing is taken back by it. */
export function withoutMeant(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'mean', 'meant')) return tokens;
  return tokens.filter((token, i) => !isMeantAt(tokens, i) && !(isComma(token) && isMeantAt(tokens, i + 1)));
}

function isMeantAt(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  const isMeant = token?.kind === 'small' && token.word === 'doubt' && /^i mean(?:t)?$/iu.test(token.text);
  if (!isMeant || !(next === undefined || (next.kind === 'stop' && /^[.?!]$/u.test(next.text)))) return false;
  const first = tokens[sentenceStart(tokens, i)];
  return first?.kind === 'small' && ['with', 'and'].includes(first.word);
}

function isDealer(tokens: readonly Token[], i: number, token: Token): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  const begins = token.kind === 'small' && /^it$/iu.test(token.text) && before?.kind === 'stop';
  return begins && next?.kind === 'verb' && (next.action === 'deals' || next.action === 'hits');
}

/** The one card in the questions before, where nothing happens in them. */
function askedBefore(tokens: readonly Token[]): Extract<Token, { kind: 'card' }> | undefined {
  if (tokens.some(it => it.kind === 'verb')) return undefined;
  const mark = tokens.findIndex(it => it.kind === 'stop' && it.text === '?');
  const [first] = tokens;
  if (mark < 0 || (first?.kind !== 'be' && first?.kind !== 'ask')) return undefined;
  const named = tokens.slice(0, mark).flatMap(it => (it.kind === 'card' ? [it] : []));
  return named.length === 1 ? named[0] : undefined;
}
