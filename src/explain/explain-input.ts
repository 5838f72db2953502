// Input of an explanation: the answers, the question, what was not read, and the context its sentences share.

import type {
  Condition,
  EffectName,
  GameEvent,
  GameState,
  ObjectId,
  Outcome,
  PendingTrigger,
  PlayerId,
} from '../engine/index.ts';
import { unnumbered } from '../kit/strings.ts';
import type { Unplayed } from '../oracle/index.ts';
import type { Citation } from '../rules/index.ts';
import type { Inquiry } from '../scenario/index.ts';
import type { ChosenKind } from '../vocabulary/index.ts';
import { answerNames } from './answer-names.ts';
import { aheadIn, avertedIn, barredIn, type ExplainContext, type ReadPosition } from './explain-context.ts';
import type { CitedRule } from './explanation.ts';
import type { EventOfKind } from './headline/explained-outcome.ts';

/** A line of a card that was not understood. */
export interface UnreadCardText {
  readonly card: string;
  readonly line: string;
  readonly unplayed?: Unplayed;
}

/** The outcomes of an ability that has triggered, from a position on. */
export type ResolveTrigger = (state: GameState, trigger: PendingTrigger) => readonly Outcome[] | undefined;

/** A fact that nobody told, as `UnstatedFact` of the scenario room has it. */
export interface Unstated {
  readonly card: string;
  readonly fact: string;
  readonly counter?: { readonly kind: string; readonly taken: number };
  readonly partly?: boolean;
  readonly player?: PlayerId;
  readonly words?: string;
  readonly choice?: { readonly kind: ChosenKind; readonly several?: boolean; readonly offered?: string };
  readonly state?: { readonly condition: Condition; readonly by: EffectName };
}

export interface ExplainInput {
  readonly event: GameEvent;
  /** The objects the question is about. */
  readonly asked: readonly ObjectId[];
  /** The inquiries of the question; the headline is the ordinary one where this is left out. */
  readonly inquiries?: readonly Inquiry[];
  /** The objects a name of the question means. */
  readonly find?: (name: string) => readonly ObjectId[];
  /** The outcomes of an ability that has triggered, from a position on; undefined where they can't be told. */
  readonly resolve?: ResolveTrigger;
  /** The text of what puts there what enters: all it may do besides, which is not carried out. */
  readonly causeText?: string;
  /** Names to show for players, where they differ from their ids; "you" is the person who asks. */
  readonly players?: Readonly<Record<string, string>>;
  /** The outcomes; never empty. */
  readonly outcomes: readonly Outcome[];
  /** False when not every choice was explored. */
  readonly complete: boolean;
  /** The view of a position: the engine's `project` under the edition of the question. */
  readonly read: (state: GameState) => ReadPosition;
  /** The day whose rules hold, as "2026-08-07"; undefined for the newest known. */
  readonly rulesDay: string | undefined;
  /** Lines that were not read and could matter. */
  readonly unread: readonly UnreadCardText[];
  /** Sentences of the spell or ability that say what is in force from then on, and change nothing that is shown. */
  readonly lasting?: readonly UnreadCardText[];
  /** Sentences of the spell or ability that say only what happens at a later time, and change nothing until then. */
  readonly later?: readonly UnreadCardText[];
  /** Names of what was said to be kicked without having a kicker. */
  readonly noKicker?: readonly string[];
  /** Cards given an X that they do not have. */
  readonly noX?: readonly string[];
  /** Facts of the turn that a card asks for and the question does not tell; `turn` and `entered` are what they are to `UnstatedFact`. */
  readonly unstated?: readonly Unstated[];
  /** Objects put on the board because the question spoke of them. */
  readonly assumed?: readonly { readonly name: string; readonly zone: 'battlefield' | 'stack' }[];
  /** The question in one line. */
  readonly question?: string;
  /** The names of its cards. */
  readonly cards?: readonly string[];
  /** The cards that changed the result, as far as they were looked for. */
  readonly causes?: readonly FoundCause[];
  /** The rules cited, the deciding ones first, each with its text; unknown rules are left out. */
  readonly excerpt: (cited: readonly Citation[]) => readonly CitedRule[];
}

/** A cause by the labels of its objects, with what would be different without it. */
export interface FoundCause {
  /** The name of its card or token. */
  readonly name: string;
  readonly labels: readonly string[];
  /** An object by its label, or a player; and what it would be or do: "would be untapped"; of nobody for "there". */
  readonly without?: { readonly of?: string; readonly would: string };
}

/** The context in which the sentences of one outcome are written. */
export function contextOfInput(
  input: Pick<ExplainInput, 'read' | 'players'> & Partial<ExplainInput>,
  outcome: Outcome,
): ExplainContext {
  return {
    names: answerNames([outcome.before, outcome.state], input.players, tokenName(input.event)),
    before: outcome.before,
    after: outcome.state,
    seenBefore: input.read(outcome.before),
    seenAfter: input.read(outcome.state),
    picks: outcome.picks,
    ahead: aheadIn(outcome),
    averted: avertedIn(outcome),
    barred: barredIn(outcome),
    madeAsCopies: madeAsCopies(input.event),
  };
}

/** Tokens that enter as copies. */
function madeAsCopies(event: GameEvent | undefined): ReadonlySet<ObjectId> {
  const entering = event?.kind === 'enters' ? event.objects : [];
  return new Set(entering.flatMap(it => (it.copy === undefined || it.from !== 'nowhere' ? [] : [it.object])));
}

/** The name of the tokens an event creates; undefined where they are of several kinds. */
function tokenName(event: GameEvent | undefined): string | undefined {
  if (event?.kind === 'carriesOut') return tokenOfInstructions(event);
  if (event?.kind !== 'creates') return undefined;
  const [name, ...others] = new Set(event.tokens.map(it => unnumbered(it.copy?.ofName ?? it.printed.faces[0].name)));
  return others.length === 0 && name !== '' ? name : undefined;
}

/** The words for the tokens that instructions create; undefined where they are of several kinds, or copies. */
function tokenOfInstructions({ effects }: EventOfKind<'carriesOut'>): string | undefined {
  const made = effects.flatMap(it => (it.kind === 'createTokens' ? [it.token] : []));
  const [name, ...others] = new Set(made.map(it => ('copyOf' in it ? '' : (it.predefined ?? it.subtypes.join(' ')))));
  return others.length === 0 && name !== undefined && name !== '' ? `${name} token` : undefined;
}
