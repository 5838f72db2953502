// Cards that are told behind "which is": "I discard my last card at end step, which is Nullhide Ferox", "my two cards, which are A and B".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, isListSign, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the names in place of the words that they are told of, and what stands between behind them. */
export function withToldBehindWhich(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'which', 'that', 'who', 'thats', 'whichs')) return tokens;
  return withRunsReplaced(tokens, i => toldAt(tokens, i));
}

/** The most tokens between the thing and "which is". */
const MOST_BETWEEN = 4;

const RANK = /^(?:only|last|one|sole|final|single|remaining|lone|other|left ?over|top)$/iu;

const THING =
  /^(?:cards?(?: left| in hand)?|creatures?|permanents?|lands?|things?|guys?|artifacts?|spells?|commander)$/iu;

/** The wording "my last card at end step, which is X": the owner stays before the name. */
function toldAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  let at = i;
  while (RANK.test(tokens[at]?.text ?? '') || tokens[at]?.kind === 'number') at += 1;
  const thing = tokens[at];
  if (at === i || thing === undefined || thing.kind === 'card' || !THING.test(thing.text)) return undefined;
  if (tokens[i]?.kind === 'number' && at === i + 1 && thing.kind === 'noun') return undefined;
  const from = at + 1;
  const which = tokens
    .slice(from, from + MOST_BETWEEN)
    .findIndex((it, n) => /^(?:which|that|who)$/iu.test(it.text) && isBe(tokens[from + n + 1]));
  if (which < 0) return undefined;
  // "the one card I have which is X"
  const held = tokens[from]?.kind === 'who' && tokens[from + 1]?.kind === 'have' ? from + 2 : from;
  const between = tokens.slice(held, from + which).filter(it => !isComma(it));
  if (!between.every(it => ['fact', 'filler', 'zone', 'about'].includes(it.kind))) return undefined;
  const first = from + which + 2;
  const end = listEnd(tokens, first);
  if (end === first) return undefined;
  return { tokens: [...tokens.slice(first, end), ...between], to: end };
}

function isBe(token: Token | undefined): boolean {
  return token?.kind === 'be';
}

/** The place behind a list of names that begins at a place. */
function listEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  for (;;) {
    let next = at;
    while (next > from && tokens[next] !== undefined && next < at + 2 && isListSign(tokens[next] as Token)) next += 1;
    const lead = tokens[next];
    if ((lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose)) next += 1;
    const card = tokens[next];
    if (card?.kind !== 'card' || (at > from && next === at)) return at;
    // "…, which is X, Y is out": Y is told of itself
    if (at > from && ['there', 'be', 'verb', 'have'].includes(tokens[next + 1]?.kind ?? '')) return at;
    at = next + 1;
  }
}
