// Numbers of triggers asked about: "is it three Cloudblazer triggers or four", where one card is meant.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceEnd, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with each number before "X triggers", where something is asked, as one of triggers and not of cards. */
export function withTriggersCounted(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'trigger', 'triggers', 'triggering', 'triggered')) return tokens;
  const result = withTimesAsked(tokens).map((token, i): Token => {
    const [card, word] = [tokens[i + 1], tokens[i + 2]];
    const isCount = token.kind === 'number' && !token.article && card?.kind === 'card' && !card.plural;
    if (!isCount || !/^(?:(?:etb|death|enters?|landfall) )?triggers?$/iu.test(word?.text ?? '')) return token;
    const isAsked =
      sentenceEnd(tokens, i)?.text === '?' ||
      tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask' || it.kind === 'be');
    return isAsked ? { kind: 'about', word: '', ...plainPart(token) } : token;
  });
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** The tokens with "triggers x2" and "triggers twice" as what is asked: no number of the card that triggers. */
function withTimesAsked(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => TIMES.test(it.text))) return tokens;
  return tokens.map((token, i): Token => {
    const isOfTrigger = /^(?:triggers?|triggering|triggered)$/iu.test(tokens[i - 1]?.text ?? '');
    return TIMES.test(token.text) && isOfTrigger ? { kind: 'about', word: '', ...plainPart(token) } : token;
  });
}

const TIMES = /^(?:x ?[2-9]|[2-9] ?x)$/iu;
