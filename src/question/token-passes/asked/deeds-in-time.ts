// Questions whether a player can do something in time: "can they still sac it before it dies?", which are about who may act when.
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with the "before" of each such question as what is not answered (117.1). */
export function withDeedsInTime(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => BEFORE.test(it.text))) return tokens;
  return tokens.map((token, i) =>
    BEFORE.test(token.text) && token.kind !== 'card' && isInTime(tokens, i)
      ? { kind: 'unjudged', why: 'timing', ...plainPart(token) }
      : token,
  );
}

const BEFORE = /^before$/iu;

/** Whether a player is asked to be able to do something, and what comes first is an event that follows. */
function isInTime(tokens: readonly Token[], i: number): boolean {
  const start = sentenceStart(tokens, i);
  const ask = tokens.findIndex((it, n) => n >= start && n < i && it.kind === 'ask' && CAN.test(it.text));
  if (ask < 0) return false;
  const player = tokens[ask + 1];
  const isPlayers =
    / (?:i|we|they|he|she)$/iu.test(tokens[ask]?.text ?? '') || (player?.kind === 'who' && !player.whose);
  const isDone = tokens.slice(ask, i).some(it => it.kind === 'verb');
  const verb = firstIndexFrom(
    tokens,
    i + 1,
    it => !['small', 'filler', 'who', 'card', 'be', 'number'].includes(it.kind),
  );
  const event = tokens[verb ?? tokens.length];
  return isPlayers && isDone && event?.kind === 'verb' && event.voice !== 'active';
}

const CAN = /^(?:can|could|may)(?: (?:i|we|they|he|she|you))?$/iu;
