// A player spoken of as a side: "the other side has a Cloudblazer", "the other team plays Mulldrifter".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such side, before what it has or does, as the opponent. */
export function withOtherSides(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'other', 'opposing', 'opposite', 'enemy', 'far')) return tokens;
  return withRunsReplaced(tokens, i => sideAt(tokens, i));
}

const SIDE = /^(?:sides?|team|camp|end|seat)(?:['’]?s)?$/iu;
const OTHER = /^(?:the )?(?:other|opposing|opposite|enemy|far)$/iu;

function sideAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [other, side] = [tokens[i], tokens[i + 1]];
  if (other === undefined || side === undefined || !OTHER.test(other.text) || !SIDE.test(side.text)) return undefined;
  const next = [tokens[i + 2], tokens[i + 3]].find(it => it?.kind !== 'filler');
  const acts = next?.kind === 'have' || (next?.kind === 'verb' && next.voice === 'active');
  const player: Token = { kind: 'who', who: 'opponent', whose: false, ...plainPart(side) };
  return acts ? { tokens: [player], to: i + 2 } : undefined;
}
