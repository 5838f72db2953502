// Permanents that each player has, or all play under: "Consecrated Sphinx on both sides", "we're all living under Humility".
import { lastIndexBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each list that stands on both sides as what both players have. */
export function withBothSides(typed: readonly Token[]): readonly Token[] {
  const isUnder = anyWord(typed, 'under') && anyWord(typed, 'we', 'were', 'everyone', 'everybody');
  const tokens = isUnder ? withRunsReplaced(typed, i => allUnder(typed, i)) : typed;
  if (!anyWord(tokens, 'side', 'sides')) return tokens;
  let result = tokens;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const length = sidesAt(tokens, i);
    if (length === 0) continue;
    const from = lastIndexBefore(tokens, i, it => !isOfList(it)) + 1;
    const first = tokens[from];
    if (from === i || first === undefined) continue;
    const have: Token = { kind: 'have', everybody: true, text: '', at: first.at, end: first.at };
    result = [...result.slice(0, from), have, ...result.slice(from, i), ...result.slice(i + length)];
  }
  return result;
}

/** The wording "we're all living under Humility": it is there, whoever has it. */
function allUnder(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const first = tokens[i];
  const isWhole = /^(?:we|everyone|everybody)['’]?(?:re|s)$/iu.test(first?.text ?? '');
  const isParted = /^(?:we|everyone|everybody)$/iu.test(first?.text ?? '') && tokens[i + 1]?.kind === 'be';
  if (first === undefined || !(isWhole || isParted)) return undefined;
  let at = isWhole ? i + 1 : i + 2;
  while (at < i + 5 && LIVING.test(tokens[at]?.text ?? '')) at += 1;
  const [under, card] = [tokens[at], tokens[at + 1]];
  if (under?.kind !== 'small' || !/^under$/iu.test(under.text) || card?.kind !== 'card') return undefined;
  return { tokens: [{ kind: 'have', nobody: true, ...plainPart(first), text: 'there is' }, card], to: at + 2 };
}

const LIVING = /^(?:all|both|living|stuck|playing|sitting|still|just|currently)$/iu;

/** The number of tokens from a place on that say "on both sides"; 0 for others. */
function sidesAt(tokens: readonly Token[], i: number): number {
  const [on, ...rest] = tokens.slice(i, i + 4);
  if (on?.kind !== 'small' || on.word !== 'on') return 0;
  const length = rest.findIndex(it => /^sides?$/iu.test(it.text));
  const words = rest.slice(0, length).map(it => it.text.toLowerCase());
  return length > 0 && /^(?:both|each|either)(?: of the)?$/u.test(words.join(' ')) ? length + 2 : 0;
}

function isOfList(token: Token): boolean {
  if (token.kind === 'small') return token.word === 'and';
  return ['card', 'noun', 'number', 'filler'].includes(token.kind);
}
