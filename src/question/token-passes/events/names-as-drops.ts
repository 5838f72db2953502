// Lands with "land drop" right behind their name: "Watery Grave land drop. can I shock myself": that land is played.
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such words as the verb of entering, where a clause ends with them. */
export function withNamesAsDrops(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'drop')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [land, first, second] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    const isOne = /^land drop$/iu.test(first?.text ?? '');
    const isTwo = /^land$/iu.test(first?.text ?? '') && /^drop$/iu.test(second?.text ?? '');
    if (land?.kind !== 'card' || first === undefined || first.kind === 'card' || !(isOne || isTwo)) return undefined;
    const to = isOne ? i + 1 : i + 2;
    const end = tokens[to];
    const ends = end === undefined || end.kind === 'stop' || isListSign(end);
    if (!ends || cardKnown(cards, land)?.land !== true) return undefined;
    return { tokens: [{ kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(first) }], to };
  });
}
