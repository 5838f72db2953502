// Counters told by their kind alone, "Dark Depths at 3 ice", "down to 2 fade", where a card that was named speaks of such counters, and
// by their number alone, "do the burden counters carry over? I have one with three on it".
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such kind behind a number, and each such number, as counters of that kind (122.1). */
export function withCountersElided(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(typed, 'number')) return typed;
  const tokens = anyOfKind(typed, 'counters') ? withKindsElided(typed) : typed;
  if (!tokens.some((_, i) => isCountedWord(tokens, i))) return tokens;
  const isKind = (i: number) => {
    const kind = tokens[i]?.text.toLowerCase() ?? '';
    const speaks = (it: Token) => it.kind === 'card' && cardKnown(cards, it)?.says.has(`${kind} counter`) === true;
    return isCountedWord(tokens, i) && tokens.some((it, n) => n !== i && speaks(it));
  };
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token === undefined) return undefined;
    // "at 3 ice"
    const isAt = token.kind === 'small' && (token.word === 'at' || token.word === 'on');
    if (isAt && isKind(i + 2))
      return { tokens: [{ kind: 'small', word: 'with', ...plainPart(token), text: 'with' }], to: i + 1 };
    if (!isKind(i)) return undefined;
    const [counter, text] = [token.text.toLowerCase(), `${token.text} counters`];
    return { tokens: [{ kind: 'counters', counter, ...plainPart(token), text }], to: i + 1 };
  });
}

/** The tokens with "three on it" and "three of them", behind "with" or "has", as counters of the one kind that was spoken of before. */
function withKindsElided(tokens: readonly Token[]): readonly Token[] {
  const kinds = tokens.flatMap(it => (it.kind === 'counters' && it.counter !== '' ? [it] : []));
  const [kind] = kinds;
  if (kind === undefined || kinds.some(it => it.counter !== kind.counter)) return tokens;
  return withRunsReplaced(tokens, i => {
    const [lead, number, on, pronoun] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
    const isHad = lead?.kind === 'have' || (lead?.kind === 'small' && lead.word === 'with');
    if (!isHad || number?.kind !== 'number' || number.article || kind.at > number.at) return undefined;
    const isOn = on?.kind === 'small' && on.word === 'on' && pronoun?.kind === 'small' && pronoun.word === 'it';
    const isEnd = on === undefined || on.kind === 'stop';
    // "with 2 of them"
    const isOf = on?.kind === 'small' && on.word === 'of' && /^(?:them|those|these)$/iu.test(pronoun?.text ?? '');
    if (isOf && pronoun !== undefined)
      return { tokens: [number, { ...kind, ...plainPart(pronoun), text: `${kind.counter} counters` }], to: i + 3 };
    if (!isOn && !(isEnd && lead.kind === 'have')) return undefined;
    const last = isOn ? pronoun : number;
    const counters: Token = { ...kind, ...plainPart(last), text: `${kind.counter} counters` };
    return { tokens: [number, counters], to: isOn ? i + 3 : i + 1 };
  });
}

/** Whether a word that no table knows, or that only a card is called, stands behind a number, and before no "counter". */
function isCountedWord(tokens: readonly Token[], i: number): boolean {
  const [number, word, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (number?.kind !== 'number' || number.article) return false;
  // a kind may be the name of a card as well: "3 charge"
  const isWord = word?.kind === 'unknown' || (word?.kind === 'card' && /^[a-z]+$/u.test(word.text));
  return isWord && /^[a-z]{3,}$/iu.test(word.text) && next?.kind !== 'counters' && !/^counter/iu.test(next?.text ?? '');
}
