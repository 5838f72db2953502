// Effects that are named by what they do, and not by a card: "and a lifegain of 3", "resolves a draw three", "off a gain 4 life
// effect", "3 cards drawn by them", "what does gaining 4 life turn into", "eats a destroy effect".

import { lastBefore } from '../../../kit/lists.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such effect as the event itself: its player draws that many cards, or gains that much life. */
export function withEffectsNamed(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...EFFECTS)) return tokens;
  if (!tokens.some(it => LIFEGAIN.test(it.text) || OF_EFFECTS.test(it.text))) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      gainAt(tokens, i) ??
      castAt(tokens, i) ??
      sourceAt(tokens, i) ??
      beginningAt(tokens, i) ??
      countedAt(tokens, i) ??
      destroyedAt(tokens, i) ??
      nothingDrawn(tokens, i) ??
      becomingAt(tokens, i) ??
      listAfter(tokens, i),
  );
}

const EFFECTS: readonly string[] = [
  ...['lifegain', 'gain', 'gains', 'gained', 'gaining', 'draw', 'draws', 'drawn', 'drew', 'drawing'],
  ...['destroy', 'removal', 'kill'],
];
const LIFEGAIN = /^(?:life ?gain|gain)$/iu;
const OF_EFFECTS = /^(?:draws?|drawn|drew|drawing|gains?|gained|gaining|destroy|removal|kill)$/iu;

type VerbToken = Extract<Token, { kind: 'verb' }>;

interface NamedEffect {
  readonly verb: VerbToken;
  /** The number, and its unit where one was said. */
  readonly amount: readonly Token[];
  readonly to: number;
}

const ANY = /^(?:some|any|random|single|a single|one|big|little|small|nice|random|whatever|another)$/iu;
const UNIT = /^(?:cards?|life|points?)$/iu;
const EFFECT = /^(?:spells?|effects?|abilit(?:y|ies)|instant|sorcery)$/iu;

/** The effect named at a place: "a draw three", "some draw spell", "a gain 4 life effect", "4 lifegain". */
function effectAt(tokens: readonly Token[], i: number): NamedEffect | undefined {
  let at = i;
  while (at < i + 3 && (ANY.test(tokens[at]?.text ?? '') || isOne(tokens[at]))) at += 1;
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isGain = second?.kind === 'about' && /^life ?gain$/iu.test(second.text);
  if (first?.kind === 'number' && !first.article && isGain)
    return { verb: verbOf('gainsLife', second), amount: [first, unitOf(second)], to: at + 2 };
  if (first?.kind !== 'verb' || !/^(?:draw|gain)$/iu.test(first.text)) return undefined;
  const number = second?.kind === 'number' ? [second] : [];
  const unit = number.length > 0 && UNIT.test(third?.text ?? '') && third !== undefined ? [third] : [];
  const end = at + 1 + number.length + unit.length;
  const noun = tokens[end];
  const isNamed = noun !== undefined && EFFECT.test(noun.text);
  if (!isNamed && (at === i || number.length === 0)) return undefined;
  const action = first.action === 'gainsLife' ? 'gainsLife' : 'draws';
  const amount =
    number.length === 0 ? [] : [...number, ...(unit.length > 0 ? unit : action === 'draws' ? [] : [unitOf(first)])];
  return { verb: verbOf(action, first), amount, to: isNamed ? end + 1 : end };
}

function isOne(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.value === 1;
}

function verbOf(action: 'draws' | 'gainsLife', token: Token): VerbToken {
  return { kind: 'verb', action, voice: 'active', ...plainPart(token), text: action === 'draws' ? 'draws' : 'gains' };
}

function unitOf(token: Token): Token {
  return { kind: 'about', word: '', ...plainPart(token), text: 'life' };
}

function isPlayer(token: Token | undefined): token is Extract<Token, { kind: 'who' }> {
  return token?.kind === 'who' && !token.whose;
}

function playerAt(token: Token, who: Side): Token {
  return { kind: 'who', who, whose: false, ...plainPart(token), text: '' };
}

/** The wordings "opponent resolves a draw three", "they cast some draw spell and draw three cards": who does it draws. */
function castAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, cast] = [tokens[i - 1], tokens[i]];
  if (!isPlayer(who) || cast?.kind !== 'verb' || cast.action !== 'enters' || cast.voice === 'passive') return undefined;
  const effect = effectAt(tokens, i + 1);
  if (effect === undefined) return undefined;
  if (effect.amount.length > 0) return { tokens: [effect.verb, ...effect.amount], to: effect.to };
  const [joint, verb] = [tokens[effect.to], tokens[effect.to + 1]];
  const isJoint = joint?.kind === 'small' && ['and', 'comma', 'to', 'then', 'for', 'that'].includes(joint.word);
  const isSame =
    verb?.kind === 'verb' && verb.action === effect.verb.action && tokens[effect.to + 2]?.kind === 'number';
  return isJoint && isSame ? { tokens: [], to: effect.to + 1 } : undefined;
}

