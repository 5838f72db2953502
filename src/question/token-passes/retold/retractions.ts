// Words taken back in the middle of a sentence: "my opponent has Solemnity, no wait, I have Solemnity".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

/** Words that take back what was said before them. */
const TAKING_BACK = [
  ...['no wait', 'wait no', 'wait', 'no', 'scratch that', 'i mean', 'i meant', 'meant', 'oops', 'or rather', 'rather'],
  ...['correction', 'actually no', 'actually', 'make that', 'sorry', 'edit', 'i should say', 'never mind', 'nevermind'],
  ...['nvm', 'ignore that', 'forget that', 'forget it'],
];
const TAKEN_BACK = new RegExp(`^(?:${TAKING_BACK.join('|')})$`, 'iu');
/** Words of those that take back by themselves: "sorry" and "wait" alone do not. */
const SURELY =
  /^(?:no wait|wait no|scratch that|i mean|i meant|oops|or rather|correction|actually no|make that|i should say|never mind|nevermind|nvm|ignore that|forget that|forget it)$/iu;

/** Words that take back all that was said in the sentence. */
const ALL_OF_IT = /^(?:never mind|nevermind|nvm|ignore that|forget that|forget it)$/iu;

/** The tokens with each thing said in place of another where that other stood, and without the words that take it back. */
export function withoutRetracted(given: readonly Token[]): readonly Token[] {
  if (!anyWord(given, ...TAKING_BACK) && !given.some(it => it.text === '…' || it.text.startsWith('..'))) return given;
  // "can I make that a Dog instead": what is asked for
  const tokens = given.map((it, i): Token => (isWished(given, i) ? { kind: 'about', word: '', ...plainPart(it) } : it));
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const broken = brokenOff(result, tokens, i);
    if (broken !== undefined) {
      result.splice(broken, result.length - broken, stopAfter(result));
      while (isWithdrawing(tokens[i + 1])) i++;
      continue;
    }
    const withdrawn = withdrawnFrom(result, tokens, i);
    if (withdrawn !== undefined) result.splice(withdrawn, result.length - withdrawn);
    const length = retractionAt(tokens, i);
    const all = tokens.slice(i, i + length).some(it => ALL_OF_IT.test(it.text));
    const said = length === 0 ? undefined : saidInPlace(result, tokens.slice(i + length), all);
    if (said === undefined) {
      const isLast = tokens[i + 1] === undefined || tokens[i + 1]?.kind === 'stop';
      result.push(isOfSpeech(token, result, isLast) ? asFiller(token) : token);
      continue;
    }
    result.splice(said.from, result.length - said.from, ...said.instead);
    i += length + said.read - 1;
  }
  return result;
}

/** Whether "make that" stands right after what asks whether a player may do so. */
function isWished(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - 2), i).findLast(it => it.kind !== 'filler');
  return /^make that$/iu.test(tokens[i]?.text ?? '') && before?.kind === 'ask' && / \p{L}+$/u.test(before.text);
}

/** The wording "I mean, if I cast X": it begins a sentence, and takes nothing back. */
function isOfSpeech(token: Token, before: readonly Token[], isLast: boolean): boolean {
  const last = before.findLast(it => it.kind !== 'filler');
  // "…, right? Elesh Norn, Mother of Machines i mean": which card was named in short
  const [name = ''] = last?.kind === 'card' ? last.names : [];
  const isAgain = before.some(it => it !== last && it.kind === 'card' && it.names.includes(name));
  if (isLast && isAgain && /^(?:i mean|i meant)$/iu.test(token.text)) return true;
  return /^(?:i mean|i meant|oops|actually no)$/iu.test(token.text) && (last === undefined || last.kind === 'stop');
}

/** The number of tokens that take back, with the signs around them; 0 where nothing is taken back. */
function retractionAt(tokens: readonly Token[], i: number): number {
  let end = i;
  let sure = false;
  let words = 0;
  for (let n = i; n < tokens.length; n++) {
    const token = tokens[n];
    if (token === undefined || !(isSign(token) || TAKEN_BACK.test(token.text))) break;
    // "… no baby right?" says what does not come
    if (/^no$/iu.test(token.text) && ['unknown', 'noun', 'about'].includes(tokens[n + 1]?.kind ?? '')) break;
    // "…, sorry": broken off, and begun anew
    // "no, sorry"
    if (!isSign(token)) words += 1;
    sure ||= words > 1 || SURELY.test(token.text) || (n > i && isBrokenOff(tokens[n - 1]) && !isSign(token));
    end = n + 1;
  }
  return sure ? end - i : 0;
}

