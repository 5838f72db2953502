// Graveyards that a list stands behind or before without a verb: "my yard: X, Y", "graveyard = X", "X, Y, that's my whole graveyard".
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such zone as one that holds the list behind it, or that the list before it is in. */
export function withZonesAsLabels(typed: readonly Token[]): readonly Token[] {
  const isOfThings = anyOfKind(typed, 'zone') && anyWord(typed, 'thing', 'things', 'card', 'cards');
  const tokens = isOfThings ? withRunsReplaced(typed, i => thingsIn(typed, i)) : typed;
  if (!anyWord(tokens, ...Object.keys(ZONES)) || !tokens.some(it => zoneNamed(it) !== undefined)) return tokens;
  const ended = tokens.findIndex((_, i) => afterListAt(tokens, i) !== undefined);
  const from = sentenceStart(tokens, ended);
  const listed = ended < 0 ? tokens : tokens.map((it, i) => (i >= from && i < ended ? landOf(it) : it));
  return withRunsReplaced(listed, i => labelAt(listed, i) ?? afterListAt(listed, i));
}

const ZONES: Readonly<Record<string, string>> = {
  graveyard: 'graveyard',
  yard: 'graveyard',
  gy: 'graveyard',
  bin: 'graveyard',
};

/** The wording "only thing in any graveyard is two Xs of mine": the graveyard of whose they are holds them. */
function thingsIn(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const at = /^(?:the )?only$/iu.test(tokens[i]?.text ?? '') ? i + 1 : i;
  const [before, things, zone, be] = [tokens[i - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const begins = before === undefined || before.kind === 'stop' || isComma(before) || before.kind === 'filler';
  if (!begins || !/^(?:things?|cards?)$/iu.test(things?.text ?? '') || zone?.kind !== 'zone' || zone.from)
    return undefined;
  if (be?.kind !== 'be' || !beginsList(tokens, at + 3)) return undefined;
  const end = listEnd(tokens, at + 3);
  const owner = tokens[end];
  const isOwned = owner?.kind === 'who' && owner.whose && /^(?:of )?(?:mine|theirs)$/iu.test(owner.text);
  const who = zone.who ?? (isOwned ? owner.who : 'you');
  return {
    tokens: [{ ...zone, who, holds: true }, ...tokens.slice(at + 3, end)],
    to: isOwned ? end + 1 : end,
  };
}

function zoneNamed(token: Token | undefined): string | undefined {
  if (token?.kind !== 'about' && token?.kind !== 'filler') return undefined;
  return ZONES[token.text.toLowerCase().replace(/^(?:the|full|whole|entire) /u, '')];
}

/** A zone, past whose it is, and a sign or a verb before a list: "my yard:", "Graveyard of mine holds", "+ my gy with". */
function labelAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = ownerBefore(tokens, i);
  const at = lead.to;
  const zone = zoneNamed(tokens[at]);
  const before = tokens[i - 1];
  const isAdded = before?.kind === 'small' && before.word === 'and';
  const begins = before === undefined || before.kind === 'stop' || isComma(before) || isAdded;
  const place = tokens[at];
  if (zone === undefined || place === undefined || !begins) return undefined;
  const after = tokens[at + 1];
  // "graveyard of mine"
  const mine = /^of (?:mine|theirs)$/iu.test(after?.text ?? '') && after?.kind === 'who' ? after : undefined;
  const sign = tokens[mine === undefined ? at + 1 : at + 2];
  const to = mine === undefined ? at + 2 : at + 3;
  const isWith = sign?.kind === 'small' && sign.word === 'with' && lead.who !== undefined;
  const isSign = sign?.kind === 'small' && ['colon', 'equals'].includes(sign.word);
  const isHolding = sign?.kind === 'be' || /^(?:holds|contains|has|reads)$/iu.test(sign?.text ?? '');
  if (!(isWith || isSign || isHolding) || !beginsList(tokens, to)) return undefined;
  if (sign?.kind === 'be' && !isEnded(tokens, to)) return undefined;
  const who = lead.who ?? mine?.who ?? 'you';
  const end = listEnd(tokens, to);
  const stop: Token = { kind: 'stop', hard: false, text: '', at: place.at, end: place.at };
  return {
    tokens: [
      ...(isAdded || isComma(before) ? [stop] : []),
      { kind: 'zone', zone, who, from: false, holds: true, ...plainPart(place) },
      ...tokens.slice(to, end).map(landOf),
    ],
    to: end,
  };
}

/** Whose a zone is by the words before it, and the place after them: "my", "me,". */
function ownerBefore(tokens: readonly Token[], i: number): { readonly who?: Side; readonly to: number } {
  const [player, next] = [tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who') return { to: i };
  if (player.whose) return { who: player.who, to: i + 1 };
  return isComma(next) ? { who: player.who, to: i + 2 } : { to: i };
}

/** Whether a card or a kind of cards stands at a place, past an article. */
function beginsList(tokens: readonly Token[], i: number): boolean {
  const first = tokens[i]?.kind === 'number' ? tokens[i + 1] : tokens[i];
  return first?.kind === 'card' || first?.kind === 'noun' || (first !== undefined && asBasicLand(first) !== undefined);
}

/** The place after the list that begins at a place. */
function listEnd(tokens: readonly Token[], from: number): number {
  const isItem = (it: Token) =>
    ['card', 'noun', 'number', 'filler'].includes(it.kind) || isListSign(it) || asBasicLand(it) !== undefined;
  const end = tokens.findIndex((it, n) => n >= from && !isItem(it));
  return end < 0 ? tokens.length : end;
}

/** A basic land type in a list as the card of that name. */
function landOf(token: Token): Token {
  return token.kind === 'about' ? (asBasicLand(token) ?? token) : token;
}

/** Whether nothing but a list stands from a place to the end of the sentence. */
function isEnded(tokens: readonly Token[], from: number): boolean {
  const end = tokens[listEnd(tokens, from)];
  return end === undefined || end.kind === 'stop';
}

/** The wording "X, Y, that's my whole graveyard" after a list with which a sentence begins. */
function afterListAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [comma, that, owner] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!isComma(comma) || comma === undefined || !/^(?:that['’]?s|those are|that is)$/iu.test(that?.text ?? ''))
    return undefined;
  if (owner?.kind !== 'who' || !owner.whose) return undefined;
  const at = /^(?:whole|entire|full)$/iu.test(tokens[i + 3]?.text ?? '') ? i + 4 : i + 3;
  const [place, end] = [tokens[at], tokens[at + 1]];
  const zone = zoneNamed(place);
  if (zone === undefined || place === undefined || !(end === undefined || end.kind === 'stop')) return undefined;
  return {
    tokens: [asFiller(comma), { kind: 'zone', zone, who: owner.who, from: false, ...plainPart(place) }],
    to: at + 1,
  };
}
