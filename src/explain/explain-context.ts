// What the words need of a position: how objects read in it, and what everything is called.

import type {
  Ability,
  Amount,
  Characteristics,
  CopyEffect,
  EffectName,
  GameObject,
  GameState,
  ObjectId,
  PickedChoice,
  PlayerId,
} from '../engine/index.ts';
import type { AnswerNames } from './answer-names.ts';
import { unnumbered } from './english.ts';
import { CARD_VOICE, makePhraser } from './phrase/make-phraser.ts';
import type { Phraser } from './phrase/phraser.ts';

/** A position as the layers make it: the part of the engine's view that words need. */
export interface ReadPosition {
  readonly of: (id: ObjectId) => Characteristics;
  readonly controller: (id: ObjectId) => PlayerId;
  /** What an amount comes to, read from that object; left out where nobody works it out. */
  readonly amount?: (amount: Amount, source: ObjectId) => number;
}

/** One outcome as its words are made: before, after, and the names in it. */
export interface ExplainContext {
  readonly names: AnswerNames;
  readonly before: GameState;
  readonly after: GameState;
  readonly seenBefore: ReadPosition;
  readonly seenAfter: ReadPosition;
  /** The choices made on the way. */
  readonly picks: readonly PickedChoice[];
}

/** The object, in the later position if it is there. Undefined for an id neither position knows. */
export function objectOf(context: ExplainContext, id: ObjectId): GameObject | undefined {
  return context.after.objects.get(id) ?? context.before.objects.get(id);
}

/** Of two players the other one, by name; of more, "an opponent of Ann". */
function opponentOf(context: ExplainContext, player: PlayerId | undefined): string {
  if (player === undefined) return CARD_VOICE.opponent;
  const others = context.before.players.filter(it => it.id !== player);
  const [other] = others;
  if (other !== undefined && others.length === 1) return context.names.player(other.id).name;
  const { name, second } = context.names.player(player);
  return second ? CARD_VOICE.opponent : `an opponent of ${name}`;
}

/** The name of what a copy effect took: the face's own, since what was copied may go by another here. */
export function copiedName({ of, ofName }: CopyEffect): string {
  if (of.faceDown !== undefined) return 'a face-down creature';
  return of.printed.faces[of.face]?.name || unnumbered(ofName);
}

/** What an object says of itself: the abilities of its face up, or of what it copies. Empty for one that is not there. */
export function abilitiesOf(context: ExplainContext, id: ObjectId | undefined): readonly Ability[] {
  const object = id === undefined ? undefined : objectOf(context, id);
  const copy = object?.copies.at(-1)?.of;
  const printed = copy?.printed ?? object?.printed;
  const face = printed?.faces[copy?.face ?? object?.face ?? 0] ?? printed?.faces[0];
  return face?.abilities ?? [];
}

/** The voice of an effect: its controller is "you" only where that is the asker. */
export function phraserFor(
  context: ExplainContext,
  effect: EffectName | undefined,
  object?: ObjectId | PlayerId,
  self?: string,
): Phraser {
  const { names } = context;
  const controller = effect?.controller;
  const speaker = controller === undefined ? undefined : names.player(controller);
  return makePhraser({
    you: speaker?.name ?? CARD_VOICE.you,
    your: speaker?.own ?? CARD_VOICE.your,
    opponent: opponentOf(context, controller),
    self: self ?? (effect === undefined ? CARD_VOICE.self : names.effect(effect)),
    it: object === undefined ? CARD_VOICE.it : names.thing(object),
  });
}
