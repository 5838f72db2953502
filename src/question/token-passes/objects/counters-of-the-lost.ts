// Counters that a question takes for granted of what leaves: "does The Ozolith catch the four +1/+1 counters if my Walker dies".
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with the number of such counters behind the one card that its condition has leave, as what it bears. */
export function withCountersOfTheLost(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyOfKind(tokens, 'ask') || !anyWord(tokens, 'if')) return tokens;
  const at = tokens.findIndex((_, i) => isGranted(tokens, i));
  const [number, counters] = [tokens[at], tokens[at + 1]];
  const lost = at < 0 ? undefined : lostAfter(tokens, at);
  if (lost === undefined || number === undefined || counters?.kind !== 'counters') return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i === at) return [asFiller(token)];
    if (i !== lost) return [token];
    const place = { at: token.end, end: token.end };
    return [
      token,
      { kind: 'small', word: 'with', ...place, text: 'with' },
      { ...number, ...place },
      { ...counters, ...place, text: `${counters.counter} counters` },
    ];
  });
}

/** Whether the number in "the four +1/+1 counters" stands at an index, in what is asked. */
function isGranted(tokens: readonly Token[], i: number): boolean {
  const [lead, number, counters] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (number?.kind !== 'number' || number.article || counters?.kind !== 'counters') return false;
  if (!/^(?:the|its|those|these|all the)$/iu.test(lead?.text ?? '')) return false;
  const first = tokens[sentenceStart(tokens, i)];
  // "the counters on my X", "with the four counters": whose they are is told
  const next = tokens[i + 2];
  const isOfNamed = next?.kind === 'small' && ['of', 'from', 'off'].includes(next.word);
  return first?.kind === 'ask' && !isOfNamed && tokens[i - 2]?.kind !== 'small';
}

/** The place of the one card that leaves in the condition behind an index: "if my X dies", "when my X gets destroyed". */
function lostAfter(tokens: readonly Token[], i: number): number | undefined {
  const end = firstIndexFrom(tokens, i, it => it.kind === 'stop') ?? tokens.length;
  const condition = firstIndexFrom(tokens, i, it => it.kind === 'small' && it.word === 'if');
  if (condition === undefined || condition > end) return undefined;
  const named = tokens.flatMap((it, n) => (n > condition && n < end && it.kind === 'card' ? [n] : []));
  const [only, ...more] = named;
  const leaves = tokens.some((it, n) => n > condition && n < end && it.kind === 'verb' && LEAVES.includes(it.action));
  if (only === undefined || more.length > 0 || !leaves) return undefined;
  const next = tokens[only + 1];
  return next?.kind === 'small' && next.word === 'with' ? undefined : only;
}

const LEAVES: readonly SpokenAction[] = ['dies', 'destroys', 'exiles', 'bounces', 'sacrifices', 'wipes'];
