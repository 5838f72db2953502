// Parts that tokens of every kind have, and tokens made into filler.
import { firstFrom, lastIndexBefore } from '../../kit/lists.ts';
import type { Token } from './question-token.ts';

/** The words of a token and its place, for a token of another kind in its stead. */
export function plainPart({ text, at, end }: Token): Pick<Token, 'text' | 'at' | 'end'> {
  return { text, at, end };
}

/** The place of a token, for one without words of its own. */
export function emptyAt(token: Token): Pick<Token, 'text' | 'at' | 'end'> {
  return { ...plainPart(token), text: '' };
}

/** A token as filler, which tells nothing. */
export function asFiller(token: Token): Token {
  return { kind: 'filler', ...plainPart(token) };
}

/** The tokens of "I play", without words of their own, before the name of what was typed without them. */
export function playingOf({ at }: Token): readonly Token[] {
  const place = { text: '', at, end: at };
  return [
    { kind: 'who', who: 'you', whose: false, ...place },
    { kind: 'verb', action: 'enters', voice: 'active', ...place },
  ];
}

/** Makes the tokens of a range filler in place: from an index on, before another. */
export function fillRange(tokens: Token[], from: number, to: number): void {
  tokens.splice(from, to - from, ...tokens.slice(from, to).map(asFiller));
}

/** Whether a token is a comma. */
export function isComma(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'comma';
}

/** Whether a token is the auxiliary of a passive: "it gets killed", "it is destroyed". */
export function isAuxiliary(token: Token | undefined): boolean {
  return token?.kind === 'be' || /^(?:gets?|got)$/iu.test(token?.text ?? '');
}

/** The index at which the sentence begins that the token at an index stands in. */
export function sentenceStart(tokens: readonly Token[], i: number): number {
  return lastIndexBefore(tokens, i, it => it.kind === 'stop') + 1;
}

/** The sign that ends the sentence that the token at an index stands in; undefined where the question ends without one. */
export function sentenceEnd(tokens: readonly Token[], i: number): Token | undefined {
  return firstFrom(tokens, i, it => it.kind === 'stop');
}

/** Whether a token joins the items of a list: a comma or "and". */
export function isListSign(token: Token): boolean {
  return token.kind === 'small' && ['and', 'comma'].includes(token.word);
}

/** Whether a question began before a place in its sentence, and no condition after that: "can I choose haste". */
export function isAskedBefore(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const asked = lastIndexBefore(tokens, i, it => it.kind === 'ask');
  const condition = lastIndexBefore(tokens, i + 1, it => it.kind === 'small' && it.word === 'if');
  return asked >= from && condition < asked;
}

/** Whether a token may stand before the name of a thing: an article, an owner, a number. */
export function isLeadOfThing(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === 'filler' || (token.kind === 'number' && token.value === 1) || (token.kind === 'who' && token.whose))
  );
}

/** Whether a token points at the object whose noun follows it: "the", "that", "my", "is that". */
export function isPointing(token: Token | undefined): boolean {
  if (token?.kind === 'ask') return /\b(?:that|this|the)$/iu.test(token.text);
  if (token?.kind === 'who') return token.whose;
  return token?.kind === 'filler' && /^(?:the|that|this|those)$/iu.test(token.text);
}

/** The tokens that stand in place of a run of others, and the place after the run. */
export interface RunReplacement {
  readonly tokens: readonly Token[];
  readonly to: number;
}

/** The tokens with each run that `replacementAt` finds at a place replaced, from left to right; runs do not overlap. */
export function withRunsReplaced(
  tokens: readonly Token[],
  replacementAt: (i: number) => RunReplacement | undefined,
): readonly Token[] {
  let result: Token[] | undefined;
  for (let i = 0; i < tokens.length; ) {
    const found = replacementAt(i);
    if (found !== undefined) {
      result ??= tokens.slice(0, i);
      result.push(...found.tokens);
    } else if (result !== undefined) result.push(...tokens.slice(i, i + 1));
    i = found?.to ?? i + 1;
  }
  return result ?? tokens;
}

/** Whether whoever did something before an index does the next thing: "… and then cast X". */
export function doesNext(tokens: readonly Token[], to: number): boolean {
  const next = firstFrom(
    tokens,
    to,
    it => it.kind !== 'filler' && !(it.kind === 'small' && ['and', 'then', 'comma'].includes(it.word)),
  );
  const joined = tokens[to]?.kind === 'small';
  return joined && (next?.kind === 'have' || (next?.kind === 'verb' && next.voice === 'active'));
}
