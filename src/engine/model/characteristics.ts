// Characteristics of objects (109.3): printed, copiable, and after all layers.
import type { CardType, Color, Layout, Supertype } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';

/** A printed number, or a star or X that another part of the card defines. */
export type PrintedNumber = number | { readonly kind: 'star'; readonly plus: number } | { readonly kind: 'x' };

/** One face, side or half of a card or token, with its printed values compiled. */
export interface Face {
  readonly name: string;
  /** Mana symbols in order without braces: ["2", "W", "G/U", "X"]. Undefined where there is no mana cost (202.1b). */
  readonly manaCost?: readonly string[];
  /**
   * Colors by color indicator (204), or defined by the effect that made a token; undefined where the mana cost gives
   * them.
   */
  readonly colorIndicator?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power?: PrintedNumber;
  readonly toughness?: PrintedNumber;
  readonly loyalty?: PrintedNumber;
  readonly defense?: PrintedNumber;
  readonly abilities: readonly Ability[];
}

/** A card as printed, or a token as defined by the effect that made it, all faces compiled. */
export interface Printed {
  readonly layout: Layout | 'token';
  /** At least one. The first is the front, the left half, the normal part. */
  readonly faces: readonly [Face, ...Face[]];
  /** The name of the whole card: "Front // Back" where it has several names. */
  readonly cardName: string;
  /** 202.3c: of the combined back of a meld pair, the mana values of its two fronts together. */
  readonly meldedManaValue?: number;
  /** 903.4: the colors of mana symbols in its costs and texts, and of its color indicators. */
  readonly colorIdentity?: readonly Color[];
}

/** Copiable values (707.2): the printed values of one face as changed by copy effects and by status. */
export interface CopiableValues extends Face {
  /** Colors set by an exception or a status (face down, prototype) in place of cost and indicator. */
  readonly colors?: readonly Color[];
  readonly everyCreatureType?: boolean;
  readonly manaValue?: number;
}

/** An ability an object has, with a key that identifies it: for 614.5 (once per event) and 607 (links). */
export interface ObjectAbility {
  readonly ability: Ability;
  /** Unique among the abilities of one object: "printed:2", "granted:o7:0:1". */
  readonly key: string;
  /** 613.7a: the timestamp of the effect that granted it, else the object's. */
  readonly timestamp: number;
}

/** The characteristics of an object after all layers. */
export interface Characteristics {
  readonly name: string;
  readonly manaCost: readonly string[] | undefined;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  /** Subtypes; creature types are left out where it has every one of them. */
  readonly subtypes: readonly string[];
  readonly everyCreatureType: boolean;
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  /** 208.4b: after effects that define or set it, before effects that modify it. */
  readonly basePower: number | undefined;
  readonly baseToughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly defense: number | undefined;
  readonly abilities: readonly ObjectAbility[];
}
