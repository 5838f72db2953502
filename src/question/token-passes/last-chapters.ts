// Sagas that turn over: "it gets to the last chapter, it's exiled and comes back as Vision of the Unspeakable" (714.4).
import type { Token } from '../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with what is exiled and comes back as the other side of a card that was named as that it transforms. */
export function withLastChapters(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'verb' && it.action === 'returns')) return tokens;
  return withRunsReplaced(tokens, i => turnedAt(tokens, i));
}

function turnedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const saga = tokens[i];
  if (saga?.kind !== 'card') return undefined;
  const rest = tokens.slice(i + 1, i + 16);
  const end = rest.findIndex(it => it.kind === 'stop' || it.kind === 'card');
  const side = rest[end];
  if (side?.kind !== 'card' || side.names[0] !== saga.names[0] || side.text === saga.text) return undefined;
  const part = rest.slice(0, end);
  const exiled = part.findIndex(it => it.kind === 'verb' && it.action === 'exiles');
  const back = part.find((it, n) => n > exiled && it.kind === 'verb' && it.action === 'returns');
  const lead = part.at(-1);
  const isAs = lead?.kind === 'small' && ['as', 'into'].includes(lead.word);
  if (exiled < 0 || back === undefined || !isAs) return undefined;
  return {
    tokens: [saga, { kind: 'verb', action: 'transforms', voice: 'middle', ...plainPart(back) }],
    to: i + 2 + end,
  };
}
