// Halves and faces named by their own name and then by that of the card: "Agadeem, the Undercrypt (the land half of Agadeem's
// Awakening)".
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such apposition, which tells nothing more, as filler. */
export function withoutHalvesRetold(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => HALF.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => retoldAt(tokens, i));
}

const HALF = /^(?:half|side|face|part|back|front)$/iu;

function retoldAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const named = tokens[i - 1];
  if (named?.kind !== 'card') return undefined;
  const half = [i, i + 1, i + 2, i + 3].find(n => HALF.test(tokens[n]?.text ?? ''));
  if (half === undefined) return undefined;
  const of = tokens[half + 1];
  const next = tokens[half + 2];
  const at = next?.kind === 'who' || next?.kind === 'filler' || next?.kind === 'number' ? half + 3 : half + 2;
  const whole = tokens[at];
  if (of?.kind !== 'small' || of.word !== 'of' || whole?.kind !== 'card' || !isSame(named, whole)) return undefined;
  return { tokens: tokens.slice(i, at + 1).map(asFiller), to: at + 1 };
}

/** Whether two names are of one card. */
function isSame(one: Extract<Token, { kind: 'card' }>, other: Extract<Token, { kind: 'card' }>): boolean {
  const faces = facesOf(one);
  return facesOf(other).some(it => faces.includes(it));
}

function facesOf({ names: [name = ''] }: Extract<Token, { kind: 'card' }>): readonly string[] {
  return [name, ...name.split(' // ')];
}
