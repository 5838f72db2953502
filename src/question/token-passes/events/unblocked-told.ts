// Attacks that are told not to be blocked in a clause of its own: "opp has no blockers, I attack with X", "X wasn't blocked", "they
// don't block my X", "Attack with X. They take it" (509.1h).
import { firstIndexFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The text of the filler in place of a clause that says that nobody blocks. */
const MARK = 'nobody in the way';

/** The tokens with each such clause as a mark beside the attack, and what is unblocked without an attack being told as what attacks. */
export function withUnblockedTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...OF_BLOCKS)) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      noBlockersAt(tokens, i) ??
      unblockedHit(tokens, i) ??
      unblockedAt(tokens, i) ??
      notBlocking(tokens, i) ??
      hitUnblocked(tokens, i) ??
      takenFrom(tokens, i) ??
      takenAt(tokens, i, cards) ??
      saidAgain(tokens, i, cards),
  );
}

/** The tokens with each attack that such a mark stands beside as unblocked; as combat where several attack. */
export function withUnblockedMarked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, MARK) || !anyVerb(tokens, 'attacks')) return tokens;
  const marked = tokens.findIndex(it => it.text === MARK);
  if (marked < 0) return tokens;
  const attacks = tokens.flatMap((it, i) => (it.kind === 'verb' && it.action === 'attacks' ? [i] : []));
  const [attack] = attacks;
  if (attack === undefined) return tokens;
  const isOne = attacks.length === 1 && !isListed(tokens, attack);
  return tokens.map((token, i): Token => {
    if (!isOne && i === marked) return { kind: 'unjudged', why: 'combat', ...plainPart(token) };
    return isOne && i === attack && token.kind === 'verb' ? { ...token, unblocked: true } : token;
  });
}

/** Whether more than one name follows an attack at once. */
function isListed(tokens: readonly Token[], attack: number): boolean {
  const end = firstIndexFrom(tokens, attack + 1, it => !isOfList(it));
  const names = tokens.slice(attack + 1, end ?? tokens.length).filter(isName);
  return names.length > 1 && tokens[end ?? tokens.length]?.kind !== 'there';
}

/** Whether a token may stand in a list of attackers; the mark ends it. */
function isOfList(token: Token): boolean {
  if (token.kind === 'who') return token.whose;
  return (
    isName(token) || isListSign(token) || token.kind === 'number' || (token.kind === 'filler' && token.text !== MARK)
  );
}

const OF_BLOCKS: readonly string[] = [
  ...['block', 'blocks', 'blocked', 'blocker', 'blockers', 'unblocked', 'take', 'takes', 'took', 'through'],
];
const ATTACK = /^(?:attack(?:s|ed|ing)?|swings?|swinging|swung|send(?:s|ing)? in)\b/iu;

function isName(token: Token | undefined): token is Extract<Token, { kind: 'card' | 'noun' }> {
  return token?.kind === 'card' || token?.kind === 'noun';
}

function isOther(token: Token | undefined): token is Extract<Token, { kind: 'who' }> {
  return token?.kind === 'who' && !token.whose;
}

function mark(token: Token): Token {
  return { ...asFiller(token), text: MARK };
}

function attacksUnblocked(token: Token): Token {
  return { kind: 'verb', action: 'attacks', voice: 'middle', unblocked: true, ...plainPart(token), text: 'attacks' };
}

function isNot(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'not';
}

/** The wordings "opp has no blockers", "they have nothing to block with", with "so" or "and" behind it. */
function noBlockersAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, have, no, blockers] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (!isOther(who) || have?.kind !== 'have') return undefined;
  const isNone = isNot(no) && /^(?:blockers?|blocks?)$/iu.test(blockers?.text ?? '');
  const isNothing = /^nothing$/iu.test(no?.text ?? '') && /^block/iu.test(tokens[i + 4]?.text ?? '');
  if (!isNone && !isNothing) return undefined;
  const to = isNone ? i + 4 : /^with$/iu.test(tokens[i + 5]?.text ?? '') ? i + 6 : i + 5;
  return { tokens: [mark(who)], to };
}

