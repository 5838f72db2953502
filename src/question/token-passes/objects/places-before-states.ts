// Permanents whose side is told between their name and their state: "Jace Beleren on their side is on 2 loyalty".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such side as the owner before the name. */
export function withPlacesBeforeStates(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'there') || !anyOfKind(tokens, 'be')) return tokens;
  return withRunsReplaced(tokens, i => placedAt(tokens, i));
}

function placedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, object, place, be, next] = [tokens[i - 1], ...tokens.slice(i, i + 4)];
  if ((object?.kind !== 'card' && object?.kind !== 'noun') || place?.kind !== 'there') return undefined;
  if (place.who === undefined || be?.kind !== 'be' || (before?.kind === 'who' && before.whose)) return undefined;
  // "is X on their side a Forest" asks, and so does "with X on my side is Y tapped"
  if (before?.kind === 'be' || before?.kind === 'ask' || before?.kind === 'small') return undefined;
  if (['card', 'noun', 'who'].includes(next?.kind ?? '')) return undefined;
  const owner: Token = { kind: 'who', who: place.who, whose: true, text: '', at: object.at, end: object.at };
  return { tokens: [owner, object], to: i + 2 };
}
