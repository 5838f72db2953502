// Steps of the trail: each decision as data, with its rule. The explain room renders them in words.
import type { ChosenKind } from '../../vocabulary/index.ts';
import type { Ability, TriggeredAbility } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { Rewrite } from '../ability/replacement.ts';
import type { Choice, Pick } from '../choice/choice.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Fact } from './fact.ts';

/** The effect that a step is about. */
export interface EffectName {
  /** The source, where there is one. */
  readonly source: ObjectId | undefined;
  readonly name: string;
  readonly controller: PlayerId | undefined;
}

/** Why an effect that was considered did not apply. */
export type NotAppliedReason =
  | 'affects more than itself' // 614.12: a general effect of the entering permanent's own
  | 'does not match' // the object as it would exist is not affected
  | 'condition not met'
  | 'lost the ability'
  | 'already applied' // 614.5
  | 'enters at the same time' // 614.12
  | 'created already' // 701.7b
  | 'does not exist yet' // 614.4
  | 'cannot happen' // 614.17c
  | 'phased out' // 702.26b
  | 'declined' // an optional effect not chosen
  | 'impossible' // the cost cannot be paid (118.3, 119.4)
  | 'nothing to choose'
  | 'not a spell that was cast'
  | 'zero'; // 614.7a

/** The reason why an ability that a reader might expect to trigger did not. */
export type NotTriggeredReason =
  | 'condition not met' // 603.4
  | 'lost the ability'
  | 'silenced' // an effect stops it from triggering
  | 'face down' // 708.3
  | 'did not enter' // turned face up, phased in, transformed, became a copy
  | 'did not die' // 700.4: exiled
  | 'was not cast' // put onto the battlefield
  | 'nothing was cast' // the same of an ability that watches others being cast
  | 'triggers as it is cast' // 601.2i: before the spell resolves
  | 'entered tapped' // 603.2e
  | 'entered attacking' // 508.4
  | 'phased out' // 702.26b
  | 'not understood' // its event or its "if" was not read
  | 'no trigger'; // 603.6d: the way it enters is a static ability

/** The state-based actions (704.5, 704.6), and other immediate actions of the rules (702.131b, 702.145, 702.195a). */
export type StateBasedName =
  | 'noLife'
  | 'emptyLibrary'
  | 'poisoned'
  | 'tokenElsewhere'
  | 'noToughness'
  | 'lethalDamage'
  | 'deathtouched'
  | 'noLoyalty'
  | 'legendRule'
  | 'planeswalkerUniqueness'
  | 'worldRule'
  | 'auraFallsOff'
  | 'creatureAuraFallsOff'
  | 'bestowedComesOff'
  | 'equipmentComesOff'
  | 'othersComeOff'
  | 'countersAnnihilate'
  | 'tooManyCounters'
  | 'sagaEnds'
  | 'sectors'
  | 'siegeWithoutDefense'
  | 'battleWithoutDefense'
  | 'unprotectedBattle'
  | 'wronglyProtectedBattle'
  | 'oneRole'
  | 'startYourEngines'
  | 'commanderDamage'
  | 'commanderReturns'
  | 'cityBlessing'
  | 'enduringStory'
  | 'firstDay'
  | 'firstNight'
  | 'nightFalls'
  | 'dayBreaks';

/**
 * The result of a rewrite: counters put (107.3m: none where X is 0), the object copied, whether its condition was met.
 */
export type RewriteResult =
  | { readonly kind: 'counters'; readonly counter: string; readonly put: number }
  | { readonly kind: 'copy'; readonly of: ObjectId; readonly ofName: string }
  | { readonly kind: 'condition'; readonly holds: boolean };

/** The rules by which an ability triggered. */
export type TriggeredBy =
  | 'event' // 603.2, and 603.8 to 603.12 for some events
  | 'entering' // 603.6a
  | 'leaving' // 603.10a
  | 'own rule' // that of its keyword, of what it is on, or of attacking (508.3)
  | 'chapter' // 714.2b
  | 'chosen chapter'; // 702.155a: with read ahead, the one that was chosen

/** The counters that a rule has a permanent enter with: as printed on it (306.5b, 310.4b), or for a Saga (714.3a). */
export type IntrinsicCounters = 'printed loyalty' | 'printed defense' | 'first chapter';

/** A step about an effect and what it bears on, where that is a single object or player. */
interface EffectStep<K extends string, T extends ObjectId | PlayerId = ObjectId | PlayerId> {
  readonly kind: K;
  readonly effect: EffectName;
  readonly object: T | undefined;
}

/** A step about any number of objects and players. */
interface GroupStep<K extends string> {
  readonly kind: K;
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
}

