// Chapters with which a Saga with read ahead begins: "if I pick chapter 3 straight away", "starting on chapter 2" (702.155a).
import { firstIndexFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { numberNamed } from '../../tokens/counts.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isListSign, plainPart, playingOf, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such a chapter as the number that was chosen as the Saga named before it enters. */
export function withChaptersChosen(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'chapter', ...CHOOSING) || !tokens.some(it => hasReadAhead(it, cards))) return tokens;
  const isTold = anyVerb(tokens, 'enters');
  const before = isTold ? tokens : withChosenBefore(tokens, cards);
  if (before !== tokens) return before;
  for (let i = 1; i < tokens.length; i++) {
    const chosen = chosenAt(tokens, i);
    const entering = isTold ? sagaEntering : sagaBesideGiver;
    const saga = chosen === undefined ? undefined : entering(tokens, i, cards);
    if (chosen === undefined || saga === undefined) continue;
    const said: Token = {
      kind: 'state',
      after: true,
      patch: { chosen: { number: chosen.value } },
      text: tokens
        .slice(i, chosen.to)
        .map(it => it.text)
        .join(' '),
      at: tokens[i]?.at ?? 0,
      end: tokens[chosen.to - 1]?.end ?? 0,
    };
    return tokens.flatMap((token, n): readonly Token[] => {
      if (n === saga) return [...(isTold ? [] : playingOf(token)), token, said];
      if (n === saga - 1 && !isTold) return [{ kind: 'stop', hard: false, ...plainPart(token) }];
      if (n >= i && n < chosen.to) return [asFiller(token)];
      return [isOfChapters(tokens, n) ? asFiller(token) : token];
    });
  }
  return tokens;
}

const CHOOSING: readonly string[] = [
  ...['pick', 'picks', 'picked', 'picking', 'choose', 'chooses', 'chose', 'choosing', 'start', 'starts', 'starting'],
  ...['begin', 'beginning', 'skip', 'skipping', 'skipped', 'go', 'going', 'jump', 'jumping', 'read ahead', 'read'],
];

const CHOOSES =
  /^(?:(?:pick|choos|chos)(?:e|es|ing|s|ed)?|start(?:s|ed|ing)?(?: (?:it )?(?:on|at|with))?|begin(?:s|ning)?(?: (?:on|at|with))?|skip(?:s|ped|ping)?(?: (?:straight |right )?to)?|go(?:es|ing)?(?: (?:straight |right )?to)?|jump(?:s|ed|ing)?|read|read ahead)$/iu;
const BETWEEN = /^(?:straight|right|directly|ahead|to|on|at|with|it|the|away|immediately|number|chapter)$/iu;
const CHAPTER = /^(?:chapter|lore) (\d|i{1,3}|one|two|three|four)$/iu;
const NTH = /^(?:the )?(first|second|third|last) chapter$/iu;
const ROMAN: readonly string[] = ['i', 'ii', 'iii'];
const ORDINAL: readonly string[] = ['first', 'second', 'third'];

/** The chapter chosen in a clause from a place on, and the place behind it; undefined for other words. */
function chosenAt(tokens: readonly Token[], i: number): { readonly value: number; readonly to: number } | undefined {
  const lead = tokens[i];
  // "I cast X on chapter 3"
  const state = isSmall(lead, 'with') ? tokens[i + 1] : lead;
  const laid = state?.kind === 'state' && tokens[i - 1]?.kind === 'card' ? loreOf(state) : undefined;
  if (laid !== undefined) return { value: laid, to: state === lead ? i + 1 : i + 2 };
  const isStop = lead?.kind === 'stop' && lead.text !== '?';
  if (lead === undefined || !(isStop || isListSign(lead) || isSmall(lead, 'if'))) return undefined;
  const verb = firstIndexFrom(tokens, isStop ? i + 1 : i, it => !isOpening(it)) ?? i;
  if (!CHOOSES.test(tokens[verb]?.text ?? '')) return undefined;
  const at = firstIndexFrom(tokens, verb + 1, it => !(it.kind === 'filler' || BETWEEN.test(it.text))) ?? verb;
  const value = chapterNamed(tokens[at]);
  const isIdle = (it: Token) =>
    it.kind === 'filler' || /^(?:right|straight) away$|^(?:at once|immediately)$/iu.test(it.text);
  const to = firstIndexFrom(tokens, at + 1, it => !isIdle(it)) ?? tokens.length;
  const end = tokens[to];
  const ends = end === undefined || ['stop', 'ask'].includes(end.kind) || isListSign(end);
  return value !== undefined && ends ? { value, to } : undefined;
}

