// Permanents that came in on an earlier turn: "they cast Serra Angel last turn", "they prototyped a Combat Thresher a turn ago".
import { firstFrom, firstIndexFrom } from '../../../kit/lists.ts';
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
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

const BEFORE =
  /^(?:last turn|the turn before|turn before|a turn ago|two turns ago|a few turns ago|turns ago|turn ago)$/iu;

/** The tokens with each such verb as what the player has, where another event follows in a later sentence. */
export function withTurnsBefore(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isLater = anyVerb(typed, 'attacks') && anyWord(typed, 'next');
  const told = isLater ? withRunsReplaced(typed, i => nextTurnAt(typed, i)) : typed;
  const tokens = withSettings(withFirsts(told), cards);
  if (!anyWord(tokens, 'turn', 'turns') || !tokens.some(it => BEFORE.test(it.text))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const before = tokens[i - 1];
    const manner = before?.kind === 'state' && isBroughtIn(before) && isOfEarlierTurn(tokens, i - 1) ? [before] : [];
    // "they prototyped a Combat Thresher": they have a prototyped one
    if (manner.length > 0) return token.kind === 'number' ? [token, ...manner] : [...manner, token];
    if (isUsedBefore(tokens, i))
      return [{ kind: 'verb', action: 'affects', voice: 'active', ...plainPart(token), text: 'used' }];
    const isEarlier = isOfEarlierTurn(tokens, i) || isBehindQuestion(tokens, i) || isBehindEvent(tokens, i);
    if (!(isBroughtIn(token) || isReanimated(token)) || !isEarlier) return [token];
    return [{ kind: 'have', ...plainPart(token) }];
  });
}

/** The wording "they upticked X on it a turn ago": what its ability did lasts. */
function isUsedBefore(tokens: readonly Token[], i: number): boolean {
  const [player, verb, card, on] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || verb?.kind !== 'verb' || verb.action !== 'activates') return false;
  if (card?.kind !== 'card' || on?.kind !== 'small' || on.word !== 'on') return false;
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  return tokens.slice(i, end < 0 ? tokens.length : end).some(it => BEFORE.test(it.text));
}

/** The wording "swinging with X next turn": it is there, and no attack is told of. */
function nextTurnAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || verb.action !== 'attacks' || verb.voice !== 'active') return undefined;
  const lead = tokens[i + 1];
  const isLed = (lead?.kind === 'who' && lead.whose) || (lead?.kind === 'number' && lead.article);
  const at = isLed ? i + 2 : i + 1;
  const [card, next, turn] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isNext = /^next turn$/iu.test(next?.text ?? '');
  if (card?.kind !== 'card' || !(isNext || (/^next$/iu.test(next?.text ?? '') && /^turn$/iu.test(turn?.text ?? ''))))
    return undefined;
  const player = tokens[i - 1];
  const isSaid = player?.kind === 'who' && !player.whose;
  const who: readonly Token[] = isSaid ? [] : [{ kind: 'who', who: 'you', whose: false, ...plainPart(verb), text: '' }];
  return {
    tokens: [...who, { kind: 'have', ...plainPart(verb), text: 'have' }, ...tokens.slice(i + 1, at + 1)],
    to: isNext ? at + 2 : at + 3,
  };
}

/** Whether a token is a verb of casting or playing, or a manner of being cast in place of one: "they prototyped X". */
function isBroughtIn(token: Token): boolean {
  if (token.kind === 'state') return 'cast' in token.patch;
  return token.kind === 'verb' && token.action === 'enters' && token.voice === 'active';
}

/** Whether a token is a verb of putting a permanent card from a graveyard onto the battlefield: "I reanimated X". */
function isReanimated(token: Token): boolean {
  return token.kind === 'verb' && token.action === 'returns' && token.zone === 'graveyard';
}

/** Whether a player is the subject of a sentence of an earlier turn, after which something else happens. */
function isOfEarlierTurn(tokens: readonly Token[], i: number): boolean {
  const player = tokens[i - 1];
  if (player?.kind !== 'who' || player.whose) return false;
  // "I reanimated X last turn and now want to play Y"
  const joint = tokens.findIndex((it, n) => n > i && isListSign(it) && BEFORE.test(tokens[n - 1]?.text ?? ''));
  const end = tokens.findIndex((it, n) => n > i && (it.kind === 'stop' || n === joint));
  const from = sentenceStart(tokens, i);
  const before = from + tokens.slice(from, Math.max(from, end)).findLastIndex(it => BEFORE.test(it.text));
  // "last turn they cast X, and I cast Y": the other verb of the sentence tells of this turn
  const between = before < i ? tokens.slice(from, i) : tokens.slice(i + 1, before);
  if (end < 0 || before < from || between.some(it => it.kind === 'verb' && (isBroughtIn(it) || it.action === 'enters')))
    return false;
  return firstFrom(tokens, end, it => it.kind === 'verb' || /^gets?$/iu.test(it.text)) !== undefined;
}

