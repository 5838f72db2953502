// Aspects that effects read and change: whether one effect could depend on another (613.8a).
import type { Amount } from '../ability/amount.ts';
import { type Change, isSizeChange } from '../ability/continuous-effect.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import { type Visitor, visit } from '../walk/index.ts';
import { type Aspect, aspectsOf, OF_AMOUNT, OF_CLAUSE, OF_CONDITION, OF_MEASURE, OF_SORT } from './aspects.ts';
import type { DependencyAspects } from './change-aspects.ts';
import type { LayerEffect } from './layer-effect.ts';

/** The aspects the effect reads; cached. */
export function dependencyAspects(of: Pick<LayerEffect, 'effect' | 'conditions'>): DependencyAspects {
  const cached = READS.get(of.effect);
  if (cached !== undefined) return cached;
  const reads = noAspects();
  visit('filter', of.effect.affects, aspectVisitor(reads));
  if (of.conditions.length > 0) addAspect(['elsewhere'], reads);
  visit('condition', of.conditions, aspectVisitor(reads));
  for (const change of of.effect.changes) readChange(change, reads);
  READS.set(of.effect, reads);
  return reads;
}

/** The aspects a filter reads; cached. */
export function filterAspects(filter: Filter): DependencyAspects {
  const cached = OF_FILTER.get(filter);
  if (cached !== undefined) return cached;
  const reads = noAspects();
  visit('filter', filter, aspectVisitor(reads));
  OF_FILTER.set(filter, reads);
  return reads;
}

const READS = new WeakMap<LayerEffect['effect'], DependencyAspects>();

const OF_FILTER = new WeakMap<Filter, DependencyAspects>();

interface AspectDraft {
  types: Set<string> | 'all' | undefined;
  colors: boolean;
  abilities: boolean;
  size: boolean;
  control: boolean;
  name: boolean;
  elsewhere: boolean;
}

function noAspects(): AspectDraft {
  return {
    types: undefined,
    colors: false,
    abilities: false,
    size: false,
    control: false,
    name: false,
    elsewhere: false,
  };
}

/** Adds the aspects that a change reads; abilities it grants are read when they apply. */
function readChange(change: Change, reads: AspectDraft): void {
  if (change.kind === 'gains' || change.kind === 'losesAll' || change.kind === 'rule') return;
  // "you" is the controller of the source
  if (change.kind === 'control') addAspect(['control', 'elsewhere'], reads);
  if (change.kind === 'gainsAbilitiesOf') {
    addAspect(['abilities', 'elsewhere'], reads);
    visit('filter', change.of, aspectVisitor(reads));
  }
  if (change.kind === 'copyOf') {
    addAspect(['elsewhere'], reads);
    visit('change', change, aspectVisitor(reads));
  }
  if (isSizeChange(change)) {
    readAmount(change.power, reads);
    readAmount(change.toughness, reads);
  }
}

function readAmount(amount: Amount | undefined, reads: AspectDraft): void {
  if (typeof amount === 'object') addAspect(['elsewhere'], reads);
  visit('amount', amount, aspectVisitor(reads));
}

/** The visitor that adds the aspects of clauses, conditions and amounts. */
function aspectVisitor(reads: AspectDraft): Visitor {
  return {
    clause: clause => {
      addAspect(aspectsOf(OF_CLAUSE, clause.kind), reads);
      if (clause.kind === 'type') addType(reads, clause.type);
      if (clause.kind === 'subtype') addType(reads, clause.subtype);
      if (clause.kind === 'supertype') addType(reads, clause.supertype);
      if ('amount' in clause && typeof clause.amount === 'object') addAspect(['elsewhere'], reads);
      addBySort(clause, reads);
    },
    condition: it => addAspect(aspectsOf(OF_CONDITION, it.kind), reads),
    amount: amount => {
      addAspect(aspectsOf(OF_AMOUNT, amount.kind), reads);
      addBySort(amount, reads);
    },
    who: it => addAspect(it.kind === 'controllerOf' ? ['control'] : [], reads),
    // a copy exception reads nothing
    exception: () => false,
  };
}

/** Adds the aspects of a node's measure or sort. */
function addBySort(node: Clause | Exclude<Amount, number>, reads: AspectDraft): void {
  if ('measure' in node) addAspect(aspectsOf(OF_MEASURE, node.measure), reads);
  if (node.kind === 'chosen' || node.kind === 'shares' || node.kind === 'different' || node.kind === 'alike')
    addAspect(aspectsOf(OF_SORT, node.what), reads);
}

function addAspect(aspects: readonly Aspect[], reads: AspectDraft): void {
  for (const aspect of aspects) {
    if (aspect === 'types') reads.types = 'all';
    else reads[aspect] = true;
  }
}

function addType(reads: AspectDraft, word: string): void {
  if (reads.types === 'all') return;
  reads.types ??= new Set();
  reads.types.add(word);
}
