// "Vilis - I pay 2 life": a payment as what happens, where no card that was named asks for it (119.4); "I pay 2 for Steam Vents":
// the land that asks for so much life is played.

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { numberNamed } from '../../tokens/counts.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  playingOf,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

const PAID = /^(i|we) pay (?:the )?(\w+) life$/iu;

/** The tokens with each such payment as a loss of that much life, which paying life is. */
export function withLifePaid(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...OF_PAYING)) return tokens;
  return withLoss(withPriceTaken(withLandsPaid(tokens, cards), cards), cards);
}

/** Words of which each payment has one. */
const OF_PAYING: readonly string[] = [
  ...['pay', 'pays', 'paying', 'paid', 'take', 'takes', 'taking', 'took', 'eat', 'eats', 'eating', 'lose', 'losing'],
  ...['swallow', 'suck', 'accept', 'drop', 'hand', 'part', 'go for', 'hit', 'burn', 'sink', 'ping', 'bolt', 'cost'],
];

const TAKES = /^(?:take|takes|taking|took|eat|eats|eating|swallow|suck up|accept)$/iu;

const TAKING = /^(?:paying|taking|eating)$/iu;

/** The tokens with "even if I take the 2" and "(paying the 2)" as filler, where a land that was named asks for so much life: whether it is paid is its player's choice. */
function withPriceTaken(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const says = (it: Token) => TAKES.test(it.text) || TAKING.test(it.text) || PAY.test(it.text) || PRICED.test(it.text);
  if (!tokens.some(it => it.kind !== 'card' && says(it))) return tokens;
  const lands = tokens.flatMap(it => (it.kind === 'card' ? (cards.named(it.names[0] ?? '') ?? []) : []));
  const prices = lands.flatMap(it => (it.land ? it.says.lifePaid : []));
  if (prices.length === 0) return tokens;
  return withRunsReplaced(tokens, i => {
    const paid = paidBeside(tokens, i, { prices, lands });
    if (paid !== undefined) return { tokens: tokens.slice(i, paid).map(asFiller), to: paid };
    const unpaid = unpaidAt(tokens, i);
    if (unpaid !== undefined) return { tokens: tokens.slice(i, unpaid).map(asFiller), to: unpaid };
    const lead = tokens[i];
    const isIf = lead?.kind === 'small' && lead.word === 'if';
    const at = isIf ? i + 1 : i;
    const isTaking = TAKING.test(lead?.text ?? '') && tokens[i - 1]?.kind === 'card';
    const [player, takes] = [tokens[at], tokens[at + 1]];
    const isOwn = player?.kind === 'who' && player.who === 'you' && !player.whose;
    const isPaid = isIf && isOwn && /^pay$/iu.test(takes?.text ?? '');
    const isTaken = isOwn && (isPaid || TAKES.test(takes?.text ?? ''));
    if (!isTaking && !isTaken) return undefined;
    const verb = isTaking ? i : at + 1;
    const from = tokens[verb + 1]?.kind === 'filler' ? verb + 2 : verb + 1;
    const price = tokens[from];
    const isSaid =
      /^(?:damage|hit|pain|shock|bite)$/iu.test(price?.text ?? '') || (isPaid && /^life$/iu.test(price?.text ?? ''));
    if (!isSaid && !(price?.kind === 'number' && !price.article && prices.includes(price.value))) return undefined;
    const to = /^(?:damage|life|dmg)$/iu.test(tokens[from + 1]?.text ?? '') ? from + 2 : from + 1;
    const end = tokens[to];
    const ends =
      end === undefined || end.kind === 'stop' || (end.kind === 'small' && ['comma', 'and', 'or'].includes(end.word));
    return ends ? { tokens: tokens.slice(i, to).map(asFiller), to } : undefined;
  });
}

const PRICED = /^(?:drop|hand|part|go for|hit|burn|sink|ping|bolt|cost|give up|spend|opt|choose)$/iu;

