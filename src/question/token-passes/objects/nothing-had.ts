// "opp has nothing", "and nothing else on the board": a board that is empty tells of no object.
import { firstFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

/** The tokens with each clause by which a player has nothing at all as filler. */
export function withoutNothingHad(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'nothing', 'none', 'no')) return tokens;
  if (!tokens.some(it => /^(?:nothing|none|no)$/iu.test(it.text))) return tokens;
  return tokens.map((token, i) => {
    const isPart =
      [0, 1, 2, 3].some(n => isNoneBut(tokens, i - n, n)) ||
      [0, 1, 2, 3, 4].some(n => isNothing(tokens, i - n, n)) ||
      [0, 1].some(n => isNothingThere(tokens, i - n)) ||
      [0, 1, 2, 3].some(n => isNothingElse(tokens, i - n, n));
    return isPart ? asFiller(token) : token;
  });
}

/** Whether `length` tokens from a place on, and the next, say that a player has nothing but what is named: "no creatures but X". */
function isNoneBut(tokens: readonly Token[], i: number, length: number): boolean {
  const have = tokens[i - 1];
  const no = i < 0 ? undefined : tokens[i];
  if (have?.kind !== 'have' || no?.kind !== 'small' || no.word !== 'not' || !/^no$/iu.test(no.text)) return false;
  const other = tokens[i + 1]?.kind === 'filler' ? 1 : 0;
  const [kind, but, named] = tokens.slice(i + 1 + other, i + 4 + other);
  const isKind = kind?.kind === 'noun' ? kind.noun.generic === true : kind?.kind === 'about';
  const isBut = /^(?:but|except|except for|besides|beside|other than)$/iu.test(but?.text ?? '');
  return isKind && isBut && named?.kind === 'card' && length <= 2 + other;
}

/** Whether `length` tokens from a place on, and the next, say that there is nothing else. */
function isNothingElse(tokens: readonly Token[], i: number, length: number): boolean {
  const [and, nothing, other, place] = i < 0 ? [] : tokens.slice(i, i + 4);
  const isJoined = and?.kind === 'small' && ['and', 'comma', 'with'].includes(and.word);
  if (!isJoined || !/^nothing$/iu.test(nothing?.text ?? '') || !/^else$/iu.test(other?.text ?? '')) return false;
  const isZone = place?.kind === 'zone' && !place.from && place.holds !== true;
  return length < 3 || isZone || place?.kind === 'there' || /^(?:anywhere|around)$/iu.test(place?.text ?? '');
}

/** Whether two tokens say that a zone is empty: "…, nothing in theirs", "none in his graveyard". */
function isNothingThere(tokens: readonly Token[], i: number): boolean {
  const [before, nothing, zone, end] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'small' || before.kind === 'filler';
  const isZone = zone?.kind === 'zone' && !zone.from && zone.holds !== true;
  return begins && isZone && /^(?:nothing|none|nada|zilch)$/iu.test(nothing?.text ?? '') && isEnd(end);
}

/**
 * Whether `length` tokens from a place on, and the next, say that a player has nothing (else), or nothing in play; who does something behind "and" stays:
 * "they have nothing and cast X".
 */
function isNothing(tokens: readonly Token[], i: number, length: number): boolean {
  const [player, has, nothing] = i < 0 ? [] : tokens.slice(i, i + 3);
  const isLetter = player?.kind === 'unknown' && /^[A-D]$/u.test(player.text);
  const isPlayer = (player?.kind === 'who' && !player.whose) || isLetter;
  if (!isPlayer || has?.kind !== 'have' || !/^(?:nothing|none)$/iu.test(nothing?.text ?? '')) return false;
  const isElse = /^else$/iu.test(tokens[i + 3]?.text ?? '');
  const place = tokens[isElse ? i + 4 : i + 3];
  const isPlace = place?.kind === 'there' || (place?.kind === 'zone' && place.zone === 'battlefield' && !place.from);
  const to = i + 3 + (isElse ? 1 : 0) + (isPlace ? 1 : 0);
  const [and, next] = [tokens[to], firstFrom(tokens, to + 1, it => it.kind !== 'filler')];
  const isDoing = and?.kind === 'small' && ['and', 'comma'].includes(and.word) && next?.kind === 'verb';
  return isEnd(and) && i + length < to && !(isDoing && length === 0);
}

function isEnd(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop') return true;
  return token.kind === 'small' && ['comma', 'and', 'if'].includes(token.word);
}
