// Counters that something is told to get: "how big is my Scute Mob if it would get a +1/+1 counter": they are put on it (122.6).
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such a clause as somebody putting the counters on it, where nothing else is told to happen. */
export function withCountersGotten(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || anyOfKind(tokens, 'verb')) return tokens;
  return withRunsReplaced(tokens, i => gottenAt(tokens, i));
}

const GETS = /^(?:gets?|grabs?|receives?|picks up|gains?)$/iu;

/** The wordings "it would get a +1/+1 counter", "my Scute Mob picks up two +1/+1 counters" from the subject on. */
function gottenAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const subject = tokens[i];
  const would = tokens[i + 1];
  const at = would?.kind === 'ask' && /^would$/iu.test(would.text) ? i + 2 : i + 1;
  const isTwo = /^up$/iu.test(tokens[at + 1]?.text ?? '');
  const verb = isTwo ? `${tokens[at]?.text} up` : tokens[at]?.text;
  const number = numberAt(tokens[isTwo ? at + 2 : at + 1]);
  const to = isTwo ? at + 4 : at + 3;
  const counters = tokens[to - 1];
  if (subject === undefined || !GETS.test(verb ?? '')) return undefined;
  // loyalty is what a planeswalker enters with: "my Jace gets six loyalty, correct?"
  if (number === undefined || counters?.kind !== 'counters' || counters.counter === 'loyalty') return undefined;
  const object = objectOf(tokens, i);
  if (object === undefined || !isTold(tokens, i)) return undefined;
  const place = { text: '', at: subject.at, end: subject.at };
  return {
    tokens: [
      { kind: 'who', who: 'you', whose: false, ...place },
      { kind: 'verb', action: 'puts', voice: 'active', ...plainPart(tokens[at] ?? subject) },
      number,
      counters,
      { kind: 'small', word: 'on', ...place, text: 'on' },
      object,
    ],
    to,
  };
}

/** A number, or "a single" as one. */
function numberAt(token: Token | undefined): Token | undefined {
  if (token?.kind === 'number') return token;
  const isOne = token?.kind === 'filler' && /^(?:a )?single$/iu.test(token.text);
  return isOne ? { kind: 'number', value: 1, article: false, ...plainPart(token) } : undefined;
}

/** The card that a subject names, or the one that is asked about and a pronoun stands for. */
function objectOf(tokens: readonly Token[], i: number): Token | undefined {
  const subject = tokens[i];
  if (subject?.kind === 'card') return subject;
  if (!/^(?:it|he|she)$/iu.test(subject?.text ?? '') || subject === undefined) return undefined;
  const asked = tokens.findIndex(it => it.kind === 'ask');
  const isOfAsked = asked >= sentenceStart(tokens, i) && asked < i;
  const named = isOfAsked
    ? tokens.slice(asked, i).find(it => it.kind === 'card')
    : lastBefore(tokens, i, it => it.kind === 'card');
  return named && { ...named, ...plainPart(subject) };
}

/** Whether the clause tells, and asks nothing: after "if", or in a sentence without a word that asks. */
function isTold(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(sentenceStart(tokens, i), i);
  const asked = before.findLastIndex(it => it.kind === 'ask');
  return asked < 0 || before.slice(asked).some(it => it.kind === 'small' && it.word === 'if');
}
