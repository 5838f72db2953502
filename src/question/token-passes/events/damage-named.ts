// Damage that is told by a noun or by who lets it through: "combat damage from X to my opponent", "X lands a hit on them", "one hit
// from X", "X + Y, combat damage to them", "they let X through" (120.1, 510.2).

import { firstIndexFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such damage as what its source deals. */
export function withDamageNamed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...DAMAGES)) return tokens;
  if (!tokens.some(it => OF_DAMAGE.test(it.text))) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      dealtBy(tokens, i) ??
      damageAsked(tokens, i) ??
      damageOwned(tokens, i, cards) ??
      damageFrom(tokens, i) ??
      damageOf(tokens, i, cards) ??
      landedOn(tokens, i) ??
      gotInFor(tokens, i) ??
      hitFrom(tokens, i) ??
      letThrough(tokens, i),
  );
}

const DAMAGE = /^(?:combat damage|combat dmg|damage|dmg)$/iu;
const HIT = /^(?:hits?|swings?|attacks?|connections?|punch|punches)$/iu;
const DAMAGES: readonly string[] = [
  ...['damage', 'dmg', 'dealt', 'hit', 'hits', 'swing', 'swings', 'attack', 'attacks', 'punch', 'through'],
];
const OF_DAMAGE =
  /^(?:combat damage|combat dmg|damage|dmg|dealt(?: (?:its )?combat (?:damage|dmg))?|hits?|swings?|attacks?|punch|through|pings?)$/iu;

const DEALT = /^dealt(?: (?:its )?combat (?:damage|dmg))?$/iu;

/** The wording "and X just dealt combat damage to them": X deals it, and is no item of the list before. */
function dealtBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [joint, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (joint?.kind !== 'small' || !['and', 'comma'].includes(joint.word)) return undefined;
  const isOwned = first?.kind === 'who' && first.whose;
  const name = isOwned ? second : first;
  const at = isOwned ? i + 3 : i + 2;
  const verb = firstIndexFrom(tokens, at, it => it.kind !== 'filler');
  const dealt = verb === undefined ? undefined : tokens[verb];
  if (name?.kind !== 'card' || verb === undefined || dealt?.kind !== 'verb' || !DEALT.test(dealt.text))
    return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(joint) };
  return { tokens: [stop, ...(isOwned ? [first] : []), name, dealt], to: verb + 1 };
}

function isPlayer(token: Token | undefined): boolean {
  return token?.kind === 'who' && !token.whose;
}

function isTo(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'to';
}

function dealing(token: Token): readonly Token[] {
  const { at, end } = token;
  const isCombat = /combat/iu.test(token.text);
  return [
    { kind: 'verb', action: 'deals', voice: 'active', text: 'deals', at, end: at },
    { kind: 'about', word: '', text: isCombat ? 'combat damage' : 'damage', at, end },
  ];
}

/** The wording "does the 1 damage from X to my opponent get bigger": so much is dealt by X, of which it is asked. */
function damageAsked(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, damage, from] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (number?.kind !== 'number' || damage === undefined || !DAMAGE.test(damage.text)) return undefined;
  if (from?.kind !== 'small' || !['from', 'by', 'off'].includes(from.word)) return undefined;
  const lead = tokens[i - 1]?.kind === 'filler' ? tokens[i - 2] : tokens[i - 1];
  const isOwned = tokens[i + 3]?.kind === 'who' && !isPlayer(tokens[i + 3]);
  const at = isOwned ? i + 4 : i + 3;
  const [name, to, player] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (lead?.kind !== 'ask' || name?.kind !== 'card' || !isTo(to) || !isPlayer(player)) return undefined;
  if (to === undefined || player === undefined) return undefined;
  const place = { at: name.end, end: name.end };
  return {
    tokens: [
      { kind: 'about', word: '', ...plainPart(damage), end: damage.at, text: 'damage' },
      { kind: 'small', word: 'if', ...plainPart(damage), text: 'when' },
      ...tokens.slice(i + 3, at),
      name,
      { kind: 'verb', action: 'deals', voice: 'active', text: 'deals', ...place },
      { ...number, ...place },
      to,
      player,
    ],
    to: at + 3,
  };
}

