// Sagas that turn over: "it gets to the last chapter, it's exiled and comes back as Vision of the Unspeakable" (714.4).
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what is exiled and comes back as the other side of a card that was named as that it transforms. */
export function withLastChapters(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'verb' && ['returns', 'transforms'].includes(it.action))) return tokens;
  return withRunsReplaced(tokens, i => turnedAt(tokens, i) ?? flippedAt(tokens, i));
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

/** The wording "X gets to chapter 3 and flips". */
function flippedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const saga = tokens[i];
  if (saga?.kind !== 'card') return undefined;
  const at = tokens.findIndex((it, n) => n > i && n < i + 8 && it.kind === 'verb' && it.action === 'transforms');
  const verb = tokens[at];
  const part = at < 0 ? [] : tokens.slice(i + 1, at);
  const isOfChapter = part.some(it => it.kind === 'about' && (it.word === 'chapter' || /^chapter$/iu.test(it.text)));
  const isPlain = part.every(isBetween);
  return verb !== undefined && isOfChapter && isPlain ? { tokens: [saga, verb], to: at + 1 } : undefined;
}

function isBetween(token: Token): boolean {
  if (token.kind === 'small') return ['and', 'comma', 'to', 'then', 'it'].includes(token.word);
  return (
    token.kind === 'filler' || token.kind === 'about' || /^(?:reach(?:es|ed|ing)?|hits?|hitting)$/iu.test(token.text)
  );
}
