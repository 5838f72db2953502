// Targets in a sentence: taken out, so that the rest reads as that of a permanent about itself.

import type { Ability, Change, Filter, ObjectRef, Objects } from '../../engine/index.ts';
import { map } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { abilityLine } from '../grammar/index.ts';
import { filterMany, filterOne } from '../grammar/nouns/filters.ts';
import { inputOf, readWhole } from '../phrase.ts';

const SEVERAL = /^(?:(?:up to )?(?:two|three|four|X)|one or two|any number of) /;

interface Target {
  readonly objects: Objects;
  readonly rest: string;
}

/** The targets at the beginning of a text, the longest noun phrase first, each with the rest of the text. */
export function targetAt(wording: string): readonly Target[] {
  const begin =
    /^(?:up to one |another |(?:up to )?(?:two|three|four|X) |one or two |any number of )?(?:other )?target /.exec(
      wording,
    )?.[0];
  if (begin === undefined) return [];
  const input = inputOf(wording.replace(/^(.*?)target spell or permanent/, '$1target permanent'));
  const noun = SEVERAL.test(begin) ? filterMany : filterOne;
  const found = noun.read(input, begin.length).map(({ value, end }) => ({
    objects: { kind: 'target', filter: value satisfies Filter, index: 0 } as const,
    rest: input.text.slice(end).replace(/\.$/, match => match),
  }));
  return found
    .sort((a, b) => a.rest.length - b.rest.length)
    .map(it => ({ ...it, rest: it.rest === '.' ? '' : it.rest }));
}

/** The affected objects of a sentence about ~ alone; "~ and all other …" is about more. */
const ITSELF_ALONE: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

/** The changes a sentence makes to ~; undefined where it has another meaning. */
export function changesOf(wording: string): readonly Change[] | undefined {
  const every = wording.replace(/ (?:with|and has|and) all creature types\b/, '');
  if (every !== wording) {
    const others = changesOf(every);
    return others === undefined ? undefined : [...others, { kind: 'everyCreatureType' }];
  }
  const abilities = readAbilities(/\."?$/.test(wording) ? wording : `${wording}.`);
  const changes: Change[] = [];
  for (const ability of abilities ?? []) {
    if (ability.kind !== 'static' || ability.condition !== undefined) return undefined;
    for (const effect of ability.effects) {
      if (effect.condition !== undefined || !equals(effect.affects, ITSELF_ALONE)) return undefined;
      changes.push(...effect.changes);
    }
  }
  return changes.length === 0 ? undefined : changes;
}

/** The abilities of a sentence read as that of a permanent, with ~ for its target. */
export function readAbilities(wording: string): readonly Ability[] | undefined {
  const plain = readLineOf(wording);
  if (plain !== undefined) return plain;
  const at = wording.search(/\b(?:any target|target )/);
  // ~ beside a target would be taken for the target
  if (at === -1 || wording.includes('~')) return undefined;
  if (wording.startsWith('any target', at)) {
    return asTarget(readLineOf(`${wording.slice(0, at)}~${wording.slice(at + 10)}`))?.map(orPlayer);
  }
  const player = /^target (?:player|opponent)\b/.exec(wording.slice(at))?.[0];
  if (player !== undefined) {
    return asTargetPlayer(readLineOf(`${wording.slice(0, at)}enchanted player${wording.slice(at + player.length)}`));
  }
  for (const { rest } of targetAt(wording.slice(at))) {
    const abilities = readLineOf(`${wording.slice(0, at)}~${rest === '' ? '.' : rest}`);
    if (abilities !== undefined) return asTarget(abilities);
  }
  return undefined;
}

export function readLineOf(wording: string): readonly Ability[] | undefined {
  const { values } = readWhole(abilityLine, wording);
  return values.length === 1 ? values[0] : undefined;
}

/** The abilities with the first target in the place of ~. */
function asTarget(abilities: readonly Ability[] | undefined): readonly Ability[] | undefined {
  if (abilities === undefined) return undefined;
  const target: ObjectRef = { kind: 'target', index: 0 };
  return map('ability', abilities, { ref: ref => (ref.kind === 'self' ? target : ref) });
}

/** 115.4: the ability about damage to "any target", which may be a player: damage to that player is included. */
function orPlayer(ability: Ability): Ability {
  if (ability.kind !== 'replacement' || ability.event.kind !== 'dealDamage' || ability.event.to === undefined)
    return ability;
  const to = [...ability.event.to, { kind: 'target', index: 0 } as const];
  return { ...ability, event: { ...ability.event, to } };
}

/** The abilities with the first target in the place of the enchanted player. */
function asTargetPlayer(abilities: readonly Ability[] | undefined): readonly Ability[] | undefined {
  if (abilities === undefined) return undefined;
  const target = { kind: 'target', index: 0 } as const;
  return map('ability', abilities, {
    who: who => (who.kind === 'attached' ? target : who),
    ref: ref => (ref.kind === 'attached' ? target : ref),
  });
}
