// Targets in a sentence: taken out, so that the rest reads as a permanent would say it of itself.

import type { Ability, Change, Filter, ObjectRef, Objects } from '../../engine/index.ts';
import { map } from '../../engine/index.ts';
import { abilityLine } from '../grammar/index.ts';
import { filterMany, filterOne } from '../grammar/nouns/filters.ts';
import { inputOf, readWhole } from '../phrase.ts';

const SEVERAL = /^(?:(?:up to )?(?:two|three|four|X)|one or two|any number of) /;

interface Target {
  readonly objects: Objects;
  readonly rest: string;
}

/** The targets a text begins with, the longest noun phrase first, with what follows. */
export function targetAt(said: string): readonly Target[] {
  const begin =
    /^(?:up to one |another |(?:up to )?(?:two|three|four|X) |one or two |any number of )?(?:other )?target /.exec(
      said,
    )?.[0];
  if (begin === undefined) return [];
  const input = inputOf(said.replace(/^(.*?)target spell or permanent/, '$1target permanent'));
  const noun = SEVERAL.test(begin) ? filterMany : filterOne;
  const found = noun.read(input, begin.length).map(({ value, end }) => ({
    objects: { kind: 'target', filter: value satisfies Filter, index: 0 } as const,
    rest: input.text.slice(end).replace(/\.$/, match => match),
  }));
  return found
    .sort((a, b) => a.rest.length - b.rest.length)
    .map(it => ({ ...it, rest: it.rest === '.' ? '' : it.rest }));
}

/** The changes a sentence about ~ makes of it; undefined where it says anything else. */
export function changesOf(said: string): readonly Change[] | undefined {
  const every = said.replace(/ (?:with|and has) all creature types\b/, '');
  if (every !== said) {
    const others = changesOf(every);
    return others === undefined ? undefined : [...others, { kind: 'everyCreatureType' }];
  }
  const abilities = readAbilities(/\."?$/.test(said) ? said : `${said}.`);
  const changes: Change[] = [];
  for (const ability of abilities ?? []) {
    if (ability.kind !== 'static' || ability.condition !== undefined) return undefined;
    for (const effect of ability.effects) {
      if (effect.condition !== undefined) return undefined;
      changes.push(...effect.changes);
    }
  }
  return changes.length === 0 ? undefined : changes;
}

/** A line as a permanent would have it; a target in it stands for the permanent itself while it is read. */
export function readAbilities(said: string): readonly Ability[] | undefined {
  const plain = readLineOf(said);
  if (plain !== undefined) return plain;
  const at = said.search(/\b(?:any target|target )/);
  // the permanent itself, spoken of beside a target, would be taken for it
  if (at === -1 || said.includes('~')) return undefined;
  if (said.startsWith('any target', at)) {
    return asTarget(readLineOf(`${said.slice(0, at)}~${said.slice(at + 10)}`))?.map(orPlayer);
  }
  const player = /^target (?:player|opponent)\b/.exec(said.slice(at))?.[0];
  if (player !== undefined) {
    return asTargetPlayer(readLineOf(`${said.slice(0, at)}enchanted player${said.slice(at + player.length)}`));
  }
  for (const { rest } of targetAt(said.slice(at))) {
    const abilities = readLineOf(`${said.slice(0, at)}~${rest === '' ? '.' : rest}`);
    if (abilities !== undefined) return asTarget(abilities);
  }
  return undefined;
}

export function readLineOf(said: string): readonly Ability[] | undefined {
  const { values } = readWhole(abilityLine, said);
  return values.length === 1 ? values[0] : undefined;
}

/** What was read of ~, meant of the first target. */
function asTarget(abilities: readonly Ability[] | undefined): readonly Ability[] | undefined {
  if (abilities === undefined) return undefined;
  const target: ObjectRef = { kind: 'target', index: 0 };
  return map('ability', abilities, { ref: ref => (ref.kind === 'self' ? target : ref) });
}

/** "any target" may be a player (115.4): damage to that player is meant as well. */
function orPlayer(ability: Ability): Ability {
  if (ability.kind !== 'replacement' || ability.event.kind !== 'dealDamage' || ability.event.to === undefined)
    return ability;
  const to = [...ability.event.to, { kind: 'target', index: 0 } as const];
  return { ...ability, event: { ...ability.event, to } };
}

/** What was read of the enchanted player, meant of the first target. */
function asTargetPlayer(abilities: readonly Ability[] | undefined): readonly Ability[] | undefined {
  if (abilities === undefined) return undefined;
  const target = { kind: 'target', index: 0 } as const;
  return map('ability', abilities, {
    who: who => (who.kind === 'attached' ? target : who),
    ref: ref => (ref.kind === 'attached' ? target : ref),
  });
}
