// Auras as verbs, and spells that something is struck with: "I frogify it", "opponent hits it with Turn to Frog", "he enchanted me
// with Overwhelming Splendor".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each Aura that is used as a verb, or that a player is enchanted with, as what is cast on something. */
export function withAuraVerbs(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isStruck = anyWord(tokens, ...STRIKES);
  if (
    !isStruck &&
    !anyWord(tokens, 'enchanting') &&
    !anyWord(tokens, ...AT_PLAYERS) &&
    !(anyOfKind(tokens, 'who') && tokens.some(it => auraOf(it, cards) !== undefined))
  )
    return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      enchantedPlayer(tokens, i, cards) ??
      putOn(tokens, i, cards) ??
      goesOn(tokens, i, cards) ??
      enchantingNext(tokens, i, cards) ??
      usedOn(tokens, i, cards) ??
      (isStruck ? struckWith(tokens, i, cards) : undefined) ??
      turnedWith(tokens, i, cards) ??
      enchanting(tokens, i, cards) ??
      enchantedBy(tokens, i, cards) ??
      (isStruck ? struckBy(tokens, i, cards) : undefined),
  );
}

/** The wordings "he enchanted me with Overwhelming Splendor", "they hit me with Polymorphist's Jest": it is cast on the player. */
function enchantedPlayer(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'who') return undefined;
  const [who, verb, victim, lead, ...rest] = tokens.slice(i, i + 6);
  const aura = rest.find(it => !(it.kind === 'number' && it.article));
  const isLed = lead?.kind === 'small' && ['with', 'off'].includes(lead.word);
  if (who?.kind !== 'who' || who.whose || !AT_PLAYERS.includes(verb?.text.toLowerCase() ?? '')) return undefined;
  if (victim?.kind !== 'who' || victim.whose || !isLed || aura?.kind !== 'card' || verb === undefined) return undefined;
  const known = cardKnown(cards, aura);
  const isForPlayer = known?.spell === true && known.says.aimsAtPlayers && known.says.action.kind !== 'damage';
  if (known?.says.has('enchant player') !== true && !isForPlayer) return undefined;
  const on: Token = { kind: 'small', word: 'on', ...plainPart(verb), text: 'on' };
  return { tokens: [who, casting(verb), aura, on, victim], to: tokens.indexOf(aura) + 1 };
}

/** The wording "got a Curse put on me by an opponent": whoever did it casts it on that player. */
function putOn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [named, put, on, victim, by, doer] = tokens.slice(i, i + 6);
  const aura = named?.kind === 'card' ? auraOf(named, cards) : undefined;
  if (aura === undefined || put === undefined || !/^(?:put|cast|slapped|stuck|dropped|played)$/iu.test(put.text))
    return undefined;
  const isOn = on?.kind === 'small' && on.word === 'on' && by?.kind === 'small' && /^by$/iu.test(by.text);
  if (!isOn || victim?.kind !== 'who' || doer?.kind !== 'who' || doer.whose) return undefined;
  return { tokens: [{ ...doer, text: '' }, casting(put), aura, on, victim], to: i + 6 };
}

const AT_PLAYERS: readonly string[] = [
  ...['enchant', 'enchants', 'enchanted', 'curse', 'curses', 'cursed', 'saddle', 'saddles', 'saddled'],
  ...['hit', 'hits', 'slap', 'slaps', 'slapped', 'smack', 'smacks', 'smacked', 'tag', 'tags', 'tagged'],
  ...['stick', 'sticks', 'stuck', 'lock', 'locks', 'locked'],
];

/** The wording "my Frogify goes on X": its owner casts it on that. */
function goesOn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, owner, named, goes, on] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (owner?.kind !== 'who' || !owner.whose || named?.kind !== 'card' || goes === undefined) return undefined;
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'small' || before.kind === 'filler';
  const isOn = on?.kind === 'small' && on.word === 'on' && /^(?:goes|went|going|lands|landed)$/iu.test(goes.text);
  const aura = auraOf(named, cards);
  return begins && isOn && aura !== undefined
    ? { tokens: [{ ...owner, whose: false }, casting(goes), aura], to: i + 3 }
    : undefined;
}

/** The wordings "Frogify, enchanting X", "My turn: Frogify, enchanting it", where a sentence begins: whoever asks casts it on that. */
function enchantingNext(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const named = tokens[i];
  const aura = named?.kind === 'card' ? auraOf(named, cards) : undefined;
  const [turn, colon] = [tokens[i - 2], tokens[i - 1]];
  const isMyTurn = colon?.kind === 'small' && colon.word === 'colon' && /^my turn$/iu.test(turn?.text ?? '');
  const begins = colon === undefined || colon.kind === 'stop' || isMyTurn;
  const at = isComma(tokens[i + 1]) ? i + 2 : i + 1;
  if (aura === undefined || !begins || !/^enchanting$/iu.test(tokens[at]?.text ?? '')) return undefined;
  const place = plainPart(aura);
  return {
    tokens: [
      { kind: 'who', who: 'you', whose: false, ...place, text: '', end: aura.at },
      casting({ ...aura, text: '', end: aura.at }),
      aura,
      { kind: 'small', word: 'on', ...place, text: 'on' },
    ],
    to: at + 1,
  };
}

