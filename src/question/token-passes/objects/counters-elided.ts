// Counters told by their kind alone: "Dark Depths at 3 ice", "down to 2 fade", where a card that was named speaks of such counters.
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each such kind behind a number as counters of that kind (122.1). */
export function withCountersElided(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!tokens.some((_, i) => isCountedWord(tokens, i))) return tokens;
  const isKind = (i: number) => {
    const kind = tokens[i]?.text.toLowerCase() ?? '';
    const speaks = (it: Token) => it.kind === 'card' && cardKnown(cards, it)?.says.has(`${kind} counter`) === true;
    return isCountedWord(tokens, i) && tokens.some((it, n) => n !== i && speaks(it));
  };
  return tokens.map((token, i): Token => {
    // "at 3 ice"
    const isAt = token.kind === 'small' && (token.word === 'at' || token.word === 'on');
    if (isAt && isKind(i + 2)) return { kind: 'small', word: 'with', ...plainPart(token), text: 'with' };
    if (!isKind(i)) return token;
    return { kind: 'counters', counter: token.text.toLowerCase(), ...plainPart(token), text: `${token.text} counters` };
  });
}

/** Whether a word that no table knows, or that only a card is called, stands behind a number, and before no "counter". */
function isCountedWord(tokens: readonly Token[], i: number): boolean {
  const [number, word, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  // a kind may be the name of a card as well: "3 charge"
  const isWord = word?.kind === 'unknown' || (word?.kind === 'card' && /^[a-z]+$/u.test(word.text));
  const isCounted = number?.kind === 'number' && !number.article && isWord;
  return (
    isCounted && /^[a-z]{3,}$/iu.test(word.text) && next?.kind !== 'counters' && !/^counter/iu.test(next?.text ?? '')
  );
}
