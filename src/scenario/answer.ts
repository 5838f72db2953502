// An answer: outcomes as plain named data, which `--json`, the checks and every user interface share.

import type { Unplayed } from '../oracle/index.ts';
import type { ChoiceKind, ObjectZone } from '../vocabulary/index.ts';
import type { ChosenWords } from './schema/chosen-schema.ts';
import type { CounterMap } from './schema/given-object-schema.ts';

/** An object of an outcome: its state after the event and after state-based actions. */
export interface ObjectAnswer {
  /** The name it was written with, without a number; for a token made in the event, its name. */
  readonly written: string;
  /** The cards a merged or melded permanent is made of. */
  readonly components?: readonly string[];
  /** The name of a token as it was created, where it became something else afterwards. */
  readonly madeAs?: string;
  /**
   * False for a token that has ceased to exist or was never created; then only `written` and `token` are meaningful.
   */
  readonly exists: boolean;
  readonly zone?: ObjectZone;
  readonly controller?: string;
  readonly owner: string;
  /** The name; "" for an object without one, such as a face-down permanent. */
  readonly name: string;
  readonly manaValue: number;
  /** Types, capitalized; all creature types together are the one word "every creature type". */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  /** Colors, lower-case words in the order of 105.1. */
  readonly colors: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly counters: CounterMap;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown: boolean;
  /** "front" or "back" for a card with two faces; left out for others. */
  readonly face?: string;
  readonly phasedOut: boolean;
  /** Keywords in lower case, whole: "protection from red", "ward {2}", "flying". */
  readonly keywords: readonly string[];
  /** The text of each ability it has, keywords included; empty when it has lost all of them. */
  readonly abilities: readonly string[];
  /** The key of the object, or the name of the card, it is a copy of. */
  readonly copyOf?: string;
  /** The key of an object, or a player. */
  readonly attachedTo?: string;
  readonly chosen: ChosenWords;
  readonly token: boolean;
  readonly protector?: string;
  readonly damage: number;
  /** The player or the key of the permanent it attacks. */
  readonly attacking?: string;
  readonly level?: number;
  readonly designations: readonly string[];
  /** Whether the event is about it. */
  readonly asked: boolean;
  /** Whether it differs from before the event, or is new. */
  readonly changed: boolean;
}

export interface PlayerAnswer {
  readonly life: number;
  readonly handSize: number;
  readonly librarySize: number;
  /** Keys of objects, or names of cards without a key; top first. */
  readonly hand: readonly string[];
  readonly graveyard: readonly string[];
  readonly exile: readonly string[];
  readonly counters: CounterMap;
  /** The mana pool, one letter each, in the order W U B R G C. */
  readonly mana: string;
  /** Steps, phases and turns skipped, by name. */
  readonly skipped: readonly string[];
  readonly lost: boolean;
  readonly designations: readonly string[];
}

/** An ability that triggers, `times` times; abilities are in the order they would be put on the stack. */
export interface TriggerAnswer {
  /** The key of its source; for the ability of an effect or an emblem, the name of the card that made it. */
  readonly source: string;
  readonly controller: string;
  readonly times: number;
  /** The ability in the words of the card. */
  readonly text?: string;
}

/** One step of the trail. */
export interface StepAnswer {
  /** The rule that decides it, such as "614.12". */
  readonly rule: string;
  /** Further rules that bear on the same decision; left out where there are none. */
  readonly also?: readonly string[];
  readonly text: string;
  /** Whether it applied, or was considered and did not. */
  readonly applies: boolean;
  /** Whether a short answer shows it. */
  readonly notable: boolean;
  /** The key of the object, or the player, it concerns. */
  readonly about?: string;
}

/** A choice made on the way to an outcome, in the words of `choose`. */
export interface ChoiceAnswer {
  readonly kind: ChoiceKind;
  readonly who: string;
  readonly for?: string;
  /** Names of objects and players, words, numbers or "yes" and "no"; empty when nothing was picked. */
  readonly picks: readonly string[];
  /** The options that are explored, of which like ones are one, each as `picks` names it. */
  readonly options: readonly string[];
  /** Whether the scenario scripted it. */
  readonly scripted: boolean;
}

export interface OutcomeAnswer {
  /**
   * Every written object and every token made, by its key: its handle, its name, or Name#2 where several have the name.
   */
  readonly objects: Readonly<Record<string, ObjectAnswer>>;
  readonly players: Readonly<Record<string, PlayerAnswer>>;
  readonly triggers: readonly TriggerAnswer[];
  readonly trail: readonly StepAnswer[];
  readonly choices: readonly ChoiceAnswer[];
}

/** A card line that was not understood. */
export interface UnreadAnswer {
  readonly card: string;
  readonly line: string;
  /** Whether it could bear on this question. */
  readonly matters: boolean;
  /** The reason for which it is not carried out, whether read or not. */
  readonly unplayed?: Unplayed;
}

export interface Answer {
  readonly id: string;
  readonly title: string;
  /** `illegal`: the event or a scripted choice is refused. `unsupported`: a rule or an event is not carried out yet. */
  readonly status: 'answered' | 'illegal' | 'unsupported';
  /** The cause of an illegal or unsupported question, in a sentence. */
  readonly reason?: string;
  readonly rule?: string;
  /** A scripted choice that nobody is asked for, as it was written. */
  readonly unasked?: string;
  /** A scripted choice that is refused: as it was written, why, and what may be chosen instead, as many as are named. */
  readonly refused?: {
    readonly kind: ChoiceKind;
    readonly written: string;
    readonly because?: string;
    readonly legal: readonly string[];
  };
  /** Distinct outcomes; empty unless `answered`. */
  readonly outcomes: readonly OutcomeAnswer[];
  /** False when the budget ended before every choice was explored. */
  readonly complete: boolean;
  /** 608.2b: the spell or ability does not resolve, since all its targets are illegal. */
  readonly unresolved?: true;
  /** The day of the rules that apply. */
  readonly rules: string;
  readonly unread: readonly UnreadAnswer[];
}
