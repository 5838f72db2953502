// Permanents by which something is of another size as it enters: "does X come down bigger off Y": Y is there meanwhile.
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

const SIZES = ['bigger', 'larger', 'smaller', 'pumped', 'buffed', 'stronger', 'beefier', 'weaker'];
const OF_SIZE = new RegExp(`^(?:${SIZES.join('|')})$`, 'iu');

/** The tokens with "off" or "from" behind such a size, before a name, as "with". */
export function withGrownBy(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'enters') || !anyWord(tokens, ...SIZES)) return tokens;
  return tokens.map((token, i): Token => {
    const [verb, size, lead] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]];
    const isOff = token.kind === 'small' && ['off', 'from'].includes(token.word);
    const isEntering = verb?.kind === 'verb' && verb.action === 'enters' && OF_SIZE.test(size?.text ?? '');
    const isLed = lead?.kind === 'filler' || lead?.kind === 'number' || (lead?.kind === 'who' && lead.whose);
    const isName = (isLed ? tokens[i + 2] : lead)?.kind === 'card';
    return isOff && isEntering && isName ? { kind: 'small', word: 'with', ...plainPart(token), text: 'with' } : token;
  });
}
