// Counts that are guessed before what happens is told: "four counters if I cast it for X=2?", "one or two if I make a Treasure?".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "how many" in place of the numbers of each such guess, and of "one land or two?" behind what is told. */
export function withCountsAskedFirst(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'number')) return tokens;
  const begun = anyWord(tokens, 'if', 'when', 'assuming') ? withRunsReplaced(tokens, i => firstAt(tokens, i)) : tokens;
  return anyWord(begun, 'or') && anyWord(begun, '?') ? withRunsReplaced(begun, i => landOrTwoAt(begun, i)) : begun;
}

function isCount(token: Token | undefined): token is Extract<Token, { kind: 'number' }> {
  return token?.kind === 'number' && !token.article;
}

/** The wordings "four counters if …", "2 or 4 counters if …", "two or one if …". */
function firstAt(tokens: readonly Token[], i: number) {
  const number = tokens[i];
  const from = sentenceStart(tokens, i);
  if (!isCount(number) || tokens.slice(from, i).some(it => it.kind !== 'filler')) return undefined;
  const isEither = tokens[i + 1]?.text.toLowerCase() === 'or' && isCount(tokens[i + 2]);
  const at = isEither ? i + 3 : i + 1;
  const what = tokens[at];
  const isWhat = what?.kind === 'counters' || what?.kind === 'about' || (isEither && what?.kind === 'noun');
  const next = isWhat ? tokens[at + 1] : what;
  if (next?.kind !== 'small' || next.word !== 'if' || !(isWhat || isEither)) return undefined;
  return { tokens: [asked(number), ...(isWhat ? [what] : [])], to: isWhat ? at + 1 : at };
}

/** The wording "…, one land or two?": how many there are. */
function landOrTwoAt(tokens: readonly Token[], i: number) {
  const [before, number, what, or, other, end] = [tokens[i - 1], ...tokens.slice(i, i + 5)];
  const begins = before?.kind === 'stop' || isComma(before);
  const isKind = what?.kind === 'noun' || what?.kind === 'counters' || what?.kind === 'about';
  const isEither = or?.text.toLowerCase() === 'or' && isCount(other) && end?.text === '?';
  if (!begins || !isCount(number) || !isKind || !isEither) return undefined;
  return { tokens: [asked(number), what], to: i + 4 };
}

function asked(number: Token): Token {
  return { kind: 'ask', word: '', ...plainPart(number), text: 'how many' };
}
