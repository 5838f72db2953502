// 109.3: the characteristics of an object, printed or as the layers make them.
import type { CardType, Color, Layout, Supertype } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';

/** A printed number: known, or a star or X that another part of the card defines. */
export type PrintedNumber = number | { readonly kind: 'star'; readonly plus: number } | { readonly kind: 'x' };

/** One face, side or half of a card or token, compiled: what is printed there. */
export interface Face {
  readonly name: string;
  /** Mana symbols in order without braces: ["2", "W", "G/U", "X"]. Undefined where there is no mana cost (202.1b). */
  readonly manaCost?: readonly string[];
  /** Colors by color indicator (204), or as the effect that made a token says; otherwise the mana cost tells. */
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

/** A card or token as it is printed or as the effect that made it defines it, all its faces compiled. */
export interface Printed {
  readonly layout: Layout | 'token';
  /** At least one. The first is the front, the left half, the normal part. */
  readonly faces: readonly [Face, ...Face[]];
  /** The name of the whole card: "Front // Back" where it has several names. */
  readonly cardName: string;
  /** 202.3c: of the combined back of a meld pair, the mana values of its two fronts together. */
  readonly meldedManaValue?: number;
}

/** 707.2: what a copy takes. Printed values with copy effects applied, one face's worth, and the faces behind it. */
export interface CopiableValues extends Face {
  /** Set where an exception or a status (face down, prototype) decides the color instead of cost and indicator. */
  readonly colors?: readonly Color[];
  readonly everyCreatureType?: boolean;
  readonly manaValue?: number;
}

/** An ability an object has, with what tells it from its like: needed by 614.5 (once per event) and 607 (links). */
export interface ObjectAbility {
  readonly ability: Ability;
  /** Unique among the abilities of one object: "printed:2", "granted:o7:0:1". */
  readonly key: string;
  /** 613.7a: the timestamp of the effect that granted it, else the object's. */
  readonly timestamp: number;
}

/** What an object is after all layers. */
export interface Characteristics {
  readonly name: string;
  readonly manaCost: readonly string[] | undefined;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  /** Listed subtypes; creature types are left out where it has every one of them. */
  readonly subtypes: readonly string[];
  readonly everyCreatureType: boolean;
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  /** 208.4b: after what defines or sets it, before what modifies it. */
  readonly basePower: number | undefined;
  readonly baseToughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly defense: number | undefined;
  readonly abilities: readonly ObjectAbility[];
}
