// Permanents told to be there still: "my Panharmonicon survived a whole turn cycle and now I cast X", "their Scales stuck around".

import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

const LASTING = [
  ...[
    'survived',
    'survives',
    'surviving',
    'stuck',
    'stuck around',
    'sticks around',
    'stays',
    'stayed',
    'lived',
    'lives',
  ],
  ...['remains', 'remained', 'lasted', 'made it', 'stays put'],
];
const LASTS = new RegExp(`^(?:${LASTING.join('|')})$`, 'iu');

/** The tokens with each such clause, of which something else is told after it, as a permanent that is there. */
export function withLastingTold(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...LASTING)) return tokens;
  return withRunsReplaced(tokens, i => lastingAt(tokens, i));
}

function lastingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [owner, card, lasts] = [tokens[i - 2], tokens[i - 1], tokens[i]];
  if (card?.kind !== 'card' || lasts === undefined || !LASTS.test(lasts.text)) return undefined;
  if (owner?.kind !== 'who' || !owner.whose) return undefined;
  const start = sentenceStart(tokens, i);
  if (tokens.slice(start, i).some(it => it.kind === 'ask' || it.kind === 'be' || it.kind === 'relation'))
    return undefined;
  let to = i + 1;
  while (to < i + 8 && isOfLasting(tokens[to])) to += 1;
  const next = tokens[to];
  const isJoined = next?.kind === 'stop' ? next.text !== '?' : isBut(next);
  const isEvent = tokens.some((it, n) => n > to && it.kind === 'verb');
  if (!isJoined || !isEvent) return undefined;
  return { tokens: [{ kind: 'there', who: owner.who, ...plainPart(lasts) }], to };
}

function isBut(token: Token | undefined): boolean {
  if (token?.kind === 'small') return ['and', 'comma', 'then'].includes(token.word);
  return /^(?:but|so)$/iu.test(token?.text ?? '');
}

function isOfLasting(token: Token | undefined): boolean {
  if (token === undefined || isBut(token)) return false;
  if (token.kind === 'verb') return /^cycle$/iu.test(token.text);
  return ['filler', 'number', 'about', 'there', 'unknown'].includes(token.kind);
}
