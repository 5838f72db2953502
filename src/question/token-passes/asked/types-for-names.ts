// Creature types that are also names: "is it still an Illusion", "does it become a Beast": what is asked, and no card of that name.
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with each such name as the type that is asked about. */
export function withTypesForNames(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'ask', 'be') || !tokens.some(isTypeNamed)) return tokens;
  const result = tokens.map(
    (token, i): Token =>
      isTypeNamed(token) && isAsked(tokens, i) ? { kind: 'about', word: '', ...plainPart(token) } : token,
  );
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** Whether one word names half of a card or was taken for a longer name, and is a creature type. */
function isTypeNamed(token: Token): boolean {
  return (
    token.kind === 'card' &&
    (token.loose || token.faceOnly === true) &&
    !token.text.includes(' ') &&
    creatureType(token.text.toLowerCase()) !== undefined
  );
}

/** Whether a word with its article is what something is asked to be, at the end of what is asked. */
function isAsked(tokens: readonly Token[], i: number): boolean {
  const article = tokens[i - 1];
  if (article?.kind !== 'number' || !article.article) return false;
  const next = tokens[i + 1];
  const ends =
    next === undefined || ['stop', 'filler'].includes(next.kind) || (next.kind === 'small' && next.word !== 'of');
  const said = tokens.slice(sentenceStart(tokens, i), i - 1);
  const at = said.findLastIndex(it => it.kind === 'ask' || it.kind === 'be');
  const asking = said[at];
  if (asking === undefined || !ends) return false;
  const isOfBeing = asking.kind === 'be' || /^(?:is|are|was|does|do|will|would|did)\b/iu.test(asking.text);
  const between = said.slice(at + 1);
  const becomes = (it: Token) =>
    /^(?:become|becomes|be|being|count as|counts as|turn into|remain|stay)$/iu.test(it.text);
  // "does it become a Beast": what it is asked to be, and not what it does to one
  const isNamed = between.every(it => ['filler', 'card', 'who', 'small', 'there'].includes(it.kind) || becomes(it));
  const isBe = asking.kind === 'be' || /^(?:is|are|was)\b/iu.test(asking.text) || between.some(becomes);
  return isOfBeing && isNamed && isBe && isQuestion(tokens, i);
}

function isQuestion(tokens: readonly Token[], i: number): boolean {
  const start = sentenceStart(tokens, i);
  return tokens.slice(start, i).some(it => it.kind === 'ask' || (it.kind === 'be' && /^(?:is|are)$/iu.test(it.text)));
}
