// Players whom a remark has swallowed: "they had Narset and I forgot and ran out Divination".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the player of each such remark before the verb that goes on with it. */
export function withDoersAfterRemarks(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...REMARKS)) return tokens;
  return withRunsReplaced(tokens, i => doerAt(tokens, i));
}

const REMARKS: readonly string[] = ['i forgot', 'i lost track', 'i peeked', 'i think', 'i thought'];

function doerAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [remark, and, verb] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (remark?.kind !== 'filler' || !REMARKS.includes(remark.text.toLowerCase())) return undefined;
  if (and?.kind !== 'small' || and.word !== 'and' || verb?.kind !== 'verb' || verb.voice !== 'active') return undefined;
  return { tokens: [{ kind: 'who', who: 'you', whose: false, ...plainPart(remark), text: 'I' }], to: i + 2 };
}
