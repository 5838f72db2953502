// Numbers that take in an object named after them: "three artifacts including him", "4 creatures incl. Blood Artist".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

const INCLUDING = /^(?:including|incl|inc|counting)$/iu;
const PRONOUN = /^(?:it|itself|him|himself|her|herself|this|that)$/iu;

/** The tokens with the objects beside the one that is included: of three with him two others. */
export function withoutIncluded(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'including', 'incl', 'inc', 'counting')) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (!INCLUDING.test(token.text)) continue;
    const [number, noun] = tokens.slice(Math.max(0, i - 2), i);
    const isShortened = tokens[i + 1]?.text === '.' && token.text !== 'including';
    const rest = tokens
      .slice(isShortened ? i + 2 : i + 1)
      .filter(it => it.kind !== 'filler' && !(it.kind === 'who' && it.whose));
    const [included] = rest;
    const isCounted = number?.kind === 'number' && !number.article && number.value > 1 && noun?.kind === 'noun';
    const isPointed = PRONOUN.test(included?.text ?? '');
    if (!isCounted || included === undefined || !(isPointed || included.kind === 'card')) continue;
    result[i - 2] = { ...number, value: number.value - 1 };
    const stop = tokens[i + 1];
    if (isShortened && stop !== undefined) result[i + 1] = asFiller(stop);
    if (!isPointed) continue;
    for (let at = i; at <= tokens.indexOf(included); at++) result[at] = asFiller(tokens[at] ?? token);
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
}
