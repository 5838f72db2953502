// 702.33b: the kicker costs of a spell, of which each may be paid for itself.
import type { Printed } from '../../engine/index.ts';

/** The kicker costs of a card: several in "Kicker {1}{G} and/or {2}{U}". */
export function kickersOf({ faces }: Printed): readonly string[] {
  return faces.flatMap(face =>
    face.abilities.flatMap(ability =>
      ability.kind === 'keyword' && ability.keyword.endsWith('kicker') ? (ability.cost ?? '').split(' and/or ') : [],
    ),
  );
}
