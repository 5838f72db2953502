// Results of reading a plain question: a scenario with its assumptions, a question back, or a refusal.
import type { Inquiry, Scenario } from '../../scenario/index.ts';
import type { SpellWithMore } from './whole-spell.ts';

/** A name that could have meant another card. */
export interface TakenName {
  readonly typed: string;
  readonly card: string;
  /** Other cards it may mean, best first. */
  readonly others: readonly string[];
}

/** An object whose owner was not said, and whom it was taken to belong to. */
export interface OwnerTaken {
  readonly name: string;
  readonly side: 'you' | 'opponent';
}

/** Objects whose owner was not said. */
export interface OwnersTaken {
  /** Objects whose owner matters, with whom they were given to. */
  readonly owned: readonly OwnerTaken[];
  /** Names of objects of which it does not matter whose they are. */
  readonly anybodys: readonly string[];
}

/** A scenario as it was read, with all that was taken for granted. */
export interface Understood {
  readonly scenario: Scenario;
  readonly taken: readonly TakenName[];
  /** Cards that stand in for any of their kind, with the words they stand for. */
  readonly standIns: readonly { readonly said: string; readonly name: string }[];
  /** Assumptions made where the question left something open, such as the object that enters. */
  readonly assumed: readonly string[];
  /** Owners that were not said, tried under the other player where they are first asked for. */
  readonly ownersTaken: () => OwnersTaken;
  /** Cards of the board that look at spells being cast, where something is cast: the event comes after that. */
  readonly castBefore: readonly string[];
  /** The part that asks for something, as typed, where it was not understood. */
  readonly notInquired?: string;
  /** The spell whose event is asked about, where its text does more than that. */
  readonly doesMore?: SpellWithMore;
  /** Words of what is asked that were passed over. */
  readonly passedOver: readonly string[];
}

/** One way to go on from a question back. */
export interface Offer {
  readonly label: string;
  /** The scenario, where the press answers at once. */
  readonly scenario?: Scenario;
  /** The whole question as it would be typed then. */
  readonly question?: string;
}

/** Words of a question in place of which one of these names may be meant, the nearest first. */
export interface NamesMeant {
  readonly typed: string;
  readonly names: readonly string[];
}

/** An inquiry, and its words as they were typed. */
export interface AskedInWords {
  readonly inquiry: Inquiry;
  readonly words: string;
}

/** A reading of a question; `asked` is empty where what it asks was not surely understood. */
export type QuestionReading =
  | ({
      readonly kind: 'read';
      readonly asked: readonly AskedInWords[];
    } & Understood)
  | {
      readonly kind: 'asked back';
      readonly question: string;
      readonly offers: readonly Offer[];
      /** Events in shorthand that could be asked on the board of a scenario; left out where the offers are all. */
      readonly events?: { readonly lines: readonly string[]; readonly scenario: Scenario };
      /** Words that are no name as they were typed; left out where all names were found. */
      readonly nearest?: readonly NamesMeant[];
      readonly found: readonly string[];
    }
  | {
      readonly kind: 'declined';
      readonly sentence: string;
      readonly found: readonly string[];
      /** Whether the sentence is the answer, though no event is played: of an ability that can't be activated. */
      readonly judged?: true;
    }
  | { readonly kind: 'not read'; readonly sentence: string; readonly found: readonly string[] };
