// Combat as the way in which something that is told to die does so: "died chump blocking", "dies while attacking", "died in a block".
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb } from '../../tokens/token-index.ts';
import { asFiller, isListSign, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens without each such way: that it dies is what happens (700.4). */
export function withoutWaysOfDying(tokens: readonly Token[]): readonly Token[] {
  return anyVerb(tokens, 'dies') ? withRunsReplaced(tokens, i => wayAt(tokens, i)) : tokens;
}

function wayAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || verb.action !== 'dies' || verb.voice !== 'middle') return undefined;
  let to = i + 1;
  while (to < i + MOST_OF_WAY && LEADS.test(tokens[to]?.text ?? '')) to += 1;
  if (!WAYS.test(tokens[to]?.text ?? '')) return undefined;
  const end = tokens[to + 1];
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'ask' || isListSign(end);
  return ends ? { tokens: [verb, ...tokens.slice(i + 1, to + 1).map(asFiller)], to: to + 1 } : undefined;
}

const MOST_OF_WAY = 5;
const LEADS = /^(?:while|when|from|in|to|during|a|the|just|chump|double)$/iu;
const WAYS = /^(?:(?:chump[- ]?)?block(?:ing|s)?|attacking|combat)$/iu;
