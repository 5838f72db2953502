// Payments that are not made: "if he won't pay", "they don't pay", which what triggers asks for later; "without kicker".
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each clause by which another player does not pay as a remark, which an answer says was passed over. */
export function withoutUnpaid(given: readonly Token[]): readonly Token[] {
  const tokens = anyWord(given, 'without') ? withoutUnpaidCosts(given) : given;
  if (!anyWord(tokens, 'pay', 'pays', 'paid')) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    const length = unpaidAt(tokens, i);
    if (token === undefined || length === 0) return undefined;
    const part = tokens.slice(i, i + length);
    const text = part.map(it => it.text).join(' ');
    return {
      tokens: [{ kind: 'remark', text, at: token.at, end: part.at(-1)?.end ?? token.end }],
      to: i + length,
    };
  });
}

/** Costs that a spell is cast without where nothing else is told. */
const OPTIONAL = /^(?:kicker|kicking|kicking it|gift|a gift|entwine|overload|buyback|bargain|bargaining|flashback)$/iu;

/** The tokens without "without kicker", since nothing optional is paid where nothing is told (601.2b). */
function withoutUnpaidCosts(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [without, ...rest] = tokens.slice(i, i + 4);
    if (without?.kind !== 'small' || without.word !== 'without') return undefined;
    // "casts a Sol Ring without paying", for what asks for it later
    if (/^paying$/iu.test(rest[0]?.text ?? '') && endsPrice(tokens, i + 2))
      return { tokens: tokens.slice(i, i + 2).map(asFiller), to: i + 2 };
    const at = rest.findIndex(it => it.kind !== 'filler' && !(it.kind === 'number' && it.article));
    const cost = rest[at];
    const isCost = cost !== undefined && OPTIONAL.test(cost.text);
    return isCost ? { tokens: tokens.slice(i, i + at + 2).map(asFiller), to: i + at + 2 } : undefined;
  });
}

/** The number of tokens of "cuz nobody ever pays" at a place; 0 where there is none. */
function nobodyPaysAt(tokens: readonly Token[], i: number): number {
  const [because, nobody, ever] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isReason =
    because?.kind === 'small' && because.word === 'if' && /^(?:cuz|because|since|as|coz)$/iu.test(because.text);
  // "it triggered and nobody paid"
  const isNext = because?.kind === 'small' && ['and', 'comma'].includes(because.word);
  if (!(isReason || isNext) || !/^(?:nobody|no one|noone|none of them)$/iu.test(nobody?.text ?? '')) return 0;
  const at = ever?.kind === 'filler' ? i + 3 : i + 2;
  const end = tokens[at + 1];
  const isEnd = end === undefined || end.kind === 'stop' || (end.kind === 'small' && end.word === 'comma');
  return /^pa(?:ys?|id)$/iu.test(tokens[at]?.text ?? '') && isEnd ? at + 1 - i : 0;
}

/** The number of tokens of such a clause; 0 where there is none. */
function unpaidAt(tokens: readonly Token[], i: number): number {
  const nobody = nobodyPaysAt(tokens, i);
  if (nobody > 0) return nobody;
  let n = i;
  const lead = tokens[n];
  if (lead?.kind === 'small' && ['if', 'and', 'comma'].includes(lead.word)) n++;
  if (tokens[n]?.kind === 'who') n++;
  else if (n === i) return 0;
  const [not, pay] = [tokens[n], tokens[n + 1]];
  if (not?.kind !== 'small' || not.word !== 'not' || !/^pays?$/iu.test(pay?.text ?? '')) return 0;
  const player = lastBefore(tokens, n, it => it.kind === 'who');
  if (player?.kind !== 'who' || player.whose || player.who !== 'opponent') return 0;
  n += 2;
  while (isOfPrice(tokens[n])) n++;
  return n - i;
}

/** Whether no price of its own follows: the clause ends. */
function endsPrice(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i];
  return next === undefined || next.kind === 'stop' || (next.kind === 'small' && ['comma', 'and'].includes(next.word));
}

/** Words of what is paid: "the 2", "for it". */
function isOfPrice(token: Token | undefined): boolean {
  if (token?.kind === 'filler' || token?.kind === 'number') return true;
  return token?.kind === 'small' && (token.word === 'for' || token.word === 'it');
}
