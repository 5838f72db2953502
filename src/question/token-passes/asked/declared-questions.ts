// Questions in the order of a statement: "so I get two triggers with Panharmonicon?", "I still get the drain, yeah?"
import { firstFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  isComma,
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with what asks before the player of each such sentence: nothing happens in it. */
export function withDeclaredQuestions(tokens: readonly Token[]): readonly Token[] {
  const isModal =
    anyWord(tokens, 'if', 'should', 'would', 'will') && anyWord(tokens, 'comma', 'and') && anyOfKind(tokens, 'ask');
  const isLate = anyWord(tokens, 'how many', 'how much') && anyOfKind(tokens, 'have');
  if (!isModal && !isLate && !anyWord(tokens, 'get', 'gets')) return tokens;
  return withRunsReplaced(tokens, i => {
    const kind = tokens[i]?.kind;
    if (kind === 'have') return howManyAt(tokens, i);
    if (kind === 'small') return modalAt(tokens, i);
    return kind === 'who' ? (mineHas(tokens, i) ?? declaredAt(tokens, i) ?? shouldGet(tokens, i)) : undefined;
  });
}

/** The wording "mine has how many?", "my Clone has how many counters?": how many it has. */
function howManyAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [subject, have, how, what] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const isSubject = subject?.kind === 'card' || subject?.kind === 'who' || subject?.kind === 'small';
  if (have === undefined || !isSubject || how?.kind !== 'ask' || !/^how (?:many|much)$/iu.test(how.text))
    return undefined;
  const isWhat = what?.kind === 'counters' || what?.kind === 'about';
  const end = tokens[isWhat ? i + 3 : i + 2];
  return end === undefined || end.kind === 'stop'
    ? { tokens: [how, ...(isWhat ? [what] : [])], to: isWhat ? i + 3 : i + 2 }
    : undefined;
}

/** The wording "Clone on their X, mine has how many?": "mine" is what the rest is about, and no other object. */
function mineHas(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const isMine = /^(?:mine|ours)$/iu.test(tokens[i]?.text ?? '') && tokens[i + 1]?.kind === 'have';
  return isMine ? howManyAt(tokens, i + 1) : undefined;
}

function declaredAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, next] = [tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || next === undefined) return undefined;
  const before = tokens.slice(Math.max(0, i - 2), i).findLast(it => it.kind !== 'filler');
  const gets = firstFrom(tokens, i + 1, it => it.kind !== 'filler');
  const begins = before === undefined || before.kind === 'stop';
  const isGetting = gets?.kind === 'about' && GETS.test(gets.text);
  if (!begins || !isGetting || sentenceEnd(tokens, i)?.text !== '?') return undefined;
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  const rest = tokens.slice(i + 1, end);
  const isPlain = rest.some(it => it.kind === 'about' && it !== gets) && !rest.some(it => EVENTS.includes(it.kind));
  if (!isPlain) return undefined;
  return { tokens: [{ kind: 'ask', word: '', ...plainPart(player), text: `do ${player.text}` }], to: i + 1 };
}

/** The wording "when I sacrifice X, my Y should trigger": what Y does is asked, and Y is no part of the event. */
function modalAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [comma, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isAnd = comma?.kind === 'small' && comma.word === 'and';
  if (!isComma(comma) && !isAnd) return undefined;
  const isOwned = first?.kind === 'who' && first.whose;
  const name = isOwned ? second : first;
  const at = isOwned ? i + 3 : i + 2;
  const [ask, does] = [tokens[at], tokens[at + 1]];
  if (comma === undefined || name?.kind !== 'card' || ask?.kind !== 'ask' || !MODAL.test(ask.text)) return undefined;
  const [begins, ...told] = tokens.slice(sentenceStart(tokens, i), i).filter(it => it.kind !== 'filler');
  const isSupposed = begins?.kind === 'small' && begins.word === 'if' && told.some(it => it.kind === 'verb');
  const isTold =
    told.some(it => it.kind === 'verb') && begins?.kind !== 'ask' && /^(?:should|would|will)$/iu.test(ask.text);
  if (does?.kind !== 'about' || told.some(it => it.kind === 'ask')) return undefined;
  // "my X dies, Y should trigger": a clause of its own
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(comma) };
  if (!isSupposed && isTold) return { tokens: [stop, ask, ...(isOwned ? [first] : []), name], to: at + 1 };
  if (!isSupposed || isAnd) return undefined;
  return { tokens: [comma, ask, ...(isOwned ? [first] : []), name], to: at + 1 };
}

/** The wordings "thanks to X I should get something when …", "I'd get a trigger if …": whether anything comes of the event. */
function shouldGet(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, modal, gets] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || modal?.kind !== 'ask' || !MODAL.test(modal.text)) return undefined;
  const what = tokens[i + 3]?.kind === 'number' ? tokens[i + 4] : tokens[i + 3];
  const isAnything = what?.kind === 'about' && /^(?:something|smth|anything|triggers?|one)$/iu.test(what.text);
  if (gets === undefined || !GETS.test(gets.text) || !isAnything) return undefined;
  const to = what === tokens[i + 3] ? i + 4 : i + 5;
  const next = tokens[to];
  const isWhen = next === undefined || (next.kind === 'small' && ['if', 'off', 'from'].includes(next.word));
  if (!isWhen && next.kind !== 'stop') return undefined;
  return { tokens: [{ kind: 'ask', word: '', ...plainPart(player), text: 'do I get' }, what], to };
}

const MODAL = /^(?:should|would|will|must|can|could|does)$/iu;

const GETS = /^gets?$/iu;

/** Kinds of tokens by which a sentence tells or asks of more. */
const EVENTS: readonly Token['kind'][] = ['verb', 'ask', 'have', 'be'];
