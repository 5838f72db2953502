// Permanents told with who played them, and how: "the Invasion I played last turn", "a face-down Exalted Angel they morphed".

import { firstIndexFrom } from '../../../kit/lists.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';
import { FACE_DOWN } from '../names/hidden-things.ts';

/** The tokens with each such permanent as that player's, and face down where they say how it came to be so (708.2). */
export function withRelativeOwners(typed: readonly Token[], { text }: PassContext): readonly Token[] {
  const tokens = text.includes('(') ? withRunsReplaced(typed, i => bracketedAt(typed, i, text)) : typed;
  if (!anyOfKind(tokens, 'who') && !tokens.some(it => isBy(it) || it.kind === 'have' || EARLIER.test(it.text)))
    return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      ownedAt(tokens, i) ?? hadAt(tokens, i) ?? apposedAt(tokens, i) ?? ofMineAt(tokens, i) ?? ownedBeside(tokens, i),
  );
}

/** The wordings "X (opp)", "X (me)", "X (opp, four counters)": whose it is, in brackets behind the name. */
function bracketedAt(tokens: readonly Token[], i: number, text: string): RunReplacement | undefined {
  const [before, name, owner, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || owner?.kind !== 'who' || (before?.kind === 'who' && before.whose)) return undefined;
  const opens = /^\s*\(\s*$/u.test(text.slice(name.end, owner.at));
  const closes = /^\s*\)/u.test(text.slice(owner.end, next?.at ?? text.length));
  const goesOn = isComma(next) && tokens[i + 3]?.kind === 'number';
  if (!opens || !(closes || goesOn) || owner.each === true) return undefined;
  const place = { text: owner.who === 'you' ? 'my' : 'their', at: name.at, end: name.at };
  const having: readonly Token[] =
    goesOn && next !== undefined ? [{ kind: 'small', word: 'with', ...plainPart(next), text: 'with' }] : [];
  return {
    tokens: [{ kind: 'who', who: owner.who, whose: true, ...place }, name, ...having],
    to: goesOn ? i + 3 : i + 2,
  };
}

/** The wordings "X, the other player's, which has two counters", "X, theirs, with Y": whose it is, between commas. */
function apposedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, comma, owner] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || !isComma(comma) || owner?.kind !== 'who' || !owner.whose) return undefined;
  const [before, sign, next] = [tokens[i - 1], tokens[i + 3], tokens[i + 4]];
  if (!/['’]s$|^(?:mine|theirs|hers|ours|yours)$/iu.test(owner.text) || (before?.kind === 'who' && before.whose))
    return undefined;
  const isEnd = sign === undefined || isComma(sign) || (sign.kind === 'stop' && sign.text !== '?') || isTelling(sign);
  const to = isComma(sign) && isTelling(next) ? i + 4 : i + 3;
  const said = { ...plainPart(owner), text: owner.who === 'you' ? 'my' : 'their' };
  return isEnd ? { tokens: [{ ...owner, ...said }, name], to } : undefined;
}

/** The wordings "a X of mine", "X of theirs": whose it is, behind the name. */
function ofMineAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  const isLead = lead?.kind === 'number' && lead.article;
  const at = isLead ? i + 1 : i;
  const [name, of] = [tokens[at], tokens[at + 1]];
  if (name?.kind !== 'card') return undefined;
  const isOf = of?.kind === 'small' && of.word === 'of';
  const owner = isOf ? tokens[at + 2] : of;
  if (owner?.kind !== 'who' || !owner.whose) return undefined;
  if (!(isOf ? /^(?:theirs|his|hers|mine)$/iu : /^of (?:mine|ours)$/iu).test(owner.text)) return undefined;
  const to = isOf ? at + 3 : at + 2;
  // "a Clone of his Titan"
  if (['card', 'noun', 'state', 'number'].includes(tokens[to]?.kind ?? '')) return undefined;
  const said = { ...plainPart(owner), text: owner.who === 'you' ? 'my' : 'their' };
  return { tokens: [{ ...owner, ...said }, name], to };
}

/** The wording "I play Y, the X is my opponent's": X is there, and no part of the event before. */
function ownedBeside(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const comma = tokens[i];
  if (comma === undefined || !isComma(comma)) return undefined;
  const isLed = /^the$/iu.test(tokens[i + 1]?.text ?? '');
  const at = isLed ? i + 2 : i + 1;
  const [name, be, owner, end] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (name?.kind !== 'card' || be?.kind !== 'be' || owner?.kind !== 'who' || !owner.whose) return undefined;
  const told = tokens.slice(sentenceStart(tokens, i), i);
  const isTold = told.some(it => it.kind === 'verb' && it.action === 'enters') && !told.some(it => it.kind === 'ask');
  if (!isTold || !(end === undefined || (end.kind === 'stop' && end.text !== '?'))) return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(comma) };
  const there: Token = { kind: 'there', ...plainPart(be), text: '' };
  return { tokens: [stop, { ...owner, ...plainPart(owner) }, name, there], to: at + 3 };
}

