// 113.6b: zones in which an ability functions, by its condition.
import type { Condition, StaticAbility, Zone } from '../../../engine/index.ts';

/** 113.6b: the zones of an ability whose condition says where its object is. */
export function functionsFromZones(condition: Condition): Pick<StaticAbility, 'worksFrom'> {
  for (const it of condition.kind === 'and' ? condition.of : [condition]) {
    const either = it.kind === 'or' ? it.of.map(one => (one.kind === 'is' ? zoneOf(one) : undefined)) : [];
    const zones = either.flatMap(zone => zone ?? []);
    if (zones.length > 1 && zones.length === either.length) return { worksFrom: zones };
    const here = it.kind === 'is' ? zoneOf(it) : it.kind === 'not' && it.of.kind === 'is' ? zoneOf(it.of) : undefined;
    if (here === undefined) continue;
    if (it.kind === 'not') return { worksFrom: ELSEWHERE.filter(zone => zone !== here) };
    if (here !== 'battlefield') return { worksFrom: [here] };
  }
  return {};
}

const ELSEWHERE = ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const satisfies readonly Zone[];

function zoneOf({ ref, filter }: Extract<Condition, { readonly kind: 'is' }>): Zone | undefined {
  const [only, ...more] = filter.clauses;
  return ref.kind === 'self' && only?.kind === 'inZone' && more.length === 0 ? only.zone : undefined;
}
