// Lands told by lists and by their number: "my lands are plains, island and Wastes", "7th land is Field of the Dead", "mountain for the turn".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';
import { ordinalIn } from './lands-of-names-by-number.ts';

/** The tokens with lists of lands as what a player has, and with a land that is told by its number or turn as played. */
export function withLandsTold(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(typed, 'about', 'noun', 'be')) return typed;
  const isOfTurn = anyWord(typed, 'turn') && anyWord(typed, 'for');
  const tokens = withRunsReplaced(typed, i => firstOfList(typed, i) ?? (isOfTurn ? ofTheTurn(typed, i) : undefined));
  const isTold = anyOfKind(tokens, 'be');
  const isMade = anyVerb(tokens, 'creates');
  const isNumbered = anyOfKind(tokens, 'noun') && tokens.some(isLandWord);
  if (!isTold && !isMade && !isNumbered) return tokens;
  const count = isNumbered ? landsNamed(tokens, cards) : 0;
  return withRunsReplaced(
    tokens,
    i =>
      (isTold ? kindListed(tokens, i) : undefined) ??
      (isMade ? madeOff(tokens, i, cards) : undefined) ??
      (isTold ? restHad(tokens, i) : undefined) ??
      (isNumbered ? (nthLand(tokens, i, count) ?? ownNumber(tokens, i, count)) : undefined),
  );
}

function isLandWord(token: Token | undefined): boolean {
  return token?.kind === 'noun' && token.noun.said === 'land';
}

/** The wording "are plains, island, swamp": the first basic land of a list, which alone may be a type. */
function firstOfList(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, token, sign, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (token?.kind !== 'about' || next?.kind !== 'card') return undefined;
  const isTold = before?.kind === 'be' || before?.kind === 'have' || before?.kind === 'small';
  if (!isTold || sign === undefined || !isListSign(sign)) return undefined;
  const land = asBasicLand(token);
  if (land === undefined || isAsking(tokens, i)) return undefined;
  return { tokens: [land], to: i + 1 };
}

/** Whether the sentence of a place asks. */
function isAsking(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  return sentenceEnd(tokens, i)?.text === '?' || tokens.some((it, n) => n >= from && n < i && it.kind === 'ask');
}

/** The wording "mountain for the turn": it is played. */
function ofTheTurn(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, token, preposition] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'small' || before.kind === 'filler';
  const land = token === undefined ? undefined : token.kind === 'card' ? token : asBasicLand(token);
  if (!begins || land === undefined || preposition?.kind !== 'small' || preposition.word !== 'for') return undefined;
  const rest = tokens.slice(i + 2, i + 4);
  const said = rest.map(it => it.text.toLowerCase()).join(' ');
  const to = /^(?:the|my|this) turn$/u.test(said) ? i + 4 : /^(?:the |my |this )?turn(?: |$)/u.test(said) ? i + 3 : 0;
  if (to === 0 || !rest.every(it => it.kind !== 'card')) return undefined;
  return { tokens: [player(land), playing(land), land], to };
}

/** The wordings "my lands are X, Y and Z", "their team is X": what a player has. */
function kindListed(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [owner, kind, be, first, sign] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const isTeam = kind?.kind === 'filler' && /^(?:team|squad|army|crew|side|board)$/iu.test(kind.text);
  const isKind = isTeam || (kind?.kind === 'noun' && kind.noun.generic === true && kind.noun.plural);
  if (
    owner?.kind !== 'who' ||
    !owner.whose ||
    kind === undefined ||
    !isKind ||
    be?.kind !== 'be' ||
    isAsking(tokens, i)
  )
    return undefined;
  const isCounted = first?.kind === 'number' && !first.article;
  const isListed = first?.kind === 'card' && (isTeam || (sign !== undefined && isListSign(sign)));
  if (!isCounted && !isListed) return undefined;
  return {
    tokens: [{ ...owner, whose: false }, asFiller(kind), { kind: 'have', ...plainPart(be) }],
    to: i + 3,
  };
}

