// Spells that are aimed at oneself with nobody named who casts them: "Bolt myself", "Duress on myself": the same player does.

import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';

/** The tokens with the player before a spell that "myself" or "themselves" follows at once, or after "on". */
export function withReflexiveAims(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'myself', 'themselves', 'himself', 'herself', 'themself')) return tokens;
  if (!tokens.some(isReflexive)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, next, then] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    const aimed = next?.kind === 'small' && (next.word === 'on' || next.word === 'to') ? then : next;
    if (token.kind !== 'card' || aimed?.kind !== 'who' || !isReflexive(aimed)) return [token];
    const isDone = before?.kind === 'who' || before?.kind === 'verb';
    if (isDone || cards.named(token.names[0] ?? '')?.spell !== true) return [token];
    const { at } = token;
    return [{ kind: 'who', who: aimed.who, whose: false, text: '', at, end: at }, token];
  });
}

function isReflexive({ kind, text }: Token): boolean {
  return kind === 'who' && /^(?:myself|themselves|himself|herself|themself)\b/iu.test(text);
}
