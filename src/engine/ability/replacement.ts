// Replacement and prevention effects (614, 615): the event each watches for, and its rewrites.
import type { ChosenKind, Zone } from '../../vocabulary/index.ts';
import type { ChoiceOffer } from '../choice/choice.ts';
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Condition, Conditional } from './condition.ts';
import type { Change } from './continuous-effect.ts';
import type { CopyException, CopyUntil } from './copy-exception.ts';
import type { Effect, TokenSpec } from './effect.ts';
import type { Filter } from './filter.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { TextBearing } from './text-bearing.ts';

/** The event that would happen. */
export type EventPattern =
  | {
      readonly kind: 'enters';
      readonly what: Filter;
      readonly from?: readonly Zone[];
      readonly notFrom?: readonly Zone[];
      readonly cast?: boolean;
      readonly under?: PlayerRef;
      readonly played?: boolean;
      /** "The next time one or more … enter": everything that enters at once is one such time. */
      readonly together?: true;
    }
  | {
      readonly kind: 'createTokens';
      readonly under: PlayerRef;
      readonly what: Filter | undefined;
      readonly byEffect: boolean;
    }
  | {
      readonly kind: 'putCounters';
      readonly counter: string | undefined;
      /** Several: any of them, "a permanent or player". */
      readonly on: Filter | PlayerRef | readonly (Filter | PlayerRef)[];
      readonly by: PlayerRef | undefined;
      readonly byEffect: boolean;
      /** "A modular triggered ability would put …": the keyword whose triggered ability the effect is of. */
      readonly ofKeyword?: 'modular';
    }
  | { readonly kind: 'removeCounters'; readonly counter: string | undefined; readonly on: Filter }
  | {
      readonly kind: 'dealDamage';
      readonly source: Filter | undefined;
      readonly to: readonly (Filter | PlayerRef)[] | undefined;
      readonly combat: boolean | undefined;
      readonly atLeast?: number;
      readonly atMost?: number;
      readonly lessThan?: Amount;
    }
  | {
      readonly kind: 'draw';
      readonly who: PlayerRef;
      readonly exceptFirstInDrawStep?: boolean;
      readonly only?: 'firstEachTurn' | 'afterFirstEachTurn' | 'notInDrawStep';
      readonly emptyLibrary?: boolean;
      /** 121.2a: an instruction to draw at least so many, before its single draws. */
      readonly atLeast?: number;
    }
  | {
      readonly kind: 'gainLife' | 'loseLife' | 'payLife';
      readonly who: PlayerRef;
      /** "A spell or ability would cause its controller to gain life": an effect of the player's own. */
      readonly ownEffect?: boolean;
    }
  /** `byEffect`: only destruction by an effect, not by a state-based action (122.1c). */
  | { readonly kind: 'destroy'; readonly what: Filter; readonly byEffect?: boolean }
  /** Zone changes: dies, leaves, is put into a graveyard from anywhere, is discarded, milled, exiled. */
  | {
      readonly kind: 'move';
      readonly what: Filter;
      readonly from: Zone | undefined;
      readonly to: Zone | undefined;
      readonly verb?: string;
      /** "A spell or ability an opponent controls causes": the controller of the cause. */
      readonly by?: PlayerRef;
    }
  /** `byEffect`: an effect makes the player discard, no cost and no turn-based action. */
  | { readonly kind: 'discard'; readonly who: PlayerRef; readonly byEffect?: boolean }
  | { readonly kind: 'begin'; readonly what: string; readonly who: PlayerRef }
  | {
      readonly kind: 'addMana';
      readonly source: Filter | undefined;
      readonly who: PlayerRef;
      /** 106.12b: only mana the source is tapped for. */
      readonly tapped?: boolean;
      /** "Is tapped for two or more mana". */
      readonly atLeast?: number;
    }
  /** `forCost`: only where its morph cost is paid for it, as a special action. */
  | { readonly kind: 'turnFaceUp'; readonly what: Filter; readonly forCost?: boolean }
  | { readonly kind: 'untap' | 'transform' | 'tap'; readonly what: Filter }
  /** A keyword action of a player's, chance, or the end of the game (104.3). */
  | {
      readonly kind:
        | ('mill' | 'scry' | 'search' | 'shuffle' | 'explore' | 'proliferate')
        | ('flipCoin' | 'rollDie')
        | ('loseGame' | 'winGame');
      readonly who: PlayerRef;
    };

