// Stretches of a question that only offer an answer.
import type { Token } from '../question-token.ts';

const PARTING: readonly string[] = ['comma', 'colon', 'equals', 'doubt'];

/** "5 damage?", "7 or 8?": a stretch up to a question mark that names nothing, and says nothing of a player. */
export function isAskedAlone(tokens: readonly Token[], i: number): boolean {
  const from = tokens.slice(0, i).findLastIndex(isBreak) + 1;
  const length = tokens.slice(i).findIndex(it => it.kind === 'stop');
  const end = length < 0 ? tokens.length : i + length;
  const part = tokens.slice(from, end);
  return (
    from > 0 &&
    (tokens[end]?.text === '?' ||
      (end === tokens.length && part.every(it => it.kind !== 'noun' && it.kind !== 'verb'))) &&
    part.every(isOfAnswer)
  );
}

/** Whether a token parts what is told from what is asked. */
export function isBreak({ kind, ...token }: Token): boolean {
  return kind === 'stop' || kind === 'there' || ('word' in token && PARTING.includes(token.word));
}

/** Whether a word may stand in a question that only offers an answer. */
function isOfAnswer(token: Token): boolean {
  if (token.kind === 'small') return ['or', 'it', 'and', 'at', 'to'].includes(token.word);
  if (token.kind === 'verb') return token.voice !== 'active';
  if (token.kind === 'noun') return token.noun.generic === true;
  return ['number', 'about', 'filler', 'counters', 'size', 'unknown', 'ask', 'be', 'state', 'relation'].includes(
    token.kind,
  );
}
