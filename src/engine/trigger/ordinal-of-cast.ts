// The place of a spell among those like it that its player has cast this turn.
import { COLORS, type ThisTurnFact } from '../../vocabulary/index.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { turnRecordNumber } from '../match/this-turn.ts';
import type { OfKind } from '../model/of-kind.ts';
import type { TriggerContext } from './match-occurrence.ts';

/** The ordinal: 1 for the first; undefined where the record of the turn does not tell such spells from others. */
export function ordinalOfCast(
  what: Filter,
  { player }: OfKind<Occurrence, 'wasCast'>,
  { view }: TriggerContext,
): number | undefined {
  const who = view.state.players.find(one => one.id === player);
  if (who === undefined) return undefined;
  // the position right after the event has the spell itself in its record
  const all = turnRecordNumber(who, 'spellsCast');
  const fact = castCountOf(what);
  if (fact !== undefined) return turnRecordNumber(who, fact);
  return all <= 1 ? 1 : undefined;
}

/** Whether the record of a turn counts such spells apart from others. */
export function isCountedSpell(what: Filter): boolean {
  return castCountOf(what) !== undefined;
}

/** The heading under which such spells are counted; undefined where the record does not tell them from others. */
export function castCountOf({ clauses }: Filter): ThisTurnFact | undefined {
  const [only, ...others] = clauses.filter(it => it.kind !== 'spell' && !isPlainlyCast(it));
  if (others.length > 0) return undefined;
  if (only === undefined) return 'spellsCast';
  if (only.kind === 'color') return COLORS.includes(only.color) ? `${only.color}SpellsCast` : undefined;
  if (only.kind === 'not') return isType(only.of, 'Creature') ? 'noncreatureSpellsCast' : undefined;
  const isEither = only.kind === 'any' && only.of.length === 2;
  return isEither && only.of.some(it => isType(it, 'Instant')) && only.of.some(it => isType(it, 'Sorcery'))
    ? 'instantsAndSorceriesCast'
    : undefined;
}

/** "you cast", from anywhere. */
function isPlainlyCast(clause: Clause): boolean {
  return clause.kind === 'history' && clause.what === 'cast' && clause.zone === undefined;
}

function isType(clause: Clause, type: 'Creature' | 'Instant' | 'Sorcery'): boolean {
  return clause.kind === 'type' && clause.type === type;
}
