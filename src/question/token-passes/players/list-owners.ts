// Owners of lists: "their Grizzly Bears, Serra Angel; my Soul Warden", where each owner stands before the first of theirs.
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, isListSign, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the owner of a list before each name in it, where the lists of both players stand beside each other. */
export function withListOwners(tokens: readonly Token[]): readonly Token[] {
  const told = withOpponentsSpread(tokens);
  return anyWord(told, ';') ? withOwnersBeside(told) : told;
}

/** The tokens with the opponent before each further name of a list of theirs with which a sentence begins. */
function withOpponentsSpread(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'who' && it.whose && it.who === 'opponent')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [before, token] = [tokens[i - 1], tokens[i]];
    if (token?.kind !== 'card' || before === undefined || !isListSign(before)) return undefined;
    const start = sentenceStart(tokens, i);
    const owner = tokens[start];
    if (owner?.kind !== 'who' || !owner.whose || owner.who !== 'opponent') return undefined;
    const end = firstIndexFrom(tokens, i, it => it.kind !== 'card' && !isListSign(it)) ?? tokens.length;
    const list = tokens.slice(start + 1, end);
    if (!isEndOfList(tokens, end) || !list.every(it => it.kind === 'card' || isListSign(it))) return undefined;
    return { tokens: [{ ...owner, text: '', at: token.at, end: token.at }, token], to: i + 1 };
  });
}

/** The ends of such a list: "their X and Y are in play", "their X and Y, I cast Z", and the end of the sentence. */
function isEndOfList(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  if (next === undefined || next.kind === 'stop') return true;
  if (next.kind === 'be') return /^(?:are|were)$/iu.test(next.text) && isPlace(tokens[end + 1]);
  return next.kind === 'who' && !next.whose && isComma(tokens[end - 1]);
}

/** Whether a token says that something is there, and not on whose side. */
function isPlace(token: Token | undefined): boolean {
  return token?.kind === 'there' && token.who === undefined;
}

function withOwnersBeside(tokens: readonly Token[]): readonly Token[] {
  const parts = partsOf(tokens);
  const lists = parts.map(it => isOwnedList(tokens.slice(it.from, it.to)));
  return parts.flatMap((part, n) => {
    const own = tokens.slice(part.from, part.to);
    const isBeside = lists[n] === true && (lists[n - 1] === true || lists[n + 1] === true);
    return isBeside ? withOwner(own) : own;
  });
}

/** The stretches between stops and colons, each with the sign that ends it. */
function partsOf(tokens: readonly Token[]): readonly { readonly from: number; readonly to: number }[] {
  const ends = tokens.flatMap((it, i) => (isSign(it) || i === tokens.length - 1 ? [i + 1] : []));
  return ends.map((to, n) => ({ from: ends[n - 1] ?? 0, to }));
}

function isSign(token: Token): boolean {
  return token.kind === 'stop' || (token.kind === 'small' && token.word === 'colon');
}

/** Whether a stretch is a list of names alone that begins with whose they are. */
function isOwnedList(part: readonly Token[]): boolean {
  const [first, second] = part;
  const isOwned = first?.kind === 'who' && first.whose && second !== undefined;
  return isOwned && part.every(it => isOfList(it) || isSign(it));
}

function isOfList(token: Token): boolean {
  if (token.kind === 'small') return token.word === 'comma' || token.word === 'and';
  if (token.kind === 'who') return token.whose;
  return ['card', 'noun', 'number', 'state', 'filler'].includes(token.kind);
}

/** The list with its owner before each item that has none: the one named last. */
function withOwner(part: readonly Token[]): readonly Token[] {
  let owner: Token | undefined;
  return part.flatMap((token, i): readonly Token[] => {
    if (token.kind === 'who') owner = token;
    const before = part[i - 1];
    const begins = before?.kind === 'small' && token.kind !== 'who' && token.kind !== 'small' && !isSign(token);
    if (!begins || owner === undefined) return [token];
    return [{ ...owner, text: '', at: token.at, end: token.at }, token];
  });
}
