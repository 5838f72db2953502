// States told with "is" or by another face: "my Wizard Class was level 3", "Huntmaster is flipped to Ravager", "I've flipped Jace".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such state right beside the name that it is said of. */
export function withStatesTold(tokens: readonly Token[]): readonly Token[] {
  const isNumbered = anyOfKind(tokens, 'counters') || anyWord(tokens, 'level', 'lvl', 'loyalty', 'counter', 'counters');
  const isBeside = isNumbered && anyOfKind(tokens, 'be');
  const beside = isBeside ? withRunsReplaced(tokens, i => besideAt(tokens, i)) : tokens;
  const isFlip = anyOfKind(beside, 'state') && beside.some(isFlipped);
  if (!isFlip && !anyWord(beside, 'level', 'lvl')) return beside;
  return withRunsReplaced(beside, i => levelAt(beside, i) ?? flippedAt(beside, i) ?? turnedAt(beside, i));
}

/** The wordings "X connects and my Y is at level 3", "they cast X and my Y is on 3 ice counters": what stands beside an event. */
function besideAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [joint, owner, name, be] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isJoint = joint?.kind === 'small' && ['and', 'comma', 'if'].includes(joint.word);
  if (!isJoint || owner?.kind !== 'who' || !owner.whose || name?.kind !== 'card' || be?.kind !== 'be') return undefined;
  const lead = tokens[i + 4];
  const isAt = lead?.kind === 'small' && ['at', 'on', 'with'].includes(lead.word);
  const at = isAt ? i + 5 : i + 4;
  const isLevel = LEVEL.test(tokens[at]?.text ?? '');
  const number = tokens[isLevel ? at + 1 : at];
  const counters = isLevel ? undefined : tokens[at + 1];
  const isCounted = isAt && (counters?.kind === 'counters' || /^(?:loyalty|counters?)$/iu.test(counters?.text ?? ''));
  if (number?.kind !== 'number' || !(isLevel || isCounted)) return undefined;
  const start = sentenceStart(tokens, i);
  const isEvent = (it: Token, n: number) =>
    it.kind === 'verb' || /^(?:in|through)$/iu.test(tokens[start + n]?.text ?? '');
  const part = tokens.slice(start, i);
  if (!part.some(isEvent) || part.some(it => it.kind === 'have')) return undefined;
  const place = plainPart(be);
  const told: readonly Token[] =
    counters === undefined
      ? [{ kind: 'state', patch: { level: number.value }, after: true, ...place }]
      : [{ kind: 'small', word: 'with', ...place, text: 'with' }, number, counters];
  return {
    tokens: [
      { kind: 'small', word: 'with', ...plainPart(joint) },
      owner,
      name,
      ...told,
      { kind: 'there', ...place, text: '' },
    ],
    to: at + 2,
  };
}

const LEVEL = /^(?:level|lvl)$/iu;

function isFlipped(token: Token | undefined): boolean {
  return token?.kind === 'state' && token.patch.face === 'back';
}

/** The wording "X was level 3", in a sentence that tells. */
function levelAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [be, level, number] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (be?.kind !== 'be' || !LEVEL.test(level?.text ?? '') || number?.kind !== 'number') return undefined;
  const subject = tokens[i - 1];
  const isOfName = subject?.kind === 'card' || (subject?.kind === 'small' && subject.word === 'it');
  if (!isOfName || tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask')) return undefined;
  const state: Token = { kind: 'state', patch: { level: number.value }, after: true, ...plainPart(be) };
  return { tokens: [state], to: i + 3 };
}

/** Wordings "X is flipped to Y", "flipped X (so the Y side)", where both name the one card. */
function flippedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const name = tokens[i];
  if (name?.kind !== 'card') return undefined;
  const isBefore = isFlipped(tokens[i - 1]);
  const be = tokens[i + 1]?.kind === 'be' ? 1 : 0;
  const state = isBefore ? tokens[i - 1] : tokens[i + 1 + be];
  if (!isFlipped(state) || state === undefined) return undefined;
  let at = isBefore ? i + 1 : i + 2 + be;
  while (isBetween(tokens[at]) && at < i + 6) at++;
  const other = tokens[at];
  const isSame = other?.kind === 'card' && other.names[0] === name.names[0];
  if (!isSame) return undefined;
  const to = /^(?:side|face)$/iu.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const rest = tokens.slice(i + 1, to).map(asFiller);
  return { tokens: isBefore ? [name, ...rest] : [{ ...state, ...plainPart(name) }, name, ...rest], to };
}

/** Whether a token only leads from a name to that of its other face. */
function isBetween(token: Token | undefined): boolean {
  if (token?.kind === 'filler') return true;
  return token?.kind === 'small' && ['to', 'into', 'comma', 'it', 'as', 'and'].includes(token.word);
}

/** The wording "I've flipped X, so he's Y": the permanent is there. */
function turnedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, state, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || !isFlipped(state) || name?.kind !== 'card' || state === undefined)
    return undefined;
  const have: Token = { kind: 'have', ...plainPart(state) };
  let at = i + 3;
  while ((isComma(tokens[at]) || isBetween(tokens[at]) || isHe(tokens[at])) && at < i + 8) at++;
  const other = tokens[at];
  const isSame = at > i + 3 && other?.kind === 'card' && other.names[0] === name.names[0];
  const rest = isSame ? tokens.slice(i + 3, at + 1).map(asFiller) : [];
  return { tokens: [player, have, state, name, ...rest], to: isSame ? at + 1 : i + 3 };
}

function isHe(token: Token | undefined): boolean {
  return /^(?:he|she|it)(?:['’]?s)?$/iu.test(token?.text ?? '') || token?.kind === 'be';
}
