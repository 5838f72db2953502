// Pronouns of what is cast or had, where the card named last can't be meant: "I've got X in hand, he has Y down. If I play it".

import { lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/**
 * The tokens with each "it" that is cast or played, or that the opponent has, as the one other card named so far, where the
 * card named last is in play or is another player's.
 */
export function withPronounsOfPlays(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isSaid = anyWord(tokens, 'it', 'him', 'her', 'that', 'that one') && tokens.some(it => isIt(it) || isThat(it));
  if (!isSaid && !anyVerb(tokens, 'dies')) return tokens;
  const again = tokens.flatMap((it, i) => (isIt(it) && isOfOther(tokens, i) ? [i] : []))[0];
  const beside = again === undefined ? undefined : besideAt(tokens, again);
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token === undefined) return undefined;
    // "they cast it with X already in play": of X, which is the other player's, it is told again
    if (again !== undefined && beside !== undefined && i > again && i <= beside + 2)
      return { tokens: [asFiller(token)], to: i + 1 };
    const apart = dyingApart(tokens, i, cards);
    if (apart !== undefined) return apart;
    if (isThat(token) && !isListed(tokens, i + 1)) return undefined;
    if (!isIt(token) && !isThat(token)) return undefined;
    if (isThat(token)) {
      const had = hadAt(tokens, i, cards);
      return had && { tokens: [{ ...had, ...plainPart(token), text: had.text }], to: i + 1 };
    }
    const card =
      hostAt(tokens, i, cards) ??
      castForX(tokens, i) ??
      playedAt(tokens, i, cards) ??
      hadAt(tokens, i, cards) ??
      triggeringAt(tokens, i, cards) ??
      dyingAt(tokens, i, cards);
    return card && { tokens: [{ ...card, ...plainPart(token), text: card.text }], to: i + 1 };
  });
}

