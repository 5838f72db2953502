// Costs told first, before whose the spell is: "evoked my Shriekmaw into their Honor Guard".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such cost behind the owner: "my evoked Shriekmaw". */
export function withCostsBehindOwners(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'state')) return tokens;
  return withRunsReplaced(tokens, i => costAt(tokens, i));
}

function costAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, cost, owner, card] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler';
  if (!begins || cost?.kind !== 'state' || !('cast' in cost.patch)) return undefined;
  if (owner?.kind !== 'who' || !owner.whose || card?.kind !== 'card') return undefined;
  return { tokens: [owner, cost, card], to: i + 3 };
}
