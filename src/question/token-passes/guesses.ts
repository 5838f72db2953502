// Guesses at what comes of it: "…. so my opponent sacs two?", "…, thats four and I lose 2?".
import type { Token } from '../tokens/question-token.ts';
import { plainPart } from '../tokens/token-parts.ts';

/** The tokens with the word that begins each guess as one that asks, where something was told before it. */
export function withGuesses(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i) => (isGuess(tokens, i) ? { kind: 'ask', word: '', ...plainPart(token) } : token));
}

function isGuess(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token === undefined || before === undefined) return false;
  const mark = tokens.slice(i).find(it => it.kind === 'stop');
  const rest = tokens.slice(i, mark === undefined ? tokens.length : tokens.indexOf(mark));
  if (mark?.text !== '?' || rest.some(it => it.kind === 'ask')) return false;
  const isSo = token.kind === 'filler' && /^so$/iu.test(token.text) && before.kind === 'stop' && before.text !== '?';
  const comma = before.kind === 'stop' || (before.kind === 'small' && before.word === 'comma');
  const isSum = /^that['’]?s$/iu.test(token.text) && next?.kind === 'number' && !next.article && comma;
  return (isSo || isSum) && tokens.slice(0, i).some(it => it.kind === 'verb' && it.voice !== 'passive');
}
