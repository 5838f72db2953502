// Events a scenario can ask about, by kind.
import type { PartOfTurn } from '../../vocabulary/index.ts';
import type { ResolvingCast } from './cast-schema.ts';
import type { CreatingInput, CreatingItem, EnteringInput, EnteringItem } from './entering-schema.ts';

export interface DamageDealt {
  readonly source: string;
  /** An object or a player. */
  readonly to: string;
  readonly amount: number;
  readonly combat: boolean;
}

/** A creature declared as an attacker. */
interface DeclaredAttacker {
  readonly object: string;
  /** The player, planeswalker or battle it attacks; left out where its controller is still to choose. */
  readonly attacking?: string;
}

/** Events whose form is a bare list of objects. */
export const OBJECT_EVENTS = ['transforms', 'untaps', 'taps', 'phasesIn'] as const;

/** Events that move objects, named or counted. */
export const MOVE_EVENTS = ['destroys', 'dies', 'discards', 'mills', 'exiles', 'sacrifices'] as const;

/** Events that change a player's life. */
export const LIFE_EVENTS = ['gainsLife', 'losesLife', 'paysLife'] as const;

/** Events that put counters on or remove them. */
export const COUNTER_EVENTS = ['putsCounters', 'removesCounters'] as const;

/** Parts of a turn, and turns, that can begin. */
export const STEP_BEGINNINGS = ['step', 'phase', 'turn'] as const;

export type When =
  | { readonly kind: 'enters'; readonly objects: readonly EnteringItem[] }
  | { readonly kind: 'creates'; readonly tokens: readonly CreatingItem[] }
  | { readonly kind: 'becomesCopy'; readonly object: string; readonly of: string; readonly except: readonly string[] }
  | { readonly kind: (typeof OBJECT_EVENTS)[number]; readonly objects: readonly string[] }
  | { readonly kind: 'does'; readonly player: string; readonly action: string; readonly count: number }
  | {
      readonly kind: 'resolves';
      /** The instant or sorcery. */
      readonly spell: string;
      /** Its controller. */
      readonly player: string;
      /** Objects and players, in the order of its text. */
      readonly targets: readonly string[];
      /** The modes chosen, by number or words (700.2). */
      readonly modes: readonly string[];
      readonly x?: number;
      /** The share of each target of what it divides (601.2d). */
      readonly divided?: readonly number[];
      /** Costs that were paid for it: `overload` (702.96). */
      readonly costs?: readonly string[];
      /** The casting: kicked, from where, with which mana. */
      readonly cast?: ResolvingCast;
    }
  | {
      readonly kind: 'activates';
      /** The permanent whose activated ability it is (602). */
      readonly object: string;
      /** The one that is meant: its number in the order of the text, or words of it; left out where there is one. */
      readonly ability?: string;
      /** Objects and players, in the order of its text. */
      readonly targets: readonly string[];
      readonly x?: number;
      /** The share of each target of what it divides (601.2d). */
      readonly divided?: readonly number[];
    }
  | {
      readonly kind: 'merges';
      readonly spell: EnteringItem;
      readonly with: string;
      /** The one of the two that is on top; left out when that is still to be chosen. */
      readonly top?: 'spell' | 'permanent';
    }
  | { readonly kind: 'attacks'; readonly attackers: readonly DeclaredAttacker[] }
  | { readonly kind: 'casts'; readonly spell: EnteringItem }
  | { readonly kind: 'turnsFaceUp'; readonly objects: readonly string[]; readonly by?: string; readonly x?: number }
  | { readonly kind: 'turnsFaceDown'; readonly objects: readonly string[]; readonly by?: string }
  | {
      readonly kind: (typeof COUNTER_EVENTS)[number];
      /** An object or a player. */
      readonly on: string;
      /** The kind of counter; written `kind` in the file. */
      readonly counter: string;
      readonly count: number;
      readonly by?: string;
      readonly player?: string;
    }
  | {
      readonly kind: 'movesCounters';
      readonly from: string;
      readonly to: string;
      /** The kind of counter; left out for all of them. */
      readonly counter?: string;
      readonly count?: number;
    }
  | { readonly kind: 'dealsDamage'; readonly damage: readonly DamageDealt[] }
  | { readonly kind: 'draws'; readonly player: string; readonly count: number }
  | { readonly kind: (typeof LIFE_EVENTS)[number]; readonly player: string; readonly amount: number }
  | {
      readonly kind: (typeof MOVE_EVENTS)[number];
      /** The objects named; empty when there is a player and a count instead. */
      readonly objects: readonly string[];
      readonly player?: string;
      readonly count: number;
      readonly by?: string;
    }
  | {
      readonly kind: 'begins';
      readonly player: string;
      readonly what: (typeof STEP_BEGINNINGS)[number];
      /** The step or phase, as in `upkeep`, or "extra" of a turn; left out for any other turn. */
      readonly name?: PartOfTurn | 'extra';
    }
  | { readonly kind: 'addsMana'; readonly source?: string; readonly player: string; readonly mana: string };

export type WhenKind = When['kind'];

/** Every event of the format. */
export const WHEN_KINDS = [
  'enters',
  'creates',
  'becomesCopy',
  ...OBJECT_EVENTS,
  'does',
  'resolves',
  'activates',
  'merges',
  'attacks',
  'casts',
  'turnsFaceUp',
  'turnsFaceDown',
  ...COUNTER_EVENTS,
  'movesCounters',
  'dealsDamage',
  'draws',
  ...LIFE_EVENTS,
  ...MOVE_EVENTS,
  'begins',
  'addsMana',
] as const satisfies readonly WhenKind[];

/** An event as written: players that have a default may still be left out. */
export type WhenInput =
  | Exclude<When, { kind: 'enters' | 'creates' | 'merges' | 'casts' } | { readonly player: string }>
  | { readonly kind: 'enters'; readonly objects: readonly EnteringInput[] }
  | { readonly kind: 'creates'; readonly tokens: readonly CreatingInput[] }
  | { readonly kind: 'merges'; readonly spell: EnteringInput; readonly with: string; readonly top?: string }
  | { readonly kind: 'casts'; readonly spell: EnteringInput }
  | PlayerLeftOut<Extract<When, { readonly player: string }>>;

type PlayerLeftOut<E> = E extends { readonly player: string }
  ? Omit<E, 'player'> & { readonly player?: string }
  : never;
