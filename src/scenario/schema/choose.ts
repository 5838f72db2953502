// `choose`: scripted choices, in the order they are made.

/** Choices answered with names: objects, players or words. `none` is an empty list. */
export const NAMING_CHOICES = [
  'apply',
  'copy',
  'color',
  'creatureType',
  'cardName',
  'player',
  'basicLandType',
  'mode',
  'word',
  'reveal',
  'sacrifice',
  'devour',
  'exile',
  'return',
  'discard',
  'attachTo',
  'protector',
  'order',
  'move',
  'attacking',
  'flip',
] as const;
export type NamingChoice = (typeof NAMING_CHOICES)[number];

interface ChoiceScope {
  /** The player who chooses, when that tells choices apart. */
  readonly who?: string;
  /** The object chosen for, when that tells choices apart. */
  readonly for?: string;
}

export type Choose = ChoiceScope &
  (
    | { readonly kind: NamingChoice; readonly picks: readonly string[] }
    | { readonly kind: 'number'; readonly number: number }
    | { readonly kind: 'pay'; readonly pay: boolean | number }
    | { readonly kind: 'may'; readonly yes: boolean }
  );
export type ChooseKind = Choose['kind'];

export const CHOOSE_KINDS = [...NAMING_CHOICES, 'number', 'pay', 'may'] as const satisfies readonly ChooseKind[];
