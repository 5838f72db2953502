// Objects said to be the only ones of their kind: "he's my only creature", "Savannah Lions is the only thing I have".
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** Words for anything somebody may have. */
const ANYTHING = /^(?:thing|things|one|guy|dude|card|permanent|piece)$/iu;

/** A pronoun with or without its verb: "he", "hes", "that's". */
const PRONOUN = /^(?:(?:it|he|she|that|this|which)(?:['’]?s)?|(?:they|those|these)(?:['’]?re)?)$/iu;

/** A pronoun for several: "those are my only two creatures". */
const PLURAL = /^(?:they|those|these)/iu;

/**
 * The tokens with such a clause on a pronoun as filler, since nothing else was named, and with one on a name as the side that
 * the named object is on.
 */
export function withOnlyOnes(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'only')) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    // "on me, X is my only creature": the list before it has ended
    const next = isComma(token) && isName(tokens[i + 1]) ? onlyOneAt(tokens, i + 2) : undefined;
    if (next !== undefined && token !== undefined) {
      const stop: Token = { kind: 'stop', hard: false, ...plainPart(token) };
      return { tokens: [stop, ...tokens.slice(i + 1, i + 2), ...placed(tokens, i + 2, next)], to: next.to };
    }
    const found = onlyOneAt(tokens, i);
    return found && { tokens: placed(tokens, i, found), to: found.to };
  });
}

interface OnlyOne {
  readonly who: Side;
  /** The place after the clause. */
  readonly to: number;
}

/** The tokens in place of a clause: the side that the name before it is on, else nothing but filler. */
function placed(tokens: readonly Token[], i: number, { who, to }: OnlyOne): readonly Token[] {
  const [first, ...rest] = tokens.slice(i, to);
  if (first === undefined) return [];
  const side: Token = isName(tokens[i - 1]) ? { kind: 'there', who, ...plainPart(first) } : asFiller(first);
  return [side, ...rest.map(asFiller)];
}

function isName(token: Token | undefined): boolean {
  return token?.kind === 'card' || token?.kind === 'noun';
}

/** The clause that begins at a place, after the name or with the pronoun: whose it is, and the place after it. */
function onlyOneAt(tokens: readonly Token[], i: number): OnlyOne | undefined {
  const first = tokens[i];
  const isNamed = isName(tokens[i - 1]);
  if (first === undefined || (isNamed ? first.kind !== 'be' : !PRONOUN.test(first.text))) return undefined;
  let at = i + 1;
  if (!isNamed && tokens[at]?.kind === 'be') at++;
  const owner = tokens[at];
  const isOwned = owner?.kind === 'who' && owner.whose;
  // "my only other creature" is one phrase
  if (/^my only other$/iu.test(owner?.text ?? '') && tokens[at + 1]?.kind === 'noun') return { who: 'you', to: at + 2 };
  if (!isOwned && !/^the$/iu.test(owner?.text ?? '')) return undefined;
  if (!/^only$/iu.test(tokens[at + 1]?.text ?? '')) return undefined;
  const isSeveral = PLURAL.test(first.text);
  const number = isSeveral ? tokens[at + 2] : undefined;
  if (number?.kind === 'number' && !number.article) at++;
  const kind = tokens[at + 2];
  const isKind =
    (kind?.kind === 'noun' && kind.noun.generic === true && kind.noun.plural === isSeveral) || isAnything(kind);
  if (!isKind) return undefined;
  if (isOwned) return { who: owner.who, to: at + 3 };
  const [who, have] = [tokens[at + 3], tokens[at + 4]];
  if (who?.kind !== 'who' || who.whose || have?.kind !== 'have') return undefined;
  return { who: who.who, to: at + 5 };
}

function isAnything(token: Token | undefined): boolean {
  return token !== undefined && ANYTHING.test(token.text);
}
