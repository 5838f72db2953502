// Cards pointed at instead of named again: "Does X stop Y? my opponent has it, I'm casting the creature", "if the second one dies".

import { lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/**
 * The tokens with each card that is pointed at by its place among two cards ("the first", "the other one"), or by what it is
 * ("the creature", "the sweeper") as what is cast, had or dies, under its name.
 */
export function withCardsPointedAt(given: readonly Token[], { cards }: PassContext): readonly Token[] {
  const typed = anyOfKind(given, 'noun') ? withTokensAgain(given) : given;
  const tokens = anyWord(typed, 'one') ? withRunsReplaced(typed, i => castingAt(typed, i)) : typed;
  const ofKind = anyWord(tokens, ...Object.keys(KINDS), ...SPELLS)
    ? withRunsReplaced(tokens, i => ofKindAt(tokens, i, cards))
    : tokens;
  const ordered = anyWord(ofKind, 'first', 'second')
    ? withRunsReplaced(ofKind, i => ofOrderAt(ofKind, i, ['first', 'second']))
    : ofKind;
  return anyWord(ordered, 'other') ? withRunsReplaced(ordered, i => ofOrderAt(ordered, i, ['other'])) : ordered;
}

const KINDS: Readonly<Record<string, string>> = {
  creature: 'Creature',
  land: 'Land',
  artifact: 'Artifact',
  enchantment: 'Enchantment',
  planeswalker: 'Planeswalker',
  walker: 'Planeswalker',
  pw: 'Planeswalker',
  instant: 'Instant',
  sorcery: 'Sorcery',
};
const SPELLS: readonly string[] = ['spell', 'sweeper', 'wrath', 'wipe', 'board wipe', 'boardwipe'];

/** The tokens with "the goblin", "goblin dies" after a token of that type as that token, and as no card of the type. */
function withTokensAgain(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'noun' && typeof it.noun.token === 'object')) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token?.kind !== 'noun' || token.noun.card === undefined || token.noun.plural) return undefined;
    const type = creatureType(token.text.toLowerCase().replace(/^(?:the|my|that|this) /u, ''));
    if (type === undefined || tokens[i + 1]?.kind === 'card') return undefined;
    const made = tokens.slice(0, i).findLast(it => it.kind === 'noun' && isTokenOf(it, type));
    if (made?.kind !== 'noun') return undefined;
    return { tokens: [{ ...made, ...plainPart(token), noun: { ...made.noun, plural: false } }], to: i + 1 };
  });
}

function isTokenOf(token: Extract<Token, { kind: 'noun' }>, type: string): boolean {
  const made = token.noun.token;
  return typeof made === 'object' && Array.isArray(made.subtypes) && made.subtypes.includes(type);
}

