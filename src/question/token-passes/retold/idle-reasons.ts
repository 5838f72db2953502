// Reasons for what a player does instead: "no creatures to attack with, so I …", "nothing else to play so …".
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each reason of what somebody lacks for attacking, blocking or playing, up to "so", as filler. */
export function withoutIdleReasons(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => SO.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const before = tokens.slice(Math.max(0, i - 2), i).findLast(it => it.kind !== 'filler');
    const token = tokens[i];
    const isNone = (token?.kind === 'small' && token.word === 'not') || /^nothing$/iu.test(token?.text ?? '');
    if (!isNone || !(before === undefined || before.kind === 'stop' || before.kind === 'have')) return undefined;
    const rest = tokens.slice(i, i + 7);
    const so = rest.findIndex(it => SO.test(it.text));
    const deed = rest.findIndex(it => IDLE.test(it.text));
    const isReason = so > 0 && deed > 0 && deed < so && !rest.slice(0, so).some(it => it.kind === 'card');
    return isReason ? { tokens: rest.slice(0, so + 1).map(asFiller), to: i + so + 1 } : undefined;
  });
}

const SO = /^so$/iu;
const IDLE = /^(?:(?:attack|swing|block)(?: with)?|play|cast|do)$/iu;
