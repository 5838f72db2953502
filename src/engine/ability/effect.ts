// One-shot effects (610), as far as they occur in replacement effects or in the effects a scenario names.
import type {
  CardType,
  ChosenKind,
  Color,
  DayNight,
  FaceDownKind,
  ObjectDesignation,
  PerformedAction,
  PlayerDesignation,
  SkippedPart,
  Supertype,
  Zone,
} from '../../vocabulary/index.ts';
import type { Printed } from '../model/characteristics.ts';
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Condition, Conditional } from './condition.ts';
import type { Change, TappedFor } from './continuous-effect.ts';
import type { CopyException, CopyUntil } from './copy-exception.ts';
import type { Filter } from './filter.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { CantAbility, ReplacementAbility } from './replacement.ts';

/** A token as an effect describes it (111.3), or a predefined one by name (111.10). */
export interface TokenSpec {
  readonly name?: string;
  /** 111.10: "Treasure", "Food", "Clue" …; the rest is left out then. */
  readonly predefined?: string;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly abilities: readonly Ability[];
}

export type Duration = 'endOfTurn' | 'yourNextTurn' | 'permanent' | 'thisTurn' | 'asLongAs' | 'endOfCombat';

/** A quality that objects picked together have in common, or of which no two have the same. */
export type SharedQuality =
  | ('landType' | 'creatureType' | 'color' | 'cardType' | 'permanentType')
  | ('name' | 'manaValue' | 'power');

/** The objects an effect acts on: one, all that a filter matches, or some chosen among them. */
export type Objects =
  | { readonly kind: 'ref'; readonly ref: ObjectRef }
  | { readonly kind: 'each'; readonly filter: Filter }
  /** "a Forest", "any number of creatures", "two lands": chosen by the player who acts. */
  | {
      readonly kind: 'choose';
      readonly filter: Filter;
      readonly min: Amount;
      readonly max: Amount;
      /** "With total power 3 or greater". */
      readonly totalPower?: number;
      /** The keyword whose cost it is to tap them. */
      readonly tappedFor?: TappedFor;
      /** "That share a land type". */
      readonly share?: SharedQuality;
      /** "With different names". */
      readonly differ?: SharedQuality;
      /** "With total mana value 4 or less". */
      readonly totalOf?: 'manaValue' | 'power' | 'toughness';
      readonly atMost?: number;
      /** "With total mana value 4 or greater" (701.59a). */
      readonly atLeast?: number;
      readonly atRandom?: boolean;
      /** "You choose a nonland card from it. That player discards that card": not chosen by the player who acts. */
      readonly byController?: boolean;
      /** 701.23h: part of the search that the instruction before it began. */
      readonly goesOn?: boolean;
    }
  | { readonly kind: 'target'; readonly filter: Filter; readonly index: number }
  /** "Then sacrifices the rest": all of them but those that the player chooses to keep, each in turn. */
  | {
      readonly kind: 'rest';
      readonly among: Filter;
      readonly kept: readonly Extract<Objects, { readonly kind: 'choose' }>[];
    }
  /** Some of the top cards looked at. */
  | {
      readonly kind: 'chooseFromTop';
      readonly who: PlayerRef;
      readonly look: Amount;
      readonly min: Amount;
      readonly max: Amount;
    }
  | { readonly kind: 'topOfLibrary'; readonly who: PlayerRef; readonly amount: Amount };

