// "use Vesuva to copy X", "use Clone to become X": something that enters as a copy, said to be used.
import { type Cards, cardKnown } from './card-traits.ts';
import type { Token } from './question-token.ts';

const USES = /^(?:use|uses|using|used)$/iu;
const COPIES = /^(?:copy|clone|become|becoming|be)$/iu;

/** The tokens with that verb as what brings the copy in, and "to copy" as what it copies. */
export function withUsedCopiers(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (!USES.test(token.text)) continue;
    const name = tokens.findIndex(
      (it, n) => n > i && it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who',
    );
    const named = tokens[name];
    const [to, copy] = tokens.slice(name + 1, name + 3);
    if (named?.kind !== 'card' || cardKnown(cards, named)?.copies !== true) continue;
    if (to?.text.toLowerCase() !== 'to' || copy === undefined || !COPIES.test(copy.text)) continue;
    result[i] = { kind: 'verb', action: 'enters', voice: 'active', text: token.text, at: token.at, end: token.end };
    result[name + 1] = { kind: 'filler', text: to.text, at: to.at, end: to.end };
    result[name + 2] = { kind: 'small', word: 'copying', text: copy.text, at: copy.at, end: copy.end };
  }
  return result;
}
