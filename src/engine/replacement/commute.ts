// Commuting effects (616.1e): those whose order makes no difference and is not explored.
import { type Change, isSizeChange } from '../ability/continuous-effect.ts';
import type { Effect } from '../ability/effect.ts';
import type { Rewrite } from '../ability/replacement.ts';
import type { GameEvent } from '../event/game-event.ts';
import { expandKeyword } from '../keywords/expand-keyword.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { some, speaksOfChoice } from '../walk/index.ts';
import type { ApplicableEffect } from './applicable-effects.ts';
import {
  addAll,
  type Reading,
  readAmount,
  readCondition,
  readEffects,
  readFilterOfIt,
  readFilterOfOthers,
} from './facets.ts';
import { type Facet, facetsOf, KINDS } from './reads.ts';
import { EFFECT_WRITES, writtenBy } from './writes.ts';

/** The facets an effect reads, and those it changes for others. */
interface Reach extends Reading {
  readonly writes: Set<Facet>;
}

/** Whether every order of these effects has the same result; false where that is not certain. */
export function commute(view: View, event: GameEvent, candidates: readonly ApplicableEffect[]): boolean {
  if (event.kind === 'enters') {
    const [entering] = event.objects;
    const shapes = entering === undefined ? [] : shapingFacets(view, entering.object);
    return independent(candidates.map(candidate => reachOf(candidate, shapes)));
  }
  const factors = candidates.map(({ effect }) => effect.ability.rewrites);
  return isScaled(event) && (factors.every(allOf(['scale'])) || factors.every(allOf(['add'])));
}

/** Whether the event is a number: doubling it twice, or adding to it twice, is the same in either order. */
function isScaled(event: GameEvent): boolean {
  return !['moves', 'destroys', 'begins'].includes(event.kind);
}

function allOf(kinds: readonly Rewrite['kind'][]): (rewrites: readonly Rewrite[]) => boolean {
  return rewrites => rewrites.length > 0 && rewrites.every(({ kind }) => kinds.includes(kind));
}

/**
 * The facets on which characteristics of the object depend by its own abilities: choices, for "is the chosen type" or an
 * anchor word's ability; counters, for "as long as it has a time counter on it, it isn't a creature".
 */
function shapingFacets(view: View, object: ObjectId): readonly Facet[] {
  const abilities = view.of(object).abilities.map(({ ability }) => ability);
  const byChoices =
    speaksOfChoice('ability', abilities) || some('ability', abilities, { topOfGraveyard: ['topOfGraveyard'] });
  const own = abilities.flatMap(ability =>
    ability.kind === 'keyword' ? expandKeyword(ability).map(it => it.ability) : [ability],
  );
  const statics = own.filter(({ kind }) => kind === 'static');
  return [
    ...(byChoices ? (['chosen'] as const) : []),
    ...(some('ability', statics, { clause: ['counters'], amount: ['countersOn'] }) ? (['counters'] as const) : []),
  ];
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

function reachOf(candidate: ApplicableEffect, shapes: readonly Facet[]): Reach {
  const { ability } = candidate.effect;
  const isOwn = candidate.effect.source === candidate.context.it;
  const reach: Reach = { isOwn, reads: new Set<Facet>(), writes: new Set<Facet>() };
  if (ability.event.kind === 'enters') readFilterOfIt(ability.event.what, reach);
  else reach.reads.add('all');
  readCondition(ability.condition, reach);
  for (const rewrite of ability.rewrites) readRewrite(rewrite, reach);
  if (shapes.some(it => reach.writes.has(it))) addAll(reach.writes, [...KINDS, 'size']);
  return reach;
}

function readRewrite(rewrite: Rewrite, reach: Reach): void {
  const row: ((rewrite: never, reach: Reach) => void) | undefined = REWRITES[rewrite.kind];
  if (row === undefined) everything(rewrite, reach);
  else row(rewrite as never, reach); // the row of its kind
}

function readRewrites(rewrites: readonly Rewrite[], reach: Reach): void {
  for (const rewrite of rewrites) readRewrite(rewrite, reach);
}

function everything(_: Rewrite, { reads, writes }: Reach): void {
  reads.add('all');
  writes.add('all');
}

type Counters = OfKind<Rewrite, 'withCounters' | 'withChoiceOfCounter'>;

function counters(rewrite: Counters, reach: Reach): void {
  reach.writes.add('counters').add('size');
  // 122.1b: keyword counters give abilities
  const given = rewrite.kind === 'withCounters' ? [rewrite.counter] : rewrite.counters;
  if (!given.every(counter => /^[+-]/.test(counter))) reach.writes.add('abilities');
  readAmount(rewrite.amount, reach);
}

function effects(done: readonly Effect[], reach: Reach): void {
  readEffects(done, reach);
  for (const { kind } of done) addAll(reach.writes, facetsOf(EFFECT_WRITES, kind));
}

function becoming(change: Change, reach: Reach): void {
  addAll(reach.writes, writtenBy(change));
  if (!isSizeChange(change)) return;
  readAmount(change.power, reach);
  readAmount(change.toughness, reach);
}

/** The facets each kind of rewrite reads and changes. */
const REWRITES: { readonly [K in Rewrite['kind']]: (rewrite: OfKind<Rewrite, K>, reach: Reach) => void } = {
  tapped: ({ tapped }, { reads, writes }) => {
    writes.add('tapped');
    // one effect may tap what another untaps
    if (!tapped) reads.add('tapped');
  },
  withCounters: counters,
  withChoiceOfCounter: counters,
  withEachKind: (_, { reads, writes }) => {
    addAll(writes, ['counters', 'size', 'abilities']);
    reads.add('counters');
  },
  choose: ({ among }, reach) => {
    reach.writes.add('chosen');
    if (among?.kind === 'filter') readFilterOfOthers(among.filter, reach);
    if (among?.kind !== 'numbers') return;
    readAmount(among.from, reach);
    readAmount(among.to, reach);
  },
  do: (rewrite, reach) => effects(rewrite.effects, reach),
  may: (rewrite, reach) => {
    effects(rewrite.effects, reach);
    readRewrites([...rewrite.then, ...rewrite.otherwise], reach);
  },
  if: ({ condition, then, otherwise }, reach) => {
    readCondition(condition, reach);
    readRewrites([...then, ...otherwise], reach);
  },
  modes: ({ modes }, reach) => {
    for (const mode of modes) readRewrites(mode.rewrites, reach);
  },
  becomes: ({ changes }, reach) => {
    for (const change of changes) becoming(change, reach);
  },
  asCopy: everything,
  underControl: everything,
  attached: everything,
  transformed: everything,
  prepared: everything,
  protector: everything,
  faceDown: everything,
  scale: everything,
  add: everything,
  halve: everything,
  setAmount: everything,
  tokens: everything,
  tokenCopies: everything,
  counterKind: everything,
  zone: everything,
  instead: everything,
  also: everything,
  skip: everything,
  prevent: everything,
  redirect: everything,
  lifeFloor: everything,
  asThough: everything,
  regenerate: everything,
  removeCounter: everything,
  manaColor: everything,
  noMore: everything,
};
