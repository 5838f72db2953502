// Permanents that something is asked to die to: "does my X die to Y", where Y is of the player that X is not of.

import { lastBefore } from '../../../kit/lists.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';

/** The tokens with the player before each permanent that something is asked to die to, where nobody's is said. */
export function withKillers(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    if (token.kind !== 'card' || !isKiller(tokens, i) || cards.named(token.names[0] ?? '')?.spell !== false)
      return [token];
    const victim = lastBefore(tokens, i, it => it.kind === 'who');
    const who = victim?.kind === 'who' && victim.who === 'opponent' ? 'you' : 'opponent';
    const { at } = token;
    return [{ kind: 'who', who, whose: true, text: '', at, end: at }, token];
  });
}

/** The most tokens looked at before a name: its article, and words that say nothing. */
const NEAR = 6;

/** Wordings "die to Y", "dying to a Y", with no owner said. */
function isKiller(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - NEAR), i);
  const [verb, to] = before.filter(it => !(it.kind === 'number' && it.article) && it.kind !== 'filler').slice(-2);
  const dies = verb?.kind === 'verb' ? verb.action === 'dies' : /^dying$/iu.test(verb?.text ?? '');
  return dies && to?.kind === 'small' && to.word === 'to';
}
