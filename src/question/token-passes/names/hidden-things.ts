// Face-down objects that are told with what they are: "a disguised thing (it's a Dog Walker)", and what copies one.

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such object as its card in that state, and a copier that is put on something as cast. */
export function withHiddenThings(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const mayBeHidden = anyVerb(tokens, 'puts') || anyWord(tokens, ...Object.keys(FACE_DOWN));
  if (!mayBeHidden && !(anyOfKind(tokens, 'state') && tokens.some(isDown))) return tokens;
  return withRunsReplaced(
    tokens,
    i => turnedDown(tokens, i) ?? thingAgain(tokens, i) ?? thingAt(tokens, i) ?? putAt(tokens, i, cards),
  );
}

const THING = /^(?:thing|card|creature|guy|dude|one)$/iu;

/** The wording "the face-down creature", after the one card that was told to be face down: that one. */
function thingAgain(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [the, down, thing] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (the === undefined || !/^(?:the|that|said)$/iu.test(the.text) || down === undefined || !isDown(down))
    return undefined;
  if (!THING.test(thing?.text ?? '') || tokens[i + 3]?.kind === 'card') return undefined;
  const told = tokens.filter((it, n) => n > 0 && n < i && it.kind === 'card' && isDown(tokens[n - 1] ?? it));
  const [card, ...more] = told;
  if (card === undefined || more.length > 0) return undefined;
  return { tokens: [{ kind: 'small', word: 'it', ...plainPart(the), text: 'it' }], to: i + 3 };
}

/** The wording "they cloaked a Llanowar Elves": it is there, face down. */
function turnedDown(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, state, lead] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || state?.kind !== 'state' || state.patch.faceDown === undefined)
    return undefined;
  const isLed = (lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose);
  const name = isLed ? tokens[i + 2] : lead;
  if (!/(?:ed|s)$/iu.test(state.text) || name?.kind !== 'card') return undefined;
  const have: Token = { kind: 'have', ...plainPart(state), end: state.at };
  return { tokens: [have, ...(isLed ? [lead] : []), state, name], to: isLed ? i + 3 : i + 2 };
}

/** Ways of being face down that scenarios know, by the words for them. */
export const FACE_DOWN: Readonly<Record<string, string | undefined>> = {
  morph: 'morph',
  morphed: 'morph',
  megamorph: 'morph',
  manifest: 'manifested',
  manifested: 'manifested',
  cloaked: 'cloaked',
  disguise: 'disguise',
  disguised: 'disguise',
};

/** The wordings "a disguised thing, it's a Dog Walker", "a cloaked creature (which is X)", "my morph (face down X)". */
function thingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [word, thing] = [tokens[i], tokens[i + 1]];
  if (word?.kind !== 'state' || word.patch.faceDown === undefined) return morphAt(tokens, i);
  const manner = FACE_DOWN[thing?.text.toLowerCase() ?? ''];
  // "a face down morph (it's a Dog Walker)"
  if (manner !== undefined) return namedAfter(tokens, i + 2, { ...word, patch: { ...word.patch, faceDown: manner } });
  if (!THING.test(thing?.text ?? '')) return mannerAfterOwner(tokens, i, word);
  return namedAfter(tokens, i + 2, word);
}

/** A noun for what is face down, after an article or its owner. */
function morphAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, word] = [tokens[i - 1], tokens[i]];
  const manner = word && FACE_DOWN[word.text.toLowerCase()];
  const isNoun = (before?.kind === 'number' && before.article) || (before?.kind === 'who' && before.whose);
  if (word === undefined || manner === undefined || !isNoun) return undefined;
  return namedAfter(tokens, i + 1, { kind: 'state', patch: { faceDown: manner }, after: false, ...plainPart(word) });
}