/** The way an effect came to bear on an object in a layer. */
export type LayerCode =
  | 'applies'
  | 'dependency' // 613.8a: applied after effects it depends on
  | 'waited' // 613.8b: having waited for such effects, it does not apply to the object
  | 'lost' // 613.8a: the effect takes an ability away before that one's own effect would have applied
  | 'timestamp'
  | 'defining'
  | 'continues'
  | 'counter'
  | 'suspected' // 701.60c
  | 'ring-bearer' // 701.54c
  | 'devotion' // 700.5a: it raises the devotion that the object's abilities ask for
  | 'no choice' // 607.5a: its abilities refer to a choice that was never made
  | 'copiable'
  | 'switch';

export type Step = {
  readonly rule: string;
  /** Further rules that bear on the same decision. */
  readonly also?: readonly string[];
  /** Whether a short answer shows it. */
  readonly notable: boolean;
} /** The event as proposed, before any replacement. */ & (
  | (GroupStep<'proposed'> & {
      readonly event: GameEvent;
      /** 608.2c: the spell or ability that the event is an instruction of; left out for the event of the question. */
      readonly by?: EffectName;
    })
  /** 614.12: the characteristics it would have on the battlefield. */
  | {
      readonly kind: 'lookedAhead';
      readonly object: ObjectId;
      readonly as: Characteristics;
      readonly because: readonly EffectName[];
      /** Effects that would give it card types it would not have all the same. */
      readonly inSpiteOf: readonly EffectName[];
    }
  | (EffectStep<'considered'> & {
      readonly applies: boolean;
      readonly why: NotAppliedReason | undefined;
      /** The abilities about entering that it would not have, and the effects that take them. */
      readonly lost?: { readonly abilities: readonly Ability[]; readonly because: readonly EffectName[] };
    })
  | (EffectStep<'replaced'> & {
      readonly rewrite: Rewrite;
      /** The kind of the event before the rewrite; undefined where an earlier rewrite of the effect removed it. */
      readonly event: GameEvent['kind'] | undefined;
      /** The amount of the event before the rewrite, where it had one. */
      readonly amount: number | undefined;
      /** The result of the rewrite, where its own words leave that open. */
      readonly result: RewriteResult | undefined;
      /** The counters that it enters with by rule; left out for any other effect. */
      readonly intrinsic?: IntrinsicCounters;
    })
  | {
      readonly kind: 'ordered';
      readonly who: PlayerId;
      readonly among: readonly EffectName[];
      readonly chosen: EffectName;
    }
  | { readonly kind: 'chose'; readonly choice: Choice; readonly pick: Pick; readonly label: string }
  | (EffectStep<'forbidden'> & {
      readonly what: GameEvent['kind'];
      /** "Can't draw more than one card each turn": it forbids all but the first of a turn. */
      readonly afterFirst?: true;
      /** 701.21a: the move of a sacrifice. */
      readonly sacrificed?: true;
    })
  /** A fact about characteristics: which layer, by which effect, on which object. */
  | {
      readonly kind: 'layer';
      readonly object: ObjectId;
      readonly effect: EffectName;
      readonly change: Change | undefined;
      readonly code: LayerCode;
      /** The amounts of a change of power and toughness, as evaluated for the object. */
      readonly numbers?: readonly [power: number | undefined, toughness: number | undefined];
      /** 613.8a: the effects on the object that it is applied after because it depends on them. */
      readonly after?: readonly EffectName[];
      /** 305.7: whether it sets a basic land type, and that says more of the change than its layer does. */
      readonly landType?: true;
      /** 611.2e: whether it is of an effect that lasts from how the object entered. */
      readonly lasting?: true;
      /** Whether it makes no difference to the object. */
      readonly idle?: boolean;
      /** Whether it was just so before the event. */
      readonly standing?: boolean;
      /** 607.5a: what was never chosen for the effect's source, where the change needs it. */
      readonly missing?: ChosenKind;
    }
  | (EffectStep<'triggered', ObjectId> & {
      readonly by: TriggeredBy;
      readonly times: number;
      /** 603.2d: the effects that make it trigger additional times. */
      readonly because: readonly EffectName[];
      /** 605.4a: whether it is a mana ability, which resolves at once. */
      readonly atOnce?: boolean;
    })
  | (EffectStep<'notTriggered', ObjectId> & {
      readonly why: NotTriggeredReason;
      /** The effects that keep it from triggering, or that took the ability away. */
      readonly because: readonly EffectName[];
      /** 603.4: the condition that is not met. */
      readonly unmet?: Condition;
      /** The ability, where its event or its "if" was not read and whether it triggers is unknown. */
      readonly unread?: TriggeredAbility;
    })
  | (GroupStep<'stateBased'> & { readonly action: StateBasedName })
  /** A fact with a rule that no other step has: "stays where it is", "is a new object". */
  | (GroupStep<'fact'> & { readonly fact: Fact })
);