/** A change to the event. Rewrites are applied in their order. */
export type Rewrite =
  // The way a permanent enters (614.1c, 614.1d).
  | { readonly kind: 'tapped'; readonly tapped: boolean }
  | {
      readonly kind: 'withCounters';
      readonly counter: string;
      readonly amount: Amount;
      readonly additional: boolean;
      /** 614.16: false where the rules put them and no effect does. */
      readonly byEffect?: boolean;
      /** 122.6a: "that player may put …": whoever takes the option puts them. */
      readonly putBy?: 'taker';
    }
  /** "with your choice of a flying or a first strike counter". */
  | {
      readonly kind: 'withChoiceOfCounter';
      readonly counters: readonly string[];
      readonly amount: Amount;
      readonly additional: boolean;
      /** "For each card exiled this way, … a +2/+0, +1/+1, or +0/+2 counter": a kind chosen for each one. */
      readonly eachChosen?: true;
    }
  /** "for each kind of counter on ~, … a counter of that kind". */
  | { readonly kind: 'withEachKind'; readonly on: ObjectRef }
  | {
      readonly kind: 'asCopy';
      readonly of: Filter | { readonly kind: 'source' };
      readonly exceptions: readonly CopyException[];
      /** "you may choose … if you do": choosing none is allowed. */
      readonly optional?: true;
      readonly until?: CopyUntil;
    }
  | { readonly kind: 'underControl'; readonly who: PlayerRef }
  | {
      readonly kind: 'choose';
      readonly what: ChosenKind;
      readonly who: PlayerRef;
      readonly among: ChoiceRange | undefined;
      readonly count?: number;
      /**
       * Not a player's decision: random, or a number that the position does not record. Both are choice requests all
       * the same.
       */
      readonly how?: 'random' | 'known';
    }
  | { readonly kind: 'becomes'; readonly changes: readonly Change[] }
  /** `optional`: "you may attach it to a creature", for a permanent being turned face up. */
  | { readonly kind: 'attached'; readonly to: Filter | PlayerRef; readonly optional?: true }
  | { readonly kind: 'transformed' }
  | { readonly kind: 'prepared' }
  /**
   * 310.12a: its controller chooses an opponent to be the Siege's protector. Made by the rules, never written on a
   * card.
   */
  | { readonly kind: 'protector' }
  | { readonly kind: 'faceDown' }
  /**
   * Instructions as it enters (614.12a, 614.13): pay, sacrifice, discard, exile, reveal; moved objects are linked by
   * the verb.
   */
  | { readonly kind: 'do'; readonly effects: readonly Effect[] }
  /** "you may …; if you do … if you don't …". */
  | {
      readonly kind: 'may';
      readonly who: PlayerRef;
      readonly effects: readonly Effect[];
      readonly then: readonly Rewrite[];
      readonly otherwise: readonly Rewrite[];
    }
  /** "unless its controller pays …", tribute, and others that another player decides. */
  | Conditional<Rewrite>
  /** "your choice of …": a mode of several rewrites (Primal Clay, riot, Siege words). */
  | {
      readonly kind: 'modes';
      readonly who: PlayerRef;
      /** By a coin or a die, not by the player. */
      readonly how?: 'random';
      readonly modes: readonly { readonly name: string; readonly rewrites: readonly Rewrite[] }[];
    }
  // Amounts.
  | { readonly kind: 'scale'; readonly times: number }
  | { readonly kind: 'add'; readonly amount: Amount }
  | { readonly kind: 'halve'; readonly rounded: 'up' | 'down' }
  | { readonly kind: 'setAmount'; readonly amount: Amount }
  /** 614.16: other tokens instead of, or besides, those that would be created. */
  | {
      readonly kind: 'tokens';
      readonly token: TokenSpec;
      readonly amount: Amount;
      readonly besides: boolean;
      /** "One of each": as many of these too. */
      readonly each?: readonly TokenSpec[];
    }
  /** As many tokens that are copies of it, or of an object chosen among these. */
  | { readonly kind: 'tokenCopies'; readonly of: ObjectRef | Filter }
  | { readonly kind: 'counterKind'; readonly counter: string; readonly besides: boolean; readonly amount: Amount }
  // Elsewhere, otherwise, not at all.
  | {
      readonly kind: 'zone';
      readonly to: Zone;
      readonly position?: 'top' | 'bottom' | 'shuffled';
      readonly withCounters?: { readonly counter: string; readonly amount: Amount };
      readonly linked?: boolean;
      /** 701.20: it is revealed first. */
      readonly revealed?: boolean;
    }
  | { readonly kind: 'instead' | 'also'; readonly effects: readonly Effect[] }
  | { readonly kind: 'skip' }
  // Damage (614.9, 615).
  | {
      readonly kind: 'prevent';
      readonly amount: Amount | 'all' | 'allBut';
      readonly leave?: Amount;
      readonly then: readonly Effect[];
    }
  | { readonly kind: 'redirect'; readonly to: ObjectRef | PlayerRef; readonly amount?: Amount }
  /** 120.4c: "reduces it to 1 instead". */
  | { readonly kind: 'lifeFloor'; readonly floor: number }
  | { readonly kind: 'asThough'; readonly keyword: string }
  // Destruction (614.8, 702.89a, 122.1c).
  /** 701.19a; 702.89a: an umbra removes the damage only and does not tap (`taps` false). */
  | { readonly kind: 'regenerate'; readonly taps?: boolean }
  | { readonly kind: 'removeCounter'; readonly counter: string; readonly amount: Amount }
  // Mana (106.6a).
  | { readonly kind: 'manaColor'; readonly symbol: string }
  | { readonly kind: 'noMore'; readonly text: string };

