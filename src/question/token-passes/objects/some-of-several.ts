// Some of several that are there: "one of their 4 Treasures", of which the others stay.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';

/** The tokens with those that are meant in place of all, and with all of them told of at the end. */
export function withSomeOfSeveral(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'number') || !tokens.some((it, i) => it.kind === 'number' && isSome(tokens, i))) return tokens;
  const told: Token[] = [];
  const result = tokens.flatMap((token, i): readonly Token[] => {
    const part = someOf(tokens, i);
    const pointed = part === undefined ? someOfThem(tokens, i) : undefined;
    if (pointed !== undefined) return pointed;
    if (part === undefined) return isOfPart(tokens, i) ? [] : [token];
    const { owner, number, name } = part;
    const { at, end } = owner;
    told.push(
      { kind: 'stop', hard: true, text: '.', at, end },
      { ...owner, whose: false },
      { kind: 'have', text: '', at, end },
      number,
      name,
    );
    return [owner, token];
  });
  return [...result, ...told];
}

/** Whether a number at a place is that of some of several. */
function isSome(tokens: readonly Token[], i: number): boolean {
  return someOf(tokens, i) !== undefined || isThem(tokens, i) || isDoneAlone(tokens, i);
}

type Owner = Extract<Token, { kind: 'who' }>;

/** The owner, the number and the name after "one of", where all three were said. */
function someOf(
  tokens: readonly Token[],
  i: number,
): { readonly owner: Owner; readonly number: Token; readonly name: Token } | undefined {
  const [some, of, owner, number, name] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (some?.kind !== 'number' || some.article || of?.kind !== 'small' || of.word !== 'of') return undefined;
  if (owner?.kind !== 'who' || !owner.whose || number?.kind !== 'number' || number.value <= some.value)
    return undefined;
  return name?.kind === 'noun' || name?.kind === 'card' ? { owner, number, name } : undefined;
}

/** The wording "I have three bears, one of them dies": so many of what was counted last; undefined for another. */
function someOfThem(tokens: readonly Token[], i: number): readonly Token[] | undefined {
  if (isThem(tokens, i - 2) || isThem(tokens, i - 1)) return [];
  const some = tokens[i];
  const them = isThem(tokens, i) ? tokens[i + 2] : isDoneAlone(tokens, i) ? some : undefined;
  if (some === undefined || them === undefined) return undefined;
  const group = tokens.findLastIndex((it, n) => n < i && (it.kind === 'noun' || it.kind === 'card'));
  const [number, name] = tokens.slice(Math.max(0, group - 1), group + 1);
  const counted = number?.kind === 'number' && some.kind === 'number' && number.value > some.value;
  if (!counted || (name?.kind !== 'noun' && name?.kind !== 'card')) return undefined;
  return [some, { ...name, text: them.text, at: them.at, end: them.end }];
}

/** The wording "two Blood Artists, one dies": a number that no name follows, right after the list. */
function isDoneAlone(tokens: readonly Token[], i: number): boolean {
  const [before, some, next, verb] = tokens.slice(Math.max(0, i - 1), i + 3);
  const isNext = before?.kind === 'small' && ['comma', 'and', 'then'].includes(before.word);
  const isDone = (next?.kind === 'verb' && next.voice === 'middle') || (next?.kind === 'be' && verb?.kind === 'verb');
  return i > 0 && isNext && some?.kind === 'number' && !some.article && isDone;
}

/** Whether the words from a place on are "one of them", and what is done to it. */
function isThem(tokens: readonly Token[], i: number): boolean {
  const [before, some, of, them, next, verb] = tokens.slice(Math.max(0, i - 1), Math.max(0, i + 5));
  const isDone = next?.kind === 'verb' || (next?.kind === 'be' && verb?.kind === 'verb') || before?.kind === 'verb';
  const isSome = some?.kind === 'number' && !some.article && of?.kind === 'small' && of.word === 'of';
  return i > 0 && isSome && /^(?:them|these|those)$/iu.test(them?.text ?? '') && isDone;
}

/** Whether a token is said already by what was put in its place: "of", the owner and the number. */
function isOfPart(tokens: readonly Token[], i: number): boolean {
  return [1, 2, 3].some(n => i >= n && someOf(tokens, i - n) !== undefined);
}