/** A face-down object as the card that is named from a place on, and what it is of. */
function namedAfter(
  tokens: readonly Token[],
  from: number,
  state: Extract<Token, { kind: 'state' }>,
): RunReplacement | undefined {
  const [of, who] = [tokens[from], tokens[from + 1]];
  // "a morph they have (it's an X)"
  if (of?.kind === 'who' && !of.whose && who?.kind === 'have') {
    const had = namedAfter(tokens, from + 2, state);
    return had && { ...had, tokens: [{ ...of, whose: true }, ...had.tokens] };
  }
  const owner = of?.kind === 'small' && of.word === 'of' && who?.kind === 'who' ? [of, who] : [];
  const rest = tokens.slice(from + owner.length, from + owner.length + 6);
  const at = rest.findIndex(it => it.kind === 'card');
  const lead = rest.slice(0, Math.max(0, at));
  const isThat = lead.some(it => it.kind === 'be' || isDown(it) || /^(?:it|that|which|who)['’]?s$/iu.test(it.text));
  const card = rest[at];
  const isNamed = isThat || (at === 0 && (state.patch.faceDown !== true || owner.length > 0));
  if (card === undefined || !isNamed || !lead.every(isLead)) return undefined;
  const to = from + owner.length + at + 1;
  // "(it's an X, morphed)"
  const manner = isComma(tokens[to]) ? FACE_DOWN[tokens[to + 1]?.text.toLowerCase() ?? ''] : undefined;
  const down = manner === undefined ? state : { ...state, patch: { ...state.patch, faceDown: manner } };
  return { tokens: [down, card, ...owner], to: manner === undefined ? seenUntil(tokens, to) : to + 2 };
}

/** The place after ", saw it off a Peek" at a place, by which somebody knows what is face down; that place where none is. */
function seenUntil(tokens: readonly Token[], i: number): number {
  const at = tokens[i + 1]?.kind === 'who' ? i + 2 : i + 1;
  const [saw, pronoun, off] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isComma(tokens[i]) || !/^(?:saw|seen|peeked at|know|knew)$/iu.test(saw?.text ?? '')) return i;
  if (!/^(?:it|him|her|that)$/iu.test(pronoun?.text ?? '')) return i;
  if (off === undefined || off.kind === 'stop') return at + 2;
  const to = tokens[at + 3]?.kind === 'number' ? at + 5 : at + 4;
  const isMeans = off.kind === 'small' && ['off', 'with', 'by', 'from'].includes(off.word);
  return isMeans && (tokens[to] === undefined || tokens[to]?.kind === 'stop') ? to : i;
}

/** The wording "a face down X of my opponent (morph)". */
function mannerAfterOwner(
  tokens: readonly Token[],
  i: number,
  state: Extract<Token, { kind: 'state' }>,
): RunReplacement | undefined {
  const [card, of, who, word] = [tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const manner = FACE_DOWN[word?.text.toLowerCase() ?? ''];
  const isOwned = card?.kind === 'card' && of?.kind === 'small' && of.word === 'of' && who?.kind === 'who';
  if (!isOwned || manner === undefined || state.patch.faceDown !== true) return undefined;
  return { tokens: [{ ...state, patch: { ...state.patch, faceDown: manner } }, card, of, who], to: i + 5 };
}

function isDown(token: Token): boolean {
  return token.kind === 'state' && token.patch.faceDown !== undefined;
}

function isLead(token: Token): boolean {
  if (token.kind === 'number') return token.article;
  if (isDown(token)) return true;
  return token.kind === 'small' ? ['it', 'that', 'comma'].includes(token.word) : ['be', 'filler'].includes(token.kind);
}

/** The wording "I put Clone on it". */
function putAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || verb.action !== 'puts' || verb.voice !== 'active') return undefined;
  const rest = tokens.slice(i + 1, i + 4);
  const at = rest.findIndex(it => it.kind === 'card');
  const [copier, on] = rest.slice(Math.max(0, at));
  if (copier?.kind !== 'card' || cardKnown(cards, copier)?.copies !== true) return undefined;
  if (on?.kind !== 'small' || on.word !== 'on') return undefined;
  return { tokens: [{ kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb) }], to: i + 1 };
}
