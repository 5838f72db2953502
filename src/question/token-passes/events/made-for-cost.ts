// Permanents told to be made for a cost, "they made X for the prototype cost": cast so.
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement } from '../../tokens/token-parts.ts';

/** The verb of casting in place of one of making, before a name and how it was cast. */
export function madeForCost(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, made, lead] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (made?.kind !== 'verb' || made.action !== 'creates' || player?.kind !== 'who' || player.whose) return undefined;
  const isLed = (lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose);
  const [name, state] = [tokens[isLed ? i + 2 : i + 1], tokens[isLed ? i + 3 : i + 2]];
  if (name?.kind !== 'card' || !(state?.kind === 'state' && state.patch.cast !== undefined)) return undefined;
  return { tokens: [{ kind: 'verb', action: 'enters', voice: 'active', past: true, ...plainPart(made) }], to: i + 1 };
}
