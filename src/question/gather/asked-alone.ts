// Stretches of a question that only offer an answer.

import { Memo } from '../../kit/memo.ts';
import { equals } from '../../kit/structure.ts';
import type { Token } from '../tokens/question-token.ts';

const PARTING: readonly string[] = ['comma', 'colon', 'equals', 'doubt'];

/** For each token of a question, whether it stands in a stretch that only offers an answer. */
const ASKED_ALONE = new Memo<readonly Token[], readonly boolean[]>();

/** A stretch up to a question mark that names nothing, and says nothing of a player: "5 damage?", "7 or 8?". */
export function isAskedAlone(tokens: readonly Token[], i: number): boolean {
  const known = ASKED_ALONE.get(tokens) ?? askedAlone(tokens);
  ASKED_ALONE.set(tokens, known);
  return known[i] === true;
}

/** The stretches end with a sign that ends a sentence, or with the question, and begin after the break before it. */
function askedAlone(tokens: readonly Token[]): readonly boolean[] {
  const result = new Array<boolean>(tokens.length).fill(false);
  let from = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    const ends = token === undefined || token.kind === 'stop';
    if (ends && offersAnswer(tokens, from, i)) result.fill(true, from, i + 1);
    if (token !== undefined && isBreak(token)) from = i + 1;
  }
  return result;
}

/** Whether the tokens from one index to before another, which a break or nothing follows, only offer an answer. */
function offersAnswer(tokens: readonly Token[], from: number, end: number): boolean {
  const before = tokens[from - 1];
  if (before === undefined) return false;
  const stretch = tokens.slice(from, end);
  if (!stretch.every(isOfAnswer)) return false;
  // "…, which has three counters on it" goes on telling of what was named
  if (stretch[0]?.kind === 'filler' && RELATIVE.test(stretch[0].text) && stretch.some(it => it.kind === 'counters'))
    return false;
  // "Xorn and Academy Manufactor - one Treasure?": nothing else is told or asked
  const isMade = stretch.some(it => it.kind === 'noun' && typeof it.noun.token === 'string');
  if (isMade && tellsNoEvent(tokens)) return false;
  // "I make a soldier. 6 soldiers?": of a list that goes on, tokens are told of
  const isOfTokens = stretch.some(it => it.kind === 'noun' && it.noun.generic !== true);
  if (isOfTokens && !(before.kind === 'stop' && before.hard) && !isSameKind(stretch, tokens.slice(0, from)))
    return false;
  const [first] = stretch;
  // "… in play and 2 counters on it?"
  const isOnIt = stretch.some(it => it.kind === 'counters' && ON_IT.test(it.text));
  if (first?.kind === 'small' && first.word === 'and' && isOnIt) return false;
  // "I have Blood Artist. Two creatures die?" tells of the event, where none was told before
  const isDone = stretch.some(it => it.kind === 'noun') && stretch.some(it => it.kind === 'verb');
  if (isDone && tellsNoEvent(tokens.slice(0, from))) return false;
  if (end < tokens.length) return tokens[end]?.text === '?';
  // "… in play and 2 counters on it" goes on telling
  if (first?.kind === 'small' && first.word === 'and') return false;
  // "I put an Aura on X, 4 counters on it" of a text that asks nothing
  if (stretch.some(it => it.kind === 'counters') && !tokens.some(it => it.kind === 'ask' || it.text === '?'))
    return false;
  return stretch.every(it => it.kind !== 'noun' && it.kind !== 'verb');
}

/** Whether all tokens of a stretch are of kinds that were named before: "I make a Food, 4 Foods?". */
function isSameKind(stretch: readonly Token[], before: readonly Token[]): boolean {
  const kinds = (tokens: readonly Token[]) => tokens.flatMap(it => (it.kind === 'noun' ? (it.noun.token ?? []) : []));
  const named = kinds(before);
  const asked = stretch.filter(it => it.kind === 'noun');
  return asked.every(it => it.kind === 'noun' && named.some(kind => equals(kind, it.noun.token)));
}

const ON_IT = / on (?:it|him|her|them)$/iu;
const RELATIVE = /^(?:which|that|who)\b/iu;

/** Whether no word of a question tells of an event, or asks for something. */
export function tellsNoEvent(tokens: readonly Token[]): boolean {
  return !tokens.some(it => it.kind === 'verb' || it.kind === 'ask' || it.kind === 'be');
}

/** Whether a token parts what is told from what is asked. */
export function isBreak(token: Token): boolean {
  return token.kind === 'stop' || token.kind === 'there' || ('word' in token && PARTING.includes(token.word));
}

/** Whether a word may stand in a question that only offers an answer. */
function isOfAnswer(token: Token): boolean {
  if (token.kind === 'small') return ['or', 'it', 'and', 'at', 'to', 'both', 'all'].includes(token.word);
  if (token.kind === 'verb') return token.voice !== 'active';
  if (token.kind === 'noun') return token.noun.generic === true || token.noun.token !== undefined;
  return ['number', 'about', 'filler', 'counters', 'size', 'unknown', 'ask', 'be', 'state', 'relation'].includes(
    token.kind,
  );
}
