// Cleft sentences, in which a card "is what" does something: "X is what makes me discard Y", "Wrath is the spell that kills it".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such card as the subject of what it does: "X makes me discard Y". */
export function withCleftDeeds(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'be') || !anyWord(tokens, 'what', 'that', 'which')) return tokens;
  return withRunsReplaced(tokens, i => cleftAt(tokens, i));
}

const ONE = /^(?:one|thing|card|spell|permanent|piece|effect|guy)$/iu;

/** The wordings "is what", "was the one that" and "are the cards which" between a card and its verb. */
function cleftAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [subject, be] = [tokens[i - 1], tokens[i]];
  if (subject?.kind !== 'card' || be?.kind !== 'be' || !/^(?:is|was|are|were)$/iu.test(be.text)) return undefined;
  let at = i + 1;
  if (/^what$/iu.test(tokens[at]?.text ?? '')) at += 1;
  else {
    if (!/^(?:the|my|their|his)$/iu.test(tokens[at]?.text ?? '')) return undefined;
    const [one, that] = [tokens[at + 1], tokens[at + 2]];
    if (!ONE.test(one?.text ?? '') || !/^(?:that|which|who)$/iu.test(that?.text ?? '')) return undefined;
    at += 3;
  }
  const verb = tokens[at];
  if (verb?.kind !== 'verb' || verb.voice !== 'active') return undefined;
  return { tokens: tokens.slice(i, at).map(asFiller), to: at };
}
