// Which zones a filter speaks of: the battlefield where it names none (109.2).
import { ZONES, type Zone } from '../../vocabulary/index.ts';
import type { Clause, Filter } from '../ability/filter.ts';

/** The zones in which objects may match; 'everywhere' for a filter that points at one object wherever that is. */
export function zonesOfFilter(filter: Filter): readonly Zone[] | 'everywhere' {
  const known = KNOWN.get(filter);
  if (known !== undefined) return known;
  const found = zonesOfAll(filter.clauses) ?? BATTLEFIELD;
  KNOWN.set(filter, found);
  return found;
}

const BATTLEFIELD: readonly Zone[] = ['battlefield'];
const KNOWN = new WeakMap<Filter, readonly Zone[] | 'everywhere'>();

type NamedZones = readonly Zone[] | 'everywhere' | undefined;

/** What clauses that must all hold say together: the zones common to those that say anything. */
function zonesOfAll(clauses: readonly Clause[]): NamedZones {
  let said: NamedZones;
  for (const clause of clauses) {
    const here = zonesOfClause(clause);
    if (here === undefined || here === 'everywhere') said ??= here;
    else said = said === undefined || said === 'everywhere' ? here : said.filter(zone => here.includes(zone));
  }
  return said;
}

function zonesOfClause(clause: Clause): NamedZones {
  switch (clause.kind) {
    case 'inZone':
      return [clause.zone];
    case 'spell':
      return ['stack'];
    case 'permanent':
    case 'tapped':
    case 'untapped':
      return undefined;
    case 'is':
      return 'everywhere';
    case 'all':
      return zonesOfAll(clause.of);
    case 'any':
      return zonesOfAny(clause.of);
    case 'not':
      return zonesOfNot(clause.of);
    default:
      return undefined;
  }
}

/** Alternatives: the zones of each, and the battlefield for one that names none beside others that do. */
function zonesOfAny(clauses: readonly Clause[]): NamedZones {
  const said = clauses.map(zonesOfClause);
  if (said.every(it => it === undefined)) return undefined;
  if (said.includes('everywhere')) return 'everywhere';
  const zones = new Set<Zone>();
  for (const it of said) for (const zone of it === undefined || it === 'everywhere' ? BATTLEFIELD : it) zones.add(zone);
  return [...zones];
}

/** "Not on the battlefield": every other zone of the game. What is not that object or not a spell says nothing of zones. */
function zonesOfNot(clause: Clause): NamedZones {
  if (clause.kind !== 'inZone') return undefined;
  return ZONES.filter(zone => zone !== clause.zone && zone !== 'outside' && zone !== 'nowhere');
}