/** Prices paid in words of another kind: "lose 2 life for it", "hit myself for 2", "pay its cost". */
const PAYS: readonly RegExp[] = [
  /^(?:lose|drop|hand over|part with|go for|burn|spend|give up|sink) (?:the )?(\w+) life(?: (?:for|into|on) (?:it|that))?$/iu,
  /^(?:hit|ping|bolt|shock|dome) (?:myself|me) for (?:the )?(\w+)$/iu,
  /^(?:pay|paid|paying) (?:the|its|that) (?:cost|price|fee|toll)$/iu,
];

/** The place behind "and lose 2 life for it", beside a land that asks for so much as it enters; undefined for other words. */
function paidBeside(
  tokens: readonly Token[],
  i: number,
  { prices, lands }: { readonly prices: readonly number[]; readonly lands: readonly { readonly land: boolean }[] },
): number | undefined {
  const joint = tokens[i];
  if (joint?.kind !== 'small' || !['and', 'comma'].includes(joint.word) || lands.filter(it => it.land).length !== 1)
    return undefined;
  for (let to = Math.min(tokens.length, i + 9); to > i + 2; to -= 1) {
    const end = tokens[to];
    const ends = end === undefined || end.kind === 'stop' || end.kind === 'ask' || isComma(end) || isIf(end);
    if (!ends) continue;
    const said = tokens
      .slice(i + 1, to)
      .map(it => it.text.toLowerCase())
      .join(' ');
    const found = PAYS.map(it => it.exec(said)).find(it => it !== null);
    if (found === undefined) continue;
    const amount = found?.[1] === undefined ? undefined : numberNamed(found[1])?.value;
    if (found?.[1] === undefined || (amount !== undefined && prices.includes(amount))) return to;
  }
  return undefined;
}

function isIf(token: Token): boolean {
  return token.kind === 'small' && token.word === 'if';
}

/** The place behind "if I don't pay the life" and ", not paying", with which a clause ends; undefined for other words. */
function unpaidAt(tokens: readonly Token[], i: number): number | undefined {
  const lead = tokens[i];
  const isUnless = /^unless$/iu.test(lead?.text ?? '');
  const isCondition = lead !== undefined && isIf(lead);
  const isJoint = (lead !== undefined && isListSign(lead)) || /^but$/iu.test(lead?.text ?? '');
  if (!isUnless && !isCondition && !isJoint) return undefined;
  const player = tokens[i + 1];
  const isSaid = player?.kind === 'who';
  // "I play X and don't pay": whoever plays it
  if (isSaid ? player.who !== 'you' || player.whose : !isJoint) return undefined;
  let to = isSaid ? i + 2 : i + 1;
  if (tokens[to]?.kind === 'be') to += 1;
  if (!isUnless) {
    const length = deniedLength(tokens, to);
    if (length === 0) return undefined;
    to += length;
  }
  if (!PAY.test(tokens[to]?.text ?? '')) return undefined;
  to += 1;
  while (tokens[to]?.kind === 'filler' || tokens[to]?.kind === 'number' || /^life$/iu.test(tokens[to]?.text ?? ''))
    to += 1;
  const [behind, what] = [tokens[to], tokens[to + 1]];
  if (behind?.kind === 'small' && behind.word === 'for' && what?.kind === 'small' && what.word === 'it') to += 2;
  const end = tokens[to];
  const ends =
    end === undefined || end.kind === 'stop' || (end.kind === 'small' && ['comma', 'and', 'or'].includes(end.word));
  return ends ? to : undefined;
}

/** The number of tokens of "don't" or "decline to" at a place; 0 for other words. */
function deniedLength(tokens: readonly Token[], i: number): number {
  const [not, to] = [tokens[i], tokens[i + 1]];
  if (not?.kind === 'small' && not.word === 'not') return 1;
  return /^(?:declin|refus)(?:e|es|ed|ing)$/iu.test(not?.text ?? '') && /^to$/iu.test(to?.text ?? '') ? 2 : 0;
}

