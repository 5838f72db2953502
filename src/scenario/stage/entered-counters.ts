// Counters that a permanent of the board has had since it entered, by its own words (614.1c, 122.6).
import {
  type Ability,
  type Amount,
  type Clause,
  type CopyEffect,
  type CopyException,
  expandKeyword,
  type Face,
  type GameObject,
  isOfSelf,
} from '../../engine/index.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';

interface EnteredCounters {
  readonly counters: Readonly<Record<string, number>>;
  /** The kinds of which the number is not known. */
  readonly unknown: readonly string[];
  /** Whether it was taken to have one since it would not be there without (704.5f). */
  readonly lives: boolean;
}

/** Counters that a permanent has where none are written, by what it entered as. */
export function printedCounters(up: Face, cast: GivenObject['cast']): GameObject['counters'] {
  if (up.types.includes('Planeswalker') && typeof up.loyalty === 'number') return { loyalty: up.loyalty };
  if (up.types.includes('Battle') && typeof up.defense === 'number') return { defense: up.defense };
  if (up.subtypes.includes('Saga')) return { lore: 1 };
  return enteredCounters(up, cast).counters;
}

/** The counters of a face that enters with a number of them, where no condition and no choice is asked about. */
export function enteredCounters(face: Face, cast: GivenObject['cast']): EnteredCounters {
  const counters: Record<string, number> = {};
  const unknown: string[] = [];
  for (const { counter, amount } of face.abilities.flatMap(withItsMeaning).flatMap(putAsItEnters)) {
    const many = typeof amount === 'object' && amount.kind === 'x' ? cast?.x : amount;
    if (typeof many === 'number') counters[counter] = (counters[counter] ?? 0) + many;
    else unknown.push(counter);
  }
  // what is there has not died of 0 toughness (704.5f), so that it has one at least
  const lives = face.toughness === 0 && unknown.includes(PLUS) && counters[PLUS] === undefined;
  return { counters: lives ? { ...counters, [PLUS]: 1 } : counters, unknown, lives };
}

const PLUS = '+1/+1';

/** The face that a permanent of the board had as it entered (614.12); undefined where it may have become a copy since. */
export function faceAsEntered(
  { printed, face }: GameObject,
  given: GivenObject,
  copy: CopyEffect | undefined,
): Face | undefined {
  const up = printed.faces[face] ?? printed.faces[0];
  if (copy === undefined) return up;
  // 707.2, 707.9: a token that is a copy, and what enters as a copy, have been that from the start
  const hasEntered = given.card === undefined || up.abilities.some(entersAsCopy);
  if (!hasEntered || copy.of.faceDown !== undefined || copy.exceptions.some(setsToughness)) return undefined;
  return copy.of.printed.faces[copy.of.face];
}

/** Whether it is the ability of a permanent that enters as a copy. */
export function entersAsCopy(ability: Ability): boolean {
  return (
    ability.kind === 'replacement' &&
    ability.event.kind === 'enters' &&
    ability.event.what?.clauses[0]?.kind === 'is' &&
    ability.rewrites.some(it => it.kind === 'asCopy')
  );
}

/** Whether a copy is of another size than the card, or without its abilities, so that it need not have entered like it. */
function setsToughness(exception: CopyException): boolean {
  if (exception.kind === 'if') return exception.then.some(setsToughness);
  return exception.kind === 'powerToughness' || exception.kind === 'losesAbilities';
}

function withItsMeaning(ability: Ability): readonly Ability[] {
  return ability.kind === 'keyword' ? expandKeyword(ability).map(it => it.ability) : [ability];
}

function putAsItEnters(ability: Ability): readonly { readonly counter: string; readonly amount: Amount }[] {
  if (ability.kind !== 'replacement' || ability.event.kind !== 'enters' || ability.optional !== undefined) return [];
  const { what } = ability.event;
  if (what === undefined || !isOfSelf(what) || ability.condition !== undefined) return [];
  return ability.rewrites.flatMap(it =>
    it.kind === 'withCounters' ? [{ counter: it.counter, amount: it.amount }] : [],
  );
}

/** 707.9e: counters with those that the copy effect of a permanent has it enter with, by what it is as that copy. */
export function withExcepted(
  counters: GameObject['counters'],
  exceptions: readonly CopyException[],
  face: Face,
  cast: GivenObject['cast'],
): GameObject['counters'] {
  let all = counters;
  for (const exception of exceptions) {
    if (exception.kind === 'if') {
      const fits = exception.of === undefined && exception.filter.clauses.every(it => isOfType(face, it));
      if (fits) all = withExcepted(all, exception.then, face, cast);
    }
    if (exception.kind !== 'entersWith') continue;
    const { counter, amount } = exception;
    const many = typeof amount === 'object' && amount.kind === 'x' ? cast?.x : amount;
    if (typeof many === 'number') all = { ...all, [counter]: (all[counter] ?? 0) + many };
  }
  return all;
}

function isOfType({ types }: Face, clause: Clause): boolean {
  return clause.kind === 'type' && types.includes(clause.type);
}
