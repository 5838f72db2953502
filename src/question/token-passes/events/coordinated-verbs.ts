// Deeds of one player in one sentence: "I cast Faithless Looting and discarded X", where the second verb might be a participle.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the player before each verb that he does next. */
export function withCoordinatedVerbs(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'verb') || !anyWord(tokens, 'and')) return tokens;
  return withRunsReplaced(tokens, i => nextDeedAt(tokens, i));
}

function nextDeedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [and, verb, object] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (verb?.kind !== 'verb' || verb.voice !== 'passive' || !/ed$/iu.test(verb.text)) return undefined;
  if (and?.kind !== 'small' || and.word !== 'and' || object === undefined || !isObject(object)) return undefined;
  const start = sentenceStart(tokens, i);
  const [who, deed] = tokens.slice(start, i).filter(it => it.kind !== 'filler');
  if (who?.kind !== 'who' || who.whose || deed?.kind !== 'verb' || deed.voice !== 'active') return undefined;
  return { tokens: [{ ...who, ...plainPart(verb), end: verb.at, text: who.text }, verb], to: i + 1 };
}

/** Whether a token may begin what a verb is done to. */
function isObject(token: Token): boolean {
  return ['card', 'number', 'noun', 'who'].includes(token.kind);
}
