// Auras in place of verbs: "I frogify it", "my Fertilid gets lignified by the opponent", "he enchanted me with Overwhelming Splendor".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each Aura that is used as a verb, or that a player is enchanted with, as what is cast on something. */
export function withAuraVerbs(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!tokens.some(it => it.kind === 'who')) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      enchantedPlayer(tokens, i, cards) ??
      struckWith(tokens, i, cards) ??
      enchanting(tokens, i, cards) ??
      enchantedBy(tokens, i, cards),
  );
}

/** The wording "he enchanted me with Overwhelming Splendor": it is attached to the player. */
function enchantedPlayer(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'who') return undefined;
  const [who, verb, victim, lead, ...rest] = tokens.slice(i, i + 6);
  const aura = rest.find(it => !(it.kind === 'number' && it.article));
  const isLed = lead?.kind === 'small' && ['with', 'off'].includes(lead.word);
  if (who?.kind !== 'who' || who.whose || !/^(?:enchant(?:s|ed)?|cursed?|curses|hit|hits)$/iu.test(verb?.text ?? ''))
    return undefined;
  if (victim?.kind !== 'who' || victim.whose || !isLed || aura?.kind !== 'card' || verb === undefined) return undefined;
  if (cardKnown(cards, aura)?.says.has('enchant player') !== true) return undefined;
  const place = plainPart(verb);
  const on: Token = { kind: 'small', word: 'attached', ...place, text: 'enchanting' };
  return {
    tokens: [who, { kind: 'have', ...place }, aura, on, victim],
    to: tokens.indexOf(aura) + 1,
  };
}

/** The wordings "I hit it with Lignify", "they hit my X with Lignify": the Aura is cast on it. */
function struckWith(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb, object] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || !/^(?:hit|hits|tag|tags|slap|slaps)$/iu.test(verb?.text ?? ''))
    return undefined;
  const isIt = object?.kind === 'small' && object.word === 'it';
  const owned = object?.kind === 'who' && object.whose ? tokens[i + 3] : undefined;
  const length = isIt ? 1 : owned?.kind === 'card' ? 2 : 0;
  const [lead, first, second] = [tokens[i + 2 + length], tokens[i + 3 + length], tokens[i + 4 + length]];
  const named = first?.kind === 'number' && first.article ? second : first;
  if (length === 0 || verb === undefined || lead?.kind !== 'small' || lead.word !== 'with') return undefined;
  const aura = named?.kind === 'card' ? auraOf(named, cards) : undefined;
  if (aura === undefined || named === undefined) return undefined;
  const on: Token = { kind: 'small', word: 'on', ...plainPart(lead), text: 'on' };
  return {
    tokens: [player, casting(verb), aura, on, ...tokens.slice(i + 2, i + 2 + length)],
    to: tokens.indexOf(named) + 1,
  };
}

/** The wording "I frogify it": an Aura between a player and what it is put on. */
function enchanting(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [verb, object, named] = tokens.slice(i, i + 3);
  const isNamed = verb?.kind === 'card' || verb?.kind === 'verb';
  const player = isNamed ? lastBefore(tokens, i, it => it.kind !== 'filler') : undefined;
  if (player?.kind !== 'who' || player.whose || verb === undefined) return undefined;
  const aura = auraOf(verb, cards);
  if (aura === undefined) return undefined;
  // "I've Rest in Peace" tells what somebody has
  if (/['’]/u.test(player.text)) return undefined;
  const isIt = (object?.kind === 'small' && object.word === 'it') || isPersonAlone(object, named);
  const isOwned = object?.kind === 'who' && object.whose && (named?.kind === 'card' || named?.kind === 'noun');
  if (!isIt && !isOwned) return undefined;
  // "he mind controls my Titan with Control Magic": another Aura does it
  const by = tokens[i + (isIt ? 2 : 3)];
  if (by?.kind === 'small' && ['with', 'by', 'off'].includes(by.word)) return undefined;
  const { text: _, ...place } = plainPart(verb);
  const on: Token = { kind: 'small', word: 'on', text: 'on', ...place };
  if (object === undefined || !isIt) return { tokens: [casting(verb), aura, on], to: i + 1 };
  // "I frogify it (Frogify)": the Aura named again
  const isAgain = named?.kind === 'card' && named.names[0] === aura.names[0];
  const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(object) };
  return { tokens: [casting(verb), aura, on, pronoun], to: i + (isAgain ? 3 : 2) };
}

/** The wordings "I lignify her.", "they frogified him": a pronoun of a person that owns nothing here. */
function isPersonAlone(pronoun: Token | undefined, next: Token | undefined): boolean {
  if (pronoun?.kind !== 'who' || !/^(?:her|him|them)$/iu.test(pronoun.text)) return false;
  return next === undefined || !['card', 'noun', 'number', 'unknown'].includes(next.kind) || isAlsoNamed(pronoun, next);
}

/** Whether a name stands in brackets behind a token, as far as the offsets tell: more than a space is between them. */
function isAlsoNamed(before: Token, named: Token): boolean {
  return named.kind === 'card' && named.at - before.end > 1;
}

/** The wording "my Fertilid gets lignified by my opponent": the Aura is cast on what was named. */
function enchantedBy(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const lead = tokens[i];
  const verb = tokens[i + 1];
  const isLead = lead !== undefined && /^(?:gets?|got|is|was|been|being)$/iu.test(lead.text);
  const aura = verb?.kind === 'verb' && verb.voice === 'passive' && isLead ? auraOf(verb, cards) : undefined;
  const host = hostBefore(tokens, i);
  if (aura === undefined || verb === undefined || host === undefined) return undefined;
  const [by, ...rest] = tokens.slice(i + 2, i + 5);
  const isBy = /^by$/iu.test(by?.text ?? '');
  const doer = isBy
    ? rest.find(it => /^(?:the )?(?:opp\w*|my opp\w*)$/iu.test(it.text) || it.kind === 'who')
    : undefined;
  const who = doer?.kind === 'who' && doer.who === 'you' ? 'you' : 'opponent';
  const { text: _, ...place } = plainPart(verb);
  const player: Token = { kind: 'who', who, whose: false, text: '', ...place };
  return {
    tokens: [
      { kind: 'stop', hard: false, text: '', ...place },
      player,
      casting(verb),
      aura,
      { kind: 'small', word: 'on', text: 'on', ...place },
      { kind: 'filler', text: 'the', ...place },
      { ...host, ...place },
    ],
    to: doer === undefined ? i + 2 : tokens.indexOf(doer) + 1,
  };
}

/** The name right before a place, past counters told of it in brackets. */
function hostBefore(tokens: readonly Token[], i: number): CardToken | undefined {
  for (let at = i - 1; at >= Math.max(0, i - 4); at--) {
    const token = tokens[at];
    if (token?.kind === 'card') return token;
    if (token?.kind !== 'number' && token?.kind !== 'counters') return undefined;
  }
  return undefined;
}

/** The Aura that a token names, as a name or as a verb. */
function auraOf(token: Token, cards: Cards): CardToken | undefined {
  const name = token.kind === 'card' ? token.names[0] : token.kind === 'verb' ? token.card : undefined;
  const face = name === undefined ? undefined : cards.named(name)?.face;
  if (name === undefined || face?.subtypes.includes('Aura') !== true) return undefined;
  return { kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(token) };
}

function casting({ text, at }: Token): Token {
  const past = /(?:ed|['’]d)$/iu.test(text) ? ({ past: true } as const) : {};
  return { kind: 'verb', action: 'enters', voice: 'active', ...past, text: '', at, end: at };
}
