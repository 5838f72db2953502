// Fragments at the end of a question that has no mark there: "I cast X with Y out. Draw", "…, dies".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';

/** The tokens with a question mark at their end, where the last words only offer what comes of the event told before them. */
export function withFragmentsAsked(typed: readonly Token[]): readonly Token[] {
  const begun = withBeLeftOut(typed);
  const tokens = anyWord(begun, 'or') && anyWord(begun, '?') ? withBareVerbsAsked(begun) : begun;
  const last = tokens.at(-1);
  if (last === undefined || last.kind === 'stop' || anyWord(tokens, '?')) return tokens;
  const from = tokens.findLastIndex(isBorder) + 1;
  const fragment = tokens.slice(from).filter(it => it.kind !== 'filler');
  if (from === 0 || !isOfOutcome(fragment) || !tokens.slice(0, from).some(it => it.kind === 'card')) return tokens;
  return marked(tokens, last);
}

/** The tokens with "… Dies as a 0/0 or comes in as a copy?" as "does it die …", where a sentence begins and the event was told before. */
function withBareVerbsAsked(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    const before = tokens[i - 1];
    const isBare = token.kind === 'verb' && token.voice === 'middle' && token.past !== true;
    if (!isBare || before?.kind !== 'stop' || !/^(?:dies?|enters?|comes? in|stays?|survives?)$/iu.test(token.text))
      return [token];
    const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
    const part = tokens.slice(i + 1, end < 0 ? tokens.length : end);
    const isChoice = part.some(it => it.kind === 'small' && it.word === 'or');
    const isPlain = !part.some(it => ['card', 'noun', 'who', 'ask'].includes(it.kind));
    if (tokens[end]?.text !== '?' || !isChoice || !isPlain) return [token];
    const place = { at: token.at, end: token.at };
    return [{ kind: 'ask', word: '', text: 'does it', ...place }, token];
  });
}

/** The tokens with "Snapcaster Mage a 3/2 with X out?", of a name and a size with which a question begins, as "is it a 3/2". */
function withBeLeftOut(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'size')) return tokens;
  const at = tokens[0]?.kind === 'who' && tokens[0].whose ? 1 : 0;
  const [name, article, size] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const [first] = tokens;
  if (first === undefined || name?.kind !== 'card' || article?.kind !== 'number' || !article.article) return tokens;
  if (size?.kind !== 'size' || tokens.find(it => it.kind === 'stop')?.text !== '?') return tokens;
  return [{ kind: 'ask', word: '', text: 'is', at: first.at, end: first.at }, ...tokens];
}

/**
 * The tokens with a question mark at their end, where there is none and the last sentence asks, or nothing does and the last
 * words, after a sign, name nothing: who leaves out the mark asks all the same. The same list for others.
 */
export function withMarkLeftOut(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last === undefined || anyWord(tokens, '?')) return tokens;
  const ending = last.kind === 'stop' ? tokens.slice(0, -1) : tokens;
  if (anyOfKind(tokens, 'ask')) {
    const from = ending.findLastIndex(it => it.kind === 'stop') + 1;
    return ending.slice(from).some(it => it.kind === 'ask') ? marked(ending, last) : tokens;
  }
  const from = ending.findLastIndex(isSign) + 1;
  const fragment = ending.slice(from);
  if (from === 0 || fragment.length > LONGEST || fragment.some(it => it.kind === 'card')) return tokens;
  return marked(ending, last);
}

/** The most tokens of a fragment that asks. */
const LONGEST = 10;

/** The tokens with a question mark behind the last of them. */
function marked(tokens: readonly Token[], { end }: Token): readonly Token[] {
  return [...tokens, { kind: 'stop', hard: true, text: '?', at: end, end }];
}

function isSign(token: Token): boolean {
  return (
    token.kind === 'stop' || (token.kind === 'small' && ['comma', 'colon', 'equals', 'doubt'].includes(token.word))
  );
}

/** A stop, a comma or a colon, after which no further number of a list stands. */
function isBorder(token: Token, i: number, tokens: readonly Token[]): boolean {
  return isSign(token) && tokens[i + 1]?.kind !== 'number';
}

/** Whether a fragment asks if something is so, or is a verb that nobody is said to do, with numbers: "draw 2, 3 or 4", "both die". */
function isOfOutcome([first, ...more]: readonly Token[]): boolean {
  if (first?.kind === 'be') return /^(?:is|are)$/iu.test(first.text) && more.length > 0;
  const isBoth = first?.kind === 'small' && first.word === 'both';
  const [verb, ...rest] = isBoth ? more : [first, ...more];
  if (verb?.kind !== 'verb' || verb.past === true) return false;
  const isBare = verb.voice === 'middle' || (verb.action === 'draws' && /^draw$/iu.test(verb.text));
  return (
    isBare && rest.every(it => it?.kind === 'number' || (it?.kind === 'small' && ['comma', 'or'].includes(it.word)))
  );
}
