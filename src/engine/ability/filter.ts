// Filters of objects: conjunctions of clauses in the order of their words, so that they print back.

import type { CardType, Color, ObjectDesignation, Supertype, Zone } from '../../vocabulary/index.ts';
import type { KeywordName } from '../keywords/keyword-list.ts';
import type { Amount } from './amount.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

export type Comparison = '=' | '<' | '<=' | '>' | '>=' | '!=';
export type Measure =
  | 'power'
  | 'toughness'
  | 'manaValue'
  | 'basePower'
  | 'baseToughness'
  | 'totalPowerAndToughness'
  | 'loyalty'
  /** The number of its colors. */
  | 'colors';

/** A test of one object. */
export type Clause =
  | { readonly kind: 'all'; readonly of: readonly Clause[] }
  | { readonly kind: 'any'; readonly of: readonly Clause[] }
  | { readonly kind: 'not'; readonly of: Clause }
  /** Any object: "permanent", "card", "object". */
  | { readonly kind: 'permanent' }
  | { readonly kind: 'card' }
  | { readonly kind: 'spell' }
  | { readonly kind: 'token' }
  | { readonly kind: 'type'; readonly type: CardType }
  | { readonly kind: 'subtype'; readonly subtype: string }
  | { readonly kind: 'supertype'; readonly supertype: Supertype }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'colorless' }
  | { readonly kind: 'multicolored' }
  | { readonly kind: 'monocolored' }
  | { readonly kind: 'historic' }
  | { readonly kind: 'outlaw' }
  | { readonly kind: 'modified' }
  /** 715.1: "that has an Adventure". */
  | { readonly kind: 'adventure' }
  /** "With {X} in its mana cost"; P stands for any Phyrexian symbol (107.4f). */
  | { readonly kind: 'costHas'; readonly symbol: 'X' | 'P' }
  /** "With mana cost {1}": these symbols and no others (202.1). */
  | { readonly kind: 'costIs'; readonly cost: string }
  /** 712.1: a card or token with a Magic face on either side. */
  | { readonly kind: 'doubleFaced' }
  /** A spell's targets: "that targets ~", "that targets only a single creature"; `only`: it has no other target. */
  | { readonly kind: 'targets'; readonly of: Filter | PlayerRef; readonly only?: true }
  | { readonly kind: 'enchanted' }
  | { readonly kind: 'equipped' }
  | { readonly kind: 'commander' }
  /** 903.4: "each color that's not in your commander's color identity". */
  | { readonly kind: 'outsideIdentity'; readonly who: PlayerRef }
  | { readonly kind: 'party' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'keyword'; readonly keyword: KeywordName }
  /** "with no abilities". */
  | { readonly kind: 'noAbilities' }
  /** "With a mana ability" (605.1). */
  | { readonly kind: 'manaAbility' }
  | { readonly kind: 'measure'; readonly measure: Measure; readonly is: Comparison; readonly amount: Amount }
  | { readonly kind: 'parity'; readonly measure: Measure; readonly parity: 'odd' | 'even' }
  /** "with a +1/+1 counter on it", "with three or more counters"; `counter` undefined means of any kind. */
  | {
      readonly kind: 'counters';
      readonly counter: string | undefined;
      readonly is: Comparison;
      readonly amount: Amount;
    }
  | { readonly kind: 'controlledBy'; readonly who: PlayerRef }
  | { readonly kind: 'ownedBy'; readonly who: PlayerRef }
  /** In that zone; `whose` undefined means any player's. A filter without a zone is about the battlefield (109.2). */
  | { readonly kind: 'inZone'; readonly zone: Zone; readonly whose: PlayerRef | undefined }
  /** "other", "another": not the ability's source. */
  | { readonly kind: 'other' }
  /** Exactly that object: "this creature", "enchanted creature". */
  | { readonly kind: 'is'; readonly ref: ObjectRef }
  /** "attached to it": Auras and Equipment on the object. */
  | { readonly kind: 'attachedTo'; readonly ref: ObjectRef }
  /** "attached to a creature you control". */
  | { readonly kind: 'attachedToA'; readonly of: Filter }
  /** "with another Aura attached to it": something that fits is attached to the object. */
  | { readonly kind: 'withAttached'; readonly of: Filter }
  | { readonly kind: 'tapped' }
  | { readonly kind: 'untapped' }
  | { readonly kind: 'attacking' }
  /** "attacking you": the player, not a planeswalker or battle (508.1b). */
  | { readonly kind: 'attackingPlayer'; readonly who: PlayerRef }
  | { readonly kind: 'blocking' }
  /** 509.1: "blocking ~", "blocked by a Goblin": one that fits is the other of the pair. */
  | { readonly kind: 'opposing'; readonly how: 'blocking' | 'blockedBy'; readonly of: Filter }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unblocked' }
  | { readonly kind: 'faceDown' }
  | { readonly kind: 'faceUp' }
  | { readonly kind: 'transformed' }
  | { readonly kind: 'designation'; readonly designation: ObjectDesignation }
  /** "of the chosen type", "of the chosen color", "with the chosen name". */
  | {
      readonly kind: 'chosen';
      /** `quality`: mana value odd or even, as chosen. */
      readonly what: 'creatureType' | 'color' | 'cardName' | 'cardType' | 'landType' | 'object' | 'player' | 'quality';
      /** "Of the first chosen type", of several in the order in which they were chosen. */
      readonly nth?: 1 | 2;
    }
  /** "Dealt damage this way": by the spell or ability that says so, so far. */
  | { readonly kind: 'damagedThisWay' }
  /** "that shares a creature type with it"; `itself`: of objects a filter matches, it may be one of them. */
  | {
      readonly kind: 'shares';
      readonly itself?: true;
      readonly what: 'creatureType' | 'color' | 'cardType' | 'name' | 'permanentType' | 'manaValue' | 'landType';
      readonly with: ObjectRef | Filter;
    }
  /**
   * The history of the object: "that was kicked", "that wasn't cast", "that entered this turn", "dealt damage this
   * turn".
   */
  | {
      readonly kind: 'history';
      readonly what: History;
      readonly who?: PlayerRef;
      readonly zone?: Zone;
      readonly by?: ObjectRef;
      /** "Dealt damage this turn by a Spider you controlled": any such source, in place of the ability's own. */
      readonly from?: Filter;
    };

export type History =
  | 'cast'
  | 'notCast'
  | 'kicked'
  | 'enteredThisTurn'
  | 'dealtDamageThisTurn'
  | 'attackedThisTurn'
  | 'exiledWithThis'
  /** 702.95: the creature the source is paired with. */
  | 'pairedWithThis'
  | 'damagedByThisThisTurn'
  | 'convoked'
  | 'castWith'
  | 'foretold'
  | 'diedThisTurn'
  | 'putThereThisTurn'
  | 'noManaSpent'
  | 'treasureManaSpent'
  | 'bestowed'
  | 'unearthed';

/** A whole noun phrase. Without clauses it matches every object of the zones searched. */
export interface Filter {
  readonly clauses: readonly Clause[];
}
