// Abilities that trigger as a spell is cast and give it keywords: the engine carries them out, so they become effects.
import type { Ability, Change, Effect, Printed, TriggeredAbility } from '../../engine/index.ts';
import { readLine } from '../read-line.ts';

/** The printed object with such abilities read: "Whenever a player casts a creature spell, it gains devour 5." */
export function withCastEffects(printed: Printed): Printed {
  if (!printed.faces.some(face => face.abilities.some(givesKeywords))) return printed;
  const [front, ...others] = printed.faces;
  const read = (face: typeof front) => ({ ...face, abilities: face.abilities.map(withEffects) });
  return { ...printed, faces: [read(front), ...others.map(read)] };
}

/** ~ it gains devour 5. */
const GAINS = /^(?:it|that spell) gains ([^.]+)\.?$/i;

function givesKeywords(ability: Ability): ability is TriggeredAbility {
  return ability.kind === 'triggered' && ability.events.some(it => it.kind === 'casts') && GAINS.test(ability.effect);
}

function withEffects(ability: Ability): Ability {
  if (!givesKeywords(ability)) return ability;
  const [, keywords = ''] = GAINS.exec(ability.effect) ?? [];
  const { status, abilities } = readLine(keywords, { spell: false });
  if (status !== 'read' || !abilities.every(it => it.kind === 'keyword')) return ability;
  const gains: Change = { kind: 'gains', abilities };
  const effect: Effect = {
    kind: 'continuous',
    what: { kind: 'ref', ref: { kind: 'it' } },
    changes: [gains],
    duration: 'permanent',
  };
  return { ...ability, effects: [effect] };
}
