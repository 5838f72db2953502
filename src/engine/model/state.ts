// Positions: players, objects in zones, effects of resolved spells. Immutable; a change makes a new position.
import type { DayNight, PartOfTurn, PlayerDesignation, ThisTurnFact } from '../../vocabulary/index.ts';
import type { ActiveEffect } from './active-effect.ts';
import type { GameObject } from './game-object.ts';
import type { ObjectId, PlayerId } from './ids.ts';

/** The record of this turn for a player, by heading. */
export type ThisTurn = Readonly<Partial<Record<ThisTurnFact, number | boolean>>>;

export interface PlayerState {
  readonly id: PlayerId;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly designations: readonly PlayerDesignation[];
  readonly speed: number;
  /** 903.10a: combat damage each commander has dealt to the player over the course of the game. */
  readonly commanderDamage: Readonly<Record<ObjectId, number>>;
  /** Times the player has cast a commander from the command zone this game (903.8); undefined where nobody told. */
  readonly commanderCasts: number | undefined;
  readonly thisTurn: ThisTurn;
  /** Mana symbols in the pool: ["G", "G"]. */
  readonly mana: readonly string[];
  readonly skipped: readonly string[];
  readonly lost: boolean;
  /** Cards drawn so far by the event being answered; for "the first card you draw each turn". */
  readonly drawn: number;
  /** 704.5b: has attempted to draw from an empty library since state-based actions were last checked. */
  readonly drewFromEmpty?: boolean;
}

export interface GameState {
  /** In turn order. */
  readonly players: readonly PlayerState[];
  readonly active: PlayerId;
  /** The number of the active player's turn of the game, from 1; undefined where nobody told. */
  readonly turn: number | undefined;
  readonly step: PartOfTurn;
  readonly dayNight: DayNight | undefined;
  readonly objects: ReadonlyMap<ObjectId, GameObject>;
  /** By `zoneKey`: "library:you", "battlefield". Top first where the zone is ordered, else in the order written. */
  readonly zones: Readonly<Record<string, readonly ObjectId[]>>;
  readonly effects: readonly ActiveEffect[];
  readonly nextTimestamp: number;
  readonly nextId: number;
  /** Tokens that have ceased to exist (704.5d), as they last were: abilities of theirs may be there still (113.7a). */
  readonly ceased?: readonly GameObject[];
}
