// Permanents that their own ability returns as they die, and what keeps them from it.
import type { TriggerEvent } from '../../engine/index.ts';
import { cardWording } from '../../oracle/index.ts';
import type { Known } from './card-traits.ts';

/** Whether an ability of a card returns it to the battlefield as it dies: by its words, or by persist (702.79) or undying (702.93). */
export function returnsAsItDies({ face }: Known): boolean {
  const isOwn = (event: TriggerEvent) =>
    event.kind === 'dies' && event.what.clauses.some(it => it.kind === 'is' && it.ref.kind === 'self');
  return face.abilities.some(ability =>
    ability.kind === 'triggered'
      ? ability.events.some(isOwn) && cardWording(ability.effect).returnsToBattlefield
      : ability.kind === 'keyword' && counterOf(ability.keyword) !== undefined,
  );
}

/** The patch of what that ability returns: its other face up, tapped, with a counter. */
export function patchOfReturn({ face, says }: Known): Readonly<Record<string, unknown>> {
  const kinds = face.abilities.flatMap(it => (it.kind === 'keyword' ? (counterOf(it.keyword) ?? []) : []));
  return {
    ...(says.returnsTransformed ? { face: 'back' } : {}),
    ...(says.returnsTapped ? { tapped: true } : {}),
    ...(kinds.length === 0 ? {} : { counters: Object.fromEntries(kinds.map(it => [it, 1])) }),
  };
}

function counterOf(keyword: string): string | undefined {
  return keyword === 'persist' ? '-1/-1' : keyword === 'undying' ? '+1/+1' : undefined;
}

/** Whether a permanent has cards exiled that would be put elsewhere (614.6). */
export function exilesInstead(known: Known | undefined): boolean {
  const abilities = known?.face.abilities ?? [];
  return abilities.some(
    ability =>
      ability.kind === 'replacement' &&
      ability.event.kind === 'move' &&
      ability.rewrites.some(it => it.kind === 'zone' && it.to === 'exile'),
  );
}
