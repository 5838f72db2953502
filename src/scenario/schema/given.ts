// `given`: the game just before the event.
import type { Cast } from './cast.ts';
import type { Chosen } from './chosen.ts';
import type { TokenSpec } from './token.ts';
import type { DayNight, FaceDownWay, ThisTurnFact } from './words.ts';

/** Counters by kind. */
export type CounterMap = Readonly<Record<string, number>>;

/** An object listed in a zone. Exactly one of `card` and `token` stands, or `copyOf` alone for a token that is a copy. */
export interface GivenObject {
  readonly card?: string;
  readonly token?: TokenSpec;
  readonly count: number;
  readonly as?: string;
  /** The player it is listed under when nothing else was said. */
  readonly owner?: string;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly faceDown?: FaceDownWay;
  readonly phasedOut: boolean;
  /** "front", "back", or the name of the face that is up. */
  readonly face?: string;
  /** Left out: as printed. `{}`: none. */
  readonly counters?: CounterMap;
  /** An object of the scenario or a card. */
  readonly copyOf?: string;
  /** What the copy effect excepts, in Oracle wording. */
  readonly except: readonly string[];
  readonly cast?: Cast;
  /** "solved", "suspected", "unlocked: left" … */
  readonly designations: readonly string[];
  readonly level?: number;
  /** Cards a merged or melded permanent is made of, top first. */
  readonly components: readonly string[];
  /** An object or a player. */
  readonly attachedTo?: string;
  readonly chosen?: Chosen;
  readonly damage: number;
  readonly protector?: string;
  readonly timestamp?: number;
}

/** A continuous or replacement effect that lasts. At least one of `from` and `text` stands. */
export interface GivenEffect {
  /** The card whose text makes it. */
  readonly from?: string;
  /** The effect in Oracle wording. */
  readonly text?: string;
  /** Left out: whatever matches. */
  readonly targets?: readonly string[];
  readonly chosen?: Chosen;
  readonly timestamp?: number;
}

export interface GivenPlayer {
  readonly life: number;
  readonly battlefield: readonly GivenObject[];
  readonly hand: readonly GivenObject[];
  /** Top first. Left out when the scenario says nothing of it, which is not the same as empty. */
  readonly library?: readonly GivenObject[];
  /** Top first. */
  readonly graveyard: readonly GivenObject[];
  readonly exile: readonly GivenObject[];
  readonly command: readonly GivenObject[];
  readonly stack: readonly GivenObject[];
  readonly effects: readonly GivenEffect[];
  readonly designations: readonly string[];
  readonly counters: CounterMap;
  readonly speed?: number;
  readonly thisTurn: Readonly<Partial<Record<ThisTurnFact, number | boolean>>>;
}

export interface Given {
  /** Every player of the scenario, whether anything was written for them or not. */
  readonly players: Readonly<Record<string, GivenPlayer>>;
  /** Planes, phenomena and emblems that belong to nobody. */
  readonly command: readonly GivenObject[];
  readonly dayNight?: DayNight;
  /** The step or phase it is; the active player's main phase when left out. */
  readonly step?: string;
}
