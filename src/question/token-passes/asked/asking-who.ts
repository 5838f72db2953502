// Questions that begin with what they ask for: "…, who dies", "which one triggers".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, sentenceEnd } from '../../tokens/token-parts.ts';

/** The tokens with each "who" or "which" before the last verb of its sentence as the beginning of a question. */
export function withAskedSubjects(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'who', 'which') || !tokens.some((_, i) => isAskedSubject(tokens, i) || isPickOf(tokens, i)))
    return tokens;
  return tokens.map((token, i): Token => {
    if (isAskedSubject(tokens, i)) return { kind: 'ask', word: '', ...plainPart(token) };
    return isPickOf(tokens, i - 1) ? { kind: 'about', word: '', ...plainPart(token) } : token;
  });
}

/** The wording "do I pick which goes to the bin": what the one picked undergoes is what is asked. */
function isPickOf(tokens: readonly Token[], i: number): boolean {
  const [picks, which, verb] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isWhich = which?.kind === 'small' && which.word === 'that' && /^(?:who|which)(?: one)?$/iu.test(which.text);
  if (!isWhich || !/^(?:pick|choose|decide|say|select)$/iu.test(picks?.text ?? '') || verb?.kind !== 'verb')
    return false;
  const from = tokens.findLastIndex((it, n) => n < i && it.kind === 'stop') + 1;
  return verb.voice !== 'active' && tokens.slice(from, i).some(it => it.kind === 'ask');
}

function isAskedSubject(tokens: readonly Token[], i: number): boolean {
  const [before, token, next, end] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (token?.kind !== 'small' || token.word !== 'that' || !/^(?:who|which)\b/iu.test(token.text)) return false;
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word !== 'with');
  // "…, which chapter goes off?"
  if (begins && before !== undefined && /^which$/iu.test(token.text) && isOfOutcome(tokens, i + 1)) return true;
  // "…, which do I keep"
  if (begins && /^which$/iu.test(token.text) && next?.kind === 'ask') return true;
  // "Who controls it", "the King dies, who has the Titan?": of a sentence that asks
  if (begins && before !== undefined && next?.kind === 'have' && isOfHolder(tokens, i) && isAsking(tokens, i))
    return true;
  if (!begins || next?.kind !== 'verb' || next.past === true) return false;
  // "…, who loses life": what it is done with belongs to the question
  if (next.voice === 'active') return before !== undefined && isOfOutcome(tokens, i + 2);
  return next.voice === 'middle' && (end === undefined || end.kind === 'stop');
}

/** Whether one thing follows "who has" up to the end of the sentence, and no player stands before it who has that. */
function isOfHolder(tokens: readonly Token[], i: number): boolean {
  const told = tokens.slice(0, i - 1).findLast(it => it.kind !== 'filler');
  if (isComma(tokens[i - 1]) && told?.kind === 'who') return false;
  const rest = tokens.slice(i + 2);
  const stop = rest.findIndex((it, n) => it.kind === 'stop' || asksOn(rest, n));
  const held = rest.slice(0, stop < 0 ? rest.length : stop);
  const isThing = (it: Token) => ['card', 'noun'].includes(it.kind) || (it.kind === 'small' && it.word === 'it');
  return held.filter(isThing).length === 1 && held.every(it => isThing(it) || isBesideIt(it));
}

function isBesideIt(token: Token): boolean {
  if (['filler', 'about', 'number'].includes(token.kind)) return true;
  return token.kind === 'who' ? token.whose : /^(?:now|then|again)$/iu.test(token.text);
}

/** Whether a question mark ends what is said from a place on. */
function isAsking(tokens: readonly Token[], i: number): boolean {
  return sentenceEnd(tokens, i)?.text === '?';
}

/** Whether another question follows "and", or a comma and that, at a place. */
function asksOn(tokens: readonly Token[], i: number): boolean {
  const [sign, next, after] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isAsk = (it: Token | undefined) => it?.kind === 'ask' || it?.kind === 'be';
  const isAnd = (it: Token | undefined) => it?.kind === 'small' && it.word === 'and';
  if (isComma(sign)) return isAsk(next) || (isAnd(next) && isAsk(after));
  return isAnd(sign) && isAsk(next);
}

/** Whether nothing but words of the outcome stands up to the end of the sentence. */
function isOfOutcome(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from);
  // "…, who loses life, and is it tapped?"
  const stop = rest.findIndex((it, i) => it.kind === 'stop' || asksOn(rest, i));
  const part = rest.slice(0, stop < 0 ? rest.length : stop);
  const isOf = (it: Token) =>
    ['about', 'filler', 'number'].includes(it.kind) || (it.kind === 'small' && /^off$/iu.test(it.text));
  return part.length > 0 && part.every(isOf);
}
