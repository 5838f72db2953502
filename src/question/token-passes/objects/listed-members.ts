// Lists of what a number or a kind told first is made of: "four creatures: A, B, C and D", "my lands (A and B)".

import { isBasicLandType } from '../../../engine/index.ts';
import { capitalized } from '../../../kit/strings.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

/** The tokens without each kind in the plural that a list of as many names follows. */
export function withoutListedKinds(tokens: readonly Token[], { text }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'noun') && !anyWord(tokens, 'cards', 'permanents', 'things')) return tokens;
  if (!anyWord(tokens, 'colon') && !/[(–—-]/u.test(text)) return tokens;
  let result = tokens;
  for (const [i, token] of tokens.entries()) {
    const isKind = token.kind === 'noun' && token.noun.card !== undefined && token.noun.plural;
    // "I mill 3 cards (A, B, C)": what they are has no place of its own
    const isOfCards = tokens[i - 1]?.kind === 'number' && /^(?:cards|permanents|things)$/iu.test(token.text);
    if (!isKind && !isOfCards) continue;
    const from = listAfter(tokens, i, text);
    const list = from === undefined ? [] : membersFrom(tokens, from);
    const before = tokens[i - 1];
    const counted = before?.kind === 'number' && !before.article ? before : undefined;
    const members = list.filter(it => it.kind === 'card');
    if (from === undefined || members.length < 2 || countOf(list) !== (counted?.value ?? countOf(list))) continue;
    const read = new Map(list.map(it => [it.at, it]));
    const dropped = [counted, token, ...tokens.slice(i + 1, from).filter(it => it.kind !== 'there')];
    result = result.map(it => (dropped.includes(it) ? asFiller(it) : (read.get(it.at) ?? it)));
  }
  return result;
}

/** The place of the first member of a list that a colon, a dash or a bracket begins; undefined for none. */
function listAfter(tokens: readonly Token[], i: number, text: string): number | undefined {
  const [noun, next] = [tokens[i], tokens[i + 1]];
  if (next?.kind === 'small' && next.word === 'colon') return i + 2;
  const between = noun === undefined || next === undefined ? '' : text.slice(noun.end, next.at);
  // "two Goblins out (A and B)"
  if (next?.kind === 'there' && next.who === undefined) return listAfter(tokens, i + 1, text);
  return /^\s*(?:\(|[–—-]\s)/u.test(between) ? i + 1 : undefined;
}

/** The names from a place on, with what stands between them; a basic land type among them is the land of that name. */
function membersFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const rest = tokens.slice(from).map(asLand);
  const end = rest.findIndex(it => !isOfList(it));
  return end < 0 ? rest : rest.slice(0, end);
}

function isOfList(token: Token): boolean {
  if (token.kind === 'small') return token.word === 'comma' || token.word === 'and';
  return token.kind === 'card' || token.kind === 'number' || token.kind === 'filler';
}

function asLand(token: Token): Token {
  const name = capitalized(token.text.toLowerCase());
  if (token.kind !== 'about' || !isBasicLandType(name)) return token;
  const { text, at, end } = token;
  return { kind: 'card', names: [name], loose: false, open: false, plural: false, text, at, end };
}

/** The number of objects in a list: one for each name without a number. */
function countOf(list: readonly Token[]): number {
  return list.reduce((sum, token, i) => {
    const before = list[i - 1];
    if (token.kind !== 'card') return sum;
    return sum + (before?.kind === 'number' ? before.value : 1);
  }, 0);
}