/** The wording "unblocked X hits my opponent": X connects. */
function unblockedHit(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [unblocked, name, verb, who] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (unblocked?.kind !== 'unjudged' || !/^unblocked$/iu.test(unblocked.text) || !isName(name)) return undefined;
  if (verb?.kind !== 'verb' || verb.action !== 'hits' || !isOther(who)) return undefined;
  return { tokens: [name, { ...verb, text: 'connects' }, who], to: i + 4 };
}

/** The wordings "X goes unblocked", "X unblocked, …", "X is unblocked and damages them", "X isn't blocked", ", wasn't blocked". */
function unblockedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  if (first === undefined) return undefined;
  const [second, third] = [tokens[i + 1], tokens[i + 2]];
  const isBlocked = (it: Token | undefined) => it?.kind === 'unjudged' && /^blocked$/iu.test(it.text);
  const isUnblocked = (it: Token | undefined) => it?.kind === 'unjudged' && /^unblocked$/iu.test(it.text);
  const isGoing =
    /^(?:goes|go|went|going|gets?|got|is|was|stays?|attacks?|attacked|swings?|swung|swings? in|swung in|comes? in)$/iu.test(
      first.text,
    ) && isUnblocked(second);
  const isNever =
    /^(?:isn['’]?t|wasn['’]?t|doesn['’]?t get|didn['’]?t get|never)$/iu.test(first.text) && isBlocked(second);
  const isBeNot = first.kind === 'be' && isNot(second) && isBlocked(third);
  const isAlone = isUnblocked(first) && isName(before) && (second === undefined || endsClause(second));
  if (first.kind === 'card' || !(isGoing || isNever || isBeNot || isAlone)) return undefined;
  const to = isAlone ? i + 1 : isBeNot ? i + 3 : i + 2;
  const isAttacking = tokens.slice(0, i).some(it => ATTACK.test(it.text) && it.kind !== 'card');
  if (isAttacking) return isAlone ? undefined : { tokens: [mark(first)], to };
  if (!isName(before)) return undefined;
  return { tokens: [attacksUnblocked(first)], to: damagesAfter(tokens, to) ?? to };
}

function endsClause(token: Token): boolean {
  return token.kind === 'stop' || isListSign(token) || (token.kind === 'small' && ['if', 'with'].includes(token.word));
}

/** The place past "and damages my opponent", which says again that it gets through. */
function damagesAfter(tokens: readonly Token[], i: number): number | undefined {
  const [and, damages, who] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isSaid =
    and?.kind === 'small' &&
    and.word === 'and' &&
    /^(?:damages?|hits?|connects?(?: with)?)$/iu.test(damages?.text ?? '');
  const end = isOther(who) ? tokens[i + 3] : undefined;
  return isSaid && isOther(who) && (end === undefined || end.kind === 'stop' || isComma(end)) ? i + 3 : undefined;
}

/** The wording "opp doesn't block my X": it attacks, and nobody blocks it. */
function notBlocking(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, not, block] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!isOther(who) || !isNot(not) || !/^blocks?$/iu.test(block?.text ?? '')) return undefined;
  const isOwned = tokens[i + 3]?.kind === 'who' || tokens[i + 3]?.kind === 'filler';
  const at = isOwned ? i + 4 : i + 3;
  const name = tokens[at];
  if (!isName(name) || block === undefined) return undefined;
  return { tokens: [...tokens.slice(i + 3, at), name, attacksUnblocked(block)], to: at + 1 };
}

