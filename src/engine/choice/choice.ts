// A choice: what is asked, of whom, and what may be picked. Kinds and picks are the scenario format's.
import type { ChoiceKind } from '../../vocabulary/index.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** 613.7m, 615.7, 614.12a: the order of what arrives, or of damage a shield is spent on; an object that is not copied. */
export type ChoiceSubject = 'timestamps' | 'shielded damage' | 'chosen object';

/** What a pick is made of. */
export type Pick =
  | { readonly kind: 'objects'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'effect'; readonly effect: string; readonly label: string }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'none' };

/** One legal pick, with how it is called in scripts and answers. */
export interface Option {
  readonly pick: Pick;
  /** Names a script may use for it: labels of objects, a color, "yes". */
  readonly label: string;
}

export interface Choice {
  readonly kind: ChoiceKind;
  readonly who: PlayerId;
  /** The object the choice is for, where there is one. */
  readonly object: ObjectId | undefined;
  /** The rule that asks. */
  readonly rule: string;
  /** What it is about, where choices of its kind are about different things. */
  readonly about?: ChoiceSubject;
  /** Every pick worth telling apart, in a fixed order: like objects stand for one another. */
  readonly options: readonly Option[];
  /**
   * Every single object, player or word that may be part of a pick, with how many may be taken; a scripted pick is
   * checked against this, since `options` leaves out what differs by symmetry only or what nothing could tell apart.
   */
  readonly legal:
    | { readonly kind: 'objects'; readonly among: readonly ObjectId[]; readonly min: number; readonly max: number }
    | { readonly kind: 'words'; readonly words: readonly string[] | 'any' }
    | { readonly kind: 'numbers'; readonly min: number; readonly max: number }
    | { readonly kind: 'options' };
}

/** A choice made. */
export interface PickedChoice {
  readonly choice: Choice;
  readonly pick: Pick;
  /** Whether the script said it. */
  readonly scripted: boolean;
}

/** A pick of a script (`choose` in a scenario), already resolved to identifiers where names name objects. */
export interface ScriptedPick {
  readonly kind: ChoiceKind;
  readonly who: PlayerId | undefined;
  readonly object: ObjectId | undefined;
  /** Objects the names stand for, and the words as written, for words, players, numbers and effects. */
  readonly objects: readonly ObjectId[];
  readonly words: readonly string[];
}
