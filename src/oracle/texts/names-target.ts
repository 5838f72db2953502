// 115.1: whether a spell has targets.
import type { Face } from '../../engine/index.ts';

/** Whether the face is a spell with targets: its text says so, or it is an Aura spell (303.4a). */
export function hasTargets({ abilities, subtypes }: Face): boolean {
  return abilities.some(ability => {
    if (ability.kind === 'keyword') return ability.keyword === 'enchant' && subtypes.includes('Aura');
    return ability.kind === 'spell' && /\btarget\b/iu.test(ability.text.replace(/"[^"]*"/gu, ''));
  });
}
