// Board wipes told of again in words: "Damnation: it all goes at once, Hushbringer too", "I play Damnation. They die together", "X and Y
// leave together when Damnation resolves".

import { isSpellOfAll } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma } from '../../tokens/token-parts.ts';

const ALL_OF_IT =
  /^(?:(?:since|because|so|then|as) )?(?:it all|everything|all of it|they(?: all| both)?|both(?: of them)?|all of them|the whole board|the board|everyone)\b/iu;
const THEY = /^they$/iu;
const GOES = /\b(?:goes?|dies?|gone|destroyed|leaves?|wiped|away)\b/iu;
const TOO = /^(?:too|itself|itself too|included|as well|also|itself included|himself|herself)$/iu;

/** The tokens without such a clause, and without the names beside it of what goes too, after a spell that destroys or exiles all of a kind. */
export function withoutSweepsRetold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!mayRetell(tokens)) return tokens;
  const sweep = tokens.findIndex(it => it.kind === 'card' && isSpellOfAll(it, cards));
  if (sweep < 0) return tokens;
  const result = tokens.map((token, i) =>
    isLeaving(tokens, i) || isOfSweep(tokens, i, sweep) ? asFiller(token) : token,
  );
  for (let from = sweep + 1; from < tokens.length; from++) {
    if (!beginsClause(tokens[from - 1])) continue;
    const end = clauseEnd(tokens, from);
    const clause = tokens.slice(from, end);
    const words = clause.map(it => it.text).join(' ');
    const isRetold = ALL_OF_IT.test(words) && GOES.test(words) && !clause.some(it => isTold(it) && !THEY.test(it.text));
    const [name, ...rest] = clause;
    const isNamedToo = isNamedBefore(name, tokens, from) && rest.length > 0 && rest.every(it => TOO.test(it.text));
    if (!isRetold && !isNamedToo) continue;
    for (const [n, part] of clause.entries()) result[from + n] = asFiller(part);
  }
  return result;
}

/** Whether there is a word of such a clause, or one for what is swept. */
function mayRetell(tokens: readonly Token[]): boolean {
  if (anyWord(tokens, 'too', 'itself', 'included', 'as well', 'also', 'himself', 'herself')) return true;
  if (anyWord(tokens, 'leave', 'leaves', 'left', 'leaving', 'board', 'table', 'everything', 'field', 'us', 'everyone'))
    return true;
  return anyWord(tokens, 'all', 'they', 'both') && tokens.some(it => GOES.test(it.text));
}

/** Whether a token is "leave" of "they leave together", "leaves at the same time as Y": it goes with what is swept. */
function isLeaving(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.kind !== 'unknown' || !/^(?:leaves?|left|leaving)$/iu.test(token.text)) return false;
  return /^(?:together|at the same (?:time|moment)(?: as)?|simultaneously|at once|same time as)$/iu.test(
    next?.text ?? '',
  );
}

/** Whether a token is of "they Damnation the board", "Wrath everything": what is swept. */
function isOfSweep(tokens: readonly Token[], i: number, sweep: number): boolean {
  const said = tokens.slice(sweep + 1, sweep + 3).map(it => it.text);
  const length = /^(?:the (?:whole )?board|the table|everything|the field)$/iu.test(said.join(' '))
    ? 2
    : /^(?:everything|the board|the whole board|us|us all|everyone)$/iu.test(said[0] ?? '')
      ? 1
      : 0;
  const before = tokens[sweep - 1];
  return before?.kind === 'who' && !before.whose && i > sweep && i <= sweep + length;
}

function beginsClause(before: Token | undefined): boolean {
  return (
    before?.kind === 'stop' || isComma(before) || (before?.kind === 'small' && ['colon', 'and'].includes(before.word))
  );
}

function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex((it, n) => n >= from && (it.kind === 'stop' || it.kind === 'ask' || isComma(it)));
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
