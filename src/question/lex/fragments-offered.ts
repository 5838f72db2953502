// Fragments at the end of a text without signs, which offer what comes of all before them: "… dead", "… 2 or 4", "… right".
import { lengthOfTimes } from '../tokens/counts.ts';
import type { Token } from '../tokens/question-token.ts';
import { mayEnd } from './clause-ends.ts';

/** The place of the last words of the last sentence, where nothing asks and they only offer what comes of all: "… dead", "… 2 or 4". */
export function fragmentAsked(tokens: readonly Token[], start: number, from: number, end: number): number | undefined {
  if (tokens.slice(end).some(it => it.kind !== 'stop')) return undefined;
  if (isTag(tokens[end - 1])) {
    const isOver = from > start || ['counters', 'number'].includes(tokens[end - 2]?.kind ?? '');
    return isOver && end - start > 6 && mayEnd(tokens, end - 2) ? end - 1 : undefined;
  }
  if (tokens.some(it => it.kind === 'ask')) return undefined;
  let i = end;
  while (i > from && isOffered(tokens[i - 1], tokens[i - 2])) i -= 1;
  while (i < end && isIdle(tokens[i])) i += 1;
  // "I bolt their Bear twice": how often it is done is told
  if (DONE.includes(tokens[i - 1]?.kind) && i + lengthOfTimes(tokens, i) === end) return undefined;
  const isOfMatter =
    tokens.slice(i, end).some(it => it.kind !== 'filler') && !/^(?:or|tokens?)\b/iu.test(tokens[i]?.text ?? '');
  return isOfMatter && i > from && mayEnd(tokens, i - 1) ? i : undefined;
}

const DONE: readonly (Token['kind'] | undefined)[] = ['card', 'noun', 'verb'];

/** Whether a token only asks whether all before it is so: "… dies right". */
export function isTag(token: Token | undefined): boolean {
  return /^(?:right|correct|yes|yeah|yea|huh)$/iu.test(token?.text ?? '');
}

/** Whether a token says nothing with which a fragment would begin. */
function isIdle(token: Token | undefined): boolean {
  return (
    token?.kind === 'small' || (token?.kind === 'filler' && !/^(?:still|just|only|so|then)$/iu.test(token?.text ?? ''))
  );
}

/** Whether a token, behind another, may be a word of what comes of all. */
function isOffered(token: Token | undefined, before: Token | undefined): boolean {
  if (/^(?:max|total|most|any)$/iu.test(token?.text ?? '')) return true;
  switch (token?.kind) {
    case 'about':
    case 'size':
    case 'filler':
      return true;
    case 'number':
      return !token.article && !['have', 'who', 'verb'].includes(before?.kind ?? '');
    case 'state':
      return /^(?:tapped|untapped)$/iu.test(token.text);
    case 'small':
      return ['or', 'not'].includes(token.word);
    case 'verb':
      return /^draw$/iu.test(token.text) && before?.kind !== 'who' && !/\bto$/iu.test(before?.text ?? '');
    case 'counters':
      return before?.kind === 'x' || /^(?:any|total|more|extra|how many|max|most)$/iu.test(before?.text ?? '');
    case 'noun':
      return ['card', 'noun', 'filler'].includes(before?.kind ?? '') || /^(?:any|or|total)$/iu.test(before?.text ?? '');
    default:
      return false;
  }
}
