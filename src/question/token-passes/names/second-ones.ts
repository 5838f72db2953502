// Cards told to be played again: "I have Jace on the board, then I land Jace again": another one of that name.
import { isBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with "another" before each card that is played again and was named before. */
export function withSecondOnes(tokens: readonly Token[]): readonly Token[] {
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
