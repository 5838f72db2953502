// Cleft sentences, in which a card "is what" does something: "X is what makes me discard Y", "Wrath is the spell that kills it".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such card as the subject of what it does: "X makes me discard Y". */
export function withCleftDeeds(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'be') || !anyWord(tokens, 'what', 'the', 'my', 'their', 'his')) return tokens;
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
    if (/^(?:other|only|second)$/iu.test(tokens[at + 1]?.text ?? '')) at += 1;
    const [one, that] = [tokens[at + 1], tokens[at + 2]];
    const isThat = /^(?:that|which|who)$/iu.test(that?.text ?? '');
    if (!ONE.test(one?.text ?? '') || !(isThat || that?.kind === 'who')) return undefined;
    at += isThat ? 3 : 2;
  }
  const verb = tokens[at];
  // "X is the other card that I control"
  const have = tokens[at + 1];
  if (verb?.kind === 'who' && !verb.whose && have?.kind === 'have' && at > i + 2)
    return { tokens: [{ kind: 'there', who: verb.who, ...plainPart(be) }], to: at + 2 };
  if (verb?.kind !== 'verb' || verb.voice !== 'active') return undefined;
  return { tokens: tokens.slice(i, at).map(asFiller), to: at };
}
