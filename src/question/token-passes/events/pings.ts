// Damage that an ability of the one pinger named deals, told without it: "I shoot my opponent for 1", "opp getting pinged for 1", ", 1 dmg
// at the opponent", "what does 1 damage from my X become if it's dealt to them" (120.1).
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { Token } from '../../tokens/question-token.ts';
import { isComma, plainPart, type RunReplacement } from '../../tokens/token-parts.ts';
import { shotAtPlayer } from './pings-at-players.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The words for pings in a text, in one test. */
export const OF_PINGS =
  /^(?:shoots?|shot|shooting|pings?|pinged|pinging|pinger|zaps?|zapped|blasts?|blasted|snipes?|sniped|taps?|tapped|tapping|points?|pointed|aims?|aimed|fires?|fired|ability|source|damage|dmg)$/iu;

/** The run that tells of such damage at a place, as what the pinger does. */
export function pingAt(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  return (
    itPings(tokens, i, pinger) ??
    shotAtPlayer(tokens, i, pinger) ??
    shotAlone(tokens, i, pinger) ??
    pingedFor(tokens, i, pinger) ??
    amountAlone(tokens, i, pinger) ??
    becomingAt(tokens, i) ??
    byAbility(tokens, i) ??
    eachPing(tokens, i) ??
    calledPinger(tokens, i) ??
    pingOfLast(tokens, i, pinger) ??
    tapToPing(tokens, i, pinger)
  );
}

/** The one permanent named that deals damage for {T}. */
export function pingerNamed(tokens: readonly Token[], cards: Cards): CardToken | undefined {
  const isPinger = (token: Token): token is CardToken =>
    token.kind === 'card' && cardKnown(cards, token)?.says.tapsForDamage === true;
  const pingers = tokens.filter(isPinger);
  const [first] = pingers;
  return pingers.some(it => it.names[0] !== first?.names[0]) ? undefined : first;
}

function isPlayer(token: Token | undefined): token is Extract<Token, { kind: 'who' }> {
  return token?.kind === 'who' && !token.whose;
}

function isSmall(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.kind === 'small' && words.includes(token.word);
}

/** The tokens of "X pings them for 1", at a place of the question. */
function pings(pinger: CardToken, player: Token, amount: Token, place: Token): readonly Token[] {
  const at = plainPart(place);
  return [
    { ...pinger, ...at, text: pinger.text },
    { kind: 'verb', action: 'hits', voice: 'active', ...at, text: 'pings' },
    player,
    { kind: 'small', word: 'for', ...at, text: 'for' },
    amount,
  ];
}

/** The wording "X with my Y out, if it pings my opponent": the pinger, whatever was named last. */
function itPings(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [pronoun, verb, victim] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isPing = verb?.kind === 'verb' && /^(?:pings?|pinged|shoots?|shot|zaps?|zapped)$/iu.test(verb.text);
  if (!isSmall(pronoun, 'it') || pronoun === undefined || !isPing || !isPlayer(victim)) return undefined;
  return { tokens: [{ ...pinger, ...plainPart(pronoun), text: pinger.text }, verb], to: i + 2 };
}

/** The wording "I shoot my opponent for 1", with nothing told to do it. */
function shotAlone(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [who, verb, victim, lead, amount] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (!isPlayer(who) || verb === undefined || !/^(?:shoots?|shot|zaps?|zapped|pings?|pinged)$/iu.test(verb.text))
    return undefined;
  if (!isPlayer(victim) || victim.who === who.who || !isSmall(lead, 'for') || amount?.kind !== 'number')
    return undefined;
  if (isSmall(tokens[i + 5], 'with', 'off', 'by')) return undefined;
  return { tokens: pings(pinger, victim, amount, verb), to: i + 5 };
}

/** The wording "opponent getting pinged for 1", with nothing told to do it. */
function pingedFor(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [who, get, pinged, lead, amount] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (!isPlayer(who) || !/^(?:gets?|got|getting|is|being|are)$/iu.test(get?.text ?? '')) return undefined;
  if (pinged === undefined || !/^(?:pinged|shot|zapped)$/iu.test(pinged.text) || pinged.kind === 'card')
    return undefined;
  if (!isSmall(lead, 'for') || amount?.kind !== 'number' || isSmall(tokens[i + 5], 'by', 'with')) return undefined;
  return { tokens: pings(pinger, who, amount, pinged), to: i + 5 };
}

/** The wording "X and Y, both mine, 1 dmg at the opponent". */
function amountAlone(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [sign, amount, damage, to, player] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (sign === undefined || !(isComma(sign) || sign.kind === 'stop') || amount?.kind !== 'number') return undefined;
  if (!/^(?:damage|dmg)$/iu.test(damage?.text ?? '') || damage === undefined || !isSmall(to, 'to', 'at', 'on'))
    return undefined;
  if (!isPlayer(player) || tokens.some(it => it.kind === 'verb')) return undefined;
  return {
    tokens: [{ kind: 'stop', hard: false, ...plainPart(sign) }, ...pings(pinger, player, amount, damage)],
    to: i + 5,
  };
}

