// Names of objects: Name, Name#2 and handles, resolved to indexes of one flat list, and the reverse.

import { fold } from '../kit/fold.ts';
import type { Issue } from '../kit/issue.ts';
import { Memo } from '../kit/memo.ts';
import { nearest } from '../kit/nearest.ts';
import type { GameZone } from '../vocabulary/index.ts';
import { withEnteringObjects } from './declared/declared-entering.ts';
import { type DeclaredDraft, givenDrafts } from './declared/declared-given.ts';
import type { DeclaredObject } from './declared/declared-object.ts';
import { splitCount } from './schema/list-schemas.ts';
import type { Scenario } from './schema/scenario-schema.ts';

export interface NameTable {
  /** Every object the scenario writes, in the order that numbers them; `index` is the place in this list. */
  readonly objects: readonly DeclaredObject[];
  /** Issues about handles that are used twice or have another meaning as well. */
  readonly issues: readonly Issue[];
  /** The object a name means: a handle, `Name#2`, or a name, which means the first of it in that zone, else the first. */
  readonly find: (reference: string, zone?: GameZone) => DeclaredObject | undefined;
  /** Every object a name may mean: one for a handle or `Name#2`, two for `2 Name`, all of them for a name alone. */
  readonly findAll: (reference: string) => readonly DeclaredObject[];
  /** The names nearest to one that means nothing here. */
  readonly near: (reference: string) => readonly string[];
}

const TABLES = new Memo<Scenario, NameTable>();

/** The names of a scenario's objects, made once for each scenario. */
export function nameTable(scenario: Scenario): NameTable {
  const table = TABLES.get(scenario) ?? nameTableOf(scenario);
  TABLES.set(scenario, table);
  return table;
}

function nameTableOf(scenario: Scenario): NameTable {
  const objects = withKeys(withEnteringObjects(scenario, givenDrafts(scenario)));
  const lookup = lookupOf(objects);
  const findAll = (reference: string) => candidates(reference, lookup);
  return {
    objects,
    issues: handleIssues(objects, scenario),
    findAll,
    find: (reference, zone = 'battlefield') => {
      const alike = findAll(reference);
      return alike.find(it => it.zone === zone) ?? alike[0];
    },
    near: reference => nearest(reference, new Set(objects.flatMap(it => [it.key, it.name]))),
  };
}

/** The key of the `number`th of `total` objects of a name; the name alone when there is only one. */
export function objectKeyOf(name: string, number: number, total: number): string {
  return total > 1 ? `${name}#${number}` : name;
}

interface Lookup {
  readonly handles: ReadonlyMap<string, readonly DeclaredObject[]>;
  readonly names: ReadonlyMap<string, readonly DeclaredObject[]>;
  /** Further names, used where no object has the name itself: a token without "Token", one face of a card. */
  readonly aliases: ReadonlyMap<string, readonly DeclaredObject[]>;
}

function lookupOf(objects: readonly DeclaredObject[]): Lookup {
  return {
    handles: grouped(objects, it => it.handles.flatMap(handle => [handle, handle.replace(/#1$/u, '')])),
    names: grouped(objects, it => [it.name]),
    aliases: grouped(objects, it => aliasesOf(it.name)),
  };
}

function grouped(
  objects: readonly DeclaredObject[],
  namesOf: (object: DeclaredObject) => readonly string[],
): ReadonlyMap<string, readonly DeclaredObject[]> {
  const groups = new Map<string, DeclaredObject[]>();
  for (const object of objects) {
    for (const name of new Set(namesOf(object).map(fold))) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [object]);
      else group.push(object);
    }
  }
  return groups;
}

function candidates(reference: string, { handles, names, aliases }: Lookup): readonly DeclaredObject[] {
  const sought = fold(reference);
  const handled = handles.get(sought)?.slice(0, 1) ?? [];
  if (handled.length > 0) return handled;
  const named = (name: string) => names.get(name) ?? aliases.get(name);
  const group = named(sought);
  if (group !== undefined) return group;
  const [, name, digits] = /^(.+?)\s*#(\d+)$/su.exec(sought) ?? [];
  if (name !== undefined) {
    const one = named(name)?.[Number(digits) - 1];
    return one === undefined ? [] : [one];
  }
  const { count, name: several } = splitCount(sought);
  const like = several === sought ? undefined : named(several);
  if (like === undefined || like.length < count) return [];
  const there = like.filter(it => it.zone === 'battlefield');
  return [...there, ...like.filter(it => it.zone !== 'battlefield')].slice(0, count);
}

function withKeys(drafts: readonly DeclaredDraft[]): readonly DeclaredObject[] {
  const totals = new Map<string, number>();
  for (const { name } of drafts) totals.set(fold(name), (totals.get(fold(name)) ?? 0) + 1);
  const met = new Map<string, number>();
  return drafts.map((draft, index): DeclaredObject => {
    const name = fold(draft.name);
    const number = (met.get(name) ?? 0) + 1;
    met.set(name, number);
    return { ...draft, index, number, key: draft.handles[0] ?? objectKeyOf(draft.name, number, totals.get(name) ?? 1) };
  });
}

function aliasesOf(name: string): readonly string[] {
  const faces = name.split(' // ');
  return [name.replace(/ token$/iu, ''), ...(faces.length > 1 ? faces : [])];
}

function handleIssues(objects: readonly DeclaredObject[], scenario: Scenario): readonly Issue[] {
  const names = new Set(objects.map(it => fold(it.name)));
  const reserved = new Set([...scenario.players, 'none'].map(fold));
  const seen = new Set<string>();
  return objects.flatMap(object =>
    object.handles.flatMap((written): Issue[] => {
      const handle = fold(written);
      const problem = handleProblem(written, object, { reserved, seen, names });
      seen.add(handle);
      return problem === undefined ? [] : [{ path: [...object.path, 'as'], message: problem }];
    }),
  );
}

interface UsedNames {
  readonly reserved: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

function handleProblem(written: string, object: DeclaredObject, used: UsedNames): string | undefined {
  const handle = fold(written);
  if (used.reserved.has(handle)) return `"${written}" cannot be a handle, since it already means something else.`;
  if (used.seen.has(handle)) return `Two objects have the handle "${written}".`;
  if (used.names.has(handle) && fold(object.name) !== handle) {
    return `The handle "${written}" is also the name of another object.`;
  }
  return undefined;
}
