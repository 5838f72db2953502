// Owners said behind each name of a list without signs: "Doubling Season mine Anointed Procession his."
import type { Token } from './question-token.ts';

type OwnerToken = Extract<Token, { kind: 'who' }>;

/** The places of the owners of such lists: a list of names that a sentence begins with, each with its owner behind it, and nothing else. */
export function ownersBehind(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    const before = tokens[i - 1];
    if (before !== undefined && before.kind !== 'stop' && before.kind !== 'filler') continue;
    const list = listFrom(tokens, i);
    for (const place of list) places.add(place);
  }
  return places;
}

/** Whether a word is an owner that can stand behind a name; "his" can stand before one as well. */
function isOwnerBehind(token: Token | undefined): token is OwnerToken {
  return token?.kind === 'who' && token.whose && BEHIND.test(token.text);
}

const BEHIND = /^(?:mine|ours|theirs|his|hers|(?:(?:my |the |an )?opp(?:onent)?['’]?s?)|(?:(?:my |the )?opponents))$/iu;

/** The places of the owners of a list that begins at a place; none where it is no such list of several. */
function listFrom(tokens: readonly Token[], from: number): readonly number[] {
  const owners: number[] = [];
  let at = from;
  for (;;) {
    if (!isOwned(tokens, at)) return [];
    if (tokens[at]?.kind === 'number') at += 1;
    owners.push(at + 1);
    at += 2;
    const sign = tokens[at];
    const isJoined = sign?.kind === 'small' && ['comma', 'and'].includes(sign.word);
    const next = isJoined ? at + 1 : at;
    const ends = sign === undefined || sign.kind === 'stop' || (isJoined && !isOwned(tokens, next));
    if (ends) return owners.length > 1 ? owners : [];
    at = next;
  }
}

/** Whether a name with its owner behind it stands at a place: "Blood Moon mine", "two Bears his". */
function isOwned(tokens: readonly Token[], i: number): boolean {
  const at = tokens[i]?.kind === 'number' ? i + 1 : i;
  return tokens[at]?.kind === 'card' && isOwnerBehind(tokens[at + 1]);
}
