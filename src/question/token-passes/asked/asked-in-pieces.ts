// Results asked for by naming them alone: "my Thragtusk gets blinked. beast AND 5 life?", "wurms or nah?"
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with the bare noun that such a question begins with as a word for what comes of the rest. */
export function withAskedPieces(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'noun') || !anyOfKind(tokens, 'number') || !anyWord(tokens, '?')) return tokens;
  const result = tokens.map((token, i): Token => {
    if (token.kind !== 'noun' || i === 0 || sentenceStart(tokens, i) !== i) return token;
    return isPieces(tokens, i) ? { kind: 'about', word: '', ...plainPart(token) } : token;
  });
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** Whether the sentence joins the noun to an amount or an answer, and holds nothing else. */
function isPieces(tokens: readonly Token[], i: number): boolean {
  const [joint, number, about, end] = [tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (joint?.kind !== 'small' || !['and', 'or'].includes(joint.word)) return false;
  return number?.kind === 'number' && about?.kind === 'about' && end?.text === '?';
}
