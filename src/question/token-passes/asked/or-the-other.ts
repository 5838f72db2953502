// Sizes asked with a contrast: "8/8 or the small one?", "a 0/0 or the big one?": how big it is.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such pair, where a question consists of it, as what asks for the size. */
export function withContrastedSizes(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'size')) return tokens;
  return withRunsReplaced(tokens, i => {
    const had = whatIsHad(tokens, i);
    if (had !== undefined) return had;
    const full = orFullSize(tokens, i);
    if (full !== undefined) return full;
    const [before, size, or, ...rest] = tokens.slice(Math.max(0, i - 1), i + 6);
    if (before?.kind !== 'stop' || size?.kind !== 'size' || or?.kind !== 'small' || or.word !== 'or') return undefined;
    const end = rest.findIndex(it => it.kind === 'stop');
    const other = rest.slice(0, end < 0 ? rest.length : end);
    const isOther = /^ones?$/iu.test(other.at(-1)?.text ?? '') && other.some(it => CONTRASTED.test(it.text));
    if (!isOther || rest[end]?.text !== '?') return undefined;
    return { tokens: [{ kind: 'ask', word: '', ...plainPart(size), text: 'how big' }], to: i + 2 + other.length };
  });
}

/** The wording "what do I have, a 3/3 or a 5/4?": how big it is. */
function whatIsHad(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [ask, ...after] = tokens.slice(i, i + MOST_OF_HAVING).filter(it => it.kind !== 'filler');
  if (ask?.kind !== 'ask' || !/^what(?: (?:do|does|will|would))?$/iu.test(ask.text)) return undefined;
  const [player, have, comma, ...rest] = after;
  if (player?.kind !== 'who' || player.whose || have?.kind !== 'have') return undefined;
  const offered = isComma(comma) || comma?.kind === 'stop' ? rest : [];
  const [size, or, other, end] = offered.filter(it => it.kind !== 'number');
  if (size?.kind !== 'size' || other?.kind !== 'size' || or?.kind !== 'small' || or.word !== 'or') return undefined;
  if (end !== undefined && end.kind !== 'stop') return undefined;
  return { tokens: [{ ...ask, text: 'how big is it' }], to: tokens.indexOf(other) + 1 };
}

/** The most tokens of "what do I actually have now, a 3/3 or just a 5/4?" */
const MOST_OF_HAVING = 14;

/** The wording "3/3 or the full 5/4", which nothing else is said with. */
function orFullSize(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [size, or, word, next] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const before = tokens[i - 1];
  const isThe = word?.kind === 'filler' && /^the$/iu.test(word.text);
  const contrast = isThe ? next : word;
  const other = tokens[i + (isThe ? 4 : 3)];
  if (size?.kind !== 'size' || before?.kind !== 'stop' || or?.kind !== 'small' || or.word !== 'or') return undefined;
  if (other?.kind !== 'size' || !CONTRASTED.test(contrast?.text ?? '')) return undefined;
  return { tokens: [{ kind: 'ask', word: '', ...plainPart(size), text: 'how big' }], to: tokens.indexOf(other) + 1 };
}

const CONTRASTED = /^(?:small|smaller|little|tiny|big|bigger|large|full|normal|real|original|printed|base|other)$/iu;