const LEADS: readonly string[] = ['off', 'from', 'with', 'by', 'for', 'of', 'on'];

/**
 * The wordings "three cards off a single draw spell", "from one spell", which what is drawn is told beside, and "how much
 * off a gain 4 life effect", by which it is gained.
 */
function sourceAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead?.kind !== 'small' || !LEADS.includes(lead.word)) return undefined;
  const from = sentenceStart(tokens, i);
  const said = tokens.slice(from, i);
  const told = said.findLastIndex((it, n) => isDrawOrGain(it) && said[n + 1]?.kind === 'number');
  const spell = isOne(tokens[i + 1]) || ANY.test(tokens[i + 1]?.text ?? '') ? tokens[i + 2] : undefined;
  if (told >= 0 && spell?.kind === 'filler' && /^spell$/iu.test(spell.text)) return { tokens: [], to: i + 3 };
  const effect = effectAt(tokens, i + 1);
  if (effect === undefined) return undefined;
  if (told >= 0) return { tokens: [], to: effect.to };
  const asks = said.some(it => it.kind === 'ask');
  if (effect.amount.length === 0 || !asks) return undefined;
  const who = lastBefore(tokens, i, isPlayer);
  const isOther = isPlayer(who) && who.who === 'opponent' && who.at >= (tokens[from]?.at ?? 0);
  const when: Token = { kind: 'small', word: 'if', ...plainPart(lead), text: 'when' };
  return {
    tokens: [when, playerAt(lead, isOther ? 'opponent' : 'you'), effect.verb, ...effect.amount],
    to: effect.to,
  };
}

function isDrawOrGain(token: Token): token is VerbToken {
  return token.kind === 'verb' && (token.action === 'draws' || token.action === 'gainsLife');
}

/** The wordings "one draw-3 spell from the opponent", "4 lifegain with X out", with which a clause begins. */
function beginningAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const before = tokens[i - 1];
  if (before !== undefined && before.kind !== 'stop' && !isComma(before)) return undefined;
  const effect = effectAt(tokens, i);
  const first = tokens[i];
  if (effect === undefined || first === undefined || effect.amount.length === 0) return undefined;
  const [from, player] = [tokens[effect.to], tokens[effect.to + 1]];
  const isFrom = from?.kind === 'small' && ['from', 'by', 'for'].includes(from.word) && isPlayer(player);
  const who = isFrom ? player.who : 'you';
  if (first.kind === 'verb' && !isFrom) return undefined;
  const to = isFrom ? effect.to + 2 : effect.to;
  const sign = tokens[to];
  const stop: readonly Token[] =
    sign !== undefined && isComma(sign) ? [{ kind: 'stop', hard: false, ...plainPart(sign) }] : [];
  return { tokens: [playerAt(first, who), effect.verb, ...effect.amount, ...stop], to: to + stop.length };
}

/** The wording "3 cards drawn by opp". */
function countedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, unit, verb, by, who] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (number?.kind !== 'number' || unit === undefined || !UNIT.test(unit.text) || !isPlayer(who)) return undefined;
  const isDone = verb !== undefined && verb.kind !== 'card' && /^(?:drawn|drew|gained)$/iu.test(verb.text);
  if (!isDone || by?.kind !== 'small' || !['by', 'from', 'for'].includes(by.word)) return undefined;
  const action = /^gained$/iu.test(verb.text) ? 'gainsLife' : 'draws';
  return { tokens: [who, verbOf(action, verb), number, unit], to: i + 5 };
}

/**
 * The wordings "eats a destroy effect", "gets hit by a removal spell that destroys it", and "with a destroy spell", ", destroy effect"
 * after what kills is told: it is destroyed (701.8a).
 */
function destroyedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  let at = i + 1;
  while (at < i + 4 && (ANY.test(tokens[at]?.text ?? '') || isOne(tokens[at]))) at += 1;
  const [destroy, noun] = [tokens[at], tokens[at + 1]];
  if (lead === undefined || destroy?.kind === 'card' || !/^(?:destroy|kill)$/iu.test(destroy?.text ?? ''))
    return undefined;
  const isNamed = noun !== undefined && EFFECT.test(noun.text);
  const there = tokens[at + 2];
  const isFrom = isNamed && there?.kind === 'there' && there.who !== undefined && /^from\b/iu.test(there.text);
  const to = !isNamed ? at + 1 : isFrom ? at + 3 : at + 2;
  const end = tokens[to];
  if (!(end === undefined || end.kind === 'stop' || end.kind === 'ask' || end.kind === 'small')) return undefined;
  const isEaten = lead.kind === 'verb' && lead.action === 'hits' && lead.voice === 'passive';
  if (isEaten && isNamed && destroy !== undefined) {
    const is: Token = { kind: 'be', ...plainPart(lead), text: 'is' };
    return {
      tokens: [is, { kind: 'verb', action: 'destroys', voice: 'passive', ...plainPart(destroy), text: 'destroyed' }],
      to,
    };
  }
  const said = tokens.slice(sentenceStart(tokens, i), i);
  const isTold = said.some(it => it.kind === 'verb' && it.action === 'destroys');
  const isTool = lead.kind === 'small' && ['with', 'by', 'to', 'off', 'comma'].includes(lead.word);
  return isTold && isTool && isNamed ? { tokens: [], to } : undefined;
}

/** The wording "my X draws nothing", which denies what an ability of X does: no event, of which the reader of clauses makes nothing. */
function nothingDrawn(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, verb, nothing] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (name?.kind !== 'card' || verb === undefined || !isDrawOrGain(verb)) return undefined;
  return /^nothing$/iu.test(nothing?.text ?? '')
    ? { tokens: [{ kind: 'unknown', ...plainPart(verb) }], to: i + 1 }
    : undefined;
}

/** The wording "what does gaining 4 life turn into": what comes of it. */
function becomingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [ask, verb, number, unit, becomes] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (ask?.kind !== 'ask' || verb === undefined || !isDrawOrGain(verb) || !/ing$/iu.test(verb.text)) return undefined;
  if (number?.kind !== 'number' || unit === undefined || !UNIT.test(unit.text)) return undefined;
  if (!/^(?:turns? into|becomes?|end up as|get me|gives? me|nets? me|do|mean|look like)$/iu.test(becomes?.text ?? ''))
    return undefined;
  const when: Token = { kind: 'small', word: 'if', ...plainPart(verb), text: 'when' };
  return { tokens: [when, playerAt(verb, 'you'), verb, number, unit], to: i + 4 };
}

/** The comma or "and" of "gain 4 life, X and Y on my side", "I gain 4 life and both X and Y are mine": what is there is no list of what is gained. */
function listAfter(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [unit, joint, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isUnit = unit?.kind === 'about' && UNIT.test(unit.text);
  const [verb, number] = isUnit ? [tokens[i - 3], tokens[i - 2]] : [tokens[i - 2], unit];
  if (joint === undefined || verb === undefined || !isDrawOrGain(verb) || number?.kind !== 'number') return undefined;
  const isBoth = next?.kind === 'small' && next.word === 'both';
  const isNamed = next?.kind === 'card' || (next?.kind === 'who' && next.whose && tokens[i + 2]?.kind === 'card');
  const isAnd = joint.kind === 'small' && joint.word === 'and';
  if (!((isComma(joint) && (isNamed || isBoth)) || (isAnd && isBoth))) return undefined;
  return { tokens: [{ kind: 'stop', hard: false, ...plainPart(joint) }], to: i + 1 };
}

function gainAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const from = isJoint(tokens[i]) ? i + 1 : i;
  if (from === i && i > 0 && tokens[i - 1]?.kind !== 'stop') return undefined;
  const lead = tokens[from];
  const isLead = lead?.kind === 'who' && lead.whose;
  const isArticle = lead?.kind === 'number' && lead.article;
  const at = isLead || isArticle ? from + 1 : from;
  const noun = /^life$/iu.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const [gain, of, amount, unit] = [tokens[noun], tokens[noun + 1], tokens[noun + 2], tokens[noun + 3]];
  const isNoun = gain !== undefined && (gain.kind === 'about' || noun > at) && LIFEGAIN.test(gain.text);
  const isOf = of?.kind === 'small' && (of.word === 'of' || of.word === 'for');
  if (gain === undefined || !isNoun || !isOf || amount?.kind !== 'number' || amount.article) return undefined;
  const place = plainPart(gain);
  const to = noun + (/^(?:life|points?)$/iu.test(unit?.text ?? '') ? 4 : 3);
  return {
    tokens: [
      { kind: 'stop', hard: false, ...place },
      { kind: 'who', who: isLead ? lead.who : 'you', whose: false, ...place },
      { kind: 'verb', action: 'gainsLife', voice: 'active', ...place },
      amount,
      { kind: 'about', word: '', ...place, text: 'life' },
    ],
    to,
  };
}

function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['and', 'comma', 'with'].includes(token.word);
}
