// 616.1e: whether the order of effects can make a difference; where it cannot, it is not explored.
import type { Change } from '../ability/continuous.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { Rewrite } from '../ability/replacement.ts';
import type { GameEvent } from '../event/event.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Candidate } from './gather.ts';

/** What an effect of an entering object's event can change for others, or look at. */
type Facet = Kind | 'tapped' | 'counters' | 'size' | 'chosen' | 'moves' | 'life' | 'all';
type Kind = 'types' | 'subtypes' | 'supertypes' | 'colors' | 'abilities' | 'name';
const KINDS: readonly Kind[] = ['types', 'subtypes', 'supertypes', 'colors', 'abilities', 'name'];

/** What a clause looks at, where that is one thing; any other clause may look at all that an object is. */
const CLAUSE_READS: Partial<Record<Clause['kind'], Facet>> = {
  type: 'types',
  subtype: 'subtypes',
  supertype: 'supertypes',
  color: 'colors',
  colorless: 'colors',
  multicolored: 'colors',
  monocolored: 'colors',
  keyword: 'abilities',
  noAbilities: 'abilities',
  named: 'name',
  counters: 'counters',
  tapped: 'tapped',
  untapped: 'tapped',
};

/** Clauses about who, where and how, which nothing about the way it enters changes. */
const UNMOVED: ReadonlySet<Clause['kind']> = new Set([
  'is',
  'controlledBy',
  'ownedBy',
  'permanent',
  'token',
  'other',
  'history',
  'inZone',
  'card',
]);

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
  const isOwn = candidate.effect.source === candidate.context.it;
  for (const rewrite of ability.rewrites) readRewrite(rewrite, reads, writes, isOwn);
  if (writes.has('chosen') && shapes) addAll(writes, [...KINDS, 'size']);
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
    case 'measure':
      addAll(reads, ['size', ...KINDS]);
      return;
    default: {
      if (UNMOVED.has(clause.kind)) return;
      const facet = CLAUSE_READS[clause.kind];
      addAll(reads, facet === undefined ? KINDS : [facet]);
    }
  }
}

/** Amounts and conditions: what they may look at, told from the words they are made of. */
function readWords(data: unknown, reads: Set<Facet>): void {
  const words = JSON.stringify(data);
  if (/"linked|"remembered/.test(words)) reads.add('moves').add('life');
  if (/"chosen/i.test(words)) reads.add('chosen');
  if (/"countersOn"/.test(words)) reads.add('counters');
  if (/"kind":"is"/.test(words)) addAll(reads, [...KINDS, 'size', 'counters', 'tapped']);
  if (/"measure"/.test(words)) reads.add('size');
  if (/"life"/.test(words)) reads.add('life');
}

function readRewrite(rewrite: Rewrite, reads: Set<Facet>, writes: Set<Facet>, isOwn: boolean): void {
  switch (rewrite.kind) {
    case 'tapped':
      writes.add('tapped');
      // one effect may tap what another untaps
      if (!rewrite.tapped) reads.add('tapped');
      return;
    case 'withCounters':
    case 'withChoiceOfCounter':
      writes.add('counters').add('size');
      // 122.1b: keyword counters give abilities
      if (rewrite.kind === 'withChoiceOfCounter' || !/^[+-]/.test(rewrite.counter)) writes.add('abilities');
      readAmount(rewrite.amount, reads, isOwn);
      return;
    case 'withEachKind':
      writes.add('counters').add('size').add('abilities');
      reads.add('counters');
      return;
    case 'choose':
      writes.add('chosen');
      return;
    case 'do':
      readEffects(rewrite.effects, reads, writes);
      return;
    case 'may':
      readEffects(rewrite.effects, reads, writes);
      for (const part of [...rewrite.then, ...rewrite.otherwise]) readRewrite(part, reads, writes, isOwn);
      return;
    case 'if':
      readWords(rewrite.condition, reads);
      for (const part of [...rewrite.then, ...rewrite.otherwise]) readRewrite(part, reads, writes, isOwn);
      return;
    case 'modes':
      for (const mode of rewrite.modes) for (const part of mode.rewrites) readRewrite(part, reads, writes, isOwn);
      return;
    case 'becomes':
      for (const change of rewrite.changes) addAll(writes, writtenBy(change));
      return;
    default:
      writes.add('all');
  }
}

function writtenBy(change: Change): readonly Facet[] {
  if (change.kind === 'addTypes') return TYPE_KINDS.filter(kind => change[kind].length > 0);
  return CHANGE_WRITES[change.kind] ?? ['all'];
}

const TYPE_KINDS = ['types', 'subtypes', 'supertypes'] as const;

/** What a change to the entering object itself writes; any other may write everything. */
const CHANGE_WRITES: Partial<Record<Change['kind'], readonly Facet[]>> = {
  setColors: ['colors'],
  addColors: ['colors'],
  gains: ['abilities'],
  loses: ['abilities'],
  setPowerToughness: ['size'],
  modifyPowerToughness: ['size'],
};

function addAll(facets: Set<Facet>, more: readonly Facet[]): void {
  for (const facet of more) facets.add(facet);
}

/** What an effect itself has linked does not come from others; "its power" is the entering object's for its own effects only. */
function readAmount(amount: unknown, reads: Set<Facet>, isOwn: boolean): void {
  const words = JSON.stringify(amount);
  if (!isOwn && !/"kind":"it"/.test(words)) return;
  if (/"countersOn"/.test(words)) reads.add('counters');
  if (/"measure"|"greatest"|"total"/.test(words)) reads.add('size');
}

function readEffects(effects: readonly unknown[], reads: Set<Facet>, writes: Set<Facet>): void {
  const words = JSON.stringify(effects);
  if (/"kind":"(move|reveal|destroy)"/.test(words)) writes.add('moves');
  if (/"kind":"(payLife|loseLife|gainLife|setLife)"/.test(words)) writes.add('life');
  if (/"kind":"(if|may)"/.test(words)) reads.add('all');
}
