// Views: positions read through their layers (613), and contexts of abilities in them.
import type { Ability, TriggeredAbility } from '../ability/ability.ts';
import type { GameRule } from '../ability/continuous-effect.ts';
import type { Filter } from '../ability/filter.ts';
import type { CantAbility, ReplacementAbility } from '../ability/replacement.ts';
import type { Edition } from '../edition.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { ChosenValues, GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { EffectName, IntrinsicCounters } from '../trail/step.ts';

/** An ability or a lasting effect that functions in a position, with its source. */
export interface Functioning<A extends Ability> {
  readonly ability: A;
  /** Unique in the position: object and ability key, or the lasting effect's id. Identifies the effect for 614.5. */
  readonly key: string;
  /** The object it is on; undefined for effects of resolved spells whose source is not in the position. */
  readonly source: ObjectId | undefined;
  readonly controller: PlayerId;
  readonly name: EffectName;
  readonly timestamp: number;
  readonly context: Context;
  /** For lasting effects: the fixed set of objects or players (611.2c), and the uses left. */
  readonly fixedSet: readonly (ObjectId | PlayerId)[] | undefined;
  readonly uses: number | undefined;
  /** The rule that gives it, where the object's text does not: "702.82a" of a keyword, "306.5b", "122.1c". */
  readonly rule?: string | undefined;
  /** The counters that a rule has the object enter with by it. */
  readonly intrinsic?: IntrinsicCounters | undefined;
  /** The keyword it stands for, where it is one. */
  readonly keyword?: string | undefined;
  /** The rule by which several instances of that keyword work separately, where it has one. */
  readonly several?: string | undefined;
}

/** A rules effect in force (613.11), and its affected objects. */
export interface FunctioningRule {
  readonly rule: GameRule;
  readonly affects: Filter;
  readonly from: Functioning<Ability>;
}

/** Facts of one instruction, and the view of the moment before it. */
export interface Done {
  readonly facts: readonly Occurrence[];
  /** 701.8a: the objects of an instruction to destroy, which are destroyed wherever they are put. */
  readonly destroyed: readonly ObjectId[];
  readonly before: View;
}

/** The referents of an ability's words. */
export interface Context {
  /** "this permanent". */
  readonly source: ObjectId | undefined;
  /** "you". */
  readonly controller: PlayerId;
  /** "it", "that creature": the object the event is about. */
  readonly it?: ObjectId | undefined;
  /** The object that "other" excludes, where that is not the source: the creature that gets +1/+1 for each other. */
  readonly other?: ObjectId | undefined;
  /** "that player". */
  readonly that?: PlayerId | undefined;
  /** The source of damage or counters in the event, or of what put a permanent onto the battlefield. */
  readonly eventSource?: ObjectId | undefined;
  /** "that many", "that much". */
  readonly amount?: number | undefined;
  /** "That land produced": the mana that the ability has triggered on. */
  readonly mana?: readonly string[] | undefined;
  /** "The damage prevented this way". */
  readonly prevented?: number | undefined;
  readonly targets?: readonly (ObjectId | PlayerId | undefined)[] | undefined;
  /** 608.2h: the views in which targets that have left their zone since were there last. */
  readonly lastKnown?: ReadonlyMap<ObjectId, View> | undefined;
  /** "those": the objects made or moved just before. */
  readonly those?: readonly ObjectId[] | undefined;
  /** The doings of the spell or ability so far, instruction by instruction: "destroyed this way". */
  readonly done?: readonly Done[] | undefined;
  /** The one of several objects that an instruction is carried out for. */
  readonly member?: ObjectId | undefined;
  /** Choices of the ability's source, or of the lasting effect. */
  readonly chosen?: ChosenValues | undefined;
  readonly x?: number | undefined;
}

/** A position read through its layers (613); lazy. */
export interface View {
  readonly state: GameState;
  readonly edition: Edition;
  /** 614.12: the object that is looked ahead at. It is on the battlefield here, but it is not counted among others. */
  readonly lookingAhead: ObjectId | undefined;
  /** The characteristics of an object in any zone. Throws for an id that is not in the state: our bug. */
  of(id: ObjectId): Characteristics;
  object(id: ObjectId): GameObject;
  /** The controller after layer 2. */
  controller(id: ObjectId): PlayerId;
  /** Objects on the battlefield, except those phased out and the one looked ahead at. */
  readonly battlefield: readonly ObjectId[];
  /**
   * Functioning replacement effects: of permanents, emblems, planes, cards in other zones, lasting effects, keywords
   * and counters.
   */
  readonly replacements: readonly Functioning<ReplacementAbility>[];
  readonly cants: readonly Functioning<CantAbility>[];
  readonly triggers: readonly Functioning<TriggeredAbility>[];
  /** 613.11: rules effects in force. */
  readonly rules: readonly FunctioningRule[];
}
