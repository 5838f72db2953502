// Several targets in a sentence (115.3): each read as another attached object, then meant as that target.
import {
  type Ability,
  type CantPattern,
  type Filter,
  map,
  type ObjectRef,
  type PlayerRef,
} from '../../engine/index.ts';
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

/** The same ability with targets where their stand-ins were. */
function meant(ability: Ability, { targets }: Stood): Ability {
  const indexOf = (as: string) => targets.findIndex(it => it.as === as);
  const swapped = <T extends ObjectRef | PlayerRef>(it: T): T | Target => {
    const index = it.kind === 'attached' ? indexOf('as' in it ? (it.as ?? 'player') : 'player') : -1;
    return index === -1 ? it : targetOf(index);
  };
  // an event stays of its kind
  const listed = <T extends CantPattern>(it: T) => withRecipients(it, one => orPlayer(one, targets)) as T;
  const said = map('ability', ability, { event: listed, cant: listed });
  return map('ability', said, { ref: swapped, who: swapped });
}

type Target = ReturnType<typeof targetOf>;

function targetOf(index: number) {
  return { kind: 'target', index } as const;
}

/** An event with each of the recipients it lists replaced. */
function withRecipients(
  pattern: CantPattern,
  change: (it: Filter | PlayerRef) => readonly (Filter | PlayerRef)[],
): CantPattern {
  switch (pattern.kind) {
    case 'dealDamage':
    case 'prevented':
      return pattern.to === undefined ? pattern : { ...pattern, to: pattern.to.flatMap(change) };
    case 'putCounters':
      return 'length' in pattern.on ? { ...pattern, on: pattern.on.flatMap(change) } : pattern;
    default:
      return pattern;
  }
}

/** A recipient that is a stand-in, without the noun it was said with; a player besides, where it may be one. */
function orPlayer(it: Filter | PlayerRef, targets: Stood['targets']): readonly (Filter | PlayerRef)[] {
  const as = standInOf(it);
  const index = targets.findIndex(target => target.as === as);
  if (as === undefined || index === -1) return [it];
  const object: Filter = { clauses: [{ kind: 'is', ref: targetOf(index) }] };
  return targets[index]?.any === true ? [object, targetOf(index)] : [object];
}

function standInOf(it: Filter | PlayerRef): string | undefined {
  const [is] = 'clauses' in it ? it.clauses : [];
  const ref = is?.kind === 'is' || is?.kind === 'attachedTo' ? is.ref : undefined;
  return ref?.kind === 'attached' ? ref.as : undefined;
}
