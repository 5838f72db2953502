// Changes of abilities (613.1f, layer 6): gained, lost and forbidden.

import type { Ability } from '../ability/ability.ts';
import { isLoyaltyAbility, isManaAbility } from '../ability/activated.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { KeywordName } from '../keywords/keyword-list.ts';
import { isKindOf } from '../match/has.ts';
import type { ObjectAbility } from '../model/characteristics.ts';
import type { ObjectDraft } from './object-draft.ts';

/** An effect that grants abilities: the prefix of their keys, and its timestamp (613.7a). */
export interface AbilityGrantor {
  readonly key: string;
  readonly timestamp: number;
}

/** Adds abilities to a draft, except those it can't have (113.11). */
export function gainAbilities(draft: ObjectDraft, abilities: readonly Ability[], grantor: AbilityGrantor): void {
  const allowed = abilities.filter(ability => !isForbidden(draft, ability));
  if (allowed.length === 0) return;
  const { key, timestamp } = grantor;
  // The key must not depend on what others granted: a replacement effect is known by it through an event (614.5).
  const prefix = `granted:${key}:`;
  const taken = draft.abilities.filter(it => it.key.startsWith(prefix)).length;
  const gained = allowed.map((ability, index) => ({ ability, key: `${prefix}${taken + index}`, timestamp }));
  draft.abilities = [...draft.abilities, ...gained];
}

/** 113.10b: removes every instance of the keywords. */
export function loseKeywords(draft: ObjectDraft, keywords: readonly KeywordName[]): void {
  draft.abilities = keepUnless(draft.abilities, it => isOneOf(it.ability, keywords));
}

/** Removes every ability but those excepted. */
export function loseAllAbilities(
  draft: ObjectDraft,
  change: Change & { readonly kind: 'losesAll' },
  grantor: AbilityGrantor,
): void {
  if (change.keeps === 'mana') {
    // The rules give a land no other abilities than mana abilities.
    draft.abilities = keepUnless(draft.abilities, it => !isManaAbility(it.ability));
    return;
  }
  const excepted = change.except ?? [];
  draft.hasLostAbilities = true;
  if (excepted.length === 0 && draft.abilities.length === 0) return;
  draft.abilities = [];
  gainAbilities(draft, excepted, grantor);
}

/** 113.11: removes the keywords and forbids them. */
export function forbidKeywords(draft: ObjectDraft, keywords: readonly KeywordName[]): void {
  draft.cantHave = [...draft.cantHave, ...keywords];
  loseKeywords(draft, keywords);
}

/** 305.7: removes abilities of rules text and copiable effects; abilities that other effects granted stay. */
export function loseRulesText(draft: ObjectDraft): void {
  draft.abilities = keepUnless(draft.abilities, it => !it.key.startsWith('granted:'));
}

/** The abilities of an object that "has all … abilities of" grants. */
export function sharedAbilities(
  abilities: readonly ObjectAbility[],
  change: Change & { readonly kind: 'gainsAbilitiesOf' },
): readonly Ability[] {
  return abilities.map(it => it.ability).filter(ability => isMeant(ability, change) && !isExcepted(ability, change));
}

function isMeant(ability: Ability, change: Change & { readonly kind: 'gainsAbilitiesOf' }): boolean {
  switch (change.which) {
    case 'all':
      return true;
    case 'activated':
      return ability.kind === 'activated';
    case 'mana':
      return isManaAbility(ability);
    case 'loyalty':
      return isLoyaltyAbility(ability);
    case 'triggered':
      return ability.kind === 'triggered';
    case 'activatedAndTriggered':
      return ability.kind === 'activated' || ability.kind === 'triggered';
    case 'keyword':
      return ability.kind === 'keyword' && (change.keywords === undefined || isOneOf(ability, change.keywords));
  }
}

function isExcepted(ability: Ability, { except }: Change & { readonly kind: 'gainsAbilitiesOf' }): boolean {
  if (except === undefined) return false;
  return except === 'mana' ? isManaAbility(ability) : isLoyaltyAbility(ability);
}

function keepUnless(
  abilities: readonly ObjectAbility[],
  gone: (ability: ObjectAbility) => boolean,
): readonly ObjectAbility[] {
  return abilities.some(gone) ? abilities.filter(it => !gone(it)) : abilities;
}

function isForbidden(draft: ObjectDraft, ability: Ability): boolean {
  return draft.cantHave.length > 0 && isOneOf(ability, draft.cantHave);
}

function isOneOf(ability: Ability, keywords: readonly string[]): boolean {
  return ability.kind === 'keyword' && keywords.some(keyword => isKindOf(ability.keyword, keyword));
}
