// Battles that are defeated: "I defeated my Invasion of Ikoria": the last of its defense counters is removed (310.12b).

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with "defeat" beside a battle as the removal of its last defense counter, and not as the card of that name. */
export function withBattlesDefeated(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!typed.some(it => isBattle(it, cards))) return typed;
  const tokens = withRunsReplaced(typed, i => flipTold(typed, i, cards));
  const flipped = withFlipsAsked(tokens, cards);
  if (!flipped.some(it => DEFEATS.test(it.text))) return flipped;
  return withRunsReplaced(flipped, i => defeatedByPlayer(flipped, i, cards) ?? defeated(flipped, i, cards));
}

/** The wording "I bolt my Invasion of Zendikar and flip it": what its defeat brings about is said of the battle, and is filler. */
function flipTold(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const battle = tokens[i - 1];
  let at = i;
  while (/^(?:and|to|then|and then)$/iu.test(tokens[at]?.text ?? '')) at += 1;
  const isLed = battle !== undefined && isBattle(battle, cards) && at > i;
  const [flip, pronoun, over] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isLed || !TURNS.test(flip?.text ?? '') || !/^(?:it|that)$/iu.test(pronoun?.text ?? '')) return undefined;
  const to = /^over$/iu.test(over?.text ?? '') ? at + 3 : at + 2;
  const end = tokens[to];
  const ends = end === undefined || end.kind === 'stop' || isListSign(end);
  return ends ? { tokens: tokens.slice(i, to).map(asFiller), to } : undefined;
}

const TURNS = /^(?:flip|transform|turn)$/iu;

const FLIPS = /^(?:flip|flips|flipped|flipping|transforms?|transformed)$/iu;

/**
 * The tokens with what becomes of a battle that is dealt damage as what is asked (310.12b): "I bolt my Invasion. flipped?",
 * "can I bolt it to flip it".
 */
function withFlipsAsked(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const battles = new Set(tokens.flatMap(it => (isBattle(it, cards) ? it.names.slice(0, 1) : [])));
  const isDamaged = tokens.some(it => it.kind === 'card' && cardKnown(cards, it)?.says.action.kind === 'damage');
  if (battles.size !== 1 || !isDamaged) return tokens;
  return withRunsReplaced(tokens, i => {
    const told =
      flipsBy(tokens, i, cards) ??
      battleAgain(tokens, i, cards) ??
      numberAt(tokens, i, cards) ??
      countersLeft(tokens, i);
    if (told !== undefined) return told;
    const [first, second, third, fourth] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    if (first === undefined || second === undefined) return flipAt(tokens, i);
    // "to flip it", "enough to flip it"
    const at = /^enough$/iu.test(first.text) ? 1 : 0;
    const [to, flip, pronoun] = at === 0 ? [first, second, third] : [second, third, fourth];
    const isTo = /^to$/iu.test(to?.text ?? '') && FLIPS.test(flip?.text ?? '');
    if (!isTo) return flipAt(tokens, i);
    const end = /^(?:it|him|that)$/iu.test(pronoun?.text ?? '') ? i + at + 3 : i + at + 2;
    // "can I bolt my X with 3 defense counters to flip it": a question of its own
    const asks: readonly Token[] = [
      { kind: 'stop', hard: false, ...plainPart(first), text: '' },
      { kind: 'ask', word: '', ...plainPart(first), text: 'does it' },
      asAsked(second),
    ];
    if (at === 0 && (tokens[i - 1]?.kind === 'counters' || /^left$/iu.test(tokens[i - 1]?.text ?? '')))
      return { tokens: asks, to: end };
    return { tokens: tokens.slice(i, end).map(asAsked), to: end };
  });
}

/** The wording "will a lightning bolt flip my X": what comes of it where it is cast on that. */
function flipsBy(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const ask = tokens[i];
  const article = tokens[i + 1];
  const at = article?.kind === 'number' && article.article ? i + 2 : i + 1;
  const [spell, flip, owner] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isSpell = spell?.kind === 'card' && cardKnown(cards, spell)?.says.action.kind === 'damage';
  const battle = owner?.kind === 'who' && owner.whose ? at + 3 : at + 2;
  if (ask?.kind !== 'ask' || !isSpell || flip === undefined || !FLIPS.test(flip.text)) return undefined;
  if (!isBattle(tokens[battle], cards)) return undefined;
  const place = { text: '', at: spell.at, end: spell.at };
  return {
    tokens: [
      { ...ask, text: 'does it' },
      asAsked(flip),
      { kind: 'small', word: 'if', ...place, text: 'if' },
      { kind: 'who', who: 'you', whose: false, ...place },
      { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
      spell,
      { kind: 'small', word: 'on', ...plainPart(flip), text: 'on' },
      ...tokens.slice(at + 2, battle + 1),
    ],
    to: battle + 1,
  };
}

/** The wording "I bolt my own battle", "the battle": the one named. */
function battleAgain(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, lead, word, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const isLed = (lead?.kind === 'who' && lead.whose) || /^(?:the|that|this)$/iu.test(lead?.text ?? '');
  if (lead === undefined || !isLed || word?.kind !== 'about' || !/^battle$/iu.test(word.text)) return undefined;
  // "X, my battle", "my battle, X" say whose it is
  if (isBattle(before, cards) || isComma(before) || isBattle(next, cards) || next?.kind === 'be') return undefined;
  if (isComma(next) && isBattle(tokens[i + 3], cards))
    return { tokens: [lead, ...tokens.slice(i + 3, i + 4)], to: i + 4 };
  const battle = tokens.find(it => isBattle(it, cards));
  return battle === undefined ? undefined : { tokens: [lead, { ...battle, ...plainPart(word) }], to: i + 2 };
}

/** The wordings "X is at 3", "X (my battle, …": the defense counters of a battle (310.4b), and whose it is. */
function numberAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const battle = tokens[i];
  if (!isBattle(battle, cards)) return undefined;
  const [owner, word] = [tokens[i + 1], tokens[i + 2]];
  if (owner?.kind === 'who' && owner.whose && /^battle$/iu.test(word?.text ?? ''))
    return { tokens: [owner, battle], to: i + 3 };
  const from = tokens[i + 1]?.kind === 'be' ? i + 2 : i + 1;
  const [lead, number, end] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  const isAt = lead?.kind === 'small' && ['at', 'on'].includes(lead.word);
  const ends =
    end === undefined || end.kind === 'stop' || (end.kind === 'small' && ['comma', 'and'].includes(end.word));
  if (!isAt || number?.kind !== 'number' || number.article || !ends) return undefined;
  return {
    tokens: [
      battle,
      { kind: 'small', word: 'with', ...plainPart(lead), text: 'with' },
      number,
      { kind: 'counters', counter: 'defense', ...plainPart(number), text: '' },
    ],
    to: from + 2,
  };
}

