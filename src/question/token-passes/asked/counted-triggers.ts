// Numbers of triggers asked about: "is it three Cloudblazer triggers or four", where one card is meant.
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, sentenceEnd, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with each number before "X triggers", where something is asked, as one of triggers and not of cards. */
export function withTriggersCounted(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i): Token => {
    const [card, word] = [tokens[i + 1], tokens[i + 2]];
    const isCount = token.kind === 'number' && !token.article && card?.kind === 'card' && !card.plural;
    if (!isCount || !/^(?:(?:etb|death|enters?|landfall) )?triggers?$/iu.test(word?.text ?? '')) return token;
    const isAsked =
      sentenceEnd(tokens, i)?.text === '?' ||
      tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask' || it.kind === 'be');
    return isAsked ? { kind: 'about', word: '', ...plainPart(token) } : token;
  });
}