/** The tokens with "pay 2 for" as the verb of playing, before a land that asks for so much life as it enters. */
function withLandsPaid(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!tokens.some(it => PAY.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const alone = paidBehind(tokens, i, cards);
    if (alone !== undefined) return alone;
    const [pay, number, life, ...rest] = tokens.slice(i, i + 6);
    if (pay === undefined || !PAY.test(pay.text) || number?.kind !== 'number') return undefined;
    const lead = /^life$/iu.test(life?.text ?? '') ? rest.shift() : life;
    const named = rest.find(it => !(it.kind === 'who' && it.whose) && !(it.kind === 'number' && it.article));
    const known = named?.kind === 'card' ? cardKnown(cards, named) : undefined;
    if (lead?.kind !== 'small' || !/^(?:for|on)$/iu.test(lead.text)) return undefined;
    if (known?.land !== true || !known.says.lifePaid.includes(number.value)) return undefined;
    const played: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(pay) };
    return { tokens: [played], to: tokens.indexOf(lead) + 1 };
  });
}

/** The wording "X, pay 2 life, …", with which a sentence begins: the land that asks for so much is played. */
function paidBehind(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, land, comma] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler' || isLabel(before);
  const known = land?.kind === 'card' && isComma(comma) ? cardKnown(cards, land) : undefined;
  if (land === undefined || !begins || known?.land !== true) return undefined;
  const at = tokens[i + 2]?.kind === 'who' ? i + 3 : i + 2;
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isPaid = PAY.test(first?.text ?? '') && second?.kind === 'number' && known.says.lifePaid.includes(second.value);
  // "2 life paid"
  const isBehind = first?.kind === 'number' && known.says.lifePaid.includes(first.value) && PAY.test(third?.text ?? '');
  if (!isPaid && !isBehind) return undefined;
  const isLife = isBehind || /^life$/iu.test(third?.text ?? '');
  const to = at + (isLife ? 3 : 2);
  const end = tokens[to];
  if (!(end === undefined || end.kind === 'stop' || isComma(end))) return undefined;
  return { tokens: [...playingOf(land), land], to };
}

function isLabel(token: Token): boolean {
  return token.kind === 'small' && token.word === 'colon';
}

const PAY = /^(?:pay|pays|paying|paid|take|takes|taking|eat|eats|eating|lose|losing)$/iu;

function withLoss(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!tokens.some(it => it.kind === 'filler' && PAID.test(it.text))) return tokens;
  const named = tokens.flatMap(it => (it.kind === 'card' ? (cards.named(it.names[0] ?? '') ?? []) : []));
  const isAlone = !tokens.some(it => it.kind === 'verb' && it.voice !== 'passive');
  if (!isAlone || named.some(it => it.land || it.says.paysX || it.spell)) return tokens;
  const looks = named.some(it => it.says.has('whenever you lose life') || !it.says.has('pay'));
  return tokens.flatMap((token): readonly Token[] => {
    const [, player = '', number = ''] = token.kind === 'filler' ? (PAID.exec(token.text) ?? []) : [];
    const amount = numberNamed(number.toLowerCase())?.value;
    if (amount === undefined) return [token];
    // which ability that pays for is not told
    if (!looks) return [{ kind: 'unknown', text: token.text, at: token.at, end: token.end }];
    const { at, end } = token;
    return [
      { kind: 'who', who: 'you', whose: false, text: player, at, end: at + player.length },
      { kind: 'verb', action: 'losesLife', voice: 'active', text: 'pay', at: at + 2, end: at + 5 },
      { kind: 'number', value: amount, article: false, text: number, at: at + 6, end: end - 5 },
      { kind: 'about', word: 'life', text: 'life', at: end - 4, end },
    ];
  });
}
