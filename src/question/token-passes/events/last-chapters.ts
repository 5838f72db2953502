// Sagas that turn over: "it gets to the last chapter, it's exiled and comes back as Vision of the Unspeakable", "third chapter of my
// Saga", "the last chapter resolves" (714.4).
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what is exiled and comes back as the other side of a card that was named as that it transforms. */
export function withLastChapters(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(typed, 'returns', 'transforms') && !anyWord(typed, 'chapter')) return typed;
  const isTurning = (it: Token) => it.kind === 'verb' && ['returns', 'transforms'].includes(it.action);
  if (!typed.some(it => isTurning(it) || CHAPTER.test(it.text))) return typed;
  const tokens = withRunsReplaced(typed, i => turnedAt(typed, i) ?? flippedAt(typed, i));
  const saga = sagaTurned(tokens, cards);
  if (saga === undefined) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      exiledAndBack(tokens, i, saga) ??
      chapterAt(tokens, i, saga) ??
      pronounFlips(tokens, i, saga) ??
      turningTold(tokens, i) ??
      asideAt(tokens, i),
  );
}

const CHAPTER = /^chapter(?: (?:iii|3|three))?$/iu;

type CardToken = Extract<Token, { kind: 'card' }>;

/** The one Saga named that is exiled and returns as its other side, where no lore counters are told of it. */
function sagaTurned(tokens: readonly Token[], cards: Cards): CardToken | undefined {
  if (tokens.some(it => it.kind === 'counters')) return undefined;
  const sagas = tokens.filter((token): token is CardToken => {
    const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
    const isSaga = known?.face.subtypes.includes('Saga') === true && known.printed.layout === 'transform';
    return isSaga && known.says.has('exile');
  });
  const [saga] = sagas;
  return sagas.some(it => it.names[0] !== saga?.names[0]) ? undefined : saga;
}

const BEFORE_CHAPTER =
  /^(?:finish(?:es|ed)?|reach(?:es|ed)?|hits?|gets? to|got to|goes to|is|was|at|on|to|in|its|the|my|with|now|just|finally|has|already|(?:is )?(?:just )?about to|is going to|going to)$/iu;
const LAST = /^(?:third|3rd|last|final)$/iu;

function turns(token: Token): Token {
  return { kind: 'verb', action: 'transforms', voice: 'middle', ...plainPart(token), text: 'flips' };
}

/** The wordings "my Saga is at its final chapter", "third chapter of my Saga", "the last chapter resolves", "chapter III.": it turns over. */
function chapterAt(tokens: readonly Token[], i: number, saga: CardToken): RunReplacement | undefined {
  const first = tokens[i];
  if (first === undefined || first.kind === 'card') return undefined;
  let at = i;
  while (at < i + 5 && tokens[at]?.kind !== 'card' && BEFORE_CHAPTER.test(tokens[at]?.text ?? '')) at += 1;
  const isLast = LAST.test(tokens[at]?.text ?? '');
  const chapter = tokens[isLast ? at + 1 : at];
  if (chapter === undefined || !CHAPTER.test(chapter.text) || !(isLast || / /u.test(chapter.text))) return undefined;
  let to = isLast ? at + 2 : at + 1;
  const isOf = tokens[to]?.kind === 'small' && /^(?:of|on)$/iu.test(tokens[to]?.text ?? '');
  const owner = isOf && tokens[to + 1]?.kind === 'who' ? tokens.slice(to + 1, to + 2) : [];
  const named = isOf ? tokens[to + 1 + owner.length] : undefined;
  if (isOf && named?.kind !== 'card') return undefined;
  if (isOf) to += 2 + owner.length;
  if (/^(?:resolves?|resolving|resolved|triggers?|ends|goes off|happens)$/iu.test(tokens[to]?.text ?? '')) to += 1;
  const before = tokens[i - 1];
  const isSubject = before?.kind === 'card' && before.names[0] === saga.names[0];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'small' || before.kind === 'there';
  if (!isSubject && !begins) return undefined;
  if (!isSubject && !isOf && tokens.slice(0, i).every(it => it.kind !== 'card')) return undefined;
  const subject = isSubject ? [] : [...owner, { ...saga, ...plainPart(chapter), text: saga.text }];
  return { tokens: [...subject, turns(chapter)], to };
}

