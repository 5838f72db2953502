// Things that are guessed not to come: "…, so no zombies", "no Beast for me then?": how many there are is asked.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "how many" in place of each such "no", where an event was told before. */
export function withNoneGuessed(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'no') || !anyOfKind(tokens, 'noun') || !anyWord(tokens, '?')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [no, noun] = [tokens[i], tokens[i + 1]];
    if (no?.kind !== 'small' || no.word !== 'not' || !/^no$/iu.test(no.text) || noun?.kind !== 'noun') return undefined;
    const before = tokens
      .slice(0, i)
      .findLast(it => !(it.kind === 'filler' && /^(?:so|then|and|just)$/iu.test(it.text)));
    const begins = before?.kind === 'stop' || isComma(before);
    const to = tokens.findIndex((it, n) => n > i + 1 && it.kind === 'stop');
    const rest = to < 0 ? [undefined] : tokens.slice(i + 2, to);
    const isAlone = rest.every(
      it => it?.kind === 'filler' || /^(?:then|for me|for|me|for us|right|correct|,)$/iu.test(it?.text ?? ''),
    );
    const isTold = tokens.slice(0, i).some(it => it.kind === 'verb');
    if (!begins || !isAlone || !isTold || tokens[to]?.text !== '?') return undefined;
    return { tokens: [{ kind: 'ask', word: '', ...plainPart(no), text: 'how many' }, noun], to };
  });
}