/** The wording "does X trigger off Y even though they cast Z last turn": what was asked before happens. */
function isBehindQuestion(tokens: readonly Token[], i: number): boolean {
  const player = tokens[i - 1];
  if (player?.kind !== 'who' || player.whose) return false;
  const stop = firstIndexFrom(tokens, i, it => it.kind === 'stop') ?? tokens.length;
  if (!tokens.slice(i, stop).some(it => BEFORE.test(it.text))) return false;
  const asked = tokens.slice(sentenceStart(tokens, i), i - 1);
  return asked.some(it => it.kind === 'ask' || it.kind === 'be') && asked.some(it => it.kind === 'card');
}

/** The wording "I cast X, he dropped Y last turn": another event was told before, and is the one that happens now. */
function isBehindEvent(tokens: readonly Token[], i: number): boolean {
  const [joint, player] = [tokens[i - 2], tokens[i - 1]];
  if (player?.kind !== 'who' || player.whose || joint === undefined) return false;
  const parts = isListSign(joint) || joint.kind === 'stop' || /^(?:but|while|and)$/iu.test(joint.text);
  const card = tokens.findIndex((it, n) => n > i && it.kind === 'card');
  const isLed = card > i && tokens.slice(i + 1, card).every(it => ['number', 'who', 'filler'].includes(it.kind));
  const told = tokens.slice(0, i - 1).filter(it => it.kind === 'verb');
  return parts && isLed && told.length > 0 && BEFORE.test(tokens[card + 1]?.text ?? '');
}

/**
 * The tokens with "… if I run out both X and Y first" as what the player has, where something else is asked about before.
 */
function withFirsts(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'first', 'beforehand', 'earlier', 'previously') || !tokens.some(isFirst)) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (!isFirst(token) || !endsClause(tokens[i + 1])) continue;
    const verb = tokens.findLastIndex((it, n) => n < i && it.kind === 'verb');
    const [when, player] = [tokens[verb - 2], tokens[verb - 1]];
    const isCondition = when?.kind === 'small' && when.word === 'if' && player?.kind === 'who' && !player.whose;
    if (verb < 0 || !isCondition || !isBroughtIn(tokens[verb] ?? token)) continue;
    const names = tokens.slice(verb + 1, i);
    const asked = tokens.slice(sentenceStart(tokens, i), verb - 2);
    if (!names.some(it => it.kind === 'card') || !names.every(isListed)) continue;
    if (!asked.some(it => it.kind === 'ask') || !asked.some(it => it.kind === 'card')) continue;
    result[verb] = { kind: 'have', ...plainPart(token), text: 'have' };
    result[i] = asFiller(token);
  }
  return result;
}

function isFirst({ kind, text }: Token): boolean {
  return kind !== 'card' && /^(?:first|beforehand|earlier|previously)$/iu.test(text);
}

function isListed(token: Token): boolean {
  if (token.kind === 'small') return ['and', 'both', 'comma'].includes(token.word);
  return token.kind === 'card' || token.kind === 'number' || token.kind === 'filler' || token.kind === 'noun';
}

function endsClause(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop' || isComma(token);
}

/** The tokens with "Opp landed X. Can Y still come back from my yard?" as "Opp has X. …", where X has a lasting effect. */
function withSettings(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!tokens.some(it => it.kind === 'verb' && it.past === true)) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    return token?.kind === 'verb' && token.past === true && isSetting(tokens, i, cards)
      ? { tokens: [{ kind: 'have', ...plainPart(token) }], to: i + 1 }
      : undefined;
  });
}

/** Whether a verb tells in a sentence of its own what a player brought in, and a question on another card's event follows. */
function isSetting(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [player, verb] = [tokens[i - 1], tokens[i]];
  if (player?.kind !== 'who' || player.whose || verb === undefined || !isBroughtIn(verb)) return false;
  const article = tokens[i + 1]?.kind === 'number' || tokens[i + 1]?.kind === 'filler' ? 1 : 0;
  const [card, stop, ask] = [tokens[i + 1 + article], tokens[i + 2 + article], tokens[i + 3 + article]];
  const known = card?.kind === 'card' ? cardKnown(cards, card) : undefined;
  if (known?.watches !== true || known.spell || stop?.kind !== 'stop' || ask?.kind !== 'ask') return false;
  const at = firstIndexFrom(tokens, i + 4 + article, it => it.kind === 'card' || it.kind === 'stop');
  const subject = tokens[at ?? tokens.length];
  if (at === undefined || subject?.kind !== 'card' || cardKnown(cards, subject)?.name === known.name) return false;
  const isStill = /^still$/iu.test(tokens[at + 1]?.text ?? '');
  const deed = tokens[isStill ? at + 2 : at + 1];
  const isTurned = tokens.some((it, n) => n > at && it.kind === 'state' && it.patch.face === 'back');
  const isReturning = deed?.kind === 'verb' && deed.action === 'returns' && isTurned;
  const isComingBack = isReturning || /^(?:persist|undying)$/iu.test(deed?.text ?? '');
  return isComingBack || (isStill && !known.enters && deed?.kind === 'verb' && OF_OWN.includes(deed.action));
}

/** Actions of the abilities that a card has of its own as it enters or dies. */
const OF_OWN: readonly string[] = ['draws', 'creates', 'gainsLife', 'dies', 'enters'];
