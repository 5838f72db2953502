// Cards of a zone told by number, and then by name in brackets: "three creature cards in my graveyard (A, B, C)", "(all A)".

import { isBasicLandType } from '../../../engine/index.ts';
import { firstIndexFrom } from '../../../kit/lists.ts';
import { capitalized } from '../../../kit/strings.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type ZoneToken = Extract<Token, { kind: 'zone' }>;

/** The tokens with each such number and kind left out, and the names as what the zone holds; `text` is the question. */
export function withCardsOfZones(tokens: readonly Token[], { text }: PassContext): readonly Token[] {
  const isHeld = anyOfKind(tokens, 'have') && anyWord(tokens, ...Object.keys(ZONES));
  if (!isHeld && !anyOfKind(tokens, 'zone')) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      allOfName(tokens, i, text) ?? heldAt(tokens, i, text) ?? zoneHolding(tokens, i, text) ?? cardsOfKind(tokens, i),
  );
}

/** The wording "4 creature cards in my yard (all Grizzly Bears)": that many of the one name. */
function allOfName(tokens: readonly Token[], i: number, text: string): RunReplacement | undefined {
  const number = tokens[i];
  if (number?.kind !== 'number' || number.article) return undefined;
  const at = firstIndexFrom(tokens, i + 1, it => !isKind(it)) ?? tokens.length;
  const [zone, all, name, end] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (zone?.kind !== 'zone' || zone.from || at === i + 1 || all === undefined || name === undefined) return undefined;
  const isBracketed = /\(\s*$/u.test(text.slice(zone.end, all.at)) && /^\s*\)/u.test(text.slice(name.end, end?.at));
  const card = all.kind === 'small' && all.word === 'all' ? namedAs(name) : undefined;
  if (!isBracketed || card === undefined) return undefined;
  return { tokens: [number, ...tokens.slice(i + 1, at).map(asFiller), card, zone], to: at + 3 };
}

/** The wording "there are 4 creature cards in my graveyard": that many of the kind. */
function cardsOfKind(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, kind, cards, zone] = i < 2 ? [] : tokens.slice(i - 2, i + 2);
  const isOfKind = number?.kind === 'number' && kind?.kind === 'noun' && kind.noun.generic === true;
  if (!isOfKind || cards === undefined || cards.kind === 'card' || !/^cards?$/iu.test(cards.text)) return undefined;
  return zone?.kind === 'zone' && !zone.from ? { tokens: [asFiller(cards)], to: i + 1 } : undefined;
}

/** A name, or a basic land type in the plural as the lands of that name. */
function namedAs(token: Token): Token | undefined {
  if (token.kind === 'card') return token;
  const word = capitalized(token.text.toLowerCase());
  const name = [word, word.replace(/s$/u, '')].find(isBasicLandType);
  if (token.kind !== 'about' || name === undefined) return undefined;
  return { kind: 'card', names: [name], loose: false, open: false, plural: true, ...plainPart(token) };
}

/** The wording "graveyard has 3 Grizzly Bears (mine)": whose it is behind the names. */
function zoneHolding(tokens: readonly Token[], i: number, text: string): RunReplacement | undefined {
  const [before, zone, has] = i === 0 ? [undefined, ...tokens.slice(0, 2)] : tokens.slice(i - 1, i + 2);
  const begins = before === undefined || before.kind === 'stop' || isComma(before);
  const name = ZONES[zone?.text.toLowerCase() ?? ''];
  if (!begins || zone?.kind !== 'about' || name === undefined || has?.kind !== 'have') return undefined;
  const to = firstIndexFrom(tokens, i + 2, it => !isOfList(it) && it.kind !== 'number') ?? tokens.length;
  const owner = tokens[to];
  const isOwned = owner?.kind === 'who' && owner.whose && /^\s*\)/u.test(text.slice(owner.end));
  const list = withoutJoint(tokens.slice(i + 2, to));
  if (list.length === 0) return undefined;
  const who = isOwned ? owner.who : 'you';
  const held: ZoneToken = { kind: 'zone', zone: name, who, from: false, holds: true, ...plainPart(zone) };
  const rest = isOwned ? [] : tokens.slice(i + 2 + list.length, to);
  return { tokens: [held, ...list, ...rest], to: isOwned ? to + 1 : to };
}

const ZONES: Readonly<Record<string, string>> = {
  graveyard: 'graveyard',
  yard: 'graveyard',
  gy: 'graveyard',
  bin: 'graveyard',
  hand: 'hand',
  library: 'library',
};

function heldAt(tokens: readonly Token[], i: number, text: string): RunReplacement | undefined {
  const number = tokens[i];
  if (number?.kind !== 'number') return undefined;
  const at = tokens.findIndex((it, n) => n > i && !isKind(it));
  const zone = tokens[at];
  const first = tokens[at + 1];
  if (zone?.kind !== 'zone' || zone.from || at === i + 1 || first === undefined) return undefined;
  const between = text.slice(zone.end, first.at);
  if (!/^\s*\(\s*$/u.test(between) && !isColon(first)) return undefined;
  const from = isColon(first) ? at + 2 : at + 1;
  const after = tokens.findIndex((it, n) => n >= from && !isOfList(it));
  const to = after < 0 ? tokens.length : after;
  const list = withoutJoint(tokens.slice(from, to));
  const owner = tokens[to];
  const isOwned = owner?.kind === 'who' && owner.whose && /^\s*\)/u.test(text.slice(owner.end));
  if (list.filter(it => it.kind === 'card').length !== number.value) return undefined;
  const held: ZoneToken = { ...zone, holds: true, ...(isOwned ? { who: owner.who } : {}) };
  const end = isOwned ? to + 1 : from + list.length;
  return { tokens: [...tokens.slice(i, at).map(asFiller), held, ...list], to: end };
}

/** Whether a token says what kind of cards they are. */
function isKind(token: Token): boolean {
  if (/^(?:cards?|total)$/iu.test(token.text) || token.kind === 'filler') return true;
  return token.kind === 'noun' && token.noun.generic === true;
}

function isColon(token: Token): boolean {
  return token.kind === 'small' && token.word === 'colon';
}

function isOfList(token: Token): boolean {
  if (isComma(token) || token.kind === 'card' || token.kind === 'filler') return true;
  return token.kind === 'small' && token.word === 'and';
}

/** The list without the comma or "and" at its end, which joins it to what follows. */
function withoutJoint(list: readonly Token[]): readonly Token[] {
  const last = list.findLastIndex(it => it.kind === 'card');
  return list.slice(0, last + 1);
}
