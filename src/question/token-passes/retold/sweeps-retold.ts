// Board wipes told of again in words: "Damnation: it all goes at once, Hushbringer too".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, isComma } from '../../tokens/token-parts.ts';

const ALL_OF_IT = /^(?:it all|everything|all of it|they all|all of them|the whole board|the board|everyone)\b/iu;
const GOES = /\b(?:goes?|dies?|gone|destroyed|leaves?|wiped|away)\b/iu;
const TOO = /^(?:too|itself|itself too|included|as well|also|itself included|himself|herself)$/iu;

/** The tokens without such a clause, and without the names beside it of what goes too, after a spell that destroys or exiles all of a kind. */
export function withoutSweepsRetold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const sweep = tokens.findIndex(it => it.kind === 'card' && isSweep(it, cards));
  if (sweep < 0) return tokens;
  const result = [...tokens];
  for (let from = sweep + 1; from < tokens.length; from++) {
    if (!beginsClause(tokens[from - 1])) continue;
    const end = clauseEnd(tokens, from);
    const clause = tokens.slice(from, end);
    const words = clause.map(it => it.text).join(' ');
    const isRetold = ALL_OF_IT.test(words) && GOES.test(words) && !clause.some(isTold);
    const [name, ...rest] = clause;
    const isNamedToo = isNamedBefore(name, tokens, from) && rest.length > 0 && rest.every(it => TOO.test(it.text));
    if (!isRetold && !isNamedToo) continue;
    for (const [n, part] of clause.entries()) result[from + n] = asFiller(part);
  }
  return result;
}

function isSweep(token: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, token);
  const does = known?.spell === true ? known.says.action : undefined;
  return does !== undefined && 'all' in does && does.all;
}

function beginsClause(before: Token | undefined): boolean {
  return (
    before?.kind === 'stop' || isComma(before) || (before?.kind === 'small' && ['colon', 'and'].includes(before.word))
  );
}

function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex((it, n) => n >= from && (it.kind === 'stop' || isComma(it)));
  return end < 0 ? tokens.length : end;
}

/** Whether a token tells of something that the sweep does not. */
function isTold(token: Token): boolean {
  return ['card', 'noun', 'number', 'ask', 'who', 'have', 'zone'].includes(token.kind);
}

function isNamedBefore(name: Token | undefined, tokens: readonly Token[], from: number): boolean {
  if (name?.kind !== 'card') return false;
  return tokens.some((it, n) => n < from && it.kind === 'card' && it.names[0] === name.names[0]);
}
