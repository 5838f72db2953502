// A second reading of a small part of the rules, written from their text alone: it imports nothing of the program.
// Cards as sentences, each with its words and its meaning.

export type Player = 'you' | 'opponent';

/** The parts of the game that layers 2 to 7 are about (613.1). */
export type NaiveLayer = '2' | '3' | '4' | '5' | '6' | '7a' | '7b' | '7c' | '7d';
export const NAIVE_LAYERS: readonly NaiveLayer[] = ['2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'];

/** A permanent while layers are applied. Replaced, never changed in place. */
export interface Now {
  readonly id: string;
  readonly controller: Player;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly manaValue: number;
  readonly abilities: readonly NaiveAbility[];
  readonly attachedTo: string | undefined;
}

/** A sentence on a permanent, with a key of its own. */
export interface NaiveAbility {
  readonly key: string;
  readonly sentence: Sentence;
}

/** All permanents as they are now, and the one that does not exist for others yet (614.12). */
export interface Table {
  readonly all: readonly Now[];
  readonly ahead: string | undefined;
}

/** The source of an effect. */
export interface Source {
  readonly id: string;
  readonly controller: Player;
  readonly attachedTo: string | undefined;
}

export type Which = (it: Now, source: Source) => boolean;

/** A change in one layer; what it says is compared to find out what depends on what (613.8a). */
export interface NaivePart {
  readonly layer: NaiveLayer;
  readonly does: (it: Now, source: Source, table: Table) => Partial<Now>;
}

/** A sentence of a card: its text, what it means, and the sentence it is with one word replaced (612.2). */
export type Sentence = Meaning & { readonly reworded?: (from: string, to: string) => Sentence };

export type Meaning =
  | { readonly kind: 'keyword'; readonly text: string }
  | {
      readonly kind: 'static';
      readonly text: string;
      readonly which: Which;
      readonly parts: readonly NaivePart[];
      /** 604.3. */
      readonly defines?: true;
    }
  | {
      readonly kind: 'gate';
      readonly text: string;
      readonly which: Which;
      readonly enters: 'tapped' | 'untapped' | number;
    }
  | { readonly kind: 'takes'; readonly text: string; readonly which: Which }
  | {
      readonly kind: 'copies';
      readonly text: string;
      readonly which: Which;
      /** 707.9: the copy with what the effect says besides. */
      readonly except?: (card: NaiveCard) => NaiveCard;
    }
  | { readonly kind: 'more'; readonly text: string; readonly which: Which; readonly of: (amount: number) => number }
  | { readonly kind: 'enchant'; readonly text: string; readonly which: Which };

export interface NaiveCard {
  readonly name: string;
  readonly manaValue: number;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly sentences: readonly Sentence[];
}

/** A permanent. */
export interface NaivePiece {
  readonly id: string;
  readonly owner: Player;
  readonly controller: Player;
  /** The card it is, or is a copy of (707.2). */
  readonly card: NaiveCard;
  readonly counters: number;
  readonly tapped: boolean;
  readonly timestamp: number;
  readonly attachedTo: string | undefined;
  /** Effects of resolved spells that still apply to it (611.2). */
  readonly lasting: readonly Lasting[];
}

/** An effect of a resolved spell on one permanent, with what a scenario says of it. */
export interface Lasting {
  readonly text: string;
  readonly words: readonly [string, string] | undefined;
  readonly part: NaivePart;
}