/** The wording "what does 1 damage from my X become if it's dealt to an opponent". */
function becomingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [ask, amount, damage, from] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (ask?.kind !== 'ask' || amount?.kind !== 'number' || !/^(?:damage|dmg)$/iu.test(damage?.text ?? ''))
    return undefined;
  const isOwned = tokens[i + 3]?.kind === 'who';
  const at = isOwned ? i + 4 : i + 3;
  const [dealer, becomes, when, its, dealt, to, player] = [0, 1, 2, 3, 4, 5, 6].map(n => tokens[at + n]);
  if (!isSmall(from, 'from', 'off', 'by') || dealer?.kind !== 'card' || damage === undefined) return undefined;
  if (!/^(?:becomes?|turns? into|end up as|be|end up)$/iu.test(becomes?.text ?? '') || !isSmall(when, 'if'))
    return undefined;
  if (!isSmall(its, 'it') || !/^dealt$/iu.test(dealt?.text ?? '') || !isSmall(to, 'to') || !isPlayer(player))
    return undefined;
  if (to === undefined || when === undefined) return undefined;
  const deals: Token = { kind: 'verb', action: 'deals', voice: 'active', ...plainPart(to), text: 'deals' };
  return { tokens: [when, ...tokens.slice(i + 3, at), dealer, deals, amount, damage, to, player], to: at + 7 };
}

/** The wording "X hits my opponent for 1 with its ability": it is no combat damage. */
function byAbility(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || verb.action !== 'hits' || verb.voice !== 'active') return undefined;
  const [victim, lead, amount, by, its, ability] = [1, 2, 3, 4, 5, 6].map(n => tokens[i + n]);
  if (!isPlayer(victim) || !isSmall(lead, 'for') || amount?.kind !== 'number' || !isSmall(by, 'with', 'by', 'off'))
    return undefined;
  if (!/^(?:its|his|her|the)$/iu.test(its?.text ?? '') || !/^(?:ability|ping|tap ability)$/iu.test(ability?.text ?? ''))
    return undefined;
  return { tokens: [{ ...verb, text: 'pings' }, ...tokens.slice(i + 1, i + 4)], to: i + 7 };
}

/** The wordings "I keep pinging them", "each ping is 1 normally": what is done often, and how much it is by itself. */
function eachPing(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [first, ping, be, amount, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (/^(?:keep|keeps|kept)$/iu.test(first?.text ?? '') && ping?.kind === 'verb' && ping.action === 'hits')
    return { tokens: [], to: i + 1 };
  const isEach = /^(?:each|every|one|a|the)$/iu.test(first?.text ?? '') && /^ping$/iu.test(ping?.text ?? '');
  if (!isEach || be?.kind !== 'be' || amount?.kind !== 'number') return undefined;
  const to = /^(?:normally|usually|by itself|on its own)$/iu.test(end?.text ?? '') ? i + 5 : i + 4;
  return { tokens: [], to: isComma(tokens[to]) ? to + 1 : to };
}

/** The wordings "the pinger is X", "X as the source": X. */
function calledPinger(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [first, second, third, fourth] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isCalled = /^the$/iu.test(first?.text ?? '') && /^pinger$/iu.test(second?.text ?? '') && third?.kind === 'be';
  if (isCalled && fourth?.kind === 'card') return { tokens: [fourth], to: i + 4 };
  const isSource = first?.kind === 'card' && isSmall(second, 'as') && /^(?:source|pinger)$/iu.test(fourth?.text ?? '');
  return isSource && third?.kind === 'filler' ? { tokens: [first], to: i + 4 } : undefined;
}

/** The wording "X + Y ping, how much …", Y the pinger: it alone does so, and X is there. */
function pingOfLast(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [beside, joint, named, ping, end] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (beside?.kind !== 'card' || !isSmall(joint, 'and') || joint === undefined || named?.kind !== 'card')
    return undefined;
  const isOfIt = named.names[0] === pinger.names[0] && beside.names[0] !== pinger.names[0];
  const isPing = ping?.kind === 'verb' && ping.action === 'hits' && /^ping$/iu.test(ping.text);
  const ends = end === undefined || end.kind === 'stop' || isComma(end);
  if (!isOfIt || !isPing || !ends) return undefined;
  return { tokens: [{ kind: 'stop', hard: false, ...plainPart(joint) }, named, { ...ping, text: 'pings' }], to: i + 3 };
}

/** The wording "X + Y, both mine, tap to ping my opponent": the pinger does. */
function tapToPing(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [sign, tap, to, ping, player] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (sign === undefined || !(isComma(sign) || sign.kind === 'stop') || !/^tap$/iu.test(tap?.text ?? ''))
    return undefined;
  const isPing = ping?.kind === 'verb' && ping.action === 'hits' && /^(?:ping|shoot|zap)$/iu.test(ping.text);
  if (!isSmall(to, 'to') || !isPing || !isPlayer(player)) return undefined;
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(sign) };
  return {
    tokens: [stop, { ...pinger, ...plainPart(ping), text: pinger.text }, { ...ping, text: 'pings' }, player],
    to: i + 5,
  };
}