/** The wording "I use Frogify on X". */
function usedOn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, use, named, on] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || use === undefined || named?.kind !== 'card') return undefined;
  const isOn = on?.kind === 'small' && on.word === 'on' && /^us(?:e|es|ed|ing)$/iu.test(use.text);
  const aura = isOn ? auraOf(named, cards) : undefined;
  return aura === undefined ? undefined : { tokens: [casting(use), aura], to: i + 2 };
}

const STRIKES: readonly string[] = [
  ...['hit', 'hits', 'hitting', 'tag', 'tags', 'tagged', 'slap', 'slaps', 'slapped', 'smack', 'smacks', 'smacked'],
  ...['whack', 'whacks', 'whacked', 'zap', 'zaps', 'zapped', 'nail', 'nails', 'nailed', 'peg', 'pegs', 'pegged'],
  ...['bop', 'bops', 'bopped', 'bonk', 'bonks', 'bonked'],
];

function isStrike({ text }: Token): boolean {
  return STRIKES.includes(text.toLowerCase());
}

/** The most tokens of what is struck: "that big Tarmogoyf of mine". */
const LONGEST_STRUCK = 5;

/** The wordings "I hit it with Lignify", "they smack my X with Turn to Frog": what is cast on it, where it is no spell that deals damage. */
function struckWith(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, player, verb] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isPlayer = player?.kind === 'who' && !player.whose;
  // "hit their X with Turn to Frog": whoever asks does it
  const isAsker = player !== undefined && (before === undefined || before.kind === 'stop') && isStrike(player);
  const strike = isPlayer ? verb : isAsker ? player : undefined;
  if (strike === undefined || !isStrike(strike)) return undefined;
  const from = isPlayer ? i + 2 : i + 1;
  const length = tokens
    .slice(from, from + LONGEST_STRUCK + 1)
    .findIndex(it => it.kind === 'small' && it.word === 'with');
  const struck = tokens.slice(from, from + Math.max(0, length));
  const isOne = struck.some(it => ['card', 'noun'].includes(it.kind) || (it.kind === 'small' && it.word === 'it'));
  if (!isOne || !struck.every(isOfStruck)) return undefined;
  const [first, second] = [tokens[from + length + 1], tokens[from + length + 2]];
  const isLed = (first?.kind === 'number' && first.article) || (first?.kind === 'who' && first.whose);
  const named = isLed ? second : first;
  const spell = named?.kind === 'card' ? (auraOf(named, cards) ?? charmOf(named, cards)) : undefined;
  if (spell === undefined || named === undefined) return undefined;
  const on: Token = { kind: 'small', word: 'on', ...plainPart(strike), text: 'on' };
  const asker: Token = { kind: 'who', who: 'you', whose: false, ...plainPart(strike), text: '' };
  return {
    tokens: [isPlayer ? player : asker, casting(strike), spell, on, ...struck],
    to: tokens.indexOf(named) + 1,
  };
}

/** The wording "they turn it into a Forest with Song of the Dryads": the Aura is cast on it. */
function turnedWith(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb] = [tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || verb === undefined || verb.kind === 'card') return undefined;
  if (!/^(?:turn|turns|turned|make|makes|made)$/iu.test(verb.text)) return undefined;
  const isOwned = tokens[i + 2]?.kind === 'who';
  const object = tokens[isOwned ? i + 3 : i + 2];
  const into = isOwned ? i + 4 : i + 3;
  const isObject = object?.kind === 'card' || (object?.kind === 'small' && object.word === 'it');
  if (object === undefined || !isObject || !/^into$/iu.test(tokens[into]?.text ?? '')) return undefined;
  const by = [into + 2, into + 3, into + 4].find(n => /^(?:with|using|via|through|by)$/iu.test(tokens[n]?.text ?? ''));
  const named = by === undefined ? undefined : tokens[by + 1];
  const aura = named?.kind === 'card' ? auraOf(named, cards) : undefined;
  if (by === undefined || aura === undefined) return undefined;
  const on: Token = { kind: 'small', word: 'on', ...plainPart(verb), text: 'on' };
  return { tokens: [player, casting(verb), aura, on, ...tokens.slice(i + 2, into)], to: by + 2 };
}

function isOfStruck(token: Token): boolean {
  if (token.kind === 'small') return token.word === 'it';
  if (token.kind === 'who') return token.whose || /^(?:him|her)$/iu.test(token.text);
  return ['card', 'noun', 'filler', 'state'].includes(token.kind) || (token.kind === 'number' && token.article);
}

