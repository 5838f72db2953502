// 115.3: several targets in a sentence: each is read as an attached object, which then stands for that target.

import {
  type Ability,
  type CantPattern,
  type Filter,
  map,
  type ObjectRef,
  type PlayerRef,
} from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { readLineOf, targetAt } from './targets.ts';

/** Placeholders of the first and the second object, in the grammar of permanents. */
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

interface WithPlaceholders {
  readonly wording: string;
  /** For each target in order: its placeholder, and whether it may be a player. */
  readonly targets: readonly { readonly as: string; readonly any: boolean }[];
}

/** The abilities of a sentence with one target or more; undefined where it is not read, or read in several ways. */
export function readWithTargets(wording: string): readonly Ability[] | undefined {
  for (const candidate of withPlaceholders(wording, [])) {
    const read = readLineOf(candidate.wording);
    if (read !== undefined) return read.map(ability => withTargets(ability, candidate));
  }
  return undefined;
}

function withPlaceholders(wording: string, targets: WithPlaceholders['targets']): readonly WithPlaceholders[] {
  const at = wording.search(TARGET);
  if (at === -1) return targets.length === 0 ? [] : [{ wording, targets }];
  const rest = wording.slice(at);
  const replaced = (placeholder: string, as: string, any: boolean, after: string) =>
    withPlaceholders(`${wording.slice(0, at)}${placeholder}${after}`, [...targets, { as, any }]);
  const next = OBJECTS.find(([, as]) => !targets.some(it => it.as === as));
  const any = ANY.exec(rest)?.[0];
  if (any !== undefined) return next === undefined ? [] : replaced(next[0], next[1], true, rest.slice(any.length));
  const player = /^target (?:player|opponent)\b/.exec(rest)?.[0];
  if (player !== undefined) return replaced(PLAYER, 'player', false, rest.slice(player.length));
  if (next === undefined) return [];
  // "two target creatures": the noun stands once and applies to each
  const begin = rest.replace(/^(?:one or two|up to two|two|any number of) target (\w+?)s\b/, 'target $1');
  return targetAt(begin).flatMap(it => replaced(next[0], next[1], false, it.rest === '' ? '.' : it.rest));
}

/** The ability with targets in the place of their placeholders. */
function withTargets(ability: Ability, { targets }: WithPlaceholders): Ability {
  const indexOf = (as: string) => targets.findIndex(it => it.as === as);
  const swapped = <T extends ObjectRef | PlayerRef>(ref: T): T | Target => {
    const index = ref.kind === 'attached' ? indexOf('as' in ref ? (ref.as ?? 'player') : 'player') : -1;
    return index === -1 ? ref : targetOf(index);
  };
  // An event keeps its kind.
  const listed = <T extends CantPattern>(it: T) => withRecipients(it, one => orPlayer(one, targets)) as T;
  const wording = map('ability', ability, { event: listed, cant: listed });
  return map('ability', wording, { ref: swapped, who: swapped });
}

type Target = ReturnType<typeof targetOf>;

function targetOf(index: number) {
  return { kind: 'target', index } as const;
}

/** An event with placeholders replaced in its list of recipients. */
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
    case 'activate':
    case 'addMana':
    case 'attachTo':
    case 'begin':
    case 'createTokens':
    case 'destroy':
    case 'discard':
    case 'draw':
    case 'enters':
    case 'explore':
    case 'flipCoin':
    case 'gainLife':
    case 'haveCounters':
    case 'loseGame':
    case 'loseLife':
    case 'mill':
    case 'moreCounters':
    case 'move':
    case 'payLife':
    case 'proliferate':
    case 'regenerated':
    case 'removeCounters':
    case 'rollDie':
    case 'sacrificeToPay':
    case 'sacrificed':
    case 'scry':
    case 'search':
    case 'searchLibrary':
    case 'shuffle':
    case 'tap':
    case 'target':
    case 'targetAsCast':
    case 'text':
    case 'transform':
    case 'turnFaceUp':
    case 'untap':
    case 'untapMore':
    case 'winGame':
      return pattern;
    default:
      return assertNever(pattern);
  }
}

/** A recipient with its placeholder replaced, and a player besides where the target may be one. */
function orPlayer(
  recipient: Filter | PlayerRef,
  targets: WithPlaceholders['targets'],
): readonly (Filter | PlayerRef)[] {
  const as = placeholderOf(recipient);
  const index = targets.findIndex(target => target.as === as);
  if (as === undefined || index === -1) return [recipient];
  const object: Filter = { clauses: [{ kind: 'is', ref: targetOf(index) }] };
  return targets[index]?.any === true ? [object, targetOf(index)] : [object];
}

function placeholderOf(recipient: Filter | PlayerRef): string | undefined {
  const [is] = 'clauses' in recipient ? recipient.clauses : [];
  const ref = is?.kind === 'is' || is?.kind === 'attachedTo' ? is.ref : undefined;
  return ref?.kind === 'attached' ? ref.as : undefined;
}