/** The wordings "3 counters left", of no kind that is told, and "3 defense counters on it", in a sentence of its own. */
function countersLeft(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, number, counters, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (number?.kind !== 'number' || number.article || counters === undefined) return undefined;
  const isOnIt = counters.kind === 'counters' && counters.counter === 'defense' && / on it$/iu.test(counters.text);
  const isAlone = (before === undefined || before.kind === 'stop') && (next === undefined || next.kind === 'stop');
  const place = { text: '', at: number.at, end: number.at };
  const has: readonly Token[] = [
    { kind: 'small', word: 'it', ...place, text: 'it' },
    { kind: 'have', ...place },
  ];
  const defense: Token = { kind: 'counters', counter: 'defense', ...plainPart(counters), text: 'defense counters' };
  if (isOnIt && isAlone) return { tokens: [...has, number, defense], to: i + 2 };
  const isOfNoKind = /^counters?$/iu.test(counters.text) && /^(?:left|remaining)$/iu.test(next?.text ?? '');
  const isBehind = before?.kind === 'card' || (before?.kind === 'small' && before.word === 'comma');
  if (!isOfNoKind || !isBehind) return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...place, text: 'with' }, number, defense], to: i + 3 };
}

/** A verb of flipping that ends its sentence or stands in a fragment. */
function flipAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, flip, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (flip === undefined || !FLIPS.test(flip.text) || flip.kind === 'card') return undefined;
  const isJoint = before?.kind === 'small' && ['comma', 'and', 'then', 'equals'].includes(before.word);
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'ask' || isJoint;
  const ends = next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word === 'comma');
  return begins && ends ? { tokens: [asAsked(flip)], to: i + 1 } : undefined;
}

function asAsked(token: Token): Token {
  return { kind: 'about', word: '', ...plainPart(token) };
}

const DEFEATS = /^(?:defeat(?:s|ed|ing)?|gets? defeated|is defeated|was defeated)$/iu;

/** The wordings "I defeated my Invasion of Ikoria", "they defeat my Invasion". */
function defeatedByPlayer(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [verb, owner, named] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const battle = owner?.kind === 'who' && owner.whose ? named : owner;
  if (verb === undefined || !DEFEATS.test(verb.text) || !isBattle(battle, cards)) return undefined;
  const of = owner === battle || owner === undefined ? [] : [owner];
  return { tokens: [...removal(verb), ...of, battle], to: i + 2 + of.length };
}

/** The wording "my Invasion of Ikoria was defeated". */
function defeated(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [battle, be, verb] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isDone = be !== undefined && /^(?:is|was|gets?|got|being)$/iu.test(be.text);
  const word = isDone ? verb : be;
  if (!isBattle(battle, cards) || word === undefined || !/^(?:is |was |gets? )?defeated$/iu.test(word.text))
    return undefined;
  const owner = tokens[i - 1];
  const of = owner?.kind === 'who' && owner.whose ? [owner] : [];
  // "is X defeated if I bolt it": it is asked
  const lead = tokens[i - of.length - 1];
  if (!isDone && lead?.kind === 'be') return { tokens: [battle, asAsked(word)], to: i + 2 };
  const { text: _, ...place } = plainPart(word);
  const who: Token = { kind: 'who', who: 'opponent', whose: false, text: '', ...place };
  const stop: Token = { kind: 'stop', hard: false, text: '', ...place };
  return { tokens: [stop, who, ...removal(word), ...of, battle], to: i + (isDone ? 3 : 2) };
}

function isBattle(token: Token | undefined, cards: Cards): token is Extract<Token, { kind: 'card' }> {
  return token?.kind === 'card' && cardKnown(cards, token)?.face.types.includes('Battle') === true;
}

/** The words "removes the last defense counter from". */
function removal(word: Token): readonly Token[] {
  const place = plainPart(word);
  return [
    { kind: 'verb', action: 'removes', voice: 'active', ...place },
    { kind: 'about', word: '', ...place, text: 'last' },
    { kind: 'counters', counter: 'defense', ...place },
    { kind: 'small', word: 'from', ...place },
  ];
}