/** An instant or sorcery with a target, which deals no damage. */
function charmOf(token: CardToken, cards: Cards): CardToken | undefined {
  const known = cardKnown(cards, token);
  return known?.spell === true &&
    known.says.hasTarget &&
    !known.says.aimsAtPlayers &&
    known.says.action.kind !== 'damage'
    ? token
    : undefined;
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
  const pointed = named !== undefined && /^(?:that|the|this)$/iu.test(object?.text ?? '') ? thingOf(named) : undefined;
  if (!isIt && !isOwned && pointed === undefined) return undefined;
  // "he mind controls my Titan with Control Magic": another Aura does it
  const by = tokens[i + (isIt ? 2 : 3)];
  if (by?.kind === 'small' && ['with', 'by', 'off'].includes(by.word)) return undefined;
  const { text: _, ...place } = plainPart(verb);
  const on: Token = { kind: 'small', word: 'on', text: 'on', ...place };
  if (pointed !== undefined) return { tokens: [casting(verb), aura, on, pointed], to: i + 3 };
  if (object === undefined || !isIt) return { tokens: [casting(verb), aura, on], to: i + 1 };
  // "I frogify it (Frogify)": the Aura named again
  const isAgain = named?.kind === 'card' && named.names[0] === aura.names[0];
  const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(object) };
  return { tokens: [casting(verb), aura, on, pronoun], to: i + (isAgain ? 3 : 2) };
}

/** The thing that "that Forest" and "the bear" point at. */
function thingOf(token: Token): Token | undefined {
  return token.kind === 'card' || token.kind === 'noun' ? token : asBasicLand(token);
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
  if (verb?.kind !== 'verb' || verb.voice !== 'passive') return undefined;
  const isLead = lead !== undefined && /^(?:gets?|got|is|was|been|being)$/iu.test(lead.text);
  const aura = isLead ? auraOf(verb, cards) : undefined;
  const host = hostBefore(tokens, i);
  if (aura === undefined || host === undefined) return undefined;
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

const STRUCK =
  /^(?:(?:gets?|got|is|was) )?(?:hit|tagged|slapped|smacked|whacked|zapped|nailed|pegged|bopped|bonked)(?: (?:by|with))?$/iu;

/** The wording "my X gets hit by Frogify": what is cast on the name before, where it is no spell that deals damage. */
function struckBy(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [lead, verb] = [tokens[i], tokens[i + 1]];
  const isLead = lead !== undefined && /^(?:gets?|got|is|was|been|being)$/iu.test(lead.text);
  // "gets hit by" as one verb
  const isWhole =
    lead !== undefined && lead.kind === 'verb' && STRUCK.test(lead.text) && /^(?:gets?|got|is|was) /iu.test(lead.text);
  const struck = isWhole ? lead : isLead ? verb : undefined;
  if (struck === undefined || !STRUCK.test(struck.text)) return undefined;
  const at = isWhole ? i : i + 1;
  const by = / (?:by|with)$/iu.test(struck.text) ? at : at + 1;
  if (!/(?:^| )(?:by|with)$/iu.test(tokens[by]?.text ?? '')) return undefined;
  const owner = tokens[by + 1];
  const isLed = (owner?.kind === 'number' && owner.article) || (owner?.kind === 'who' && owner.whose);
  const named = tokens[isLed ? by + 2 : by + 1];
  const spell = named?.kind === 'card' ? (auraOf(named, cards) ?? charmOf(named, cards)) : undefined;
  const isApart = isComma(tokens[i - 1]) || /^of (?:mine|theirs|his|hers)$/iu.test(tokens[i - 1]?.text ?? '');
  const host = hostBefore(tokens, isApart ? i - 1 : i);
  const isTwice = host !== undefined && tokens[tokens.indexOf(host) - 1]?.kind === 'card';
  if (spell === undefined || named === undefined || host === undefined || isTwice) return undefined;
  const who = owner?.kind === 'who' ? owner.who : 'opponent';
  const { text: _, ...place } = plainPart(struck);
  return {
    tokens: [
      { kind: 'stop', hard: false, text: '', ...place },
      { kind: 'who', who, whose: false, text: '', ...place },
      casting(struck),
      spell,
      { kind: 'small', word: 'on', text: 'on', ...place },
      { kind: 'filler', text: 'the', ...place },
      { ...host, ...place },
    ],
    to: tokens.indexOf(named) + 1,
  };
}

/** The name right before a place, past counters told of it in brackets. */
function hostBefore(tokens: readonly Token[], i: number): CardToken | undefined {
  for (let at = i - 1; at >= Math.max(0, i - 4); at--) {
    const token = tokens[at];
    if (token?.kind === 'card') return token;
    const isWith = token?.kind === 'small' && token.word === 'with';
    if (token?.kind !== 'number' && token?.kind !== 'counters' && !isWith) return undefined;
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
