// Events told with "would" in a sentence that asks nothing: "Young Pyromancer would give me an elemental. Can I make it a dog?".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, isComma, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with the first such "would" as filler, where nothing is told to happen before it. */
export function withResultsSupposed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const at = tokens.findIndex((it, i) => it.kind === 'ask' && /^would$/iu.test(it.text) && isTold(tokens, i, cards));
  return at < 0 ? tokens : tokens.map((it, i) => (i === at ? asFiller(it) : it));
}

function isTold(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [name, verb] = [tokens[i - 1], tokens[i + 1]];
  if (name?.kind !== 'card' || verb?.kind !== 'verb') return false;
  const known = cardKnown(cards, name);
  const does =
    verb.action === 'creates' ? (known?.says.tokensMade.length ?? 0) > 0 : ['deals', 'hits'].includes(verb.action);
  const from = sentenceStart(tokens, i);
  const isFirst = !tokens.slice(0, i).some(it => it.kind === 'verb');
  const begins = tokens.slice(from, i - 1).every(it => it.kind !== 'ask' && it.kind !== 'be');
  return does && isFirst && begins && asksLater(tokens, i);
}

/** Whether the sentence only tells and another asks, or a question begins behind a comma in it. */
function asksLater(tokens: readonly Token[], i: number): boolean {
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop' && it.hard);
  const rest = tokens.slice(i + 1, end < 0 ? tokens.length : end);
  const isAsked = rest.some(
    (it, n) => it.kind === 'ask' && (n === 0 || isComma(rest[n - 1]) || /\b(?:i|we)$/iu.test(it.text)),
  );
  if (isAsked) return true;
  return end >= 0 && tokens[end]?.text !== '?' && tokens.slice(end).some(it => it.kind === 'ask' || it.text === '?');
}