export type Effect =
  | {
      readonly kind: 'draw' | 'gainLife' | 'loseLife' | 'setLife';
      readonly who: PlayerRef;
      readonly amount: Amount;
    }
  /** `atMost`: "The amount you pay can't be more than …", of an amount that the payer chooses. */
  | { readonly kind: 'payLife'; readonly who: PlayerRef; readonly amount: Amount; readonly atMost?: Amount }
  | { readonly kind: 'payMana'; readonly who: PlayerRef; readonly cost: string }
  | {
      readonly kind: 'putCounters';
      readonly counter: string;
      readonly amount: Amount;
      readonly on: Objects | PlayerRef;
    }
  | {
      readonly kind: 'removeCounters';
      readonly counter: string | undefined;
      readonly amount: Amount | 'all';
      readonly from: Objects | PlayerRef;
    }
  | {
      readonly kind: 'createTokens';
      readonly who: PlayerRef;
      readonly amount: Amount;
      readonly token: TokenSpec | { readonly copyOf: ObjectRef; readonly exceptions: readonly CopyException[] };
      /** So many for each of these objects. */
      readonly forEach?: Objects;
      readonly tapped?: boolean;
      readonly attacking?: boolean;
      /** 303.4i: the permanent that Aura tokens enter attached to. */
      readonly attachedTo?: ObjectRef;
      /** Counters the tokens are created with (111.1, incubate). */
      readonly withCounters?: { readonly counter: string; readonly amount: Amount };
      /** Tokens of other kinds, created at the same time: "a Treasure token and a Food token". */
      readonly besides?: readonly Effect[];
    }
  /** 114.2: an emblem with these abilities in the command zone, of the player who gets it. */
  | { readonly kind: 'getEmblem'; readonly who: PlayerRef; readonly abilities: readonly Ability[] }
  /**
   * A move to a zone: exile, sacrifice (by its controller), destroy, discard, return, mill, shuffle in, put on top or
   * bottom.
   */
  | {
      readonly kind: 'move';
      readonly verb: MoveVerb;
      readonly who: PlayerRef;
      readonly what: Objects;
      readonly to: Zone;
      readonly position?: 'top' | 'bottom' | 'shuffled';
      readonly tapped?: boolean;
      /** 508.4; what a creature that came back for it attacked (702.49c). */
      readonly attacking?: boolean;
      readonly under?: PlayerRef;
      readonly faceDown?: FaceDownKind;
      readonly withCounters?: { readonly counter: string; readonly amount: Amount };
      readonly transformed?: boolean;
      /** 702.167c: whether what was exiled for the cost is linked to it. */
      readonly crafted?: boolean;
      /** 610.3: what is exiled returns right after the source leaves the battlefield. */
      readonly untilItLeaves?: boolean;
      readonly changes?: readonly Change[];
    }
  | {
      readonly kind: 'reveal' | 'tap' | 'untap' | 'destroy' | 'phaseOut' | 'regenerate' | 'transform' | 'turnFaceDown';
      readonly who: PlayerRef;
      readonly what: Objects;
      readonly noRegeneration?: boolean;
    }
  /** 707.4: permanents become copies. */
  | {
      readonly kind: 'becomeCopy';
      readonly what: Objects;
      readonly of: ObjectRef;
      readonly exceptions: readonly CopyException[];
      readonly until?: CopyUntil;
    }
  /** 701.42a: the first two targets, exiled before, are put onto the battlefield combined. */
  | { readonly kind: 'meld'; readonly into: Printed }
  | {
      readonly kind: 'dealDamage';
      readonly source: ObjectRef;
      readonly amount: Amount;
      readonly to: Objects | PlayerRef;
      /** Each of these objects deals damage, at the same time. */
      readonly dealers?: Objects;
      /** 701.14a: what is dealt the damage deals damage equal to its power to its source, at the same time. */
      readonly fights?: true;
      /** 120.4a: whom excess damage is dealt to instead, under a condition where there is one. */
      readonly excessTo?: PlayerRef;
      readonly excessIf?: Condition;
    }
  /** 122.5: counters of a kind, or of every kind, taken off one object and put on another. */
  | {
      readonly kind: 'moveCounters';
      readonly counter: string | undefined;
      readonly amount: Amount | 'all';
      readonly from: ObjectRef;
      readonly to: ObjectRef;
    }
  /** 701.12b: each comes under the control of the player who controlled the other. */
  | { readonly kind: 'exchangeControl'; readonly one: ObjectRef; readonly other: ObjectRef }
  /** 106.4: `mana` is added so many times, each time as it stands, or as `of` says. */
  | {
      readonly kind: 'addMana';
      readonly who: PlayerRef;
      readonly mana: string;
      readonly amount: Amount;
      readonly of?: ManaTypes;
      /** The objects whose colors `of` speaks of. */
      readonly among?: Filter;
    }
  | { readonly kind: 'skip'; readonly who: PlayerRef; readonly what: SkippedPart }
  /** `asCreature`: 702.6e, as though what it is attached to were a creature. */
  | { readonly kind: 'attach'; readonly what: ObjectRef; readonly to: Objects; readonly asCreature?: boolean }
  /** 701.3d: what is attached to something ceases to be. */
  | { readonly kind: 'unattach'; readonly what: Objects }
  /** 709.5f, 709.5g: of each of the objects one half that is locked is unlocked, or one that is unlocked is locked. */
  | { readonly kind: 'turnKey'; readonly what: Objects; readonly ways: readonly ('lock' | 'unlock')[] }
  /** 611.2: a continuous effect. */
  | {
      readonly kind: 'continuous';
      readonly what: Objects;
      readonly changes: readonly Change[];
      readonly duration: Duration;
      /** 611.2b: "for as long as you control this creature". */
      readonly while?: Condition;
    }
  /** A lasting replacement, prevention or "can't" effect; `uses` for "the next time", "the next 3 damage". */
  | {
      readonly kind: 'shield';
      readonly does: ReplacementAbility | CantAbility;
      readonly duration: Duration;
      readonly uses: Amount | undefined;
      /** 615.11: one shield for each of these as the effect begins, as its first target. */
      readonly each?: readonly (Filter | 'player')[];
      /** 601.2d: its uses are divided among the targets. */
      readonly divided?: boolean;
    }
  | {
      readonly kind: 'may';
      readonly who: PlayerRef;
      readonly effects: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  /** `unmet`: 610.3a, it has come about already that what would be moved is moved until. */
  | (Conditional<Effect> & { readonly unmet?: 'left already' })
  | {
      readonly kind:
        | ('shuffle' | 'shuffleHandAway' | 'populate' | 'proliferate' | 'timeTravel')
        | ('winGame' | 'loseGame' | 'endTurn');
      readonly who: PlayerRef;
    }
  /** 701.37, 701.44: an action of a permanent; in `effects` it is "this permanent", its controller "you". */
  | { readonly kind: 'performs'; readonly what: Objects; readonly effects: readonly Effect[] }
  /** 701.37b, 701.60b: a designation the objects come to have. */
  | {
      readonly kind: 'designate';
      readonly what: Objects;
      readonly designation: ObjectDesignation;
      /** Every other permanent of the player loses it (701.54a). */
      readonly only?: boolean;
    }
  /** 725.3, 726.3: a designation that players come to have. */
  | { readonly kind: 'designatePlayer'; readonly who: PlayerRef; readonly designation: PlayerDesignation }
  /** 702.179: the speed of players. */
  | { readonly kind: 'increaseSpeed'; readonly who: PlayerRef; readonly amount: Amount }
  /** A keyword action as a whole, performed repeated by replacement effects ("proliferate twice instead"). */
  | { readonly kind: 'act'; readonly action: PerformedAction; readonly effects: readonly Effect[] }
  /** One of several, as a player chooses (701.63a). */
  | {
      readonly kind: 'oneOf';
      readonly who: PlayerRef;
      readonly modes: readonly { readonly name: string; readonly effects: readonly Effect[] }[];
    }
  /**
   * 401.5: the top cards looked at or revealed, a number of them or until one fits; some (a number picked, or all that
   * fit) go to one place, the rest to another.
   */
  | {
      readonly kind: 'lookAndPick';
      readonly who: PlayerRef;
      /** `until` cards of that kind are revealed, one where `times` is left out. */
      readonly look: Amount | { readonly until: Filter; readonly times?: Amount };
      readonly take: number | Filter;
      /** The cards among them that may be taken; any where left out. */
      readonly pick?: Filter;
      /** Fewer may be taken, or none. */
      readonly may?: true;
      readonly to: 'hand' | 'battlefield';
      readonly tapped?: true;
      readonly rest: 'bottom' | 'graveyard' | 'hand' | 'shuffled';
      readonly revealed?: boolean;
    }
  /** "Repeat the following process X times." */
  | { readonly kind: 'repeat'; readonly times: Amount; readonly effects: readonly Effect[] }
  /** 101.4: an action of each of the players, chosen in turn order; "you" in `effects` is that player. */
  | { readonly kind: 'eachDoes'; readonly who: PlayerRef; readonly effects: readonly Effect[] }
  /** "Any other player may pay 2 life": offered in turn order until one does; "you" in `effects` is that player. */
  | {
      readonly kind: 'anyMay';
      readonly who: PlayerRef;
      /** Other than the player the event is about. */
      readonly butThat: boolean;
      readonly effects: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  /** 731.1. */
  | { readonly kind: 'becomesDayOrNight'; readonly is: DayNight }
  /** 608.2d: a choice that is announced as the effect is applied; "the chosen color" after it is this one. */
  | { readonly kind: 'announce'; readonly who: PlayerRef; readonly what: AnnouncedKind }
  /** 701.57a. */
  | { readonly kind: 'discover'; readonly who: PlayerRef; readonly amount: Amount }
  /** Kept as text on purpose. */
  | { readonly kind: 'text'; readonly text: string };

/**
 * Types of mana that are found as it is added: the chosen color; any combination of the symbols; each of the colors among
 * objects, or one of them; a type of the mana that the ability has triggered on (106.12), or that one of the objects could
 * produce (106.7); a color of the identity of a commander (903.4).
 */
export type ManaTypes =
  | 'chosen color'
  | 'any combination'
  | 'each color among'
  | 'a color among'
  | 'type produced'
  | 'a color that could be produced'
  | 'a type that could be produced'
  | 'commander identity';

/** Kinds of choices that instructions announce. */
export type AnnouncedKind = Extract<ChosenKind, 'color' | 'creatureType' | 'basicLandType' | 'cardType'>;

export type MoveVerb = 'exile' | 'sacrifice' | 'discard' | 'return' | 'mill' | 'put' | 'shuffle';