/** The wordings "opp is the one casting X", "I'm the one who has Y": the player does it. */
function castingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const who = tokens[i];
  if (who?.kind !== 'who' || who.whose) return undefined;
  const isBe = tokens[i + 1]?.kind === 'be';
  const [the, one] = isBe ? [tokens[i + 2], tokens[i + 3]] : [tokens[i + 1], tokens[i + 2]];
  if (!/^the$/iu.test(the?.text ?? '') || !/^one$/iu.test(one?.text ?? '')) return undefined;
  let at = i + (isBe ? 4 : 3);
  if (/^(?:who|that|who['’]?s|thats|who is|that is)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  if (tokens[at]?.kind === 'be') at += 1;
  const verb = tokens[at];
  const isDone = verb?.kind === 'have' || (verb?.kind === 'verb' && verb.voice === 'active');
  return isDone ? { tokens: [who], to: at } : undefined;
}

/** The wordings "I'm casting the creature", "creature dies", "opponent casts the sweeper": the one card named so far that is one. */
function ofKindAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const lead = tokens[i];
  const isLed = /^(?:the|said|that|my)$/iu.test(lead?.text ?? '');
  const at = isLed ? i + 1 : i;
  const word = tokens[at];
  const kind = word?.text.toLowerCase() ?? '';
  const isSpell = SPELLS.includes(kind);
  const type = KINDS[kind];
  if (!isSpell && type === undefined) return undefined;
  if (word === undefined || (word.kind === 'noun' && word.noun.plural) || !isObjectOrDies(tokens, i, at, isLed))
    return undefined;
  const isOf = (card: CardToken) => {
    const known = cardKnown(cards, card);
    return isSpell ? known?.spell === true : known?.face.types.some(it => it === type) === true;
  };
  const named = cardsBefore(tokens, i);
  const fitting = named.filter(isOf);
  const [card, ...more] = fitting.length > 1 ? fitting.filter(it => !isTaken(tokens, it)) : fitting;
  // "I have the creature": of two that are named it is open which
  const isOpen = more.length > 0 && isLed && tokens[i - 1]?.kind === 'have' && lead?.kind === 'filler';
  if (isOpen) return { tokens: [{ kind: 'unknown', ...plainPart(word) }], to: at + 1 };
  if (card === undefined || more.length > 0 || named.length < 2) return undefined;
  return { tokens: [pointedTo(card, lead ?? word, word)], to: at + 1 };
}

/** Whether a card is told to be had already, or is the other player's. */
function isTaken(tokens: readonly Token[], card: CardToken): boolean {
  return tokens.some((token, i) => {
    if (token.kind !== 'card' || token.names[0] !== card.names[0]) return false;
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isTheirs = before?.kind === 'who' && before.whose && before.who === 'opponent';
    const isSaidTheirs = next?.kind === 'be' && tokens[i + 2]?.kind === 'who';
    return before?.kind === 'have' || isTheirs || isSaidTheirs;
  });
}

/** Whether a kind is what is cast or had at the end of a clause, or what dies. */
function isObjectOrDies(tokens: readonly Token[], from: number, at: number, isLed: boolean): boolean {
  const [player, before, next] = [tokens[from - 2], tokens[from - 1], tokens[at + 1]];
  const isDone = before?.kind === 'have' || (before?.kind === 'verb' && before.action === 'enters' && !before.past);
  const isOfPlayer = player?.kind === 'who' && !player.whose;
  const ends = next === undefined || next.kind === 'stop' || (next.kind === 'small' && ENDS.test(next.word));
  if (isLed && isDone && isOfPlayer && ends) return true;
  // "my land untapped?"
  const after = tokens[at + 2];
  const isAsked = next?.kind === 'state' && after?.text === '?';
  if (isLed && isAsked && (before === undefined || before.kind === 'stop')) return true;
  const begins =
    before === undefined || before.kind === 'stop' || (before.kind === 'small' && BEGINS.test(before.word));
  return begins && next?.kind === 'verb' && next.action === 'dies' && next.voice === 'middle';
}

const ENDS = /^(?:comma|and|if|then)$/u;
const BEGINS = /^(?:comma|and|if|then)$/u;

/** The wordings "the first one", "the second one", "the other": one of the two cards named so far. */
function ofOrderAt(tokens: readonly Token[], i: number, orders: readonly Order['which'][]): RunReplacement | undefined {
  const found = orderAt(tokens, i);
  if (found === undefined || !orders.includes(found.which) || !isTold(tokens, i, found.to)) return undefined;
  const named = cardsBefore(tokens, i);
  const [first, second, ...more] = named;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const [from, last] = [tokens[i], tokens[found.to - 1]];
  if (from === undefined || last === undefined) return undefined;
  const card = found.which === 'other' ? otherThan(tokens, i, first, second) : found.which === 'first' ? first : second;
  return card && { tokens: [pointedTo(card, from, last)], to: found.to };
}

interface Order {
  readonly which: 'first' | 'second' | 'other';
  readonly to: number;
}

const ONE = /^(?:one|card|thing)$/iu;
const SECOND = /^second$/iu;
const FIRST = /^first$/iu;

function orderAt(tokens: readonly Token[], i: number): Order | undefined {
  const [the, which, one] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const text = the?.text ?? '';
  if (/^the other one$/iu.test(text)) return { which: 'other', to: i + 1 };
  if (/^the second$/iu.test(text)) return { which: 'second', to: ONE.test(which?.text ?? '') ? i + 2 : i + 1 };
  if (!/^the$/iu.test(text) || which === undefined) return undefined;
  const order = FIRST.test(which.text)
    ? 'first'
    : SECOND.test(which.text)
      ? 'second'
      : /^other$/iu.test(which.text)
        ? 'other'
        : undefined;
  return order && { which: order, to: ONE.test(one?.text ?? '') ? i + 3 : i + 2 };
}

/** Whether such a word is what is cast, had or dies, what is asked about, or whose it is is told. */
function isTold(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, next] = [tokens[from - 1], tokens[to]];
  if (before?.kind === 'have' || (before?.kind === 'verb' && before.action === 'enters' && before.voice === 'active'))
    return next === undefined || next.kind === 'stop' || next.kind === 'small' || next.kind === 'there';
  if (next?.kind === 'verb' && next.voice === 'middle') return true;
  const after = tokens[to + 1];
  if (next?.kind === 'be' && after?.kind === 'who') return true;
  return before?.kind === 'ask' && next?.kind === 'about';
}

/** The one of two cards that was not named last before a place. */
function otherThan(tokens: readonly Token[], i: number, first: CardToken, second: CardToken): CardToken | undefined {
  const last = tokens[lastIndexBefore(tokens, i, it => it.kind === 'card')];
  if (last?.kind !== 'card') return undefined;
  return last.names[0] === first.names[0] ? second : first;
}

/** The different cards named before a place, in their order. */
function cardsBefore(tokens: readonly Token[], i: number): readonly CardToken[] {
  const found: CardToken[] = [];
  for (const token of tokens.slice(0, i))
    if (token.kind === 'card' && !found.some(it => it.names[0] === token.names[0])) found.push(token);
  return found;
}

function pointedTo(card: CardToken, from: Token, to: Token): Token {
  return { ...card, ...plainPart(from), end: to.end, text: card.text };
}