/** The wordings "it gets exiled and returns transformed", "X goes to exile and should return flipped under me": it turns over. */
function exiledAndBack(tokens: readonly Token[], i: number, saga: CardToken): RunReplacement | undefined {
  const subject = tokens[i];
  const isSaga = subject?.kind === 'card' && subject.names[0] === saga.names[0];
  const isIt = subject?.kind === 'small' && subject.word === 'it';
  if (subject === undefined || !(isSaga || isIt)) return undefined;
  let at = i + 1;
  while (at < i + 4 && /^(?:is|gets?|got|goes|goes to|to|would|will)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  if (!/^exiled?$/iu.test(tokens[at]?.text ?? '')) return undefined;
  at += 1;
  while (at < i + 8 && /^(?:,|and|and then|then|should|would|will|it|is)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const [back, state] = [tokens[at], tokens[at + 1]];
  if (back?.kind !== 'verb' || back.action !== 'returns') return undefined;
  if (state?.kind !== 'state' || state.patch.face !== 'back') return undefined;
  const isMine = /^under$/iu.test(tokens[at + 2]?.text ?? '') && tokens[at + 3]?.kind === 'who';
  const named: Token = { ...saga, ...plainPart(subject), text: saga.text };
  return { tokens: [named, turns(back)], to: isMine ? at + 4 : at + 2 };
}

/** The wordings "when it would flip", "when mine wanted to flip": the Saga does. */
function pronounFlips(tokens: readonly Token[], i: number, saga: CardToken): RunReplacement | undefined {
  const pronoun = tokens[i];
  const isMine = pronoun?.kind === 'who' && /^mine$/iu.test(pronoun.text);
  const isIt = pronoun?.kind === 'small' && pronoun.word === 'it';
  if (pronoun === undefined || !(isIt || isMine)) return undefined;
  let at = i + 1;
  while (
    at < i + 4 &&
    /^(?:would|wants?(?: to)?|wanted(?: to)?|tries|tried|is about|about|to|finally|just)$/iu.test(
      tokens[at]?.text ?? '',
    )
  )
    at += 1;
  const verb = tokens[at];
  if (verb?.kind !== 'verb' || verb.action !== 'transforms' || verb.voice !== 'middle') return undefined;
  const owner: readonly Token[] = isMine ? [{ ...pronoun, text: '', end: pronoun.at }] : [];
  return { tokens: [...owner, { ...saga, ...plainPart(pronoun), text: saga.text }, verb], to: at + 1 };
}

/** The words "(exile, then return)", ", exile and return it" behind what turns over: how it does. */
function turningTold(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [lead, exile, joint, back] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isLead = lead?.kind === 'small' && ['comma', 'and'].includes(lead.word);
  const [gone, and, returns] = isLead ? [exile, joint, back] : [lead, exile, joint];
  if (!/^exiles?$/iu.test(gone?.text ?? '') || and?.kind !== 'small') return undefined;
  let at = i + (isLead ? 2 : 1);
  while (at < i + 5 && tokens[at]?.kind === 'small' && /^(?:,|and|then)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  if (!/^returns?$/iu.test(tokens[at]?.text ?? '') || returns === undefined) return undefined;
  const pronoun = tokens[at + 1];
  const isIt = pronoun?.kind === 'small' && pronoun.word === 'it';
  return { tokens: [], to: isIt ? at + 2 : at + 1 };
}

/** The words "going" and "the whole time" behind what somebody had: it was there. */
function asideAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, going] = [tokens[i - 1], tokens[i]];
  return name?.kind === 'card' && going?.kind === 'unknown' && /^going$/iu.test(going.text)
    ? { tokens: [], to: i + 1 }
    : undefined;
}

function turnedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const saga = tokens[i];
  if (saga?.kind !== 'card') return undefined;
  const rest = tokens.slice(i + 1, i + 16);
  const end = rest.findIndex(it => it.kind === 'stop' || it.kind === 'card');
  const side = rest[end];
  if (side?.kind !== 'card' || side.names[0] !== saga.names[0] || side.text === saga.text) return undefined;
  const part = rest.slice(0, end);
  const exiled = part.findIndex(it => it.kind === 'verb' && it.action === 'exiles');
  const back = part.find((it, n) => n > exiled && it.kind === 'verb' && it.action === 'returns');
  const lead = part.at(-1);
  const isAs = lead?.kind === 'small' && ['as', 'into'].includes(lead.word);
  if (exiled < 0 || back === undefined || !isAs) return undefined;
  return {
    tokens: [saga, { kind: 'verb', action: 'transforms', voice: 'middle', ...plainPart(back) }],
    to: i + 2 + end,
  };
}

/** The wording "X gets to chapter 3 and flips". */
function flippedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const saga = tokens[i];
  if (saga?.kind !== 'card') return undefined;
  const at = tokens.findIndex((it, n) => n > i && n < i + 8 && it.kind === 'verb' && it.action === 'transforms');
  const verb = tokens[at];
  const part = at < 0 ? [] : tokens.slice(i + 1, at);
  const isOfChapter = part.some(it => it.kind === 'about' && (it.word === 'chapter' || /^chapter$/iu.test(it.text)));
  const isPlain = part.every(isBetween);
  return verb !== undefined && isOfChapter && isPlain ? { tokens: [saga, verb], to: at + 1 } : undefined;
}

function isBetween(token: Token): boolean {
  if (token.kind === 'small') return ['and', 'comma', 'to', 'then', 'it'].includes(token.word);
  return (
    token.kind === 'filler' || token.kind === 'about' || /^(?:reach(?:es|ed|ing)?|hits?|hitting)$/iu.test(token.text)
  );
}
