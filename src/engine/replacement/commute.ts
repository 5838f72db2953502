// 616.1e: whether the order of effects can make a difference; where it cannot, it is not explored.
import type { Clause, Filter } from '../ability/filter.ts';
import type { Rewrite } from '../ability/replacement.ts';
import type { GameEvent } from '../event/event.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Candidate } from './gather.ts';

/** What an effect of an entering object's event can change for others, or look at. */
type Facet = 'tapped' | 'counters' | 'size' | 'kind' | 'chosen' | 'moves' | 'life' | 'all';

interface Reach {
  readonly reads: ReadonlySet<Facet>;
  readonly writes: ReadonlySet<Facet>;
}

/** Whether every order of these effects comes to the same. Says no where that is not certain. */
export function commute(view: View, event: GameEvent, candidates: readonly Candidate[]): boolean {
  if (event.kind === 'enters') {
    const [entering] = event.objects;
    const shapes = entering !== undefined && isShapedByChoices(view, entering.object);
    return independent(candidates.map(candidate => reachOf(candidate, shapes)));
  }
  const factors = candidates.map(({ effect }) => effect.ability.rewrites);
  return isScaled(event) && (factors.every(allOf(['scale'])) || factors.every(allOf(['add'])));
}

/** Events that are a number: doubling it twice, or adding to it twice, is the same in either order. */
function isScaled(event: GameEvent): boolean {
  return !['moves', 'destroys', 'begins'].includes(event.kind);
}

function allOf(kinds: readonly Rewrite['kind'][]): (rewrites: readonly Rewrite[]) => boolean {
  return rewrites => rewrites.length > 0 && rewrites.every(({ kind }) => kinds.includes(kind));
}

/** Whether what is chosen for the object makes it another thing: "is the chosen type", an anchor word's ability. */
function isShapedByChoices(view: View, object: ObjectId): boolean {
  return /"chosen(Type|Color|Word|Is)"|"topOfGraveyard"/.test(JSON.stringify(view.of(object).abilities));
}

function independent(reaches: readonly Reach[]): boolean {
  return reaches.every((one, i) => reaches.every((other, j) => i === j || !disturbs(one, other)));
}

function disturbs(one: Reach, other: Reach): boolean {
  if (one.writes.has('all') || (one.writes.size > 0 && other.reads.has('all'))) return true;
  if ([...one.writes].some(facet => other.reads.has(facet))) return true;
  // two effects that move objects or spend life compete for them
  return (['moves', 'life'] as const).some(facet => one.writes.has(facet) && other.writes.has(facet));
}

function reachOf(candidate: Candidate, shapes: boolean): Reach {
  const { ability } = candidate.effect;
  const reads = new Set<Facet>();
  const writes = new Set<Facet>();
  if (ability.event.kind === 'enters') readFilter(ability.event.what, reads);
  if (ability.condition !== undefined) readWords(ability.condition, reads);
  for (const rewrite of ability.rewrites) readRewrite(rewrite, reads, writes);
  if (writes.has('chosen') && shapes) writes.add('kind').add('size');
  return { reads, writes };
}

function readFilter(filter: Filter, reads: Set<Facet>): void {
  for (const clause of filter.clauses) readClause(clause, reads);
}

function readClause(clause: Clause, reads: Set<Facet>): void {
  switch (clause.kind) {
    case 'all':
    case 'any':
      for (const part of clause.of) readClause(part, reads);
      return;
    case 'not':
      readClause(clause.of, reads);
      return;
    case 'is':
    case 'controlledBy':
    case 'ownedBy':
    case 'permanent':
    case 'token':
    case 'other':
    case 'history':
    case 'inZone':
    case 'card':
      return;
    case 'measure':
      reads.add('size').add('kind');
      return;
    case 'counters':
      reads.add('counters');
      return;
    case 'tapped':
    case 'untapped':
      reads.add('tapped');
      return;
    default:
      reads.add('kind');
  }
}

/** Amounts and conditions: what they may look at, told from the words they are made of. */
function readWords(data: unknown, reads: Set<Facet>): void {
  const words = JSON.stringify(data);
  if (/"linked|"remembered/.test(words)) reads.add('moves').add('life');
  if (/"chosen/i.test(words)) reads.add('chosen');
  if (/"countersOn"/.test(words)) reads.add('counters');
  if (/"kind":"is"/.test(words)) reads.add('kind').add('size').add('counters').add('tapped');
  if (/"measure"/.test(words)) reads.add('size');
  if (/"life"/.test(words)) reads.add('life');
}

function readRewrite(rewrite: Rewrite, reads: Set<Facet>, writes: Set<Facet>): void {
  switch (rewrite.kind) {
    case 'tapped':
      writes.add('tapped');
      // one effect may tap what another untaps
      if (!rewrite.tapped) reads.add('tapped');
      return;
    case 'withCounters':
    case 'withChoiceOfCounter':
      writes.add('counters').add('size');
      if (rewrite.kind === 'withChoiceOfCounter') writes.add('kind');
      readAmount(rewrite.amount, reads);
      return;
    case 'choose':
      writes.add('chosen');
      return;
    case 'do':
      readEffects(rewrite.effects, reads, writes);
      return;
    case 'may':
      readEffects(rewrite.effects, reads, writes);
      for (const part of [...rewrite.then, ...rewrite.otherwise]) readRewrite(part, reads, writes);
      return;
    case 'if':
      readWords(rewrite.condition, reads);
      for (const part of [...rewrite.then, ...rewrite.otherwise]) readRewrite(part, reads, writes);
      return;
    case 'modes':
      for (const mode of rewrite.modes) for (const part of mode.rewrites) readRewrite(part, reads, writes);
      return;
    default:
      writes.add('all');
  }
}

/** What an effect itself has linked does not come from others. */
function readAmount(amount: unknown, reads: Set<Facet>): void {
  const words = JSON.stringify(amount);
  if (/"countersOn"/.test(words)) reads.add('counters');
  if (/"measure"|"greatest"|"total"/.test(words)) reads.add('size');
}

function readEffects(effects: readonly unknown[], reads: Set<Facet>, writes: Set<Facet>): void {
  const words = JSON.stringify(effects);
  if (/"kind":"(move|reveal|destroy)"/.test(words)) writes.add('moves');
  if (/"kind":"(payLife|loseLife|gainLife|setLife)"/.test(words)) writes.add('life');
  if (/"kind":"(if|may)"/.test(words)) reads.add('all');
}
