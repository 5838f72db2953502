// Consequences guessed behind a condition: "when they cast Murder on my Bear, my Blood Artist triggers, right?": what is asked comes of it.
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  isComma,
  isListSign,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/**
 * The tokens with a verb that asks before the subject of each such consequence, where its sentence has none: the event is the
 * condition, and no second one.
 */
export function withConsequencesGuessed(tokens: readonly Token[]): readonly Token[] {
  const mayTrigger = anyWord(tokens, 'trigger', 'triggers') && anyWord(tokens, 'comma', 'and');
  if (!anyWord(tokens, 'if') && !mayTrigger) return tokens;
  let condition: Condition | undefined;
  let begins = true;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token === undefined) return undefined;
    if (mayTrigger && isTriggering(tokens, i)) {
      condition = undefined;
      return asked(tokens, i);
    }
    if (token.kind === 'stop') condition = undefined;
    else if (begins && token.kind === 'small' && token.word === 'if')
      condition = { isAsked: isAsked(tokens, i), ends: false };
    else if (condition !== undefined && !condition.ends) condition.ends = isDeed(token, tokens[i - 1]);
    begins = token.kind === 'stop' || (begins && token.kind === 'filler');
    if (condition?.ends !== true || !isConsequence(tokens, i, condition.isAsked)) return undefined;
    condition = undefined;
    return asked(tokens, i);
  });
}

/** A condition of which the verb may have been read, and whether its sentence asks by its mark alone. */
interface Condition {
  readonly isAsked: boolean;
  ends: boolean;
}

/** Whether a sentence asks, and that by its mark or a tag alone. */
function isAsked(tokens: readonly Token[], i: number): boolean {
  if (sentenceEnd(tokens, i)?.text !== '?') return false;
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  return !tokens.some((it, n) => n > i && n < end && it.kind === 'ask');
}

/** Whether a token is the verb of an event, or a spell used as one: "they bolt". */
function isDeed(token: Token, before: Token | undefined): boolean {
  const isSpell = token.kind === 'card' && before?.kind === 'who' && !before.whose;
  return isSpell || (token.kind === 'verb' && token.action !== 'affects');
}

/** Whether the subject of a consequence stands at an index, behind what the condition is about. */
function isConsequence(tokens: readonly Token[], i: number, isQuestion: boolean): boolean {
  const [before, token] = [tokens[i - 1], tokens[i]];
  if (!isQuestion || before === undefined || token === undefined) return false;
  const isBehind =
    before.kind === 'card' ||
    before.kind === 'counters' ||
    isComma(before) ||
    (before.kind === 'verb' && before.voice === 'middle');
  const owner = token.kind === 'who' && token.whose;
  const pronoun = token.kind === 'small' && token.word === 'it' && /^(?:it|he|she)$/iu.test(token.text);
  if (!isBehind || !(owner || pronoun || (isComma(before) && token.kind === 'card'))) return false;
  const named = owner ? i + 1 : i;
  if (!pronoun && tokens[named]?.kind !== 'card') return false;
  const outcome = tokens[pastDescription(tokens, named + 1)];
  return isOutcome(outcome) || (pronoun && outcome?.kind === 'verb' && MADE.includes(outcome.action));
}

/** Actions of the abilities of what is spoken of as it. */
const MADE: readonly SpokenAction[] = ['creates', 'draws', 'deals', 'gainsLife', 'losesLife', 'hits'];

/** The place behind "with two lore counters on it" that describes a subject. */
function pastDescription(tokens: readonly Token[], from: number): number {
  const owner = tokens[from];
  // "Containment Priest (opponent's) eats it"
  const i = owner?.kind === 'who' && owner.whose && tokens[from + 1]?.kind !== 'card' ? from + 1 : from;
  const [lead, number, counters] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isWith = lead?.kind === 'small' && lead.word === 'with';
  const to = isWith && number?.kind === 'number' && counters?.kind === 'counters' ? i + 3 : i;
  return tokens[to]?.kind === 'filler' ? to + 1 : to;
}

/** Whether a token says what becomes of something: "triggers", "dies", "gets", "is". */
function isOutcome(token: Token | undefined): boolean {
  if (token?.kind === 'verb') return token.voice === 'middle' && token.action !== 'enters' && token.past !== true;
  if (token?.kind === 'about') return /^(?:triggers?|gets?|sticks around|stays|shrinks|survives)$/iu.test(token.text);
  if (token?.kind === 'relation') return /s$/iu.test(token.text);
  return token?.kind === 'unknown' && /^\p{Ll}{3,}s$/u.test(token.text);
}

/**
 * Whether the subject of "…, my Blood Artist triggers" stands at an index, with which a sentence ends that told of an event before and
 * asks nothing: it is no second thing that something is done to.
 */
function isTriggering(tokens: readonly Token[], i: number): boolean {
  const joint = tokens[i - 1];
  const [first, second] = [tokens[i], tokens[i + 1]];
  if (joint === undefined || !isListSign(joint) || tokens[i - 2]?.kind !== 'card') return false;
  const at = first?.kind === 'who' && first.whose ? i + 1 : i;
  const named = at === i ? first : second;
  const triggers = tokens[at + 1];
  if (named?.kind !== 'card' || triggers?.kind !== 'about' || !/^triggers?$/iu.test(triggers.text)) return false;
  const start = sentenceStart(tokens, i);
  const isTold = (token: Token, n: number) => n >= start && n < i && isDeed(token, tokens[n - 1]);
  if (!tokens.some(isTold) || tokens.some((it, n) => n >= start && n < i && it.kind === 'ask')) return false;
  const end = tokens.slice(at + 2, at + 6).findIndex(it => it.kind === 'stop');
  return tokens.slice(at + 2, at + 2 + Math.max(0, end)).every(isOfTriggering) && (end >= 0 || at + 2 >= tokens.length);
}

/** The words "twice" and "right" behind "triggers". */
function isOfTriggering(token: Token): boolean {
  return token.kind === 'about' || token.kind === 'filler' || isComma(token);
}

/** The token at a place with a verb that asks before it, behind a comma that parts it from the condition. */
function asked(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const token = tokens[i];
  if (token === undefined) return undefined;
  const place = { at: token.at, end: token.at };
  const comma: readonly Token[] = isComma(tokens[i - 1]) ? [] : [{ kind: 'small', word: 'comma', ...place, text: '' }];
  return { tokens: [...comma, { kind: 'ask', word: '', ...place, text: 'does' }, token], to: i + 1 };
}
