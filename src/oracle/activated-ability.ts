// 602: activated abilities, whose costs and effects are kept as text, with what the engine asks of them.
import { type Ability, type ActivatedAbility, map } from '../engine/index.ts';
import { activatedParts } from './activation-parts.ts';

/** The activated ability with that text. */
export function activatedAbility(text: string): ActivatedAbility {
  return { kind: 'activated', text, sort: sortOf(text) };
}

function sortOf(text: string): ActivatedAbility['sort'] {
  const parts = activatedParts(text);
  if (parts?.loyalty !== undefined) return 'loyalty';
  return parts?.isMana === true ? 'mana' : 'other';
}

/** 707.9a: the abilities, each of them and of those they grant marked where it gives itself to a copy. */
export function withGivingItself(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.map(it => map('ability', it, { ability: marked }));
}

function marked(ability: Ability): Ability {
  if (ability.kind !== 'activated' && ability.kind !== 'triggered') return ability;
  const text = ability.kind === 'activated' ? ability.text : ability.effect;
  return GIVES_ITSELF.test(text) ? { ...ability, givesItself: true } : ability;
}

const GIVES_ITSELF = /\b(?:has|gains|and) this ability\b/iu;