/** The wordings "does X work with Y's 1 damage to opp", "does X double Y's ping to opp": whether X does so when Y deals that. */
function damageOwned(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [lead, next] = [tokens[i], tokens[i + 1]];
  if (lead === undefined || (lead.kind !== 'relation' && lead.kind !== 'ask')) return undefined;
  const isOwned = next?.kind === 'who' && next.whose;
  const at = isOwned ? i + 2 : i + 1;
  const [dealer, first] = [tokens[at], tokens[at + 1]];
  if (dealer?.kind !== 'card' || !/['’]s?$/u.test(dealer.text)) return undefined;
  const amount = first?.kind === 'number' && !first.article ? [first] : [];
  const [damage, to] = [tokens[at + 1 + amount.length], tokens[at + 2 + amount.length]];
  const victim = tokens[at + 3 + amount.length];
  if (damage === undefined || !(DAMAGE.test(damage.text) || PING.test(damage.text)) || !isTo(to)) return undefined;
  if (victim?.kind !== 'who' || to === undefined) return undefined;
  const known = cardKnown(cards, dealer);
  const isPing = known?.says.tapsForDamage === true;
  // without a number it is as much as the ability or its power says
  if (known === undefined || known.spell || (amount.length === 0 && !known.creature)) return undefined;
  const place = { at: dealer.end, end: dealer.end };
  const [action, text] =
    amount.length > 0 ? (['deals', 'deals'] as const) : (['hits', isPing ? 'pings' : 'connects'] as const);
  return {
    tokens: [
      lead,
      { kind: 'small', word: 'if', ...place, text: 'if', at: dealer.at, end: dealer.at },
      ...(isOwned ? [next] : []),
      dealer,
      { kind: 'verb', action, voice: 'active', text, ...place },
      ...amount,
      ...(amount.length > 0 ? [{ kind: 'about', word: '', ...plainPart(damage) } as const, to] : []),
    ],
    to: at + 3 + amount.length,
  };
}

const PING = /^pings?$/iu;

/** The wording "combat damage from X to my opponent", with which a clause begins. */
function damageFrom(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [damage, from] = [tokens[i], tokens[i + 1]];
  const before = tokens[i - 1];
  const begins = before === undefined || before.kind === 'stop' || isComma(before) || before.kind === 'filler';
  if (damage === undefined || damage.kind === 'card' || !DAMAGE.test(damage.text) || !begins) return undefined;
  if (from?.kind !== 'small' || !['from', 'by', 'off'].includes(from.word)) return undefined;
  const isOwned = tokens[i + 2]?.kind === 'who' && !isPlayer(tokens[i + 2]);
  const at = isOwned ? i + 3 : i + 2;
  const [name, to, player] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (name?.kind !== 'card' && name?.kind !== 'noun') return undefined;
  if (!isTo(to) || !isPlayer(player) || to === undefined || player === undefined) return undefined;
  return { tokens: [...tokens.slice(i + 2, at), name, ...dealing(damage), to, player], to: at + 3 };
}

/**
 * The wordings "X + Y, combat damage to the opponent", ". Combat damage goes through to them": the creature that was
 * named alone, or last, deals it.
 */
function damageOf(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [comma, damage] = [tokens[i], tokens[i + 1]];
  if (damage === undefined || !DAMAGE.test(damage.text) || !/combat/iu.test(damage.text)) return undefined;
  const goes = /^(?:goes|gets|went|got)$/iu.test(tokens[i + 2]?.text ?? '');
  const isThrough = goes && /^through$/iu.test(tokens[i + 3]?.text ?? '');
  const at = isThrough ? i + 4 : i + 2;
  const [to, player] = [tokens[at], tokens[at + 1]];
  if (comma === undefined || !(isComma(comma) || comma.kind === 'stop')) return undefined;
  if (!isTo(to) || !isPlayer(player) || to === undefined || player === undefined) return undefined;
  const from = lastIndexBefore(tokens, i, it => it.kind === 'stop') + 1;
  const told = tokens.slice(from, i);
  const creatures = told.filter(it => it.kind === 'card' && cardKnown(cards, it)?.creature === true);
  const dealer = creatures.at(-1);
  if (dealer === undefined || told.some(it => it.kind === 'verb')) return undefined;
  if (creatures.length > 1 && !told.some(it => /^both\b/iu.test(it.text))) return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(comma) };
  return {
    tokens: [stop, { ...dealer, ...plainPart(damage), text: dealer.text }, ...dealing(damage), to, player],
    to: at + 2,
  };
}

/** The wording "X lands a hit on my opponent". */
function landedOn(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, lands, hit, on, player] =
    i === 0 ? [] : [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (name?.kind !== 'card' && name?.kind !== 'noun') return undefined;
  if (lands === undefined || !/^(?:lands?|landed|gets?|got|scores?|scored) an?$/iu.test(lands.text)) return undefined;
  if (!/^hits?$/iu.test(hit?.text ?? '') || on?.kind !== 'small' || !['on', 'to'].includes(on.word)) return undefined;
  if (!isPlayer(player) || player === undefined) return undefined;
  return {
    tokens: [{ kind: 'verb', action: 'hits', voice: 'active', ...plainPart(lands), text: 'connects' }, player],
    to: i + 4,
  };
}

/** The wording "X just got in for its 1 combat damage on my opponent": so much is dealt. */
function gotInFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, gets, way, lead] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const before = name?.kind === 'filler' ? tokens[i - 2] : name;
  if ((before?.kind !== 'card' && before?.kind !== 'noun') || gets === undefined) return undefined;
  if (!/^(?:gets?|got|goes|went|sneaks?|snuck)$/iu.test(gets.text) || !/^(?:in|through)$/iu.test(way?.text ?? ''))
    return undefined;
  const at = /^its$/iu.test(tokens[i + 3]?.text ?? '') ? i + 4 : i + 3;
  const [number, damage, to, player] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (lead?.kind !== 'small' || !['for', 'with'].includes(lead.word) || number?.kind !== 'number') return undefined;
  if (damage === undefined || !DAMAGE.test(damage.text)) return undefined;
  const isAt = to?.kind === 'small' && ['on', 'to', 'at'].includes(to.word);
  if (!isAt || player === undefined || !isPlayer(player)) return undefined;
  const [deals, dealt] = dealing(damage);
  if (deals === undefined || dealt === undefined) return undefined;
  return { tokens: [deals, number, dealt, { ...to, word: 'to' }, player], to: at + 4 };
}

