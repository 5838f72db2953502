// Stretches of a question that only offer an answer.
import type { Token } from '../tokens/question-token.ts';

const PARTING: readonly string[] = ['comma', 'colon', 'equals', 'doubt'];

/** A stretch up to a question mark that names nothing, and says nothing of a player: "5 damage?", "7 or 8?". */
export function isAskedAlone(tokens: readonly Token[], i: number): boolean {
  let from = i;
  for (let before = tokens[from - 1]; before !== undefined && !isBreak(before); before = tokens[from - 1]) {
    if (!isOfAnswer(before)) return false;
    from -= 1;
  }
  if (from === 0) return false;
  let end = i;
  for (let token = tokens[end]; token !== undefined && token.kind !== 'stop'; token = tokens[end]) {
    if (!isOfAnswer(token)) return false;
    end += 1;
  }
  // "I make a soldier. 6 soldiers?": of a list that goes on, tokens are told of
  const isOfTokens = tokens.slice(from, end).some(it => it.kind === 'noun' && it.noun.generic !== true);
  if (isOfTokens && tokens[from - 1]?.kind !== 'stop') return false;
  if (end < tokens.length) return tokens[end]?.text === '?';
  const [first] = tokens.slice(from);
  // "… in play and 2 counters on it" goes on telling
  if (first?.kind === 'small' && first.word === 'and') return false;
  return tokens.slice(from).every(it => it.kind !== 'noun' && it.kind !== 'verb');
}

/** Whether a token parts what is told from what is asked. */
export function isBreak(token: Token): boolean {
  return token.kind === 'stop' || token.kind === 'there' || ('word' in token && PARTING.includes(token.word));
}

/** Whether a word may stand in a question that only offers an answer. */
function isOfAnswer(token: Token): boolean {
  if (token.kind === 'small') return ['or', 'it', 'and', 'at', 'to'].includes(token.word);
  if (token.kind === 'verb') return token.voice !== 'active';
  if (token.kind === 'noun') return token.noun.generic === true || token.noun.token !== undefined;
  return ['number', 'about', 'filler', 'counters', 'size', 'unknown', 'ask', 'be', 'state', 'relation'].includes(
    token.kind,
  );
}
