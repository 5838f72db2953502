// Headline on one object that enters in several ways: what they have in common, else the choice that decides.

import type { Filter, ObjectId, Rewrite } from '../../engine/index.ts';
import { unique } from '../../kit/lists.ts';
import { listInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { fewWords } from '../step/choice-offers.ts';
import { explainChoiceRequest } from '../step/choice-step.ts';
import { nameInFull } from './entry-groups.ts';
import { differingParts, entryPredicate } from './entry-headline.ts';
import { type EntryParts, entryParts, NO_PARTS } from './entry-parts.ts';
import { paidWays } from './entry-prices.ts';
import { valuesOfPart } from './entry-values.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

const MOST_LISTED = 3;
const LONGEST = 150;

/** The clause on one object over all outcomes; undefined where it says too little. */
export function oneEntry(shown: readonly OutcomeInContext[], id: ObjectId): string | undefined {
  const [first] = shown;
  if (first === undefined) return undefined;
  const name = nameInFull(first.context, id);
  const all = shown.map(it => entryParts(it.context, it.outcome, id));
  const keys = differingParts(all).filter(it => it !== 'types');
  const [key, ...more] = keys;
  if (key === undefined) return `${name} ${entryPredicate(all[0] ?? NO_PARTS)}`;
  if (keys.includes('as')) {
    const copied = asCopies(shown, id, name, all);
    if (copied !== undefined) return copied;
  }
  if (more.length === 0) {
    const one = onePart(shown, id, all, key);
    if (one !== undefined) return `${name} ${one}`;
    if (key === 'gained') return asOneOf(shown, id, name, all);
  }
  return predicatesOf(shown, id, name, all);
}

/** A copy of one of several: "Clone enters tapped, whatever creature it copies; as itself it enters and dies". */
function asCopies(
  shown: readonly OutcomeInContext[],
  id: ObjectId,
  name: string,
  all: readonly EntryParts[],
): string | undefined {
  const copies = all.filter(it => it.as.startsWith(COPY));
  const [first] = copies;
  const others = all.filter(it => !it.as.startsWith(COPY));
  const [plain, ...further] = unique(others.map(it => entryPredicate({ ...it, types: '' })));
  if (first === undefined || further.length > 0) return undefined;
  const differing = differingParts(copies).filter(it => it !== 'as');
  const kept = differing.length === 1 && differing[0] === 'after' ? keeping(shown) : undefined;
  if (differing.length > 0 && kept === undefined && copies.length <= MOST_LISTED) return undefined;
  const common: EntryParts = { ...first };
  const blank = Object.fromEntries(differing.map(it => [it, '']));
  const predicate = entryPredicate({ ...common, ...blank, as: '', types: '' });
  const things = unique(copies.map(it => it.as.slice(COPY.length)));
  const itself = plain === undefined || plain === predicate ? '' : `; as itself it ${plain}`;
  const orItself = plain === predicate && plain !== undefined ? ', or as itself' : '';
  if (things.length <= MOST_LISTED) {
    const listed = `${name} ${entryPredicate({ ...common, ...blank, as: `${COPY}${listInWords(things, 'or')}`, types: '' })}`;
    return `${listed}${orItself}${kept === undefined ? '' : `; ${kept}`}${itself}`;
  }
  const noun = copiedNoun(shown, id);
  if (predicate !== 'enters')
    return `${name} ${predicate}, whatever ${noun} it copies${orItself === '' ? '' : ', if any'}${itself}`;
  return `${name} enters as a copy of any of ${numberWord(things.length)} ${noun === 'permanent' ? 'permanents' : `${noun}s`}${orItself}${itself}`;
}

/** One of the things that its text offers: "Primal Clay enters as a 3/3 artifact creature, …"; undefined for modes with names. */
function asOneOf(
  [first]: readonly OutcomeInContext[],
  id: ObjectId,
  name: string,
  [parts = NO_PARTS]: readonly EntryParts[],
): string | undefined {
  const mode = first?.outcome.picks.find(({ choice }) => choice.kind === 'mode' && choice.object === id);
  const ways = first === undefined || mode === undefined ? undefined : fewWords(first.context, mode.choice);
  if (ways === undefined || !/^an? \d/u.test(ways)) return undefined;
  return `${name} ${entryPredicate({ ...parts, as: `as ${ways}`, gained: '' })}`;
}

const COPY = 'as a copy of ';

/** The noun for what an object may copy: "creature"; "permanent" where that is no single type. */
function copiedNoun(shown: readonly OutcomeInContext[], id: ObjectId): string {
  const [first] = shown;
  const abilities =
    first === undefined ? [] : (first.outcome.before.objects.get(id)?.printed.faces ?? []).flatMap(it => it.abilities);
  const filters = abilities.flatMap(it => (it.kind === 'replacement' ? it.rewrites.flatMap(copiedBy) : []));
  const [filter] = filters;
  if (filter === undefined) return 'permanent';
  const types = filter.clauses.flatMap(it => (it.kind === 'type' ? [it.type.toLowerCase()] : []));
  return types.length === 1 && types[0] !== undefined ? types[0] : 'permanent';
}

function copiedBy(rewrite: Rewrite): readonly Filter[] {
  if (rewrite.kind === 'may') return rewrite.then.flatMap(copiedBy);
  return rewrite.kind === 'asCopy' && 'clauses' in rewrite.of ? [rewrite.of] : [];
}

/** The choice by which one of several like permanents is kept; undefined where nobody has it. */
function keeping(shown: readonly OutcomeInContext[]): string | undefined {
  for (const { context, outcome } of shown) {
    const kept = outcome.picks.find(({ choice }) => choice.kind === 'keep');
    if (kept !== undefined) return explainChoiceRequest(context, kept.choice);
  }
  return undefined;
}

/** The predicate where one part differs; undefined where the ways are told better one by one. */
function onePart(
  shown: readonly OutcomeInContext[],
  id: ObjectId,
  all: readonly EntryParts[],
  key: keyof EntryParts,
): string | undefined {
  const [first] = all;
  if (first === undefined || key === 'elsewhere' || key === 'tapped' || key === 'types') return undefined;
  const values = unique(all.map(it => it[key]));
  if (key === 'after') {
    const kept = keeping(shown);
    const entered = entryPredicate({ ...first, after: '' });
    if (kept !== undefined) return `${entered}; ${kept}`;
    const fates = values.map(it => it || 'stays');
    return fates.length > 2 ? undefined : `${entered} and either ${listInWords(fates, 'or')}`;
  }
  const words = valuesOfPart(shown, id, key, values);
  return words === undefined ? undefined : entryPredicate({ ...first, [key]: words });
}

/** The predicates as alternatives: "Steam Vents enters tapped, or untapped for two life". */
function predicatesOf(
  shown: readonly OutcomeInContext[],
  id: ObjectId,
  name: string,
  all: readonly EntryParts[],
): string | undefined {
  const ways = unique(all.map(it => entryPredicate({ ...it, tapped: it.tapped, types: '' })));
  const paid = paidWays(shown, id, all);
  if (paid !== undefined && ways.length === 2) return `${name} ${paid}`;
  if (ways.length > MOST_LISTED) return undefined;
  const rest = ways.map((it, at) =>
    at > 0 && /^enters (?!and )/.test(it) && ways[0]?.startsWith('enters') ? it.slice('enters '.length) : it,
  );
  const [one = '', other = '', ...more] = rest;
  if (more.length === 0) {
    const either = other.startsWith('enters') || !one.startsWith('enters') ? 'either ' : '';
    return fitting(`${name} ${either}${one}, or ${other}`);
  }
  return fitting(`${name} ${rest.slice(0, -1).join('; ')}; or ${rest.at(-1)}`);
}

function fitting(clause: string): string | undefined {
  return clause.length <= LONGEST ? clause : undefined;
}
