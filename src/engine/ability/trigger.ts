// Trigger events (603.2).

import type { ObjectDesignation, PerformedAction, PlayerDesignation, StepName, Zone } from '../../vocabulary/index.ts';
import type { Condition } from './condition.ts';
import type { Comparison, Filter } from './filter.ts';
import type { OccurrenceSubject } from './occurrence-subject.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

/** The event, with the limits on when it counts. */
export type TriggerEvent = Occasion & Limits;

/** Limits of any event. */
interface Limits {
  /** "during your turn": the player whose turn it has to be. */
  readonly during?: PlayerRef;
  /** "for the first time each turn". */
  readonly firstTime?: boolean;
}

/** `oneOrMore` triggers once for a whole simultaneous event (603.2c). */
type Occasion =
  | {
      readonly kind: 'enters';
      readonly what: Filter;
      readonly oneOrMore: boolean;
      readonly from?: Zone;
      /** "from your graveyard": the player whose zone that is. */
      readonly fromWhose?: PlayerRef;
      readonly notFrom?: Zone;
      readonly under?: PlayerRef;
      /** "Without being played" (305.1). */
      readonly notPlayed?: true;
      readonly tapped?: boolean;
      /** "Enters attached to a creature". */
      readonly attachedTo?: Filter;
    }
  | { readonly kind: 'dies'; readonly what: Filter; readonly oneOrMore: boolean; readonly by?: PlayerRef }
  | {
      readonly kind: 'leaves';
      readonly what: Filter;
      readonly oneOrMore: boolean;
      readonly to?: Zone;
      readonly notTo?: Zone;
      /** "A spell or ability you control exiles": the player whose effect it is. */
      readonly by?: PlayerRef;
    }
  | {
      readonly kind: 'moves';
      readonly what: Filter;
      readonly oneOrMore: boolean;
      readonly from?: Zone;
      readonly notFrom?: Zone;
      /** Undefined for any zone: "leave your graveyard". */
      readonly to?: Zone;
    }
  | {
      readonly kind: 'countersPut';
      readonly counter: string | undefined;
      readonly on: Filter | PlayerRef;
      readonly oneOrMore: boolean;
      readonly who?: PlayerRef;
      readonly nth?: number;
      /** "on one or more Humans": once for all that receive some at the same time. */
      readonly all?: boolean;
    }
  | {
      readonly kind: 'countersRemoved';
      readonly counter: string | undefined;
      readonly on: Filter;
      readonly last: boolean;
      readonly oneOrMore: boolean;
    }
  | { readonly kind: 'chapter'; readonly chapters: readonly number[] }
  | { readonly kind: 'tokensCreated'; readonly what: Filter; readonly who: PlayerRef; readonly oneOrMore: boolean }
  | {
      readonly kind: 'gainsLife' | 'losesLife' | 'draws' | 'discards' | 'mills' | 'sacrifices';
      readonly who: PlayerRef;
      readonly what?: Filter;
      readonly oneOrMore: boolean;
      readonly nth?: number;
      /** "One or more players": once for all who do so at the same time. */
      readonly together?: true;
      /** "A spell or ability an opponent controls causes you to discard ~": the player whose effect it is. */
      readonly by?: PlayerRef;
      /** Excludes the first draw of that player's draw step. */
      readonly exceptFirstInDrawStep?: true;
    }
  | {
      readonly kind: 'dealsDamage';
      readonly source: Filter;
      readonly to: Filter | PlayerRef | undefined;
      readonly combat: boolean | undefined;
      readonly oneOrMore: boolean;
      readonly amount?: { readonly is: Comparison; readonly n: number };
      /** "To a permanent or player": once for each one it damages. */
      readonly toEach?: boolean;
    }
  | {
      readonly kind: 'dealtDamage';
      readonly what: Filter;
      readonly oneOrMore: boolean;
      readonly combat?: boolean;
      readonly atLeast?: number;
      /** 120.10: only where it is more than lethal damage. */
      readonly excess?: true;
    }
  /** 615.13: damage that would be dealt to it is prevented. */
  | { readonly kind: 'damagePrevented'; readonly to: Filter | PlayerRef }
  | { readonly kind: 'begins'; readonly step: StepName; readonly whose: PlayerRef }
  | {
      readonly kind: 'taps' | 'untaps' | 'transforms' | 'turnsFaceUp' | 'phasesIn' | 'phasesOut' | 'mutates';
      readonly what: Filter;
      /** "Transforms into a non-Human creature": the object afterwards. */
      readonly into?: Filter;
      readonly oneOrMore?: boolean;
      /** "You tap an untapped creature": who taps it. */
      readonly who?: PlayerRef;
      /** 508.1f: "if it isn't being declared as an attacker". */
      readonly notDeclared?: true;
    }
  /** "You proliferate", "a creature you control explores": a player or an object does a keyword action. */
  | { readonly kind: 'acts'; readonly action: PerformedAction; readonly who: PlayerRef | Filter }
  /** "Becomes monstrous", "becomes renowned", "is unlocked": an object gets the designation. */
  | { readonly kind: 'becomes'; readonly what: Filter; readonly designation: ObjectDesignation }
  | {
      readonly kind: 'blocks' | 'becomesBlocked' | 'attacksAlone';
      readonly what: Filter;
      readonly oneOrMore: boolean;
    }
  /** 508.3a; `whom`: "attacks you or a planeswalker you control". */
  | {
      readonly kind: 'attacks';
      readonly what: Filter;
      readonly oneOrMore: boolean;
      readonly whom?: readonly (Filter | PlayerRef)[];
    }
  /** 508.3b-e: "you attack with two or more creatures": those declared together, counted. */
  | {
      readonly kind: 'attacksWith';
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly is: '>=' | '=';
      readonly n: number;
      readonly whom?: readonly (Filter | PlayerRef)[];
      /** "You attack a player": once for each one attacked. */
      readonly each?: true;
      /** "~ and at least two other creatures": what has to be declared besides. */
      readonly beside?: Filter;
    }
  /** 509.3g: "attacks and isn't blocked". */
  | { readonly kind: 'becomesUnblocked'; readonly what: Filter }
  | {
      readonly kind: 'casts';
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly nth?: number;
      /** The zone it is cast from, or a zone it is not cast from. */
      readonly from?: Zone;
      readonly notFrom?: Zone;
      /** "Other than your first spell each turn". */
      readonly exceptFirst?: true;
      /** "Cast or copy": a copy of a spell counts too (707.10). */
      readonly orCopies?: true;
    }
  /** 602.2: "you activate an ability of a creature that isn't a mana ability"; `what` has the ability. */
  | {
      readonly kind: 'activates';
      readonly who: PlayerRef;
      readonly what?: Filter;
      readonly isMana?: false;
      readonly isLoyalty?: true;
    }
  | { readonly kind: 'becomesAttached'; readonly what: Filter; readonly to: ObjectRef | Filter }
  | { readonly kind: 'becomesUnattached'; readonly what: Filter }
  /** "A permanent entering causes a triggered ability to trigger"; `ofIt`: one of that permanent's own. */
  | { readonly kind: 'causesTrigger'; readonly cause: TriggerEvent; readonly ofIt: boolean }
  /** 731.1: "day becomes night or night becomes day". */
  | { readonly kind: 'dayNight' }
  /** "You become the monarch": a player gets the designation. */
  | { readonly kind: 'playerBecomes'; readonly who: PlayerRef; readonly designation: PlayerDesignation }
  /** `spell`: of such a spell, not of an ability; `who`: the player who controls the spell or ability. */
  | { readonly kind: 'becomesTarget'; readonly what: Filter; readonly spell?: Filter; readonly who?: PlayerRef }
  /** 106.12a: "whenever ~ is tapped for mana". */
  /** 106.12a: `symbol` "chosen" for the chosen color; `byAbility` where it need not be tapped for it. */
  | {
      readonly kind: 'addsMana';
      readonly what: Filter;
      readonly who?: PlayerRef;
      readonly symbol?: string;
      readonly byAbility?: true;
    }
  /** 305.1: "you play a land". */
  | {
      readonly kind: 'playsLand';
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly from?: Zone;
      readonly notFrom?: Zone;
    }
  /** 702.29c. */
  | { readonly kind: 'cycles'; readonly who: PlayerRef; readonly what: Filter }
  /** 119.4: life paid, as a cost or for an effect. */
  | { readonly kind: 'paysLife'; readonly who: PlayerRef; readonly oneOrMore: boolean }
  | { readonly kind: 'losesGame'; readonly who: PlayerRef }
  /** 603.8: triggers on a state. */
  | { readonly kind: 'state'; readonly condition: Condition }
  /** An event that the engine does not have, kept as text. */
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The occurrences that its words may be about; none where it cannot happen in a question. */
      readonly about: readonly OccurrenceSubject[];
      /** Only about the object that has the ability. */
      readonly ofItself: boolean;
      /** 603.12: about what was done for the ability before it. */
      readonly reflexive: boolean;
    };
