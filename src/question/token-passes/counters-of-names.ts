// Counters that are told before or after the permanent by other words: "I'm on lore counter two of my Saga", "X has no counters".
import type { Token } from '../tokens/question-token.ts';
import { plainPart, type RunReplacement, sentenceEnd, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with such counters as the state of the permanent that is named. */
export function withCountersOfNames(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'counters' || CHAPTER.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => loreAt(tokens, i) ?? chapterAt(tokens, i) ?? noneAt(tokens, i));
}

const CHAPTER = /^(?:(?:on|at) )?chapter\b/iu;

/** The wording "on chapter two of my Saga", as the state of what follows. */
function chapterAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [state, of, first, second] = tokens.slice(i, i + 4);
  const isChapter = state?.kind === 'state' && /^(?:on|at) chapter /iu.test(state.text);
  if (!isChapter || of?.kind !== 'small' || of.word !== 'of') return undefined;
  const owner = first?.kind === 'who' && first.whose ? [first] : [];
  const saga = owner.length > 0 ? second : first;
  if (saga?.kind !== 'card') return undefined;
  return { tokens: [{ kind: 'have', ...plainPart(of) }, ...owner, state, saga], to: i + 3 + owner.length };
}

/** The wordings "I'm on lore counter two of my Urza's Saga", "on chapter 2 of my Saga". */
function loreAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [on, what, number, of, first, second] = tokens.slice(i, i + 6);
  if (on?.kind !== 'small' || !['on', 'at'].includes(on.word) || what === undefined) return undefined;
  const isLore = what.kind === 'counters' ? what.counter === 'lore' : CHAPTER.test(what.text);
  if (!isLore || number?.kind !== 'number' || of?.kind !== 'small' || !['of', 'on', 'with'].includes(of.word))
    return undefined;
  const owner = first?.kind === 'who' && first.whose ? [first] : [];
  const saga = owner.length > 0 ? second : first;
  if (saga?.kind !== 'card') return undefined;
  const counters: Token = {
    kind: 'state',
    patch: { counters: { lore: number.value } },
    after: false,
    ...plainPart(number),
  };
  return {
    tokens: [{ kind: 'have', ...plainPart(on) }, ...owner, counters, saga],
    to: i + 5 + owner.length,
  };
}

/** The wording "My Marionette Master has no counters." */
function noneAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, have, none, counters, end] = tokens.slice(i, i + 5);
  const isDenied = none?.kind === 'small' && none.word === 'not' && counters?.kind === 'counters';
  if (name?.kind !== 'card' || have?.kind !== 'have' || !isDenied) return undefined;
  const isEnd = end === undefined || end.kind === 'stop' || end.kind === 'small';
  if (!isEnd || sentenceEnd(tokens, i)?.text === '?') return undefined;
  return { tokens: [name, { kind: 'there', ...plainPart(have) }], to: i + 4 };
}
