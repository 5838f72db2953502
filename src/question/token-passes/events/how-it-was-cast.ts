// Manners of casting, told apart from the verb or the name: "X on their side, cast prototyped", "I pay impending for X", "Clone copying
// X. It was cast for prototype", "X when cast for impending".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';
import { madeForCost } from './made-for-cost.ts';

type StateToken = Extract<Token, { kind: 'state' }>;

/** The tokens with how each object was cast as its state, right before its name, and with "pay for" as the verb of casting. */
export function withHowItWasCast(given: readonly Token[], { text, cards }: PassContext): readonly Token[] {
  const isPaid = anyWord(given, 'pay', 'pays', 'paid', 'paying');
  const isOfCost = isPaid || given.some(it => it.kind === 'verb' && it.cost !== undefined);
  if (!(isOfCost || (anyOfKind(given, 'state') && given.some(isManner)))) return given;
  const tokens = withRunsReplaced(
    given,
    i =>
      whichWasCast(given, i) ??
      castSo(given, i) ??
      paidAt(given, i) ??
      madeForCost(given, i) ??
      whenCast(given, i) ??
      thatWay(given, i),
  );
  const copiers = tokens.some(it => isCopier(it, cards));
  const castAt = (i: number) =>
    castAside(tokens, i, text) ?? (copiers ? (castApart(tokens, i) ?? isCastSo(tokens, i)) : undefined);
  const found = tokens.findIndex((_, i) => castAt(i) !== undefined);
  const cast = found < 0 ? undefined : castAt(found);
  const name = cast === undefined ? -1 : nameOf(tokens, found, cast.state, cards);
  if (cast === undefined || name < 0) return tokens;
  const rest = tokens.filter((_, i) => i < found || i >= cast.to);
  return withRunsReplaced(rest, i =>
    i === name ? { tokens: [cast.state, ...rest.slice(i, i + 1)], to: i + 1 } : undefined,
  );
}

function isManner(token: Token | undefined): token is StateToken {
  return token?.kind === 'state' && token.patch.cast !== undefined;
}

function isCopier(token: Token, cards: Cards): boolean {
  if (token.kind === 'verb') return token.card !== undefined && cards.named(token.card)?.copies === true;
  return token.kind === 'card' && cardKnown(cards, token)?.copies === true;
}

/** The place of the last name before a place of a card that can be cast so, or of the last name of all. */
function nameOf(tokens: readonly Token[], i: number, { patch: { cast } }: StateToken, cards: Cards): number {
  const costs = typeof cast === 'object' && cast !== null && 'costs' in cast ? cast.costs : undefined;
  const [cost] = Array.isArray(costs) ? costs : [];
  const before = tokens.slice(0, Math.max(0, i));
  const able = before.findLastIndex(
    it => it.kind === 'card' && typeof cost === 'string' && cardKnown(cards, it)?.says.has(cost) === true,
  );
  return able < 0 ? before.findLastIndex(it => it.kind === 'card') : able;
}

/** The wording "copies the Steel Seraph they cast with prototype": whose it is, and how it was cast. */
function whichWasCast(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'card') return undefined;
  const [before, name, player, verb, state] = [-1, 0, 1, 2, 3].map(n => tokens[i + n]);
  if (name?.kind !== 'card' || player?.kind !== 'who' || player.whose || !isCasting(verb)) return undefined;
  if (!isManner(state)) return undefined;
  const isLed = /^(?:the|that)$/iu.test(before?.text ?? '');
  return isLed ? { tokens: [{ ...player, whose: true }, state, name], to: i + 4 } : undefined;
}

/** The wording "they prototyped a Steel Seraph": it was cast so. */
function castSo(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, state, lead] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || !isManner(state) || !/ed$/iu.test(state.text)) return undefined;
  const isLed = (lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose);
  const name = isLed ? tokens[i + 2] : lead;
  if (name?.kind !== 'card') return undefined;
  const cast: Token = {
    kind: 'verb',
    action: 'enters',
    voice: 'active',
    past: true,
    ...plainPart(state),
    text: 'cast',
    end: state.at,
  };
  return { tokens: [cast, ...(isLed ? [lead] : []), state, name], to: isLed ? i + 3 : i + 2 };
}

function isCasting(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'enters' && /^(?:hard ?)?cast(?:ed)?$|^played$/iu.test(token.text);
}

const PAYS =
  /^(?:pays?|paid|paying|(?:go|goes|going|went|opt|opts|opted|opting) for|go(?:es|ing)? with|choos(?:e|es|ing)|chose)$/iu;

/** The wordings "I pay impending for X", "if I pay the impending cost": it is cast so. */
function paidAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const pays = tokens[i];
  if (pays === undefined || pays.kind === 'card' || !PAYS.test(pays.text)) return undefined;
  const at = tokens[i + 1]?.kind === 'filler' ? i + 2 : i + 1;
  const [way, lead, owner] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const state = way === undefined ? undefined : mannerOf(way);
  if (state === undefined) return undefined;
  const cast: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(pays), text: 'cast' };
  const isFor = lead?.kind === 'small' && ['for', 'on', 'of'].includes(lead.word);
  const isOwned = owner?.kind === 'who' && owner.whose;
  const named = tokens[isOwned ? at + 3 : at + 2];
  if (isFor && (named?.kind === 'card' || (named?.kind === 'small' && named.word === 'it')))
    return { tokens: [cast, ...(isOwned ? [owner] : []), named, state], to: (isOwned ? at + 3 : at + 2) + 1 };
  const who = tokens[i - 1];
  const ends = lead === undefined || lead.kind === 'stop' || isListSign(lead) || lead.kind === 'small';
  const isRelative = tokens.slice(Math.max(0, i - 3), i).some(it => it.kind === 'small' && it.word === 'that');
  if (who?.kind !== 'who' || who.whose || isRelative || !ends || isFor) return undefined;
  return { tokens: [cast, { kind: 'small', word: 'it', ...plainPart(state), text: 'it' }, state], to: at + 1 };
}