function connecting(token: Token): Token {
  return { kind: 'verb', action: 'hits', voice: 'active', ...plainPart(token), text: 'connects' };
}

/** The wordings "how much poison does one hit from my X give them", "after a hit from X": X hits, and what follows is what comes of it. */
function hitFrom(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [one, hit, from] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  // "two hits from X" are two events
  const isSeveral = one?.kind === 'number' && one.value > 1 && hit !== undefined && /^hits$/iu.test(hit.text);
  if (isSeveral && from?.kind === 'small' && from.word === 'from')
    return { tokens: [one, { kind: 'unknown', ...plainPart(hit) }], to: i + 2 };
  if (one?.kind !== 'number' || one.value !== 1 || hit === undefined || !HIT.test(hit.text)) return undefined;
  if (from?.kind !== 'small' || !['from', 'by', 'of', 'with'].includes(from.word)) return undefined;
  const isOwned = tokens[i + 3]?.kind === 'who' && !isPlayer(tokens[i + 3]);
  const at = isOwned ? i + 4 : i + 3;
  const name = tokens[at];
  const before = tokens[i - 1];
  const isAsked = before?.kind === 'ask' || before?.kind === 'about';
  const isLed = before?.kind === 'small' && ['if', 'from', 'off', 'for', 'by'].includes(before.word);
  if (name?.kind !== 'card' || !(isAsked || isLed)) return undefined;
  const isGiven = /^(?:gives?|puts?|does?|deals?|gets?|makes?)$/iu.test(tokens[at + 1]?.text ?? '');
  const taker = isGiven ? tokens[at + 2] : tokens[at + 1];
  const isTaken = taker !== undefined && isPlayer(taker);
  const when: Token = { kind: 'small', word: 'if', ...plainPart(one), text: 'when' };
  const comma: Token = { kind: 'small', word: 'comma', text: ',', at: name.end, end: name.end };
  const place = { at: name.end, end: name.end };
  return {
    tokens: [
      when,
      ...tokens.slice(i + 3, at),
      name,
      { ...connecting(hit), ...place },
      ...(isTaken ? [{ ...taker, ...place }] : []),
      comma,
    ],
    to: at + 1 + (isGiven ? 1 : 0) + (isTaken ? 1 : 0),
  };
}

/** The wording "my opponent lets X through": it is not blocked, and hits. */
function letThrough(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const lets = first?.kind === 'filler' ? second : first;
  if (who === undefined || !isPlayer(who) || !/^(?:lets?|letting)$/iu.test(lets?.text ?? '')) return undefined;
  const from = lets === first ? i + 2 : i + 3;
  const isOwned = tokens[from]?.kind === 'who' && !isPlayer(tokens[from]);
  const at = isOwned ? from + 1 : from;
  const [name, through] = [tokens[at], tokens[at + 1]];
  if (name?.kind !== 'card' || through === undefined || !/^(?:get )?through$/iu.test(through.text)) return undefined;
  return { tokens: [...tokens.slice(from, at), name, connecting(through), who], to: at + 2 };
}
