// Cards of a zone told by number, and then by name in brackets: "three creature cards in my graveyard (A, B, C)".
import type { Token } from '../tokens/question-token.ts';
import { asFiller, isComma, type RunReplacement, withRunsReplaced } from '../tokens/token-parts.ts';

type ZoneToken = Extract<Token, { kind: 'zone' }>;

/** The tokens with each such number and kind left out, and the names as what the zone holds; `text` is the question. */
export function withCardsOfZones(tokens: readonly Token[], text: string): readonly Token[] {
  return withRunsReplaced(tokens, i => heldAt(tokens, i, text));
}

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
