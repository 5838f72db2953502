// Zones of a filter: the battlefield where it names none (109.2).
import { assertNever } from '../../kit/assert-never.ts';
import { ZONES, type Zone } from '../../vocabulary/index.ts';
import type { Clause, Filter } from '../ability/filter.ts';

/** The zones in which objects may match; 'everywhere' for a filter that refers to one object, in any zone. */
export function zonesOfFilter(filter: Filter): readonly Zone[] | 'everywhere' {
  const cached = CACHE.get(filter);
  if (cached !== undefined) return cached;
  const found = zonesOfAll(filter.clauses) ?? BATTLEFIELD;
  CACHE.set(filter, found);
  return found;
}

const BATTLEFIELD: readonly Zone[] = ['battlefield'];
const CACHE = new WeakMap<Filter, readonly Zone[] | 'everywhere'>();

type NamedZones = readonly Zone[] | 'everywhere' | undefined;

/** A conjunction: the zones common to the clauses that name any. */
function zonesOfAll(clauses: readonly Clause[]): NamedZones {
  let common: NamedZones;
  for (const clause of clauses) {
    const here = zonesOfClause(clause);
    if (here === undefined || here === 'everywhere') common ??= here;
    else common = common === undefined || common === 'everywhere' ? here : common.filter(zone => here.includes(zone));
  }
  return common;
}

function zonesOfClause(clause: Clause): NamedZones {
  switch (clause.kind) {
    case 'inZone':
      return [clause.zone];
    case 'spell':
      return ['stack'];
    case 'permanent':
    case 'card':
    case 'token':
    case 'type':
    case 'subtype':
    case 'supertype':
    case 'color':
    case 'colorless':
    case 'multicolored':
    case 'monocolored':
    case 'historic':
    case 'outlaw':
    case 'modified':
    case 'adventure':
    case 'costHas':
    case 'costIs':
    case 'doubleFaced':
    case 'targets':
    case 'enchanted':
    case 'equipped':
    case 'commander':
    case 'outsideIdentity':
    case 'party':
    case 'named':
    case 'keyword':
    case 'noAbilities':
    case 'manaAbility':
    case 'measure':
    case 'parity':
    case 'counters':
    case 'controlledBy':
    case 'ownedBy':
    case 'other':
    case 'attachedTo':
    case 'attachedToA':
    case 'opposing':
    case 'withAttached':
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'attackingPlayer':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'faceDown':
    case 'faceUp':
    case 'transformed':
    case 'designation':
    case 'chosen':
    case 'damagedThisWay':
    case 'shares':
      return undefined;
    case 'history':
      return clause.what === 'exiledWithThis' ? ['exile'] : undefined;
    case 'is':
      return 'everywhere';
    case 'all':
      return zonesOfAll(clause.of);
    case 'any':
      return zonesOfAny(clause.of);
    case 'not':
      return zonesOfNot(clause.of);
    default:
      return assertNever(clause);
  }
}

/** Alternatives: the zones of each, and the battlefield for one that names none beside others that do. */
function zonesOfAny(clauses: readonly Clause[]): NamedZones {
  const named = clauses.map(zonesOfClause);
  if (named.every(it => it === undefined)) return undefined;
  if (named.includes('everywhere')) return 'everywhere';
  const zones = new Set<Zone>();
  for (const list of named) {
    for (const zone of list === undefined || list === 'everywhere' ? BATTLEFIELD : list) zones.add(zone);
  }
  return [...zones];
}

/** "Not on the battlefield": every other zone of the game. "Not that object" and "not a spell" name no zones. */
function zonesOfNot(clause: Clause): NamedZones {
  if (clause.kind !== 'inZone') return undefined;
  return ZONES.filter(zone => zone !== clause.zone && zone !== 'outside' && zone !== 'nowhere');
}
