// Words for returning: a verb with a name between its words, "a spell brings X back out of my graveyard", and what an own ability
// does with what has died, "he died and his trigger brings him back as the land".

import { firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import { exilesInstead, patchOfReturn, returnsAsItDies } from '../../model/own-return.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such verb as that of returning, and a spell or an effect that is not named as the player. */
export function withBroughtBack(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const returned = anyVerb(tokens, 'dies', 'destroys') ? withOwnReturns(tokens, cards) : tokens;
  if (!anyWord(returned, 'back', 'weld', 'welds', 'welding', 'welded')) return returned;
  return withRunsReplaced(returned, i => swappedAt(returned, i) ?? broughtAt(returned, i, cards));
}

/** The tokens with what returns by its own ability once it has died as what enters, where nothing that was named exiles it. */
function withOwnReturns(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex(isDying);
  const died = at < 0 ? undefined : tokens[at];
  const named = died && lastBefore(tokens, at, it => it.kind === 'card');
  const known = named?.kind === 'card' ? cardKnown(cards, named) : undefined;
  if (died === undefined || known === undefined || !returnsAsItDies(known)) return tokens;
  const to = endOfReturn(tokens, at + 1, known, cards);
  if (to === undefined) return tokens;
  // what triggers as it dies is another event: which is asked about is open
  const isWatched = tokens.some(it => it.kind === 'card' && looksAtDying(cardKnown(cards, it), known));
  if (isWatched) return tokens;
  const isExiled = tokens.some(it => it.kind === 'card' && exilesInstead(cardKnown(cards, it)));
  if (isExiled) return [...tokens.slice(0, at + 1), ...tokens.slice(at + 1, to).map(asFiller), ...tokens.slice(to)];
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', zone: 'graveyard', ...plainPart(died) };
  const patch = patchOfReturn(known);
  const state: Token = { kind: 'state', patch, after: true, ...plainPart(tokens[to - 1] ?? died) };
  const told = Object.keys(patch).length === 0 ? [] : [state];
  return [...tokens.slice(0, at), ...told, enters, ...tokens.slice(to)];
}

/** Whether a card other than what returns speaks of something that dies. */
function looksAtDying(other: Known | undefined, returning: Known): boolean {
  const isOther = other !== undefined && other.name !== returning.name;
  return isOther && (other.says.has('die') || other.says.has('dying'));
}

/** Wordings "it dies", "it was killed". */
function isDying(token: Token): boolean {
  if (token.kind !== 'verb') return false;
  return (
    (token.action === 'dies' && token.voice === 'middle') || (token.action === 'destroys' && token.voice === 'passive')
  );
}

/** The index after the words by which it returns, "and would come back as the land, Temple of Power"; undefined for others. */
function endOfReturn(tokens: readonly Token[], from: number, known: Known, cards: Cards): number | undefined {
  const joint = tokens[from];
  if (joint?.kind !== 'small' || !['and', 'comma', 'then'].includes(joint.word)) return undefined;
  const verb = firstIndexFrom(tokens, from + 1, it => !LEADING.test(it.text));
  const returns = verb === undefined ? undefined : tokens[verb];
  if (verb === undefined || returns === undefined || returns.kind === 'card') return undefined;
  const pronoun = tokens[verb + 1];
  const isBrought = BRINGS.test(returns.text) || /^(?:returns?|puts?)$/iu.test(returns.text);
  const isOfIt = isBrought && pronoun !== undefined && /^(?:it|him|her|them)$/iu.test(pronoun.text);
  const isAlone = pronoun === undefined || ['stop', 'small', 'state', 'there', 'filler'].includes(pronoun.kind);
  const isOwn = returns.kind === 'verb' && returns.action === 'returns' && (returns.voice === 'middle' || isAlone);
  if (!isOfIt && !isOwn) return undefined;
  let to = isOfIt ? verb + 2 : verb + 1;
  while (
    tokens[to] !== undefined &&
    /^(?:back|in|transformed|flipped|tapped|to the battlefield)$/iu.test(tokens[to]?.text ?? '')
  )
    to++;
  return isOfIt && !isNeeded(tokens[to - 1], returns) ? undefined : endOfManner(tokens, to, known, cards);
}

/** Whether "brings it" goes on as "back"; what returns something needs no more words. */
function isNeeded(last: Token | undefined, returns: Token): boolean {
  return /^returns?$/iu.test(returns.text) || BACK.test(last?.text ?? '');
}

/** The index after what it returns as: its other face, by its name or by its types. */
function endOfManner(tokens: readonly Token[], from: number, known: Known, cards: Cards): number {
  const as = tokens[from];
  if (as?.kind !== 'small' || as.word !== 'as') return from;
  let to = from + 1;
  const isOfIt = (it: Token | undefined) =>
    it?.kind === 'noun' || it?.kind === 'about' || (it?.kind === 'card' && cardKnown(cards, it)?.name === known.name);
  for (let n = from + 1; n < from + MOST_OF_MANNER; n++) {
    const token = tokens[n];
    if (isOfIt(token)) to = n + 1;
    else if (!isComma(token) && token?.kind !== 'filler' && token?.kind !== 'number' && token?.kind !== 'who') break;
  }
  return to;
}

/** The most words from "as" to the end of the name of what something returns as. */
const MOST_OF_MANNER = 7;

/** Words before the verb: who or what returns it, and when. */
const LEADING =
  /^(?:and|then|so|it|its|he|his|she|her|the|their|this|that|own|would|will|should|gets?|trigger|triggers|ability|trigger would|death trigger|dies trigger)$/iu;

/** The wording "I weld away X for Y": what is given for what returns, which is another event than the return. */
function swappedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb === undefined || verb.kind === 'card' || !WELDS.test(verb.text)) return undefined;
  const end = firstIndexFrom(tokens, i + 1, it => it.kind === 'stop' || it.kind === 'ask') ?? tokens.length;
  const lead = firstIndexFrom(tokens, i + 1, it => it.kind === 'small' && ['for', 'into'].includes(it.word));
  const isAway = /^(?:away|off|out)$/iu.test(tokens[i + 1]?.text ?? '');
  return isAway || (lead !== undefined && lead < end)
    ? { tokens: [{ kind: 'unknown', ...plainPart(verb) }], to: i + 1 }
    : undefined;
}

