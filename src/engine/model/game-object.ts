// An object in a zone: what it is printed as, and everything that is true of this one only.
import type { BasicLandType, Color, FaceDownKind, Zone } from '../../vocabulary/index.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { CopyException, CopyUntil } from '../ability/copy-exception.ts';
import type { CopiableValues, Printed } from './characteristics.ts';
import type { ObjectId, PlayerId } from './ids.ts';

/** What was chosen for an object, by heading. */
export interface ChosenValues {
  readonly color?: Color;
  readonly colors?: readonly Color[];
  readonly creatureType?: string;
  readonly cardName?: string;
  readonly player?: PlayerId;
  readonly number?: number;
  readonly basicLandType?: BasicLandType;
  readonly landType?: string;
  readonly cardType?: string;
  /** The anchor word or bulleted mode (614.12c). `word` in a scenario is read as the same. */
  readonly mode?: string;
  readonly word?: string;
  readonly fromWord?: string;
  readonly toWord?: string;
  readonly object?: ObjectId;
}

/** How the spell it was had been cast (400.7d). */
export interface CastRecord {
  readonly by: PlayerId;
  readonly from: Zone;
  readonly x: number | undefined;
  /** How often it was kicked; which kicker costs were paid stands in `costs`. */
  readonly kicked: number;
  /** Alternative and additional costs paid, by keyword or symbol, lower-case: "escape", "bestow", "prototype", "{g}". A cost paid twice stands twice. */
  readonly costs: readonly string[];
  /** Mana symbols spent, one each: ["W", "W", "U"]; undefined when nothing is known of it. */
  readonly manaSpent: readonly string[] | undefined;
  readonly lifePaidFor: readonly string[];
  readonly targets: readonly (ObjectId | PlayerId)[];
}

/** A copy effect on an object (layer 1a): the values it took, as they were, with what the effect excepts. */
export interface CopyEffect {
  /** The printed thing whose faces it now has, already resolved through chains of copies. */
  readonly of: CopySource;
  readonly exceptions: readonly CopyException[];
  readonly timestamp: number;
  /** The name of what was copied, for display. */
  readonly ofName: string;
  /** How long the object is a copy; undefined where nothing in a question ends it. */
  readonly until?: CopyUntil | undefined;
}

/** What a copy effect took: a whole printed thing with the face that was up, and the exceptions that were copiable then. */
export interface CopySource {
  readonly printed: Printed;
  readonly face: number;
  /** 707.2: a copy of a face-down object takes the face-down values. */
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
  /** The name a scenario calls it by; unique. */
  readonly label: string;
  readonly printed: Printed;
  readonly token: boolean;
  readonly owner: PlayerId;
  /** Who controls it before control-changing effects (110.2): whoever it entered under. The owner outside the battlefield and stack. */
  readonly controller: PlayerId;
  readonly zone: Zone;
  /** 614.12a: only of the object looked ahead at: where it still is while what it enters with is counted. */
  readonly comingFrom?: Zone;
  /** Index into `printed.faces` of the face that is up. */
  readonly face: number;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown: FaceDownKind | undefined;
  /** 708.2: the characteristics listed for it by what turned it face down; undefined for a plain 2/2 creature. */
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
  readonly designations: readonly string[];
  /** A class's level, or a leveler's by its counters. */
  readonly level: number;
  readonly components: readonly Printed[];
  readonly copies: readonly CopyEffect[];
  /** Changes made to this object as it entered or by what put it there, that last (611.2e, "enters as a Mutant as well"): layer and timestamp apply. */
  readonly lasting: readonly LastingChange[];
  /** Cards exiled, devoured or revealed in connection with it (607), by the verb: {exiled: [...], devoured: [...]}. */
  readonly linked: Readonly<Record<string, readonly ObjectId[]>>;
  readonly timestamp: number;
  /** When it came into its zone: of those that came at once none is the newer (704.5k), whatever their timestamps. */
  readonly arrived: number;
  /** 302.6: whether it came under its controller's control this turn. */
  readonly arrivedThisTurn: boolean;
  /** Which life total, number of cards … was paid or counted as it entered, by heading ("paid life"). */
  readonly remembered: Readonly<Record<string, number>>;
}

/** The heading among linked objects of what has dealt damage to it this turn. */
export const DAMAGED_BY = 'damaged by';

export interface LastingChange {
  readonly changes: readonly Change[];
  readonly timestamp: number;
  /** Whose controller "you" means, and the name shown. */
  readonly sourceName: string;
  readonly controller: PlayerId;
  /** 613.2a, 707.2: an "as it enters" ability that sets power and toughness makes copiable values. */
  readonly copiable?: boolean;
}
