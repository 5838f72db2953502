// `when`: the one event of a scenario.
import type { Creating, Entering } from './entering.ts';

export interface DamageDealt {
  readonly source: string;
  /** An object or a player. */
  readonly to: string;
  readonly amount: number;
  readonly combat: boolean;
}

/** Events whose form is a bare list of objects. */
export const OBJECT_EVENTS = ['transforms', 'untaps', 'taps', 'phasesIn'] as const;
/** Events that move objects, named or counted. */
export const MOVE_EVENTS = ['destroys', 'dies', 'discards', 'mills', 'exiles', 'sacrifices'] as const;
/** Events that change a player's life. */
export const LIFE_EVENTS = ['gainsLife', 'losesLife', 'paysLife'] as const;
/** Events that put counters on or remove them. */
export const COUNTER_EVENTS = ['putsCounters', 'removesCounters'] as const;
/** What can begin. */
export const BEGINNINGS = ['step', 'phase', 'turn'] as const;

export type When =
  | { readonly kind: 'enters'; readonly objects: readonly Entering[] }
  | { readonly kind: 'creates'; readonly tokens: readonly Creating[] }
  | { readonly kind: 'becomesCopy'; readonly object: string; readonly of: string; readonly except: readonly string[] }
  | { readonly kind: (typeof OBJECT_EVENTS)[number]; readonly objects: readonly string[] }
  | { readonly kind: 'does'; readonly player: string; readonly action: string; readonly count: number }
  | {
      readonly kind: 'merges';
      readonly spell: Entering;
      readonly with: string;
      /** Which of the two is on top; left out when that is still to be chosen. */
      readonly top?: 'spell' | 'permanent';
    }
  | { readonly kind: 'turnsFaceUp'; readonly objects: readonly string[]; readonly by?: string; readonly x?: number }
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
      /** The objects named; empty when a player and a count stand instead. */
      readonly objects: readonly string[];
      readonly player?: string;
      readonly count: number;
      readonly by?: string;
    }
  | {
      readonly kind: 'begins';
      readonly player: string;
      readonly what: (typeof BEGINNINGS)[number];
      /** Which step or phase, as in `upkeep`; left out for a turn. */
      readonly name?: string;
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
  'merges',
  'turnsFaceUp',
  ...COUNTER_EVENTS,
  'movesCounters',
  'dealsDamage',
  'draws',
  ...LIFE_EVENTS,
  ...MOVE_EVENTS,
  'begins',
  'addsMana',
] as const satisfies readonly WhenKind[];
