// Lists of names with owners and no signs between: "Doubling Season mine Anointed Procession his.", "my Scales his Vorinclex.",
// "mine is Scales his is Vorinclex."
import { ownersBehind } from '../../tokens/owners-behind.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each owner behind a name as the board on which that card is, and with a stop between names with owners before them. */
export function withOwnersBehindNames(all: readonly Token[]): readonly Token[] {
  const typed = withPlacedOwners(all);
  if (!anyWord(typed, 'mine', 'ours', 'their', 'theirs', 'his', 'her', 'hers', 'opps', 'opp', 'opponents', 'opponent'))
    return typed;
  const tokens = withOwnersParted(typed);
  const places = ownersBehind(tokens);
  if (places.size === 0) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (places.has(i - 1) && isListSign(token)) return [];
    if (token.kind !== 'who' || !places.has(i)) return [token];
    const stop: Token = { kind: 'stop', hard: false, text: '', at: token.end, end: token.end };
    return [{ kind: 'there', who: token.who, ...plainPart(token) }, ...(tokens[i + 1]?.kind === 'stop' ? [] : [stop])];
  });
}

/** The tokens with "Champion of the Parish on their side has three counters" as "their Champion of the Parish has …". */
function withPlacedOwners(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [name, place, have, number, counters] = tokens.slice(i, i + 5);
    const isPlaced = name?.kind === 'card' && place?.kind === 'there' && place.who !== undefined;
    if (!isPlaced || have?.kind !== 'have' || number?.kind !== 'number' || counters?.kind !== 'counters')
      return undefined;
    const before = tokens[i - 1];
    if (before?.kind === 'who' && before.whose) return undefined;
    return { tokens: [{ kind: 'who', who: place.who, whose: true, ...plainPart(place) }, name], to: i + 2 };
  });
}

/** The tokens with a stop before each pair of an owner and a card behind another such pair, where a sentence is a list of them. */
function withOwnersParted(tokens: readonly Token[]): readonly Token[] {
  const places = tokens.flatMap((_, i) => (i === 0 || tokens[i - 1]?.kind === 'stop' ? placesParted(tokens, i) : []));
  if (places.length === 0) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => (places.includes(i) ? [partingAt(tokens, i), token] : [token]));
}

/** The sign before a pair: a comma before "his is X", as is typed there, and else a stop. */
function partingAt(tokens: readonly Token[], i: number): Token {
  const place = { text: '', at: tokens[i]?.at ?? 0, end: tokens[i]?.at ?? 0 };
  return tokens[i + 1]?.kind === 'be'
    ? { kind: 'small', word: 'comma', ...place }
    : { kind: 'stop', hard: false, ...place };
}

/** The places of the pairs but the first of a list that begins at a place and ends with its sentence. */
function placesParted(tokens: readonly Token[], from: number): readonly number[] {
  const places: number[] = [];
  for (let at = from; ; ) {
    const length = pairAt(tokens, at);
    if (length === 0) return [];
    if (at > from) places.push(at);
    at += length;
    const sign = tokens[at];
    if (sign === undefined || sign.kind === 'stop') return places;
  }
}

/** The number of tokens of "my X", "his two X" and "mine is X" at a place; 0 where something else stands there. */
function pairAt(tokens: readonly Token[], i: number): number {
  const [owner, be] = [tokens[i], tokens[i + 1]];
  if (owner?.kind !== 'who' || !owner.whose) return 0;
  const isApart = /^(?:mine|ours|theirs|hers)$/iu.test(owner.text);
  if (isApart && be?.kind !== 'be') return 0;
  let at = be?.kind === 'be' ? i + 2 : i + 1;
  if (tokens[at]?.kind === 'number') at += 1;
  if (tokens[at]?.kind !== 'card') return 0;
  while (isListed(tokens[at + 1]) && tokens[at + 2]?.kind === 'card') at += 2;
  return at + 1 - i;
}

function isListed(token: Token | undefined): boolean {
  return token !== undefined && isListSign(token);
}