/** The tokens with "I pick chapter 3 for X", where nothing else is told to happen, as X that enters with that number chosen. */
function withChosenBefore(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [verb, chapter, of] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    const value = CHOOSES.test(verb?.text ?? '') ? chapterNamed(chapter) : undefined;
    if (value === undefined || chapter === undefined || !/^(?:for|on|of|in|with)$/iu.test(of?.text ?? ''))
      return undefined;
    const at = tokens[i + 3]?.kind === 'who' || tokens[i + 3]?.kind === 'filler' ? i + 4 : i + 3;
    const saga = tokens[at];
    if (saga === undefined || !hasReadAhead(saga, cards) || isOpponent(tokens[i - 1])) return undefined;
    const said: Token = { kind: 'state', after: true, patch: { chosen: { number: value } }, ...plainPart(chapter) };
    const player = tokens[i - 1]?.kind === 'who' ? playingOf(saga).slice(1) : playingOf(saga);
    return { tokens: [...player, saga, said], to: at + 1 };
  });
}

function isOpponent(token: Token | undefined): boolean {
  return token?.kind === 'who' && token.who === 'opponent';
}

/** Words before the verb: "and", "if I". */
function isOpening(token: Token): boolean {
  if (token.kind === 'filler') return !CHOOSES.test(token.text);
  return isListSign(token) || (token.kind === 'who' && token.who === 'you' && !token.whose) || isSmall(token, 'if');
}

function isSmall(token: Token | undefined, word: string): boolean {
  return token?.kind === 'small' && token.word === word;
}

function chapterNamed(token: Token | undefined): number | undefined {
  if (token === undefined) return undefined;
  // "starting on chapter 3"
  if (token.kind === 'state') return loreOf(token);
  if (token.kind === 'number') return token.article ? undefined : token.value;
  const said = CHAPTER.exec(token.text)?.[1]?.toLowerCase();
  const nth = NTH.exec(token.text)?.[1]?.toLowerCase();
  if (nth !== undefined) return ORDINAL.includes(nth) ? ORDINAL.indexOf(nth) + 1 : undefined;
  if (said === undefined) return undefined;
  return ROMAN.includes(said) ? ROMAN.indexOf(said) + 1 : numberNamed(said)?.value;
}

/** The number of lore counters that a state is, "on chapter 3"; undefined for another state. */
function loreOf({ patch: { counters } }: Extract<Token, { kind: 'state' }>): number | undefined {
  const lore = typeof counters === 'object' && counters !== null && 'lore' in counters ? counters.lore : undefined;
  return typeof lore === 'number' ? lore : undefined;
}

/** The place of the one Saga that is told to enter before a place; undefined where there is none, or another one. */
function sagaEntering(tokens: readonly Token[], i: number, cards: Cards): number | undefined {
  const at = lastIndexBefore(tokens, i, it => it.kind === 'card');
  const named = tokens[at];
  const known = named?.kind === 'card' ? cardKnown(cards, named) : undefined;
  if (known?.face.subtypes.includes('Saga') !== true) return undefined;
  const verb = tokens.slice(Math.max(0, at - 3), at).find(it => it.kind === 'verb');
  return verb?.kind === 'verb' && verb.action === 'enters' ? at : undefined;
}

/** The place of the Saga in "Barbara Wright + History of Benalia", where nothing is told to happen: the one that enters. */
function sagaBesideGiver(tokens: readonly Token[], i: number, cards: Cards): number | undefined {
  const at = lastIndexBefore(tokens, i, it => it.kind === 'card');
  const [giver, sign, saga] = at < 2 ? [] : tokens.slice(at - 2, at + 1);
  const known = saga?.kind === 'card' ? cardKnown(cards, saga) : undefined;
  if (giver === undefined || sign === undefined || !isListSign(sign) || !hasReadAhead(giver, cards)) return undefined;
  return known?.face.subtypes.includes('Saga') === true ? at : undefined;
}

/** Whether a card has read ahead, or gives it to Sagas. */
function hasReadAhead(token: Token, cards: Cards): boolean {
  return token.kind === 'card' && cardKnown(cards, token)?.says.has('read ahead') === true;
}

/** The numbers of "do I get a Knight from 1 and 2": the other chapters. */
function isOfChapters(tokens: readonly Token[], i: number): boolean {
  const from = lastIndexBefore(tokens, i, it => it.kind !== 'number' && !isListSign(it));
  const [lead, token] = [tokens[from], tokens[i]];
  if (token === undefined || !(isSmall(lead, 'from') || isSmall(lead, 'off'))) return false;
  if (token.kind !== 'number' && !isListSign(token)) return false;
  const end = firstIndexFrom(tokens, i, it => it.kind !== 'number' && !isListSign(it)) ?? tokens.length;
  return tokens[end] === undefined || tokens[end]?.kind === 'stop';
}
