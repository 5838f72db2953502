// Cards spoken of again by a creature type: "I sac my Mayhem Devil, does devil trigger", "they have a Spirited Companion. I copy the dog".

import { lastBefore, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/**
 * The tokens with each creature type that is a subject of what is asked as the one card of before whose name ends in it,
 * and with each that is the object of what is done as the one permanent of before that has it.
 */
export function withNamedByType(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'about', 'noun')) return tokens;
  return withRunsReplaced(tokens, i => {
    const meant = meantAt(tokens, i, cards);
    return meant && { tokens: [meant], to: i + 1 };
  });
}

/** The card that a type at a place stands for; undefined for another token. */
function meantAt(tokens: readonly Token[], i: number, cards: Cards): Token | undefined {
  const token = tokens[i];
  if (token?.kind === 'noun')
    return (
      calledAgain(tokens, i) ??
      pointedAt(tokens, i, cards) ??
      spokenOfAgain(tokens, i, cards) ??
      onlyCreature(tokens, i, cards)
    );
  if (token?.kind !== 'about') return undefined;
  const pointed = isObject(tokens, i) ? ofType(tokens, i, cards) : undefined;
  if (pointed !== undefined) return { ...pointed, text: token.text, at: token.at, end: token.end };
  const isDone = isDoneToKind(tokens, i);
  if (!isDone && !isSubject(tokens, i)) return undefined;
  const fits = isDone ? beginsOrEndsIn : endsIn;
  const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' && fits(it.names[0], token.text) ? [it] : []));
  const names = new Set(named.map(it => it.names[0]));
  const [card] = named;
  return card === undefined || names.size > 1 ? undefined : { ...card, text: token.text, at: token.at, end: token.end };
}

/** The wording "how big is Walker" after Hangarback Walker was named: the last word of its name, which would stand for another card. */
function calledAgain(tokens: readonly Token[], i: number): CardToken | undefined {
  const [lead, token] = [tokens[i - 1], tokens[i]];
  if (token?.kind !== 'noun' || token.noun.plural || token.noun.card === undefined) return undefined;
  const before = tokens[i - 2];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'ask';
  if (!((lead?.kind === 'be' && begins) || lead?.kind === 'ask')) return undefined;
  const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' && endsIn(it.names[0], token.text) ? [it] : []));
  const [card] = named;
  const isOne = new Set(named.map(it => it.names[0])).size === 1;
  return card !== undefined && isOne ? { ...card, text: token.text, at: token.at, end: token.end } : undefined;
}

