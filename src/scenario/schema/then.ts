// `then`: what must hold.
import type { Chosen } from './chosen.ts';
import type { CounterMap } from './given.ts';

/** What may be asserted of an object. Every list but `keywords`, `lacks` and `designations` is an exact set. */
export interface ExpectedObject {
  readonly zone?: string;
  readonly exists?: boolean;
  readonly controller?: string;
  readonly owner?: string;
  readonly name?: string;
  readonly manaValue?: number;
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly colors?: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly counters?: CounterMap;
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly face?: string;
  readonly phasedOut?: boolean;
  readonly keywords?: readonly string[];
  readonly lacks?: readonly string[];
  readonly copyOf?: string;
  readonly attachedTo?: string;
  readonly chosen?: Chosen;
  readonly token?: boolean;
  readonly protector?: string;
  readonly damage?: number;
  /** What it attacks, `none`, or only whether it attacks. */
  readonly attacking?: string | boolean;
  readonly level?: number;
  readonly designations?: readonly string[];
}

/** What may be asserted of a player. `graveyard`, `exile` and `hand` contain what is listed. */
export interface ExpectedPlayer {
  readonly life?: number;
  readonly handSize?: number;
  readonly librarySize?: number;
  readonly graveyard?: readonly string[];
  readonly exile?: readonly string[];
  readonly hand?: readonly string[];
  readonly counters?: CounterMap;
  readonly mana?: string;
  readonly skipped?: readonly string[];
  readonly lost?: boolean;
}

export const OBJECT_PROPERTIES = [
  'zone',
  'exists',
  'controller',
  'owner',
  'name',
  'manaValue',
  'types',
  'subtypes',
  'supertypes',
  'colors',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'counters',
  'tapped',
  'faceDown',
  'face',
  'phasedOut',
  'keywords',
  'lacks',
  'copyOf',
  'attachedTo',
  'chosen',
  'token',
  'protector',
  'damage',
  'attacking',
  'level',
  'designations',
] as const satisfies readonly (keyof ExpectedObject)[];
export type ObjectProperty = (typeof OBJECT_PROPERTIES)[number];

export const PLAYER_PROPERTIES = [
  'life',
  'handSize',
  'librarySize',
  'graveyard',
  'exile',
  'hand',
  'counters',
  'mana',
  'skipped',
  'lost',
] as const satisfies readonly (keyof ExpectedPlayer)[];
export type PlayerProperty = (typeof PLAYER_PROPERTIES)[number];

/** One line of an assertion: an object, a number of objects of one name, or a player. */
export type Assertion =
  | { readonly kind: 'object'; readonly subject: string; readonly expect: ExpectedObject }
  | { readonly kind: 'number'; readonly name: string; readonly count: number; readonly expect: ExpectedObject }
  | { readonly kind: 'player'; readonly subject: string; readonly expect: ExpectedPlayer };

export interface ExpectedTrigger {
  readonly source: string;
  /** Left out: whoever controls it. */
  readonly controller?: string;
  readonly times: number;
}

export interface ExpectedOutcome {
  readonly assertions: readonly Assertion[];
  readonly triggers?: readonly ExpectedTrigger[];
}

export interface Then {
  readonly always: readonly Assertion[];
  readonly sometimes: readonly Assertion[];
  readonly never: readonly Assertion[];
  /** Exactly the distinct outcomes, looking only at what the list mentions. */
  readonly outcomes?: readonly ExpectedOutcome[];
  /** Exactly these, in every outcome. */
  readonly triggers?: readonly ExpectedTrigger[];
  readonly cites: readonly string[];
  /** Text the refusal contains; "" for any refusal. */
  readonly illegal?: string;
}
