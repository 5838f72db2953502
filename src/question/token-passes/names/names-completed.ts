// Names typed without their small words: "sheoldred apocalypse" of Sheoldred, the Apocalypse.
import type { Token } from '../../tokens/question-token.ts';
import { type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with a short name and the words after it that complete one of the names it may mean as that card. */
export function withNamesCompleted(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'card' && it.loose)) return tokens;
  return withRunsReplaced(tokens, i => completedAt(tokens, i));
}

/** The most tokens after a short name that complete it. */
const MOST_MORE = 3;

function completedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const token = tokens[i];
  if (token?.kind !== 'card' || !token.loose) return undefined;
  let said = token.text;
  for (let length = 1; length <= MOST_MORE; length++) {
    const next = tokens[i + length];
    if (next === undefined || next.kind === 'stop' || next.kind === 'small') return undefined;
    said += ` ${next.text}`;
    const name = token.names.find(it => plain(it) === plain(said));
    if (name === undefined) continue;
    const { text: _, ...rest } = token;
    const card: Token = { ...rest, names: [name], loose: false, open: false, text: said, end: next.end };
    return { tokens: [card], to: i + length + 1 };
  }
  return undefined;
}

/** The words of a name without signs, articles and "of". */
function plain(name: string): string {
  const words =
    name
      .toLowerCase()
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(it => !/^(?:the|of|a|an)$/u.test(it)).join(' ');
}
