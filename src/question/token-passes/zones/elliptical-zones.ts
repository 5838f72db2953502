// Places of which only the owner is said again: "X in my graveyard and Y in my opponent's", "X on my side, Y on his".
import { lastIndexBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';

/** The tokens with the first "in" or "on" and an owner that nothing is of as the place of that kind that was named last in the sentence. */
export function withEllipticalZones(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'in', 'on')) return tokens;
  const at = tokens.findIndex((_, i) => isElliptical(tokens, i));
  const [place, owner] = [tokens[at], tokens[at + 1]];
  if (place === undefined || owner?.kind !== 'who') return tokens;
  const sentence = lastIndexBefore(tokens, at, it => it.kind === 'stop' && it.hard) + 1;
  const kind = /^on$/iu.test(place.text) ? 'there' : 'zone';
  const zone = tokens.slice(sentence, at).findLast(it => it.kind === kind);
  if (!(zone?.kind === 'zone' && !zone.from) && !(zone?.kind === 'there' && zone.who !== undefined)) return tokens;
  const text = `${place.text} ${owner.text}`;
  return [
    ...tokens.slice(0, at),
    { ...zone, who: owner.who, text, at: place.at, end: owner.end },
    ...tokens.slice(at + 2),
  ];
}

function isElliptical(tokens: readonly Token[], i: number): boolean {
  const owner = tokens[i + 1];
  if (owner?.kind !== 'who' || !owner.whose) return false;
  const [place, next] = [tokens[i], tokens[i + 2]];
  if (!/^[io]n$/iu.test(place?.text ?? '')) return false;
  return (
    next === undefined ||
    next.kind === 'stop' ||
    (next.kind === 'small' && ['comma', 'and', 'colon'].includes(next.word))
  );
}
