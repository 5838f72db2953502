// Counters that a permanent of the board has had since it entered, by its own words (614.1c, 122.6).
import { type Ability, type Amount, expandKeyword, type Face, isOfSelf } from '../../engine/index.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';

interface EnteredCounters {
  readonly counters: Readonly<Record<string, number>>;
  /** The kinds of which the number is not known. */
  readonly unknown: readonly string[];
  /** Whether it was taken to have one since it would not be there without (704.5f). */
  readonly lives: boolean;
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
