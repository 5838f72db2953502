// Parts of a question that tell of something, as opposed to those that ask.
import type { Token } from './question-token.ts';

/** For each token, whether it stands in a part that surely tells: before what its sentence asks, or in a sentence that asks nothing beside one that does. */
export function statementParts(tokens: readonly Token[]): readonly boolean[] {
  const parts = sentencesOf(tokens);
  const asking = parts.map(asksFrom);
  const asksAt = asking.findIndex((from, n) => from < (parts[n]?.length ?? 0));
  return parts.flatMap((part, n) => {
    const from = asking[n] ?? 0;
    const others = asking.some((it, at) => at !== n && it < (parts[at]?.length ?? 0));
    const begins = part.find(it => it.kind !== 'filler');
    const conditional = begins?.kind === 'small' && begins.word === 'if';
    const tells = from < part.length ? conditional || (asksAt === n && isCommaAt(part, from - 1)) : others;
    return part.map((_, i) => tells && i < from);
  });
}

/** For each token, whether it is a number before the words that ask in its sentence: "damage 5, how many counters". */
export function numbersBeforeAsking(tokens: readonly Token[]): readonly boolean[] {
  return sentencesOf(tokens).flatMap(part => {
    const asks = part.findIndex(it => it.kind === 'ask');
    return part.map((it, i) => it.kind === 'number' && !it.article && i < asks);
  });
}

/** Sentences with their stops. */
function sentencesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    parts.at(-1)?.push(token);
    if (token.kind === 'stop') parts.push([]);
  }
  return parts;
}

/** The place in a sentence from which it asks; its length where it only tells. */
function asksFrom(part: readonly Token[]): number {
  const from = part.findIndex(
    (it, i) => it.kind === 'ask' || (it.kind === 'be' && (i === 0 || isCommaAt(part, i - 1))),
  );
  if (from >= 0) return from;
  return part.at(-1)?.text === '?' ? 0 : part.length;
}

function isCommaAt(part: readonly Token[], i: number): boolean {
  const token = part[i];
  return token?.kind === 'small' && ['comma', 'and', 'colon', 'then'].includes(token.word);
}
