// Cards spoken of again by the creature type that ends their name: "I sac my Mayhem Devil, does devil trigger".
import { lastBefore } from '../../kit/lists.ts';
import type { Token } from '../tokens/question-token.ts';

/** The tokens with each creature type that is a subject of what is asked as the one card of before whose name ends in it. */
export function withNamedByType(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i) => {
    if (token.kind !== 'about') return token;
    const isDone = isDoneTo(tokens, i);
    if (!isDone && !isSubject(tokens, i)) return token;
    const fits = isDone ? beginsOrEndsIn : endsIn;
    const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' && fits(it.names[0], token.text) ? [it] : []));
    const names = new Set(named.map(it => it.names[0]));
    const [card] = named;
    return card === undefined || names.size > 1 ? token : { ...card, text: token.text, at: token.at, end: token.end };
  });
}

function endsIn(name: string | undefined, word: string): boolean {
  const last = name?.split(/\s+/u).at(-1);
  return last?.toLowerCase() === word.toLowerCase();
}

function beginsOrEndsIn(name: string | undefined, word: string): boolean {
  return endsIn(name, word) || name?.toLowerCase().startsWith(`${word.toLowerCase()} `) === true;
}

/** The wording "I play Scion": the object of what is done, without a number or an article. */
function isDoneTo(tokens: readonly Token[], i: number): boolean {
  const [verb, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isKind = token?.kind === 'about' && token.word === 'creature type';
  const ends = next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word === 'comma');
  return isKind && ends && verb?.kind === 'verb' && verb.voice === 'active' && verb.action === 'enters';
}

/** Whether a word is the subject of what is asked or told: "does devil trigger", "Mystic dies". */
function isSubject(tokens: readonly Token[], i: number): boolean {
  const before = lastBefore(tokens, i, it => it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const next = tokens[i + 1];
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word !== 'with');
  const isKind = tokens[i]?.kind === 'about' && next?.kind === 'verb' && next.voice === 'middle';
  if (begins && isKind && before !== undefined) return true;
  const asks = before?.kind === 'ask' && /^(?:does|do|will|would|did|can)$/iu.test(before.text);
  return asks && (next?.kind === 'verb' || (next?.kind === 'about' && /^triggers?$/iu.test(next.text)));
}
