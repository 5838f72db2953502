// Objects told apart from another of their name: "another Shadowspear while the old one is attached to my Giant".
import { lastBefore } from '../../kit/lists.ts';
import type { Token } from '../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with "the old one" as the card of which another was named before. */
export function withOldOnes(tokens: readonly Token[]): readonly Token[] {
  const another = tokens.findIndex(it => it.kind === 'small' && it.word === 'another');
  if (another < 0) return tokens;
  return withRunsReplaced(tokens, i => (i > another ? oldAt(tokens, i) : undefined));
}

/** The wordings "the old one", "my first one". */
function oldAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [old, one, be] = tokens.slice(i, i + 3);
  if (!/^(?:old|older|first|original|existing|previous|other)$/iu.test(old?.text ?? '') || old === undefined)
    return undefined;
  if (
    !/^ones?$/iu.test(one?.text ?? '') ||
    !(be?.kind === 'be' || be?.kind === 'there' || (be?.kind === 'small' && be.word === 'with'))
  )
    return undefined;
  const named = lastBefore(tokens, i, it => it.kind === 'card');
  return named?.kind === 'card' ? { tokens: [{ ...named, ...plainPart(old) }], to: i + 2 } : undefined;
}
