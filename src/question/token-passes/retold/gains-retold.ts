// Gains that a permanent is told to bring beside the event that it looks at: "Soul Warden gains me 1", "and I gain a life off it", where
// the answer tells them.
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such permanent as there, and the gain as filler. */
export function withoutGainsRetold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'enters', 'returns') || !anyWord(tokens, 'sees', ...TRIGGERS, ...GAINING)) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      ofTrigger(tokens, i) ??
      seenBy(tokens, i) ??
      joinedGain(tokens, i, cards) ??
      gainedBy(tokens, i, cards) ??
      gainedThen(tokens, i, cards),
  );
}

const GAINING = ['gain', 'gains', 'gives', 'gives me', 'gets me', 'nets me', 'pings', 'bumps', 'ticks'];
const GAINS = new RegExp(`^(?:${GAINING.join('|')})$`, 'iu');

const TRIGGERS: readonly string[] = ['trigger', 'triggers', 'etb', 'etbs'];

/** The most tokens of "drew two extra cards from the second trigger". */
const LONGEST_RESULT = 9;

/** The wording "I cast X, and drew extra cards from the second trigger": what came of the event, which the answer tells. */
function ofTrigger(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [joint, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const at = joint !== undefined && isListSign(joint) ? (first !== undefined && isListSign(first) ? i + 2 : i + 1) : -1;
  const verb = at === i + 2 ? second : first;
  const isResult = verb?.kind === 'verb' && ['draws', 'gainsLife', 'creates', 'losesLife'].includes(verb.action);
  if (at < 0 || !isResult) return undefined;
  let to = at + 1;
  let from = -1;
  while (to < at + LONGEST_RESULT && isOfResult(tokens[to])) {
    const token = tokens[to];
    if (token?.kind === 'small' && ['from', 'off', 'for', 'of'].includes(token.word)) from = to;
    to += 1;
  }
  const [last, end] = [tokens[to - 1], tokens[to]];
  const isOfTrigger = from > 0 && last?.kind === 'about' && TRIGGERS.includes(last.text.toLowerCase());
  if (!isOfTrigger || !(end === undefined || end.kind === 'stop')) return undefined;
  if (!tokens.some((it, n) => n < i && isEvent(it))) return undefined;
  return { tokens: tokens.filter((_, n) => n >= i && n < to).map(asFiller), to };
}

function isOfResult(token: Token | undefined): boolean {
  if (token?.kind === 'who') return token.whose;
  return (
    token !== undefined && ['number', 'about', 'filler', 'unknown', 'small'].includes(token.kind) && !isListSign(token)
  );
}

/** Whether something is told to enter or to be cast. */
function isEvent(token: Token): boolean {
  return token.kind === 'verb' && token.action === 'enters';
}

/** The wording "and Panharmonicon sees that": it is there. */
function seenBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [joint, name, sees, that, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (joint === undefined || !isListSign(joint) || name?.kind !== 'card' || !/^sees$/iu.test(sees?.text ?? ''))
    return undefined;
  if (sees === undefined || !/^(?:that|it|this)$/iu.test(that?.text ?? '')) return undefined;
  if (!(end === undefined || (end.kind === 'stop' && end.text !== '?'))) return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(joint) };
  return { tokens: [stop, name, { kind: 'there', ...plainPart(sees) }], to: i + 4 };
}

function gainsLife(token: Token | undefined, cards: Cards): boolean {
  const known = token?.kind === 'card' ? cardKnown(cards, token) : undefined;
  const isWatching = known?.face.abilities.some(it => it.kind === 'triggered') === true;
  return isWatching && known.says.has('gain') && known.says.has('life');
}

/** The place past "me", a number, "life" and "up". */
function pastGain(tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < from + LONGEST && isOfGain(tokens[to])) to++;
  return to;
}

function isOfGain(token: Token | undefined): boolean {
  if (token?.kind === 'who') return token.who === 'you' && !token.whose;
  return token?.kind === 'number' || /^(?:life|up|lives)$/iu.test(token?.text ?? '');
}

/** The most tokens of "me one life up". */
const LONGEST = 4;

/** The wordings "Soul Warden gains me 1", "if Soul Warden gains me life from X entering". */
function gainedBy(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [name, verb] = [tokens[i], tokens[i + 1]];
  if (name?.kind !== 'card' || verb === undefined || !GAINS.test(verb.text) || !gainsLife(name, cards))
    return undefined;
  const to = pastGain(tokens, i + 2);
  const isOfMe = /\bme$/iu.test(verb.text) || tokens[i + 2]?.kind === 'who';
  const place = { ...plainPart(verb), text: '' };
  const lead = tokens[to];
  const isCause = lead?.kind === 'small' && ['from', 'off', 'for', 'if'].includes(lead.word);
  if (!isOfMe || to === i + 1) return undefined;
  // "from X entering"
  const goesOn = isCause && tokens[to + 1]?.kind === 'card' && tokens.slice(to + 1, to + 4).some(isEvent);
  if (goesOn && lead !== undefined)
    return {
      tokens: [name, { kind: 'there', ...place }, { kind: 'small', word: 'if', ...plainPart(lead), text: 'when' }],
      to: to + 1,
    };
  return { tokens: [name, { kind: 'there', ...place }], to };
}

/** The wording "when X enters and my Soul Warden gains me 1": a part of its own. */
function joinedGain(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const joint = tokens[i];
  if (joint === undefined || !isListSign(joint) || tokens[i - 1]?.kind !== 'verb') return undefined;
  const owner = tokens[i + 1];
  const isOwned = owner?.kind === 'who' && owner.whose;
  const gained = gainedBy(tokens, isOwned ? i + 2 : i + 1, cards);
  if (gained === undefined) return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(joint) };
  return { tokens: [stop, ...(isOwned ? [owner] : []), ...gained.tokens], to: gained.to };
}

/** The wording "Soul Warden triggers when X enters, I gain a life": what the permanent named before does. */
function gainedThen(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [joint, who, verb] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (joint === undefined || !isListSign(joint) || who?.kind !== 'who' || who.who !== 'you' || who.whose)
    return undefined;
  if (verb?.kind !== 'verb' || verb.action !== 'gainsLife' || !/^gains?$/iu.test(verb.text)) return undefined;
  const to = pastGain(tokens, i + 3);
  const end = tokens[to];
  const ends = end === undefined || end.kind === 'stop' || isListSign(end);
  const isToldBefore = tokens.slice(0, i).some(isEvent) && tokens.slice(0, i).some(it => gainsLife(it, cards));
  if (!ends || to === i + 3 || !isToldBefore) return undefined;
  return { tokens: tokens.slice(i, to).map(asFiller), to };
}
