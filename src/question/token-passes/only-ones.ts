// Objects said to be the only ones of their kind: "he's my only creature", "Savannah Lions is the only thing I have".
import type { Side, Token } from '../tokens/question-token.ts';
import { asFiller, isComma, plainPart } from '../tokens/token-parts.ts';

/** Words for anything somebody may have. */
const ANYTHING = /^(?:thing|things|one|guy|dude|card|permanent|piece)$/iu;

/** A pronoun with or without its verb: "he", "hes", "that's". */
const PRONOUN = /^(?:it|he|she|that|this|which)(?:['’]?s)?$/iu;

/**
 * The tokens with such a clause on a pronoun as filler, since nothing else was named, and with one on a name as the side that
 * the named object is on.
 */
export function withOnlyOnes(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const found = onlyOneAt(tokens, i);
    if (found === undefined) {
      result.push(token);
      continue;
    }
    const rest = tokens.slice(i, found.to);
    const isOfName = tokens[i - 1]?.kind === 'card' || tokens[i - 1]?.kind === 'noun';
    // "on me, X is my only creature": the list before it has ended
    if (isOfName && isComma(result.at(-2)))
      result.splice(-2, 1, { kind: 'stop', hard: false, ...plainPart(tokens[i - 2] ?? token) });
    if (isOfName) result.push({ kind: 'there', who: found.who, ...plainPart(token) }, ...rest.slice(1).map(asFiller));
    else result.push(...rest.map(asFiller));
    i = found.to - 1;
  }
  return result;
}

/** The clause that begins at a place, after the name or with the pronoun: whose it is, and the place after it. */
function onlyOneAt(tokens: readonly Token[], i: number): { readonly who: Side; readonly to: number } | undefined {
  const first = tokens[i];
  const isNamed = tokens[i - 1]?.kind === 'card' || tokens[i - 1]?.kind === 'noun';
  if (first === undefined || (tokens[i - 1] !== undefined && isNamed ? first.kind !== 'be' : !PRONOUN.test(first.text)))
    return undefined;
  let at = i + 1;
  if (!isNamed && tokens[at]?.kind === 'be') at++;
  const owner = tokens[at];
  const isOwned = owner?.kind === 'who' && owner.whose;
  if (!isOwned && !/^the$/iu.test(owner?.text ?? '')) return undefined;
  if (!/^only$/iu.test(tokens[at + 1]?.text ?? '')) return undefined;
  const kind = tokens[at + 2];
  const isKind = (kind?.kind === 'noun' && kind.noun.generic === true && !kind.noun.plural) || isAnything(kind);
  if (!isKind) return undefined;
  if (isOwned) return { who: owner.who, to: at + 3 };
  const [who, have] = tokens.slice(at + 3, at + 5);
  if (who?.kind !== 'who' || who.whose || have?.kind !== 'have') return undefined;
  return { who: who.who, to: at + 5 };
}

function isAnything(token: Token | undefined): boolean {
  return token !== undefined && ANYTHING.test(token.text);
}
