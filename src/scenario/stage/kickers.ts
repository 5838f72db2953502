// 702.33b: the kicker costs of a spell, of which each may be paid for itself.
import type { Printed } from '../../engine/index.ts';

/** The kicker costs of a card: several in "Kicker {1}{G} and/or {2}{U}". */
export function kickersOf({ faces }: Printed): readonly string[] {
  return faces.flatMap(face =>
    face.abilities.flatMap(ability =>
      ability.kind === 'keyword' && ability.keyword.endsWith('kicker')
        ? (ability.cost ?? '').split(/ and\/or (?:kicker )?/)
        : [],
    ),
  );
}

/** 702.33b, 702.33c: the problem with costs that are no kicker of the card, or with more of them than it has; undefined without one. */
export function unfitKicking(name: string, printed: Printed, kicked: number | readonly string[]): string | undefined {
  const kickers = kickersOf(printed);
  if (typeof kicked === 'number') {
    const isTooOften = kicked > Math.max(1, kickers.length) && !hasMultikicker(printed);
    return isTooOften ? `${name} can't be kicked ${kicked} times.` : undefined;
  }
  const known = kickers.map(bareCost);
  const unknown = kicked.find(it => !known.includes(bareCost(it)));
  const which = kickers.length === 0 ? '' : `, which has ${kickers.join(' and ')}`;
  return unknown === undefined ? undefined : `"${unknown}" is no kicker of ${name}${which}.`;
}

function hasMultikicker({ faces }: Printed): boolean {
  return faces.some(face => face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'multikicker'));
}

function bareCost(cost: string): string {
  return cost.toLowerCase().replace(/[{}—\s]/gu, '');
}