/** The wording "my Tireless Provisioner makes no Treasure off a Forest": the land is played, and what it makes is asked. */
function madeOff(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [maker, makes, no, made, off] = [0, 1, 2, 3, 4].map(n => tokens[i + n]);
  if (maker?.kind !== 'card' || makes?.kind !== 'verb' || makes.action !== 'creates' || made?.kind !== 'noun')
    return undefined;
  const isNone = no?.kind === 'small' && no.word === 'not' && made.noun.token !== undefined;
  const isOff = off?.kind === 'small' && ['off', 'from'].includes(off.word);
  const lead = tokens[i + 5];
  const at = lead?.kind === 'number' && lead.value === 1 ? i + 6 : i + 5;
  const land = tokens[at];
  const isLand = land?.kind === 'card' && cardKnown(cards, land)?.land === true;
  if (!isNone || !isOff || !isLand || cardKnown(cards, maker)?.says.triggersOnLand !== true) return undefined;
  const place = { ...plainPart(makes), text: '' };
  return {
    tokens: [
      maker,
      { kind: 'there', ...place },
      { kind: 'stop', hard: false, ...place },
      player(land),
      playing(land),
      land,
    ],
    to: at + 1,
  };
}

/** The wording "the other six I have are X, Y …": the number of what is listed. */
function restHad(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, who, have, be] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isNumber = number?.kind === 'number' && !number.article;
  if (!isNumber || who?.kind !== 'who' || who.whose || have?.kind !== 'have' || be?.kind !== 'be') return undefined;
  const to = tokens.findIndex((it, n) => n > i + 3 && it.kind !== 'card' && !isListSign(it));
  const listed = tokens.filter((it, n) => n > i + 3 && (to < 0 || n < to) && it.kind === 'card');
  if (listed.length !== number.value) return undefined;
  return { tokens: [asFiller(number), who, have], to: i + 4 };
}

/** The wordings "7th land is Field of the Dead", "my seventh land is X": the land that is played after those that were named. */
function nthLand(tokens: readonly Token[], i: number, count: number): RunReplacement | undefined {
  const lead = tokens[i];
  const from = lead?.kind === 'who' && lead.whose && lead.who === 'you' ? i + 1 : i;
  const [nth, land, be, name, itself] = [0, 1, 2, 3, 4].map(n => tokens[from + n]);
  if (nth === undefined || !isLandWord(land) || be?.kind !== 'be' || name?.kind !== 'card') return undefined;
  if (ordinalIn(nth.text) !== count) return undefined;
  const to = /^itself$/iu.test(itself?.text ?? '') ? from + 5 : from + 4;
  return { tokens: [player(name), playing(name), name], to };
}

/** The wording "as land number seven": how many there are with those that were named. */
function ownNumber(tokens: readonly Token[], i: number, count: number): RunReplacement | undefined {
  const [as, land, word, number] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isAs = as?.kind === 'small' && as.word === 'as';
  const isNumber = /^(?:number|no|#)$/iu.test(word?.text ?? '') && number?.kind === 'number' && number.value === count;
  if (!isAs || land === undefined || !isLandWord(land) || word === undefined || !isNumber) return undefined;
  return { tokens: [as, land, word, number].map(asFiller), to: i + 4 };
}

/** The number of lands that were named, each with its count. */
function landsNamed(tokens: readonly Token[], cards: Cards): number {
  return tokens.reduce((sum, token, i) => {
    if (token.kind !== 'card' || cardKnown(cards, token)?.land !== true) return sum;
    const isAgain = tokens.some((it, n) => n < i && it.kind === 'card' && it.names[0] === token.names[0]);
    const before = tokens[i - 1];
    return sum + (isAgain ? 0 : before?.kind === 'number' ? before.value : 1);
  }, 0);
}

function player(land: Token): Token {
  return { kind: 'who', who: 'you', whose: false, ...plainPart(land), text: '' };
}

function playing({ at }: Token): Token {
  return { kind: 'verb', action: 'enters', voice: 'active', text: '', at, end: at };
}
