// Actions on which the abilities of a permanent bear: the events that they replace or forbid.
import type { CantAbility, ReplacementAbility } from '../../engine/index.ts';
import type { Known } from '../model/card-traits.ts';
import type { SpokenAction } from '../tokens/question-token.ts';

/** The actions that abilities of a card replace or prevent (614, 615) or forbid (614.17), as far as questions tell them. */
export function bearingActions({ face }: Known): ReadonlySet<SpokenAction> {
  const kinds = face.abilities.flatMap((ability): readonly EventKind[] => {
    if (ability.kind === 'replacement') return [ability.event.kind];
    return ability.kind === 'cant' ? [ability.what.kind] : [];
  });
  return new Set(kinds.flatMap(it => ACTIONS[it] ?? []));
}

type EventKind = ReplacementAbility['event']['kind'] | CantAbility['what']['kind'];

const ACTIONS: Readonly<Partial<Record<EventKind, SpokenAction>>> = {
  createTokens: 'creates',
  dealDamage: 'deals',
  destroy: 'dies',
  draw: 'draws',
  enters: 'enters',
  gainLife: 'gainsLife',
  loseLife: 'losesLife',
  mill: 'mills',
  move: 'dies',
  prevented: 'deals',
};
