// Doings that a question only asks about whether they were right: "…. We gave him one poison counter, was that wrong?".
import { firstIndexFrom, isBefore } from '../../../kit/lists.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such doing, and each sum of a player's counters, as filler, where an event was told before it: the answer tells what comes of that. */
export function withoutDoingsDisputed(tokens: readonly Token[]): readonly Token[] {
  const isOfCounters = anyOfKind(tokens, 'counters');
  if (!isOfCounters && !anyWord(tokens, 'was', 'is', 'were', ...VERDICTS)) return tokens;
  return withRunsReplaced(tokens, i => disputedAt(tokens, i) ?? (isOfCounters ? summedAt(tokens, i) : undefined));
}

/** The wording "…, that's 2 poison counters on him": what the event before it brings (122.1f). */
function summedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [that, number, counters, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (that === undefined || !/^(?:that['’]?s|thats|makes|which is)$/iu.test(that.text)) return undefined;
  const isOfPlayer = counters?.kind === 'counters' && /^(?:poison|energy|experience|rad)$/iu.test(counters.counter);
  if (number?.kind !== 'number' || !isOfPlayer || !(end === undefined || end.kind === 'stop')) return undefined;
  if (!isBefore(tokens, i, it => it.kind === 'verb' && EVENTS.includes(it.action))) return undefined;
  return { tokens: [that, number, counters].map(asFiller), to: i + 3 };
}

function disputedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const player = tokens[i];
  const begins =
    sentenceStart(tokens, i) === i || (tokens[i - 1]?.kind === 'filler' && sentenceStart(tokens, i) === i - 1);
  if (player?.kind !== 'who' || player.whose || !begins) return undefined;
  if (!isBefore(tokens, i, it => it.kind === 'verb' && EVENTS.includes(it.action))) return undefined;
  const verb = tokens[i + 1]?.kind === 'filler' ? tokens[i + 2] : tokens[i + 1];
  const isResult = verb?.kind === 'verb' ? RESULTS.includes(verb.action) : GIVES.test(verb?.text ?? '');
  const end = firstIndexFrom(tokens, i, it => it.kind === 'stop' || isComma(it));
  if (verb === undefined || verb.kind === 'card' || !isResult || end === undefined || !isVerdict(tokens, end))
    return undefined;
  const done = tokens.filter((_, n) => n >= i && n < end);
  // what else is named would be lost with it
  if (done.length > LONGEST || done.some(it => it.kind === 'card')) return undefined;
  return { tokens: done.map(asFiller), to: end };
}

/** The most tokens of "we put three counters on it each time". */
const LONGEST = 9;

const VERDICTS: readonly string[] = ['right', 'wrong', 'correct', 'legal', 'fine', 'ok', 'okay', 'mistake'];
const EVENTS: readonly SpokenAction[] = [
  'enters',
  'resolves',
  'attacks',
  'hits',
  'deals',
  'dies',
  'destroys',
  'creates',
];
const RESULTS: readonly SpokenAction[] = ['puts', 'draws', 'gainsLife', 'losesLife', 'creates'];
const GIVES = /^(?:gave|give|took|take|got|put|added|counted)$/iu;

/** Whether "was that wrong?" or "correct?" follows the sign at an index. */
function isVerdict(tokens: readonly Token[], i: number): boolean {
  const rest = tokens.filter(
    (it, n) => n > i && n < i + 6 && it.kind !== 'filler' && !(it.kind === 'number' && it.article),
  );
  const stop = rest.findIndex(it => it.kind === 'stop');
  const said = rest.filter((_, n) => n < stop);
  const last = said.at(-1);
  if (stop < 0 || rest[stop]?.text !== '?' || last === undefined || !VERDICTS.includes(last.text.toLowerCase()))
    return false;
  return said.every(
    it => it === last || it.kind === 'be' || it.kind === 'ask' || /^(?:that|it|this|we)$/iu.test(it.text),
  );
}