/** The place where a clause begins that is broken off at its verb: "and I crack.. I gain 5 life"; undefined for none. */
function brokenOff(before: readonly Token[], tokens: readonly Token[], i: number): number | undefined {
  const sign = tokens[i];
  const [subject, verb] = before.slice(-2);
  const isDots = /^\.\.+$|^…$/u.test(sign?.text ?? '');
  // "and I tick.. no wait, I cast X": what is taken back need not be understood
  const isTakenBack = isDots && SURELY.test(tokens[i + 1]?.text ?? '');
  const isVerb = verb?.kind === 'verb' ? verb.voice === 'active' : verb?.kind === 'unknown' && isTakenBack;
  if (!isDots || !isVerb || verb === undefined || verb.end > (sign?.at ?? 0)) return undefined;
  const player = tokens.find((it, n) => n > i && !(isTakenBack && (n === i + 1 || isSign(it))) && it.kind !== 'filler');
  const isSubject = subject?.kind === 'who' && !subject.whose && player?.kind === 'who' && player.who === subject.who;
  if (!isSubject) return undefined;
  const joined = before.at(-3);
  const isJoined = joined?.kind === 'small' && ['and', 'comma', 'then'].includes(joined.word);
  return before.length - (isJoined ? 3 : 2);
}

/** The place where a question begins that is taken back as a whole: "activate X? no wait, can I …"; undefined for none. */
function withdrawnFrom(before: readonly Token[], tokens: readonly Token[], i: number): number | undefined {
  const mark = before.at(-1);
  const [taken, comma, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const asks = [comma, next].find(it => it !== undefined && !isSign(it));
  if (mark?.text !== '?' || !SURELY.test(taken?.text ?? '') || asks?.kind !== 'ask') return undefined;
  return before.slice(0, -1).findLastIndex(it => it.kind === 'stop') + 1;
}

/** Whether a token takes back by itself, or is a comma behind what does. */
function isWithdrawing(token: Token | undefined): boolean {
  return token !== undefined && (SURELY.test(token.text) || token.text === ',');
}

function isBrokenOff(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'doubt' && /^\.\.+$|^…$/u.test(token.text);
}

/** A sign within a sentence, or one that breaks it off. */
function isSign(token: Token): boolean {
  if (token.kind === 'stop') return token.text !== '?' && token.text !== 'vs';
  return token.kind === 'small' && (token.word === 'comma' || /^\.\.+$|^…$/u.test(token.text));
}

/** Tokens in place of the end of what was said before, from `from` on, and how many of the rest were read for it. */
interface SaidInPlace {
  readonly from: number;
  readonly instead: readonly Token[];
  readonly read: number;
}

function saidInPlace(before: readonly Token[], rest: readonly Token[], all: boolean): SaidInPlace | undefined {
  const [first, second] = rest;
  if (first === undefined || before.length === 0) return undefined;
  const number = numberInPlace(before, rest);
  if (number !== undefined) return number;
  const corrected = correctedTo(before, rest);
  if (corrected !== undefined) return corrected;
  if (all) return { from: before.findLastIndex(it => it.kind === 'stop' && it.hard) + 1, instead: [], read: 0 };
  if (first.kind === 'ask' || (first.kind === 'be' && before.at(-1)?.kind !== 'be'))
    return { from: before.length, instead: [stopAfter(before)], read: 0 };
  if (first.kind === 'who' && !first.whose && isPredicateNext(second)) return clauseInPlace(before, rest);
  return prepositionInPlace(before, first) ?? phraseInPlace(before, rest);
}

/** The wording "I gain 4, wait, it's 2": the number that was said last in the sentence. */
function numberInPlace(before: readonly Token[], rest: readonly Token[]): SaidInPlace | undefined {
  const at = rest.findIndex(it => !['small', 'be', 'filler'].includes(it.kind));
  const [head, next] = [rest[at], rest[at + 1]];
  if (at < 1 || !/^(?:its?|it['’]s|that|thats|that['’]s|just|only)$/iu.test(rest[0]?.text ?? '')) return undefined;
  if (head?.kind !== 'number' || head.article || (next !== undefined && !isSign(next) && next.kind !== 'ask'))
    return undefined;
  const from = before.findLastIndex(it => it.kind === 'number' && !it.article);
  if (from < 0 || from < before.findLastIndex(it => it.kind === 'stop' && it.hard)) return undefined;
  return { from, instead: [head, ...before.slice(from + 1)], read: at + 1 };
}

/** The wording "I have X out, wait no, it's Y": the name that was said last in the sentence. */
function correctedTo(before: readonly Token[], rest: readonly Token[]): SaidInPlace | undefined {
  const said = /^(?:its|it['’]s|that['’]?s|it was|it is|shes|hes)$/iu.test(rest[0]?.text ?? '') ? 1 : 0;
  const [pointed, is] = rest;
  const lead = pointed?.kind === 'small' && pointed.word === 'it' && is?.kind === 'be' ? 2 : said;
  const name = rest[lead];
  const next = rest[lead + 1];
  if (lead === 0 || name?.kind !== 'card' || (next !== undefined && !isSign(next) && next.kind !== 'ask'))
    return undefined;
  const inPlace = phraseInPlace(before, rest.slice(lead));
  return inPlace && { ...inPlace, read: inPlace.read + lead };
}

/** The wording "with X, no wait, with Y": what began with the same word. */
function prepositionInPlace(before: readonly Token[], first: Token): SaidInPlace | undefined {
  if (
    first.kind !== 'small' ||
    !['with', 'without', 'under', 'copying', 'naming', 'attached', 'on'].includes(first.word)
  )
    return undefined;
  const from = before.findLastIndex(it => it.kind === 'small' && it.word === first.word);
  const isOfSentence = from > before.findLastIndex(it => it.kind === 'stop' && it.hard);
  return from >= 0 && isOfSentence ? { from, instead: [], read: 0 } : undefined;
}

function stopAfter(before: readonly Token[]): Token {
  const at = before.at(-1)?.end ?? 0;
  return { kind: 'stop', hard: false, text: '', at, end: at };
}

function isPredicateNext(token: Token | undefined): boolean {
  return token?.kind === 'have' || (token?.kind === 'verb' && token.voice === 'active');
}

/** The clause of the same verb, or its subject alone where it has no verb yet: "they have X, no wait, I have X". */
function clauseInPlace(before: readonly Token[], [player, verb, object]: readonly Token[]): SaidInPlace | undefined {
  const from = before.findLastIndex(isBoundary) + 1;
  const clause = before.slice(from);
  const verbs = clause.filter(it => it.kind === 'have' || it.kind === 'verb');
  const names = clause.filter(it => it.kind === 'card' || it.kind === 'noun');
  const [only, ...more] = verbs;
  if (clause.length === 0 || more.length > 0 || names.length > 1) return undefined;
  const same =
    only === undefined ||
    (only.kind === verb?.kind && (only.kind !== 'verb' || verb.kind !== 'verb' || only.action === verb.action));
  // "my opponent has X, no wait, I have it": the same thing is somebody else's
  const isOfIt = object?.kind === 'small' && object.word === 'it';
  if (same && isOfIt && only !== undefined && player !== undefined && verb !== undefined && names.length === 1)
    return { from, instead: [player, verb, ...clause.slice(clause.indexOf(only) + 1)], read: 3 };
  return same ? { from, instead: [], read: 0 } : undefined;
}

function isBoundary(token: Token): boolean {
  if (token.kind === 'stop') return true;
  return token.kind === 'small' && ['and', 'then', 'if', 'with', 'comma', 'under'].includes(token.word);
}

/** The last phrase of the same kind, with what stands before it: "I have X, I meant Y". */
function phraseInPlace(before: readonly Token[], rest: readonly Token[]): SaidInPlace | undefined {
  const length = rest.findIndex(it => !isLead(it));
  const head = rest[length];
  if (head === undefined) return undefined;
  const kind = kindOf(head);
  const end = before.findLastIndex(it => kindOf(it) === kind);
  if (kind === undefined || end < before.findLastIndex(it => it.kind === 'stop' && it.hard)) return undefined;
  if (end < 0) return undefined;
  const leads = rest.slice(0, length);
  let from = end;
  for (let lead = before[from - 1]; lead !== undefined && isLead(lead); lead = before[from - 1]) from--;
  // "two bears, I mean three": the number alone; "my bear, I mean the angel": whose it is stays
  const kept = leads.length === 0 ? before.slice(from, end).filter(it => it.kind !== 'number' || it.article) : [];
  const comma = rest[length + 1];
  const ends = comma?.kind === 'small' && comma.word === 'comma' && isPredicateNext(rest[length + 2]) ? 1 : 0;
  return { from, instead: [...kept, ...leads, head, ...before.slice(end + 1)], read: length + 1 + ends };
}

/** Whether a token stands before a name and belongs to it. */
function isLead(token: Token): boolean {
  if (token.kind === 'number') return true;
  return token.kind === 'filler' || (token.kind === 'who' && token.whose);
}

/** Kinds of what one phrase may stand for another of. */
function kindOf(token: Token): 'name' | 'player' | 'place' | 'state' | 'counters' | 'x' | undefined {
  switch (token.kind) {
    case 'card':
    case 'noun':
      return 'name';
    case 'who':
      return token.whose ? undefined : 'player';
    case 'there':
      return token.who === undefined ? undefined : 'place';
    case 'state':
    case 'counters':
    case 'x':
      return token.kind;
    default:
      return undefined;
  }
}
