// Counters of a permanent told beside its name otherwise than by "with": "a 2-counter X (+1/+1 counters)", "+1/+1 counters (two of them)",
// "two counters were on it".
import { lastIndexBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with such counters as those that the permanent is with, or has. */
export function withCountersAfterNames(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters')) return tokens;
  const counted = withRunsReplaced(
    tokens,
    i =>
      ofThemAt(tokens, i) ??
      beforeNameAt(tokens, i) ??
      wereOnIt(tokens, i) ??
      gotBefore(tokens, i) ??
      beforeOwned(tokens, i) ??
      ownedWith(tokens, i),
  );
  return withRunsReplaced(counted, i => onAskedAt(counted, i) ?? withOnAt(counted, i));
}

/** The wording "+1/+1 counters (two of them)". */
function ofThemAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [counters, number, of, them] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (counters?.kind !== 'counters' || number?.kind !== 'number' || number.article) return undefined;
  if (tokens[i - 1]?.kind === 'number' || of?.kind !== 'small' || of.word !== 'of') return undefined;
  return /^(?:them|those)$/iu.test(them?.text ?? '') ? { tokens: [number, counters], to: i + 4 } : undefined;
}

/** The wording "my X picked up two counters and then died": it has them by then. */
function gotBefore(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, got] = [tokens[i - 1], tokens[i]];
  if (
    name?.kind !== 'card' ||
    got === undefined ||
    !/^(?:picked|picks|got|gained|received|has|went|grew|was|climbed)$/iu.test(got.text)
  )
    return undefined;
  const isUp = /^up$/iu.test(tokens[i + 1]?.text ?? '');
  const at = isUp ? (/^to$/iu.test(tokens[i + 2]?.text ?? '') ? i + 3 : i + 2) : i + 1;
  const [number, counters, then] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (number?.kind !== 'number' || counters?.kind !== 'counters' || then?.kind !== 'small') return undefined;
  const later = tokens.slice(at + 2, at + 6).some(it => it.kind === 'verb' && it.voice !== 'active');
  const isJoined = then.word === 'then' || then.word === 'and' || isComma(then);
  if (!later || !isJoined) return undefined;
  const has: Token = { kind: 'have', ...plainPart(got), text: 'has' };
  const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(then), text: 'it' };
  return { tokens: [has, number, counters, then, ...(tokens[at + 3]?.kind === 'verb' ? [pronoun] : [])], to: at + 3 };
}

/** The wording "a 2-counter X (+1/+1 counters)". */
function beforeNameAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, counter, name, counters] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (number?.kind !== 'number' || counter?.kind !== 'counters' || name?.kind !== 'card') return undefined;
  const isTold = counters?.kind === 'counters' && counter.counter === '';
  const kind = isTold ? counters : counter;
  return {
    tokens: [name, { kind: 'small', word: 'with', ...plainPart(counter), text: 'with' }, number, kind],
    to: isTold ? i + 4 : i + 3,
  };
}

/** The wording "X (mine, with two counters)": whose it is, told between. */
function ownedWith(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, name, owner, comma, lead] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOwner = owner?.kind === 'who' && OWNED.test(owner.text);
  if (name?.kind !== 'card' || !isOwner || (before?.kind === 'who' && before.whose) || !isComma(comma))
    return undefined;
  const isWith = lead?.kind === 'small' && lead.word === 'with';
  if (!isWith || tokens[i + 4]?.kind !== 'number' || tokens[i + 5]?.kind !== 'counters') return undefined;
  return { tokens: [{ ...owner, text: '', at: name.at, end: name.at }, name], to: i + 3 };
}

const OWNED = /^(?:mine|theirs|his|hers|opp['’]?s|(?:my |the )?opponent['’]?s)$/iu;

/** The sentence "Two counters were on it.". */
function wereOnIt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, number, counters, be] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const [on, pronoun] = [tokens[i + 3], tokens[i + 4]];
  const begins = before === undefined || before.kind === 'stop' || isComma(before);
  if (!begins || number?.kind !== 'number' || counters?.kind !== 'counters' || be?.kind !== 'be') return undefined;
  const isOnIt = on?.kind === 'small' && on.word === 'on' && pronoun?.kind === 'small' && pronoun.word === 'it';
  if (!isOnIt) return undefined;
  return { tokens: [pronoun, { kind: 'have', ...plainPart(be), text: 'has' }, number, counters], to: i + 5 };
}

/** The wording "with three +1/+1 counters my X became …", with which a sentence begins: told of X in a sentence before. */
function beforeOwned(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, lead, number, counters] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler';
  if (!begins || lead?.kind !== 'small' || lead.word !== 'with' || number?.kind !== 'number') return undefined;
  const at = isComma(tokens[i + 3]) ? i + 4 : i + 3;
  const [owner, name] = [tokens[at], tokens[at + 1]];
  if (counters?.kind !== 'counters' || owner?.kind !== 'who' || !owner.whose || name?.kind !== 'card') return undefined;
  const place = { text: '', at: counters.end, end: counters.end };
  const told: readonly Token[] = [
    { ...owner, whose: false, ...place },
    { kind: 'have', ...place },
    { ...name, ...place, text: name.text },
    { kind: 'small', word: 'with', ...plainPart(lead) },
    number,
    counters,
    { kind: 'stop', hard: false, ...place },
  ];
  return { tokens: told, to: at };
}

/** The wording "what do two +1/+1 counters on my X mean": what X is with, in what is asked. */
function onAskedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, counters, on] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (number?.kind !== 'number' || counters?.kind !== 'counters' || on?.kind !== 'small' || on.word !== 'on')
    return undefined;
  const from = sentenceStart(tokens, i);
  const begun = tokens[from];
  const isTold = tokens.slice(from, i).some(it => it.kind === 'verb' || (it.kind === 'small' && it.word === 'if'));
  if (begun?.kind !== 'ask' || isTold || !/^what/iu.test(begun.text)) return undefined;
  const at = i + 3;
  const name = [at, at + 1].find(n => tokens[n]?.kind === 'card');
  const named = name === undefined ? undefined : tokens[name];
  if (name === undefined || named === undefined || (name > at && tokens[at]?.kind !== 'who')) return undefined;
  const lead = tokens.slice(at, name);
  return {
    tokens: [...lead, named, { kind: 'small', word: 'with', ...plainPart(on), text: 'with' }, number, counters],
    to: name + 1,
  };
}

/** The wording "with two counters on": at the end of what is said of it. */
function withOnAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [counters, on, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (counters?.kind !== 'counters' || on?.kind !== 'small' || on.word !== 'on') return undefined;
  const lead = tokens[lastIndexBefore(tokens, i - 1, it => it.kind !== 'number')];
  const isWith = lead?.kind === 'have' || (lead?.kind === 'small' && lead.word === 'with');
  const ends = next === undefined || next.kind === 'stop' || isComma(next);
  return isWith && ends ? { tokens: [asFiller(on)], to: i + 1 } : undefined;
}