const BACK = /^back$/iu;
const BRINGS = /^(?:brings?|bringing|brought|gets?|getting|got|weld(?:s|ing|ed)?)$/iu;
const WELDS = /^weld(?:s|ing|ed)?$/iu;
const SOMETHING = /^(?:spell|effect|something|ability|card)$/iu;

function broughtAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [article, cause] = [tokens[i], tokens[i + 1]];
  const isOne = article?.kind === 'number' && SOMETHING.test(cause?.text ?? '');
  const at = isOne ? i + 2 : SOMETHING.test(article?.text ?? '') && article?.kind !== 'card' ? i + 1 : i;
  const verb = tokens[at];
  if (verb === undefined || verb.kind === 'card' || !BRINGS.test(verb.text)) return undefined;
  const way = WELDS.test(verb.text) ? /^(?:back|in)$/iu : BACK;
  const back = tokens.findIndex((it, n) => n > at + 1 && n < at + 5 && way.test(it.text));
  const named = tokens.slice(at + 1, Math.max(at + 1, back));
  const isNamed = named.at(-1)?.kind === 'card' || named.at(-1)?.kind === 'noun';
  const isPlain = named.slice(0, -1).every(it => it.kind === 'number' || (it.kind === 'who' && it.whose));
  if (back < 0 || !isNamed || !isPlain) return undefined;
  const zone = tokens[back + 1];
  // "do they get X back": it may come from anywhere
  if (!/^(?:br|weld)/iu.test(verb.text) && zone?.kind !== 'zone' && !isByReturn(tokens, back + 1, cards))
    return undefined;
  const player: readonly Token[] =
    at === i || zone?.kind !== 'zone'
      ? []
      : [{ kind: 'who', who: zone.who ?? 'you', whose: false, ...plainPart(verb) }];
  if (at > i && player.length === 0) return undefined;
  const returns: Token = { kind: 'verb', action: 'returns', voice: 'active', zone: 'graveyard', ...plainPart(verb) };
  return { tokens: [...player, returns, ...named], to: back + 1 };
}

/** Whether the words at an index name a spell that returns cards from graveyards: "get X back with Reanimate". */
function isByReturn(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [joint, named] = [tokens[i], tokens[i + 1]];
  if (joint?.kind !== 'small' || !['with', 'off', 'by'].includes(joint.word) || named?.kind !== 'card') return false;
  const known = cardKnown(cards, named);
  return known?.spell === true && known.says.has('graveyard');
}
