// Several targets in a sentence (115.3): each read as another attached object, then meant as that target.
import type { Ability } from '../../engine/index.ts';
import { readLineOf, targetAt } from './targets.ts';

/** What stands for the first object and the second, in the grammar of permanents. */
const OBJECTS = [
  ['equipped creature', 'equipped'],
  ['fortified land', 'fortified'],
] as const;
const PLAYER = 'enchanted player';
/** Targets that may be a player as well as an object (115.4). */
const ANY =
  /^(?:any (?:other )?target|(?:another )?target (?:creature, planeswalker, or player|creature or player|player or planeswalker|creature or planeswalker or player|permanent or player))\b/;
const TARGET =
  /\b(?:any (?:other )?target|(?:another |up to one (?:other )?|up to two |one or two |two |any number of )?target)\b/;

interface Stood {
  readonly said: string;
  /** For each target in order: what stands for it, and whether it may be a player. */
  readonly targets: readonly { readonly as: string; readonly any: boolean }[];
}

/** A line with one target or more, as a permanent would have it; undefined where it is not read, or not in one way. */
export function readWithTargets(said: string): readonly Ability[] | undefined {
  for (const stood of standing(said, [])) {
    const read = readLineOf(stood.said);
    if (read !== undefined) return read.map(ability => meant(ability, stood));
  }
  return undefined;
}

function standing(said: string, targets: Stood['targets']): readonly Stood[] {
  const at = said.search(TARGET);
  if (at === -1) return targets.length === 0 ? [] : [{ said, targets }];
  const rest = said.slice(at);
  const stands = (stand: string, as: string, any: boolean, after: string) =>
    standing(`${said.slice(0, at)}${stand}${after}`, [...targets, { as, any }]);
  const next = OBJECTS.find(([, as]) => !targets.some(it => it.as === as));
  const any = ANY.exec(rest)?.[0];
  if (any !== undefined) return next === undefined ? [] : stands(next[0], next[1], true, rest.slice(any.length));
  const player = /^target (?:player|opponent)\b/.exec(rest)?.[0];
  if (player !== undefined) return stands(PLAYER, 'player', false, rest.slice(player.length));
  if (next === undefined) return [];
  // "two target creatures": the noun is said of each
  const begin = rest.replace(/^(?:one or two|up to two|two|any number of) target (\w+?)s\b/, 'target $1');
  return targetAt(begin).flatMap(it => stands(next[0], next[1], false, it.rest === '' ? '.' : it.rest));
}

/** The same shape with targets where their stand-ins were. */
function meant(ability: Ability, { targets }: Stood): Ability {
  const index = (as: unknown) => targets.findIndex(it => it.as === as);
  const swap = (_: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap(it => orPlayer(it, targets, index));
    if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'attached') return value;
    const at = index('as' in value ? value.as : 'player');
    return at === -1 ? value : { kind: 'target', index: at };
  };
  // The same shape with other references in it.
  return JSON.parse(JSON.stringify(ability, swap)) as Ability;
}

/** A recipient that is a stand-in, without the noun it was said with; a player besides, where it may be one. */
function orPlayer(it: unknown, targets: Stood['targets'], index: (as: unknown) => number): readonly unknown[] {
  const as = standInOf(it);
  const at = as === undefined ? -1 : index(as);
  if (at === -1) return [it];
  const target = { kind: 'target', index: at };
  const object = { clauses: [{ kind: 'is', ref: target }] };
  return targets[at]?.any === true ? [object, target] : [object];
}

function standInOf(it: unknown): string | undefined {
  if (typeof it !== 'object' || it === null || !('clauses' in it) || !Array.isArray(it.clauses)) return undefined;
  const [is]: readonly unknown[] = it.clauses;
  if (typeof is !== 'object' || is === null || !('ref' in is)) return undefined;
  const { ref } = is;
  return typeof ref === 'object' && ref !== null && 'as' in ref && typeof ref.as === 'string' ? ref.as : undefined;
}
