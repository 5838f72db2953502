// Opponents who are told apart, "the player to my left … the player to my right": a question has one opponent who does
// something, so that the second of them is not understood.
import type { Token } from '../tokens/question-token.ts';
import { asFiller, plainPart } from '../tokens/token-parts.ts';

/** The tokens with each opponent but the first of those told apart as words that are not understood. */
export function withOpponentsApart(tokens: readonly Token[]): readonly Token[] {
  const told = tokens.map((_, i) => markOf(tokens, i));
  const marks = [...new Set(told.flatMap(it => it ?? []))];
  const [first] = marks;
  if (first === undefined) return tokens;
  return tokens.map((token, i): Token => {
    const isSign = isOpponent(tokens[i - 1]) && LETTER.test(token.text) && told[i - 1] !== undefined;
    if (isSign) return asFiller(token);
    const isOther = marks.length > 1 && told[i] !== undefined && told[i] !== first;
    return isOther ? { kind: 'unknown', ...plainPart(token) } : token;
  });
}

const LETTER = /^(?:[ABC]|[123]|one|two|three)(?:['’]s)?$/u;

/** The word by which an opponent at a place is told from others; undefined where there is none. */
function markOf(tokens: readonly Token[], i: number): string | undefined {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token === undefined || !isOpponent(token)) return undefined;
  const [side] = /\b(?:left|right)\b/iu.exec(token.text) ?? /^(?:left|right)$/iu.exec(before?.text ?? '') ?? [];
  if (side !== undefined) return side.toLowerCase();
  const isNumbered = /^(?:my |the |an )?opp(?:onent)?$/iu.test(token.text) && LETTER.test(next?.text ?? '');
  if (isNumbered && (next?.kind !== 'number' || tokens[i + 2]?.kind === 'have' || tokens[i + 2]?.kind === 'verb'))
    return next?.text.replace(/['’]s$/u, '');
  if (/^(?:one|an) opp(?:onent)?$/iu.test(token.text) && isAnotherTold(tokens, i)) return 'one';
  return isAnother(tokens, i) && tokens.some(it => /^(?:one|an) opp(?:onent)?$/iu.test(it.text))
    ? 'another'
    : undefined;
}

function isOpponent(token: Token | undefined): boolean {
  return token?.kind === 'who' && token.who === 'opponent' && token.each !== true;
}

/** Wordings "another opponent", "the other opponent". */
function isAnother(tokens: readonly Token[], i: number): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  if (/^(?:another|the other) opp(?:onent)?$/iu.test(token?.text ?? '')) return true;
  return before?.kind === 'small' && before.word === 'another' && /^opp(?:onent)?$/iu.test(token?.text ?? '');
}

function isAnotherTold(tokens: readonly Token[], i: number): boolean {
  return tokens.some((it, n) => n > i && isOpponent(it) && isAnother(tokens, n));
}