/** The wording "I have White Knight, how big is my knight": no token of that kind, where one card named before has the type. */
function pointedAt(tokens: readonly Token[], i: number, cards: Cards): Token | undefined {
  const [owner, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isToken = token?.kind === 'noun' && token.noun.token !== undefined && !token.noun.plural;
  // "do I get the beast": what somebody gets is a token
  const isPointed = owner?.kind === 'who' && owner.whose;
  if (!isToken || !isPointed || next?.kind === 'card' || /\btokens?$|^\d/iu.test(token.text)) return undefined;
  const card = ofType(tokens, i, cards);
  return card && { ...card, text: token.text, at: token.at, end: token.end };
}

const OF_THINGS = /^(?:my|his|her|their|the|that) (saga|vehicle|equipment|aura|class|room|battle|siege|shrine)$/iu;

/** The wording "is my saga dead" after Urza's Saga was named: the one card of before that has the subtype. */
function spokenOfAgain(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const token = tokens[i];
  const [, word = ''] = OF_THINGS.exec(token?.text ?? '') ?? [];
  if (token?.kind !== 'noun' || token.noun.plural || word === '') return undefined;
  const isOfType = (card: CardToken) =>
    cardKnown(cards, card)?.face.subtypes.some(it => it.toLowerCase() === word.toLowerCase()) === true;
  const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' && isOfType(it) ? [it] : []));
  const [card] = named;
  if (card === undefined || new Set(named.map(it => it.names[0])).size > 1) return undefined;
  return { ...card, text: token.text, at: token.at, end: token.end };
}

/** Wordings "I sac the creature", "P/T of my creature": the only creature that was named before. */
function onlyCreature(tokens: readonly Token[], i: number, cards: Cards): Token | undefined {
  const [lead, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.kind !== 'noun' || !/^(?:creature|guy|dude|body)$/u.test(token.noun.said) || token.noun.plural)
    return undefined;
  const owner = lead?.kind === 'who' && lead.whose ? lead.who : undefined;
  const begins = (lead === undefined || lead.kind === 'stop') && next?.kind === 'about';
  if (owner === undefined && !begins && !/^(?:the|that)$/iu.test(lead?.text ?? '')) return undefined;
  const before = tokens.slice(0, i);
  if (before.some(it => it.kind === 'noun')) return undefined;
  const named = before.flatMap(it => (it.kind === 'card' && isCreature(it, cards) ? [it] : []));
  const isOne = new Set(named.map(it => it.names[0])).size === 1;
  const [only, ...more] = isOne ? named.slice(0, 1) : named.filter(it => bearsCounters(tokens, tokens.indexOf(it)));
  // of several it is open which one is meant
  if (only === undefined || more.length > 0)
    return named.length > 1 && isInEvent(tokens, i) ? { kind: 'unknown', ...plainPart(token) } : undefined;
  const at = tokens.indexOf(only);
  const said = lastBefore(tokens, at, it => it.kind === 'who' || it.kind === 'stop');
  const whose = said?.kind === 'who' ? said.who : undefined;
  const isTheirs = owner === 'opponent' ? whose !== 'opponent' : owner === 'you' && whose === 'opponent';
  const isSeveral = tokens.some((it, n) => it.kind === 'number' && it.value > 1 && tokens[n + 1] === only);
  return isTheirs || isSeveral ? undefined : { ...only, text: token.text, at: token.at, end: token.end };
}

/** The wordings "I sac the creature", "my creature dies": a verb is right before or after it. */
function isInEvent(tokens: readonly Token[], i: number): boolean {
  const [verb, next] = [tokens[i - 2], tokens[i + 1]];
  return (
    (verb?.kind === 'verb' && verb.voice === 'active' && verb.action !== 'copies') ||
    (next?.kind === 'verb' && next.voice !== 'active')
  );
}

/** Whether it is told of a card that it has counters: "X with two counters", "two counters on X". */
function bearsCounters(tokens: readonly Token[], i: number): boolean {
  const after = tokens.slice(i + 1, i + 4);
  const to = after.findIndex(it => it.kind === 'counters');
  if (to >= 0 && after.slice(0, to).every(it => ['small', 'number', 'have', 'filler'].includes(it.kind))) return true;
  const on = lastIndexBefore(tokens, i, it => !(it.kind === 'who' && it.whose));
  const lead = tokens[on];
  return lead?.kind === 'small' && lead.word === 'on' && tokens[on - 1]?.kind === 'counters';
}

function isCreature(card: CardToken, cards: Cards): boolean {
  return cardKnown(cards, card)?.creature === true;
}

function endsIn(name: string | undefined, word: string): boolean {
  const last = name?.split(/\s+/u).at(-1);
  return last?.toLowerCase() === word.toLowerCase();
}

function beginsOrEndsIn(name: string | undefined, word: string): boolean {
  return endsIn(name, word) || name?.toLowerCase().startsWith(`${word.toLowerCase()} `) === true;
}

/** The wording "I copy the dog with X": the object of a verb, with an article. */
function isObject(tokens: readonly Token[], i: number): boolean {
  const [verb, the, token, next] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  const isKind = token?.kind === 'about' && token.word === 'creature type' && /^the$/iu.test(the?.text ?? '');
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'small';
  // "I play Clone on the dog"
  const isOn = verb?.kind === 'small' && ['on', 'copying'].includes(verb.word) && tokens[i - 3]?.kind === 'card';
  return isKind && ends && (isOn || (verb?.kind === 'verb' && verb.voice === 'active'));
}

/** The one permanent that was named before a place and has the creature type of the token there (205.3m). */
function ofType(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const type = creatureType(tokens[i]?.text.toLowerCase() ?? '');
  const isOfType = (card: CardToken) => cardKnown(cards, card)?.face.subtypes.some(it => it === type) === true;
  const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' && isOfType(it) ? [it] : []));
  return new Set(named.map(it => it.names[0])).size === 1 ? named[0] : undefined;
}

/** The wording "I play Scion": the object of what is done, without a number or an article. */
function isDoneToKind(tokens: readonly Token[], i: number): boolean {
  const [verb, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isKind = token?.kind === 'about' && token.word === 'creature type';
  const ends = next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word === 'comma');
  return isKind && ends && verb?.kind === 'verb' && verb.voice === 'active' && verb.action === 'enters';
}

/** Whether a word is the subject of what is asked or told: "does devil trigger", "Mystic dies". */
function isSubject(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (next?.kind !== 'verb' && next?.kind !== 'about') return false;
  const before = lastBefore(tokens, i, it => it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word !== 'with');
  const isKind = tokens[i]?.kind === 'about' && next.kind === 'verb' && next.voice === 'middle';
  if (begins && isKind && before !== undefined) return true;
  const asks = before?.kind === 'ask' && /^(?:does|do|will|would|did|can)$/iu.test(before.text);
  return asks && (next.kind === 'verb' || /^triggers?$/iu.test(next.text));
}