/** A manner of casting as a state, where a verb tells it as well: "paid prototype for X". */
function mannerOf(token: Token): StateToken | undefined {
  if (isManner(token)) return token;
  if (token.kind !== 'verb' || token.cost === undefined) return undefined;
  return { kind: 'state', patch: { cast: { costs: [token.cost] } }, after: true, ...plainPart(token) };
}

/** The wording "is X a creature when cast for impending": when it is cast so. */
function whenCast(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [when, state] = [tokens[i], tokens[i + 1]];
  if (when?.kind !== 'small' || when.word !== 'doubt' || !/^(?:when|on) cast$/iu.test(when.text)) return undefined;
  if (!isManner(state)) return undefined;
  const place = plainPart(when);
  return {
    tokens: [
      { kind: 'small', word: 'if', ...place, text: 'if' },
      { kind: 'who', who: 'you', whose: false, ...place, text: '' },
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
      { kind: 'small', word: 'it', ...place, text: 'it' },
      state,
    ],
    to: i + 2,
  };
}

/** The wording "how does impending work? … cast X that way": so. */
function thatWay(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, that, way] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isSaid = /^(?:that|this)$/iu.test(that?.text ?? '') && /^way$/iu.test(way?.text ?? '');
  const manner = tokens.slice(0, i).find(isManner);
  if (name?.kind !== 'card' || !isSaid || that === undefined || manner === undefined) return undefined;
  return { tokens: [{ ...manner, ...plainPart(that) }], to: i + 2 };
}

interface CastTold {
  readonly state: StateToken;
  readonly to: number;
}

/** The run that says so at a place, after a comma or in parentheses, with the state that it tells of. */
function castAside(tokens: readonly Token[], i: number, text: string): CastTold | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  if (before === undefined || first === undefined) return undefined;
  const isAside = text.slice(before.end, first.at).includes('(');
  const isParted = isComma(first) && (before.kind === 'there' || before.kind === 'card');
  let at = isParted ? i + 1 : i;
  if (!(isAside || isParted)) return undefined;
  const player = tokens[at];
  if (player?.kind === 'who' && !player.whose && isAside) at++;
  const isCast = isCasting(tokens[at]);
  const pronoun = tokens[isCast ? at + 1 : at];
  const state = isCast && isIt(pronoun) ? tokens[at + 2] : pronoun;
  const isVersion = / (?:version|form|mode|one)$/iu.test(state?.text ?? '');
  return isManner(state) && (isCast || isVersion) ? { state, to: tokens.indexOf(state) + 1 } : undefined;
}

function isIt(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['it', 'that'].includes(token.word);
}

function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'filler' || (token?.kind === 'small' && ['and', 'comma'].includes(token.word));
}

/**
 * The run that says so of what is copied: ", which he paid the prototype cost for", "that was cast for prototype", "and
 * they prototyped it", ". It was cast for its prototype cost".
 */
function castApart(tokens: readonly Token[], i: number): CastTold | undefined {
  if (i === 0 || isJoint(tokens[i - 1])) return undefined;
  let at = i;
  while (at < i + 3 && isJoint(tokens[at])) at += 1;
  const first = tokens[at];
  const isSubject = isIt(first) || (first?.kind === 'who' && /^(?:theirs|his|hers)$/iu.test(first.text));
  const be = isSubject ? tokens[at + 1] : undefined;
  if (be?.kind === 'be') return endingAt(tokens, isCasting(tokens[at + 2]) ? at + 3 : at + 2);
  const relative = first?.kind === 'small' && first.word === 'that' ? at + 1 : at;
  const who = tokens[relative];
  if (who?.kind !== 'who' || who.whose || who.who !== 'opponent') return undefined;
  const verb = tokens[relative + 1];
  if (isManner(verb)) return isIt(tokens[relative + 2]) ? { state: verb, to: relative + 3 } : undefined;
  const isPaid = PAYS.test(verb?.text ?? '');
  if (!(isPaid || isCasting(verb))) return undefined;
  let told = relative + 2;
  while (isIt(tokens[told]) || tokens[told]?.kind === 'filler') told += 1;
  return relative > at || told > relative + 2 ? endingAt(tokens, told) : undefined;
}

/** The wordings "X is prototyped", "X was cast prototyped", of a name right before. */
function isCastSo(tokens: readonly Token[], i: number): CastTold | undefined {
  const [name, be] = [tokens[i - 1], tokens[i]];
  const isBe = be?.kind === 'be' && /^(?:is|was|had been|been)$/iu.test(be.text);
  const at = isCasting(tokens[i + 1]) ? i + 2 : i + 1;
  return name?.kind === 'card' && isBe ? endingAt(tokens, at) : undefined;
}

/** The state at a place with which a clause ends, past the "for" of "which they paid it for". */
function endingAt(tokens: readonly Token[], i: number): CastTold | undefined {
  const state = tokens[i];
  const next = tokens[i + 1];
  const to = next?.kind === 'small' && next.word === 'for' ? i + 2 : i + 1;
  const end = tokens[to];
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'ask' || isListSign(end);
  return isManner(state) && ends ? { state, to } : undefined;
}
