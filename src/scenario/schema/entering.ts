// The objects of an `enters` or `creates` event.
import type { Cast } from './cast.ts';
import type { CounterMap } from './given.ts';
import type { TokenSpec } from './token.ts';
import type { FaceDownWay, Origin } from './words.ts';

/** One entering object, or `count` like ones. One of `card`, `token` and `copyOf` says what it is. */
export interface Entering {
  readonly card?: string;
  readonly token?: TokenSpec;
  readonly count: number;
  readonly as?: string;
  readonly under: string;
  readonly owner: string;
  /** `stack` for a resolving spell. */
  readonly from: Origin;
  /** Whether the scenario itself says where it comes from; a land with nothing said is played from hand. */
  readonly fromWritten: boolean;
  /** Only with `from: stack`, and only when something was said of it; otherwise `PLAIN_CAST`. */
  readonly cast?: Cast;
  /** The spell or ability that puts it there: a card name or an object of the scenario. */
  readonly by?: string;
  /** With neither card nor token: a token that is a copy of this object or card. */
  readonly copyOf?: string;
  readonly except: readonly string[];
  readonly tapped: boolean;
  readonly counters: CounterMap;
  readonly transformed: boolean;
  /** "front", "back", or the name of the face. */
  readonly face?: string;
  readonly faceDown?: FaceDownWay;
  /** The player or permanent it enters attacking. */
  readonly attacking?: string;
  readonly attachedTo?: string;
}

/** Tokens an effect would create. */
export interface Creating {
  readonly under: string;
  readonly token?: TokenSpec;
  readonly copyOf?: string;
  readonly except: readonly string[];
  readonly count: number;
  readonly tapped: boolean;
  readonly counters: CounterMap;
  readonly attachedTo?: string;
  readonly as?: string;
  readonly by?: string;
}
