// Cards told to be played again: "I have Jace on the board, then I land Jace again": another one of that name.
import { firstIndexFrom, isBefore, lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "another" before each card that is played again and was named before. */
export function withSecondOnes(typed: readonly Token[]): readonly Token[] {
  const tokens = withDrawnOnes(typed);
  if (!tokens.some(it => AGAIN.test(it.text))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [verb, next] = [tokens[i - 1], tokens[i + 1]];
    const isPlayed = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
    if (token.kind !== 'card' || !isPlayed || next === undefined || !AGAIN.test(next.text)) return [token];
    const isAgain = isBefore(tokens, i, it => it.kind === 'card' && it.names[0] === token.names[0]);
    return isAgain ? [{ kind: 'small', word: 'another', ...plainPart(token), text: 'another' }, token] : [token];
  });
}

const AGAIN = /^(?:again|once more|once again|a second time)$/iu;

/** The tokens with "I drew another. If I cast the fresh one" as another card of that name that is cast. */
function withDrawnOnes(tokens: readonly Token[]): readonly Token[] {
  const drawn = tokens.findIndex((_, i) => isDrawn(tokens, i));
  const named = drawn < 0 ? undefined : lastBefore(tokens, drawn, it => it.kind === 'card');
  const fresh = named === undefined ? undefined : firstIndexFrom(tokens, drawn + 2, it => FRESH.test(it.text));
  if (named === undefined || fresh === undefined || freshAt(tokens, fresh, named) === undefined) return tokens;
  return withRunsReplaced(tokens, i => {
    if (i === drawn) return { tokens: tokens.slice(i, i + 2).map(asFiller), to: i + 2 };
    return i === fresh ? freshAt(tokens, i, named) : undefined;
  }).map((token, i) => (i === drawn - 1 || i === drawn - 2 ? withoutDrawer(token) : token));
}

const FRESH = /^(?:fresh|new|newer|second|2nd|other|drawn|next)$/iu;

/** Whether "drew another" stands at a place and ends its clause. */
function isDrawn(tokens: readonly Token[], i: number): boolean {
  const [verb, another, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (verb?.kind !== 'verb' || verb.action !== 'draws' || another?.kind !== 'small' || another.word !== 'another')
    return false;
  return end === undefined || end.kind === 'stop' || isComma(end) || (end.kind === 'small' && end.word === 'and');
}

/** The wording "cast the fresh one", from the word that tells which: another card of a name. */
function freshAt(tokens: readonly Token[], i: number, named: Token): RunReplacement | undefined {
  const [before, fresh, one] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const verb = before?.kind === 'filler' ? tokens[i - 2] : before;
  if (verb?.kind !== 'verb' || verb.action !== 'enters' || verb.voice !== 'active' || fresh === undefined)
    return undefined;
  if (!/^(?:one|copy|guy|walker)$/iu.test(one?.text ?? '')) return undefined;
  const place = plainPart(fresh);
  return {
    tokens: [
      { kind: 'small', word: 'another', ...place, text: 'another' },
      { ...named, ...place },
    ],
    to: i + 2,
  };
}

/** A player who draws as filler: what is drawn is cast, and no draw is asked about. */
function withoutDrawer(token: Token): Token {
  return token.kind === 'who' && !token.whose ? asFiller(token) : token;
}
