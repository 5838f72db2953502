// 613.1f, layer 6: abilities gained, lost and forbidden.
import type { Ability } from '../ability/ability.ts';
import type { Change } from '../ability/continuous.ts';
import { isKindOf } from '../match/has.ts';
import type { HeldAbility } from '../model/characteristics.ts';
import type { Shape } from './shape.ts';

/** An effect that grants: what the keys of its abilities begin with, and its timestamp (613.7a). */
export interface Grantor {
  readonly key: string;
  readonly timestamp: number;
}

/** Gives a shape abilities, except what it can't have (113.11). */
export function gain(shape: Shape, abilities: readonly Ability[], grantor: Grantor): void {
  const allowed = abilities.filter(ability => !isForbidden(shape, ability));
  if (allowed.length === 0) return;
  const taken = shape.abilities.length;
  const { key, timestamp } = grantor;
  const held = allowed.map((ability, index) => ({ ability, key: `granted:${key}:${taken + index}`, timestamp }));
  shape.abilities = [...shape.abilities, ...held];
}

/** 113.10b: takes every instance of the keywords. */
export function lose(shape: Shape, keywords: readonly string[]): void {
  shape.abilities = keepUnless(shape.abilities, held => isOneOf(held.ability, keywords));
}

/** Takes every ability but those excepted. */
export function loseAll(shape: Shape, change: Change & { readonly kind: 'losesAll' }, grantor: Grantor): void {
  if (change.keeps === 'mana') {
    // The rules give a land no other abilities than mana abilities.
    shape.abilities = keepUnless(shape.abilities, held => !isManaAbility(held.ability));
    return;
  }
  const excepted = change.except ?? [];
  shape.bare = true;
  if (excepted.length === 0 && shape.abilities.length === 0) return;
  shape.abilities = [];
  gain(shape, excepted, grantor);
}

/** 113.11: takes the keywords and keeps them away. */
export function forbid(shape: Shape, keywords: readonly string[]): void {
  shape.cantHave = [...shape.cantHave, ...keywords];
  lose(shape, keywords);
}

/** 305.7: takes what rules text and copiable effects gave; what other effects granted stays. */
export function loseRulesText(shape: Shape): void {
  shape.abilities = keepUnless(shape.abilities, held => !held.key.startsWith('granted:'));
}

/** Which of an object's abilities "has all … abilities of" means. */
export function taken(
  abilities: readonly HeldAbility[],
  change: Change & { readonly kind: 'gainsAbilitiesOf' },
): readonly Ability[] {
  return abilities.map(held => held.ability).filter(ability => isMeant(ability, change));
}

function isMeant(ability: Ability, change: Change & { readonly kind: 'gainsAbilitiesOf' }): boolean {
  switch (change.which) {
    case 'all':
      return true;
    case 'activated':
      return ability.kind === 'activated';
    case 'mana':
      return isManaAbility(ability);
    case 'triggered':
      return ability.kind === 'triggered';
    case 'keyword':
      return ability.kind === 'keyword' && (change.keywords === undefined || isOneOf(ability, change.keywords));
  }
}

/** 605.1a: as far as its text tells. */
function isManaAbility(ability: Ability): boolean {
  return ability.kind === 'activated' && /: add /i.test(ability.text);
}

function keepUnless(abilities: readonly HeldAbility[], gone: (held: HeldAbility) => boolean): readonly HeldAbility[] {
  return abilities.some(gone) ? abilities.filter(held => !gone(held)) : abilities;
}

function isForbidden(shape: Shape, ability: Ability): boolean {
  return shape.cantHave.length > 0 && isOneOf(ability, shape.cantHave);
}

function isOneOf(ability: Ability, keywords: readonly string[]): boolean {
  return ability.kind === 'keyword' && keywords.some(keyword => isKindOf(ability.keyword, keyword));
}
