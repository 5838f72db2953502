// Choices: the kind, the player who chooses, and the legal picks. Kinds and picks are those of the scenario format.
import type { ChoiceKind } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { ChoiceRange, Rewrite } from '../ability/replacement.ts';
import type { Face } from '../model/characteristics.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { EffectName } from '../trail/step.ts';
import type { PickBound } from './pick-bound.ts';

/**
 * The subject of a choice: order of timestamps (613.7m), damage to prevent first (615.7), object not copied (614.12a),
 * which of several takes counters first (614.12b), card on top of those put into a graveyard together (404.3), what is
 * picked at random (701.9b).
 */
export type ChoiceSubject =
  | ('timestamps' | 'shielded damage' | 'chosen object' | 'counters taken' | 'graveyard order')
  | 'untapping' // 502.3
  | 'cast on' // 303.4a: the target of an Aura spell, which was chosen before
  | 'at random';

/** Offers that rules make, of which no card's text speaks. */
export type ChoiceOffer =
  | 'redirected damage' // 306.7
  | 'counters of a player' // 701.34a
  | 'dredge' // 702.52a
  | 'command zone'; // 903.9

/** The content of a pick. */
export type Pick =
  | { readonly kind: 'objects'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'effect'; readonly effect: string; readonly label: string }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'none' };

/** One legal pick, with its name in scripts and answers. */
export interface Option {
  readonly pick: Pick;
  /** Names a script may use for it: labels of objects, a color, "yes". */
  readonly label: string;
}

/** The offer of the text of a card: instructions, and where there are none the rewrites that follow them. */
export interface OfferedOption {
  readonly who: PlayerRef;
  readonly effects: readonly Effect[];
  readonly rewrites: readonly Rewrite[];
  /** The ability that offers it. */
  readonly by: EffectName;
}

export interface Choice {
  readonly kind: ChoiceKind;
  readonly who: PlayerId;
  /** The object the choice is for, where there is one. */
  readonly object: ObjectId | undefined;
  /** The rule that requires the choice. */
  readonly rule: string;
  /** The subject, where choices of its kind have several. */
  readonly about?: ChoiceSubject;
  /** The offer, where a rule makes it. */
  readonly offers?: ChoiceOffer;
  /** The offer, where the text of a card makes it. */
  readonly offered?: OfferedOption;
  /** Every distinct pick, in a fixed order: like objects stand for one another. */
  readonly options: readonly Option[];
  /**
   * Every object, player or word that may be part of a pick, with the bounds on their number. A scripted pick is
   * checked against this, since `options` leaves out picks that differ by symmetry only or in nothing the position can
   * observe.
   */
  readonly legal:
    | {
        readonly kind: 'objects';
        readonly among: readonly ObjectId[];
        readonly min: number;
        readonly max: number;
        /** Whether none may be picked as well, where `min` is more: "you may exile two cards". */
        readonly orNone?: boolean;
        /** The number that the objects picked have to reach together, and what each counts. */
        readonly total?: PickTotal;
        /** The bound on objects picked together. */
        readonly bound?: PickBound;
      }
    | { readonly kind: 'words'; readonly words: readonly string[] | 'any' }
    /** 201.4: the name of any card, or of a card of a kind (201.4a). */
    | { readonly kind: 'cardNames'; readonly range: ChoiceRange | undefined }
    | { readonly kind: 'numbers'; readonly min: number; readonly max: number }
    | { readonly kind: 'options' };
}

/** A total that a pick of objects has to reach. */
export interface PickTotal {
  readonly atLeast: number;
  readonly of: Readonly<Record<ObjectId, number>>;
}

/** A choice with its pick. */
export interface PickedChoice {
  readonly choice: Choice;
  readonly pick: Pick;
  /** Whether it comes from the script. */
  readonly scripted: boolean;
}

/** The name of a token that is there once an effect has created it. */
export interface CreatedName {
  readonly name: string;
  /** The place among the created tokens of that name, from 1; any of them without it. */
  readonly number: number | undefined;
}

/** A pick of a script (`choose` in a scenario), already resolved to identifiers where names name objects. */
export interface ScriptedPick {
  readonly kind: ChoiceKind;
  readonly who: PlayerId | undefined;
  readonly object: ObjectId | undefined;
  /** The name of a token that the event is to create, in place of `object`. */
  readonly created?: CreatedName;
  /** Objects the names stand for, and the words as written, for words, players, numbers and effects. */
  readonly objects: readonly ObjectId[];
  readonly words: readonly string[];
  /** For a card name: the faces of the card called so, of which one is named (201.4b-f). */
  readonly faces?: readonly Face[];
}
