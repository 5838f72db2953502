// 113.6b: zones in which an ability functions, by its condition.
import type { Condition, StaticAbility, Zone } from '../../../engine/index.ts';

/** 113.6b: the zones of an ability whose condition says where its object is. */
export function functionsFromZones(condition: Condition): Pick<StaticAbility, 'functionsFrom'> {
  for (const part of condition.kind === 'and' ? condition.of : [condition]) {
    const either = part.kind === 'or' ? part.of.map(one => (one.kind === 'is' ? zoneOf(one) : undefined)) : [];
    const zones = either.flatMap(zone => zone ?? []);
    if (zones.length > 1 && zones.length === either.length) return { functionsFrom: zones };
    const here =
      part.kind === 'is' ? zoneOf(part) : part.kind === 'not' && part.of.kind === 'is' ? zoneOf(part.of) : undefined;
    if (here === undefined) continue;
    if (part.kind === 'not') return { functionsFrom: ELSEWHERE.filter(zone => zone !== here) };
    if (here !== 'battlefield') return { functionsFrom: [here] };
  }
  return {};
}

const ELSEWHERE = ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const satisfies readonly Zone[];

function zoneOf({ ref, filter }: Extract<Condition, { readonly kind: 'is' }>): Zone | undefined {
  const [only, ...more] = filter.clauses;
  return ref.kind === 'self' && only?.kind === 'inZone' && more.length === 0 ? only.zone : undefined;
}