/** The wordings "X hits for two unblocked", "Total damage if unblocked?": what kind of damage it is, or that nothing stops it. */
function hitUnblocked(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const token = tokens[i];
  if (token?.kind !== 'unjudged' || !/^unblocked$/iu.test(token.text)) return undefined;
  const from = lastIndexBefore(tokens, i, it => it.kind === 'stop') + 1;
  const clause = tokens.slice(from, i);
  const isHit = clause.some(it => it.kind === 'verb' && ['hits', 'deals'].includes(it.action));
  if (isHit && !clause.some(it => ATTACK.test(it.text)))
    return { tokens: [{ kind: 'about', word: '', ...plainPart(token), text: 'in combat' }], to: i + 1 };
  const condition = clause.at(-1);
  const isIf =
    condition?.kind === 'small' && condition.word === 'if' && clause.some(it => /^(?:damage|dmg)$/iu.test(it.text));
  const isTold = tokens.slice(0, from).some(it => ATTACK.test(it.text) && it.kind !== 'card');
  return isIf && isTold ? { tokens: [mark(token)], to: i + 1 } : undefined;
}

/** The wording "they take the hit from my X": X hits them. */
function takenFrom(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, takes] = [tokens[i], tokens[i + 1]];
  if (!isOther(who) || !/^(?:takes?|took)$/iu.test(takes?.text ?? '')) return undefined;
  const hit = [i + 2, i + 3].find(n => /^(?:hit|damage)$/iu.test(tokens[n]?.text ?? ''));
  const from = hit === undefined ? undefined : tokens[hit + 1];
  if (hit === undefined || takes === undefined || from?.kind !== 'small' || from.word !== 'from') return undefined;
  const isOwned = tokens[hit + 2]?.kind === 'who' || tokens[hit + 2]?.kind === 'filler';
  const at = isOwned ? hit + 3 : hit + 2;
  const [name, end] = [tokens[at], tokens[at + 1]];
  const dealt = isName(name) ? dealtInBrackets(tokens, at, who) : undefined;
  if (dealt !== undefined) return { tokens: [...tokens.slice(hit + 2, at + 1), ...dealt.tokens], to: dealt.to };
  if (!isName(name) || !(end === undefined || end.kind === 'stop' || isComma(end))) return undefined;
  const hits: Token = { kind: 'verb', action: 'hits', voice: 'active', ...plainPart(takes), text: 'connects' };
  return { tokens: [...tokens.slice(hit + 2, at), name, hits, { ...who, ...plainPart(takes) }], to: at + 1 };
}

/** The words "(1 dmg, combat)" behind what hits a player: it deals so much combat damage. */
function dealtInBrackets(tokens: readonly Token[], i: number, who: Token): RunReplacement | undefined {
  const [name, number, damage] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name === undefined || number?.kind !== 'number' || number.at - name.end < 2) return undefined;
  if (!/^(?:combat )?(?:damage|dmg)$/iu.test(damage?.text ?? '') || damage === undefined) return undefined;
  const isCombat = isComma(tokens[i + 3]) && /^combat$/iu.test(tokens[i + 4]?.text ?? '');
  const place = plainPart(damage);
  return {
    tokens: [
      { kind: 'verb', action: 'deals', voice: 'active', ...place, text: 'deals' },
      number,
      { kind: 'about', word: '', ...place, text: 'combat damage' },
      { kind: 'small', word: 'to', ...place, text: 'to' },
      { ...who, ...place },
    ],
    to: isCombat ? i + 5 : i + 3,
  };
}

