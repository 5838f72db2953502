// Wordings "gets killed", of which nothing is said to be the cause: that it dies (700.4).
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "X gets killed" as "X dies", where nothing follows that does it. */
export function withKilled(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'killed')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [is, killed, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (is === undefined || killed?.kind !== 'verb' || !KILLED.test(killed.text)) return undefined;
    const isPassive = is.kind !== 'card' && /^(?:gets?|got|getting|is|are|was|were)$/iu.test(is.text);
    if (!isPassive || /^(?:by|off)$/iu.test(next?.text ?? '')) return undefined;
    // "killed with Murder", but "killed with Blood Artist out"
    const [tool, place] =
      tokens[i + 3]?.kind === 'card' ? [tokens[i + 3], tokens[i + 4]] : [tokens[i + 4], tokens[i + 5]];
    const isTool = tool?.kind !== 'card' || cardKnown(cards, tool)?.spell !== false || place?.kind !== 'there';
    if (/^with$/iu.test(next?.text ?? '') && isTool) return undefined;
    const text = `${is.text} ${killed.text}`;
    return { tokens: [{ kind: 'verb', action: 'dies', voice: 'middle', text, at: is.at, end: killed.end }], to: i + 2 };
  });
}

const KILLED = /^killed$/iu;
