// Lists of types that end with creatures of a quality: "artifact, enchantment, or creature with flying".
import type { CardType, Clause, Filter } from '../../../engine/index.ts';

/** Types of permanents that have no power, and no keyword of creatures. */
const OTHERS: ReadonlySet<CardType> = new Set(['Artifact', 'Battle', 'Enchantment', 'Land', 'Planeswalker']);

/** The filter with what only creatures have as a quality of the creatures alone, where they end a list with other types. */
export function withOwnQualities(filter: Filter): Filter {
  const at = filter.clauses.findIndex(it => it.kind === 'any' && endsInCreatures(it.of));
  const list = filter.clauses[at];
  if (list?.kind !== 'any') return filter;
  const after = filter.clauses.slice(at + 1);
  const count = after.findIndex(it => !isOfCreatures(it));
  const own = count === -1 ? after : after.slice(0, count);
  if (own.length === 0) return filter;
  const last = list.of.at(-1);
  if (last === undefined) return filter;
  const creatures: Clause = { kind: 'all', of: [...(last.kind === 'all' ? last.of : [last]), ...own] };
  const of = [...list.of.slice(0, -1), creatures];
  return { clauses: [...filter.clauses.slice(0, at), { kind: 'any', of }, ...after.slice(own.length)] };
}

/** The clauses with such qualities behind the list, as they are written. */
export function withSharedQualities(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.flatMap(clause => {
    if (clause.kind !== 'any') return [clause];
    const last = clause.of.at(-1);
    if (last?.kind !== 'all') return [clause];
    const own = last.of.slice(1 + last.of.findLastIndex(it => !isOfCreatures(it)));
    const noun = last.of.slice(0, last.of.length - own.length);
    const [only, ...more] = noun;
    if (own.length === 0 || only === undefined) return [clause];
    const creatures: Clause = more.length === 0 ? only : { kind: 'all', of: noun };
    const of = [...clause.of.slice(0, -1), creatures];
    return endsInCreatures(of) ? [{ kind: 'any', of }, ...own] : [clause];
  });
}

function endsInCreatures(of: readonly Clause[]): boolean {
  const isOther = (it: Clause | undefined) => it?.kind === 'type' && OTHERS.has(it.type);
  const noun = (it: Clause | undefined) => (it?.kind === 'all' ? it.of.at(-1) : it);
  const last = noun(of.at(-1));
  return last?.kind === 'type' && last.type === 'Creature' && of.slice(0, -1).some(it => isOther(noun(it)));
}

/** A quality that only creatures have: a power, a toughness, a keyword. */
function isOfCreatures(clause: Clause): boolean {
  if (clause.kind === 'not') return isOfCreatures(clause.of);
  if (clause.kind === 'measure') return OF_CREATURES.has(clause.measure);
  return clause.kind === 'keyword';
}

const OF_CREATURES: ReadonlySet<string> = new Set([
  'power',
  'toughness',
  'basePower',
  'baseToughness',
  'totalPowerAndToughness',
]);
