// Back faces of cards that transform, named as what is there: "their Ravager of the Fells", "I have Insectile Aberration" (712.8).

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such name as of the permanent with that face up. */
export function withBackFaces(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token?.kind !== 'card' || token.open || !isBackNamed(token, cards)) return undefined;
    return isThere(tokens, i, token) ? { tokens: [{ ...token, back: true }], to: i + 1 } : undefined;
  });
}

/** Whether the words are the name of the other face of a card that transforms. */
function isBackNamed(token: CardToken, cards: Cards): boolean {
  const printed = cardKnown(cards, token)?.printed;
  if (printed?.layout !== 'transform') return false;
  const typed = keyOf(token.text);
  return printed.faces.slice(1).some(it => keyOf(it.name) === typed);
}

/** Whether the permanent with that face is told of, and not what something becomes or enters as. */
function isThere(tokens: readonly Token[], i: number, token: CardToken): boolean {
  const lead = leadOf(tokens, i);
  const next = tokens[i + 1];
  const isFrontNamed = tokens.some((it, n) => n !== i && it.kind === 'card' && it.names[0] === token.names[0]);
  if (next?.kind === 'verb' && next.voice !== 'active' && CHANGING.includes(next.action)) return false;
  if (lead?.kind === 'verb') return !CHANGING.includes(lead.action) && lead.action !== 'creates';
  if (lead?.kind === 'have') return true;
  if (isFrontNamed) return false;
  const asks = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  if (lead?.kind === 'be' || lead?.kind === 'about') return false;
  if (lead?.kind === 'small') return !['as', 'into', 'to', 'it', 'that', 'colon'].includes(lead.word);
  return !(asks && lead?.kind === 'ask' && /\b(?:get|gets|have|become|be)$/iu.test(lead.text));
}

/** Events by which the other face comes up, so that it is not there before. */
const CHANGING: readonly string[] = ['enters', 'returns', 'transforms', 'blinks'];

/** The token before a name and the words that belong to it. */
function leadOf(tokens: readonly Token[], i: number): Token | undefined {
  for (let n = i - 1; n >= 0; n -= 1) {
    const token = tokens[n];
    const isOfName = token?.kind === 'number' || token?.kind === 'filler' || token?.kind === 'state';
    if (!isOfName && !(token?.kind === 'who' && token.whose)) return token;
  }
  return undefined;
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