/** The range of a choice, where it is not everything of its kind. */
export type ChoiceRange =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'numbers'; readonly from: Amount; readonly to: Amount | undefined }
  | { readonly kind: 'filter'; readonly filter: Filter }
  /** "a nonbasic land card name", "a color other than white", "a noncreature card type". */
  | { readonly kind: 'except'; readonly words: readonly string[] }
  /** Things without a list in the rules: "artist", "letter"; any word is legal. */
  | { readonly kind: 'described'; readonly text: string };

export interface ReplacementAbility {
  readonly kind: 'replacement';
  readonly event: EventPattern;
  readonly condition: Condition | undefined;
  /** "you may … instead": the player who decides before it applies; undefined where it is not optional. */
  readonly optional: PlayerRef | undefined;
  /** The offer, where a rule makes it and no card's text speaks of it. */
  readonly offers?: ChoiceOffer;
  readonly rewrites: readonly Rewrite[];
  /** 614.15: part of a resolving spell or ability that replaces its own effect. */
  readonly selfReplacement?: boolean;
  /** 603.12: the reflexive ability that triggers when it has done so, its event and its effect kept as text. */
  readonly reflexive?: readonly [event: string, effect: string];
  /** The zones the ability works from, where not the battlefield (113.6): dredge from the graveyard. */
  readonly functionsFrom?: readonly Zone[] | 'anywhere';
}

/** Players whom spells and abilities can't target, by a keyword that they have (702.11c, 702.16b, 702.18a). */
export interface UntargetablePlayers {
  readonly kind: 'target';
  readonly who: PlayerRef;
  readonly by: 'hexproof' | 'shroud' | 'protection';
  /** The quality of the spell or of the ability's source that matters; undefined for all. */
  readonly from: Filter | undefined;
}

/** 614.17: something can't happen. */
export type CantPattern =
  | EventPattern
  | { readonly kind: 'regenerated' | 'sacrificed'; readonly what: Filter }
  | {
      readonly kind: 'prevented';
      readonly source?: Filter | undefined;
      readonly to?: readonly (Filter | PlayerRef)[] | undefined;
      readonly combat?: boolean | undefined;
    }
  | { readonly kind: 'payLife'; readonly who: PlayerRef; readonly forSpellsOrAbilities?: boolean }
  /** 601.2h, 602.2b: sacrificing it for what a spell or ability costs. */
  | { readonly kind: 'sacrificeToPay'; readonly who: PlayerRef; readonly what: Filter }
  /**
   * 701.23: searching a library; `ofOwnEffect`: only as a spell or ability of their own has them do; `toIgnore`: the mana
   * that players may pay to do so all the same.
   */
  | {
      readonly kind: 'searchLibrary';
      readonly who: PlayerRef;
      readonly ofOwnEffect?: boolean;
      readonly toIgnore?: string;
    }
  /** 704.5r: those beyond that number are removed. */
  | { readonly kind: 'moreCounters'; readonly what: Filter; readonly counter: string; readonly than: number }
  /** 502.3: more than so many of those permanents untap in a player's untap step. */
  | { readonly kind: 'untapMore'; readonly who: PlayerRef; readonly what: Filter; readonly than: number }
  | { readonly kind: 'haveCounters'; readonly what: Filter; readonly counter?: string | undefined }
  | { readonly kind: 'attachTo'; readonly what: Filter; readonly to: Filter }
  /** 601.2c: what can't be chosen as the target of the spell that says so, as it is cast. */
  | { readonly kind: 'targetAsCast'; readonly what: Filter }
  /**
   * 602.5: abilities of those objects can't be activated, by those players where they are named; `except` those that are
   * mana abilities or loyalty abilities; `only` loyalty abilities.
   */
  | {
      readonly kind: 'activate';
      readonly what?: Filter;
      readonly who?: PlayerRef;
      readonly except?: 'mana' | 'manaAndLoyalty';
      readonly only?: 'loyalty';
    }
  | UntargetablePlayers
  /** Casting, attacking, blocking, targeting; kept as text on purpose, `about` tells the rules that look for it. */
  | { readonly kind: 'text'; readonly text: string; readonly about: readonly TextBearing[] };

export interface CantAbility {
  readonly kind: 'cant';
  readonly what: CantPattern;
  readonly condition: Condition | undefined;
}

/** 614.12c: an anchor word with its ability, a static ability under a `chosenWord` condition. */
export interface AnchorWord {
  readonly word: string;
  readonly ability: Ability;
}
