// Objects (109.1) in zones: the printed values of each, its status, its history and its choices.
import type { BasicLandType, Color, FaceDownKind, ObjectDesignation, Zone } from '../../vocabulary/index.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { CopyException, CopyUntil } from '../ability/copy-exception.ts';
import type { CopiableValues, Printed } from './characteristics.ts';
import type { ObjectId, PlayerId } from './ids.ts';

/** Choices made for an object, by heading. */
export interface ChosenValues {
  readonly color?: Color;
  readonly colors?: readonly Color[];
  readonly creatureType?: string;
  readonly creatureTypes?: readonly string[];
  readonly cardName?: string;
  readonly cardNames?: readonly string[];
  readonly player?: PlayerId;
  readonly players?: readonly PlayerId[];
  readonly number?: number;
  readonly basicLandType?: BasicLandType;
  readonly basicLandTypes?: readonly BasicLandType[];
  readonly landType?: string;
  readonly cardType?: string;
  /** The anchor word or bulleted mode (614.12c). `word` in a scenario is the same. */
  readonly mode?: string;
  readonly word?: string;
  readonly fromWord?: string;
  readonly toWord?: string;
  readonly object?: ObjectId;
}

/** The record of casting the spell an object was (400.7d). */
export interface CastRecord {
  readonly by: PlayerId;
  readonly from: Zone;
  readonly x: number | undefined;
  /** The number of times it was kicked; the kicker costs paid are in `costs`. */
  readonly kicked: number;
  /**
   * Alternative and additional costs paid, by keyword or symbol in lower case: "escape", "bestow", "{g}". A cost paid
   * twice is listed twice.
   */
  readonly costs: readonly string[];
  /** Mana symbols spent, one each: ["W", "W", "U"]; undefined when not recorded. */
  readonly manaSpent: readonly string[] | undefined;
  readonly lifePaidFor: readonly string[];
  /** The part of the mana spent that came from Treasures. */
  readonly treasureMana: number;
  /** The part that came from artifacts, and from creatures; that of Treasures is of artifacts too (205.3g). */
  readonly artifactMana?: number | undefined;
  readonly creatureMana?: number | undefined;
  /** The part that came from snow sources (107.4h), one symbol each. */
  readonly snowMana?: readonly string[] | undefined;
  /** Mana paid as an additional cost of any amount. */
  readonly additionalMana?: number | undefined;
  readonly targets: readonly (ObjectId | PlayerId)[];
}

/** A copy effect on an object (layer 1a): the values copied, as they were, with the exceptions. */
export interface CopyEffect {
  /** The source of its faces, already resolved through chains of copies. */
  readonly of: CopySource;
  readonly exceptions: readonly CopyException[];
  readonly timestamp: number;
  /** The name of what was copied, for display. */
  readonly ofName: string;
  /** The end of the copy effect; undefined where nothing in a question ends it. */
  readonly until?: CopyUntil | undefined;
}

/** The source of a copy effect: a card or token with the face that was up, and the exceptions copiable then. */
export interface CopySource {
  readonly printed: Printed;
  readonly face: number;
  /** 707.2: a copy of a face-down object has the face-down values. */
  readonly faceDown?: FaceDownKind;
  readonly downAs?: CopiableValues;
  readonly exceptions: readonly CopyException[];
  /** 718.3c, 718.3b: prototype values are copiable. */
  readonly prototyped?: boolean;
  /** A merged permanent's abilities of the components below (730.2). */
  readonly components?: readonly Printed[];
}

export interface GameObject {
  readonly id: ObjectId;
  /** The name in scenarios; unique. */
  readonly label: string;
  /** The name a question gives it on purpose, which tells it apart from like objects; several may share one. */
  readonly handle: string | undefined;
  readonly printed: Printed;
  readonly token: boolean;
  readonly owner: PlayerId;
  /**
   * The controller before control-changing effects (110.2), under whose control it entered; the owner outside the
   * battlefield and stack.
   */
  readonly controller: PlayerId;
  readonly zone: Zone;
  /** 614.12a: the former zone of the object looked ahead at, in which it still is for choices as it enters. */
  readonly comingFrom?: Zone;
  /** Index into `printed.faces` of the face that is up. */
  readonly face: number;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown: FaceDownKind | undefined;
  /** 708.2: the characteristics listed by the effect that turned it face down; undefined for a plain 2/2 creature. */
  readonly downAs?: CopiableValues | undefined;
  readonly phasedOut: boolean;
  readonly counters: Readonly<Record<string, number>>;
  /** Timestamps of keyword counters and others, by kind (613.7c). */
  readonly counterTimestamps: Readonly<Record<string, number>>;
  readonly attachedTo: ObjectId | PlayerId | undefined;
  readonly attachTimestamp: number | undefined;
  readonly chosen: ChosenValues;
  readonly damage: number;
  readonly deathtouched: boolean;
  readonly protector: PlayerId | undefined;
  readonly attacking: ObjectId | PlayerId | undefined;
  readonly blocking: ObjectId | undefined;
  readonly cast: CastRecord | undefined;
  readonly prototyped: boolean;
  readonly designations: readonly ObjectDesignation[];
  /** The level of a Class. */
  readonly level: number;
  readonly components: readonly Printed[];
  readonly copies: readonly CopyEffect[];
  /** Lasting changes as it entered or by the effect that put it there (611.2e, "enters as a Mutant as well"). */
  readonly lasting: readonly LastingChange[];
  /** Cards exiled, devoured or revealed in connection with it (607), by the verb: {exiled: [...], devoured: [...]}. */
  readonly linked: Readonly<Record<string, readonly ObjectId[]>>;
  readonly timestamp: number;
  /** The time of arrival in its zone, equal for objects that arrived together, whatever their timestamps (704.5k). */
  readonly arrived: number;
  /** 302.6: whether it came under its controller's control this turn. */
  readonly arrivedThisTurn: boolean;
  /** Numbers paid or counted as it entered, by heading: `LIFE_PAID`, "paid tribute". */
  readonly remembered: Readonly<Record<string, number>>;
}

/** The heading among linked objects of the sources that dealt damage to it this turn. */
export const DAMAGED_BY = 'damaged by';

/** 610.3: the heading among linked objects of the cards that return to a zone right after it leaves the battlefield. */
export const returningTo = (zone: ReturnZone) => `until it leaves: ${zone}`;

/** Zones from which something is exiled until a permanent leaves the battlefield. */
export type ReturnZone = Extract<Zone, 'battlefield' | 'hand' | 'graveyard'>;

export const RETURN_ZONES: readonly ReturnZone[] = ['battlefield', 'hand', 'graveyard'];

export interface LastingChange {
  readonly changes: readonly Change[];
  readonly timestamp: number;
  /** The name of the source, for display. */
  readonly sourceName: string;
  /** The source, where it was an object of the position. */
  readonly source?: ObjectId | undefined;
  readonly controller: PlayerId;
  /** 613.2a, 707.2: an "as it enters" ability that sets power and toughness makes copiable values. */
  readonly copiable?: boolean;
}
