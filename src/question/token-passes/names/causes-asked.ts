// Pronouns of what is asked to make something trigger: "does X trigger my Y when I play it": X is played.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the pronoun of each such clause as the name with which its question begins. */
export function withCausesAsked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'it') || !tokens.some(it => CAUSES.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const cause = causeMeant(tokens, i);
    return cause && { tokens: [cause], to: i + 1 };
  });
}

const CAUSES = /^(?:triggers?|set off|sets off|counts? (?:for|towards?))$/iu;

function causeMeant(tokens: readonly Token[], i: number): Token | undefined {
  const token = tokens[i];
  if (token?.kind !== 'small' || token.word !== 'it' || !/^it$/iu.test(token.text)) return undefined;
  const [asks, ...part] = tokens.slice(sentenceStart(tokens, i), i).filter(it => it.kind !== 'filler');
  if (asks?.kind !== 'ask' || !/^(?:does|will|would|can|do)$/iu.test(asks.text)) return undefined;
  const [cause, causes, affected, condition, ...told] = part.filter(it => !(it.kind === 'who' && it.whose));
  const isAsked = cause?.kind === 'card' && CAUSES.test(causes?.text ?? '') && affected?.kind === 'card';
  const isCondition = condition?.kind === 'small' && condition.word === 'if';
  const isPlain = told.every(it => it.kind === 'who' || it.kind === 'verb' || it.kind === 'be');
  return isAsked && isCondition && isPlain ? { ...cause, ...plainPart(token) } : undefined;
}
