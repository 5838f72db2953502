// The trail: each decision as data, with its rule. Words are the telling's.
import type { TriggeredAbility } from '../ability/ability.ts';
import type { Change } from '../ability/continuous.ts';
import type { Rewrite } from '../ability/replacement.ts';
import type { Choice, Pick } from '../choice/choice.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** Which effect a step speaks of. */
export interface EffectName {
  /** Object it comes from, where there is one, and what it is called. */
  readonly source: ObjectId | undefined;
  readonly name: string;
  readonly controller: PlayerId | undefined;
}

/** Why an effect that was considered did not apply. */
export type WhyNot =
  | 'affects more than itself' // 614.12: a general effect of the entering permanent's own
  | 'does not match' // the object as it would exist is not what it affects
  | 'condition not met'
  | 'lost the ability'
  | 'already applied' // 614.5
  | 'enters at the same time' // 614.12
  | 'does not exist yet' // 614.4
  | 'cannot happen' // 614.17c
  | 'phased out' // 702.26b
  | 'declined' // an optional effect not used
  | 'impossible' // the cost cannot be paid (118.3, 119.4)
  | 'nothing to choose'
  | 'not a spell that was cast'
  | 'zero'; // 614.7a

export type Step = {
  readonly rule: string;
  /** Further rules that bear on the same decision. */
  readonly also?: readonly string[];
  /** Whether a short answer shows it. */
  readonly notable: boolean;
} /** What would happen. */ & (
  | {
      readonly kind: 'proposed';
      readonly event: string;
      readonly objects: readonly ObjectId[];
      readonly players: readonly PlayerId[];
      readonly detail: Readonly<Record<string, string | number | boolean>>;
    }
  /** 614.12: what it would be on the battlefield. */
  | {
      readonly kind: 'lookedAhead';
      readonly object: ObjectId;
      readonly as: Characteristics;
      readonly because: readonly EffectName[];
    }
  | {
      readonly kind: 'considered';
      readonly effect: EffectName;
      readonly object: ObjectId | PlayerId | undefined;
      readonly applies: boolean;
      readonly why: WhyNot | undefined;
    }
  | {
      readonly kind: 'replaced';
      readonly effect: EffectName;
      readonly object: ObjectId | PlayerId | undefined;
      readonly rewrite: Rewrite;
      readonly detail: Readonly<Record<string, string | number | boolean>>;
    }
  | {
      readonly kind: 'ordered';
      readonly who: PlayerId;
      readonly among: readonly EffectName[];
      readonly chosen: EffectName;
    }
  | { readonly kind: 'chose'; readonly choice: Choice; readonly pick: Pick; readonly label: string }
  | {
      readonly kind: 'forbidden';
      readonly effect: EffectName;
      readonly object: ObjectId | PlayerId | undefined;
      readonly what: string;
    }
  /** Something happened: the performers' record, in the words of the event kinds. */
  | {
      readonly kind: 'happened';
      readonly what: string;
      readonly objects: readonly ObjectId[];
      readonly players: readonly PlayerId[];
      readonly detail: Readonly<Record<string, string | number | boolean>>;
    }
  /** A fact about characteristics: which layer, by which effect, on which object. */
  | {
      readonly kind: 'layer';
      readonly object: ObjectId;
      readonly effect: EffectName;
      readonly change: Change | undefined;
      readonly note:
        | 'applies'
        | 'dependency'
        | 'timestamp'
        | 'defining'
        | 'continues'
        | 'counter'
        | 'copiable'
        | 'switch';
    }
  | {
      readonly kind: 'triggered';
      readonly effect: EffectName;
      readonly object: ObjectId | undefined;
      readonly times: number;
      readonly cause: string;
    }
  | {
      readonly kind: 'notTriggered';
      readonly effect: EffectName;
      readonly object: ObjectId | undefined;
      readonly why: string;
      /** The ability, where its event or its "if" was not read, so that nobody knows whether it triggers. */
      readonly unread?: TriggeredAbility;
    }
  | {
      readonly kind: 'stateBased';
      readonly action: string;
      readonly objects: readonly ObjectId[];
      readonly players: readonly PlayerId[];
    }
  /** A fact worth a rule that no other step carries: "stays where it is", "is a new object". */
  | {
      readonly kind: 'noted';
      readonly note: string;
      readonly objects: readonly ObjectId[];
      readonly players: readonly PlayerId[];
      readonly detail: Readonly<Record<string, string | number | boolean>>;
    }
);
