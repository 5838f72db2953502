// Kinds of objects that are said to be absent: "with no basics", "without a legendary creature".
import { BASIC_LAND_TYPES, CARD_TYPES } from '../../../vocabulary/index.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { fillRange } from '../../tokens/token-parts.ts';

const KINDS: ReadonlySet<string> = new Set(
  [...CARD_TYPES, ...BASIC_LAND_TYPES, 'permanent', 'token'].flatMap(it => [it.toLowerCase(), `${it.toLowerCase()}s`]),
);

/** The tokens without each such phrase: a scenario has nothing but what is told to be there. */
export function withoutAbsentKinds(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'without', 'not')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const from = absenceFrom(tokens, i, token);
    const to = from === undefined ? undefined : kindFrom(tokens, from);
    if (to !== undefined) fillRange(result, i, to);
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}

/** The place after "without", "with no" or "don't have". */
function absenceFrom(tokens: readonly Token[], i: number, token: Token): number | undefined {
  if (token.kind !== 'small') return undefined;
  if (token.word === 'without') return i + 1;
  const next = tokens[i + 1];
  // "and don't have an Army yet"
  if (token.word === 'not' && /^(?:dont|don['’]t|do not)$/iu.test(token.text) && next?.kind === 'have') return i + 2;
  const isNone = next?.kind === 'small' && next.word === 'not' && /^(?:no|zero)$/iu.test(next.text);
  return token.word === 'with' && isNone ? i + 2 : undefined;
}

/** The place after the kind that begins at a place, whatever adjectives it has; undefined where another thing is named. */
function kindFrom(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    const isKind =
      (token?.kind === 'noun' && token.noun.generic === true) ||
      (token?.kind === 'about' && token.word === 'creature type') ||
      KINDS.has(token?.text.toLowerCase() ?? '');
    if (isKind) return at + 1;
    const isAdjective =
      token?.kind === 'filler' ||
      token?.kind === 'about' ||
      token?.kind === 'state' ||
      (token?.kind === 'number' && token.article) ||
      (token?.kind === 'small' && token.word === 'another');
    if (!isAdjective) return undefined;
  }
  return undefined;
}
