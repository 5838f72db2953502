// Lists in brackets behind what is said of a kind: "3 other elves on my side (two A, one B)", "my lands are tapped (two A)".

import type { PassContext } from '../../model/pass-context.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, isListSign, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each such list in place of the kinds, and what is said of them behind it; `text` is the question. */
export function withListsInBrackets(tokens: readonly Token[], { text }: PassContext): readonly Token[] {
  if (!text.includes('(')) return tokens;
  let result = tokens;
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    const said = saidBefore(tokens, i);
    if (said === undefined || before === undefined) continue;
    if (!/^\s*\(\s*$/u.test(text.slice(before.end, token.at))) continue;
    const to = listEnd(tokens, i, text);
    const list = to === undefined ? [] : tokens.slice(i, to);
    const from = to === undefined ? undefined : kindsFrom(tokens, said);
    if (from === undefined || !fits(tokens[from], list)) continue;
    const end = list.at(-1)?.end ?? token.end;
    const moved = tokens.slice(said, i).map((it): Token => ({ ...it, at: end, end }));
    const first = result.indexOf(tokens[from] ?? token);
    const behind = result.indexOf(list.at(-1) ?? token) + 1;
    result = [
      ...result.slice(0, first),
      ...tokens.slice(from, said).map(asFiller),
      ...list.map(it => ({ ...it, ...plainPart(it) })),
      ...moved,
      ...result.slice(behind),
    ];
  }
  return result;
}

/** The place after a list of names that a bracket closes; undefined for other words in brackets. */
function listEnd(tokens: readonly Token[], from: number, text: string): number | undefined {
  let named = false;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    const isPart = token.kind === 'card' || token.kind === 'number' || token.kind === 'filler' || isListSign(token);
    if (!isPart) return undefined;
    named ||= token.kind === 'card';
    if (/^\s*\)/u.test(text.slice(token.end, tokens[at + 1]?.at ?? text.length))) return named ? at + 1 : undefined;
  }
  return undefined;
}

/** The place at which what is said of the kinds begins: where they are, who has them, or how they are. */
function saidBefore(tokens: readonly Token[], i: number): number | undefined {
  const [first, second] = [tokens[i - 2], tokens[i - 1]];
  if (second?.kind === 'there' || (second?.kind === 'zone' && !second.from && second.holds !== true)) return i - 1;
  if (first?.kind === 'who' && !first.whose && second?.kind === 'have') return i - 2;
  return first?.kind === 'be' && second?.kind === 'state' ? i - 2 : undefined;
}

/** The place at which the list of kinds before a place begins, with its number; undefined where no kind stands there. */
function kindsFrom(tokens: readonly Token[], to: number): number | undefined {
  let from = to;
  while (isKind(tokens[from - 1]) || (from < to && isListSign(tokens[from - 1] ?? SIGN) && isKind(tokens[from - 2])))
    from--;
  if (from === to) return undefined;
  return tokens[from - 1]?.kind === 'number' ? from - 1 : from;
}

const SIGN: Token = { kind: 'filler', text: '', at: 0, end: 0 };

function isKind(token: Token | undefined): boolean {
  if (token?.kind === 'noun') return token.noun.card !== undefined;
  return token?.kind === 'about' && creatureType(token.text.toLowerCase()) !== undefined;
}

/** Whether a list has as many objects as the number before the kinds says. */
function fits(number: Token | undefined, list: readonly Token[]): boolean {
  if (number?.kind !== 'number' || number.article) return true;
  const count = list.reduce((sum, token, i) => {
    const before = list[i - 1];
    return token.kind === 'card' ? sum + (before?.kind === 'number' ? before.value : 1) : sum;
  }, 0);
  return count === number.value;
}