/** Whether a token goes on to tell of what was named: "which", "with". */
function isTelling(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['that', 'with', 'on', 'at'].includes(token.word);
}

/** The wordings "the X they have", "a tapped X that they control", where nothing had follows; it is theirs and is there. */
function hadAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  const named = firstIndexFrom(tokens, i + 1, it => it.kind !== 'state') ?? tokens.length;
  const [name, states] = [tokens[named], tokens.slice(i + 1, named)];
  if (name?.kind !== 'card') return undefined;
  const isLead = (lead?.kind === 'number' && lead.article) || /^(?:the|that)$/iu.test(lead?.text ?? '');
  if (!isLead) return undefined;
  const at = /^(?:that|which)$/iu.test(tokens[named + 1]?.text ?? '') ? named + 2 : named + 1;
  const [player, have, end] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (player?.kind !== 'who' || player.whose || player.each === true || have?.kind !== 'have') return undefined;
  // "the X they have face down with disguise"
  if (isFaceDown(end) && end !== undefined) {
    const [by, word] = [tokens[at + 3], tokens[at + 4]];
    const isBy = by?.kind === 'small' && ['with', 'as', 'by'].includes(by.word);
    const manner = isBy ? FACE_DOWN[word?.text.toLowerCase() ?? ''] : undefined;
    const state: Token =
      manner === undefined ? end : { kind: 'state', patch: { faceDown: manner }, after: false, ...plainPart(end) };
    return {
      tokens: [{ ...player, whose: true }, ...states, state, name],
      to: manner === undefined ? at + 3 : at + 5,
    };
  }
  const isEnd = end === undefined || ENDS.includes(end.kind) || isJoint(end);
  return isEnd
    ? { tokens: [{ ...player, whose: true }, ...states, name], to: end?.kind === 'there' ? at + 3 : at + 2 }
    : undefined;
}

/** Kinds of tokens behind "they have" by which nothing more is had. */
const ENDS: readonly Token['kind'][] = ['there', 'stop', 'relation', 'verb', 'be'];

/** Whether a token begins another clause. */
function isJoint(token: Token): boolean {
  return (
    token.kind === 'ask' ||
    (token.kind === 'small' && ['comma', 'if', 'with', 'and', 'from', 'or', 'then'].includes(token.word))
  );
}

function isBy(token: Token | undefined): boolean {
  return (token?.kind === 'verb' && token.action === 'enters' && token.voice === 'active') || isFaceDown(token);
}

function isFaceDown(token: Token | undefined): boolean {
  return token?.kind === 'state' && token.patch.faceDown !== undefined;
}

function ownedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  // what leads to the name stands before it
  if (tokens[i + 1]?.kind !== 'card' && tokens[i + 2]?.kind !== 'card') return undefined;
  let at = i;
  const first = tokens[at];
  const isLead = (first?.kind === 'number' && first.article) || /^(?:the|that|this)$/iu.test(first?.text ?? '');
  if (isLead) at += 1;
  const state = isFaceDown(tokens[at]) ? tokens[at] : undefined;
  if (state !== undefined) at += 1;
  const name = tokens[at];
  if (name?.kind !== 'card' || !(isLead || state !== undefined)) return undefined;
  if (tokens[at + 1]?.kind === 'small' && /^(?:that|which)$/iu.test(tokens[at + 1]?.text ?? '')) at += 1;
  if (tokens[at + 1]?.text.toLowerCase() === 'that') at += 1;
  const [player, verb] = [tokens[at + 1], tokens[at + 2]];
  // "the Invasion that I put down last turn"
  if (player?.kind === 'there' && player.who !== undefined && EARLIER.test(verb?.text ?? ''))
    return { tokens: [{ kind: 'who', who: player.who, whose: true, ...plainPart(player) }, name], to: at + 3 };
  if (player?.kind !== 'who' || player.whose || player.each === true || verb === undefined) return undefined;
  const owner: Token = { ...player, whose: true };
  if (verb.kind === 'state' && isFaceDown(verb)) return { tokens: [owner, verb, name], to: at + 3 };
  const when = tokens[at + 3];
  if (!isBy(verb) || when === undefined || !EARLIER.test(when.text)) return undefined;
  const told = state === undefined ? [] : [state];
  return { tokens: [owner, ...told, { ...name, ...plainPart(name) }], to: at + 4 };
}

const EARLIER =
  /^(?:last turn|(?:on |in )?(?:a|one|two|three|\d) turns? (?:ago|earlier|before)|the turn before|on (?:my|his|her|their) last turn|before|previously|already|ages ago|a while ago)$/iu;
