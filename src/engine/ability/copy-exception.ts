// Exceptions of copy effects (707.9).
import type { CardType, Supertype } from '../../vocabulary/index.ts';
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';
import type { ValueChange } from './value-change.ts';

export type CopyException =
  | { readonly kind: 'name'; readonly name: string }
  /** "it's an artifact and it loses all other card types", "it's a 4/4 black Zombie", "it has flying". */
  | ValueChange
  /** "it isn't legendary". */
  | {
      readonly kind: 'removeTypes';
      readonly supertypes: readonly Supertype[];
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
    }
  /** 707.9c: "it doesn't copy that creature's color". */
  | { readonly kind: 'keepsColor' }
  | {
      readonly kind: 'powerToughness';
      readonly power: Amount | undefined;
      readonly toughness: Amount | undefined;
      /** 613.2a: set as it entered, by no copy effect: an ability that defines them stays, and is applied later (613.4a). */
      readonly asEntered?: true;
    }
  /** "and this ability": the ability that contains the copy effect itself. */
  | { readonly kind: 'thisAbility' }
  /** 707.9a: "it has ~'s other abilities": all it has but the one that makes it a copy. */
  | { readonly kind: 'otherAbilities' }
  /** 707.9e, 614.1c: "it enters with …" inside the copy effect; not copiable. */
  | { readonly kind: 'entersWith'; readonly counter: string; readonly amount: Amount; readonly additional: boolean }
  | { readonly kind: 'entersTapped' }
  | { readonly kind: 'losesManaCost' }
  | { readonly kind: 'startingLoyalty'; readonly amount: Amount }
  | { readonly kind: 'losesAbilities' }
  /**
   * 707.9f: an exception under a condition on what the copy would be ("if it's a creature, it …"), or on what is copied:
   * "if you control that creature".
   */
  | {
      readonly kind: 'if';
      readonly filter: Filter;
      readonly of?: 'copied';
      readonly then: readonly CopyException[];
    };

/** The end of a copy effect within a question: "until it is turned face down". */
export type CopyUntil = 'turnedFaceDown' | 'endOfTurn';