/** The wordings "they take it", "I let it through", "opponent takes the hit", "damage goes through", "opp takes 2" of its power, where an attack was told. */
function takenAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [first, second] = [tokens[i], tokens[i + 1]];
  if (
    first === undefined ||
    !tokens.slice(0, i).some(it => it.kind !== 'card' && (ATTACK.test(it.text) || /^blocks?$/iu.test(it.text)))
  )
    return undefined;
  const ends = (n: number) => tokens[n] === undefined || tokens[n]?.kind === 'stop' || isComma(tokens[n]);
  // "they attack with X, I let it through"
  const lets = /^(?:just|simply)$/iu.test(second?.text ?? '') ? i + 2 : i + 1;
  const isLet = isOther(first) && /^(?:lets?|letting)$/iu.test(tokens[lets]?.text ?? '');
  const passes = isLet && /^(?:it|them|that)$/iu.test(tokens[lets + 1]?.text ?? '');
  if (passes && /^(?:get )?through$/iu.test(tokens[lets + 2]?.text ?? ''))
    return { tokens: [mark(first)], to: lets + 3 };
  const isTaking = isOther(first) && /^(?:takes?|took)$/iu.test(second?.text ?? '');
  const what = [i + 2, i + 3].find(n => /^(?:it|hit|damage)$/iu.test(tokens[n]?.text ?? ''));
  if (isTaking && what !== undefined && ends(what + 1)) return { tokens: [mark(first)], to: what + 1 };
  const amount = isTaking ? tokens[i + 2] : undefined;
  const end = /^(?:damage|dmg)$/iu.test(tokens[i + 3]?.text ?? '') ? i + 4 : i + 3;
  if (amount?.kind === 'number' && amount.value === powerBefore(tokens, i, cards) && ends(end))
    return { tokens: [mark(first)], to: end };
  const isThrough =
    /^(?:goes|gets|went|go|get)$/iu.test(second?.text ?? '') && /^through$/iu.test(tokens[i + 2]?.text ?? '');
  const isIt = /^(?:damage|dmg|it|the damage)$/iu.test(first.text);
  if (!isIt || !isThrough) return undefined;
  const to = pastAmount(tokens, pastPlayer(tokens, i + 3), i, cards);
  const sign = tokens[to];
  // ", X on my side" behind it is no second attacker
  if (isComma(sign) && sign !== undefined && to > i + 3)
    return { tokens: [mark(first), { kind: 'stop', hard: false, ...plainPart(sign) }], to: to + 1 };
  return ends(to) ? { tokens: [mark(first)], to } : undefined;
}

/** The place past "to my opponent". */
function pastPlayer(tokens: readonly Token[], i: number): number {
  const [to, player] = [tokens[i], tokens[i + 1]];
  return to?.kind === 'small' && to.word === 'to' && isOther(player) ? i + 2 : i;
}

/** The place past ", 1 combat damage" of as much as the power of what was named last before another place. */
function pastAmount(tokens: readonly Token[], i: number, before: number, cards: Cards): number {
  const [comma, amount, damage] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isDamage =
    isComma(comma) && amount?.kind === 'number' && /^(?:combat )?(?:damage|dmg)$/iu.test(damage?.text ?? '');
  return isDamage && powerBefore(tokens, before, cards) === amount.value ? i + 3 : i;
}

/** The wording ", 2 damage to opp" behind "wasn't blocked": the power of what attacks, told again. */
function saidAgain(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [comma, amount, damage, to, who, end] = [
    tokens[i],
    tokens[i + 1],
    tokens[i + 2],
    tokens[i + 3],
    tokens[i + 4],
    tokens[i + 5],
  ];
  if (!isComma(comma) || amount?.kind !== 'number' || !/^(?:damage|dmg)$/iu.test(damage?.text ?? '')) return undefined;
  if (to?.kind !== 'small' || to.word !== 'to' || !isOther(who) || !(end === undefined || end.kind === 'stop'))
    return undefined;
  const before = tokens[i - 1];
  const isUnblocked = before?.kind === 'unjudged' && /blocked$/iu.test(before.text);
  return isUnblocked && powerBefore(tokens, i, cards) === amount.value
    ? { tokens: tokens.slice(i, i + 5).map(asFiller), to: i + 5 }
    : undefined;
}

/** The printed power of the card that was named last before a place. */
function powerBefore(tokens: readonly Token[], i: number, cards: Cards): unknown {
  const attacker = tokens.slice(0, i).findLast(it => it.kind === 'card');
  return attacker?.kind === 'card' ? cardKnown(cards, attacker)?.face.power : undefined;
}
