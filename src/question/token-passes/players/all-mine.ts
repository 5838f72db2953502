// Clauses that say whose everything is that was named: "X dies, Y sees it, right? all my stuff", "…, both mine".
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with such a clause as filler, and with every card whose owner is not told as one of that player. */
export function withAllMine(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(typed, 'all', 'both', 'everything') || !typed.some(it => ALL.test(it.text))) return typed;
  const tokens = withBothTheirs(withAllButOne(typed, cards), cards);
  const from = tokens.findIndex((_, i) => lengthAt(tokens, i) > 0);
  if (from < 0 || tokens.some(it => it.kind === 'who' && it.who === 'opponent')) return tokens;
  const to = from + lengthAt(tokens, from);
  const names = new Set<string>();
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= from && i < to) return [asFiller(token)];
    if (token.kind !== 'card' || names.has(token.names[0] ?? '') || isOwned(tokens, i)) return [token];
    names.add(token.names[0] ?? '');
    return [{ kind: 'who', who: 'you', whose: true, text: '', at: token.at, end: token.at }, token];
  });
}

/** The tokens with "it's all my opponent's stuff except the aura" as filler: every card is theirs but that one. */
function withAllButOne(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex((it, i) => it.kind === 'who' && it.who === 'opponent' && isAllOf(tokens, i));
  const but = firstIndexFrom(tokens, at + 1, it => BUT.test(it.text)) ?? tokens.length;
  const [article, type] = [tokens[but + 1], tokens[but + 2]];
  const isNear = at >= 0 && but <= at + 3 && STUFF.test(tokens[but - 1]?.text ?? '');
  const end = tokens[but + 3];
  if (!isNear || type === undefined || article === undefined || !(end === undefined || end.kind === 'stop'))
    return tokens;
  const said = type.text.toLowerCase();
  const isMeant = (token: Token) => {
    const face = token.kind === 'card' ? cardKnown(cards, token)?.face : undefined;
    const kinds = [...(face?.types ?? []), ...(face?.subtypes ?? [])].map(it => it.toLowerCase());
    return token.kind === 'card' && (kinds.includes(said) || token.names[0]?.toLowerCase() === said);
  };
  const before = tokens.slice(0, at);
  if (!before.some(isMeant)) return tokens;
  const start = sentenceStart(tokens, at);
  const named = new Set<string>();
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= start && i <= but + 2) return [asFiller(token)];
    const [name = ''] = token.kind === 'card' ? token.names : [];
    if (token.kind !== 'card' || named.has(name) || isOwned(tokens, i) || i > at) return [token];
    named.add(name);
    const who = isMeant(token) ? 'you' : 'opponent';
    return [{ kind: 'who', who, whose: true, text: '', at: token.at, end: token.at }, token];
  });
}

const BUT = /^(?:except|but|besides|except for|apart from|other than)$/iu;

/** Whether "all my opponent's" stands at a place, in one phrase or in two. */
function isAllOf(tokens: readonly Token[], i: number): boolean {
  const [before, owner] = [tokens[i - 1], tokens[i]];
  return /^all\b/iu.test(owner?.text ?? '') || /^(?:all|everything)(?: is)?$/iu.test(before?.text ?? '');
}

/** The tokens with "both theirs" and "(opponent has both)" as filler, and the two cards named last before it as the opponent's. */
function withBothTheirs(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const found = tokens.flatMap((_, i) => {
    const to = theirsAt(tokens, i);
    return to === undefined ? [] : [{ from: i, to }];
  })[0];
  if (found === undefined) return tokens;
  // what enters as a copy is no one of them
  const places = tokens
    .slice(0, found.from)
    .flatMap((it, i) => (it.kind === 'card' && cardKnown(cards, it)?.copies !== true ? [i] : []));
  const names = new Set(places.map(it => nameAt(tokens, it)).slice(-2));
  if (names.size !== 2 || places.length < 2) return tokens;
  const both = places.slice(-2).filter(it => !isOwned(tokens, it));
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= found.from && i < found.to) return [asFiller(token)];
    const owner: Token = { kind: 'who', who: 'opponent', whose: true, text: '', at: token.at, end: token.at };
    return both.includes(i) ? [owner, token] : [token];
  });
}

