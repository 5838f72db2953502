// Sentences that ask by a word alone: "still an artifact if I play it?", "most counters I can get on X?".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, sentenceEnd, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each "still" or "most" that begins such a question as the words that ask. */
export function withStillAsked(typed: readonly Token[]): readonly Token[] {
  const isOfRest = anyWord(typed, 'left', 'remains') && anyWord(typed, 'of');
  const tokens = isOfRest ? withRunsReplaced(typed, i => leftAt(typed, i)) : typed;
  const isEither = anyOfKind(tokens, 'state') && anyWord(tokens, 'or');
  if (!isEither && !anyWord(tokens, 'most', 'max', 'maximum', 'gotta', 'hafta', 'still')) return tokens;
  return tokens.map((token, i): Token => {
    const before = tokens[i - 1];
    const begins = before === undefined || before.kind === 'stop';
    if (begins && /^(?:the )?(?:most|max|maximum)$/iu.test(token.text) && isAmount(tokens[i + 1]))
      return { kind: 'ask', word: '', ...plainPart(token), text: 'how many' };
    if (begins && isEitherState(tokens, i)) return { kind: 'ask', word: '', ...plainPart(token), text: 'is it' };
    if (begins && /^(?:gotta|hafta|do i gotta)$/iu.test(token.text) && tokens[i + 1]?.kind === 'verb')
      return { kind: 'ask', word: '', ...plainPart(token), text: 'do I have to' };
    if (before?.kind !== 'stop' || !/^still$/iu.test(token.text) || sentenceEnd(tokens, i)?.text !== '?') return token;
    return isType(tokens, i + 1) ? { kind: 'ask', word: '', ...plainPart(token) } : token;
  });
}

/** The wordings "anything left of their X?", "what's left of my X?": whether it survives. */
function leftAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, what, left, of] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const begins = before === undefined || before.kind === 'stop' || isComma(before) || before.kind === 'filler';
  if (!begins || what === undefined || !WHAT.test(what.text) || !/^left$/iu.test(left?.text ?? '')) return undefined;
  const owner = tokens[i + 3];
  const isOwned = owner?.kind === 'who' && owner.whose;
  const at = isOwned || owner?.kind === 'filler' ? i + 4 : i + 3;
  const name = tokens[at];
  if (of?.kind !== 'small' || of.word !== 'of' || (name?.kind !== 'card' && name?.kind !== 'noun')) return undefined;
  const ask: Token = { kind: 'ask', word: '', ...plainPart(what), text: 'does' };
  const survive: Token = { kind: 'relation', word: 'survive', ...plainPart(left ?? what), text: 'survive' };
  return { tokens: [ask, ...tokens.slice(i + 3, at + 1), survive], to: at + 1 };
}

const WHAT = /^(?:anything|something|much|what|whats|what['’]s)$/iu;

/** The wording "tapped or untapped, and …" where a sentence begins. */
function isEitherState(tokens: readonly Token[], i: number): boolean {
  const [one, or, other, sign] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isStatus = (it: Token | undefined) => it?.kind === 'state' && it.patch.tapped !== undefined;
  return isStatus(one) && or?.kind === 'small' && or.word === 'or' && isStatus(other) && isComma(sign);
}

/** Whether a token is of what is counted: "counters", "loyalty", "life". */
function isAmount(token: Token | undefined): boolean {
  return token?.kind === 'counters' || (token?.kind === 'about' && !/^(?:likely|important)$/iu.test(token.text));
}

/** Whether a type or an ability is told next, and no name. */
function isType(tokens: readonly Token[], i: number): boolean {
  const [first, second] = [tokens[i], tokens[i + 1]];
  const said = first?.kind === 'number' && first.article ? second : first;
  return said?.kind === 'about' || (said?.kind === 'noun' && said.noun.generic === true);
}