function isIt(token: Token): boolean {
  return token.kind === 'small' && token.word === 'it' && /^(?:it(?:['’]s)?|him|her)$/iu.test(token.text);
}

function isThat(token: Token): boolean {
  return token.kind === 'small' && token.word === 'that' && /^that(?: one)?$/iu.test(token.text);
}

/** Whether a place ends what somebody is said to have, or goes on with more of it: "has that out", "has that and a bear". */
function isListed(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i];
  if (next === undefined || next.kind === 'stop' || next.kind === 'there' || next.kind === 'filler') return true;
  return isListSign(next) || (next.kind === 'small' && ['with', 'if', 'then', 'already'].includes(next.word));
}

/** The wording "X with X=3, two Y. what does it enter with?": what was told with its X. */
function castForX(tokens: readonly Token[], i: number): CardToken | undefined {
  const verb = tokens[i + 1];
  if (verb?.kind !== 'verb' || verb.action !== 'enters' || verb.voice !== 'middle') return undefined;
  const told = tokens.flatMap((it, n) => (it.kind === 'x' && n < i ? cardAt(tokens, n - 1) : []));
  const last = tokens[lastIndexBefore(tokens, i, it => it.kind === 'card')];
  const [only, ...more] = told;
  const isOther = last?.kind === 'card' && last.names[0] !== only?.names[0];
  return isOther && more.length === 0 ? only : undefined;
}

/** The wording "I cast Frogify on X. It's my opponent's and it's got Y on": the creature, and not the Aura of whoever cast it. */
function hostAt(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const before = tokens[i - 1];
  const next = tokens[i + 1]?.kind === 'be' ? tokens[i + 2] : tokens[i + 1];
  if (next?.kind !== 'who' && next?.kind !== 'have') return undefined;
  const start = sentenceStart(tokens, i);
  const [card] = cardAt(tokens, start - 2);
  const on = tokens[start - 3]?.kind === 'who' ? start - 4 : start - 3;
  const [aura] = cardAt(tokens, on - 1);
  const caster = tokens[lastIndexBefore(tokens, on - 1, it => it.kind === 'who' || it.kind === 'stop')];
  const joint = tokens[on];
  if (card === undefined || aura === undefined || joint?.kind !== 'small' || joint.word !== 'on') return undefined;
  if (caster?.kind !== 'who' || cardKnown(cards, aura)?.attaches !== true || tokens[start - 1]?.text === '?')
    return undefined;
  const isOwned = next.kind === 'who' && next.whose && next.who !== caster.who;
  const isBearing = next.kind === 'have' && tokens.slice(start, i).some(it => it.kind === 'who' && it.whose);
  const begins = before?.kind === 'stop' || (before !== undefined && isListSign(before));
  return begins && (isOwned || isBearing) ? card : undefined;
}

/** The wordings "he has Y down. If I play it", "I control Y, opponent casts it". */
function playedAt(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const verb = tokens[i - 1];
  if (verb?.kind !== 'verb' || verb.action !== 'enters' || verb.voice !== 'active') return undefined;
  const at = besideAt(tokens, i) ?? lastIndexBefore(tokens, i, it => it.kind === 'card');
  const last = tokens[at];
  const caster = tokens[lastIndexBefore(tokens, i, it => it.kind === 'who' && !it.whose)];
  // "does opp's X stop it when I cast it"
  const isTheirs =
    caster?.kind === 'who' &&
    (ownerBefore(tokens, at) === otherThan(caster.who) || isOwnedBehind(tokens, at, i, otherThan(caster.who)));
  if (last?.kind !== 'card' || !(at > i || isInPlay(tokens, at) || isTheirs)) return undefined;
  const others = placesBefore(tokens, Math.min(at, i)).filter(it => nameAt(tokens, it) !== last.names[0]);
  const isOthers = caster?.kind === 'who' && caster.who === 'opponent';
  const isMine = (at: number) => ownerBefore(tokens, at) === 'you';
  const open = others.filter(it => !isInPlay(tokens, it) && !hasCome(tokens, it) && !(isOthers && isMine(it)));
  const [only, ...more] = open.flatMap(it => cardAt(tokens, it));
  if (only === undefined || more.some(it => it.names[0] !== only.names[0])) return undefined;
  const isOpen = isOthers && at < i && ownerBefore(tokens, at) !== 'you' && !isOwnedBehind(tokens, at, i, 'you');
  return isOpen && cardKnown(cards, only)?.spell !== true ? undefined : only;
}

/** The wording "does X kill Y? mine has two counters and …": the card named last is said to be somebody's by a pronoun behind it. */
function isOwnedBehind(tokens: readonly Token[], at: number, i: number, who: Side): boolean {
  return tokens.some((token, n) => {
    const isOwn = token.kind === 'who' && token.whose && token.who === who && /^(?:mine|theirs)$/iu.test(token.text);
    return isOwn && n > at && n < i && (tokens[n + 1]?.kind === 'have' || tokens[n + 1]?.kind === 'be');
  });
}

/** The wording "I cast it with Y already in play", where Y was named before: the place of Y there, which is not what is cast. */
function besideAt(tokens: readonly Token[], i: number): number | undefined {
  const isOneself = (it: Token | undefined) => /^(?:myself|himself|herself|themselves)$/iu.test(it?.text ?? '');
  const from = isOneself(tokens[i + 1]) ? i + 2 : i + 1;
  const lead = tokens[from];
  if (lead?.kind !== 'small' || lead.word !== 'with') return undefined;
  const owner = tokens[from + 1];
  const at = owner?.kind === 'who' && owner.whose ? from + 2 : from + 1;
  const [card, already, there] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isAlready = already?.kind === 'filler' || (already?.kind === 'small' && already.word === 'already');
  const isThere = already?.kind === 'there' || (isAlready && there?.kind === 'there');
  const name = nameAt(tokens, at);
  const isAgain = placesBefore(tokens, i).some(it => nameAt(tokens, it) === name);
  return card?.kind === 'card' && isThere && isAgain ? at : undefined;
}

/** Whether what is said to be in play beside what is cast was named as the other player's. */
function isOfOther(tokens: readonly Token[], i: number): boolean {
  const at = besideAt(tokens, i);
  const caster = tokens[lastIndexBefore(tokens, i, it => it.kind === 'who' && !it.whose)];
  if (at === undefined || caster?.kind !== 'who') return false;
  const name = nameAt(tokens, at);
  return placesBefore(tokens, i).some(
    it => nameAt(tokens, it) === name && ownerBefore(tokens, it) === otherThan(caster.who),
  );
}

/** The wording "what does X do to my Y? my opponent has it": the card that is not the other player's. */
function hadAt(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const [player, have] = [tokens[i - 2], tokens[i - 1]];
  if (have?.kind !== 'have' || player?.kind !== 'who' || player.whose) return undefined;
  const at = lastIndexBefore(tokens, i, it => it.kind === 'card');
  const asked = askedOf(tokens, at, cards) ?? besideSpell(tokens, at, cards);
  if (asked !== undefined) return asked;
  if (ownerBefore(tokens, at) !== otherThan(player.who)) return undefined;
  const [only, ...more] = placesBefore(tokens, at).filter(it => nameAt(tokens, it) !== nameAt(tokens, at));
  if (only === undefined || more.length > 0 || ownerBefore(tokens, only) !== undefined) return undefined;
  return cardAt(tokens, only)[0];
}

/** The wording "X if they cast Wrath of God and I've got it": no spell, but the one permanent named before it. */
function besideSpell(tokens: readonly Token[], at: number, cards: Cards): CardToken | undefined {
  const [spell] = cardAt(tokens, at);
  if (spell === undefined || cardKnown(cards, spell)?.spell !== true) return undefined;
  const [only, ...more] = placesBefore(tokens, at).flatMap(it => cardAt(tokens, it));
  if (only === undefined || cardKnown(cards, only)?.spell !== false) return undefined;
  return more.every(it => it.names[0] === only.names[0]) ? only : undefined;
}

/** The wording "does X double Y? I control it": what bears on the other, where neither is said to be anybody's. */
function askedOf(tokens: readonly Token[], at: number, cards: Cards): CardToken | undefined {
  const all = placesBefore(tokens, at + 1);
  const [first, second, ...more] = all;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (all.some(it => ownerBefore(tokens, it) !== undefined || isInPlay(tokens, it))) return undefined;
  const relation = tokens.find((it, n) => it.kind === 'relation' && n > first && n < second);
  const asking = tokens[first - 1]?.kind;
  if (relation === undefined || (asking !== 'ask' && asking !== 'be')) return undefined;
  const bearing = /\bby$/iu.test(relation.text) ? second : first;
  const [card] = cardAt(tokens, bearing);
  return card === undefined || cardKnown(cards, card)?.spell === true ? undefined : card;
}

/**
 * The wording "I have X, they play Y. do I get the token when it dies?": the one creature that is said to be there and has an
 * ability for its own death, where what is played behind it has none.
 */
function triggeringAt(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const dies = tokens[i + 1];
  if (dies?.kind !== 'verb' || dies.action !== 'dies' || dies.voice !== 'middle') return undefined;
  if (!tokens.some((it, n) => it.kind === 'ask' && WHAT_IT_BRINGS.test(textBetween(tokens, n)))) return undefined;
  const places = placesBefore(tokens, i);
  const waits = (at: number) => cardAt(tokens, at).some(it => waitsForOwnDeath(cardKnown(cards, it)));
  const [last] = places.slice(-1);
  const played = last === undefined ? undefined : tokens[last - (tokens[last - 1]?.kind === 'number' ? 2 : 1)];
  const isPlayed = played?.kind === 'verb' && played.action === 'enters' && played.voice === 'active';
  const [only, ...more] = places.filter(waits);
  if (last === undefined || !isPlayed || waits(last) || only === undefined) return undefined;
  const lead = tokens[tokens[only - 1]?.kind === 'number' || tokens[only - 1]?.kind === 'filler' ? only - 2 : only - 1];
  const isThere = lead?.kind === 'have' || isInPlay(tokens, only);
  return isThere && more.every(it => nameAt(tokens, it) === nameAt(tokens, only)) ? cardAt(tokens, only)[0] : undefined;
}

/** The wordings "I play Y and it dies", "I play Y and then X dies" of X, which was named before and is not played with Y. */
function dyingApart(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const and = tokens[i];
  if (and?.kind !== 'small' || (and.word !== 'and' && and.word !== 'then')) return undefined;
  const next = tokens[i + 1];
  const at = next?.kind === 'small' && next.word === 'then' ? i + 2 : i + 1;
  const [named, dies] = [tokens[at], tokens[at + 1]];
  const isDying = dies?.kind === 'verb' && dies.action === 'dies' && dies.voice === 'middle' && dies.text !== 'die';
  const verb = tokens[i - 2];
  const isPlayed = tokens[i - 1]?.kind === 'card' && verb?.kind === 'verb' && verb.action === 'enters';
  if (named === undefined || !isPlayed || verb.voice !== 'active' || !isDying) return undefined;
  const isAgain = placesBefore(tokens, i - 1).some(it => nameAt(tokens, it) === nameAt(tokens, at));
  const meant = isIt(named) ? triggeringAt(tokens, at, cards) : isAgain ? cardAt(tokens, at)[0] : undefined;
  if (meant === undefined) return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(and) };
  return { tokens: [stop, { ...meant, ...plainPart(named), text: meant.text }], to: at + 1 };
}

/** Words for what an ability brings, or for whether it triggers. */
const WHAT_IT_BRINGS =
  /\b(?:gets?|loses?|draws?|drains?|gains?|makes?|creates?|tokens?|triggers?|returns?|search|fetch|damage|how (?:many|much)|(?:comes?|goes) back)\b/iu;

/** The words of what is asked, from a place to the end of its sentence. */
function textBetween(tokens: readonly Token[], from: number): string {
  const rest = tokens.slice(from);
  const end = rest.findIndex(it => it.kind === 'stop');
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(it => it.text)
    .join(' ');
}

/** Whether a creature has an ability for its own death: by its words, or by a keyword (702.79, 702.93, 702.135). */
function waitsForOwnDeath(known: Known | undefined): boolean {
  if (known === undefined || !known.creature) return false;
  const keyword = known.face.abilities.some(it => it.kind === 'keyword' && OF_OWN_DEATH.includes(it.keyword));
  return keyword || known.says.triggersOnOwnDeath;
}

const OF_OWN_DEATH = ['persist', 'undying', 'afterlife'];

/** The wording "X vs my opponent's Y. it dies": the one creature named that is not the other player's. */
function dyingAt(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const dies = tokens[i + 1];
  if (dies?.kind !== 'verb' || dies.action !== 'dies' || dies.voice !== 'middle') return undefined;
  const places = placesBefore(tokens, i);
  const isCreature = (at: number) => cardAt(tokens, at).some(it => cardKnown(cards, it)?.creature === true);
  const isTheirs = (at: number) => ownerBefore(tokens, at) === 'opponent' || hadByOpponent(tokens, at);
  if (!places.some(it => isTheirs(it) && isCreature(it))) return undefined;
  const [only, ...more] = places.filter(it => isCreature(it) && !isTheirs(it));
  const isOne = only !== undefined && more.every(it => nameAt(tokens, it) === nameAt(tokens, only));
  return isOne ? cardAt(tokens, only)[0] : undefined;
}

/** Whether the card at a place is the one thing the opponent is said to have. */
function hadByOpponent(tokens: readonly Token[], at: number): boolean {
  const lead = tokens[at - 1]?.kind === 'number' || tokens[at - 1]?.kind === 'filler' ? at - 2 : at - 1;
  const [player, have] = [tokens[lead - 1], tokens[lead]];
  return have?.kind === 'have' && player?.kind === 'who' && player.who === 'opponent' && !player.whose;
}

/** Whether the card at a place is told to be had or in play, or was played by the opponent. */
function isInPlay(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.kind === 'filler' ? tokens[at + 2] : tokens[at + 1];
  if (next?.kind === 'there') return true;
  // "their X is out"
  if (next?.kind === 'be' && tokens[tokens.indexOf(next) + 1]?.kind === 'there') return true;
  // "… X? It's on my battlefield"
  const [stop, pronoun, there] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (stop?.kind === 'stop' && /^it['’]?s$/iu.test(pronoun?.text ?? '') && there?.kind === 'there') return true;
  if (next?.kind === 'zone') return next.zone === 'battlefield';
  const start = lastIndexBefore(tokens, at, it => !isOfList(it));
  const verb = tokens[start];
  if (verb?.kind === 'have') return true;
  return verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active' && verb.past === true;
}

/** Whether the card at a place is told to have come in: "X came down on their side". */
function hasCome(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const comes = next?.kind === 'verb' && next.action === 'enters' && next.voice === 'middle';
  return comes && !tokens.slice(sentenceStart(tokens, at), at).some(it => it.kind === 'ask');
}

/** Whether a token may stand between what is done and one of several things that it is done to. */
function isOfList(token: Token): boolean {
  if (token.kind === 'card' || token.kind === 'filler' || token.kind === 'state' || isListSign(token)) return true;
  return token.kind === 'number' || (token.kind === 'who' && token.whose);
}

function ownerBefore(tokens: readonly Token[], at: number): Side | undefined {
  const lead = tokens[at - 1];
  const owner = lead?.kind === 'filler' ? tokens[at - 2] : lead; // "my basic Island"
  return owner?.kind === 'who' && owner.whose ? owner.who : undefined;
}

function placesBefore(tokens: readonly Token[], end: number): readonly number[] {
  return tokens.slice(0, Math.max(0, end)).flatMap((it, i) => (it.kind === 'card' ? [i] : []));
}

function cardAt(tokens: readonly Token[], i: number): readonly CardToken[] {
  const token = tokens[i];
  return token?.kind === 'card' ? [token] : [];
}

function nameAt(tokens: readonly Token[], i: number): string | undefined {
  return cardAt(tokens, i)[0]?.names[0];
}

function otherThan(who: Side): Side {
  return who === 'you' ? 'opponent' : 'you';
}