function nameAt(tokens: readonly Token[], i: number): string | undefined {
  const token = tokens[i];
  return token?.kind === 'card' ? token.names[0] : undefined;
}

/** The place after such a clause that begins at a place. */
function theirsAt(tokens: readonly Token[], i: number): number | undefined {
  const [first, second, third] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isEnd = (token: Token | undefined) =>
    token === undefined || token.kind === 'stop' || isComma(token) || token.kind === 'who' || token.kind === 'filler';
  const isBoth = (token: Token | undefined) => /^both(?: of them)?$/iu.test(token?.text ?? '');
  const hasBoth = first?.kind === 'who' && first.who === 'opponent' && !first.whose && second?.kind === 'have';
  if (hasBoth && isBoth(third) && isEnd(tokens[i + 3])) return i + 3;
  const before = tokens[i - 1];
  const isPart = (token: Token | undefined) =>
    /^(?:both of|of|those|these|them|cards|permanents)$/iu.test(token?.text ?? '');
  if (!(isBoth(first) || isPart(first)) || !(before?.kind === 'stop' || isComma(before))) return undefined;
  if (!/^both/iu.test(first?.text ?? '')) return undefined;
  let at = i + 1;
  while (at < i + 5 && (isPart(tokens[at]) || tokens[at]?.kind === 'be')) at++;
  const owner = tokens[at];
  // "both cards belong to my opponent", "both are on the opponent's side"
  const belongs = owner?.kind === 'small' && /^(?:belong to|belongs to|owned by|controlled by)$/iu.test(owner.text);
  const theirs = belongs ? tokens[at + 1] : owner;
  const to = belongs ? at + 2 : at + 1;
  const isTheirs =
    (theirs?.kind === 'who' && theirs.who === 'opponent' && (theirs.whose || belongs)) ||
    (theirs?.kind === 'there' && theirs.who === 'opponent');
  return isTheirs && isEnd(tokens[to]) ? to : undefined;
}

const ALL = /^(?:all|all (?:my |the )?opponent['’]?s?|both|both of|both of them|everything)$/iu;
const MINE = /^(?:mine|my stuff|my own|on my side)$/iu;
const STUFF = /^(?:stuff|things|cards|creatures|permanents|own)$/iu;
const OF_THEM = /^(?:of (?:them|it|these|those)|of|em|them|that)$/iu;

/** The number of tokens of such a clause that begins at a place; 0 where none does. */
function lengthAt(tokens: readonly Token[], i: number): number {
  const before = tokens[i - 1];
  const all = tokens[i];
  const begins = before?.kind === 'stop' || isComma(before);
  if (begins && all?.kind === 'who') return ownedLength(tokens, i);
  if (!begins || all?.kind !== 'small' || !/^(?:all|both|everything)$/iu.test(all.text)) return 0;
  let at = i + 1;
  while (at < i + 4 && (tokens[at]?.kind === 'be' || OF_THEM.test(tokens[at]?.text ?? ''))) at += 1;
  const mine = tokens[at];
  if (mine?.kind !== 'who' || mine.who !== 'you' || !mine.whose) return 0;
  at += 1;
  if (STUFF.test(tokens[at]?.text ?? '')) at += 1;
  else if (!MINE.test(mine.text)) return 0;
  if (tokens[at]?.kind === 'small' && isPlace(tokens[at + 1])) at += 2;
  const end = tokens[at];
  return end === undefined || end.kind === 'stop' || isComma(end) ? at - i : 0;
}

/** The number of tokens of "I own everything here" at a place; 0 where no such clause stands there. */
function ownedLength(tokens: readonly Token[], i: number): number {
  const [who, have, all, here] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (who?.kind !== 'who' || who.whose || who.who !== 'you' || have?.kind !== 'have') return 0;
  if (all?.kind !== 'small' || !/^(?:all|everything|both)$/iu.test(all.text)) return 0;
  const length = here?.kind === 'filler' ? 4 : 3;
  const end = tokens[i + length];
  return end === undefined || end.kind === 'stop' || isComma(end) ? length : 0;
}

function isPlace(token: Token | undefined): boolean {
  return token?.kind === 'there' || (token?.kind === 'zone' && token.zone === 'battlefield');
}

function isOwned(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const lead = before?.kind === 'state' || before?.kind === 'number' ? tokens[i - 2] : before;
  return lead?.kind === 'who' && lead.whose;
}
