// Events told of again in what is asked: "I blink X. What triggers when it comes back?", "they flash in X. Do I gain life when X comes in?".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { fillRange, isAskedBefore, sentenceStart } from '../../tokens/token-parts.ts';

/** Events by which something is on the battlefield that was not. */
const COMING: readonly SpokenAction[] = ['enters', 'returns', 'blinks', 'creates'];

/** Verbs of what comes of an event. */
const OF_OUTCOMES: readonly SpokenAction[] = ['gainsLife', 'losesLife', 'draws'];

/** The tokens with "when it comes back" as filler, at the end of a question, after an event of that kind was told. */
export function withoutRepeatedEvents(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'when', 'once', 'as', 'after') || !anyOfKind(tokens, 'verb')) return tokens;
  const result = [...tokens];
  for (const [i, when] of tokens.entries()) {
    if (!/^(?:when|once|as|after)$/iu.test(when.text)) continue;
    const hit = hitAt(tokens, i);
    if (hit !== undefined) {
      fillRange(result, i, hit);
      continue;
    }
    const [subject, verb, end] = tokens.slice(i + 1).filter(it => it.kind !== 'filler');
    const isPronoun =
      (subject?.kind === 'small' && subject.word === 'it') || /^(?:they|he|she)$/iu.test(subject?.text ?? '');
    const isComing = verb?.kind === 'verb' && COMING.includes(verb.action) && verb.voice === 'middle';
    const isTold = isPronoun ? isToldBefore(tokens, i) : isPlayToldOf(tokens, i, subject, cards);
    if (!isTold || !isComing || (end !== undefined && end.kind !== 'stop')) continue;
    fillRange(result, i, end === undefined ? tokens.length : tokens.indexOf(end));
  }
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** The place after "when it hits", where nothing is told to be hit and something was told to enter; undefined for other words. */
function hitAt(tokens: readonly Token[], i: number): number | undefined {
  const [subject, verb, next] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isIt = subject?.kind === 'small' && subject.word === 'it';
  if (!isIt || verb?.kind !== 'verb' || !/^(?:hits|lands)$/iu.test(verb.text)) return undefined;
  const isEnd = next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word === 'comma');
  const isTold = tokens.slice(0, i).some(it => it.kind === 'verb' && COMING.includes(it.action));
  return isEnd && isTold ? i + 3 : undefined;
}

/** Whether a subject names what was told to be played in a sentence before: by its name, or by a creature type of it. */
function isPlayToldOf(tokens: readonly Token[], i: number, subject: Token | undefined, cards: Cards): boolean {
  const from = sentenceStart(tokens, i);
  if (!tokens.slice(from, i).some(it => it.kind === 'ask')) return false;
  const plays = tokens.slice(0, from).flatMap((verb, n) => {
    const at = tokens[n + 1]?.kind === 'number' ? n + 2 : n + 1;
    const isPlay = verb.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
    return isPlay && !isAskedBefore(tokens, n) ? tokens.slice(at, at + 1) : [];
  });
  return plays.some(played => {
    if (played.kind !== 'card') return false;
    if (subject?.kind === 'card') return subject.names[0] === played.names[0];
    const type = subject?.kind === 'noun' ? subject.noun.said : subject?.kind === 'about' ? subject.text : undefined;
    return cardKnown(cards, played)?.face.subtypes.some(it => it.toLowerCase() === type?.toLowerCase()) === true;
  });
}

/** Whether words before ask, in that sentence, and an event of that kind was told in one before. */
function isToldBefore(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const asks = tokens.slice(from, i).some(it => it.kind === 'ask');
  const before = tokens.slice(0, i).filter(it => it.kind === 'verb');
  const told = tokens.slice(0, from).some(it => it.kind === 'verb' && COMING.includes(it.action));
  // "Progenitor Mimic on Thragtusk, how much do I gain when it comes in": what is named enters
  const isEntering = tokens.slice(i).some(it => it.kind === 'verb' && it.action === 'enters');
  const isImplied = isEntering && before.every(it => it.kind === 'verb' && OF_OUTCOMES.includes(it.action));
  return asks && (told || (isImplied && tokens.slice(0, i).some(it => it.kind === 'card')));
}
