// "Does X make my lands enter tapped? Like I play Y": a sentence that gives an example tells it.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

/** The tokens with each "like" that begins a sentence of its own as filler, where a player does something in it. */
export function withExamples(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'like', 'say', 'eg', 'e.g', 'eg.', 'e.g.')) return tokens;
  return tokens.map((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const begins = before === undefined || before.kind === 'stop';
    const isPlayers = (next?.kind === 'who' && !next.whose) || (next?.kind === 'small' && next.word === 'if');
    return /^(?:like|e\.?g\.?|say)$/iu.test(token.text) && begins && isPlayers ? asFiller(token) : token;
  });
}
