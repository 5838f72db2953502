// Objects and events of a question, as they are gathered clause by clause.
import { isRecord } from '../../kit/structure.ts';
import type { Noun, Side, SpokenAction, Token, VerbVoice } from '../tokens/question-token.ts';

/** Properties of an object, in the long form of a scenario. */
export type Patch = Readonly<Record<string, unknown>>;

/** An object as it is named in the question. */
export interface Mention {
  /** The cards it may be, the one taken first; empty for a noun. */
  readonly names: readonly string[];
  noun?: Noun;
  readonly loose: boolean;
  readonly open: boolean;
  readonly text: string;
  readonly at: number;
  count: number;
  /** Whether a number was typed, which an article is not. */
  readonly counted: boolean;
  /** Whose it is, where that was said. */
  whose?: Side;
  /** Another than the one named before: "a second". */
  readonly another: boolean;
  patch: Patch;
  /** The zone it is in, where that was said; the battlefield for what somebody has. */
  place?: string;
  /** The object it is attached to, and the object it copies. */
  attachedTo?: Mention;
  copying?: Mention;
  /** Named only as what something on the battlefield is a copy of, which may be there no more. */
  model?: true;
  /** The permanent whose ability exiled it (607.2a). */
  exiledWith?: Mention;
  /** Whether each opponent has one. */
  each?: boolean;
  /** The owner, where another player controls it: "my opponent controls my bear". */
  owner?: Side;
  /** The wording "Control Magic on X": it may be what enters. */
  aimed?: boolean;
  /** Wordings "the angel", "that cat": something that was named before, where it was. */
  readonly pointed?: {
    readonly word: Token;
    /** Whether it can only point: "that cat". */
    readonly only: boolean;
  };
  /** Named in a question only. */
  asked: boolean;
  /** Not named at all: what a spell finds by its own text. */
  readonly implied?: true;
  /** Named after "with" or "under", which may mean that it is on the battlefield. */
  beside: boolean;
}

/** Something that happens in the question. */
export interface Happening {
  readonly action: SpokenAction;
  readonly voice: VerbVoice;
  readonly at: number;
  /** The player who does it. */
  who?: Side;
  each?: boolean;
  /** The object that does it: "Ocelot Pride makes a cat". */
  source?: Mention;
  readonly objects: Mention[];
  /** Wordings "on", "targeting", "to". */
  readonly targets: Mention[];
  toPlayer?: Side;
  /** Whether the opponent it is done to is another than the one who does it: "he connects on the other player". */
  toFurther?: true;
  /** The spell or ability that does it. */
  by?: Mention;
  /** Objects named by "with" after the verb. */
  readonly beside: Mention[];
  zone?: string;
  zoneOf?: Side;
  /** Whether what is beside the source deals damage as well: "X and Y both connect". */
  together?: true;
  /** Whether a zone was named, which the verb alone may imply. */
  zoneSaid?: true;
  amount?: number;
  /** Whether the life is paid that what enters asks for. */
  lifePaid?: true;
  counter?: string;
  /** The step that begins. */
  step?: string;
  /** Whether it was told what has happened this turn before. */
  turnTold?: true;
  combat?: boolean;
  /** The activated ability, where one of several was chosen. */
  ability?: string;
  /**
   * Whether a spell is carried out whole, in place of the event that its first instruction is, and a step begins, in
   * place of what the ability that triggers then does.
   */
  whole?: true;
  /** Whether the question asks about it instead of stating it. */
  readonly asked: boolean;
  /** Whether the counters that are removed are the last ones. */
  last?: true;
  /** Whether each object enters under the player whose it is: "I put in X, they put in Y". */
  readonly severally?: true;
  already: boolean;
  /** Whether nobody is asked what an object enters as a copy of, since it has lost the ability (614.12). */
  copiesUnasked?: true;
  /** Whether it was done in response to what is told beside it, and resolves before that. */
  response?: true;
  /** Whether its target is gone as it resolves (608.2b). */
  readonly targetGone?: true;
  readonly verb?: Extract<Token, { kind: 'verb' }>;
}

/** An effect that an earlier spell or ability made and that still lasts (611.2). */
export interface EarlierEffect {
  /** The card whose effect it is. */
  readonly card: string;
  readonly by?: Mention;
  readonly who: Side;
  readonly targets: readonly Mention[];
  /** The color chosen, where its text has one chosen. */
  readonly color?: string;
}

/** A relation between objects named in a question, by the word that expresses it. */
export interface Relation {
  readonly word: string;
  readonly left: readonly Mention[];
  readonly right: Mention[];
}

/** All that was gathered from a question. */
export interface Gathered {
  readonly mentions: Mention[];
  readonly happenings: readonly Happening[];
  readonly relations: readonly Relation[];
  readonly facts: readonly { readonly path: readonly string[]; readonly value: unknown }[];
  readonly effects: readonly EarlierEffect[];
  /** Words that may matter and were not understood. */
  readonly unread: readonly Token[];
  /** Tokens that tell of the board or the event, in whatever clause does not ask. */
  readonly told: readonly Token[];
  /** Words of what is asked that were not understood. */
  readonly passedOver: readonly Token[];
  /** Whether anything is asked at all, if only by a question mark. */
  readonly asksSomething: boolean;
  /** Whether words say what is asked. */
  readonly askedInWords: boolean;
  /** Whether landfall is asked about. */
  readonly landfall: boolean;
  /** Words of the outcome, keywords among them. */
  readonly keywords: readonly string[];
  /** Whether it speaks of triggering. */
  readonly triggering: boolean;
  /** Whether it speaks of what abilities that trigger do: life, cards, tokens. */
  readonly ofOutcomes: boolean;
  /** Whether it is asked if tokens make something trigger. */
  readonly tokenTriggers: boolean;
  /** Whether it is asked what happens as something dies: "persist". */
  readonly dying: boolean;
  /** Whether it speaks of copying. */
  readonly ofCopying: boolean;
  /** Whether it speaks of exiling. */
  readonly ofExiling: boolean;
  readonly unjudged: readonly Extract<Token, { kind: 'unjudged' }>[];
}

/** Two patches as one; counters and casts are joined. */
export function joinedPatch(one: Patch, other: Patch): Patch {
  const result: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = result[key];
    result[key] = isRecord(before) && isRecord(value) ? { ...before, ...value } : value;
  }
  return result;
}

/** The way in which an object was told to be cast; empty where nothing was told of it. */
export function castOf({ patch }: Mention): Patch {
  return typeof patch.cast === 'object' && patch.cast !== null ? { ...patch.cast } : {};
}
